"""What routes get with a request: services, who sent it and from where, its limit on new tables, what a file holds."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from tworivers.server.fair_turns import Client
from tworivers.server.problems import Problem
from tworivers.server.services import Services
from tworivers.server.storage.entities import Person
from tworivers.server.workers.files import File, NotReady, Played, Unreadable
from tworivers.server.workers.reading import GivenUp, TooManyFiles


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


async def read_file(services: Services, client: Client, file: File, bad: str) -> Played:
    """What is in a file that somebody brought; `bad` is the code of the problem if it isn't sound."""
    try:
        return await services.readers.read(file, client.person, client.address)
    except Unreadable as error:
        raise Problem(bad, reason=str(error)) from None
    except NotReady as error:
        services.tables.game(str(error))
        raise Problem("too-often") from None  # its rules have become ready this moment
    except TooManyFiles:
        raise Problem("too-often") from None
    except GivenUp:
        raise Problem("slow-file", seconds=round(services.readers.seconds)) from None
