"""A server killed again and again in the middle of play, and a player who remembers every move that was acknowledged.

`python -m server.storage.killing 200 --game mesopotamia` (in tests/) does it by hand and tells how it went.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from server.running_server import BOT, ME, SCREEN, Json, Socket, Visitor, serve_command
from tworivers.engine.rules import Game
from tworivers.games import GAMES

LONGEST = 1.5
"""Seconds of play before a kill, at most."""
BORED = 0.15
"""How likely it is that the player begins a new table though the last one isn't over."""

GONE = (httpx.HTTPError, WebSocketException, OSError, EOFError)


class Process:
    """The real command, with a database that outlives it."""

    def __init__(self, database: Path) -> None:
        command = serve_command("--db", f"sqlite:///{database}", "--workers", "1", "--pause", "0.01")
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
    overtaken: int = 0
    """Requests refused because a bot was quicker."""
    in_doubt: int = 0
    """Kills between a request and its answer: either outcome is right."""


@dataclass
class Player:
    """Plays several seats of a table, every other time against a bot, and remembers what was acknowledged."""

    game: Game
    chance: random.Random
    tally: Tally
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
    """After an acknowledged undo where nobody else plays: how many moves there are."""

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
        bots = self.tally.tables % 2
        self.ours = range(max(2, self.game.seats[0] - bots))
        self.table = person.table(self.game.name, ME, *[SCREEN] * (len(self.ours) - 1), *[BOT] * bots)
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
            if kind == "undo" and (moves < number or logs[0][number]["seat"] not in self.ours):
                self.kept.pop(number, None)
        for number, (seat, words) in self.kept.items():
            assert moves >= number, f"move {number} was acknowledged, but there are only {moves}"
            entry = logs[seat][number]
            assert (entry["seat"], entry["action"]) == (seat, words), f"move {number} has changed"
        if self.stands is not None and self.pending is None:
            assert moves == self.stands
        self.pending = None

    def play(self, person: Visitor) -> None:
        """Play until the server is gone or the game is over."""
        assert self.table is not None
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
        if after is None:
            return int(state["number"]) + 1
        assert after > state["number"]
        self.kept[after] = (state["seat"], action["words"])
        self.tally.acknowledged += 1
        return after

    def undo(self, socket: Socket, state: Json) -> int:
        """Take the last move back, and note that once it is acknowledged."""
        after = self.ask(socket, "undo", state)
        if after is None:
            return int(state["number"]) + 1
        assert after == state["number"] - 1
        self.kept.pop(state["number"], None)  # a move in doubt was never noted
        self.stands = after if len(self.ours) == len(state["table"]["seats"]) else None
        self.tally.taken_back += 1
        return after

    def ask(self, socket: Socket, kind: str, state: Json, **more: int) -> int | None:
        """Send a request; the number of moves once it is acknowledged, None if a bot was quicker."""
        self.pending = (kind, state["number"])
        answer = socket.ask(type=kind, seat=state["seat"], number=state["number"], **more)
        self.pending = None
        if answer["type"] == "error" and answer["error"]["code"] == "gone-on":
            self.tally.overtaken += 1
            return None
        assert answer["type"] == "ok", answer
        self.stands = None
        self.playing.set()
        return int(answer["number"])


def _kill_in_play(playing: threading.Event, seconds: float, server: Process) -> None:
    playing.wait(300)
    time.sleep(seconds)
    server.kill()


def kill_and_check(folder: Path, kills: int, chance: random.Random, game: Game) -> Tally:
    """Kill the server again and again, at random moments of play; each time all acknowledged moves must be there."""
    tally = Tally()
    player = Player(game, chance, tally)
    while tally.kills < kills:
        server = Process(folder / "tables.sqlite")
        try:
            person = player.come(server.address)
            player.playing.clear()
            killer = threading.Thread(
                target=_kill_in_play, args=(player.playing, chance.random() * LONGEST, server), daemon=True
            )
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
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("kills", type=int)
    parser.add_argument("--game", default="amyitis", choices=sorted(GAMES))
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        print(
            kill_and_check(Path(folder), given.kills, random.Random(), GAMES[given.game]),
            f"{time.monotonic() - began:.0f} s",
        )
