"""A client that sends malformed things through raw sockets, one kind after the other, and counts what comes back."""

from __future__ import annotations

import random
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

from server.malformed import files, http, messages, wire
from server.malformed.http import Operation
from server.running_server import ME, SCREEN, Visitor

PATIENCE = 60.0
PIPELINED, MESSAGES = 16, 40
"""Requests sent at once, and messages between two signs of life."""
REQUESTS, NO_HTTP, FILES, SOCKETS = 240, 160, 16, 24
"""In a round: requests, connections without one, files, and WebSockets with messages."""
CLOSED, TIMEOUT = "closed", "no answer"
Counts = Counter[tuple[str, str]]
"""How often a kind of thing had an outcome: a status, the code of a socket's error, or the end of the connection."""


@dataclass(frozen=True)
class Target:
    """What a client needs to know."""

    address: str
    operations: tuple[Operation, ...]
    saves: tuple[str, ...]
    boxes: dict[str, str]

    @property
    def host(self) -> str:
        """As the Host header names it."""
        return urlsplit(self.address).netloc

    def dial(self) -> Stream:
        """A new connection."""
        parts = urlsplit(self.address)
        return Stream(socket.create_connection((str(parts.hostname), parts.port or 80), PATIENCE))


class Stream:
    """A connection with what has been read of it."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.buffer = b""

    def send(self, data: bytes) -> None:
        """Send; that the other side has left shows when reading."""
        with suppress(ConnectionError):
            self.connection.sendall(data)

    def until(self, mark: bytes) -> bytes:
        """Everything up to and with a mark."""
        while mark not in self.buffer:
            self._more()
        found, _, self.buffer = self.buffer.partition(mark)
        return found + mark

    def exactly(self, size: int) -> bytes:
        """So many bytes."""
        while len(self.buffer) < size:
            self._more()
        found, self.buffer = self.buffer[:size], self.buffer[size:]
        return found

    def close(self) -> None:
        """Leave."""
        self.connection.close()

    def _more(self) -> None:
        try:
            data = self.connection.recv(262_144)
        except ConnectionError:
            data = b""
        if not data:
            raise EOFError
        self.buffer += data


def response(stream: Stream, method: str) -> tuple[str, bool]:
    """The status of the next answer, and whether the connection ends with it."""
    while True:
        head = stream.until(b"\r\n\r\n").lower()
        status = head[9:12].decode()
        if status[0] != "1" or status == "101":
            break
    lines = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
    if method == "HEAD" or status in ("204", "304"):
        pass
    elif b"content-length" in lines:
        stream.exactly(int(lines[b"content-length"]))
    else:
        while size := int(stream.until(b"\r\n"), 16):
            stream.exactly(size + 2)
        stream.exactly(2)
    return status, lines.get(b"connection") == b"close"


def send_requests(target: Target, kind: str, requests: list[bytes], counts: Counts) -> None:
    """Send requests, several at once; those behind one that ended the connection are sent again."""
    while requests:
        batch, rest = requests[:PIPELINED], requests[PIPELINED:]
        stream = target.dial()
        stream.send(b"".join(batch))
        answered = 0
        for request in batch:
            try:
                status, last = response(stream, request.split(b" ", 1)[0].decode())
            except EOFError:
                status, last = CLOSED, True
            except TimeoutError:
                status, last = TIMEOUT, True
            counts[kind, status] += 1
            answered += 1
            if last:
                break
        stream.close()
        requests = batch[answered:] + rest


def send_no_http(target: Target, raw: bytes, counts: Counts) -> None:
    """Send bytes through a connection of their own."""
    stream = target.dial()
    stream.send(raw)
    with suppress(OSError):
        stream.connection.shutdown(socket.SHUT_WR)
    try:
        status, _ = response(stream, "HEAD")
    except EOFError:
        status = CLOSED
    except TimeoutError:
        status = TIMEOUT
    counts["no HTTP", status] += 1
    stream.close()


class Watcher:
    """A WebSocket at a table."""

    def __init__(self, target: Target, table: str, cookie: str) -> None:
        self.stream = target.dial()
        lines = (
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {target.host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==",
            f"Cookie: tworivers={cookie}",
        )
        self.stream.send("\r\n".join([*lines, "", ""]).encode())
        assert response(self.stream, "HEAD")[0] == "101"
        self.stream.send(messages.frame(b'{"type":"look","seat":0}'))
        self.fences = 0

    def exchange(self, sent: list[bytes], counts: Counts) -> None:
        """Send messages and read until they are answered."""
        self.fences += 1
        fence = f'"fence-{self.fences}"'
        self.stream.send(b"".join(sent))
        self.stream.send(messages.frame(f'{{"type":"undo","id":{fence},"seat":63,"number":0}}'.encode()))
        counts["message", "sent"] += len(sent)
        for text in self.texts():
            if fence.encode() in text:
                return
            if b'"type":"error"' in text:
                counts["message", text.partition(b'"code":"')[2].partition(b'"')[0].decode()] += 1

    def end(self, sent: bytes, counts: Counts) -> None:
        """Send what ends the connection."""
        self.stream.send(sent + messages.frame(b"\x03\xe8", messages.CLOSE))
        try:
            for _ in self.texts():
                pass
        except EOFError:
            counts["no message", CLOSED] += 1
        except TimeoutError:
            counts["no message", TIMEOUT] += 1
        self.stream.close()

    def texts(self) -> Iterator[bytes]:
        """What the server says, to the end."""
        while True:
            first, size = self.stream.exactly(2)
            if size > 125:
                size = int.from_bytes(self.stream.exactly(2 if size == 126 else 8), "big")
            text = self.stream.exactly(size)
            if first == messages.CLOSE:
                raise EOFError
            yield text


class Guest:
    """Somebody with a table of their own."""

    def __init__(self, target: Target) -> None:
        self.visitor = Visitor(target.address)
        self.sit_down()

    def sit_down(self) -> None:
        """Set up a table."""
        self.table = self.visitor.table("wells", ME, SCREEN, public=True)
        self.person, self.cookie = self.visitor.get("/api/me")["id"], self.visitor.cookie

    def come_back(self) -> None:
        """Whoever was signed out by what they sent is somebody new, at a new table: a dead cookie tries nothing."""
        if self.visitor.get("/api/me")["id"] != self.person:
            self.sit_down()


def send_round(target: Target, chance: random.Random, counts: Counts) -> None:
    """A round of all kinds, by a guest: requests, messages, no HTTP, files."""
    guest, host = Guest(target), target.host
    for _ in range(REQUESTS // PIPELINED):
        guest.come_back()
        operations = [chance.choice(target.operations) for _ in range(PIPELINED)]
        wishes = [http.request(chance, operation, host, guest.cookie, guest.table) for operation in operations]
        send_requests(target, "request", wishes, counts)
    guest.come_back()
    for _ in range(NO_HTTP):
        send_no_http(target, wire.no_http(chance, host), counts)
    uploads = [files.upload(chance, host, guest.cookie, target.saves, target.boxes) for _ in range(FILES)]
    send_requests(target, "file", uploads, counts)
    for _ in range(SOCKETS):
        watcher = Watcher(target, guest.table, guest.cookie)
        with suppress(EOFError):
            watcher.exchange([messages.message(chance) for _ in range(MESSAGES)], counts)
        watcher.end(messages.no_message(chance), counts)
    guest.visitor.http.close()


def send_all(target: Target, seed: int, count: int) -> Counts:
    """At least so many malformed things."""
    chance = random.Random(seed)
    counts: Counts = Counter()
    while total(counts) < count:
        send_round(target, chance, counts)
    return counts


def total(counts: Counts) -> int:
    """How many things were sent."""
    answers = sum(count for (kind, _), count in counts.items() if kind != "message")
    return answers + counts["message", "sent"]
