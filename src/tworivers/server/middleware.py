"""The middleware around every request: who sends it, to which name, from which page, how large; headers."""

from __future__ import annotations

import logging
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tworivers.server.accounts import new_person
from tworivers.server.cookies import COOKIE, SECURE, brought, removed_cookie, set_cookie
from tworivers.server.hosts import AllowedHosts, host_name
from tworivers.server.problems import Problem
from tworivers.server.request_ids import error_json, now_answering
from tworivers.server.routes.templates import route_of
from tworivers.server.services import Services
from tworivers.server.sessions import signed_key
from tworivers.server.storage.database import NotKept

log = logging.getLogger("tworivers.server")

LIMIT = 64 * 1024
LARGE = 1024 * 1024
LARGE_PATHS = ("/api/tables",)
"""Tables with a box of their own,"""
TEXT_PATHS = re.compile(r"/api/(saves|saves/variations|games/[^/]+/box)")
"""and files brought as they are: saved games, component files."""
READING = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ONLY_HTTPS = "max-age=31536000"
"""A year in which browsers come by HTTPS only, once they have."""


class Left(Exception):
    """Whoever sent the request went away in the middle of it: there is nobody to answer."""


class GuardMiddleware:
    """The layer that looks whether a request may come in."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer what is wrong with it."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            check_origin(headers)
            await _identify(scope, headers)
        except Problem as problem:
            if problem.code == "banned":  # whoever opens the socket is told so
                scope["state"].update(person=None, refused=problem)
                await self.app(scope, receive, send)
                return
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answering = _Answering(scope, send)
        try:
            receive = await self._checked(scope, receive)
            await self.app(scope, receive, answering)
        except Problem as problem:
            if problem.code == "bad-cookie":
                scope["state"]["cookies"][COOKIE] = removed_cookie(COOKIE, scope)
            await _refusal(scope, problem)(scope, receive, answering)
        except Left:
            return
        except Exception:
            log.exception("a request could not be answered: %s %s", scope["method"], route_of(scope))
            if answering.begun:
                raise
            await _refusal(scope, Problem("broken", request=now_answering.get()))(scope, receive, answering)

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """Refuse what no route should see; returns how to read the body, which is read already."""
        headers = Headers(scope=scope)
        scope.setdefault("state", {}).update(cookies={})
        self._check_host(headers)
        if scope["path"].startswith("/api/"):
            if scope["method"] not in READING:
                check_origin(headers)
                receive = await _body(scope, headers, receive)
            await _identify(scope, headers)
            if scope["state"]["person"] is None:
                raise Problem("bad-cookie")
        return receive

    def _check_host(self, headers: Headers) -> None:
        """Refuse names that aren't ours: another site's page may have pointed its own name at this server."""
        host = headers.get("host", "")
        if not self.hosts.allow(host):
            raise Problem("wrong-host", host=host_name(host) or repr(host))


def _refusal(scope: Scope, problem: Problem) -> Response:
    """The answer to a request that goes no further: for programs, or one line for people who asked for a page."""
    services: Services = scope["app"].state.services
    services.metrics.went_wrong(problem)
    if scope["path"].startswith("/api/"):
        return JSONResponse(error_json(problem), problem.status)
    return PlainTextResponse(f"{problem.text}\n", problem.status)


async def _identify(scope: Scope, headers: Headers) -> None:
    """Note who sends the request, and the cookie to be set if they are new."""
    services: Services = scope["app"].state.services
    state = scope.setdefault("state", {})
    state.update(person=None, session=None)
    state.setdefault("cookies", {})
    value = brought(headers, COOKIE)
    try:
        found = None if value is None else await services.sessions.of_cookie(value)
    except NotKept:
        raise Problem("not-kept") from None
    asks_who = scope["type"] == "http" and scope["path"] == "/api/me" and scope["method"] == "GET"
    if found is None and (value is None or asks_who):
        person = new_person()
        found = (person, signed_key(person))
        state["cookies"][COOKIE] = set_cookie(COOKIE, services.signer.cookie(person), scope)
    if found is not None:
        client = scope.get("client")
        services.moderation.check(found[0], client[0] if client else "")
        state["person"], state["session"] = found


def check_origin(headers: Headers) -> None:
    """Refuse what a page of another site sends in somebody's name. Programs that aren't browsers send no origin."""
    origin = headers.get("origin")
    if origin is not None and _site(origin) != headers.get("host", "").lower():
        raise Problem("wrong-origin", origin=origin)


def _site(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


async def _body(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """Read the whole body, and refuse one of the wrong type or size; returns how to read it again."""
    text = TEXT_PATHS.fullmatch(scope["path"]) is not None
    most = LARGE if text or scope["path"] in LARGE_PATHS else LIMIT
    kind = headers.get("content-type", "").split(";")[0].strip().lower()
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > most:
        raise Problem("too-large", most=most)
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise Left
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Problem("too-large", most=most)
    if kind != ("text/plain" if text else "application/json") and (body or kind) and not (text and not kind):
        raise Problem("not-json")
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": bytes(body), "more_body": False}

    return again


class _Answering:
    """Sends an answer with the headers that every answer has, and the cookies made while it was found."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.scope.get("scheme") in SECURE:
                headers.setdefault("strict-transport-security", ONLY_HTTPS)
            for cookie in self.scope["state"]["cookies"].values():
                headers.append("set-cookie", cookie)
                headers["cache-control"] = "no-store"
        await self.send(message)
