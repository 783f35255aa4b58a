"""Bytes that are no sound HTTP request, or less than a whole one. Each needs a connection of its own."""

from __future__ import annotations

import random

from server.malformed.http import COOKIES, ORIGINS
from server.malformed.values import TEXTS, damaged, odd_token

LENGTHS = ("-1", "+5", "0x5", "1e3", "9" * 40, "", " ", "\xb2", "1,1")
CHUNKS = (
    "5\r\nhel",
    "zz\r\n",
    "-1\r\n",
    "5\r\nhello0\r\n",
    "FFFFFFFFFFFFFFFFF\r\n",
    "5;a=\x00\r\nhello\r\n0\r\n\r\n",
    "0\r\nX\r\n\r\n",
)
CODINGS = ("gzip", "chunked, chunked", "identity", "x", "chunked,", "\x0bchunked", "chunked\r\nTransfer-Encoding: x")
METHODS = ("get", "BREW", "GET\t", "G\x00T", "X" * 100, "", "GET GET", "\xff")
VERSIONS = ("HTTP/0.9", "HTTP/1.2", "HTTP/3", "HTTP/1.1.1", "HTTP/x", "HTTP/11", "HTTP/-1.1", "HTTP/1.0", "ICY/1.1", "")
TARGETS = (
    "",
    "*",
    "x",
    "/ /",
    "/\x00",
    "/\xe9",
    "http://[",
    "http://x:x/",
    "//[",
    "/" + "a" * 40_000,
    "#",
    "?",
    "/?\xff",
)
UPGRADES = {
    "Connection": ("Upgrade", "Upgrade", "upgrade, close", "x", ""),
    "Upgrade": ("websocket", "websocket", "WebSocket, h2c", "x", ""),
    "Sec-WebSocket-Version": ("13", "13", "7", "x", "", "13, 8"),
    "Sec-WebSocket-Key": ("MDAwMDAwMDAwMDAwMDAwMA==", "x", "", "MDAw", "\xff"),
    "Sec-WebSocket-Extensions": (
        "permessage-deflate",
        "x;;",
        "permessage-deflate; a=",
        "",
        "permessage-deflate; server_max_window_bits=99",
    ),
    "Sec-WebSocket-Protocol": ("x", ",", "", "\xff"),
    "Origin": ORIGINS,
    "Cookie": COOKIES,
    "X": TEXTS,
}
SOCKETS = (
    "/api/tables/x/live",
    "/api/tables/%00/live",
    "/live",
    "/",
    "/api/tables/x/live?a=%zz",
    "/api/tables/\xff/live",
)


def no_http(chance: random.Random, host: str) -> bytes:
    """Something that an honest client never sends."""
    kind = chance.random()
    get = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n"
    if kind < 0.05:
        return chance.randbytes(chance.randrange(1, 300))
    if kind < 0.2:
        return damaged(chance, f"{get}Cookie: tworivers=x\r\n\r\n".encode())
    if kind < 0.25:
        return b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + chance.randbytes(200)
    raw = _plain(chance, get, host).encode("latin-1", errors="replace")
    return raw + odd_token(chance).encode(errors="replace") if chance.random() < 0.1 else raw


def _plain(chance: random.Random, get: str, host: str) -> str:
    post = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    chunked = "Transfer-Encoding: chunked\r\n\r\n"
    pick = chance.choice
    return pick(
        (
            lambda: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            lambda: (
                get + pick(("X-No-Colon", "X: a\r\n b", "X: \x00", ": x", "X : y", "X\x00: y", "X: \x0b")) + "\r\n\r\n"
            ),
            lambda: post + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
            lambda: post + "Content-Length: 5\r\n" + chunked + "0\r\n\r\n",
            lambda: post + f"Content-Length: {pick(LENGTHS)}\r\n\r\nhello",
            lambda: post + f"Content-Length: {chance.randrange(2, 90_000)}\r\n\r\n{{",
            lambda: post + f"Expect: 100-continue\r\nContent-Length: {chance.randrange(2, 90_000)}\r\n\r\n",
            lambda: post + chunked + pick(CHUNKS),
            lambda: post + f"Transfer-Encoding: {pick(CODINGS)}\r\n\r\n0\r\n\r\n",
            lambda: f"{pick(METHODS)} / HTTP/1.1\r\n\r\n",
            lambda: f"GET / {pick(VERSIONS)}\r\n\r\n",
            lambda: f"GET {pick(TARGETS)} HTTP/1.1\r\n\r\n",
            lambda: f"CONNECT {host} HTTP/1.1\r\n\r\n",
            lambda: get.replace("\r\n", pick(("\n", "\r"))) + "\n",
            lambda: get + f"X: {'y' * pick((9000, 40_000))}\r\n\r\n",
            lambda: get + "".join(f"X{place}: y\r\n" for place in range(pick((200, 4000)))) + "\r\n",
            lambda: _bad_upgrade(chance, host),
            lambda: _bad_upgrade(chance, host),
        )
    )()


def _bad_upgrade(chance: random.Random, host: str) -> str:
    """A WebSocket handshake with something wrong."""
    lines = [f"{name}: {chance.choice(values)}" for name, values in UPGRADES.items() if chance.random() < 0.8]
    kept = [f"Host: {host}", *(line.replace("\r", "").replace("\n", "") for line in lines)]
    return "\r\n".join([f"{chance.choice(('GET', 'GET', 'POST'))} {chance.choice(SOCKETS)} HTTP/1.1", *kept, "", ""])
