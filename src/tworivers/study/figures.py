"""Figures of contests, the same for every game, and tables of them in Markdown."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np

from tworivers.study.contest import Contest

OVERVIEW_COLUMNS = (
    "decisions",
    "winner's score",
    "all scores",
    "lead over second",
    "changes of lead",
    "shared wins",
    "best less worst share",
    "unevenness",
)


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; floats get one decimal."""
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    lines += [
        "| " + " | ".join(f"{cell:.1f}" if isinstance(cell, float) else str(cell) for cell in row) + " |"
        for row in rows
    ]
    return "\n".join(lines)


def spread_of_wins(result: Contest) -> float:
    """The share of the luckiest seat less that of the unluckiest, in percent."""
    return float(result.won.max() - result.won.min()) / result.games * 100


def unevenness(result: Contest) -> float:
    """The standard deviation of the seats' shares, as a part of their mean."""
    return float(result.won.std() / result.won.mean())


def winning_score(result: Contest) -> float:
    """The winner's score on average."""
    return float(result.scores.max(axis=1).mean())


def a_game(result: Contest, event: int) -> float:
    """How often something happens in a game."""
    return float(result.events[:, event].sum()) / result.games


def lead_changes(result: Contest) -> float:
    """How often a game's sole leader changes, on average."""
    changes = 0
    for row in result.leaders:
        alone = row[row >= 0]
        changes += int((alone[1:] != alone[:-1]).sum())
    return changes / result.games


def margin(result: Contest) -> float:
    """How far the first is ahead of the second, on average."""
    ordered = np.sort(result.scores, axis=1)
    return float((ordered[:, -1] - ordered[:, -2]).mean())


def overview(results: Sequence[Contest], players: str) -> str:
    """A row for each number of players."""
    rows = [
        (
            result.seats,
            round(float(result.decisions.mean())),
            winning_score(result),
            float(result.scores.sum(axis=1).mean()),
            margin(result),
            lead_changes(result),
            f"{result.shared / result.games:.1%}",
            f"{spread_of_wins(result):.0f} points",
            f"{unevenness(result):.2f}",
        )
        for result in results
    ]
    return table((players, *OVERVIEW_COLUMNS), rows)


def happenings(results: Sequence[Contest], events: Iterable[tuple[str, int]], players: str) -> str:
    """How often things happen in a game, by number of players."""
    rows = [(words, *(a_game(result, event) for result in results)) for words, event in events]
    return table(("a game", *(f"{result.seats} {players}" for result in results)), rows)


def details(results: Sequence[Contest], event: int, names: Sequence[str], head: str, players: str) -> str:
    """How often each kind within a kind of event happens in a game, by number of players."""
    rows = [
        (words, *(f"{result.details[event].get(kind, 0) / result.games:.2f}" for result in results))
        for kind, words in enumerate(names)
    ]
    return table((head, *(f"{result.seats} {players}" for result in results)), rows)


def winners(result: Contest, names: Sequence[str], head: Sequence[str]) -> str:
    """Wins by seat with their intervals, scores, and what they have at the end: the columns of `head` after those."""
    rows = []
    for seat, name in enumerate(names):
        won = int(result.won[seat])
        low, high = interval(won, result.games)
        ends = [float(value) / result.games for value in result.ends[seat]]
        rows.append(
            (
                name,
                f"{won / result.games:.1%}",
                f"{low:.1%} to {high:.1%}",
                float(result.scores[:, seat].mean()),
                *ends,
            )
        )
    return table(head, rows)
