"""Matches of Wells for tests: played by hand in notation, or at random."""

from __future__ import annotations

import random

from tworivers.engine.match import Match
from tworivers_wells import GAME as WELLS

GAMES = {WELLS.name: WELLS}


def play(match: Match, *moves: str) -> Match:
    """Play moves written like "ash add 2"."""
    for text in moves:
        seat, action = text.split(" ", 1)
        match.play(match.game.seat_names.index(seat), match.game.codes[action])
    return match


def guessed(seats: int = 2, seed: str = "a well") -> Match:
    """A match of Wells in which the guesses are made and ash is to play."""
    match = Match(WELLS, seats, seed)
    return play(match, *(f"{name} guess deep" for name in WELLS.seat_names[:seats]))


def random_match(chance: random.Random, limit: int = 1000, match: Match | None = None) -> Match:
    """A match played at random for `limit` moves or to its end."""
    if match is None:
        start = chance.choice(("first", "thrown"))
        match = Match(WELLS, chance.choice((2, 3)), f"seed {chance.random()}", {"start": start})
    for _ in range(limit):
        if match.over:
            break
        seat = chance.choice(match.table.actors())
        match.play(seat, int(chance.choice(list(match.table.legal(seat)))))
    return match
