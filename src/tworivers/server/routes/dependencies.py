"""What routes get with a request: the services, the person who sent it and their address; and how a guest settles."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from tworivers.server.cookies import COOKIE, set_cookie
from tworivers.server.services import Services
from tworivers.server.sessions import agent_words, signed_key
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
