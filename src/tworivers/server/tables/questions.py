"""Questions about tables that take a while to answer, and how they are answered: by a process of their own.

It is none of those in which bots think: somebody who wants to know why something can't be done doesn't wait for a bot.
What was answered is kept (`kept_answers.py`). A question takes the record as it is, secrets included: what comes back
passes through the same functions as everything that leaves the server.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.engine.warmup import steps
from tworivers.games import GAMES
from tworivers.server.problems import Problem
from tworivers.server.tables.outgoing import Entry, as_text, barred_actions, history_text
from tworivers.server.work_done import in_thread
from tworivers.server.workers.pool import NoAnswer, WorkerPool
from tworivers.server.workers.questions import Question
from tworivers.server.workers.thinking_queue import Asker

LEVEL = 5
"""Of compression."""
SLICE = 100
"""Log entries that are put into words before others get a turn."""


def packed(text: str) -> bytes:
    """A text as gzip has it, ready to be sent."""
    return zlib.compress(text.encode(), LEVEL, wbits=31)


@dataclass(frozen=True)
class TableQuestion(Question):
    """A question about a position."""

    @property
    def quick(self) -> bool:
        """None of them takes seconds."""
        return True

    def table(self, game: Game) -> Table:
        """The position."""
        table = Table(game, self.seats, 0)
        table.records.view(np.uint8)[:] = np.frombuffer(self.record, np.uint8)
        return table

    def answer(self) -> bytes:
        """What is sent. Runs in a process of its own."""
        return self.answered_for(GAMES[self.game])

    def answered_for(self, game: Game) -> bytes:
        """The answer, for a game that this process knows."""
        raise NotImplementedError


@dataclass(frozen=True)
class WhyQuestion(TableQuestion):
    """What can a seat not do now, and why?"""

    number: int = 0

    def answered_for(self, game: Game) -> bytes:
        """The actions with their reasons, packed."""
        actions = barred_actions(self.table(game), self.seat)
        return packed(as_text({"number": self.number, "seat": self.seat, "actions": actions}))


@dataclass(frozen=True)
class ViewQuestion(TableQuestion):
    """What does a seat see?"""

    def answered_for(self, game: Game) -> bytes:
        """The view as JSON."""
        return as_text(game.view(self.table(game).g, self.seat)).encode()


@dataclass(frozen=True)
class SceneQuestion(TableQuestion):
    """What of a box does a picture need?"""

    box: str = ""

    def answered_for(self, game: Game) -> bytes:
        """The scene, packed."""
        return packed(as_text(game.scene(self.box)))


def question_about(kind: type[Any], table: Table, seat: int, **more: Any) -> Any:
    """A question of a kind about a position."""
    return kind(table.game.name, "", table.digest(), table.seats, seat, 0, **more)


async def answer_to(question: TableQuestion, game: Game, workers: WorkerPool) -> bytes:
    """What the process says; a game that only this process knows is looked at here, in a thread."""
    if question.game not in GAMES:
        return await in_thread(question.answered_for, game)
    try:
        answer: bytes = await workers.ask(question, Asker())
    except NoAnswer:
        raise Problem("no-answer") from None
    return answer


def warm_up_rules(game: str) -> None:
    """Load a game's rules, so that the first answer comes at once. Runs in the process."""
    for _, step in steps(GAMES[game]):
        step()


async def packed_log(entries: Sequence[Entry], game: Game, seat: int, everything: bool) -> bytes:
    """Log entries as a seat may read them, packed: in slices, so that others get their turn in between."""
    told = []
    for place, entry in enumerate(entries):
        told.append(entry.told(game, seat, everything))
        if place % SLICE == SLICE - 1:
            await asyncio.sleep(0)
    return await in_thread(packed, f'{{"log":[{",".join(told)}]}}')


async def packed_history(entries: Sequence[Entry]) -> bytes:
    """Who moved, the scores after it and where rounds begin, packed in the same way."""
    told = []
    before: int | None = None
    for place, entry in enumerate(entries):
        told.append(history_text(entry, before))
        before = entry.round
        if place % SLICE == SLICE - 1:
            await asyncio.sleep(0)
    return await in_thread(packed, f'{{"history":[{",".join(told)}]}}')
