"""Whether the server is well, for whatever looks after it: it need not know our names, and brings no cookie.

`/healthz` says whether it does its work, `/healthz/live` whether it answers at all (starting it anew helps nothing
where the database is down), `/healthz/ready` whether people can be sent to it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from starlette.responses import JSONResponse, Response

if TYPE_CHECKING:
    from tworivers.server.services import Services

NO_STORE = {"cache-control": "no-store"}


def _told(well: bool, **more: Any) -> Response:
    return JSONResponse({"status": "ok" if well else "failing", **more}, 200 if well else 503, NO_STORE)


async def alive(services: Services) -> Response:
    """The process answers."""
    return _told(True)


async def well(services: Services) -> Response:
    """The database answers."""
    database = await services.pulse.beats()
    return _told(database, database="ok" if database else "unreachable")


async def ready(services: Services) -> Response:
    """The database answers, and the rules of all games are prepared, or can't be on this machine."""
    database = await services.pulse.beats()
    preparing = services.settings.preparing
    games = {
        name: "ready" if preparing.ready(name) else "failed" if preparing.failed(name) else "preparing"
        for name in services.settings.games
    }
    able = database and "preparing" not in games.values() and "ready" in games.values()
    return _told(able, database="ok" if database else "unreachable", games=games)


ANSWERS: dict[str, Callable[[Services], Awaitable[Response]]] = {
    "/healthz": well,
    "/healthz/live": alive,
    "/healthz/ready": ready,
}
