"""Requests about e-mail addresses: giving one, confirming it by a link, and passwords that are forgotten.

Nobody learns from an answer, or from how long it takes, which addresses or accounts there are.
"""

from __future__ import annotations

import secrets
from contextlib import suppress

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from tworivers.server.accounts import token_hash
from tworivers.server.mail import letters
from tworivers.server.mail.mail_server import MailServer, NotSent, is_address
from tworivers.server.password_rules import check_password
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, Shared, address, agent, give_session
from tworivers.server.routes.proving import give_device, hashed, require_password
from tworivers.server.schemas.addresses import AddressInfo, AddressWish, Forgotten, FreshPassword, LinkBrought, Sent
from tworivers.server.schemas.people import Me, Proof
from tworivers.server.services import Services
from tworivers.server.storage import address_store, store
from tworivers.server.storage.address_store import MailLink
from tworivers.server.storage.database import NotKept
from tworivers.server.storage.entities import Person, now
from tworivers.server.storage.store import Conflict

CONFIRM_HOURS = 24
PASSWORD_MINUTES = 30

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])


def mail_server(services: Services) -> MailServer:
    """The mail server; refused without one."""
    if services.mailer.server is None:
        raise Problem("no-mail")
    return services.mailer.server


def checked_address(text: str) -> str:
    """An address somebody typed, tidied; refused if no letter can be sent there."""
    text = text.strip()
    if not is_address(text):
        raise Problem("bad-address")
    return text


@router.get("/address")
async def own_address(person: CurrentPerson, services: Shared) -> AddressInfo:
    """Where your letters go, and whether this server sends any."""
    found = await services.database.read(lambda db: address_store.address_of(db, person.id))
    waiting = await services.database.read(lambda db: address_store.unconfirmed_address(db, person.id, now()))
    return AddressInfo(
        sends=services.mailer.server is not None, address=found.email if found else None, waiting=waiting
    )


@router.post("/address")
async def give_address(wish: AddressWish, person: CurrentPerson, services: Shared, request: Request) -> AddressInfo:
    """Have a link sent to an address, which confirms that it is yours. Until then the one before stays."""
    server = mail_server(services)
    email = checked_address(wish.email)
    account = await require_password(services, request, person, wish.password)
    services.rations.take("mails_per_hour", person, address(request))
    services.limits.take("mails_to", email.lower(), services.settings.mails_per_hour, 3600)
    token = secrets.token_urlsafe(24)
    link = MailLink(person.id, "confirm", email, wish.language, now() + CONFIRM_HOURS * 3600_000)
    await services.database.write(lambda db: address_store.keep_link(db, token_hash(token), link, now()))
    page = f"{server.site}/confirm/{token}"
    try:
        await services.mailer.send(letters.confirming(email, account, page, CONFIRM_HOURS, wish.language))
    except NotSent:
        raise Problem("mail-failed") from None
    return await own_address(person, services)


@router.post("/address/confirm")
async def confirm_address(brought: LinkBrought, person: CurrentPerson, services: Shared, request: Request) -> Sent:
    """Confirm an address by the link that was sent there, in whatever browser."""
    services.rations.take("tries_per_minute", person, address(request))
    token = token_hash(brought.token)
    found = await services.database.read(lambda db: address_store.find_link(db, token, "confirm", now()))
    if found is None:
        raise Problem("old-link")
    link, owner = found
    before = await services.database.read(lambda db: address_store.address_of(db, owner.id))
    try:
        await services.database.write(lambda db: _confirmed(db, token, link))
    except Conflict:
        raise Problem("old-link") from None
    if before is not None and before.email.lower() != link.email.lower() and services.mailer.server is not None:
        site = services.mailer.server.site
        moved = letters.address_changed(before.email, owner.account or "", site, before.language)
        services.mailer.send_later(moved)
    return Sent(sent=True)


def _confirmed(db: Connection, token: str, link: MailLink) -> None:
    address_store.use_link(db, token)
    address_store.keep_address(db, link.person, link.email, link.language)


@router.post("/address/remove")
async def remove_address(proof: Proof, person: CurrentPerson, services: Shared, request: Request) -> AddressInfo:
    """Have no more letters sent; the address is forgotten."""
    await require_password(services, request, person, proof.password)
    await services.database.write(lambda db: address_store.drop_address(db, person.id))
    return await own_address(person, services)


@router.post("/forgotten")
async def forgotten(wish: Forgotten, person: CurrentPerson, services: Shared, request: Request) -> Sent:
    """Have a link sent to the address of an account, by which its owner chooses a new password.

    The answer is the same whether there is such an account or not, and doesn't wait for the letter.
    """
    mail_server(services)
    email = checked_address(wish.email)
    services.rations.take("mails_per_hour", person, address(request))
    services.background.add(_mail_new_password(services, email))
    return Sent(sent=True)


async def _mail_new_password(services: Services, email: str) -> None:
    """Send every account with an address its link, unless it got many lately."""
    server = mail_server(services)
    with suppress(NotKept, Problem):
        services.limits.take("mails_to", email.lower(), services.settings.mails_per_hour, 3600)
        for owner, language in await services.database.read(lambda db: address_store.owners_of(db, email)):
            await _mail_link(services, server, owner, email, language)


async def _mail_link(services: Services, server: MailServer, owner: Person, email: str, language: str) -> None:
    token = secrets.token_urlsafe(24)
    link = MailLink(owner.id, "password", email, language, now() + PASSWORD_MINUTES * 60_000)
    await services.database.write(lambda db: address_store.keep_link(db, token_hash(token), link, now()))
    page = f"{server.site}/password/{token}"
    services.mailer.send_later(letters.new_password(email, owner.account or "", page, PASSWORD_MINUTES, language))


@router.post("/password/new")
async def choose_password(fresh: FreshPassword, person: CurrentPerson, services: Shared, request: Request) -> Me:
    """Choose a new password by a link from a letter: all sessions of the account end, and this browser gets one."""
    services.rations.take("tries_per_minute", person, address(request))
    token = token_hash(fresh.token)
    found = await services.database.read(lambda db: address_store.find_link(db, token, "password", now()))
    if found is None:
        raise Problem("old-link")
    _, owner = found
    services.moderation.check(owner.id, address(request))
    check_password(fresh.password, owner.account or "")
    password = await hashed(services, request, fresh.password)

    def keep(db: Connection) -> None:
        address_store.use_link(db, token)
        store.keep_password(db, owner.id, password)

    try:
        session = await services.sessions.begin_anew(owner, request.state.session, agent(request), keep)
    except Conflict:
        raise Problem("old-link") from None
    await _leave(services, request, person, owner)
    give_session(request, session)
    give_device(services, request, owner)
    return Me(id=owner.id, name=owner.name, account=owner.account)


async def _leave(services: Services, request: Request, person: Person, owner: Person) -> None:
    """End the session of whoever the browser was until now."""
    if person.id != owner.id:
        await services.sessions.end(person, request.state.session)
