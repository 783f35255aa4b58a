"""Figures of contests, the same for every game, and tables of them in Markdown."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np

from tworivers.engine.messages import Message, Value, own_catalogue, words
from tworivers.engine.rules import Game
from tworivers.study.contest import Contest

STUDY_WORDS = own_catalogue("study")
"""The words of reports."""
OVERVIEW_COLUMNS = (
    "decisions",
    "winning-score",
    "all-scores",
    "margin",
    "lead-changes",
    "shared",
    "spread",
    "unevenness",
)


class Telling:
    """A report's words and numbers in one language: a study's own and those of its game."""

    def __init__(self, language: str, game: Game) -> None:
        self.words, self._game = words(language, STUDY_WORDS, game.catalogue), game.name

    def say(self, key: str, **values: Value) -> str:
        """A sentence of the report; one of this game's own, where there is one."""
        own = f"study-{self._game}-{key}"
        return self.words.say(Message(own if self.words.knows(own) else f"study-{key}", values))

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        return self.words.number(value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of 1."""
        return self.say("percent", percent=self.number(100 * share, digits))

    def heading(self, key: str, **values: Value) -> str:
        """A heading of the second level."""
        return f"## {self.say(key, **values)}"


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def table(telling: Telling, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; floats get one decimal."""
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    lines += [
        "| " + " | ".join(telling.number(cell) if isinstance(cell, float) else str(cell) for cell in row) + " |"
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


def overview(telling: Telling, results: Sequence[Contest]) -> str:
    """A row for each number of players."""
    rows = [
        (
            result.seats,
            telling.number(float(result.decisions.mean()), 0),
            winning_score(result),
            float(result.scores.sum(axis=1).mean()),
            margin(result),
            lead_changes(result),
            telling.percent(result.shared / result.games),
            telling.say("points", points=telling.number(spread_of_wins(result), 0)),
            telling.number(unevenness(result), 2),
        )
        for result in results
    ]
    head = [telling.say("players"), *(telling.say(f"column-{name}") for name in OVERVIEW_COLUMNS)]
    return table(telling, head, rows)


def happenings(telling: Telling, results: Sequence[Contest], events: Iterable[tuple[str, int]]) -> str:
    """How often things happen in a game, by number of players."""
    rows = [(said, *(a_game(result, event) for result in results)) for said, event in events]
    return table(telling, [telling.say("a-game"), *_tables(telling, results)], rows)


def details(telling: Telling, results: Sequence[Contest], event: int, names: Sequence[str], head: str) -> str:
    """How often each kind within a kind of event happens in a game, by number of players."""
    rows = [
        (said, *(telling.number(result.details[event].get(kind, 0) / result.games, 2) for result in results))
        for kind, said in enumerate(names)
    ]
    return table(telling, [head, *_tables(telling, results)], rows)


def _tables(telling: Telling, results: Sequence[Contest]) -> list[str]:
    """The columns of numbers of players."""
    return [telling.say("tables", count=result.seats) for result in results]


def winners(telling: Telling, result: Contest, names: Sequence[str], head: Sequence[str]) -> str:
    """Wins by seat with their intervals, scores, and what they have at the end: the columns of `head` after those."""
    rows = []
    for seat, name in enumerate(names):
        won = int(result.won[seat])
        low, high = (telling.percent(share) for share in interval(won, result.games))
        ends = [float(value) / result.games for value in result.ends[seat]]
        rows.append(
            (
                name,
                telling.percent(won / result.games),
                telling.say("interval", low=low, high=high),
                float(result.scores[:, seat].mean()),
                *ends,
            )
        )
    return table(telling, head, rows)
