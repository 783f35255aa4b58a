"""How somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tworivers.server.routes.parameters import Language
from tworivers.server.schemas.fields import Request

Minute = Annotated[int, Field(ge=0, lt=24 * 60, strict=True, description="minutes after midnight")]
Key = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{20,200}$")]


class NoticeWish(Request):
    """How somebody wants to be told; quiet hours are those of their time zone."""

    mail: bool
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, Field(max_length=64)] = "UTC"
    language: Language = "en"


class Device(Request):
    """A device's place at its push service, as browsers tell it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Key
    auth: Key


class DeviceGone(Request):
    """A device that shall be told no more."""

    endpoint: Annotated[str, Field(max_length=1000)]


class NoticeInfo(BaseModel):
    """How one is told, and what can be chosen."""

    can_mail: bool
    """Whether this server sends letters, and one has a confirmed address."""
    mail: bool
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    key: str
    """What a browser needs to have messages sent to a device."""
    devices: int
