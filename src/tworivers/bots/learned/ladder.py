"""How levels play by a game's network: the file beside it, `GAME.toml`, which is tuned with the network it belongs to.

made = "tworivers train ..."          how the network was made
[levels.steward]
temperature = 1.2                     it takes what it likes, above 0 now and then what it likes less
[levels.vizier]
playouts = 600                        it thinks ahead, as far as playouts or seconds reach
seconds = 1.0
[sharpness]
players-2 = [1.0, 1.0]                how far its chances of winning can be trusted: `calibrating.py`
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from tworivers.bots.bot import Bot, Budget
from tworivers.bots.learned.network import Network, network_file
from tworivers.bots.learned.policy import LearnedPolicy
from tworivers.bots.learned.search import LearnedSearch
from tworivers.engine.rules import Game


@lru_cache(maxsize=8)
def _read(path: Path) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def ladder_of(game: Game) -> Mapping[str, Mapping[str, float]]:
    """By level what its player is like; empty where a game has no network, or none whose levels were tuned."""
    path = network_file(game)
    levels: Mapping[str, Mapping[str, float]] = _read(path.with_suffix(".toml")).get("levels", {})
    return levels if path.exists() else {}


def sharpness_of(game: Game, seats: int) -> tuple[float, float] | None:
    """The powers of a network's chances for a number of players, at the beginning and at the end; None: unmeasured."""
    found = _read(network_file(game).with_suffix(".toml")).get("sharpness", {}).get(f"players-{seats}")
    return (float(found[0]), float(found[1])) if found else None


def learned_bot(network: Network, seats: int, effort: float, settings: Mapping[str, float]) -> Bot:
    """The player that a level's settings describe."""
    playouts = int(settings.get("playouts", 0))
    if not playouts:
        return LearnedPolicy(network, settings.get("temperature", 0.0))
    return LearnedSearch(network, seats, Budget(playouts, settings.get("seconds")).part(effort))
