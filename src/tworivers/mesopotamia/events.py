"""Events in words: what happened, told after it happened, who is told of it, and which things on the board it touched.

`EVENTS` names the numbers of every kind of event; its sentence and the things it touched follow from that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia.economy import season_in, year_in
from tworivers.mesopotamia.names import EMPTY, NOMADS, Campaign, Event, Reason
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.rounds import SEALED
from tworivers.mesopotamia.trade import Ending
from tworivers.mesopotamia.transit import Passage
from tworivers.mesopotamia.words import (
    building_word,
    card_word,
    material_word,
    name_of,
    province_id,
    province_word,
    season_word,
    seat_word,
    slot_id,
    symbol_word,
    tribe_word,
    unit_word,
    word,
)

VOTES = (Event.VOTE, Event.YEAR_VOTE)
SECRET_REASONS = (Reason.MILLING, Reason.SMELTING, Reason.RAISING, Reason.BANK, Reason.LOCUSTS)

A, B, C, D = range(4)
"""The places of an event's numbers, behind its kind and its seat."""


@dataclass(frozen=True)
class Kind:
    """What a number of an event is."""

    say: Callable[[State, int, int], Message | int]
    """Record, the event's seat, number -> how it is said."""
    target: Callable[[int], str] | None = None
    """Number -> the id of the thing on the board; None: the board shows none."""


def _unit(g: State, seat: int, unit: int) -> Message:
    return Message("unit-nomad") if seat == NOMADS else unit_word(unit)


NUMBER = Kind(lambda g, seat, number: number)
AMOUNT = Kind(lambda g, seat, number: abs(number))
SEASON = Kind(lambda g, seat, number: season_word(season_in(number)))
YEAR = Kind(lambda g, seat, number: year_in(number))
PROVINCE = Kind(lambda g, seat, number: province_word(number), province_id)
SLOT = Kind(lambda g, seat, number: number + 1, slot_id)
PARTY = Kind(lambda g, seat, number: seat_word(g, number))
MATERIAL = Kind(lambda g, seat, number: material_word(number))
CARD = Kind(lambda g, seat, number: card_word(number))
SYMBOL = Kind(lambda g, seat, number: symbol_word(number))
BUILDING = Kind(lambda g, seat, number: building_word(number))
TRIBE = Kind(lambda g, seat, number: tribe_word(number))
UNIT = Kind(_unit)
REASON = Kind(lambda g, seat, number: word("reason", Reason(number)))

Numbers = tuple[int, int, int, int]


@dataclass(frozen=True)
class Told:
    """How a kind of event is told."""

    values: dict[str, tuple[int, Kind]] = field(default_factory=dict)
    """The values of its sentence: where each stands among the numbers, and what it is. A tribe may be EMPTY: none."""
    variant: Callable[[Numbers], str] = lambda numbers: ""
    """What is added to the sentence's key, by the numbers."""


def _gain_or_loss(numbers: Numbers) -> str:
    return "gain" if numbers[B] > 0 else "loss"


def _raiders(numbers: Numbers) -> str:
    return "" if numbers[C] == EMPTY else "nomads"


IN_PROVINCE = Told({"province": (A, PROVINCE)})
WITH_RIVAL = Told({"rival": (A, PARTY)})
COUNTED = Told({"count": (A, NUMBER)})
MANY_IN_PROVINCE = Told({"province": (A, PROVINCE), "count": (B, NUMBER)})
ROLLED_IN_PROVINCE = Told({"province": (A, PROVINCE), "pips": (B, NUMBER), "needed": (C, NUMBER)})
END_OF_ATTACK = Told({"province": (A, PROVINCE), "rival": (B, PARTY), "tribe": (C, TRIBE)}, _raiders)

EVENTS = {
    Event.ROUND: Told({"season": (A, SEASON), "year": (A, YEAR)}),
    Event.STOCK: Told({"count": (B, AMOUNT), "material": (A, MATERIAL), "reason": (C, REASON)}, _gain_or_loss),
    Event.FELLED: IN_PROVINCE,
    Event.REGROWN: IN_PROVINCE,
    Event.DICE: Told({"pips": (A, NUMBER), "material": (B, MATERIAL)}),
    Event.TORN_DOWN: Told({"province": (A, PROVINCE)}, lambda numbers: "wall" if numbers[B] else "forge"),
    Event.HUNGER: COUNTED,
    Event.RAISED: IN_PROVINCE,
    Event.WALL: IN_PROVINCE,
    Event.ERECTED: Told({"province": (A, PROVINCE), "building": (B, BUILDING)}),
    Event.ROLL: Told(
        {"symbol": (A, SYMBOL), "pips": (B, NUMBER), "needed": (C, NUMBER)},
        lambda numbers: "scores" if numbers[B] >= numbers[C] else "misses",
    ),
    Event.SYMBOL: Told({"symbol": (A, SYMBOL), "slot": (B, SLOT)}),
    Event.CONVERTED: Told({"slot": (A, SLOT), "loser": (B, PARTY), "symbol": (C, SYMBOL)}),
    Event.UNSEATED: Told({"slot": (A, SLOT)}),
    Event.FRAME_FULL: Told({"symbol": (A, SYMBOL)}),
    Event.STARTS: Told({"count": (A, NUMBER)}, lambda numbers: "by-lot" if numbers[B] > 1 else ""),
    Event.DIRECTION: Told(variant=lambda numbers: "clockwise" if numbers[A] > 0 else "counterclockwise"),
    Event.CAMPAIGN: Told(
        {"rival": (B, PARTY), "material": (C, MATERIAL)}, lambda numbers: name_of(Campaign(numbers[A]))
    ),
    Event.CAMPAIGN_ROLL: Told(
        {"pips": (A, NUMBER), "bonus": (B, NUMBER), "needed": (C, NUMBER)},
        lambda numbers: "succeeds" if numbers[A] + numbers[B] >= numbers[C] else "fails",
    ),
    Event.ALLIED: WITH_RIVAL,
    Event.REFUSED: WITH_RIVAL,
    Event.BROKEN: WITH_RIVAL,
    Event.WAR: WITH_RIVAL,
    Event.WAR_LAPSED: WITH_RIVAL,
    Event.MOVED: Told({"start": (A, PROVINCE), "goal": (B, PROVINCE)}),
    Event.TAKEN: IN_PROVINCE,
    Event.ATTACK: Told({"province": (A, PROVINCE), "rival": (B, PARTY), "foot": (C, NUMBER), "chariots": (D, NUMBER)}),
    Event.REVEALED: MANY_IN_PROVINCE,
    Event.DUEL: Told({"attack": (A, NUMBER), "defence": (B, NUMBER)}),
    Event.UNIT_LOST: Told({"province": (A, PROVINCE), "unit": (B, UNIT)}),
    Event.CONQUERED: END_OF_ATTACK,
    Event.DESTROYED: ROLLED_IN_PROVINCE,
    Event.CAPTURED: ROLLED_IN_PROVINCE,
    Event.REPELLED: END_OF_ATTACK,
    Event.CARD: Told({"card": (A, CARD)}),
    Event.NOMADS: Told({"tribe": (A, TRIBE), "start": (B, PROVINCE), "goal": (C, PROVINCE)}),
    Event.TRIBE_BACK: Told({"tribe": (A, TRIBE)}),
    Event.MERCENARIES: MANY_IN_PROVINCE,
    Event.DESERTED: Told({"province": (A, PROVINCE)}, lambda numbers: "" if numbers[B] else "none"),
    Event.SPIED: WITH_RIVAL,
    Event.HAND: Told({"count": (B, AMOUNT), "card": (A, CARD)}, _gain_or_loss),
    Event.OFFER: WITH_RIVAL,
    Event.TRANSIT: Told({"rival": (A, PARTY)}, lambda numbers: name_of(Passage(numbers[B]))),
    Event.TRADED: WITH_RIVAL,
    Event.OFFER_ENDED: Told({"rival": (A, PARTY)}, lambda numbers: name_of(Ending(numbers[B]))),
    Event.OUT: Told(),
    Event.VOTE: Told({"count": (A, NUMBER)}, lambda numbers: "" if numbers[B] else "sealed"),
    Event.YEARS: Told({"count": (A, NUMBER)}, lambda numbers: "" if numbers[A] else "none"),
    Event.GAME_OVER: Told(),
    Event.LOCUSTS: WITH_RIVAL,
    Event.YEAR_VOTE: Told(
        variant=lambda numbers: ("yes" if numbers[A] else "no") + ("" if numbers[B] else "-sealed"),
    ),
    Event.DECLINED: Told({"symbol": (A, SYMBOL)}),
    Event.DUEL_ROLL: Told(
        {"attack": (A, NUMBER), "defence": (B, NUMBER), "bonus": (C, NUMBER), "walls": (D, NUMBER)},
        lambda numbers: "tie" if numbers[A] + numbers[C] == numbers[B] + numbers[D] else "",
    ),
    Event.FIELD: Told({"province": (A, PROVINCE), "rival": (B, PARTY)}),
}


def event_words(g: State, event: tuple[int, ...]) -> Message:
    """The sentence of an event."""
    kind, seat, a, b, c, d = event
    numbers = (a, b, c, d)
    told = EVENTS[Event(kind)]
    values: Values = {} if seat == EMPTY else {"who": seat_word(g, seat)}
    for name, (place, meaning) in told.values.items():
        if meaning is not TRIBE or numbers[place] != EMPTY:
            values[name] = meaning.say(g, seat, numbers[place])
    variant = told.variant(numbers)
    return Message(f"event-{name_of(Event(kind))}" + (f"-{variant}" if variant else ""), values)


def hears(event: tuple[int, ...], seat: int) -> bool:
    """Whether a seat (or a spectator) is told of an event.

    Only their owner hears of secret changes of stock, of cards but those traded, and of a vote before all have voted.
    """
    kind, owner, sealed, reason = event[0], event[1], event[3] == SEALED, event[4]
    secret = (
        (kind == Event.HAND and reason != Reason.TRADE)
        or (kind == Event.STOCK and reason in SECRET_REASONS)
        or (kind in VOTES and sealed)
    )
    return owner == seat or not secret


def touches(event: tuple[int, ...]) -> list[str]:
    """The ids of the things on the board that an event touched."""
    kind, _, *numbers = event
    told = EVENTS[Event(kind)].values.values()
    return [meaning.target(numbers[place]) for place, meaning in told if meaning.target is not None]
