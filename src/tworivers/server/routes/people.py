"""Requests about oneself: name, account, password, logging in and out, and the browsers one is logged in with."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request

from tworivers.server.accounts import account_key, checked_account, checked_name, guest, new_person, token_hash
from tworivers.server.cookies import COOKIE, set_cookie
from tworivers.server.password_rules import check_password
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, Shared, address, agent, give_session, settle
from tworivers.server.routes.proving import device_of, fits, give_device, hashed, require_password
from tworivers.server.schemas.people import Credentials, Me, Naming, NewPassword, Proof, SessionInfo, SessionList
from tworivers.server.services import Services
from tworivers.server.storage import store
from tworivers.server.storage.database import InDoubt
from tworivers.server.storage.entities import Person
from tworivers.server.storage.erasing import erase_person
from tworivers.server.storage.store import Conflict
from tworivers.server.tables.outgoing import moment
from tworivers.server.workers.bots import usual_level

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, account=person.account)


@router.get("/me")
async def me(person: CurrentPerson, services: Shared, request: Request) -> Me:
    """Who you are."""
    if person.kept:
        person = await settle(services, request, person)
        if person.account is not None and device_of(services, request, person.id) is None:
            give_device(services, request, person)
    return _me(person)


@router.patch("/me")
async def rename(naming: Naming, person: CurrentPerson, services: Shared, request: Request) -> Me:
    """Take another name."""
    name = checked_name(naming.name)
    renamed = replace(await settle(services, request, person), name=name)
    await services.database.write(lambda db: store.keep_person(db, renamed))
    services.people.remember(renamed)
    return _me(renamed)


@router.post("/accounts")
async def make_account(credentials: Credentials, person: CurrentPerson, services: Shared, request: Request) -> Me:
    """Make the guest you are an account; your tables stay yours. Sent again with the same password, it logs you in."""
    services.rations.take_from("tries_per_minute", address(request))
    name, key = checked_account(credentials.account)
    if person.account is not None:
        if account_key(person.account) == key:
            return await _made_before(credentials, person, services, request)
        raise Problem("has-account", account=person.account)
    check_password(credentials.password, name)
    if not person.kept:
        services.rations.take_from("guests_per_hour", address(request))
    password = await hashed(services, request, credentials.password)
    owner = replace(person, account=name)
    try:
        token = await services.sessions.begin_anew(
            owner, request.state.session, agent(request), lambda db: store.keep_account(db, person, name, key, password)
        )
    except Conflict:
        return await _made_before(credentials, person, services, request)
    except InDoubt:
        services.people.forget(person.id)
        raise
    give_session(request, token)
    give_device(services, request, owner)
    return _me(owner)


async def _made_before(credentials: Credentials, person: Person, services: Services, request: Request) -> Me:
    """An account that there is: one's own if the password is right, as when a request is sent again."""
    try:
        return await log_in(credentials, person, services, request)
    except Problem:
        raise Problem("account-taken") from None


@router.post("/login")
async def log_in(credentials: Credentials, person: CurrentPerson, services: Shared, request: Request) -> Me:
    """Become the owner of an account."""
    services.rations.take_from("tries_per_minute", address(request))
    key = account_key(credentials.account.strip())
    found = await services.database.read(lambda db: store.find_account(db, key)) if key.isprintable() else None
    owner, kept = found if found else (None, None)
    if not await fits(services, request, key, owner, kept, credentials.password) or owner is None or kept is None:
        raise Problem("wrong-password")
    services.moderation.check(owner.id, address(request))
    if services.passwords.outdated(kept):
        anew = await hashed(services, request, credentials.password)
        await services.database.write(lambda db: store.keep_password(db, owner.id, anew))
    services.people.remember(owner)
    token = await services.sessions.begin(owner, agent(request))
    await services.sessions.end(person, request.state.session)
    give_session(request, token)
    give_device(services, request, owner)
    return _me(owner)


@router.post("/logout")
async def log_out(person: CurrentPerson, services: Shared, request: Request) -> Me:
    """End this session and become a new guest."""
    await services.sessions.end(person, request.state.session)
    return _stranger(services, request)


@router.post("/account/delete")
async def delete_account(proof: Proof, person: CurrentPerson, services: Shared, request: Request) -> Me:
    """Delete your account and all that is known of you; your games stay, without your name."""
    await require_password(services, request, person, proof.password)
    tables = await services.sessions.end_all(person, lambda db: erase_person(db, person.id, usual_level))
    services.tables.refresh(tables)
    return _stranger(services, request)


def _stranger(services: Services, request: Request) -> Me:
    """A new guest, whom the browser is from now on."""
    stranger = guest(new_person())
    request.state.cookies[COOKIE] = set_cookie(COOKIE, services.signer.cookie(stranger.id), request.scope)
    return _me(stranger)


@router.post("/password")
async def change_password(change: NewPassword, person: CurrentPerson, services: Shared, request: Request) -> Me:
    """Take another password; all other sessions end."""
    account = await require_password(services, request, person, change.old)
    check_password(change.password, account)
    password = await hashed(services, request, change.password)
    token = await services.sessions.begin_anew(
        person, request.state.session, agent(request), lambda db: store.keep_password(db, person.id, password)
    )
    give_session(request, token)
    return _me(person)


@router.get("/sessions")
async def sessions(person: CurrentPerson, services: Shared, request: Request) -> SessionList:
    """The browsers in which you are yourself, the one seen last first."""
    return SessionList(
        sessions=[
            SessionInfo(
                agent=one.agent,
                created=moment(one.created),
                seen=moment(one.seen),
                this=one.id == request.state.session,
            )
            for one in (await services.sessions.theirs(person.id) if person.kept else ())
        ]
    )


@router.post("/sessions/end-others")
async def end_others(person: CurrentPerson, services: Shared, request: Request) -> SessionList:
    """End all of your sessions but this one."""
    if person.kept:
        token = await services.sessions.begin_anew(person, request.state.session, agent(request))
        give_session(request, token)
        request.state.session = token_hash(token)
    return await sessions(person, services, request)
