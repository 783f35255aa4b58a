"""The action table of a game: blocks of codes, each with its notation, its words and what it points at on the board.

A game adds its blocks in order; `add` returns the first code of a block, which rules and bots use as a plain number:

    PLACE = TABLE.add(PROVINCES, notation=..., words=..., target=...)
    ... PLACE + province ...
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from tworivers.engine.messages import Message

Notation: TypeAlias = Callable[[int], str]
"""Number in the block -> the text of save files."""
ActionWords: TypeAlias = Callable[[Any, int, int], Message]
"""Record, seat, number in the block -> what the action does, as a button would say it."""
Target: TypeAlias = Callable[[int], str | None]
"""Number in the block -> the id of what one points at on the board to take the action, if it shows there."""
Parts: TypeAlias = Callable[[int], tuple[int, ...]]
"""Number in the block -> the numbers packed in it; a rule."""


def no_target(number: int) -> str | None:
    """The board shows nothing to point at."""
    return None


@dataclass(frozen=True)
class Block:
    """Codes first to first + size - 1."""

    first: int
    size: int
    notation: Notation
    words: ActionWords
    target: Target
    parts: Parts | None

    @property
    def end(self) -> int:
        """One past the last code."""
        return self.first + self.size


class ActionTable:
    """All codes of a game, block after block."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._firsts: list[int] = []
        self._notations: dict[int, str] = {}
        self._targets: dict[int, str | None] = {}
        self.size = 0
        """How many codes there are."""

    def add(
        self,
        size: int,
        notation: Notation,
        words: ActionWords,
        target: Target = no_target,
        parts: Parts | None = None,
    ) -> int:
        """Append a block; return its first code."""
        block = Block(self.size, size, notation, words, target, parts)
        self._firsts.append(block.first)
        self.blocks.append(block)
        self.size = block.end
        return block.first

    def block(self, code: int) -> Block:
        """The block a code belongs to."""
        if not 0 <= code < self.size:
            raise ValueError(f"no action {code}: codes run from 0 to {self.size - 1}")
        return self.blocks[bisect_right(self._firsts, code) - 1]

    def notation(self, code: int) -> str:
        """An action as save files write it; asked for again and again where a match is saved after every move."""
        if code not in self._notations:
            block = self.block(code)
            self._notations[code] = block.notation(code - block.first)
        return self._notations[code]

    def words(self, g: Any, seat: int, code: int) -> Message:
        """What an action does, as a button would say it."""
        block = self.block(code)
        return block.words(g, seat, code - block.first)

    def target(self, code: int) -> str | None:
        """The id of the thing on the board that an action points at."""
        if code not in self._targets:
            block = self.block(code)
            self._targets[code] = block.target(code - block.first)
        return self._targets[code]

    def as_json(self, g: Any, seat: int, code: int) -> dict[str, Any]:
        """An action as views show it."""
        words = self.words(g, seat, code).as_json()
        return {"code": code, "text": self.notation(code), "words": words, "target": self.target(code)}
