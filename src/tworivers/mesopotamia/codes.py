"""The action table: every decision as one code, with its notation, its words and what it points at on the board."""

from __future__ import annotations

from collections.abc import Callable

from tworivers.engine.codes import ActionTable, ActionWords
from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia.bank import EXCHANGES, TAKEN, flour_pair
from tworivers.mesopotamia.bank import bank_pair as bank_pair
from tworivers.mesopotamia.building import building_of, price_of_building
from tworivers.mesopotamia.cards import ASKED_AT
from tworivers.mesopotamia.drafts import amount_and_material
from tworivers.mesopotamia.forges import price_of_unit
from tworivers.mesopotamia.names import (
    FRAME,
    KINDS,
    MILL_MOST,
    NOMADS,
    PROVINCES,
    SEATS,
    SMELT_MOST,
    Building,
    Campaign,
    Card,
    Material,
    Province,
    Symbol,
    Task,
    Unit,
    Work,
)
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import is_main
from tworivers.mesopotamia.words import (
    SEAT_NAMES,
    building_word,
    card_word,
    material_word,
    name_of,
    province_id,
    province_word,
    seat_word,
    slot_id,
    task_of,
    unit_word,
)

YEARS = 3
"""The votes: play one, two or three years more."""
MATERIALS = len(Material)
WORKS = 2
"""Forges and millstones."""
SYMBOLS_BUILT = 3
"""Symbols that a building brings."""

YES_OR_NO = (*ASKED_AT, Task.CONSENT, Task.PLACE_SYMBOL, Task.VOTE)
"""Questions whose yes and no have words of their own;"""
DECLINED = (Task.CONVERT, Task.NOMAD_CARD)
"""those that take a no beside their own answers."""

TABLE = ActionTable()


def _say(key: str, values: Callable[[int], Values] = lambda number: {}) -> ActionWords:
    """Words that depend on the number alone."""
    return lambda g, seat, number: Message(key, values(number))


def _about(key: str) -> ActionWords:
    """Words about the party in a seat; empty seats have none."""

    def words(g: State, seat: int, party: int) -> Message:
        if party == NOMADS or party < g.seats:
            return Message(key, {"who": seat_word(g, party)})
        return Message("do-nobody", {"seat": party + 1})

    return words


def _seat(party: int) -> str:
    return "nomads" if party == NOMADS else SEAT_NAMES[party]


def _single(text: str, words: ActionWords | None = None) -> int:
    """A block of one code."""
    return TABLE.add(1, lambda _: text, words or _say(f"do-{text.replace(' ', '-')}"))


def _for_party(verb: str) -> int:
    """A block with a code for every seat."""
    return TABLE.add(SEATS, lambda party: f"{verb} {SEAT_NAMES[party]}", _about(f"do-{verb}"))


def _for_material(verb: str) -> int:
    """A block with a code for every material."""
    return TABLE.add(
        MATERIALS,
        lambda material: f"{verb} {name_of(Material(material))}",
        _say(f"do-{verb}", lambda material: {"material": material_word(material)}),
    )


def _for_several(verb: str) -> int:
    """A block with two codes for every material: a few of it, and many."""

    def notation(number: int) -> str:
        amount, material = amount_and_material(number)
        return f"{verb} {amount} {name_of(Material(material))}"

    def values(number: int) -> Values:
        amount, material = amount_and_material(number)
        return {"count": amount, "material": material_word(material)}

    return TABLE.add(2 * MATERIALS, notation, _say(f"do-{verb}-several", values), parts=amount_and_material)


def _for_card(verb: str) -> int:
    """A block with a code for every kind of card in a basket."""
    return TABLE.add(
        KINDS,
        lambda card: f"{verb} card {name_of(Card(card))}",
        _say(f"do-{verb}-card", lambda card: {"card": card_word(card)}),
    )


def _done_words(g: State, seat: int, number: int) -> Message:
    """What one is done with."""
    task = task_of(g, seat)
    named = task is not None and (is_main(task) or task == Task.NOMAD_STEP)
    return Message(f"do-done-{name_of(task)}") if task is not None and named else Message("do-done")


def _answer_words(answer: str) -> ActionWords:
    """Yes or no to a card that helps, to an alliance, to what one may also leave, to one more year."""

    def words(g: State, seat: int, number: int) -> Message:
        task = task_of(g, seat)
        if task is not None and (task in YES_OR_NO or (answer == "no" and task in DECLINED)):
            return Message(f"do-{answer}-{name_of(task)}")
        return Message(f"do-{answer}")

    return words


def _work_words(g: State, seat: int, number: int) -> Message:
    work = Work(number)
    values: Values = {}
    if work == Work.SMELT:
        values = {"ore": int(g.smelt_ore)}
    elif work != Work.BLANK:
        values = {"price": price_of_unit(g, work)}
    return Message(f"do-work-{name_of(work)}", values)


def _works_words(g: State, seat: int, building: int) -> Message:
    return Message("do-erect", {"building": building_word(building), "price": price_of_building(g, building)})


def _building_words(g: State, seat: int, symbol: int) -> Message:
    return _works_words(g, seat, building_of(symbol))


def _unit_words(g: State, seat: int, unit: int) -> Message:
    return Message("do-move-unit" if task_of(g, seat) == Task.MOVE else "do-unit", {"unit": unit_word(unit)})


def _card_words(g: State, seat: int, card: int) -> Message:
    taken = task_of(g, seat) in (Task.TAKE_CARD, Task.NOMAD_CARD)
    return Message("do-take-card" if taken else "do-card", {"card": card_word(card)})


def _bank_words(g: State, seat: int, number: int) -> Message:
    return _exchange_words(g, bank_pair(number))


def _exchange_words(g: State, pair: tuple[int, int]) -> Message:
    given, taken = pair
    return Message("do-bank", {"rate": int(g.bank_rate), "given": material_word(given), "taken": material_word(taken)})


def _send_words(g: State, seat: int, number: int) -> Message:
    return Message("do-send-toll" if task_of(g, seat) == Task.TOLL else "do-send")


DONE = _single("done", _done_words)
"""Enough of a main decision; at FEED: feed now; nomads stop here."""
YES = _single("yes", _answer_words("yes"))
"""Use the card that is asked for; agree to an alliance."""
NO = _single("no", _answer_words("no"))
"""Keep the card; refuse the alliance."""
CLOCKWISE = _single("clockwise")
"""The direction of phase 11."""
COUNTERCLOCKWISE = _single("counterclockwise")
"""The other one."""
VOTE = TABLE.add(YEARS, lambda number: f"vote {number + 1}", _say("do-vote", lambda number: {"years": number + 1}))
"""Play that many years more, from 1."""
MILL = TABLE.add(MILL_MOST + 1, lambda grain: f"mill {grain}", _say("do-mill", lambda grain: {"grain": grain}))
"""Mill that much grain."""
PLACE = TABLE.add(
    PROVINCES,
    lambda province: f"at {name_of(Province(province))}",
    _say("do-place", lambda province: {"province": province_word(province)}),
    province_id,
)
"""The province a question asks for."""
WORK = TABLE.add(len(Work), lambda work: f"work {name_of(Work(work))}", _work_words)
"""Phase 8: smelt, raise foot, raise a chariot, add a blank; then the province."""
ERECT = TABLE.add(WORKS, lambda building: f"erect {name_of(Building(building))}", _works_words)
"""Phase 10: a forge or a millstone; then the province."""
BUILD = TABLE.add(SYMBOLS_BUILT, lambda symbol: f"erect {name_of(Symbol(symbol))}", _building_words)
"""Phase 11A: a temple or a canal, by symbol; then the province. ERECT + Building is the code of every building."""
CAMPAIGN = TABLE.add(
    len(Campaign),
    lambda number: f"campaign {name_of(Campaign(number))}",
    lambda g, seat, number: Message(f"do-campaign-{name_of(Campaign(number))}"),
)
"""11B: what to try; then the rival, then the payment."""
PARTY = TABLE.add(
    SEATS + 1, lambda party: f"against {_seat(party)}", _about("do-party"), lambda party: f"seat-{_seat(party)}"
)
"""The party a question asks for; PARTY + NOMADS: the tribe in the attacked province."""
PAY = _for_material("pay")
"""What a campaign is paid with."""
UNIT = TABLE.add(
    len(Unit),
    lambda unit: f"unit {name_of(Unit(unit))}",
    _unit_words,
    lambda unit: f"unit-{name_of(Unit(unit))}",
)
"""The unit to move (then from, then to), to commit or to fight with."""
ATTACK = _single("attack")
"""11B: attack; then the province, then the units to commit."""
GO = _single("go")
"""All attackers are committed."""
SLOT = TABLE.add(FRAME, lambda slot: f"slot {slot + 1}", _say("do-slot", lambda slot: {"slot": slot + 1}), slot_id)
"""A symbol on the frame."""
CARD = TABLE.add(KINDS, lambda card: f"card {name_of(Card(card))}", _card_words)
"""Play a card; or the card to take (spies) or to choose (Qatna)."""
BANK = TABLE.add(
    EXCHANGES,
    lambda number: "bank " + " ".join(name_of(Material(material)) for material in bank_pair(number)),
    _bank_words,
    parts=bank_pair,
)
"""Three of a material for one of another."""
TRADE = _for_party("trade")
"""Begin an offer to a party."""
WITHDRAW = _single("withdraw")
"""Take back one's open offer."""
GIVE = _for_material("give")
"""Put one into one's own side of the offer,"""
UNGIVE = _for_material("ungive")
"""take one out."""
ASK = _for_material("ask")
"""The same on the other side, or in a toll."""
UNASK = _for_material("unask")
GIVE_CARD = _for_card("give")
"""The same with cards."""
UNGIVE_CARD = _for_card("ungive")
ASK_CARD = _for_card("ask")
UNASK_CARD = _for_card("unask")
SEND = _single("send", _send_words)
"""Send the offer, or demand the toll."""
DROP = _single("drop")
"""Give up the draft."""
TOLLS = _single("tolls")
"""The proposer accepts the tolls. Codes from here to ANSWERED answer offers, whatever else one is asked."""
NO_TOLLS = _single("no tolls")
"""The proposer drops the offer."""
ACCEPT = _for_party("accept")
"""Answers to a party's offer."""
DECLINE = _for_party("decline")
COUNTER = _for_party("counter")
FREE = _for_party("free")
"""Let a party's caravan pass freely, demand a toll, refuse."""
DEMAND = _for_party("demand")
REFUSE = _for_party("refuse")
ANSWERED = TABLE.size
"""One past the answers to offers. Codes from here on were added later: codes never change their numbers."""
BANK_FLOUR = TABLE.add(
    TAKEN,
    lambda number: "bank " + " ".join(name_of(Material(material)) for material in flour_pair(number)),
    lambda g, seat, number: _exchange_words(g, flour_pair(number)),
    parts=flour_pair,
)
"""Three flour for one of another material, where the bank takes flour."""
SMELT = TABLE.add(SMELT_MOST, lambda number: f"smelt {number + 1}", _say("do-smelt", lambda rest: {"ore": rest + 1}))
"""Smelt that much ore, from 1."""
GIVE_SEVERAL = _for_several("give")
"""Put several of a material into one's own side of the offer, take several out;"""
UNGIVE_SEVERAL = _for_several("ungive")
ASK_SEVERAL = _for_several("ask")
"""the same on the other side, or in a toll."""
UNASK_SEVERAL = _for_several("unask")

ACTIONS = TABLE.size
