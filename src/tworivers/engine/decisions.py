"""A game's decisions as one table: which answers a question takes, what forbids each and what each does.

From the table follow the functions through which native code reaches the rules (`dispatch.py`).

A rule takes what it needs by the names of its parameters: `g`, `seat`, `dice`, `log`, and the names under which its
question keeps numbers (`Question.values`). Whatever other parameters it has are the answer itself: the number in the
block of codes, or, in order, the numbers packed in it (`Block.parts`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tworivers.engine.messages import Message

Rule: TypeAlias = Callable[..., Any]

NONE = -1
"""No answer is possible."""
MANY = -2
"""More than one answer is possible, or the question is asked even if there is one."""


class BadTable(TypeError):
    """A table whose entries don't fit together; the text names the entry."""


@dataclass(frozen=True)
class Answer:
    """One block of codes as an answer to a question."""

    code: int
    """The first code of the block."""
    carry_out: Rule | None
    """What the answer does; None: nothing but ending the question."""
    obstacle: Rule | None = None
    """Why it isn't legal, 0 if it is; None: it always is. It must not name `dice` or `log`."""
    possible: Rule | None = None
    """The legal numbers of the block as bits, where that is quicker than asking `obstacle` for each. With a parameter
    `half`, those of the block's first half (0) or second half (1).
    """
    gate: Rule | None = None
    """Why none of the block is legal, whatever the number; asked once, before `obstacle`."""
    up_to: Rule | None = None
    """Instead of `possible`: the largest legal number; all from 0 on are legal."""


@dataclass(frozen=True)
class Question:
    """A decision that waits for an answer."""

    task: int
    answers: Sequence[Answer]
    """In the order of their codes."""
    values: tuple[str, ...] = ()
    """Names for the number that stands beside the task, or for the numbers packed in it."""
    unpack: Rule | None = None
    """Takes that number apart, if it holds several: a rule of `g`, `seat` and `value`, or some of them. It may also
    look up what several answers need."""
    asked: bool = False
    """Whether it is asked even if one answer alone is possible."""
    stays: bool = False
    """Whether it stays on the stack until a rule takes it off."""
    first: Rule | None = None
    """What is done before any answer is carried out."""
    words: Callable[[Any, int, int], Message] | None = None
    """Record, seat, the number beside the task -> the question; None: the message named after the task."""
