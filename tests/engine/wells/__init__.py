"""Wells: a small complete game, the engine's own test subject. `rules.py` tells how it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray
from pydantic import Field

from engine.wells import rules
from engine.wells.rules import ADD, GUESS, PEEK, ROLL, STOP, Event, Guess, Obstacle
from tworivers.engine.boxes import Marked, Part, parse_box
from tworivers.engine.messages import Message, Words
from tworivers.engine.rules import Game, Option, Record, View

HERE = Path(__file__).parent
SEAT_NAMES = ("ash", "bay", "cob")


class Box(Part):
    """What comes in the box."""

    sides: Marked[Annotated[int, Field(ge=2, le=20)]]
    pebbles: Marked[Annotated[int, Field(ge=1, le=100)]]
    rim: Marked[Annotated[int, Field(ge=1, le=1000)]]


def read_box(text: str, name: str) -> NDArray[Any]:
    """The box record."""
    box = parse_box(Box, text, name)
    out = np.zeros(1, np.dtype((np.record, rules.BOX)))
    out[0].sides, out[0].pebbles, out[0].rim = box.sides.value, box.pebbles.value, box.rim.value
    return out


def notation(action: int) -> str:
    """As save files write it."""
    if action < ADD:
        return "guess " + ("shallow", "deep")[action - GUESS]
    if action < PEEK:
        return f"add {action - ADD + 1}"
    return {PEEK: "peek", ROLL: "roll", STOP: "stop"}[action]


def action_words(g: Record, seat: int, action: int) -> Message:
    """As a button would say it."""
    if action < ADD:
        return Message("do-" + notation(action).replace(" ", "-"))
    if action < PEEK:
        return Message("do-add", {"count": action - ADD + 1})
    return Message(f"do-{notation(action)}", {"water": int(g.water[seat])} if action == STOP else {})


def event_words(g: Record, event: tuple[int, ...]) -> Message:
    """What happened."""
    kind, seat, a = event[:3]
    values: dict[str, int | str | Message] = {} if seat < 0 else {"who": Message(f"seat-{SEAT_NAMES[seat]}")}
    if kind in (Event.ADDED, Event.ROLLED):
        values["count"] = a
    if kind == Event.PEEKED:
        values["whose"] = Message(f"seat-{SEAT_NAMES[a]}")
    return Message("event-" + Event(kind).name.lower().replace("_", "-"), values)


def question_words(g: Record, seat: int) -> Message:
    """What is asked now."""
    return Message("ask-guess" if g.guessing else "ask-turn")


def why_not(g: Record, seat: int, action: int) -> Message | None:
    """The obstacle in words."""
    found = Obstacle(rules.obstacle(g, seat, action))
    values: dict[Obstacle, dict[str, int | str | Message]] = {
        Obstacle.OTHER_SEAT: {"who": Message(f"seat-{SEAT_NAMES[g.turn]}")},
        Obstacle.PEBBLES: {"have": int(g.pebbles[seat]), "need": action - ADD + 1},
        Obstacle.RIM: {"rim": int(g.rim)},
    }
    return (
        None
        if found == Obstacle.NONE
        else Message("why-" + found.name.lower().replace("_", "-"), values.get(found, {}))
    )


def view(g: Record, seat: int) -> View:
    """What seat (-1: a spectator) sees; nothing of what it doesn't know."""
    codes = np.zeros(rules.ACTIONS, np.int64)
    legal = [] if seat < 0 else [int(code) for code in codes[: rules.legal(g, seat, codes)]]
    return {
        "game": "wells",
        "seat": None if seat < 0 else SEAT_NAMES[seat],
        "over": bool(g.over),
        "question": None if g.over else {"words": question_words(g, seat).as_json()},
        "actions": [
            {"code": code, "text": notation(code), "words": action_words(g, seat, code).as_json()} for code in legal
        ],
        "wells": [_well(g, seat, other) for other in range(g.seats)],
    }


def _well(g: Record, seat: int, other: int) -> dict[str, Any]:
    guess = Guess(g.guess[other])
    return {
        "seat": SEAT_NAMES[other],
        "depth": int(g.depth[other]) if g.over or (seat >= 0 and rules.knows_depth(g, seat, other)) else None,
        "guessed": guess != Guess.NONE,
        "guess": guess.name.lower() if g.guessing == 0 or other == seat else None,
        "water": int(g.water[other]),
        "pebbles": int(g.pebbles[other]),
        "peeked": bool(g.peeked[other]),
        "stopped": bool(g.stopped[other]),
    }


def board(g: Record, seat: int, words: Words, width: int) -> list[str]:
    """A line a well."""
    lines = []
    for well in view(g, seat)["wells"]:
        depth = "?" if well["depth"] is None else well["depth"]
        lines.append(
            f"{words.say(Message('seat-' + well['seat'])):<8}[bold]{well['water']:>3}[/] +{depth}  {'o' * well['pebbles']}"
        )
    return lines


WELLS = Game(
    name="wells",
    version=3,
    seats=(2, 3),
    seat_names=SEAT_NAMES,
    record=rules.RECORD,
    actions=rules.ACTIONS,
    observation=rules.OBSERVATION,
    rules={
        "setup": rules.setup,
        "actors": rules.actors,
        "legal": rules.legal,
        "apply": rules.apply,
        "scores": rules.scores,
        "hide": rules.hide,
        "observe": rules.observe,
        "audit": rules.audit,
    },
    options=(Option("start", ("first", "thrown")),),
    laws=rules.LAWS,
    standard_box=HERE / "box.toml",
    read_box=read_box,
    scene=lambda text: {"words": {}},
    notation=notation,
    action_words=action_words,
    events=tuple(event.name.lower() for event in Event),
    event_words=event_words,
    hears=lambda event, seat: True,
    secrets=True,
    seat_words=lambda g, seat: Message(f"seat-{SEAT_NAMES[seat]}"),
    question_words=question_words,
    why_not=why_not,
    view=view,
    board=board,
    round_number=lambda g: 1,
    catalogues=HERE,
)
