"""What a seat sees of a game of Wells: as JSON for every front end, and as lines for the terminal."""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.engine.messages import Message, Words
from tworivers.engine.rules import View
from tworivers_wells import rules, words
from tworivers_wells.rules import Guess, State


def view(g: State, seat: int) -> View:
    """What seat (-1: a spectator) sees; nothing of what it doesn't know."""
    codes = np.zeros(rules.ACTIONS, np.int64)
    legal = [] if seat < 0 else [int(code) for code in codes[: rules.legal(g, seat, codes)]]
    return {
        "game": "wells",
        "seat": None if seat < 0 else words.SEAT_NAMES[seat],
        "over": bool(g.over),
        "question": None if g.over else {"words": words.question_words(g, seat).as_json()},
        "actions": [
            {"code": code, "text": words.notation(code), "words": words.action_words(g, seat, code).as_json()}
            for code in legal
        ],
        "wells": [_well(g, seat, other) for other in range(g.seats)],
    }


def _well(g: State, seat: int, other: int) -> dict[str, Any]:
    guess = Guess(g.guess[other])
    return {
        "seat": words.SEAT_NAMES[other],
        "depth": int(g.depth[other]) if g.over or (seat >= 0 and rules.knows_depth(g, seat, other)) else None,
        "guessed": guess != Guess.NONE,
        "guess": guess.name.lower() if g.guessing == 0 or other == seat else None,
        "water": int(g.water[other]),
        "pebbles": int(g.pebbles[other]),
        "peeked": bool(g.peeked[other]),
        "stopped": bool(g.stopped[other]),
    }


def board(g: State, seat: int, said: Words, width: int) -> list[str]:
    """A line for each well, in Rich's markup."""
    return [
        f"{said.say(Message('seat-' + well['seat'])):<8}[bold]{well['water']:>3}[/] "
        f"+{'?' if well['depth'] is None else well['depth']}  {'o' * well['pebbles']}"
        for well in view(g, seat)["wells"]
    ]
