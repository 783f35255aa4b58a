"""Connections that keep the server waiting: half-sent requests, silent peers, crowds from one address. Real sockets."""

from __future__ import annotations

import base64
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from http.client import HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from server.running_server import ME, PATIENCE, SCREEN, RunningServer, quiet_settings, serve_command, serving
from tworivers.server.connections import Patience

HASTY = Patience(head=0.4, body=0.4, answer=0.4, keep_alive=60, ping=0.2)


def dial(address: str, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A raw connection to a server."""
    parts = urlsplit(address)
    assert parts.hostname
    connection = socket.create_connection((parts.hostname, parts.port or 80), PATIENCE, (source, 0))
    connection.sendall(sent)
    return connection


def rest(connection: socket.socket) -> bytes:
    """Everything that comes until the server ends the connection."""
    received = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            received += more
    return received


def is_open(connection: socket.socket) -> bool:
    """Whether the server hasn't ended a connection on which nothing comes."""
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


def status(connection: socket.socket) -> int:
    """How one request was answered; its answer, which may come in several pieces, is read to the end."""
    response = HTTPResponse(connection)
    response.begin()
    response.read()
    return response.status


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server without patience."""
    with serving(replace(quiet_settings(tmp_path_factory.mktemp("hasty")), patience=HASTY)) as server:
        yield server


GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ",
        POST + b"Content-Length: 100\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_half_sent_requests_end(hasty: RunningServer, sent: bytes) -> None:
    with closing(dial(hasty.address, sent)) as connection:
        assert rest(connection) == b""


def dribble(connection: socket.socket, byte: bytes) -> None:
    """Send a byte now and then until the connection ends."""
    connection.settimeout(0.1)
    while True:
        connection.sendall(byte)
        with suppress(TimeoutError):
            if not connection.recv(65536):
                raise ConnectionError


@pytest.mark.parametrize("byte", [b"\r", b"\n", b"G"])
def test_a_byte_now_and_then_is_no_request_either(hasty: RunningServer, byte: bytes) -> None:
    with closing(dial(hasty.address, GET)) as connection:
        assert status(connection) == 200
        with pytest.raises(ConnectionError):
            dribble(connection, byte)


def test_whole_requests_may_follow_each_other_at_leisure(hasty: RunningServer) -> None:
    with closing(dial(hasty.address)) as connection:
        for _ in range(3):
            connection.sendall(GET)
            assert status(connection) == 200
            time.sleep(2 * HASTY.head)


def upgraded(server: RunningServer, source: str = "127.0.0.1") -> socket.socket:
    """A WebSocket of which only the handshake is done."""
    ada = server.visitor()
    table = ada.table("wells", ME, SCREEN)
    key = base64.b64encode(b"0" * 16).decode()
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: tworivers={ada.cookie}\r\n\r\n"
    )
    connection = dial(server.address, head.encode(), source)
    assert connection.recv(65536).startswith(b"HTTP/1.1 101 ")
    return connection


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A short frame as clients send it."""
    assert len(payload) < 126
    return bytes([first, 0x80 | len(payload)]) + bytes(4) + payload


def test_a_socket_whose_peer_is_gone_ends(hasty: RunningServer) -> None:
    with closing(upgraded(hasty)) as connection:
        connection.sendall(frame(b'{"type":"look"}'))
        assert b"keepalive ping timeout" in rest(connection)


def ask_on(connection: socket.socket, request: bytes) -> None:
    """Send requests, of the answers read no more than a little, until the connection ends."""
    while True:
        with suppress(TimeoutError):
            connection.sendall(request)
            connection.recv(100)


def test_a_peer_that_hardly_takes_its_answers_is_let_go(hasty: RunningServer) -> None:
    with closing(dial(hasty.address)) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(0.2)
        with pytest.raises(ConnectionError):
            ask_on(connection, b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")


def test_requests_without_end_before_the_first_answer_are_refused(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(dial(server.address, GET * 50)) as connection:
        received = b""
        while received.count(b"200 OK") < 50:
            received += connection.recv(65536)
        with suppress(ConnectionError):
            connection.sendall(GET * 5000)
        assert rest(connection).count(b"200 OK") < 5000
    assert not [record for record in caplog.records if record.exc_info]


def test_the_longest_waiting_connection_makes_room_for_the_next(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), waiting_per_address=20)) as server:
        crowd = [dial(server.address, b"GET / HTTP/1.1\r\nX") for _ in range(60)]
        assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 200
        for connection in crowd[:40]:
            assert rest(connection) == b""
        assert sum(is_open(connection) for connection in crowd[40:]) >= 19
        for connection in crowd:
            connection.close()


@pytest.mark.skipif(sys.platform != "linux", reason="127.0.0.2 is this machine, too")
def test_an_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), connections_per_address=3)) as server:
        crowd = [upgraded(server, "127.0.0.2") for _ in range(3)]
        with closing(dial(server.address, GET, "127.0.0.2")) as connection:
            assert rest(connection) == b""
        with closing(dial(server.address, GET, "127.0.0.3")) as connection:
            assert status(connection) == 200
        proxied = [upgraded(server) for _ in range(5)]
        for connection in crowd + proxied:
            connection.close()


@contextmanager
def process_with_few_files(folder: Path, files: int) -> Iterator[str]:
    """The address of a server that may open only so many files."""

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    command = serve_command("--db", f"sqlite:///{folder / 'tables.sqlite'}", "--workers", "1")
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=few_files, env={**os.environ, "TWORIVERS_JIT": "0"}
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def test_a_thousand_half_sent_requests_leave_room_for_the_next_visitor(tmp_path: Path) -> None:
    with process_with_few_files(tmp_path, 512) as address:
        crowd = [dial(address, b"GET / HTTP/1.1\r\nX: ") for _ in range(1000)]
        assert httpx.get(f"{address}/api/games", timeout=10).status_code == 200
        for connection in crowd:
            connection.close()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 20_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 1_000_000,
        POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: x\r\n" * 20_000 + b"\r\n",
    ],
)
def test_heads_without_end_are_refused(server: RunningServer, head: bytes) -> None:
    with closing(dial(server.address)) as connection:
        with suppress(ConnectionError):
            connection.sendall(head)
        assert rest(connection)[:12] in (b"HTTP/1.1 400", b""), "refused, or reset as we were still sending"
    assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"{", 0x01) + frame(b" ", 0x00) * 100, 1009),
        (frame(b"", 0x01) + frame(b"", 0x00) * 100_000, 1009),
        (b"\xff" * 50, 1002),
    ],
)
def test_what_is_no_message_ends_the_socket_without_a_traceback(
    server: RunningServer, sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(upgraded(server)) as connection:
        connection.sendall(sent)
        received = rest(connection)
        assert bytes([0x88]) in received
        assert code.to_bytes(2, "big") in received
    assert not [record for record in caplog.records if record.exc_info]


def test_an_unsound_handshake_is_answered_without_a_traceback(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    upgrade = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    for more in (
        b"",
        b"Sec-WebSocket-Version: 7\r\n",
        b"X: y\r\n" * 500,
        b"X: " + b"y" * 20_000 + b"\r\n",
        b"X: \xff\r\n",
    ):
        with closing(dial(server.address, upgrade + more + b"\r\n")) as connection:
            assert rest(connection)[:10] == b"HTTP/1.1 4"
    assert not [record for record in caplog.records if record.exc_info]
    assert json.loads(httpx.get(f"{server.address}/api/games", timeout=PATIENCE).text)["games"]
