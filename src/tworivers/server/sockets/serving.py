"""One WebSocket to a table, from its handshake to its end."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

from tworivers.server.problems import Problem
from tworivers.server.request_ids import error_json
from tworivers.server.services import Services
from tworivers.server.sockets.connection import TableConnection
from tworivers.server.sockets.visitors import NOT_FOUND, NOT_SIGNED, TRY_AGAIN, address_of, require_person
from tworivers.server.tables.outgoing import as_text


async def serve_socket(services: Services, socket: WebSocket, table_id: str) -> None:
    """Serve one WebSocket from its handshake to its end."""
    person = socket.state.person
    await socket.accept(headers=[(b"set-cookie", cookie.encode()) for cookie in socket.state.cookies.values()])
    try:
        require_person(socket)
        async with services.tables.visit(table_id) as table:
            seated = table.seat_of(person) is not None or table.header.creator == person
            with services.places.taken(table_id, person, address_of(socket), seated):
                connection = TableConnection(services, socket, table, await services.people.find(person))
                address = socket.client.host if socket.client else ""
                with (
                    services.sessions.socket(person, socket.state.session, connection),
                    services.moderation.socket(person, address, connection),
                ):
                    await _run_connection(connection)
    except Problem as problem:
        code = {"bad-cookie": NOT_SIGNED, "banned": NOT_SIGNED, "no-such-table": NOT_FOUND}.get(problem.code, TRY_AGAIN)
        with suppress(RuntimeError, WebSocketDisconnect):
            services.metrics.went_wrong(problem)
            await socket.send_text(as_text({"type": "error", "id": None, **error_json(problem)}))
            await socket.close(code)


async def _run_connection(connection: TableConnection) -> None:
    """Send, tell and listen until one of them ends."""
    tasks = [asyncio.create_task(work) for work in (connection.send_on(), connection.listen_on())]
    patience = connection.services.settings.look_seconds
    insisting = asyncio.get_running_loop().call_later(patience, connection.insist_on_looking)
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with suppress(WebSocketDisconnect, RuntimeError):
                task.result()
    finally:
        insisting.cancel()
        for task in tasks:
            task.cancel()
        connection.left()
