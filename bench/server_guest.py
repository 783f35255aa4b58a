"""A guest who asks a server for too much: eight connections of one address, without a pause."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import httpx

ADDRESS = "127.0.99.1"
CONNECTIONS = 8

Request = tuple[str, str, bytes, str]
"""Method, path, body and its type."""


class Abuser:
    """A guest who hammers one kind of request."""

    def __init__(self, address: str) -> None:
        self.address = address
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

    async def hammer(self, requests: Iterator[Request], until: Callable[[], bool]) -> None:
        """Ask on all connections at once."""
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
