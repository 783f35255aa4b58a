"""People who ask a server for too much: eight connections of one address that ask for one thing without a pause."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from bench.server_running import cores, stay_on
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.games import GAMES

ADDRESS = "127.0.99.1"
CONNECTIONS = 8
PADDED = (495_000, 250_000, 100_000, 50_000)
"""Bytes of a padded box: the first that the server takes."""
LONG = 3000
"""Moves of a long game."""
TABLES_OF_VIZIERS = 60
SOCKETS = 101

Request = tuple[str, str, bytes, str]
"""Method, path, body and its type."""


def get(path: str) -> Request:
    """A request without a body."""
    return "GET", path, b"", ""


class Abuser:
    """A guest who hammers one kind of request."""

    def __init__(self, address: str, kind: str) -> None:
        self.address = address
        self.kind = kind
        self.http = httpx.Client(
            base_url=address, timeout=120, transport=httpx.HTTPTransport(local_address=ADDRESS, retries=2)
        )
        self.http.get("/api/me").raise_for_status()
        self.answers: Counter[int] = Counter()

    @property
    def cookie(self) -> str:
        """What the guest is known by."""
        return self.http.cookies.get("tworivers") or ""

    def table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """The id of a new table."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        return str(answer.raise_for_status().json()["id"])

    def requests(self) -> Iterator[Request]:
        """What is asked for, without end."""
        return REQUESTS[self.kind](self)

    async def hammer(self, until: Callable[[], bool]) -> None:
        """Ask on all connections at once."""
        requests = self.requests()
        await asyncio.gather(*(self.connection(requests, until) for _ in range(CONNECTIONS)))

    async def connection(self, requests: Iterator[Request], until: Callable[[], bool]) -> None:
        """Ask on one connection, one after the other."""
        host, port = self.address.removeprefix("http://").split(":")
        while not until():
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                while not until():
                    self.answers[await self.ask(reader, writer, next(requests))] += 1
            writer.close()

    async def ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: Request) -> int:
        """Send a request and read the whole answer; returns its status."""
        method, path, body, kind = request
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n"
        if self.cookie:
            head += f"Cookie: tworivers={self.cookie}\r\n"
        if body:
            head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        writer.write(head.replace("Host: x", f"Host: {self.address[7:]}").encode() + b"\r\n" + body)
        await writer.drain()
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.partition("content-length:")[2].split("\r\n")[0] or 0)
        await reader.readexactly(length)
        return int(answer.split(" ", 2)[1])


def asking_scene(guest: Abuser) -> Iterator[Request]:
    """The scene of a box that was padded with comments."""
    box = GAMES["mesopotamia"].standard_box.read_text(encoding="utf-8")
    for size in PADDED:
        padding = f"# {'x' * 97}\n" * ((size - len(box)) // 100)
        with contextlib.suppress(httpx.HTTPStatusError):
            table = guest.table("mesopotamia", [{"kind": "screen"}] * 3, box=box + "\n" + padding)
            return itertools.repeat(get(f"/api/tables/{table}/scene"))
    raise ValueError("no padded box was taken")


def asking_login(guest: Abuser) -> Iterator[Request]:
    """Logging in with ever new names."""
    for number in itertools.count():
        body = json.dumps({"account": f"nobody {number}", "password": "correct horse battery"}).encode()
        yield "POST", "/api/login", body, "application/json"


def mesopotamia(guest: Abuser) -> tuple[str, int]:
    """A table of one's own, and a seat that may decide."""
    table = guest.table("mesopotamia", [{"kind": "screen"}] * 4)
    turn = guest.http.get(f"/api/tables/{table}").json()["turn"]
    return table, turn[0]


def asking_why(guest: Abuser) -> Iterator[Request]:
    """Why everything that can't be done can't be done."""
    table, seat = mesopotamia(guest)
    return itertools.repeat(get(f"/api/tables/{table}/why?seat={seat}&number=0"))


def asking_preview(guest: Abuser) -> Iterator[Request]:
    """What every action would bring."""
    table, seat = mesopotamia(guest)
    view = guest.http.get(f"/api/tables/{table}/state?seat={seat}").json()["view"]
    codes = [action["code"] for action in view["actions"]]
    return itertools.cycle([get(f"/api/tables/{table}/preview?seat={seat}&number=0&action={code}") for code in codes])


def long_game() -> bytes:
    """A saved game of many moves."""
    match, chance = Match(GAMES["mesopotamia"], 4, "a long game"), random.Random(3)
    while not match.over and len(match.moves) < LONG:
        seat = chance.choice(match.table.actors())
        match.play(seat, int(chance.choice(match.table.legal(seat))))
    return save_text(match, reveal_seed=True).encode()


def asking_long(what: str) -> Callable[[Abuser], Iterator[Request]]:
    """Something about a long game, as a whole."""

    def asking(guest: Abuser) -> Iterator[Request]:
        answer = guest.http.post("/api/saves", content=long_game(), headers={"content-type": "text/plain"})
        return itertools.repeat(get(f"/api/tables/{answer.raise_for_status().json()['id']}/{what}"))

    return asking


def opening_saves(guest: Abuser) -> Iterator[Request]:
    """A long saved game, opened again and again; with a new cookie when there were too many."""
    save = long_game()
    while True:
        if guest.answers[429] % CONNECTIONS == CONNECTIONS - 1:
            guest.http.cookies.clear()
            guest.http.get("/api/me")
        yield "POST", "/api/saves", save, "text/plain"


def chatting(guest: Abuser) -> Iterator[Request]:
    """Speaking at a public table without a cookie: each time as somebody new."""
    table = guest.table("amyitis", [{"kind": "me"}, {"kind": "screen"}], public=True)
    guest.http.cookies.clear()
    body = json.dumps({"text": "hello", "to": None}).encode()
    return itertools.repeat(("POST", f"/api/tables/{table}/chat", body, "application/json"))


REQUESTS: dict[str, Callable[[Abuser], Iterator[Request]]] = {
    "scene": asking_scene,
    "login": asking_login,
    "why": asking_why,
    "log": asking_long("log"),
    "history": asking_long("history"),
    "saves": opening_saves,
    "preview": asking_preview,
    "chat": chatting,
}
KINDS = (*REQUESTS, "sockets", "viziers")


async def watch_viziers(guest: Abuser, until: Callable[[], bool]) -> None:
    """Set up tables at which only strong bots play, and look at all of them."""
    bots = [{"kind": "bot", "level": "vizier"}] * 4
    tables = [guest.table("amyitis", bots) for _ in range(TABLES_OF_VIZIERS)]

    async def watch(table: str) -> None:
        address = f"{guest.address.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"Cookie": f"tworivers={guest.cookie}"}
        async with connect(address, additional_headers=headers, local_addr=(ADDRESS, 0), max_size=None) as socket:
            await socket.send(json.dumps({"type": "look", "seat": None, "since": None}))
            while not until():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(socket.recv(), 1)
                    guest.answers[200] += 1

    await asyncio.gather(*(watch(table) for table in tables))


async def open_sockets(guest: Abuser, until: Callable[[], bool]) -> None:
    """Watch a public table at which bots play through many sockets, and open those that are refused again."""
    table = guest.table("amyitis", [{"kind": "bot", "level": "random"}] * 3, public=True)
    address = f"{guest.address.replace('http', 'ws')}/api/tables/{table}/live"
    outsider = httpx.get(f"{guest.address}/api/me").cookies["tworivers"]

    async def watch() -> None:
        while not until():
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                headers = {"Cookie": f"tworivers={outsider}"}
                async with connect(address, additional_headers=headers, local_addr=(ADDRESS, 0)) as socket:
                    await socket.send(json.dumps({"type": "look", "seat": None, "since": None}))
                    while not until():
                        text = await asyncio.wait_for(socket.recv(), 1)
                        guest.answers[200 if '"type":"state"' in str(text)[:20] else 429] += 1
            await asyncio.sleep(0.01)

    await asyncio.gather(*(watch() for _ in range(SOCKETS)))


def abuse(address: str, kind: str, stop: Any, started: Any, results: Any) -> None:
    """The process of somebody who asks for too much."""
    stay_on(cores()[1])
    os.nice(5)
    guest = Abuser(address, kind)

    async def all_day() -> None:
        started.set()
        if kind == "viziers":
            await watch_viziers(guest, stop.is_set)
        elif kind == "sockets":
            await open_sockets(guest, stop.is_set)
        else:
            await guest.hammer(stop.is_set)

    asyncio.run(all_day())
    results.put(dict(guest.answers))
