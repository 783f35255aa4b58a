"""Names, accounts, sessions and who somebody is."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tworivers.server.schemas.fields import Request, ShortText

Password = Annotated[str, Field(max_length=200)]


class Naming(Request):
    """How somebody wants to be called."""

    name: ShortText


class Credentials(Request):
    """An account's name and password."""

    account: ShortText
    password: Password


class NewPassword(Request):
    """An account's password so far, and the one that shall take its place."""

    old: Password
    password: Password


class Proof(Request):
    """An account's password, before something that can't be taken back."""

    password: Password


class Me(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    account: str | None


class SessionInfo(BaseModel):
    """A browser in which somebody is themselves."""

    agent: str
    created: str
    seen: str
    this: bool


class SessionList(BaseModel):
    """Somebody's sessions."""

    sessions: list[SessionInfo]
