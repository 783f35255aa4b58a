"""Requests about oneself: name, account, logging in and out."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request

from tworivers.server.accounts import account_key, checked_name, guest, new_person
from tworivers.server.middleware import set_cookie
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, OncePerKey, Repeatable, Shared, address
from tworivers.server.schemas.people import Credentials, Me, Naming
from tworivers.server.services import Services
from tworivers.server.storage import store
from tworivers.server.storage.database import InDoubt
from tworivers.server.storage.entities import Person
from tworivers.server.storage.requests import receipt
from tworivers.server.storage.store import Conflict

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, account=person.account)


@router.get("/me")
async def me(person: CurrentPerson) -> Me:
    """Who you are."""
    return _me(person)


@router.patch("/me")
async def rename(naming: Naming, person: CurrentPerson, services: Shared) -> Me:
    """Take another name."""
    renamed = replace(person, name=checked_name(naming.name))
    await services.database.write(lambda db: store.keep_person(db, renamed))
    services.people.remember(renamed)
    return _me(renamed)


@router.post("/accounts")
async def make_account(
    credentials: Credentials, person: CurrentPerson, services: Shared, request: Request, key: OncePerKey
) -> Me:
    """Make the guest you are an account; your tables stay yours."""
    return Me.model_validate(await key.once(lambda: _make_account(credentials, person, services, request, key)))


async def _make_account(
    credentials: Credentials, person: Person, services: Services, request: Request, key: Repeatable
) -> Me:
    services.limits.take("accounts", address(request), services.settings.tries_per_minute, 60)
    account = checked_name(credentials.account)
    if person.account is not None:
        raise Problem("has-account", account=person.account)
    password = await services.passwords.hashed(credentials.password)
    owner = replace(person, account=account)
    try:
        await services.database.write(
            lambda db: store.keep_account(db, person, account, account_key(account), password),
            receipt(key.key, lambda _: _me(owner).model_dump()),
        )
    except Conflict:
        raise Problem("account-taken") from None
    except InDoubt:
        services.people.forget(person.id)
        raise
    services.people.remember(owner)
    return _me(owner)


@router.post("/login")
async def log_in(credentials: Credentials, services: Shared, request: Request) -> Me:
    """Become the owner of an account."""
    key = account_key(credentials.account.strip())
    services.limits.take("login", key, services.settings.tries_per_minute, 60)
    services.limits.take("login from", address(request), services.settings.tries_per_minute, 60)
    found = await services.database.read(lambda db: store.find_account(db, key))
    owner, kept = found if found else (None, None)
    if not await services.passwords.fits(kept, credentials.password) or owner is None or kept is None:
        raise Problem("wrong-password")
    if services.passwords.outdated(kept):
        anew = await services.passwords.hashed(credentials.password)
        await services.database.write(lambda db: store.keep_password(db, owner.id, anew))
    services.people.remember(owner)
    request.state.cookie = set_cookie(services.signer.cookie(owner.id), request.scope)
    return _me(owner)


@router.post("/logout")
async def log_out(services: Shared, request: Request) -> Me:
    """Become a new guest."""
    person = guest(new_person())
    request.state.cookie = set_cookie(services.signer.cookie(person.id), request.scope)
    return _me(person)
