"""Servers that share a PostgreSQL are killed, one after the other and with their database, while people play by clocks.

`python -m server.storage.killing_several 200 --servers 2` (in tests/) does it by hand and tells how it went: every
acknowledged move must be there, once, wherever somebody comes back to; and no seat may be lost on time that was down.
"""

from __future__ import annotations

import argparse
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from sqlalchemy import create_engine, text

from server.running_server import ME, SCREEN, Json, Socket, Visitor
from server.storage.cluster import Cluster, own_cluster
from server.storage.killed_server import Process
from server.storage.killing import GONE, LONGEST, Player, Tally
from tworivers.games import GAMES

SHORT = 4000
"""Milliseconds that all clocks have left when something is killed: less than some outages take."""
DOWN = 6.0
"""Seconds for which the database is down."""
WITH_DATABASE = 0.25
"""How often the database is stopped instead of a server."""
SETTLED = 3.0
"""Seconds after which it is settled what became of a request without an answer."""
PACE = {"kind": "live", "minutes": 5, "increment": 5}


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Unkept(Exception):
    """A server that is there but can't reach the database."""


class Fleet:
    """The servers, of which one or the other may be gone."""

    def __init__(self, cluster: Cluster, count: int) -> None:
        self.cluster = cluster
        self.there = [Process(cluster.url, shared=True) for _ in range(count)]
        self.wound: list[int] = []
        """When the clocks were wound down."""
        self.down: list[tuple[int, int]] = []
        """From when to when nobody was there who could have kept a decision."""
        self.engine = create_engine(cluster.url.replace("postgresql://", "postgresql+psycopg://"), pool_pre_ping=True)

    def some(self, chance: random.Random) -> Process:
        """One of them."""
        return chance.choice(self.there)

    def revive(self) -> None:
        """Start those anew that gave up as they found no database when they started, as a service manager would."""
        for place, server in enumerate(self.there):
            if not server.process.is_alive():
                self.there[place] = Process(self.cluster.url, shared=True)

    def kill_server(self, chance: random.Random) -> None:
        """Kill one, and start another in its place while the rest go on."""
        place = chance.randrange(len(self.there))
        self.there[place].kill()
        self.there[place] = Process(self.cluster.url, shared=True)

    def kill_all(self) -> None:
        """Kill all of them at once, and start as many."""
        began = now()
        for server in self.there:
            server.kill()
        time.sleep(DOWN / 3)
        self.there = [Process(self.cluster.url, shared=True) for _ in self.there]
        self.down.append((began, now()))

    def kill_database(self) -> None:
        """Stop the database without a goodbye, for a while."""
        began = now()
        self.cluster.stop()
        time.sleep(DOWN)
        self.cluster.start()
        self.down.append((began, now()))

    def lost_wrongly(self, table: str) -> bool:
        """Whether somebody who lost a seat just now had less time than they should have had."""
        with self.engine.connect() as db:
            lost = int(db.scalar(text("SELECT changed FROM tables WHERE id = :table"), {"table": table}) or 0)
        wound = max((moment for moment in self.wound if moment < lost), default=0)
        down = sum(max(0, min(end, lost) - max(begin, wound)) for begin, end in self.down)
        return lost - wound - down < SHORT

    def leave_little_time(self) -> None:
        """Wind all clocks down, so that time that counts though it shouldn't costs a seat."""
        with self.engine.begin() as db:
            tables = db.execute(text("SELECT id, clocks FROM tables WHERE deadline IS NOT NULL FOR UPDATE")).all()
            moment = now()
            for table, clocks in tables:
                short = [
                    clock | {"left": SHORT + (moment - clock["since"] if clock["since"] else 0)} for clock in clocks
                ]
                wound = "UPDATE tables SET clocks = CAST(:clocks AS json), deadline = :up, revision = revision + 1"
                values = {"table": table, "clocks": str(short).replace("'", '"').replace("None", "null")}
                db.execute(text(f"{wound} WHERE id = :table"), values | {"up": moment + SHORT})
                db.execute(text("SELECT pg_notify('tworivers', :told)"), {"told": f"0 table:{table}"})
        self.wound.append(moment)

    def close(self) -> None:
        """End all."""
        self.engine.dispose()
        for server in self.there:
            server.kill()


@dataclass
class TimedPlayer(Player):
    """Plays by a clock, at whichever server is there."""

    fleet: Fleet | None = None
    lost: int = 0
    """Seats that a bot has taken over though nobody could have decided for a part of the time."""
    slow: int = 0
    """Those that were lost to a busy machine: the servers were there all the time."""
    unkept: int = 0
    """Decisions that couldn't be kept while the database was away."""
    over: threading.Event = field(default_factory=threading.Event)

    def sit_down(self, person: Visitor) -> None:
        """Begin a new table."""
        self.table = None
        ours = range(self.game.seats[0])
        seats = [ME, *[SCREEN] * (len(ours) - 1)]
        table = person.table(self.game.name, *seats, time_control=PACE)
        self.ours, self.table = ours, table
        self.kept, self.pending, self.stands = {}, None, None
        self.tally.tables += 1

    def check(self, person: Visitor, table: str) -> None:
        """Compare the table with what is remembered, and see that nobody has lost a seat."""
        gone = [seat for seat in person.get(f"/api/tables/{table}")["seats"] if seat["gone"] is not None]
        if gone:
            self.stands = None  # whoever has taken the seat over may have moved since
        super().check(person, table)
        if gone:
            wrongly = self.fleet is not None and self.fleet.lost_wrongly(table)
            self.lost += wrongly
            self.slow += not wrongly
            self.table = None

    def ask(self, socket: Socket, kind: str, state: Json, **more: int) -> int:
        """Send a request; the number of moves once it is acknowledged."""
        try:
            return super().ask(socket, kind, state, **more)
        except AssertionError as refusal:
            told = str(refusal)
            if not any(reason in told for reason in ("not-kept", "in-doubt", "gone-on")):
                raise
            self.unkept += "gone-on" not in told  # otherwise clocks were wound down, and a state came twice
            if "in-doubt" not in told:
                self.pending = None  # nothing has changed, as the server has said
            raise Unkept from None

    def play_among(self, fleet: Fleet) -> None:
        """Play until it is over, at another server whenever one is gone."""
        self.fleet = fleet
        while not self.over.is_set():
            try:
                person = self.come(fleet.some(self.chance).address)
                self.play(person)
            except (*GONE, Unkept):
                # what a server has sent to the database when it is killed may be kept a moment later
                time.sleep(0.1 if self.pending is None else SETTLED)
            except AssertionError as refusal:
                told = str(refusal)
                if not told.startswith("503") and "seat-left" not in told and "time-up" not in told:
                    raise
                time.sleep(0.1)


def kill_and_check(
    cluster: Cluster, count: int, kills: int, chance: random.Random, players: list[TimedPlayer]
) -> Tally:
    """Kill again and again; in the end everything acknowledged must be there."""
    fleet = Fleet(cluster, count)
    try:
        with ThreadPoolExecutor(len(players)) as threads:
            playing = [threads.submit(player.play_among, fleet) for player in players]
            try:
                for done in range(kills):
                    _wait(lambda: any(player.playing.is_set() for player in players) or any(p.done() for p in playing))
                    time.sleep(chance.random() * LONGEST)
                    fleet.revive()
                    fleet.leave_little_time()
                    one_of(fleet, chance)()
                    for player in players:
                        player.playing.clear()
                    if any(one.done() for one in playing):
                        break
                    if (done + 1) % 20 == 0:
                        print(done + 1, "kills", told(players), flush=True)
            finally:
                for player in players:
                    player.over.set()
        for one in playing:
            one.result()
        for player in players:
            player.come(fleet.some(chance).address)
    finally:
        fleet.close()
    return sum((player.tally for player in players), Tally(kills))


def one_of(fleet: Fleet, chance: random.Random) -> Callable[[], None]:
    """What is killed next: a server mostly, sometimes the database or all servers."""
    at = chance.random()
    if at < WITH_DATABASE:
        return fleet.kill_database
    return fleet.kill_all if at < 1.5 * WITH_DATABASE else lambda: fleet.kill_server(chance)


def told(players: list[TimedPlayer]) -> str:
    """What was seen so far."""
    tally = sum((replace(player.tally) for player in players), Tally())
    return (
        f"{tally}, seats lost: {sum(one.lost for one in players)}, to a busy machine: "
        f"{sum(one.slow for one in players)}, not kept: {sum(one.unkept for one in players)}"
    )


def _wait(fits: Callable[[], bool]) -> None:
    until = time.monotonic() + 300
    while not fits():
        assert time.monotonic() < until, "nothing was acknowledged any more"
        time.sleep(0.01)


def players_of(names: list[str], chance: random.Random) -> list[TimedPlayer]:
    """Two people for each game: one plays through the live connection, one by requests."""
    return [
        TimedPlayer(GAMES[name], random.Random(chance.random()), by_socket)
        for name in names
        for by_socket in (True, False)
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("kills", type=int)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--games", nargs="+", default=sorted(GAMES), choices=sorted(GAMES))
    given = parser.parse_args()
    began = time.monotonic()
    luck = random.Random()
    people = players_of(given.games, luck)
    with own_cluster() as started:
        kill_and_check(started, given.servers, given.kills, luck, people)
    print(given.kills, "kills:", told(people), f"{time.monotonic() - began:.0f} s")
