"""Analysis in the page: finished games of this device, and of the server, whose save file the page has fetched.

What is asked and answered is that of docs/api.md. The judgement of a game is made of questions that several workers
answer (`analysis/parts.py`); they travel between them as text.
"""

from __future__ import annotations

import base64
import pickle
from collections.abc import Callable, Generator
from types import SimpleNamespace
from typing import Any

from tworivers.analysis.asked import Asked, BestLines
from tworivers.analysis.parts import parts_of
from tworivers.analysis.positions import record_seen, seed_of
from tworivers.analysis.report import Report
from tworivers.analysis.reporting import Depth, judged, outside
from tworivers.browser.here_table import OWNER, HereTable
from tworivers.server.problems import Problem
from tworivers.server.tables.analysed import commentary_json, commentary_of, line_of, lines_json, position_text
from tworivers.server.tables.analysed import report_json as report_told
from tworivers.server.tables.judging import told_chances
from tworivers.server.tables.outgoing import as_text
from tworivers.server.tables.set_up import beginning_of, set_up_text
from tworivers.server.workers.bots import has_hints

PLAYOUTS = (200, 1_000, 4_000, 12_000)
"""Of a search for lines, by depth."""
QUICK, CAREFUL = 16.0, 0.8
"""Seconds that a judgement takes for all decisions, and for each that is weighed again, of one worker."""

Given = dict[str, Any]


class Judging:
    """The judgement of a game, question by question."""

    def __init__(self, table: HereTable, workers: int) -> None:
        _require_judged(table)
        self.table, self.workers = table, workers
        depth = Depth(QUICK, CAREFUL, at_once=workers)
        self.asking: Generator[Asked, Any, Report] = judged(table.match.branch(table.number), depth)

    def go_on(self, answers: list[str] | None) -> dict[str, Any]:
        """The next question in parts, with the answers to the last one's parts; or the report."""
        answer = None if answers is None else [one for part in answers for one in _read(part)]
        try:
            asked = self.asking.send(answer)
        except StopIteration as done:
            return {"report": report_told(self.table.match, done.value, told_chances)}
        return {"parts": [_written(part) for part in parts_of(asked, self.workers)]}


def weigh(part: str) -> str:
    """The answer to a part of a question."""
    asked: Asked = _read(part)
    return _written(asked.answer(1.0))


def _written(thing: Any) -> str:
    return base64.b64encode(pickle.dumps(thing)).decode()


def _read(text: str) -> Any:
    # written by another worker of the same page, nobody else
    return pickle.loads(base64.b64decode(text))


def position(table: HereTable, asked: Given) -> str:
    """Where a line stands."""
    _require_over(table)
    table.check_position(asked["at"])
    if asked.get("seat") is not None:
        table.require_seat(asked["seat"])
    line, entries = line_of(table.match, asked["at"], asked["moves"])
    return position_text(line, entries, table.info(OWNER), asked.get("seat"))


def lines(table: HereTable, asked: Given) -> str:
    """What a seat may best do at a position, and how play may go on."""
    _require_judged(table)
    table.check_position(asked["at"])
    line, _ = line_of(table.match, asked["at"], asked["moves"])
    seat, depth, viewpoint = asked["seat"], asked.get("depth") or 0, outside(line)
    if seat not in line.table.actors():
        raise Problem("not-to-move")
    seed = seed_of(len(line.moves), seat)
    seen, record = record_seen(line.table, viewpoint, seed), record_seen(line.table, seat, seed)
    wanted = BestLines(table.game.name, line.seats, viewpoint, seen, record, seat, seed, PLAYOUTS[depth])
    chances, found = wanted.answer(1.0)
    told = lines_json(table.game, seat, chances, found)
    deeper = depth + 1 < len(PLAYOUTS)
    return as_text({"depth": depth, "deeper": deeper, **told, "chances": told_chances(chances, False)})


def variations(table: HereTable, asked: Given) -> str:
    """Notes and variations, checked, their moves in words."""
    _require_over(table)
    match = table.match.branch(table.number)
    return as_text(commentary_json(match, commentary_of(match, _wish(asked))))


def _wish(asked: Given) -> Any:
    """A wish as the server reads it."""
    ways = [
        SimpleNamespace(after=one["after"], moves=one["moves"], commentary=_wish(one["commentary"]))
        for one in asked.get("variations") or ()
    ]
    return SimpleNamespace(notes=asked.get("notes") or {}, variations=ways)


def _require_over(table: HereTable) -> None:
    if not table.header.over:
        raise Problem("not-over")


def _require_judged(table: HereTable) -> None:
    _require_over(table)
    if not has_hints(table.game.name):
        raise Problem("no-hints", name=table.game.name.capitalize())


def setup(table: HereTable, asked: Given) -> str:
    """A position, to be changed by hand."""
    _require_over(table)
    table.check_position(asked["at"])
    line, _ = line_of(table.match, asked["at"], asked["moves"])
    return set_up_text(table.game, beginning_of(line))


OF_TABLES: dict[str, Callable[[HereTable, Given], str]] = {
    "/api/tables/{table}/analysis/position": position,
    "/api/tables/{table}/analysis/lines": lines,
    "/api/tables/{table}/analysis/variations": variations,
    "/api/tables/{table}/analysis/setup": setup,
}
"""Requests about a finished game."""
