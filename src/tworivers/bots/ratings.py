"""How strong the levels are, as `python -m bench.levels` measured: ratings on the Elo scale, a scribe having 1000."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tworivers.bots.learned.network import OTHER_FOLDER

FILE = Path(__file__).parent / "ratings.json"


@dataclass(frozen=True)
class LevelRating:
    """A level's rating, with its 95 % interval. With 191 points more one wins three of four games."""

    rating: int
    low: int
    high: int


@cache
def _measured() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def ratings_of(game: str) -> dict[str, LevelRating]:
    """By level its rating, where it was measured; with networks of one's own, nobody knows."""
    if os.environ.get(OTHER_FOLDER):
        return {}
    levels = _measured().get(game, {}).get("levels", {})
    return {name: LevelRating(**rating) for name, rating in levels.items()}
