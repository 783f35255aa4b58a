"""Component files: TOML checked by a pydantic model, with errors that name the key, the value and what was expected."""

from __future__ import annotations

import tomllib
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

Mark = Literal["S", "X", "R"]
Small = Annotated[int, Field(ge=0, le=100)]
T = TypeVar("T")
Model = TypeVar("Model", bound=BaseModel)


class BadBox(ValueError):
    """A component file that can't be played with."""


class Part(BaseModel):
    """A table of a component file: no unknown keys, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Marked(Part, Generic[T]):
    """A value and where it comes from."""

    value: T
    mark: Mark


def parse_box(model: type[Model], text: str, name: str) -> Model:
    """Read a component file; the first thing wrong with it becomes the message."""
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadBox(f"{name}: not a TOML file: {error}") from None
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        key = _key(first["loc"])
        if first["type"] == "missing":
            raise BadBox(f"{name}: {key} is missing") from None
        if first["type"] == "extra_forbidden":
            raise BadBox(f"{name}: {key} is not a key of this file") from None
        raise BadBox(f"{name}: {key} is {first['input']!r}: {_expected(first['msg'])}") from None


def _key(location: tuple[int | str, ...]) -> str:
    """A place in the file as its owner knows it: `tile 3, prestige`."""
    text = ""
    for part in location:
        if isinstance(part, int):
            text += f" {part + 1}"
        else:
            text += f", {part}" if text[-1:].isdigit() else f".{part}" if text else str(part)
    return text


def _expected(message: str) -> str:
    """Pydantic's message, from "Input should be ..." to "expected ..."."""
    message = message.removeprefix("Value error, ")
    return message.replace("Input should be", "expected", 1) if message.startswith("Input should be") else message
