"""What routes get with a request: services, who sent it and from where, its key, what a file holds; how they settle."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Request

from tworivers.server.cookies import COOKIE, set_cookie
from tworivers.server.fair_turns import Client
from tworivers.server.hosts import network
from tworivers.server.problems import Problem, TooOften, bad_file
from tworivers.server.repeats import keyed, once
from tworivers.server.schemas.fields import KEY_PATTERN
from tworivers.server.services import Services
from tworivers.server.sessions import agent_words, signed_key
from tworivers.server.storage.entities import Person
from tworivers.server.storage.requests import Keyed
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
    """What counts as the address a request comes from."""
    return network(request.client.host if request.client else "")


async def current_client(request: Request) -> Client:
    """The person who sent the request and where from, for whom something that takes long is done in turn."""
    return Client(address(request), request.state.person)


CurrentClient = Annotated[Client, Depends(current_client)]


async def read_file(services: Services, client: Client, file: File, bad: str) -> Played:
    """What is in a file that somebody brought; `bad` is the code of the problem if it isn't sound."""
    try:
        return await services.readers.read(file, client.person, client.address)
    except Unreadable as error:
        raise bad_file(bad, error) from None
    except NotReady as error:
        services.tables.game(str(error))
        raise TooOften("preparing") from None  # its rules have become ready this moment
    except TooManyFiles:
        raise TooOften("files_waiting") from None
    except GivenUp:
        raise Problem("slow-file", seconds=round(services.readers.seconds)) from None


def agent(request: Request) -> str:
    """What browser a request comes from, in a few words."""
    return agent_words(request.headers.get("user-agent", ""))


def give_session(request: Request, token: str) -> None:
    """Let the browser keep a session's secret."""
    request.state.cookies[COOKIE] = set_cookie(COOKIE, token, request.scope)


async def settle(services: Services, request: Request, person: Person) -> Person:
    """Before somebody does something that lasts: keep who they are, and a session in place of their signed cookie."""
    if not person.kept:
        services.rations.take_from("guests_per_hour", address(request))
    if person.kept and request.state.session != signed_key(person.id):
        return person
    give_session(request, await services.sessions.follow(person, agent(request)))
    return await services.people.find(person.id)


def limit_new_tables(services: Services, request: Request, person: Person, size: int) -> None:
    """Refuse to set up more tables, or to bring more bytes for them, than a person or an address may."""
    services.rations.take_bytes("bytes_per_minute", person, address(request), size)
    services.rations.take("tables_per_hour", person, address(request))
