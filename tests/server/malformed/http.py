"""Malformed requests that are HTTP and ask for something odd, as bytes."""

from __future__ import annotations

import random
from dataclasses import dataclass

from server.malformed.values import QUERIES, damaged, odd_object

SAMPLES = {
    "game": '"wells"', "seats": '[{"kind":"me"},{"kind":"screen"}]', "options": "{}", "box": "null", "seed": '"fig"',
    "public": "true", "hints": "true", "chat": "true", "name": '"Ada"', "account": '"ada"',
    "password": '"a good one!"', "token": '"x"', "seat": "0", "number": "0", "action": "1", "text": '"hello"',
    "to": "null",
}  # fmt: skip
"""A value for every field of a request's body."""

TABLES = ("nowhere", "%00", "..", "%2e%2e%2f", "%ff", "x" * 40, "%C3%A9", "%ED%A0%80", "-", "a%20b", "%0a")
SEATS = ("0", "1", "2", "63", "64", "-1", "x", "9" * 30, "%00", "1.5", "", "%D9%A1")
PATHS = ("/", "//", "/api", "/api//me", "/api/..%2f", "/%00", "/%ff", "/assets/..%5c", "/api/%2e%2e/", "/*")
ADDED = ("", "=", "&&", "seat=1&seat=2", "%zz=%zz", "at=" + "9" * 5000, "a[]=1", "?")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "M-SEARCH", "PURGE")
KINDS = (
    "application/json", "application/json; charset=utf-16", "APPLICATION/JSON", "text/plain", "text/html", "", ";",
    "\xff", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "application/json, text/plain",
)  # fmt: skip
COOKIES = (
    "tworivers=", "tworivers=x", "tworivers=a.b", "tworivers=\"", "tworivers=\xff.\xfe",
    "tworivers=" + "A" * 16 + ".x", ";", "=", "a=b; tworivers", "tworivers=x; tworivers=y", "tworivers=" + "x" * 5000,
    "$Version=1; tworivers=1", "[]=1; ,,,", 'tworivers="\\777.\\"', "tworivers=AAAAAAAAAAAAAAAA.", "a=" + "b;" * 500,
)  # fmt: skip
ORIGINS = (
    "http://[", "null", "", "http://", "//", "http://x:99999", "http://[::1", "http://[v1.x]", "file://",
    "http://\xff", "javascript:1", "http://a@b:c", "http://]", "http://[::1]:x", "http://x y", "http://127.0.0.1:0",
    "http://℀.example",
)  # fmt: skip
HOSTS = ("x", "", "[", "[::1", "a:b:c", "127.0.0.1:99999", "evil.example", "\xff", "x" * 3000, "localhost", "a b")
HEADERS = (
    "X-Forwarded-For: unknown", "X-Forwarded-For: 1.2.3.4, ::1", "X-Forwarded-For: 999.1.1.1",
    "X-Forwarded-For: [::1]:99", "X-Forwarded-For: ,,,", "X-Forwarded-For: fe80::1%eth0", "X-Forwarded-For: \xff",
    "X-Forwarded-For: " + "1," * 1000, "X-Forwarded-Proto: https", "X-Forwarded-Proto: wss",
    "X-Forwarded-Proto: gopher", "Accept-Encoding: gzip;q=0", "Accept-Encoding: gzip", "Accept: \xff",
    "Range: bytes=0-1", "Range: bytes=9-1,-", "If-None-Match: *", "If-Range: x", "If-Modified-Since: never",
    "Accept-Language: " + "de," * 500, "Upgrade: h2c", "Connection: keep-alive, x", "Expect: x",
    "Idempotency-Key: \xff", "Idempotency-Key: " + "k" * 3000, "Referer: http://[", "Content-Encoding: gzip",
    "TE: trailers", "User-Agent:", "X:", "X-" + "a" * 2000 + ": b", "Sec-Fetch-Site: cross-site",
    "Authorization: Basic \xff", "DNT: \x80",
)  # fmt: skip


@dataclass(frozen=True)
class Operation:
    """Something the server can be asked for."""

    method: str
    path: str
    query: tuple[str, ...]
    body: tuple[str, ...]


def request(chance: random.Random, operation: Operation, host: str, cookie: str, table: str) -> bytes:
    """A request that is HTTP, and odd in one way or in several."""
    method = operation.method if chance.random() < 0.93 else chance.choice(METHODS)
    head = [f"{method} {_target(chance, operation, table)} HTTP/1.1"]
    head.append(f"Host: {host if chance.random() < 0.95 else chance.choice(HOSTS)}")
    if chance.random() < 0.95:
        head.append(f"Cookie: {f'tworivers={cookie}' if chance.random() < 0.9 else chance.choice(COOKIES)}")
    if chance.random() < 0.08:
        head.append(f"Origin: {chance.choice((*ORIGINS, f'http://{host}'))}")
    while chance.random() < 0.15:
        head.append(chance.choice(HEADERS))
    body = b""
    if operation.body or method not in ("GET", "HEAD") or chance.random() < 0.02:
        text = odd_object(chance, {name: SAMPLES.get(name, "1") for name in operation.body})
        body = text.encode(errors="surrogatepass")
        if chance.random() < 0.1:
            body = damaged(chance, body)
        head.append(f"Content-Type: {'application/json' if chance.random() < 0.9 else chance.choice(KINDS)}")
        head.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*head, "", ""]).encode("latin-1", errors="replace") + body


def _target(chance: random.Random, operation: Operation, table: str) -> str:
    path = operation.path.replace("{table}", table if chance.random() < 0.8 else chance.choice(TABLES))
    path = path.replace("{seat}", chance.choice(SEATS))
    if chance.random() < 0.04:
        path = chance.choice(PATHS)
    given = [f"{name}={chance.choice(QUERIES)}" for name in operation.query if chance.random() < 0.9]
    if chance.random() < 0.1:
        given.append(chance.choice(ADDED))
    return path + ("?" + "&".join(given) if given else "")
