"""Query and path parameters that several routes have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import Path, Query

from tworivers.languages import LANGUAGES
from tworivers.server.schemas.fields import LARGEST

OneSeat = Annotated[int, Query(ge=0, le=63)]
SomeSeat = Annotated[int | None, Query(ge=0, le=63)]
OneNumber = Annotated[int, Query(ge=0, le=LARGEST)]
SomeNumber = Annotated[int | None, Query(ge=0, le=LARGEST)]
ThisSeat = Annotated[int, Path(ge=-LARGEST, le=LARGEST)]
"""A seat in the path: any number, so that a wrong one is answered as a seat there isn't."""
ThisAction = Annotated[int, Path(ge=0, le=LARGEST)]

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
    """A language that there are catalogues for."""
