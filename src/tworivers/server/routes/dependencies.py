"""What routes get with a request: the services, who sent it and from where, and its limit on new tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from tworivers.server.fair_turns import Client
from tworivers.server.services import Services
from tworivers.server.storage.entities import Person


async def shared_services(request: Request) -> Services:
    """The services of the running application."""
    services: Services = request.app.state.services
    return services


Shared = Annotated[Services, Depends(shared_services)]


async def current_person(request: Request, services: Shared) -> Person:
    """The person who sent the request, as the middleware found out."""
    return await services.people.find(request.state.person)


CurrentPerson = Annotated[Person, Depends(current_person)]


def address(request: Request) -> str:
    """The network address a request comes from."""
    return request.client.host if request.client else ""


async def current_client(request: Request) -> Client:
    """The person who sent the request and where from, for whom something that takes long is done in turn."""
    return Client(address(request), request.state.person)


CurrentClient = Annotated[Client, Depends(current_client)]


def limit_new_tables(services: Services, request: Request, person: Person) -> None:
    """Refuse to set up more tables than a person, or an address, may."""
    services.limits.take("tables", person.id, services.settings.tables_per_hour, 3600)
    services.limits.take("tables from", address(request), services.settings.tables_per_hour_and_address, 3600)
