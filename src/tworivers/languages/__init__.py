"""The languages people read: one folder of Fluent files each, and `languages.json`, the list of them."""

from __future__ import annotations

import json
from pathlib import Path

LANGUAGES_FOLDER = Path(__file__).parent
LANGUAGE_FACTS: dict[str, dict[str, str]] = json.loads(
    (LANGUAGES_FOLDER / "languages.json").read_text(encoding="utf-8")
)
"""Each language's own name, and the marks in its numbers; those below `grouped_from` (otherwise 1000) have none."""
LANGUAGES = tuple(LANGUAGE_FACTS)
FALLBACK = "en"
"""What a game of another package is told in where it lacks a language."""
