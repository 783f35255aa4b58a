"""What pydantic finds wrong with a value, as our own messages: by the kind of error, never by its English text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tworivers.engine.messages import Message, Value
from tworivers.engine.objections import Objection

LONGEST_SHOWN = 200
"""Characters of a wrong value in a message."""
UNKNOWN_KEY = "[key]"
"""The end of a place that tells of a key, not of its value."""

EXPECTED: dict[str, tuple[str, str | None]] = {
    "int_type": ("wrong-value-integer", None),
    "int_parsing": ("wrong-value-integer", None),
    "int_parsing_size": ("wrong-value-integer", None),
    "int_from_float": ("wrong-value-integer", None),
    "float_type": ("wrong-value-number", None),
    "float_parsing": ("wrong-value-number", None),
    "finite_number": ("wrong-value-number", None),
    "bool_type": ("wrong-value-switch", None),
    "bool_parsing": ("wrong-value-switch", None),
    "string_type": ("wrong-value-text", None),
    "string_unicode": ("wrong-value-text", None),
    "list_type": ("wrong-value-list", None),
    "tuple_type": ("wrong-value-list", None),
    "dict_type": ("wrong-value-table", None),
    "dataclass_type": ("wrong-value-table", None),
    "model_type": ("wrong-value-table", None),
    "model_attributes_type": ("wrong-value-table", None),
    "literal_error": ("wrong-value-choice", "expected"),
    "union_tag_invalid": ("wrong-value-choice", "expected_tags"),
    "union_tag_not_found": ("wrong-value-kind", "discriminator"),
    "greater_than": ("wrong-value-more", "gt"),
    "greater_than_equal": ("wrong-value-least", "ge"),
    "less_than": ("wrong-value-less", "lt"),
    "less_than_equal": ("wrong-value-most", "le"),
    "too_short": ("wrong-value-few", "min_length"),
    "too_long": ("wrong-value-many", "max_length"),
    "string_too_short": ("wrong-value-short", "min_length"),
    "string_too_long": ("wrong-value-long", "max_length"),
    "string_pattern_mismatch": ("wrong-value-form", "pattern"),
    "json_invalid": ("wrong-value-json", None),
    "json_type": ("wrong-value-json", None),
}
"""By the kind of error: the key of the message, and which fact of the error it tells."""


def wrong_value(error: Mapping[str, Any]) -> Message:
    """One of a validation's errors: where, what stands there (unless that is None), and what was expected."""
    place = place_of(error["loc"])
    if error["type"] == "missing":
        return Message("wrong-key-missing", {"key": place})
    if error["type"] == "extra_forbidden" or (error["loc"] and error["loc"][-1] == UNKNOWN_KEY):
        return Message("wrong-key-unknown", {"key": place})
    if not place:
        return expected(error)
    if error["input"] is None:
        return Message("wrong-place", {"key": place, "expected": expected(error)})
    return Message("wrong-key", {"key": place, "value": _shown(error["input"]), "expected": expected(error)})


def place_of(location: tuple[int | str, ...]) -> str:
    """A place in a file as its owner knows it: `tile 3, prestige`."""
    text = ""
    for part in location:
        if part == UNKNOWN_KEY:
            continue
        if isinstance(part, int):
            text += f" {part + 1}"
        else:
            text += f", {part}" if text[-1:].isdigit() else f".{part}" if text else str(part)
    return text


def expected(error: Mapping[str, Any]) -> Message:
    """What one of a validation's errors expected."""
    facts = error.get("ctx", {})
    found = facts.get("error")
    if isinstance(found, Objection):
        return found.message
    if error["type"] not in EXPECTED:
        return Message("wrong-value-other", {"reason": str(found or error["msg"])})
    key, fact = EXPECTED[error["type"]]
    return Message(key, {} if fact is None else {"expected": _fact(facts[fact])})


def _fact(value: object) -> Value:
    """A number as it is, words without pydantic's "or" between them."""
    if isinstance(value, int | float):
        return int(value) if value == int(value) else str(value)
    return re.sub("' or '", "', '", str(value))


def _shown(value: object) -> str:
    """A wrong value in a message, not too long."""
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
