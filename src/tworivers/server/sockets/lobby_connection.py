"""One WebSocket to the lobby: the list when it comes, and again whenever it has changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

from tworivers.server.limits import Bucket
from tworivers.server.problems import Problem
from tworivers.server.request_ids import error_json
from tworivers.server.services import Services
from tworivers.server.sockets.connection import LONGEST, NOT_SIGNED, TOO_LARGE, TRY_AGAIN, address_of
from tworivers.server.sockets.places import LOBBY
from tworivers.server.tables.json_text import as_text


async def serve_lobby(services: Services, socket: WebSocket) -> None:
    """Serve one WebSocket from its handshake to its end."""
    person = socket.state.person
    await socket.accept(headers=[(b"set-cookie", cookie.encode()) for cookie in socket.state.cookies.values()])
    try:
        if person is None:
            raise Problem("bad-cookie")
        with services.places.taken(LOBBY, person, address_of(socket), seated=True):
            await _run(services, socket)
    except Problem as problem:
        with suppress(RuntimeError, WebSocketDisconnect):
            services.metrics.went_wrong(problem)
            await socket.send_text(as_text({"type": "error", "id": None, **error_json(problem)}))
            await socket.close(NOT_SIGNED if problem.code == "bad-cookie" else TRY_AGAIN)


async def _run(services: Services, socket: WebSocket) -> None:
    """Tell and listen until one of them ends."""
    tasks = [asyncio.create_task(work) for work in (_tell(services, socket), _listen(services, socket))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with suppress(WebSocketDisconnect, RuntimeError):
                task.result()
    finally:
        for task in tasks:
            task.cancel()


async def _tell(services: Services, socket: WebSocket) -> None:
    lobby = services.lobby
    with lobby.watching() as changed:
        text = await lobby.newest()
        while True:
            changed.clear()
            await socket.send_text(text)
            await changed.wait()
            text = lobby.text


async def _listen(services: Services, socket: WebSocket) -> None:
    """There is nothing to say here; whoever asks whether the line stands gets an answer."""
    allowance = Bucket("messages_per_second", services.settings.messages_per_second)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if len(received.get("text") or received.get("bytes") or "") > LONGEST:
            await socket.close(TOO_LARGE)
            return
        allowance.take()
        await services.messages.wait(address_of(socket))
        await socket.send_text('{"type":"pong"}')
