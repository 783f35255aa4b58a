"""Fields and messages that several shapes share, and how a wrong request is explained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from tworivers.engine.messages import Message
from tworivers.engine.objections import Objection
from tworivers.engine.wrong_values import wrong_value

LARGEST = 2**31 - 1
KEY_PATTERN = "^[!-~]{1,100}$"
"""Of the keys by which repeated requests are known."""

Number = Annotated[int, Field(ge=0, le=LARGEST, strict=True, description="a number of moves, or an action's code")]
SeatNumber = Annotated[int, Field(ge=0, le=63, strict=True)]
ShortText = Annotated[str, Field(max_length=200)]
FileText = Annotated[str, Field(max_length=1024 * 1024)]
"""As long as a request may be; with a bound, text with halves of characters in it is refused as well."""


def _sayable(text: str) -> str:
    """Something to read, with line breaks but no other control characters."""
    text = text.strip()
    if not text or not all(character.isprintable() or character == "\n" for character in text):
        raise Objection(Message("wrong-value-say"))
    return text


ChatText = Annotated[str, Field(max_length=500), AfterValidator(_sayable)]


def _sayable_or_nothing(text: str) -> str:
    return _sayable(text) if text.strip() else ""


Remark = Annotated[str, Field(max_length=1000), AfterValidator(_sayable_or_nothing)]
"""What somebody adds, if they like."""


def what_is_wrong(errors: Iterable[Any]) -> Message:
    """The first thing that is wrong with a request, with its place; what was sent there may be a password."""
    return wrong_value({**next(iter(errors)), "input": None})


class Request(BaseModel):
    """The body of a request: no unknown fields."""

    model_config = ConfigDict(extra="forbid")


VALUES = {
    "type": "object",
    "additionalProperties": {
        "anyOf": [{"type": "string"}, {"type": "number"}, {"$ref": "#/components/schemas/Words"}],
    },
}
"""A message's values, which may be messages themselves."""


class Words(BaseModel):
    """A message that catalogues turn into a sentence."""

    key: str
    values: Annotated[dict[str, Any], WithJsonSchema(VALUES)] = {}
