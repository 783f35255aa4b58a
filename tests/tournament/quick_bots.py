"""Bots that decide at once, in plain Python too, and games made up for tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tworivers import bots
from tworivers.bots.registry import NoSuchBot
from tworivers.cli.running import tournament
from tworivers.engine.messages import Message
from tworivers.games import GAMES
from tworivers.tournament import playing
from tworivers.tournament.plan import Plan, schedule
from tworivers.tournament.playing import Played


class Picker:
    """Takes the legal action at a place of the list."""

    def __init__(self, game: str, place: int) -> None:
        self.game = GAMES[game]
        self.place = place

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The first or the last."""
        codes = np.zeros(self.game.actions, np.int64)
        return int(codes[: self.game.native.legal_at(records, 0, seat, codes)][self.place])


class Diced(Picker):
    """Takes any, by its seed."""

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """As the seed says."""
        codes = np.zeros(self.game.actions, np.int64)
        return int(codes[seed % self.game.native.legal_at(records, 0, seat, codes)])


def named(game: str, name: str, seats: int) -> Any:
    """One of these."""
    if name not in ("first", "last", "diced"):
        raise NoSuchBot(Message("wrong-bot", {"game": game, "name": repr(name), "bots": "first, last, diced"}))
    return Diced(game, 0) if name == "diced" else Picker(game, 0 if name == "first" else -1)


def use_quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let them play."""
    monkeypatch.setattr(playing, "bot_named", named)
    monkeypatch.setattr(tournament, "bot_named", named)
    monkeypatch.setattr(bots, "warm_up", lambda game: None)


def plan(bots: int = 3, seats: int = 2, games: int = 12, seed: int = 7) -> Plan:
    """A plan of Amyitis with bots a, b, c and so on."""
    return Plan("amyitis", 1, tuple("abcdefghijkl"[:bots]), seats, games, seed, {"procession": "right-of-start"})


def made_up(what: Plan, strengths: list[float], spread: float = 1.0) -> tuple[Played, ...]:
    """Games of a plan as if each bot scored its strength and some luck, so that the Bradley-Terry model holds."""
    luck = np.random.default_rng(what.seed)
    games = []
    for pairing in schedule(what):
        scores = tuple(round(1000 * (strengths[bot] + float(luck.gumbel(scale=spread)))) for bot in pairing.bots)
        ones = (1,) * what.seats
        games.append(
            Played(pairing.deal, pairing.bots, scores, pairing.number, ones, tuple(0.001 for _ in ones), "0" * 16)
        )
    return tuple(games)
