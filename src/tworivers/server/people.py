"""Requests about oneself: name, account, coming and going."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from tworivers.server import store
from tworivers.server.accounts import account_key, checked_name, guest, new_person
from tworivers.server.gate import set_cookie
from tworivers.server.house import House
from tworivers.server.problems import Problem
from tworivers.server.shapes import Credentials, FaultAnswer, Me, Naming
from tworivers.server.store import Conflict, Person

ERRORS: dict[int | str, dict[str, object]] = {
    "4XX": {"model": FaultAnswer, "description": "What was wrong; nothing has changed"}
}

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])


async def the_house(request: Request) -> House:
    """The running server."""
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(the_house)]


async def who_asks(request: Request, house: TheHouse) -> Person:
    """Whoever sent the request."""
    return await house.person(request.state.person)


Asking = Annotated[Person, Depends(who_asks)]


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, account=person.account)


@router.get("/me")
async def me(person: Asking) -> Me:
    """Who you are."""
    return _me(person)


@router.patch("/me")
async def rename(naming: Naming, person: Asking, house: TheHouse) -> Me:
    """Take another name."""
    renamed = replace(person, name=checked_name(naming.name))
    await house.database.write(lambda db: store.keep_person(db, renamed))
    house.know(renamed)
    return _me(renamed)


@router.post("/accounts")
async def make_account(credentials: Credentials, person: Asking, house: TheHouse, request: Request) -> Me:
    """Make the guest you are an account; your tables stay yours."""
    house.limits.take("accounts", address(request), house.settings.tries_per_minute, 60)
    account = checked_name(credentials.account)
    if person.account is not None:
        raise Problem("has-account", account=person.account)
    password = await house.passwords.hashed(credentials.password)
    try:
        await house.database.write(lambda db: store.keep_account(db, person, account, account_key(account), password))
    except Conflict:
        raise Problem("account-taken") from None
    owner = replace(person, account=account)
    house.know(owner)
    return _me(owner)


@router.post("/login")
async def log_in(credentials: Credentials, house: TheHouse, request: Request) -> Me:
    """Become the owner of an account."""
    key = account_key(credentials.account.strip())
    house.limits.take("login", key, house.settings.tries_per_minute, 60)
    house.limits.take("login from", address(request), house.settings.tries_per_minute, 60)
    found = await house.database.read(lambda db: store.find_account(db, key))
    owner, kept = found if found else (None, None)
    if not await house.passwords.fits(kept, credentials.password) or owner is None or kept is None:
        raise Problem("wrong-password")
    if house.passwords.outdated(kept):
        anew = await house.passwords.hashed(credentials.password)
        await house.database.write(lambda db: store.keep_password(db, owner.id, anew))
    house.know(owner)
    request.state.cookie = set_cookie(house.signer.cookie(owner.id), request.scope)
    return _me(owner)


@router.post("/logout")
async def log_out(house: TheHouse, request: Request) -> Me:
    """Become a new guest."""
    person = guest(new_person())
    request.state.cookie = set_cookie(house.signer.cookie(person.id), request.scope)
    return _me(person)
