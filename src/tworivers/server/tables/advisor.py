"""Advice about a table: what a bot would do in a seat's place, who will win, which moves swung a game.

Worker processes find it, on records that went through `hide` for the seat that asks: advice knows no more than they do.
What was found is kept with the table, so that many who watch cost as much as one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from tworivers.analysis.positions import positions, record_seen, seed_of, stepped
from tworivers.analysis.swings import LISTED, around, candidates, greatest, parted, turbulent
from tworivers.engine.match import Move
from tworivers.engine.table import Table
from tworivers.server.problems import Problem
from tworivers.server.tables.judging import viewpoint_of
from tworivers.server.tables.live_table import LiveTable, asker_of
from tworivers.server.tables.outgoing import SPECTATOR
from tworivers.server.workers.bots import looked_at
from tworivers.server.workers.pool import NoAnswer, WorkerPool
from tworivers.server.workers.questions import (
    Chances,
    ChancesQuestion,
    CourseQuestion,
    HintQuestion,
    Question,
)
from tworivers.server.workers.thinking_queue import Asker

WAIT = 60.0
"""Seconds after which whoever asked is told to ask again; what they asked for may be ready then."""
BATCH = 32
"""Positions that are judged in one question; bots may decide in between."""
COARSE = 240
"""Positions of a long game that are judged first, in search of swings."""

Found = tuple[int, Chances]
"""A number of moves, and the chances after them."""


@dataclass
class Findings:
    """What was found out about a table since the last undo. Answers that are still awaited are futures."""

    undos: int
    chances: dict[tuple[int, int], asyncio.Future[Chances | None]] = field(default_factory=dict)
    hints: dict[tuple[int, int], asyncio.Future[Any]] = field(default_factory=dict)
    swings: dict[int, asyncio.Future[Any]] = field(default_factory=dict)


class Advisor:
    """Asks the workers for advice and remembers what they said, as long as a table is in memory."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self._findings: WeakKeyDictionary[LiveTable, Findings] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def _found_at(self, live: LiveTable) -> Findings:
        findings = self._findings.get(live)
        if findings is None or findings.undos != live.undos:
            findings = self._findings[live] = Findings(live.undos)
        return findings

    async def hint(self, live: LiveTable, seat: int) -> Any:
        """What a bot would do on a seat now."""
        hints, key = self._found_at(live).hints, (seat, live.number)
        if key not in hints:
            seed = seed_of(live.number, seat)
            record = record_seen(live.match.table, seat, seed)
            question = HintQuestion(live.game.name, "hint", record, len(live.seats), seat, seed)
            hints[key] = asyncio.get_running_loop().create_future()
            self._start(self._settle(question, asker_of(live), hints, [key]))
        return (await _wait([hints[key]]))[0]

    async def chances(self, live: LiveTable, viewpoint: int, numbers: Sequence[int]) -> list[Found]:
        """Everybody's chances after each of these numbers of moves, as seen from `viewpoint`."""
        known = self._found_at(live).chances
        missing = [number for number in numbers if (viewpoint, number) not in known]
        if missing:
            for number in missing:
                known[viewpoint, number] = asyncio.get_running_loop().create_future()
            needed = looked_at(missing)
            start, moves = live.match.at(needed[0]), live.match.moves[needed[0] : needed[-1]]
            self._start(self._judge(live, viewpoint, missing, known, start, moves))
        found = await _wait([known[viewpoint, number] for number in numbers])
        return list(zip(numbers, found, strict=True))

    async def _judge(
        self,
        live: LiveTable,
        viewpoint: int,
        wanted: Sequence[int],
        known: dict[tuple[int, int], Any],
        start: Table,
        moves: Sequence[Move],
    ) -> None:
        """Have positions judged that nobody has asked about yet. `start` and `moves` are the match's when it was asked:
        somebody may take something back meanwhile.
        """
        needed = looked_at(wanted)
        records = await asyncio.to_thread(positions, start, moves, needed, viewpoint)
        for first in range(0, len(wanted), BATCH):
            batch = tuple(wanted[first : first + BATCH])
            numbers = tuple(looked_at(batch))
            question = CourseQuestion(
                live.game.name,
                "chances",
                b"",
                len(live.seats),
                viewpoint,
                seed_of(0, viewpoint),
                positions=tuple(records[number] for number in numbers),
                numbers=numbers,
                wanted=batch,
            )
            await self._settle(question, asker_of(live), known, [(viewpoint, number) for number in batch])

    async def _settle(
        self, question: Question, asker: Asker, known: dict[tuple[int, int], Any], keys: list[tuple[int, int]]
    ) -> None:
        """Ask, and give the answer to all who wait for it. What has no answer can be asked again."""
        try:
            answer = await self.workers.ask(question, asker)
            found = answer if isinstance(question, ChancesQuestion) else [answer]
        except NoAnswer:
            found = [None] * len(keys)
        for key, one in zip(keys, found, strict=True):
            future = known[key] if one is not None else known.pop(key)
            future.set_result(one)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def swings(self, live: LiveTable) -> list[dict[str, Any]]:
        """The moves of a finished game that changed somebody's chances most, the greatest first."""
        found, viewpoint = self._found_at(live).swings, viewpoint_of(live, SPECTATOR)
        if viewpoint not in found:
            found[viewpoint] = asyncio.get_running_loop().create_future()
            self._start(self._find_swings(live, viewpoint, found))
        return list((await _wait([found[viewpoint]]))[0])

    async def _find_swings(self, live: LiveTable, viewpoint: int, known: dict[int, asyncio.Future[Any]]) -> None:
        """Settle what the swings were. A long game is judged every few moves first, and move by move where much has
        changed; then the moves that may have swung it one by one, with care.
        """
        future, found = known[viewpoint], None
        try:
            coarse = stepped(0, live.number, max(1, -(-live.number // COARSE)))
            course = dict(await self.chances(live, viewpoint, coarse))
            spans = turbulent(course, 2 * LISTED)
            fine = sorted({number for first, last in spans for number in range(first, last + 1)} - set(coarse))
            course |= dict(await self.chances(live, viewpoint, fine)) if fine else {}
            swings = [
                parted(number, course[number - 1], await self._around(live, viewpoint, number))
                for number in candidates(course)
            ]
            found = greatest(swings, live.number)
        except (Problem, NoAnswer):
            pass
        finally:
            if found is None:
                del known[viewpoint]
            future.set_result(found)

    async def _around(self, live: LiveTable, viewpoint: int, number: int) -> list[Chances]:
        """The chances before and after a move, and after it with other dice."""
        before, move, seed = live.match.at(number - 1), live.match.moves[number - 1], seed_of(number, viewpoint)
        records = await asyncio.to_thread(around, before, move, seed, lambda table: record_seen(table, viewpoint, seed))
        question = ChancesQuestion(
            live.game.name, "chances", b"", len(live.seats), viewpoint, seed_of(0, viewpoint), positions=records
        )
        found: list[Chances] = await self.workers.ask(question, asker_of(live))
        return found


async def _wait(futures: Iterable[asyncio.Future[Any]]) -> list[Any]:
    """The results of all of them. Others may wait for them too: if one of us leaves, they go on."""
    wanted = list(futures)
    _, late = await asyncio.wait(wanted, timeout=WAIT)
    found = [] if late else [future.result() for future in wanted]
    if late or None in found:
        raise Problem("no-answer")
    return found
