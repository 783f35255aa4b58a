"""Names, accounts and who somebody is."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tworivers.server.schemas.fields import Request, ShortText


class Naming(Request):
    """How somebody wants to be called."""

    name: ShortText


class Credentials(Request):
    """An account's name and password."""

    account: ShortText
    password: Annotated[str, Field(min_length=8, max_length=200)]


class Me(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    account: str | None
