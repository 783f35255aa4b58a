"""One WebSocket to the lobby: the list when it comes, and again whenever it has changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from tworivers.server.limits import Bucket
from tworivers.server.problems import Problem
from tworivers.server.request_ids import error_json
from tworivers.server.services import Services
from tworivers.server.sockets.connection import LONGEST
from tworivers.server.sockets.places import LOBBY
from tworivers.server.sockets.visitors import NOT_SIGNED, TOO_LARGE, TRY_AGAIN, address_of, require_person
from tworivers.server.tables.json_text import as_text


async def serve_lobby(services: Services, socket: WebSocket) -> None:
    """Serve one WebSocket from its handshake to its end."""
    person = socket.state.person
    await socket.accept(headers=[(b"set-cookie", cookie.encode()) for cookie in socket.state.cookies.values()])
    try:
        require_person(socket)
        watcher = LobbyWatcher(services, socket, person)
        address = socket.client.host if socket.client else ""
        with (
            services.places.taken(LOBBY, person, address_of(socket), seated=True),
            services.sessions.socket(person, socket.state.session, watcher),
            services.moderation.socket(person, address, watcher),
        ):
            await watcher.run()
    except Problem as problem:
        with suppress(RuntimeError, WebSocketDisconnect):
            services.metrics.went_wrong(problem)
            await socket.send_text(as_text({"type": "error", "id": None, **error_json(problem)}))
            await socket.close(NOT_SIGNED if problem.code in ("bad-cookie", "banned") else TRY_AGAIN)


class LobbyWatcher:
    """Somebody who looks at the lobby."""

    def __init__(self, services: Services, socket: WebSocket, person: str) -> None:
        self.services = services
        self.socket = socket
        self.person = person
        self._ended: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()

    def end(self) -> None:
        """Close: the session it was opened in has ended."""
        self._end(None)

    def refuse(self, problem: Problem) -> None:
        """Say what is wrong, and close."""
        self._end(problem)

    def _end(self, problem: Problem | None) -> None:
        if not self._ended.done():
            self._ended.set_result(problem)

    async def run(self) -> None:
        """Tell and listen until one of them ends, or the watcher is to leave."""
        tasks = [asyncio.create_task(work) for work in (self._tell(), self._listen())]
        waited: list[asyncio.Future[Any]] = [*tasks, self._ended]
        try:
            done, _ = await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task in done:
                    with suppress(WebSocketDisconnect, RuntimeError):
                        task.result()
        finally:
            for task in tasks:
                task.cancel()
        if self._ended.done():
            raise self._ended.result() or Problem("bad-cookie")

    async def _tell(self) -> None:
        lobby = self.services.lobby
        with lobby.watching() as changed:
            await lobby.newest()
            while True:
                changed.clear()
                await self.socket.send_text(lobby.text_for(self.person))
                await changed.wait()

    async def _listen(self) -> None:
        """There is nothing to say here; whoever asks whether the line stands gets an answer."""
        allowance = Bucket("messages_per_second", self.services.settings.messages_per_second)
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if len(received.get("text") or received.get("bytes") or "") > LONGEST:
                await self.socket.close(TOO_LARGE)
                return
            allowance.take()
            await self.services.messages.wait(address_of(self.socket))
            await self.socket.send_text('{"type":"pong"}')
