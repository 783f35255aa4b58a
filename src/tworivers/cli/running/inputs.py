"""What somebody typed, checked: language, game, seats, options, box and files. Each wrong one gets a clear line."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from random import SystemRandom

from tworivers.bots.levels import LABELS
from tworivers.cli.language import of_environment
from tworivers.cli.players import BOT, HUMAN, RANDOM
from tworivers.cli.running.errors import refuse
from tworivers.cli.running.words import OUR_WORDS, game_words
from tworivers.engine.boxes import LARGEST
from tworivers.engine.messages import Words, words
from tworivers.engine.objections import failure, quote
from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.languages import FALLBACK, LANGUAGES


def common_words(wanted: str | None) -> Words:
    """The words of the wanted language, or of the environment's, or English ones."""
    if wanted is not None and wanted not in LANGUAGES:
        refuse(words(FALLBACK, *OUR_WORDS), "cli-unknown-language", name=quote(wanted), languages=", ".join(LANGUAGES))
    return words(wanted or of_environment(), *OUR_WORDS)


def find_game(talk: Words, name: str | None) -> Game:
    """The game of that name."""
    if name is None:
        refuse(talk, "cli-no-game", games=", ".join(GAMES))
    if name not in GAMES.names():
        refuse(talk, "cli-unknown-game", name=quote(name), games=", ".join(GAMES))
    return GAMES[name]


def chosen_options(talk: Words, game: Game, typed: Sequence[str]) -> dict[str, str]:
    """Options given as name=value."""
    chosen: dict[str, str] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            refuse(talk, "cli-option-form", text=quote(text))
        if name in chosen:
            refuse(talk, "cli-option-twice", name=quote(name))
        chosen[name] = value
    game.encode_options(chosen)
    return chosen


def seed_number(typed: int | None) -> int:
    """The seed of many games; any if none was typed."""
    return secrets.randbits(32) if typed is None else typed


def check_paths(talk: Words, **typed: str | None) -> None:
    """Refuse names of files that are empty, which systems take for the current folder."""
    for what, path in typed.items():
        if path is not None and not path.strip():
            refuse(talk, "cli-empty-path", what="FILE" if what == "file" else f"--{what}")


def read_box_file(talk: Words, path: str | None) -> str | None:
    """The text of an owner's component file; None for the standard box."""
    if path is None:
        return None
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(LARGEST + 1)  # one more than a box may have: then reading it says what is wrong
    except OSError as error:
        refuse(talk, "cli-box-unreadable", file=path, reason=failure(error))
    except UnicodeDecodeError:
        refuse(talk, "cli-box-no-text", file=path)


def seat_names(talk: Words, game: Game, typed: str | None, draw: bool = False) -> list[str]:
    """Who sits where, as a save file names them: `human`, a name of one's own, or a bot with its level.

    In the order they are typed, or in any order if it is drawn.
    """
    names = _typed_names(talk, game, typed)
    return SystemRandom().sample(names, len(names)) if draw else names


def _typed_names(talk: Words, game: Game, typed: str | None) -> list[str]:
    if typed is None:
        return [HUMAN] + [BOT + RANDOM] * (game.seats[len(game.seats) // 2] - 1)
    names = []
    for text in typed.split(","):
        kind, _, name = text.strip().partition(":")
        if kind in LABELS and not name:
            names.append(BOT + kind)
        elif kind == HUMAN and not name.startswith(BOT):
            names.append(name or HUMAN)
        else:
            refuse(talk, "cli-unknown-seat", name=quote(text), kinds=", ".join((HUMAN, f"{HUMAN}:NAME", *LABELS)))
    game.check_seats(len(names))
    check_bots(talk, game, names)
    return names


def check_bots(talk: Words, game: Game, names: Sequence[str]) -> None:
    """Refuse bots that the game doesn't have."""
    levels = [name.removeprefix(BOT) for name in names if name.startswith(BOT)]
    known: Sequence[str] = list(LABELS)
    if any_thinks(names):
        from tworivers.bots import levels_of

        known = levels_of(game.name)
    for level in levels:
        if level not in known:
            refuse(talk, "cli-unknown-bot", name=quote(level), kinds=", ".join(known))


def any_thinks(names: Sequence[str]) -> bool:
    """Whether a bot among them does more than play at random."""
    return any(name.startswith(BOT) and name != BOT + RANDOM for name in names)


def seat_titles(talk: Words, game: Game, seats: int, options: Mapping[str, str], box: str | None) -> list[str]:
    """The seats of a table by the names players know them by."""
    text = read_box_file(talk, box)
    table = Table(game, seats, 0, options, None if text is None else game.read_box(text, box or ""))
    return [game_words(talk, game).say(game.seat_words(table.g, seat)) for seat in range(seats)]


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
