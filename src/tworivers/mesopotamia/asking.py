"""What the words of questions say: whom they are about, what there is, where it happens."""

from __future__ import annotations

from collections.abc import Callable

from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia.cards import ASKED_AT
from tworivers.mesopotamia.forges import most_to_smelt
from tworivers.mesopotamia.names import Material, Task
from tworivers.mesopotamia.packing import party_and_symbol, tribe_and_steps
from tworivers.mesopotamia.realm import cities_of
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.rounds import YEARLY
from tworivers.mesopotamia.words import (
    building_word,
    name_of,
    province_word,
    seat_word,
    symbol_word,
    tribe_word,
    work_word,
)

AskedWith = Callable[[State, int, int], Values]
"""Record, seat, the number beside the task -> the values of a question's words."""


def nothing(g: State, seat: int, value: int) -> Values:
    """A question without values."""
    return {}


def who(g: State, seat: int, value: int) -> Values:
    """The party it is about."""
    return {"who": seat_word(g, value)}


def hunger(g: State, seat: int, value: int) -> Values:
    """What the cities eat, and what there is."""
    return {"cities": cities_of(g, seat), "flour": int(g.stock[seat, Material.FLOUR])}


def grain(g: State, seat: int, capacity: int) -> Values:
    """How much can be milled."""
    return {"most": min(capacity, int(g.stock[seat, Material.GRAIN]))}


def work(g: State, seat: int, work: int) -> Values:
    """What a forge shall do."""
    return {"what": work_word(work)}


def forge(g: State, seat: int, province: int) -> Values:
    """Which forge smelts, and how much it can."""
    return {"province": province_word(province), "most": most_to_smelt(g, seat) + 1}


def yearly(g: State, seat: int, value: int) -> Values:
    """Whether the length is voted upon every year."""
    return {"yearly": 1 if g.vote == YEARLY else 0}


def symbol(g: State, seat: int, symbol: int) -> Values:
    """Which symbol was won."""
    return {"symbol": symbol_word(symbol)}


def building(g: State, seat: int, building: int) -> Values:
    """What shall be built."""
    return {"what": building_word(building)}


def battlefield(g: State, seat: int, value: int) -> Values:
    """Where the battle is."""
    return {"province": province_word(int(g.battle_at))}


def captured(g: State, seat: int, value: int) -> Values:
    """Whose symbol is captured."""
    party, symbol = party_and_symbol(value)
    return {"who": seat_word(g, party), "symbol": symbol_word(symbol)}


def tribe(g: State, seat: int, value: int) -> Values:
    """Which tribe marches."""
    return {"tribe": tribe_word(tribe_and_steps(value)[0])}


def words_of(task: Task, values: AskedWith) -> Callable[[State, int, int], Message]:
    """The words of a question. Who is asked for a card that isn't there is asked for the roll alone."""

    def words(g: State, seat: int, value: int) -> Message:
        lacking = task in ASKED_AT and g.hand[seat, ASKED_AT[task]] == 0
        return Message(f"ask-{name_of(task)}" + ("-without" if lacking else ""), values(g, seat, value))

    return words
