"""People who watch too much: bots that think hard, sockets without end, states and lists again and again."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable

import httpx
from bench.server_guest import ADDRESS, Abuser
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

TABLES_OF_VIZIERS = 60
SOCKETS = 101
LOOKING = 40
"""Sockets through which somebody looks without a pause."""

Until = Callable[[], bool]


async def watch_viziers(guest: Abuser, until: Until) -> None:
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


async def open_sockets(guest: Abuser, until: Until) -> None:
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


async def look_again(guest: Abuser, until: Until) -> None:
    """Watch public tables through many sockets, and ask each for the whole state and log without a pause."""
    table = guest.table("mesopotamia", [{"kind": "bot", "level": "random"}] * 4, public=True)
    address = f"{guest.address.replace('http', 'ws')}/api/tables/{table}/live"
    people = [httpx.get(f"{guest.address}/api/me").cookies["tworivers"] for _ in range(LOOKING // 8)]

    async def look(number: int) -> None:
        headers = {"Cookie": f"tworivers={people[number % len(people)]}"}
        while not until():
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with connect(
                    address, additional_headers=headers, local_addr=(ADDRESS, 0), max_size=None
                ) as socket:
                    while not until():
                        await socket.send(json.dumps({"type": "look", "seat": None, "since": None}))
                        await asyncio.wait_for(socket.recv(), 1)
                        guest.answers[200] += 1

    await asyncio.gather(*(look(number) for number in range(LOOKING)))


async def storm_the_lobby(guest: Abuser, until: Until) -> None:
    """Begin to watch the lobby again and again."""
    address = f"{guest.address.replace('http', 'ws')}/api/lobby/live"

    async def storm() -> None:
        while not until():
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                headers = {"Cookie": f"tworivers={guest.cookie}"}
                async with connect(address, additional_headers=headers, local_addr=(ADDRESS, 0)) as socket:
                    await asyncio.wait_for(socket.recv(), 1)
                    guest.answers[200] += 1

    await asyncio.gather(*(storm() for _ in range(LOOKING)))


WATCHING: dict[str, Callable[[Abuser, Until], Awaitable[None]]] = {
    "sockets": open_sockets,
    "viziers": watch_viziers,
    "looks": look_again,
    "lobby": storm_the_lobby,
}
