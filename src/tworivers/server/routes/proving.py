"""Proving to be an account's owner: passwords, each address in its turn, and devices where they have logged in."""

from __future__ import annotations

from fastapi import Request

from tworivers.server.accounts import account_key
from tworivers.server.cookies import DEVICE, brought, set_cookie
from tworivers.server.fair_turns import Client
from tworivers.server.hosts import network
from tworivers.server.problems import Problem
from tworivers.server.routes.dependencies import address
from tworivers.server.services import Services
from tworivers.server.storage import store
from tworivers.server.storage.entities import Person


async def hashed(services: Services, request: Request, password: str) -> str:
    """A password's hash; each address waits its turn."""
    async with services.password_turns.turn(Client(address(request))):
        return await services.passwords.hashed(password)


async def fits(
    services: Services, request: Request, key: str, owner: Person | None, kept: str | None, password: str
) -> bool:
    """Whether a password is right; refused while whoever tries has to wait."""
    device = None if owner is None else device_of(services, request, owner.id)
    tried = (key, network(address(request)), device)
    services.login_tries.take(*tried)
    async with services.password_turns.turn(Client(address(request))):
        right = await services.passwords.fits(kept, password)
    if right:
        services.login_tries.succeeded(*tried)
    return right


async def require_password(services: Services, request: Request, person: Person, password: str) -> str:
    """The account of whoever asks; refused unless they have one and this is its password."""
    services.rations.take_from("tries_per_minute", address(request))
    if person.account is None:
        raise Problem("no-account")
    key = account_key(person.account)
    found = await services.database.read(lambda db: store.find_account(db, key))
    if found is None or not await fits(services, request, key, *found, password):
        raise Problem("wrong-password")
    return person.account


def device_of(services: Services, request: Request, person: str) -> str | None:
    """The device that a request comes from, if this person has logged in with it before."""
    cookie = brought(request.headers, DEVICE)
    return None if cookie is None else services.signer.device_of(cookie, person)


def give_device(services: Services, request: Request, person: Person) -> None:
    """Let the browser keep that this person has logged in with it."""
    request.state.cookies[DEVICE] = set_cookie(DEVICE, services.signer.device(person.id), request.scope)
