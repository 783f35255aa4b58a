"""Component files: TOML checked by a pydantic model, with errors that name the key, the value and what was expected."""

from __future__ import annotations

import re
import tomllib
from typing import Annotated, Any, Generic, Literal, NoReturn, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tworivers.engine.messages import Message
from tworivers.engine.objections import BadBox as BadBox
from tworivers.engine.objections import FileName, Objection
from tworivers.engine.toml_faults import toml_fault
from tworivers.engine.wrong_values import wrong_value

Mark = Literal["S", "X", "R"]
Small = Annotated[int, Field(ge=0, le=100)]
T = TypeVar("T")
Model = TypeVar("Model", bound=BaseModel)

LARGEST = 100_000
"""Characters of a component file; our own have at most a quarter of it."""
MOST_KEYS = 10_000
DEEPEST_KEY = 8
"""Parts of a key with dots. The time that the TOML reader takes grows with the square of it."""
DEEPEST = 8
"""Brackets and braces inside each other."""
LONGEST_WORD = 200
"""Characters of a number or of a key without quotes."""

_TOKEN = re.compile(
    r"""
    (?P<string> "{3} (?: [^"\\] | \\. | "{1,2}(?!") )*+ "{0,5} | '{3} (?: [^'] | '{1,2}(?!') )*+ '{0,5}
              | " (?: [^"\\\n] | \\[^\n] )*+ "? | '[^'\n]*+'? )
    | (?P<comment> \#[^\n]*+ )
    | (?P<word> [A-Za-z0-9_+-]++ )
    | (?P<mark> [.=,\[\]{}\n] )
    """,
    re.VERBOSE | re.DOTALL,
)
"""What matters of TOML for its shape; whatever is none of these is left to the TOML reader.

A string that doesn't end goes to the end of its line or of the file, so that nothing is looked at twice.
"""


class Part(BaseModel):
    """A table of a component file: no unknown keys, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Marked(Part, Generic[T]):
    """A value and where it comes from."""

    value: T
    mark: Mark


def parse_box(model: type[Model], text: str, name: FileName) -> Model:
    """Read a component file; the first thing wrong with it becomes the message."""
    check_shape(text, name)
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadBox(name, toml_fault(error)) from None
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        objection = first.get("ctx", {}).get("error")
        catalogues = objection.catalogues if isinstance(objection, Objection) else ()
        raise BadBox(name, wrong_value(first), *catalogues) from None


def check_shape(text: str, name: FileName) -> None:
    """Refuse a file that would take long to read: one that is too large, or whose keys or brackets go too deep.

    The text is looked at once, from left to right. Where it isn't TOML one thing may be taken for another, but there
    the TOML reader stops.
    """
    if len(text) > LARGEST:
        raise BadBox(name, Message("wrong-box-large", {"most": LARGEST}))
    keys = dots = depth = 0
    for token in _TOKEN.finditer(text):
        mark = token["mark"]
        if token["word"] is not None and len(token[0]) > LONGEST_WORD:
            _refuse_shape(text, token, name, "wrong-box-long-word", LONGEST_WORD)
        if mark == ".":
            dots += 1
        elif mark is not None:
            dots = 0
            keys += mark == "="
            depth = depth + 1 if mark in "[{" else max(0, depth - 1) if mark in "]}" else depth
        if dots >= DEEPEST_KEY:
            _refuse_shape(text, token, name, "wrong-box-deep-key", DEEPEST_KEY)
        if depth > DEEPEST:
            _refuse_shape(text, token, name, "wrong-box-deep", DEEPEST)
        if keys > MOST_KEYS:
            _refuse_shape(text, token, name, "wrong-box-many-keys", MOST_KEYS)


def _refuse_shape(text: str, token: re.Match[str], name: FileName, key: str, most: int) -> NoReturn:
    line = text.count("\n", 0, token.start()) + 1
    raise BadBox(name, Message("wrong-line", {"line": str(line), "reason": Message(key, {"most": most})}))
