"""What routes get with a request: the services, the person who sent it, its key, and its limit on new tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Request

from tworivers.server.repeats import keyed, once
from tworivers.server.schemas.fields import KEY_PATTERN
from tworivers.server.services import Services
from tworivers.server.storage.entities import Person
from tworivers.server.storage.requests import Keyed


async def shared_services(request: Request) -> Services:
    """The services of the running application."""
    services: Services = request.app.state.services
    return services


Shared = Annotated[Services, Depends(shared_services)]


async def current_person(request: Request, services: Shared) -> Person:
    """The person who sent the request, as the middleware found out."""
    return await services.people.find(request.state.person)


CurrentPerson = Annotated[Person, Depends(current_person)]


class Repeatable:
    """A request that may be sent again, if it has a key."""

    def __init__(self, services: Services, key: Keyed | None) -> None:
        self.services = services
        self.key = key

    async def once(self, change: Callable[[], Awaitable[Any]]) -> Any:
        """What `change` answers; if it was made by the same request before, what was answered then."""
        return await once(self.services.database, self.key, change)


async def repeatable(
    request: Request,
    services: Shared,
    idempotency_key: Annotated[
        str | None, Header(pattern=KEY_PATTERN, description="the same when the request is sent again, and never else")
    ] = None,
) -> Repeatable:
    """The request as one that may come again."""
    asked = (f"{request.method} {request.url.path}".encode(), await request.body())
    return Repeatable(services, keyed(request.state.person, idempotency_key, *asked))


OncePerKey = Annotated[Repeatable, Depends(repeatable)]


def address(request: Request) -> str:
    """The network address a request comes from."""
    return request.client.host if request.client else ""


def limit_new_tables(services: Services, request: Request, person: Person) -> None:
    """Refuse to set up more tables than a person, or an address, may."""
    services.limits.take("tables", person.id, services.settings.tables_per_hour, 3600)
    services.limits.take("tables from", address(request), services.settings.tables_per_hour_and_address, 3600)
