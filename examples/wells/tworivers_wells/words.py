"""Wells in words: actions as save files write them, and everything that people read.

A message is a key and its values; the files in `catalogue/` make it a sentence.
"""

from __future__ import annotations

from tworivers.engine.messages import Message, Values
from tworivers_wells import rules
from tworivers_wells.rules import ADD, GUESS, PEEK, ROLL, STOP, Event, Obstacle, State

SEAT_NAMES = ("ash", "bay", "cob")


def notation(action: int) -> str:
    """An action as save files write it."""
    if action < ADD:
        return "guess " + ("shallow", "deep")[action - GUESS]
    if action < PEEK:
        return f"add {action - ADD + 1}"
    return {PEEK: "peek", ROLL: "roll", STOP: "stop"}[action]


def action_words(g: State, seat: int, action: int) -> Message:
    """An action as a button says it."""
    if action < ADD:
        return Message("do-" + notation(action).replace(" ", "-"))
    if action < PEEK:
        return Message("do-add", {"count": action - ADD + 1})
    return Message(f"do-{notation(action)}", {"water": int(g.water[seat])} if action == STOP else {})


def question_words(g: State, seat: int) -> Message:
    """What is asked now."""
    return Message("ask-guess" if g.guessing else "ask-turn")


def event_words(g: State, event: tuple[int, ...]) -> Message:
    """What happened."""
    kind, seat, a = event[:3]
    values: Values = {} if seat < 0 else {"who": seat_word(seat)}
    if kind in (Event.ADDED, Event.ROLLED):
        values["count"] = a
    if kind == Event.PEEKED:
        values["whose"] = seat_word(a)
    return Message("event-" + _key(Event(kind).name), values)


def why_not(g: State, seat: int, action: int) -> Message | None:
    """The obstacle that the rules found, in words; None if there is none."""
    found = Obstacle(rules.obstacle(g, seat, action))
    if found == Obstacle.NONE:
        return None
    values: dict[Obstacle, Values] = {
        Obstacle.OTHER_SEAT: {"who": seat_word(g.turn)},
        Obstacle.PEBBLES: {"have": int(g.pebbles[seat]), "need": action - ADD + 1},
        Obstacle.RIM: {"rim": int(g.rim)},
    }
    return Message("why-" + _key(found.name), values.get(found, {}))


def seat_word(seat: int) -> Message:
    """A seat as players know it."""
    return Message(f"seat-{SEAT_NAMES[seat]}")


def _key(name: str) -> str:
    """The name of an enumeration's member as it stands in keys of messages."""
    return name.lower().replace("_", "-")
