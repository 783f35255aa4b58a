"""How a player is taught: the numbers of self-play learning, by game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tworivers.engine.rules import Game


@dataclass(frozen=True)
class Settings:
    """What learning is done with. The first group says what is learnt, the second how; changing it begins anew."""

    game: str
    seats: tuple[int, ...]
    """Numbers of players that the network learns, in equal parts."""
    width: int = 512
    blocks: int = 3
    habits: bool = False
    """Whether it begins with what a bot's habit says, and learns where that is wrong."""
    rivals: float = 0.0
    """The part of the games in which others play by habit: in half of them all others, else every second seat."""
    past: float = 0.0
    """The part of the games in which every second seat is played as the network played a while ago."""
    scale: float = 60.0
    """A lead in points that counts as clear."""
    minutes: float = 4.5
    """How long learning lasts in all; the rates fall over this time."""
    games: int = 32768
    """Games in step."""
    decisions: int = 48
    """Decisions of each game between two lessons."""
    minibatch: int = 65536
    rate: float = 3e-4
    """Of learning,"""
    last_rate: float = 0.05
    """and the part of it that is left at the end."""
    curiosity: float = 0.02
    """What an even choice is worth, and the part of it that is left at the end."""
    last_curiosity: float = 0.2
    trace: float = 0.97
    """How far a surprise reaches back: the lambda of generalised advantage estimation."""
    clip: float = 0.2
    """How much likelier or unlikelier one lesson may make a choice."""
    strays: int = 450
    """Decisions, at most, before learning begins, so that games don't end all at once: random ones, or by habit."""
    judging: int = 0
    """Lessons in which only judging is learnt, not yet playing."""
    longest: int = 20_000
    """Decisions after which a game is broken off."""
    seed: int = 1


def settings_for(game: Game, seats: tuple[int, ...], small: bool = False) -> Settings:
    """The usual settings of a game; `small` ones for trying it out on a processor."""
    known = {
        "amyitis": Settings("amyitis", seats),
        "mesopotamia": Settings(
            "mesopotamia",
            seats,
            habits=True,
            rivals=0.4,
            past=0.2,
            scale=5.0,
            games=16384,
            minibatch=32768,
            trace=0.98,
            curiosity=0.004,
            strays=800,
            judging=8,
            longest=6000,
        ),
    }
    settings = known.get(game.name, Settings(game.name, seats))
    if small:
        return replace(settings, width=128, blocks=1, games=256, decisions=32, minibatch=2048, strays=100, judging=2)
    return settings
