"""What somebody does in Mesopotamia, in words: a march, an offer, an attack, a round of building as one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tworivers.bots.mesopotamia.consequences import BASKETS, DONE_WITH, answers_offer, task_of
from tworivers.bots.telling import Taken, listed, one_after_another, reading
from tworivers.engine.compiled import plain
from tworivers.engine.messages import Message, Value, Values
from tworivers.engine.rules import Game
from tworivers.mesopotamia.bank import bank_pair, flour_pair
from tworivers.mesopotamia.codes import (
    ACCEPT,
    ANSWERED,
    BANK,
    BANK_FLOUR,
    CARD,
    CLOCKWISE,
    COUNTER,
    COUNTERCLOCKWISE,
    DECLINE,
    DEMAND,
    DONE,
    DROP,
    GIVE_SEVERAL,
    GO,
    MILL,
    NO,
    PARTY,
    PLACE,
    SEND,
    SLOT,
    SMELT,
    TRADE,
    UNIT,
    WITHDRAW,
    WORK,
    YES,
)
from tworivers.mesopotamia.names import SEATS, Building, Campaign, Card, Event, Material, Reason, Task, Unit, Work
from tworivers.mesopotamia.packing import in_basket, tribe_and_steps, unit_and_origin
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.words import (
    card_word,
    material_word,
    name_of,
    province_word,
    seat_word,
    tribe_word,
    unit_word,
)

AT_A_PLACE = {
    Task.REGROW: "regrow",
    Task.TEAR: "tear",
    Task.ATTACK_AT: "attack-at",
    Task.DESERTERS_AT: "deserters",
    Task.MOVE_FROM: "march-from",
    Task.COMMIT: "join",
}
"""Questions for a province that are a decision by themselves, if nothing shows what became of it."""
WITH_A_PARTY = {
    Task.RIVAL: "rival",
    Task.FOE: "foe",
    Task.DESERTERS_OF: "deserters-of",
    Task.LOCUSTS_ON: "locusts",
    Task.INTRIGUE_ONE: "intrigue",
    Task.INTRIGUE_TWO: "intrigue",
    Task.SPY_ON: "spy",
}


@dataclass
class March:
    """Units of a kind that go the same way."""

    unit: int
    way: list[int]
    count: int = 1


def in_words(game: Game, seat: int, taken: Sequence[Taken]) -> Message:
    """What is done, in one sentence."""
    return one_after_another(Account(game, seat, taken).clauses())


class Account:
    """Goes through what is done and collects what belongs together."""

    def __init__(self, game: Game, seat: int, taken: Sequence[Taken]) -> None:
        self._game, self._seat, self._taken = game, seat, taken
        self._found: list[Message] = []
        self._places: dict[str, list[int]] = {}
        """Provinces by the clause that names them all."""
        self._marches: list[March] = []
        self._works: dict[tuple[int, int], int] = {}
        self._exchanged: dict[tuple[int, int, int], int] = {}
        self._smelted = 0
        self._done: Message | None = None

    def clauses(self) -> list[Message]:
        """A clause for each thing that is done."""
        for number, taken in enumerate(self._taken):
            self._tell(taken, last=number == len(self._taken) - 1)
        self._close()
        if self._done is not None:
            self._found.append(Message("clause-done") if self._found else self._done)
        return self._found or [self._taken[0].step.words]

    def _close(self) -> None:
        """What was collected so far becomes clauses."""
        for key, places in self._places.items():
            values: Values = {"count": len(places), "places": listed([province_word(place) for place in places])}
            self._found.append(Message(key, values))
        for march in joined(self._marches):
            self._found.append(_march_words(march))
        for (work, place), count in self._works.items():
            values = {"count": count, "province": province_word(place)}
            self._found.append(Message(f"clause-work-{name_of(Work(work))}", values))
        for (rate, given, taken), times in self._exchanged.items():
            values = {
                "amount": rate * times,
                "given": material_word(given),
                "taken": material_word(taken),
                "count": times,
            }
            self._found.append(Message("clause-bank", values))
        if self._smelted:
            self._found.append(Message("clause-smelt", {"ore": self._smelted}))
        self._places, self._marches, self._works, self._smelted, self._exchanged = {}, [], {}, 0, {}

    def _say(self, key: str, **values: Value) -> None:
        self._close()
        self._found.append(Message(f"clause-{key}", values))

    def _tell(self, taken: Taken, last: bool) -> None:
        g, action = reading(self._game, taken.before), taken.step.action
        task = task_of(g, self._seat)
        own = [event for event in taken.events if event[1] == self._seat]
        if TRADE <= action < ANSWERED or action >= GIVE_SEVERAL:
            self._tell_offer(g, task, action, last)
        elif action == DONE:
            named = task in DONE_WITH or task == Task.NOMAD_STEP
            self._done = Message(f"clause-done-{name_of(Task(task))}" if named else "clause-done")
        elif not self._tell_by_events(own, action, task, g):
            self._tell_by_action(g, task, action, taken, last)

    def _tell_by_events(self, events: Sequence[tuple[int, ...]], action: int, task: int, g: State) -> bool:
        """Whether what happened says by itself what was done."""
        for kind, _, a, b, c, d in events:
            if kind == Event.FELLED:
                self._places.setdefault("clause-fell", []).append(a)
            elif kind == Event.WALL:
                self._places.setdefault("clause-wall", []).append(a)
            elif kind == Event.MOVED:
                unit = plain(unit_and_origin)(self._value(g))[0] if task == Task.MOVE_TO else action - UNIT
                self._marches.append(March(unit, [a, b]))
            elif kind == Event.ERECTED:
                self._say(f"erect-{name_of(Building(b))}", province=province_word(a))
            elif kind == Event.CAMPAIGN:
                self._say(f"campaign-{name_of(Campaign(a))}", who=seat_word(g, b), material=material_word(c))
            elif kind == Event.ATTACK:
                self._say("attack", province=province_word(a), foot=c, chariots=d)
            elif kind == Event.MERCENARIES:
                self._say("mercenaries", province=province_word(a))
            elif kind == Event.TORN_DOWN:
                self._say("tear-wall" if b else "tear-forge", province=province_word(a))
            elif kind == Event.STOCK and c == Reason.SMELTING and a == Material.ORE:
                self._smelted -= b
            elif kind == Event.RAISED and (WORK <= action < WORK + len(Work) or task == Task.WORK_AT):
                work = self._value(g) if task == Task.WORK_AT else action - WORK
                self._works[work, a] = self._works.get((work, a), 0) + 1
            elif kind == Event.NOMADS:
                self._say("nomads", tribe=tribe_word(a), province=province_word(c))
            else:
                continue
            return True
        return False

    def _tell_by_action(self, g: State, task: int, action: int, taken: Taken, last: bool) -> None:
        if MILL <= action < PLACE:
            self._say("mill", grain=action - MILL)
        elif PLACE <= action < WORK:
            self._tell_place(g, task, action - PLACE, last)
        elif WORK <= action < WORK + len(Work):
            if last:
                self._say(f"work-{name_of(Work(action - WORK))}-somewhere")
        elif CARD <= action < BANK:
            key = "take-card" if task in (Task.TAKE_CARD, Task.NOMAD_CARD) else "card"
            self._say(key, card=card_word(action - CARD))
        elif BANK <= action < TRADE or action >= BANK_FLOUR:
            self._tell_bank(g, action)
        elif action == GO:
            if not self._found:
                self._say("battle", province=province_word(int(g.battle_at)))
        elif PARTY <= action < PARTY + SEATS + 1 and (last or task not in (Task.RIVAL, Task.FOE)):
            self._tell_party(g, task, action - PARTY)
        elif UNIT <= action < UNIT + len(Unit) and (last or task in (Task.DUEL, Task.DEFEND)):
            key = "duel" if task == Task.DUEL else "defend" if task == Task.DEFEND else "send-unit"
            self._say(key, unit=unit_word(action - UNIT))
        elif SLOT <= action < CARD:
            self._say("slot", slot=action - SLOT + 1)
        elif action in (YES, NO) and task in (Task.BLESS, Task.ENVOYS) and self._found:
            # that the die is rolled goes without saying
            if action == YES:
                self._say(f"yes-{name_of(Task(task))}")
        elif action in (CLOCKWISE, COUNTERCLOCKWISE):
            self._say("clockwise" if action == CLOCKWISE else "counterclockwise")
        elif last or not self._belongs(action):
            self._close()
            self._found.append(taken.step.words)

    def _belongs(self, action: int) -> bool:
        """Whether an action only begins what the next ones finish."""
        return UNIT <= action < CARD or WORK <= action < UNIT

    def _tell_place(self, g: State, task: int, place: int, last: bool) -> None:
        if task == Task.WORK_AT:
            key = (self._value(g), place)
            self._works[key] = self._works.get(key, 0) + 1
        elif task == Task.NOMAD_STEP:
            tribe = plain(tribe_and_steps)(self._value(g))[0]
            self._say("nomads", tribe=tribe_word(tribe), province=province_word(place))
        elif task in AT_A_PLACE and (last or task in (Task.REGROW, Task.TEAR)):
            self._say(AT_A_PLACE[Task(task)], province=province_word(place))
        elif last:
            self._say("there", province=province_word(place))

    def _tell_party(self, g: State, task: int, party: int) -> None:
        values: Values = {"who": seat_word(g, party)}
        if task == Task.INTRIGUE_TWO:
            self._say("intrigue-two", who=seat_word(g, party), other=seat_word(g, self._value(g)))
        elif task in WITH_A_PARTY:
            self._say(WITH_A_PARTY[Task(task)], **values)
        else:
            self._say("party", **values)

    def _tell_bank(self, g: State, action: int) -> None:
        if action >= SMELT:
            self._say("smelt", ore=action - SMELT + 1)
            return
        given, got = bank_pair(action - BANK) if action < TRADE else flour_pair(action - BANK_FLOUR)
        exchange = (int(g.bank_rate), given, got)
        self._exchanged[exchange] = self._exchanged.get(exchange, 0) + 1

    def _tell_offer(self, g: State, task: int, action: int, last: bool) -> None:
        """Offers, counter-offers and tolls, once all is in them; answers with what they are about."""
        seat = self._seat
        if answers_offer(action, ACCEPT) or answers_offer(action, DECLINE):
            proposer = (action - ACCEPT) % SEATS
            self._say(
                "accept" if answers_offer(action, ACCEPT) else "decline",
                who=seat_word(g, proposer),
                got=goods(g.give[proposer], int(g.give_cards[proposer])),
                given=goods(g.ask[proposer], int(g.ask_cards[proposer])),
            )
        elif action == SEND or (last and task in BASKETS and action != DROP):
            toll = task == Task.TOLL
            if toll:
                proposer = int(g.toll_offer[seat])
                self._say("toll", who=seat_word(g, proposer), got=goods(g.toll[seat], int(g.toll_cards[seat])))
            else:
                countered = int(g.counters) >> seat & 1
                self._say(
                    "counter" if countered else "offer",
                    who=seat_word(g, int(g.partner[seat])),
                    given=goods(g.give[seat], int(g.give_cards[seat])),
                    got=goods(g.ask[seat], int(g.ask_cards[seat])),
                )
        elif last or not (self._begins(action) or task in BASKETS):
            self._close()
            self._found.append(Message("do-drop") if action == DROP else self._taken[-1].step.words)

    def _begins(self, action: int) -> bool:
        """Whether an action opens a basket."""
        return TRADE <= action < WITHDRAW or answers_offer(action, COUNTER) or answers_offer(action, DEMAND)

    def _value(self, g: State) -> int:
        return int(g.todo_value[self._seat, int(g.todo[self._seat]) - 1])


def joined(marches: Sequence[March]) -> list[March]:
    """Steps of the same units one after the other become one way; units that go the same way one march."""
    found: list[March] = []
    for march in marches:
        if found and found[-1].unit == march.unit and found[-1].way == march.way:
            found[-1].count += 1
        else:
            found.append(March(march.unit, list(march.way)))
    ways: list[March] = []
    for march in found:
        before = next(
            (other for other in reversed(ways) if other.unit == march.unit and other.way[-1] == march.way[0]), None
        )
        if before is not None and before.count == march.count:
            before.way.append(march.way[-1])
        else:
            ways.append(march)
    together: list[March] = []
    for march in ways:
        same = next((other for other in together if (other.unit, other.way) == (march.unit, march.way)), None)
        if same is None:
            together.append(march)
        else:
            same.count += march.count
    return together


def _march_words(march: March) -> Message:
    values: Values = {
        "count": march.count,
        "start": province_word(march.way[0]),
        "goal": province_word(march.way[-1]),
    }
    key = f"clause-march-{name_of(Unit(march.unit))}"
    if len(march.way) == 2:
        return Message(key, values)
    return Message(f"{key}-by", {**values, "places": listed([province_word(place) for place in march.way[1:-1]])})


def goods(materials: Any, cards: int) -> Message:
    """What lies in a basket."""
    found = [
        Message("goods-material", {"count": int(materials[material]), "material": material_word(material)})
        for material in Material
        if materials[material]
    ]
    for card in Card:
        if plain(in_basket)(cards, int(card)):
            found.append(Message("goods-card", {"card": card_word(card)}))
    return listed(found) if found else Message("goods-nothing")
