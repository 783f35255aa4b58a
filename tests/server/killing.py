"""A server killed again and again in the middle of play, and a player who remembers every move that was acknowledged.

`python -m server.killing 200` (in tests/) does it by hand and tells how it went.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from server.place import BOT, ME, SCREEN, Socket, Visitor
from tworivers.games import GAMES

GAME = GAMES["amyitis"]
MINE = (0, 1)
LONGEST = 1.5
"""Seconds of play before a kill, at most."""

GONE = (httpx.HTTPError, WebSocketException, OSError, EOFError)


class Process:
    """The real command, with a database that outlives it."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "tworivers", "serve", "--port", "0", "--db", f"sqlite:///{database}", "--workers", "1", "--pause", "0.01"]
        environment = {**os.environ, "TWORIVERS_JIT": "0"}  # nothing to compile: it starts at once
        self.killed = threading.Event()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server didn't start: {line!r}"
        self.address = found[0]

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.killed.set()
        self.process.kill()
        self.process.wait()


@dataclass
class Tally:
    """What was seen."""

    kills: int = 0
    acknowledged: int = 0
    taken_back: int = 0
    tables: int = 0
    in_doubt: int = 0
    """Kills between a request and its answer: either outcome is right."""


@dataclass
class Player:
    """Plays two seats of a table, every other time against a bot, and remembers what was acknowledged."""

    chance: random.Random
    tally: Tally
    cookie: str | None = None
    table: str | None = None
    kept: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Acknowledged moves of ours, by number: seat and action."""
    pending: tuple[str, int] | None = None
    """A request without an answer: "move" or "undo", and the number it was made for."""
    playing: threading.Event = field(default_factory=threading.Event)
    """Set once something was acknowledged."""
    stands: int | None = None
    """After an acknowledged undo: how many moves there are, as nobody else can decide."""

    def come(self, address: str) -> Visitor:
        """Come back and check that everything acknowledged is there."""
        person = Visitor(address, cookie=self.cookie)
        self.cookie = person.cookie
        if self.table is not None:
            self.check(person, self.table)
        if self.table is None or person.get(f"/api/tables/{self.table}")["state"] == "over":
            self.table = person.table(GAME.name, ME, SCREEN, *[BOT] * (self.tally.tables % 2))
            self.kept, self.pending, self.stands = {}, None, None
            self.tally.tables += 1
        return person

    def check(self, person: Visitor, table: str) -> None:
        """Compare the table with what is remembered."""
        moves = re.findall(r"^\d+ (\S+) (\S.*)$", person.http.get(f"/api/tables/{table}/save").text, re.MULTILINE)
        moves = [move for move in moves if move[0] in GAME.seat_names]
        info = person.get(f"/api/tables/{table}")
        assert info["moves"] == len(moves) == len(person.get(f"/api/tables/{table}/history")["history"]) - 1
        if self.pending is not None:
            self.tally.in_doubt += 1
            kind, number = self.pending
            if kind == "undo" and len(moves) < number:
                self.kept.pop(number, None)
        for number, (seat, action) in self.kept.items():
            assert len(moves) >= number, f"move {number} was acknowledged, but there are only {len(moves)}"
            assert moves[number - 1] == (GAME.seat_names[seat], GAME.notation(action)), f"move {number} is another one"
        if self.stands is not None and self.pending is None:
            assert len(moves) == self.stands
        self.pending = None

    def play(self, person: Visitor) -> None:
        """Play until the server is gone or the game is over."""
        assert self.table is not None
        socket = person.socket(self.table, 0)
        state = socket.wait("state")
        while state["table"]["state"] != "over":
            seat = next((seat for seat in MINE if seat in state["turn"]), None)
            if seat is None:
                state = socket.wait("state")
                continue
            if state["seat"] != seat:
                socket.send(type="look", seat=seat, since=state["number"])
                state = socket.wait("state", lambda message, seat=seat: message["seat"] == seat)  # type: ignore[misc]
                continue
            if state["undo"] and self.chance.random() < 0.2:
                number = self.ask(socket, "undo", seat, state["number"], None)
                self.tally.taken_back += 1
            else:
                number = self.ask(socket, "move", seat, state["number"], self.chance.choice(state["view"]["actions"])["code"])
                self.tally.acknowledged += 1
            state = socket.wait("state", lambda message, number=number: message["number"] >= number)  # type: ignore[misc]

    def ask(self, socket: Socket, kind: str, seat: int, number: int, action: int | None) -> int:
        """Send a request and note what was acknowledged; the number of moves after it."""
        self.pending = (kind, number)
        answer = socket.ask(type=kind, seat=seat, number=number, **({} if action is None else {"action": action}))
        assert answer["type"] == "ok", answer
        self.pending, self.stands = None, None
        self.playing.set()
        after = int(answer["number"])
        if action is not None:
            assert after == number + 1
            self.kept[after] = (seat, action)
        else:
            assert after == number - 1
            self.kept.pop(number, None)  # a move in doubt was never noted
            self.stands = after
        return after


def _kill_in_play(playing: threading.Event, seconds: float, server: Process) -> None:
    playing.wait(60)
    playing.clear()
    time.sleep(seconds)
    server.kill()


def kill_and_check(folder: Path, kills: int, chance: random.Random) -> Tally:
    """Kill the server that often, each time at a random moment of play; every time all that was acknowledged must be there."""
    tally = Tally()
    player = Player(chance, tally)
    while tally.kills < kills:
        server = Process(folder / "tables.sqlite")
        try:
            person = player.come(server.address)
            killer = threading.Thread(target=_kill_in_play, args=(player.playing, chance.random() * LONGEST, server))
            killer.start()
            try:
                while True:
                    player.play(person)
                    person = player.come(server.address)
            except GONE:
                if not server.killed.wait(1.0):
                    raise  # it went away by itself
                killer.join()
                tally.kills += 1
                if tally.kills % 20 == 0:
                    print(tally, flush=True)
        finally:
            server.kill()
    server = Process(folder / "tables.sqlite")
    try:
        player.come(server.address)
    finally:
        server.kill()
    return tally


if __name__ == "__main__":
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        print(kill_and_check(Path(place), int(sys.argv[1]), random.Random()), f"{time.monotonic() - began:.0f} s")
