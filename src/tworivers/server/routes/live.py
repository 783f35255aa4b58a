"""The WebSocket of a table."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from tworivers.server.sockets.serving import serve_socket

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


@router.websocket("/live")
async def live(socket: WebSocket, table: str) -> None:
    """The table as it changes."""
    await serve_socket(socket.app.state.services, socket, table)
