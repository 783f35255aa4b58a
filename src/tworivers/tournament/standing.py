"""What the games of a tournament came to: who won how often, against whom, from which seat, and how strong that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from tworivers.bots.playing import shares
from tworivers.tournament.playing import Played
from tworivers.tournament.rating import Rating, pairs_of, rate, wins_of


@dataclass(frozen=True)
class Standing:
    """One bot."""

    bot: str
    rating: Rating
    games: int
    """Seats it played, as it may have several at a table."""
    won: float
    """Tables won; a shared win counts in parts."""
    scores: tuple[int, ...]
    milliseconds: float
    """Of thought for a decision, on average."""

    @property
    def mean(self) -> float:
        """The mean score."""
        return fmean(self.scores) if self.scores else 0.0

    @property
    def spread(self) -> float:
        """The scores' standard deviation."""
        return pstdev(self.scores) if self.scores else 0.0


@dataclass(frozen=True)
class Standings:
    """Everybody, the strongest first."""

    rows: tuple[Standing, ...]
    wins: tuple[tuple[float, ...], ...]
    """How often the one of a row finished before the one of a column, in the same order; shared places are halves."""
    met: tuple[tuple[int, ...], ...]
    """How often they met."""
    seats: tuple[float, ...]
    """The part of all tables that each seat won."""


def stand(bots: Sequence[str], seats: int, played: Sequence[Played]) -> Standings:
    """Sum up."""
    ratings = rate(played, len(bots))
    order = sorted(range(len(bots)), key=lambda bot: -ratings[bot].rating)
    wins = wins_of(pairs_of(played), len(bots))[order][:, order]
    parts = [shares(game.scores) for game in played]
    return Standings(
        rows=tuple(_standing(bots[bot], ratings[bot], bot, played, parts) for bot in order),
        wins=tuple(tuple(float(count) for count in row) for row in wins),
        met=tuple(tuple(int(count) for count in row) for row in wins + wins.T),
        seats=tuple(fmean(part[seat] for part in parts) if parts else 0.0 for seat in range(seats)),
    )


def _standing(
    name: str, rating: Rating, bot: int, played: Sequence[Played], parts: Sequence[Sequence[float]]
) -> Standing:
    """One bot's part in all games."""
    mine = [
        (game, seat, part[seat])
        for game, part in zip(played, parts, strict=True)
        for seat, who in enumerate(game.bots)
        if who == bot
    ]
    decisions = sum(game.decisions[seat] for game, seat, _ in mine)
    return Standing(
        bot=name,
        rating=rating,
        games=len(mine),
        won=sum(part for _, _, part in mine),
        scores=tuple(game.scores[seat] for game, seat, _ in mine),
        milliseconds=1000 * sum(game.seconds[seat] for game, seat, _ in mine) / max(1, decisions),
    )
