"""Two tables of one server that differ in a secret, and what is sent of them to whom it is hidden from.

A random game of Mesopotamia is played to its end. Wherever nobody is in the middle of something, both tables are set to
where it stands, and in the memory of one of them everything that a seat, the observer, can't know is drawn anew. Then
the same moves are sent to both, and all that comes over the observer's and a spectator's sockets is compared. It may
differ only where a rule shows what was hidden (engine/lookalikes.py).

`python -m server.sockets.twin_tables --pairs 10000` (in tests/) does it by hand, a line a game; a run that was stopped
goes on with `--first GAME`, and several share the work by beginning far enough apart.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from mesopotamia.position import is_settled
from server.running_server import Json, RunningServer, Socket, Visitor, quiet_settings, serving
from server.stepped_time import SteppedTime
from tworivers.engine.dice import SHOWN, dice_from_number
from tworivers.engine.lookalikes import Findings, Pair, describe, draw_common_move, stops
from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.engine.table import Table
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


@contextmanager
def open_server(folder: Path) -> Iterator[RunningServer]:
    """A server that takes as many messages and saved games as come.

    Its clock stands still: two tables, one a moment after the other, would differ in the second in which turns began.
    """
    settings = replace(
        quiet_settings(folder),
        time=SteppedTime(),
        messages_per_second=10**9,
        requests_per_second_and_address=10**9,
        tables_per_hour=10**9,
        saves_per_minute=10**9,
        bytes_per_minute=10**9,
    )
    with serving(settings) as running:
        yield running


def compare(server: RunningServer, pairs: int, game: int, version: int = GAME.version) -> Findings:
    """Compare at most so many pairs along one game, whose number says how it goes."""
    found, chance = Findings(), random.Random(game)
    with twin_tables(server, version, chance) as twins:
        course = twins.live[0].match.table.copy()
        for _ in stops(course, chance, IDLE, is_settled):
            if found.pairs == pairs:
                break
            twins.compare(course, chance, found)
    return found


@contextmanager
def twin_tables(server: RunningServer, version: int, chance: random.Random) -> Iterator[TwinTables]:
    """Two tables of one game, watched while the block lasts."""
    visitor = server.visitor()
    text = save_text(Match(GAME, SEATS, str(chance.getrandbits(64)), version=version))
    ids = [opened(visitor, text) for _ in range(2)]
    loaded = server.services.tables.loaded
    spectators, observers = [visitor.socket(id) for id in ids], [visitor.socket(id, 0) for id in ids]
    for socket in (*spectators, *observers):
        socket.wait("state")
    yield TwinTables([next(live for live in loaded() if live.header.id == id) for id in ids], spectators, observers)
    for socket in (*spectators, *observers):
        socket.close()


@dataclass
class TwinTables:
    """Two tables in a server's memory, and the sockets of an observer and a spectator at each."""

    live: list[LiveTable]
    spectators: list[Socket]
    observers: list[Socket]

    def compare(self, course: Table, chance: random.Random, found: Findings) -> None:
        """A pair that starts where a game stands: some moves in both, and what is sent after each."""
        one, other = self.live
        for live in self.live:
            set_to(live, course)
        pair = Pair(one.match.table, other.match.table, chance.randrange(SEATS))
        GAME.native.hide_at(pair.twin.records, 0, pair.observer, dice_from_number(chance.getrandbits(32), 0))
        for live in self.live:
            begin_here(live.match)
        found.pairs += 1
        for socket in self.observers:
            socket.send(type="look", seat=pair.observer, since=one.number, thinks=True)
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


def opened(visitor: Visitor, save: str) -> str:
    """The id of a table made from a saved game."""
    response = visitor.http.post("/api/saves", content=save.encode())
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def set_to(live: LiveTable, course: Table) -> None:
    """Let a table stand where a game stands. Nothing moves at it meanwhile."""
    table = live.match.table
    GAME.native.copy_at(course.records, 0, table.records, 0)
    table.dice[:] = course.dice
    progress = progress_of(
        table, live.number, live.match.moves, live.header.chain, live.header, live.seats, live.time()
    )
    live.header = replace(live.header, **vars(progress))
    live._views.clear()


def begin_here(match: Match) -> None:
    """Forget how a match came to where it was set: whether something can be taken back is found out from its moves."""
    match._moves.clear()
    match._final.clear()
    match._asides.clear()
    match._snapshots[:] = [match._snapshot()]


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


def main() -> None:
    """Compare and tell, game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args()
    pairs, game = 0, given.first
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder)) as server:
        while pairs < given.pairs:
            found = compare(server, given.pairs - pairs, game)
            pairs += found.pairs
            told = f"{found.pairs} pairs, {found.moves} moves, {found.revealed} ended by what a rule shows"
            print(f"game {game}: {told}, {len(found.differences)} differ; {pairs} pairs so far", flush=True)
            print(*found.differences, sep="\n", end="\n" if found.differences else "", flush=True)
            game += 1


if __name__ == "__main__":
    main()
