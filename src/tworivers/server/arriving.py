"""What comes first with every request and every socket: where it comes from, its number, its pace, and what it took."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tworivers.server.fair_turns import Client, now_asking
from tworivers.server.hosts import network
from tworivers.server.logs import tell_request
from tworivers.server.proxies import TrustedProxies
from tworivers.server.request_ids import HEADER, brought_number, new_number, now_answering
from tworivers.server.routes import health
from tworivers.server.routes.templates import route_of
from tworivers.server.work_done import Work, counted

if TYPE_CHECKING:
    from tworivers.server.services import Services


class ArrivalMiddleware:
    """The outermost layer. Whether the server is well is answered here: that takes no cookie and no one's ration."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, in its time."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        trusted = self.proxies.tell(scope)
        number = (brought_number(scope["headers"]) if trusted else None) or new_number()
        now_answering.set(number)
        now_asking.set(Client(network(scope["client"][0]) if scope.get("client") else ""))
        scope.setdefault("state", {})["request"] = number
        services: Services = scope["app"].state.services
        if scope["type"] == "http":
            await self._answer(services, scope, receive, _Answering(send, number))
        else:
            await self._serve(services, scope, receive, send)

    async def _answer(self, services: Services, scope: Scope, receive: Receive, send: _Answering) -> None:
        find = health.ANSWERS.get(scope["path"])
        if find is not None and scope["method"] in ("GET", "HEAD"):
            await (await find(services))(scope, receive, send)
            return
        await self._wait(services)
        began = time.perf_counter()
        work = Work()
        try:
            await counted(self.app(scope, receive, send), work)
        finally:
            services.pace.charge(now_asking.get().address, work.seconds)
            if send.status:
                self._tell(services, scope, send.status, time.perf_counter() - began)

    async def _serve(self, services: Services, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket: opening it takes its time among an address's requests, too."""
        await self._wait(services)
        began = time.perf_counter()
        await self.app(scope, receive, send)
        seconds = round(time.perf_counter() - began, 3)
        tell_request("socket %s, %s s", route_of(scope), seconds, route=route_of(scope), seconds=seconds)

    async def _wait(self, services: Services) -> None:
        waited = await services.pace.wait(now_asking.get().address)
        if waited > 0:
            services.metrics.delayed(waited)

    def _tell(self, services: Services, scope: Scope, status: int, seconds: float) -> None:
        method, route = scope["method"], route_of(scope)
        services.metrics.answered(method, route, status, seconds)
        took = round(1000 * seconds, 1)
        tell_request("%s %s %d, %s ms", method, route, status, took, method=method, route=route, status=status, ms=took)


class _Answering:
    """Sends an answer with the request's number, and notes its status."""

    def __init__(self, send: Send, number: str) -> None:
        self._send = send
        self._number = number
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), (HEADER, self._number.encode())]
        await self._send(message)
