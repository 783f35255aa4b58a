"""Those who think about what a person asks: what a bot would do in their place, who will win, which moves swung a game.

Bots' workers do it, on records that went through `hide` for whoever asks: advice knows no more than they do. What was found is kept with the
table, so that many who watch cost as much as one.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any
from weakref import WeakKeyDictionary

from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import Move
from tworivers.engine.table import Table
from tworivers.server.live import LiveTable
from tworivers.server.problems import Problem
from tworivers.server.telling import SPECTATOR
from tworivers.server.thinking import NoAnswer, Question, Thinkers

SECONDS = 1.0
"""A hint may take, once a worker has time for it."""
WAIT = 60.0
"""Seconds after which who asked is told to ask again; what they asked for may be ready then."""
BATCH = 16
"""Positions that are judged in one go; bots may decide in between."""
HINT, NOW, COURSE = 1, 2, 9
"""How soon a question's turn comes among those of bots, whose levels count from 0: a hint, the chances now, those of a replay."""
SWINGS = 8
COARSE = 240
"""Positions of a long game that are judged first, in search of swings."""

Chances = tuple[float, ...]
Found = tuple[int, Chances]


@dataclass(frozen=True)
class HintQuestion(Question):
    """What would you do?"""

    def answer(self) -> Any:
        """A suggestion with its reasons; runs in a worker."""
        from tworivers.bots import hint

        return hint(self.game, self.record, self.seats, self.seat, self.seed, seconds=SECONDS)


@dataclass(frozen=True)
class ChancesQuestion(Question):
    """Who will win? Asked of several positions."""

    positions: tuple[bytes, ...] = ()

    def answer(self) -> list[Chances]:
        """Everybody's chances by position; runs in a worker."""
        from tworivers.bots import chances

        return chances(self.game, self.positions, self.seats, self.seat, self.seed)


@dataclass
class Sheet:
    """What was found out about a table, as long as nothing is taken back; what is being thought about is there already."""

    undos: int
    chances: dict[tuple[int, int], asyncio.Future[Chances | None]] = field(default_factory=dict)
    hints: dict[tuple[int, int], asyncio.Future[Any]] = field(default_factory=dict)


class Advisor:
    """Asks the workers for advice and remembers what they said, as long as a table is in memory."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._sheets: WeakKeyDictionary[LiveTable, Sheet] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def _sheet(self, live: LiveTable) -> Sheet:
        sheet = self._sheets.get(live)
        if sheet is None or sheet.undos != live.undos:
            sheet = self._sheets[live] = Sheet(live.undos)
        return sheet

    async def hint(self, live: LiveTable, seat: int) -> Any:
        """What a bot would do on a seat now."""
        hints, key = self._sheet(live).hints, (seat, live.number)
        if key not in hints:
            seed = seed_of(live.header.id, live.number, seat)
            record = seen(live.match.table, seat, seed)
            question = HintQuestion(live.game.name, "hint", record, len(live.seats), seat, seed)
            hints[key] = asyncio.get_running_loop().create_future()
            self._start(self._settle(question, HINT, hints, [key]))
        return (await _wait([hints[key]]))[0]

    async def chances(self, live: LiveTable, viewpoint: int, numbers: Sequence[int]) -> list[Found]:
        """By number of moves, everybody's chances after them, as who looks from `viewpoint` sees it."""
        known = self._sheet(live).chances
        missing = [number for number in numbers if (viewpoint, number) not in known]
        if missing:
            for number in missing:
                known[viewpoint, number] = asyncio.get_running_loop().create_future()
            start, moves = live.match.at(missing[0]), live.match.moves[missing[0] : missing[-1]]
            self._start(self._judge(live, start, moves, viewpoint, missing, known))
        found = await _wait([known[viewpoint, number] for number in numbers])
        return list(zip(numbers, found, strict=True))

    async def _judge(
        self,
        live: LiveTable,
        start: Table,
        moves: Sequence[Move],
        viewpoint: int,
        numbers: list[int],
        known: dict[tuple[int, int], Any],
    ) -> None:
        """Have positions judged that nobody has asked about yet."""
        table = live.header.id
        records = await asyncio.to_thread(positions, start, moves, numbers, viewpoint, table)
        for first in range(0, len(numbers), BATCH):
            batch = numbers[first : first + BATCH]
            question = ChancesQuestion(
                live.game.name,
                "chances",
                b"",
                len(live.seats),
                viewpoint,
                seed_of(table, 0, viewpoint),
                records[first : first + BATCH],
            )
            await self._settle(
                question, NOW if len(numbers) == 1 else COURSE, known, [(viewpoint, number) for number in batch]
            )

    async def _settle(
        self, question: Question, ease: int, known: dict[tuple[int, int], Any], keys: list[tuple[int, int]]
    ) -> None:
        """Ask, and tell all who wait for it; what has no answer can be asked for again."""
        try:
            answer = await self.thinkers.ask(question, ease)
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
        """The moves of a finished game that changed somebody's chances most, the greatest first.

        A long game is judged coarsely first; where much has changed, move by move.
        """
        viewpoint = viewpoint_of(live, SPECTATOR)
        coarse = stepped(0, live.number, max(1, -(-live.number // COARSE)))
        course = dict(await self.chances(live, viewpoint, coarse))
        turbulent = sorted(pairwise(coarse), key=lambda span: -_change(course[span[0]], course[span[1]]))[: 2 * SWINGS]
        fine = sorted({number for first, last in turbulent for number in range(first, last + 1)} - set(coarse))
        course |= dict(await self.chances(live, viewpoint, fine)) if fine else {}
        moves = [number for number in course if number - 1 in course]
        greatest = sorted(moves, key=lambda number: -_change(course[number - 1], course[number]))[:SWINGS]
        return [_swing(number, course[number - 1], course[number]) for number in greatest]


async def _wait(futures: Iterable[asyncio.Future[Any]]) -> list[Any]:
    """What all of them bring. Others may wait for them too: who leaves doesn't stop them."""
    wanted = list(futures)
    _, late = await asyncio.wait(wanted, timeout=WAIT)
    found = [] if late else [future.result() for future in wanted]
    if late or None in found:
        raise Problem("no-answer")
    return found


def seed_of(table: str, number: int, seat: int) -> int:
    """A bot's luck at a position: the same whoever asks, and known to anybody."""
    return int.from_bytes(hashlib.blake2b(f"{table}/{number}/{seat}".encode(), digest_size=8).digest(), "big") >> 1


def seen(table: Table, seat: int, seed: int) -> bytes:
    """A position as a seat may know it."""
    records = table.game.new_records(1)
    table.game.native.copy_at(table.records, 0, records, 0)
    table.game.native.hide_at(records, 0, seat, dice_from_number(seed, 0))
    return bytes(records.tobytes())


def positions(
    start: Table, moves: Sequence[Move], numbers: Sequence[int], viewpoint: int, table: str
) -> tuple[bytes, ...]:
    """The positions after so many moves each, as who looks from `viewpoint` may know them; `start` is the first, played on here."""
    found, wanted = [], set(numbers)
    for number in range(numbers[0], numbers[-1] + 1):
        if number in wanted:
            found.append(seen(start, viewpoint, seed_of(table, number, viewpoint)))
        if number < numbers[-1]:
            move = moves[number - numbers[0]]
            start.apply(move.seat, move.action)
    return tuple(found)


def viewpoint_of(live: LiveTable, looking: int) -> int:
    """Whose knowledge chances are reckoned with: one's own while the game runs.

    Spectators, and everybody once it is over, look from a chair that nobody sits on: its owner would know what everybody knows. Where
    there is none, they must wait for the end.
    """
    seats = len(live.seats)
    if not live.game.secrets:
        return 0
    if looking != SPECTATOR and not live.header.over:
        return looking
    if seats < len(live.game.seat_names):
        return seats
    if not live.header.over:
        raise Problem("not-over")
    return 0


def stepped(first: int, last: int, step: int) -> list[int]:
    """Numbers in steps, and the last."""
    return sorted({*range(first, last + 1, step), last})


def _change(before: Chances, after: Chances) -> float:
    return max(abs(one - other) for one, other in zip(before, after, strict=True))


def _swing(number: int, before: Chances, after: Chances) -> dict[str, Any]:
    """What a move changed, most of all for one seat."""
    seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    return {"number": number, "seat": seat, "before": round(before[seat], 4), "after": round(after[seat], 4)}
