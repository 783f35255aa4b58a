"""Who is at the other end of a WebSocket, and the codes with which one is closed."""

from __future__ import annotations

from fastapi import WebSocket

from tworivers.server.hosts import network
from tworivers.server.problems import Problem

TOO_LARGE, TRY_AGAIN, NOT_FOUND, NOT_SIGNED = 1009, 1013, 4404, 4401
"""Close codes."""


def require_person(socket: WebSocket) -> None:
    """Refuse whoever has brought no good cookie, or is banned."""
    if socket.state.person is None:
        refused: Problem | None = getattr(socket.state, "refused", None)
        raise refused or Problem("bad-cookie")


def address_of(socket: WebSocket) -> str:
    """What counts as the address a socket comes from."""
    return network(socket.client.host if socket.client else "")
