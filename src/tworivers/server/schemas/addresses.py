"""E-mail addresses, and what links in letters lead to."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tworivers.server.routes.parameters import Language
from tworivers.server.schemas.fields import Request, ShortText
from tworivers.server.schemas.people import Password

Email = Annotated[str, Field(max_length=300)]


class AddressWish(Request):
    """An address that letters shall go to, once its owner has confirmed it."""

    email: Email
    password: Password
    language: Language = "en"


class LinkBrought(Request):
    """The secret of a link in a letter."""

    token: ShortText


class Forgotten(Request):
    """The address of an account whose password is forgotten."""

    email: Email


class FreshPassword(Request):
    """The secret of a link in a letter, and the password that it is good for."""

    token: ShortText
    password: Password


class AddressInfo(BaseModel):
    """Where one's letters go."""

    sends: bool
    """Whether this server sends letters at all."""
    address: str | None
    waiting: str | None
    """An address that has yet to be confirmed."""


class Sent(BaseModel):
    """That a letter is on its way, if there is somebody to get it."""

    sent: bool
