"""A server killed again and again in the middle of play, and players who remember every move that was acknowledged.

`python -m server.storage.killing 200 --games amyitis mesopotamia` (in tests/) does it by hand and tells how it went.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from server.running_server import ME, SCREEN, Json, Socket, Visitor
from server.storage.killed_server import Process
from tworivers.engine.rules import Game
from tworivers.games import GAMES

LONGEST = 0.8
"""Seconds of play before a kill, at most."""
BORED = 0.15
"""How likely it is that the player begins a new table though the last one isn't over."""

GONE = (httpx.HTTPError, WebSocketException, OSError, EOFError)


@dataclass
class Tally:
    """What was seen."""

    kills: int = 0
    acknowledged: int = 0
    taken_back: int = 0
    tables: int = 0
    in_doubt: int = 0
    """Kills between a request and its answer: either outcome is right."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, name) + getattr(other, name) for name in vars(self)))


@dataclass
class Player:
    """Plays all seats of a table, and remembers what was acknowledged."""

    game: Game
    chance: random.Random
    by_socket: bool = True
    """Moves go through the live connection, otherwise as requests of their own."""
    tally: Tally = field(default_factory=Tally)
    cookie: str | None = None
    table: str | None = None
    ours: range = range(0)
    """The seats we play."""
    kept: dict[int, tuple[int, Json]] = field(default_factory=dict)
    """Acknowledged moves of ours, by number: the seat, and the action in words."""
    pending: tuple[str, int] | None = None
    """A request without an answer: "move" or "undo", and the number it was made for."""
    playing: threading.Event = field(default_factory=threading.Event)
    """Set once something was acknowledged."""
    stands: int | None = None
    """How many moves there are, unless a request is without its answer."""
    taken: int = 0
    """The move that was last asked back: where all decide at once, others may have come after it."""

    def come(self, address: str) -> Visitor:
        """Come back and check that everything acknowledged is there."""
        person = Visitor(address, cookie=self.cookie)
        self.cookie = person.cookie
        if self.table is not None:
            self.check(person, self.table)
        if (
            self.table is None
            or self.chance.random() < BORED
            or person.get(f"/api/tables/{self.table}")["state"] == "over"
        ):
            self.sit_down(person)
        return person

    def sit_down(self, person: Visitor) -> None:
        """Begin a new table."""
        self.ours = range(self.game.seats[0])
        self.table = person.table(self.game.name, ME, *[SCREEN] * (len(self.ours) - 1))
        self.kept, self.pending, self.stands = {}, None, None
        self.tally.tables += 1

    def check(self, person: Visitor, table: str) -> None:
        """Compare the table with what is remembered."""
        moves = person.get(f"/api/tables/{table}")["moves"]
        assert moves == len(person.get(f"/api/tables/{table}/history")["history"]) - 1
        logs = {seat: person.get(f"/api/tables/{table}/log", seat=seat)["log"] for seat in self.ours}
        assert all(len(log) == moves + 1 for log in logs.values())
        if self.pending is not None:
            self.tally.in_doubt += 1
            kind, number = self.pending
            if kind == "undo" and moves < number:
                self.took_back()
        for number, (seat, words) in self.kept.items():
            assert moves >= number, f"move {number} was acknowledged, but there are only {moves}"
            entry = logs[seat][number]
            assert (entry["seat"], entry["action"]) == (seat, words), f"move {number} has changed"
        if self.stands is not None and self.pending is None:
            assert moves == self.stands, f"there were {self.stands} moves, now there are {moves}"
        self.pending, self.stands = None, moves

    def play(self, person: Visitor) -> None:
        """Play until the server is gone or the game is over."""
        assert self.table is not None
        self.person = person
        socket = person.socket(self.table, 0)
        state = socket.wait("state")
        while state["table"]["state"] != "over":
            deciding = [seat for seat in self.ours if seat in state["turn"]]
            if not deciding:
                state = socket.wait("state")
                continue
            seat = self.chance.choice(deciding)
            if state["seat"] != seat:
                socket.send(type="look", seat=seat, since=state["number"])
                state = socket.wait("state", lambda message, seat=seat: message["seat"] == seat)  # type: ignore[misc]
                continue
            undo = state["undo"] and self.chance.random() < 0.2
            number = (
                self.undo(socket, state)
                if undo
                else self.move(socket, state, self.chance.choice(state["view"]["actions"]))
            )
            state = socket.wait("state", lambda message, number=number: message["number"] >= number)  # type: ignore[misc]

    def move(self, socket: Socket, state: Json, action: Json) -> int:
        """Play, and note it once it is acknowledged; the number of moves after it."""
        after = self.ask(socket, "move", state, action=action["code"])
        assert after > state["number"]
        self.stands = after
        self.kept[after] = (state["seat"], action["words"])
        self.tally.acknowledged += 1
        return after

    def undo(self, socket: Socket, state: Json) -> int:
        """Take a seat's last move back, and note that once it is acknowledged."""
        log = self.person.get(f"/api/tables/{self.table}/log", seat=state["seat"])["log"]
        self.taken = max(entry["number"] for entry in log if entry["seat"] == state["seat"])
        after = self.ask(socket, "undo", state)
        assert after == state["number"] - 1
        self.took_back()
        self.stands = after
        self.tally.taken_back += 1
        return after

    def took_back(self) -> None:
        """A move is gone, and those after it have moved up; one in doubt was never noted."""
        self.kept.pop(self.taken, None)
        self.kept = {number - (number > self.taken): move for number, move in self.kept.items()}

    def ask(self, socket: Socket, kind: str, state: Json, **more: int) -> int:
        """Send a request; the number of moves once it is acknowledged."""
        self.pending = (kind, state["number"])
        wish = {"seat": state["seat"], "number": state["number"], **more}
        answer = socket.ask(type=kind, **wish) if self.by_socket else self.request(kind, wish)
        self.pending = None
        assert answer["type"] == "ok", answer
        self.playing.set()
        return int(answer["number"])

    def request(self, kind: str, wish: Json) -> Json:
        """The same by a request of its own, in the form of a socket's answer."""
        path = {"move": "moves", "undo": "undo"}[kind]
        answer = self.person.http.post(f"/api/tables/{self.table}/{path}", json=wish).json()
        return {"type": "error" if "error" in answer else "ok", **answer}

    def play_on(self, server: Process) -> None:
        """Come back, look whether everything is there, and play until the server is killed."""
        try:
            person = self.come(server.address)
            while True:
                self.play(person)
                person = self.come(server.address)
        except GONE:
            if not server.killed.wait(1.0):
                raise  # it went away by itself


def kill_and_check(database: str, kills: int, chance: random.Random, players: list[Player]) -> Tally:
    """Kill the server again and again, at random moments of play; each time all acknowledged moves must be there."""
    for done in range(kills):
        for player in players:
            player.playing.clear()
        server = Process(database)
        try:
            with ThreadPoolExecutor(len(players)) as threads:
                playing = [threads.submit(player.play_on, server) for player in players]
                try:
                    _wait_until_played(players, playing)
                    time.sleep(chance.random() * LONGEST)
                finally:
                    server.kill()
            for one in playing:
                one.result()
        finally:
            server.kill()
        if (done + 1) % 20 == 0:
            print(done + 1, "kills", sum((player.tally for player in players), Tally()), flush=True)
    server = Process(database)
    try:
        for player in players:
            player.come(server.address)
    finally:
        server.kill()
    return sum((player.tally for player in players), Tally(kills))


def _wait_until_played(players: list[Player], playing: list[Future[None]]) -> None:
    """Until something was acknowledged at one of the tables at least, or somebody has found something wrong."""
    until = time.monotonic() + 300
    while not any(player.playing.is_set() for player in players) and not any(one.done() for one in playing):
        assert time.monotonic() < until
        time.sleep(0.01)


def players_of(games: list[Game], chance: random.Random) -> list[Player]:
    """Two people for each game: one plays through the live connection, one by requests."""
    return [Player(game, random.Random(chance.random()), by_socket) for game in games for by_socket in (True, False)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("kills", type=int)
    parser.add_argument("--games", nargs="+", default=sorted(GAMES), choices=sorted(GAMES))
    parser.add_argument("--db", help="otherwise a SQLite file of its own")
    given = parser.parse_args()
    began = time.monotonic()
    luck = random.Random()
    with tempfile.TemporaryDirectory() as folder:
        address = given.db or f"sqlite:///{folder}/tables.sqlite"
        seen = kill_and_check(address, given.kills, luck, players_of([GAMES[name] for name in given.games], luck))
    print(seen, f"{time.monotonic() - began:.0f} s")
