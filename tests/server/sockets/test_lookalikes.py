"""Games that differ in a secret, through the real server: whoever it is hidden from is sent the same messages.

Two tables of one server stand at the same position. In the memory of one of them everything that a seat, the observer,
can't know is drawn anew; then the same moves are sent to both, and all that comes over the observer's and a spectator's
sockets is compared. It may differ only where a rule shows what was hidden (engine/lookalikes.py).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from mesopotamia.position import is_settled
from server.running_server import Json, RunningServer, Socket, Visitor, quiet_settings, serving
from tworivers.engine.dice import SHOWN, dice_from_number
from tworivers.engine.lookalikes import Findings, Pair, describe, draw_common_move
from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.mesopotamia import GAME
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.replay import progress_of

SEATS = 4
LONGEST = 9
"""Moves of a pair, at most."""
IDLE = 0.1
"""How often somebody moves who isn't asked."""
OF_ITS_OWN = {"id", "created", "changed"}
"""What two tables never have in common."""


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that takes as many messages as come."""
    settings = replace(
        quiet_settings(tmp_path), messages_per_second=1e6, tables_per_hour=10**6, tables_per_hour_and_address=10**6
    )
    with serving(settings) as running:
        yield running


def test_whoever_a_secret_is_hidden_from_is_sent_the_same(open_server: RunningServer) -> None:
    found = compare(open_server, pairs=25, version=GAME.version, seed=1)

    assert found.differences == []
    assert found.moves > 40


def test_version_two_told_who_held_what(open_server: RunningServer) -> None:
    """The check can fail: by the rules of version 2 what is asked depends on stocks and hands."""
    assert compare(open_server, pairs=60, version=2, seed=2).differences


@pytest.mark.soak
def test_ten_thousand_pairs(open_server: RunningServer) -> None:
    found = compare(open_server, pairs=10_000, version=GAME.version, seed=random.SystemRandom().getrandbits(32))

    print(f"{found.pairs} pairs, {found.moves} moves, {found.revealed} ended by what a rule shows")
    assert found.differences == []


def compare(server: RunningServer, pairs: int, version: int, seed: int) -> Findings:
    """Compare so many pairs, along one whole game after the other."""
    found, chance = Findings(), random.Random(seed)
    while found.pairs < pairs:
        twins = TwinTables(server, version, chance)
        while found.pairs < pairs and not twins.live[0].header.over:
            twins.compare(chance, found)
        twins.close()
    return found


class TwinTables:
    """Two tables of one game in a server's memory, and the sockets of an observer and a spectator at each."""

    def __init__(self, server: RunningServer, version: int, chance: random.Random) -> None:
        visitor = server.visitor()
        text = save_text(Match(GAME, SEATS, str(chance.getrandbits(64)), version=version))
        tables = [opened(visitor, text) for _ in range(2)]
        self.live = [next(live for live in server.services.tables.loaded() if live.header.id == id) for id in tables]
        self.spectators = [visitor.socket(table) for table in tables]
        self.observers = [visitor.socket(table, 0) for table in tables]
        for socket in (*self.spectators, *self.observers):
            socket.wait("state")

    def compare(self, chance: random.Random, found: Findings) -> None:
        """A pair from here on: some moves in both, and what is sent after each."""
        one, other = self.live
        pair = Pair(one.match.table, other.match.table, chance.randrange(SEATS))
        align(one, other)
        if is_settled(pair.table.g):
            GAME.native.hide_at(pair.twin.records, 0, pair.observer, dice_from_number(chance.getrandbits(32), 0))
        found.pairs += is_settled(pair.table.g)
        for socket in self.observers:
            socket.send(type="look", seat=pair.observer, since=one.number)
            socket.wait("state", lambda message: message["seat"] == pair.observer)
        for _ in range(chance.randrange(1, LONGEST + 1)):
            if one.header.over or not self.move(pair, chance, found):
                return

    def move(self, pair: Pair, chance: random.Random, found: Findings) -> bool:
        """A move at both tables; whether both still look the same."""
        move = draw_common_move(pair, chance, IDLE)
        if move is None:
            return False
        shown = [int(side.dice[SHOWN]) for side in (pair.table, pair.twin)]
        number = self.live[0].number
        for spectator in self.spectators:
            spectator.send(type="move", id="move", seat=move[0], number=number, action=move[1])
        answers = [answered(spectator) for spectator in self.spectators]
        sent = [[messages(socket, number + 1) for socket in side] for side in (self.spectators, self.observers)]
        sent.append([[answer] for answer in answers])
        found.moves += 1
        if all(one == other for one, other in sent):
            return True
        now = [int(live.match.table.dice[SHOWN]) for live in self.live]
        if all(after > before for after, before in zip(now, shown, strict=True)):
            found.revealed += 1
        else:
            found.differences.append(f"{describe(GAME, move)}, seen by {pair.observer}: {sent!r:.600}")
        return False

    def close(self) -> None:
        """Leave both tables."""
        for socket in (*self.spectators, *self.observers):
            socket.close()


def opened(visitor: Visitor, save: str) -> str:
    """The id of a table made from a saved game."""
    response = visitor.http.post("/api/saves", content=save.encode())
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def align(one: LiveTable, other: LiveTable) -> None:
    """Let another table stand where one stands. Nothing moves at either meanwhile."""
    table = other.match.table
    GAME.native.copy_at(one.match.table.records, 0, table.records, 0)
    table.dice[:] = one.match.table.dice
    other.header = replace(other.header, **vars(progress_of(table, one.number, other.header.chain)))
    other._views.clear()


def answered(socket: Socket) -> Json:
    """The answer to a move, whether it comes before or after the state; that is read later."""
    came = [socket.next()]
    while came[-1]["type"] not in ("ok", "error"):
        came.append(socket.next())
    socket.unread.extendleft(reversed(came[:-1]))
    return came[-1]


def messages(socket: Socket, number: int) -> list[Json]:
    """What a socket is sent up to the state after so many moves, in order, but for who comes and leaves."""
    came: list[Json] = []
    while not any(message["type"] == "state" and message["number"] == number for message in came):
        came.append(socket.next())
    return [without(message) for message in came if message["type"] != "table"]


def without(message: Json) -> Json:
    """A message without what two tables never have in common."""
    table = message.get("table")
    if table is None:
        return message
    return {**message, "table": {name: value for name, value in table.items() if name not in OF_ITS_OWN}}
