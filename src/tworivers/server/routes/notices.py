"""Requests about being told of one's turns: by letter, on a device, when not, and ending letters with one click."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from tworivers.server.accounts import token_hash
from tworivers.server.notices.quiet_hours import zone_named
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, Shared, address, settle
from tworivers.server.schemas.notices import Device, DeviceGone, NoticeInfo, NoticeWish
from tworivers.server.services import Services
from tworivers.server.storage import address_store, notice_store
from tworivers.server.storage.entities import Person, now
from tworivers.server.storage.notice_store import PushPlace, Wish

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])
links = APIRouter(include_in_schema=False)
"""What mail programs ask for by themselves."""


@router.get("/notices")
async def notices(person: CurrentPerson, services: Shared) -> NoticeInfo:
    """How you are told that it is your turn."""
    wish = await services.database.read(lambda db: notice_store.wish_of(db, person.id))
    places = await services.database.read(lambda db: notice_store.places_of(db, person.id))
    return NoticeInfo(
        can_mail=await _can_mail(services, person),
        mail=wish.mail,
        quiet_from=wish.quiet_from,
        quiet_to=wish.quiet_to,
        zone=wish.zone,
        key=services.pusher.public_key,
        devices=len(places),
    )


async def _can_mail(services: Services, person: Person) -> bool:
    found = await services.database.read(lambda db: address_store.address_of(db, person.id))
    return services.mailer.server is not None and found is not None


@router.post("/notices")
async def change_notices(wished: NoticeWish, person: CurrentPerson, services: Shared, request: Request) -> NoticeInfo:
    """Choose how you are told; letters need a confirmed address."""
    if wished.mail and not await _can_mail(services, person):
        if services.mailer.server is None:
            raise Problem("no-mail")
        raise Problem("no-address")
    if zone_named(wished.zone) is None:
        wished = wished.model_copy(update={"zone": "UTC"})
    settled = await settle(services, request, person)
    wish = Wish(wished.mail, wished.quiet_from, wished.quiet_to, wished.zone, wished.language)
    await services.database.write(lambda db: notice_store.keep_wish(db, settled.id, wish))
    await services.notifier.know_who_wants()
    return await notices(settled, services)


@router.post("/notices/devices")
async def tell_device(device: Device, person: CurrentPerson, services: Shared, request: Request) -> NoticeInfo:
    """Be told on this device too; it tells whoever used it last."""
    services.rations.take("joins_per_minute", person, address(request))
    if not services.pusher.allows(device.endpoint):
        raise Problem("no-push-service")
    settled = await settle(services, request, person)
    place = PushPlace(token_hash(device.endpoint), settled.id, device.endpoint, device.p256dh, device.auth)
    await services.database.write(lambda db: notice_store.keep_place(db, place, now()))
    await services.notifier.know_who_wants()
    return await notices(settled, services)


@router.post("/notices/devices/forget")
async def forget_device(device: DeviceGone, person: CurrentPerson, services: Shared) -> NoticeInfo:
    """Be told on this device no more."""
    place = token_hash(device.endpoint)
    await services.database.write(lambda db: notice_store.drop_place(db, place, person.id))
    return await notices(person, services)


@links.post("/unsubscribe/{token}")
async def unsubscribe(token: str, services: Shared, request: Request) -> Response:
    """What a mail program asks for when somebody wants no more letters (RFC 8058); pages ask for the same."""
    services.rations.take_from("tries_per_minute", address(request))
    person = services.signer.stopped_by(token)
    if person is None:
        return Response(status_code=404)
    await services.database.write(lambda db: notice_store.stop_mail(db, person))
    return Response(status_code=204)


@links.get("/unsubscribe/{token}")
async def unsubscribe_by_hand(token: str) -> Response:
    """Old mail programs open the address: there is a page for people."""
    return RedirectResponse(f"/stop/{token}", status_code=303)
