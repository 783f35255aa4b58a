"""Values as compact JSON: by pydantic, which is several times as quick, or where that isn't, by Python itself."""

from __future__ import annotations

import json
from typing import Any

try:
    from pydantic_core import to_json
except ImportError:  # in a page
    to_json = None


def as_text(value: Any) -> str:
    """Compact JSON."""
    return to_json(value).decode() if to_json else plain_text(value)


def plain_text(value: Any) -> str:
    """The same by Python's own means."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
