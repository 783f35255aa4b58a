"""The middleware around every request: who sends it, from which page, how large it is; and headers of answers."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tworivers.server.accounts import COOKIE, COOKIE_AGE, Signer, new_person
from tworivers.server.problems import Problem

LIMIT = 64 * 1024
LARGE = 1024 * 1024
LARGE_PATHS = ("/api/saves", "/api/tables")
"""Saved games, and tables with a box of their own."""
TEXT_PATHS = ("/api/saves",)
READING = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class GuardMiddleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer what is wrong with it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        state = scope.setdefault("state", {})
        state["person"], state["cookie"] = None, None
        try:
            if scope["type"] == "websocket":
                check_origin(headers)
                self._identify(scope, headers)
                await self.app(scope, receive, send)
                return
            if scope["path"].startswith("/api/"):
                if scope["method"] not in READING:
                    check_origin(headers)
                    receive = await _body(scope, headers, receive)
                self._identify(scope, headers)
                if state["person"] is None:
                    raise Problem("bad-cookie")
        except Problem as problem:
            refusal = JSONResponse({"error": problem.as_json()}, problem.status)
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await refusal(
                    scope,
                    receive,
                    _with_headers(send, _removed_cookie(scope) if problem.code == "bad-cookie" else None),
                )
            return
        await self.app(scope, receive, _with_headers(send, None, state))

    def _identify(self, scope: Scope, headers: Headers) -> None:
        """Note who sends the request, and the cookie to be set if they are new."""
        signer: Signer = scope["app"].state.services.signer
        state = scope["state"]
        brought = _cookie(headers)
        person = None if brought is None else signer.person(brought)
        if person is None and (
            brought is None or (scope["type"] == "http" and scope["path"] == "/api/me" and scope["method"] == "GET")
        ):
            person = new_person()
            state["cookie"] = set_cookie(signer.cookie(person), scope)
        state["person"] = person


def set_cookie(value: str, scope: Scope, age: int = COOKIE_AGE) -> str:
    """The header that makes a browser keep the cookie: scripts can't read it, other sites' forms don't send it."""
    secure = "; Secure" if scope.get("scheme") in ("https", "wss") else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def _removed_cookie(scope: Scope) -> str:
    return set_cookie("", scope, 0)


def _cookie(headers: Headers) -> str | None:
    """The value of our cookie, if the request has one."""
    jar: SimpleCookie = SimpleCookie()
    for part in headers.get("cookie", "").split(";"):
        try:
            jar.load(part.strip())
        except CookieError:
            continue
    return jar[COOKIE].value if COOKIE in jar else None


def check_origin(headers: Headers) -> None:
    """Refuse what a page of another site sends in somebody's name. Programs that aren't browsers send no origin."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Problem("wrong-origin", origin=origin)


async def _body(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """Read the whole body, and refuse one of the wrong type or size; returns how to read it again."""
    most = LARGE if scope["path"] in LARGE_PATHS else LIMIT
    kind = headers.get("content-type", "").split(";")[0].strip().lower()
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most:
        raise Problem("too-large", most=most)
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return receive
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Problem("too-large", most=most)
    wanted = ("text/plain",) if scope["path"] in TEXT_PATHS else ("application/json",)
    if kind not in wanted and (body or kind) and not (scope["path"] in TEXT_PATHS and not kind):
        raise Problem("not-json")
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": bytes(body), "more_body": False}

    return again


def _with_headers(send: Send, cookie: str | None, state: dict[str, str | None] | None = None) -> Send:
    """Add the headers of every answer, and the cookie if one was made while the request was handled."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            new = cookie or (state or {}).get("cookie")
            if new:
                headers.append("set-cookie", new)
                headers["cache-control"] = "no-store"
        await send(message)

    return sending
