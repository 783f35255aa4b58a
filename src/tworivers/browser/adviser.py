"""Advice about tables that the server keeps, found in the page: from the positions that the server sends, which went
through `hide` for the seat that asks (`analysis/sent.py`). The page has nothing else of such a table.

Answers are those of docs/api.md; None where the page doesn't know enough, and the server is to be asked.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tworivers.analysis.positions import seed_of
from tworivers.analysis.sent import REACH, positions_read
from tworivers.bots import course, hint, looked_at
from tworivers.bots.registry import read_record
from tworivers.bots.telling import reading
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.rules import Game
from tworivers.engine.table import EVENTS, Table
from tworivers.games import GAMES
from tworivers.server.tables.json_text import as_text
from tworivers.server.tables.judging import hint_json, told_chances

SECONDS = 0.24
"""How long a hint is thought about: whoever asks sees it within three tenths of a second."""

Given = dict[str, Any]


@dataclass
class Known:
    """What the page knows of one table."""

    game: Game
    seats: int
    viewpoint: int
    records: dict[int, bytes] = field(default_factory=dict)
    """By number of moves."""
    chances: dict[int, tuple[float, ...]] = field(default_factory=dict)

    def learn(self, records: dict[int, bytes], back: int | None) -> None:
        """Take in positions; `back`: how many moves stand after an undo. Those long past are forgotten."""
        last = max(records)
        stands = last if back is None else back
        changed = [one for one, record in records.items() if self.records.get(one, record) != record]
        for kept in (self.records, self.chances):
            for number in [one for one in kept if one > min([stands, *changed]) or one < last - 2 * REACH]:
                del kept[number]
        self.records.update(records)


class Adviser:
    """Answers about the server's tables, one of which somebody looks at."""

    def __init__(self) -> None:
        self.tables: dict[str, Known] = {}
        self.warm: set[str] = set()

    def learn(self, table: str, told: Given) -> bool:
        """Take in what the server told: `game`, `seats`, `back` and `seen` of a state. Whether it can be used."""
        seen, game = told["seen"], GAMES[told["game"]]
        records = positions_read(game, seen)
        if records is None:
            self.tables.pop(table, None)
            return False
        known = self.tables.get(table)
        if known is None or known.viewpoint != seen["viewpoint"]:
            known = self.tables[table] = Known(game, told["seats"], seen["viewpoint"])
            if game.name not in self.warm:
                self.warm.add(game.name)
                warm_up(game.name)
        known.learn(records, told.get("back"))
        return True

    def answer(self, table: str, path: str, asked: Given) -> Any:
        """The answer to a request about a table, if the page knows it."""
        known, find = self.tables.get(table), ANSWERS.get(path)
        return None if known is None or find is None else find(known, asked.get("query") or {})

    def learn_text(self, table: str, told: str) -> str:
        """`learn`, in JSON."""
        return as_text(self.learn(table, json.loads(told)))

    def answer_text(self, table: str, path: str, asked: str) -> str:
        """`answer`, in JSON."""
        return as_text(self.answer(table, path, json.loads(asked)))


def warm_up(game: str) -> None:
    """Load what the first hint needs, before anybody asks for it."""
    table = Table(GAMES[game], GAMES[game].seats[0], seed=0)
    seat = table.actors()[0]
    hint(game, table.digest(), table.seats, seat, seed=0, playouts=1)


def _hint(known: Known, asked: Given) -> Any:
    """What a bot would do, and why."""
    seat, number = asked["seat"], asked["number"]
    if number not in known.records or (known.game.secrets and seat != known.viewpoint):
        return None
    seed = seed_of(number, seat)
    found = hint(known.game.name, known.records[number], known.seats, seat, seed, seconds=SECONDS)
    return {"number": number, "seat": seat, **hint_json(known.game, found, lambda message: "")}


def _chances(known: Known, asked: Given) -> Any:
    """Everybody's chances now."""
    number, seat = asked.get("from"), asked.get("seat")
    if number != asked.get("to", number) or number not in known.records:
        return None
    if known.game.secrets and known.viewpoint != (known.seats if seat is None else seat):
        return None
    numbers = looked_at([number])
    if any(one not in known.records for one in numbers):
        return None
    if number not in known.chances:
        records = {one: known.records[one] for one in numbers}
        seed = seed_of(0, known.viewpoint)
        (known.chances[number],) = course(known.game.name, records, [number], known.seats, known.viewpoint, seed)
    return {"chances": [{"number": number, "chances": told_chances(known.chances[number], False), "certain": False}]}


def _preview(known: Known, asked: Given) -> Any:
    """The view after an action in which no chance is, and that shows nothing."""
    seat, number, action = asked["seat"], asked["number"], asked["action"]
    if number not in known.records or (known.game.secrets and seat != known.viewpoint):
        return None
    native = known.game.native
    records, dice = read_record(known.game.name, known.records[number]), dice_from_number(seed_of(number, seat), 0)
    before = dice[:5].tolist()
    codes = np.zeros(known.game.actions, np.int64)
    if action not in codes[: native.legal_at(records, 0, seat, codes)]:
        return {"view": None}
    native.apply_at(records, 0, seat, action, dice, new_log(EVENTS))
    if dice[:5].tolist() != before or native.actors_at(records, 0) == 0:
        return {"view": None}
    return {"view": known.game.view(reading(known.game, records), seat)}


ANSWERS: dict[str, Callable[[Known, Given], Any]] = {
    "/api/tables/{table}/hint": _hint,
    "/api/tables/{table}/chances": _chances,
    "/api/tables/{table}/preview": _preview,
}
"""By path."""
