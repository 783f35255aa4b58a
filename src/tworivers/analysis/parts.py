"""A question in parts, for several who answer at the same time; their answers in a row are the answer to the whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from tworivers.analysis.asked import Asked, Choices, Course, Positions


def parts_of(asked: Asked, most: int) -> list[Asked]:
    """At most so many questions in place of one."""
    if isinstance(asked, Choices):
        return [replace(asked, decisions=part) for part in _cut(asked.decisions, most)]
    if isinstance(asked, Positions):
        return [replace(asked, positions=part) for part in _cut(asked.positions, most)]
    if isinstance(asked, Course):
        return [_part_of(asked, part) for part in _cut(asked.wanted, most)]
    return [asked]


def _part_of(asked: Course, wanted: tuple[int, ...]) -> Course:
    """The same about some of the wanted positions."""
    from tworivers.bots import looked_at

    records = dict(zip(asked.numbers, asked.positions, strict=True))
    numbers = tuple(looked_at(wanted))
    return replace(asked, numbers=numbers, positions=tuple(records[number] for number in numbers), wanted=wanted)


def _cut(things: Sequence[Any], most: int) -> list[tuple[Any, ...]]:
    """In parts of about the same length, none of them empty."""
    count = max(1, min(most, len(things)))
    edges = [len(things) * part // count for part in range(count + 1)]
    return [tuple(things[first:last]) for first, last in pairwise(edges)]
