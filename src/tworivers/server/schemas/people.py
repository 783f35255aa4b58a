"""Names, accounts, sessions and who somebody is."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tworivers.server.password_rules import LONGEST, SHORTEST
from tworivers.server.schemas.fields import Request, ShortText

Password = Annotated[str, Field(max_length=LONGEST)]
"""Any that somebody might try."""
ChosenPassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]


class Naming(Request):
    """How somebody wants to be called."""

    name: ShortText


class Credentials(Request):
    """An account's name and password."""

    account: ShortText
    password: Password


class NewAccount(Request):
    """The name and the password of an account that is to be."""

    account: ShortText
    password: ChosenPassword


class NewPassword(Request):
    """An account's password so far, and the one that shall take its place."""

    old: Password
    password: ChosenPassword


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
