"""What the TOML reader finds wrong with a text, as our own messages with line and column."""

from __future__ import annotations

import re

from tworivers.engine.messages import Message

FAULTS = (
    ("Invalid statement", "wrong-toml-statement"),
    ("Expected newline or end of document", "wrong-toml-newline"),
    ("Cannot declare|Cannot overwrite|Cannot redefine|Cannot mutate|Duplicate inline", "wrong-toml-twice"),
    ("Expected ']", "wrong-toml-heading"),
    ("Expected '='", "wrong-toml-equals"),
    ("Invalid initial character for a key|Expected .* key", "wrong-toml-key"),
    ("Unclosed array", "wrong-toml-array"),
    ("Unclosed inline table", "wrong-toml-table"),
    ("Unterminated string|Expected [\"']", "wrong-toml-string"),
    ("Unescaped|Invalid hex|Escaped character", "wrong-toml-escape"),
    ("Illegal character|Found invalid character", "wrong-toml-character"),
    ("Invalid date", "wrong-toml-date"),
    ("Invalid value", "wrong-toml-value"),
)
"""How the reader's sentences begin, and the messages they become."""

_PLACE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)")


def toml_fault(error: Exception) -> Message:
    """A TOML reader's error: where, and what is wrong there."""
    text = str(error)
    key = next((key for beginning, key in FAULTS if re.match(beginning, text)), "wrong-toml-other")
    place = _PLACE.search(text)
    if place is None:
        return Message("wrong-toml", {"fault": Message(key)})
    if place[1] is None:
        return Message("wrong-toml-end", {"fault": Message(key)})
    return Message("wrong-toml-at", {"line": place[1], "column": place[2], "fault": Message(key)})
