"""Lays out a board of Mesopotamia for a test, walks the parties to the decision it is about, and names actions.

The four parties of a small table are BABYLON, MARI, ESHNUNNA and ASSUR, in the order of their seats. Dice are loaded by looking for
throws that show what is wanted, so rules are never patched.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tworivers.engine.dice import STREAM, THROWS, throw
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME, codes
from tworivers.mesopotamia.state import (
    CARD_BITS,
    EMPTY,
    FOOT_BITS,
    Card,
    Event,
    Material,
    Phase,
    Province,
    Stage,
    Symbol,
    Task,
    Tribe,
    Unit,
)

BABYLON, MARI, ESHNUNNA, ASSUR = range(4)
GRAIN, FLOUR, ORE, METAL, WOOD = Material
FOOT, CHARIOT, BLANK = Unit
DONE, YES, NO, GO, ATTACK = codes.DONE, codes.YES, codes.NO, codes.GO, codes.ATTACK
PLENTY = 40
ANSWERS = codes.TOLLS
"""From here on codes answer offers."""
IDLE = (DONE, NO, codes.MILL, codes.CLOCKWISE)
"""What a party answers that wants nothing."""


def place(province: Province) -> int:
    """Answer with a province."""
    return codes.PLACE + province


def party(seat: int) -> int:
    """Answer with a party."""
    return codes.PARTY + seat


def unit(kind: Unit) -> int:
    """Answer with a unit."""
    return codes.UNIT + kind


def pay(material: Material) -> int:
    """Pay a campaign with this."""
    return codes.PAY + material


def slot(number: int) -> int:
    """Answer with a slot of the frame."""
    return codes.SLOT + number


def card(kind: Card) -> int:
    """Play or take a card."""
    return codes.CARD + kind


def bank(given: Material, taken: Material) -> int:
    """Change three of a material for one of another."""
    return codes.BANK + [codes.bank_pair(number) for number in range(16)].index((given, taken))


def cards_of(basket: int) -> list[int]:
    """How many of each kind a basket of cards holds."""
    return [basket >> CARD_BITS * kind & (1 << CARD_BITS) - 1 for kind in Card]


class Field:
    """A board being laid out, then played. What isn't laid out is as after setup, with full stocks and empty hands."""

    def __init__(self, seats: int, options: Mapping[str, str], seed: int = 1) -> None:
        self.table = Table(GAME, seats, seed, options)
        self.g: Any = self.table.g
        for seat in range(seats):
            self.stock(seat, *[PLENTY] * 5)
            self.hand(seat)

    # the layout

    def stock(self, seat: int, grain: int = 0, flour: int = 0, ore: int = 0, metal: int = 0, wood: int = 0) -> Field:
        """A seat's stock is exactly this."""
        self.g.stock[seat] = (grain, flour, ore, metal, wood)
        return self

    def set_stock(self, seat: int, material: Material, count: int) -> Field:
        """A seat has exactly so much of one material."""
        self.g.stock[seat, material] = count
        return self

    def hand(self, seat: int, *cards: Card) -> Field:
        """A seat holds exactly these cards; the others are left over."""
        for kind in Card:
            self.g.deck[kind] += self.g.hand[seat, kind] - cards.count(kind)
            self.g.hand[seat, kind] = cards.count(kind)
        assert self.g.deck.min() >= 0, "there are not so many of these cards"
        return self

    def owns(self, seat: int, *provinces: Province) -> Field:
        """A seat owns these provinces, EMPTY: nobody does."""
        for province in provinces:
            for other in range(self.table.seats):
                self.g.realm[other] &= ~(1 << province)
            if seat != EMPTY:
                self.g.realm[seat] |= 1 << province
            self.g.owner[province] = seat
        return self

    def realm(self, seat: int, *provinces: Province) -> Field:
        """A seat owns exactly these provinces."""
        return self.owns(EMPTY, *self.owned_by(seat)).owns(seat, *provinces)

    def troops(self, seat: int, province: Province, foot: int = 0, chariots: int = 0, blanks: int = 0) -> Field:
        """A seat's stack in a province is exactly this."""
        old = self.units(seat, province)
        self.g.raised[seat] += foot + chariots - old[FOOT] - old[CHARIOT]
        self.g.blanks_home[seat] -= blanks - old[BLANK]
        self.g.stack[seat, province] = foot | chariots << FOOT_BITS | blanks << 2 * FOOT_BITS
        return self

    def no_troops(self) -> Field:
        """Nobody has a stack anywhere."""
        for seat in range(self.table.seats):
            for province in Province:
                if self.g.stack[seat, province]:
                    self.troops(seat, province)
        return self

    def buildings(self, province: Province, **counts: int) -> Field:
        """What is built in a province is exactly this: walls, forges, millstones, canals, marduk and ishtar."""
        for name in ("walls", "forges", "millstones", "canals"):
            self.g[name][province] = counts.pop(name, 0)
        self.g.temples[0, province] = counts.pop("marduk", 0)
        self.g.temples[1, province] = counts.pop("ishtar", 0)
        assert not counts, f"nobody builds {counts}"
        return self

    def frame(self, *symbols: tuple[int, Symbol] | None) -> Field:
        """The frame's first slots hold these symbols; None is a gap."""
        self.g.frame_owner[:] = EMPTY
        self.g.frame_symbol[:] = EMPTY
        placed = [(number, *symbol) for number, symbol in enumerate(symbols) if symbol]
        for number, seat, kind in placed:
            self.g.frame_owner[number] = seat
            self.g.frame_symbol[number] = kind
        self.g.frame_placed = len(placed) + self.g.frame_removed
        return self

    def allies(self, one: int, other: int) -> Field:
        """Two parties are allied."""
        self.g.allied[one] |= 1 << other
        self.g.allied[other] |= 1 << one
        return self

    def war(self, one: int, other: int) -> Field:
        """Two parties have been at war since an earlier round."""
        self.g.at_war[one] |= 1 << other
        self.g.at_war[other] |= 1 << one
        return self

    def tribe(self, tribe: Tribe, at: Province, units: int = 4) -> Field:
        """A tribe stands here."""
        self.g.tribe_at[tribe] = at
        self.g.tribe_units[tribe] = units
        return self

    def loaded(self, *pips: int) -> Field:
        """The next throws of a die will show these pips."""
        for stream in range(100_000):
            self.table.dice[STREAM] = stream
            dice = self.table.dice.copy()
            if all(throw(dice, 6) + 1 == wanted for wanted in pips):
                return self
        raise AssertionError(f"no dice show {pips}")

    def copy(self) -> Field:
        """The same position on another table."""
        twin = Field.__new__(Field)
        twin.table = self.table.copy()
        twin.g = twin.table.g
        return twin

    # looking

    def units(self, seat: int, province: Province) -> tuple[int, int, int]:
        """Foot, chariots and blanks of a seat in a province."""
        packed, most = int(self.g.stack[seat, province]), (1 << FOOT_BITS) - 1
        return packed & most, packed >> FOOT_BITS & most, packed >> 2 * FOOT_BITS

    def owner(self, province: Province) -> int:
        """Who owns a province."""
        owner = int(self.g.owner[province])
        assert [seat for seat in range(self.table.seats) if self.g.realm[seat] >> province & 1] == (
            [] if owner == EMPTY else [owner]
        )
        return owner

    def owned_by(self, seat: int) -> list[Province]:
        """The provinces of a seat."""
        return [province for province in Province if self.g.owner[province] == seat]

    def built(self, province: Province) -> dict[str, int]:
        """What is built in a province."""
        counts = {name: int(self.g[name][province]) for name in ("walls", "forges", "millstones", "canals")}
        counts |= {"marduk": int(self.g.temples[0, province]), "ishtar": int(self.g.temples[1, province])}
        return {name: count for name, count in counts.items() if count}

    def slots(self) -> list[tuple[int, Symbol] | None]:
        """The frame up to its last symbol."""
        last = max(
            (number for number in range(int(self.g.frame_size)) if self.g.frame_owner[number] != EMPTY), default=-1
        )
        pairs = [(int(self.g.frame_owner[number]), int(self.g.frame_symbol[number])) for number in range(last + 1)]
        return [(seat, Symbol(kind)) if seat != EMPTY else None for seat, kind in pairs]

    def has(self, seat: int, material: Material) -> int:
        """How much of a material a seat has."""
        return int(self.g.stock[seat, material])

    def stocks(self) -> list[list[int]]:
        """All stocks."""
        return [[int(count) for count in self.g.stock[seat]] for seat in range(self.table.seats)]

    def cards(self, seat: int) -> list[Card]:
        """A seat's hand."""
        return [kind for kind in Card for _ in range(int(self.g.hand[seat, kind]))]

    def allied(self, one: int, other: int) -> bool:
        """Whether two parties are allied."""
        assert self.g.allied[one] >> other & 1 == self.g.allied[other] >> one & 1
        return bool(self.g.allied[one] >> other & 1)

    def at_war(self, one: int, other: int) -> bool:
        """Whether two parties are at war."""
        assert self.g.at_war[one] >> other & 1 == self.g.at_war[other] >> one & 1
        return bool(self.g.at_war[one] >> other & 1)

    def throws(self) -> int:
        """How many throws have been made."""
        return int(self.table.dice[THROWS])

    def task(self, seat: int) -> Task | None:
        """What a seat is asked, beside answers to offers."""
        depth = int(self.g.todo[seat])
        return (
            Task(int(self.g.todo_task[seat, depth - 1]))
            if depth and any(code < ANSWERS for code in self.legal(seat))
            else None
        )

    def legal(self, seat: int) -> set[int]:
        """The actions a seat may take now."""
        return {int(action) for action in self.table.legal(seat)}

    def can(self, seat: int, *actions: int) -> bool:
        """Whether a seat may take each of these actions now."""
        return self.legal(seat).issuperset(actions)

    def places(self, seat: int) -> set[Province]:
        """The provinces a seat may answer with."""
        return {province for province in Province if self.can(seat, place(province))}

    def parties(self, seat: int) -> set[int]:
        """The parties a seat may answer with."""
        return {code - codes.PARTY for code in self.legal(seat) if codes.PARTY <= code < codes.PAY}

    # playing

    def do(self, seat: int, *chain: int) -> Field:
        """One or several actions of a seat, each legal when its turn comes."""
        for action in chain:
            legal = self.legal(seat)
            assert action in legal, (
                f"{GAME.notation(action)} is not among {[GAME.notation(code) for code in sorted(legal)]}"
            )
            self.table.apply(seat, action)
            law = GAME.rules["audit"](self.g)
            assert law == 0, GAME.laws[law]
        return self

    def idle(self) -> Field:
        """One decision of somebody, as idle as can be."""
        legal = {seat: self.legal(seat) for seat in self.table.actors()}
        for wanted in IDLE:
            for seat, actions in legal.items():
                if wanted in actions:
                    self.table.apply(seat, wanted)
                    return self
        seat, actions = next(iter(legal.items()))
        self.table.apply(seat, min(actions))
        return self

    def turns(self, starter: int = BABYLON) -> Field:
        """Everybody idles through phases 1 to 10; the lot lets this seat start phase 11, clockwise."""
        while self.g.stage == Stage.TURNS:
            self.idle()
        for stream in range(200):
            twin = self.copy()
            twin.table.dice[STREAM] = stream
            while twin.g.stage == Stage.PARALLEL and not twin.table.over:
                twin.idle()
            if twin.g.active == starter:
                self.table, self.g = twin.table, twin.g
                return self.turn(starter)
        raise AssertionError(f"seat {starter} never starts")

    def turn(self, seat: int) -> Field:
        """Others idle until it is this seat's 11A."""
        while not (self.g.active == seat and self.task(seat) == Task.BUILD):
            self.idle()
        return self

    def policy(self, seat: int = BABYLON) -> Field:
        """Others idle until this seat, done with building, may begin a campaign."""
        return self.turn(seat).do(seat, DONE) if self.task(seat) != Task.CAMPAIGN else self

    def march(self, seat: int = BABYLON) -> Field:
        """Others idle until this seat, done with building and policy, may move."""
        return self.policy(seat).do(seat, DONE) if self.task(seat) != Task.MOVE else self

    def walk(self, seat: int, phase: Phase) -> Field:
        """A seat idles through phases 1 to 10 until it has come to this one or beyond."""
        while self.g.stage == Stage.PARALLEL and self.g.phase[seat] != Phase.IDLE and self.g.phase[seat] < phase:
            self.do(seat, next(code for code in (DONE, codes.MILL, min(self.legal(seat))) if self.can(seat, code)))
        return self

    def end_round(self) -> Field:
        """Everybody idles until a new round begins."""
        number = int(self.g.round_number)
        while self.g.round_number == number and not self.table.over:
            self.idle()
        return self

    def answer(self, seat: int, task: Task, action: int) -> Field:
        """Answer a question if it is asked: who has one answer only isn't asked."""
        return self.do(seat, action) if self.task(seat) == task else self

    def move(self, seat: int, kind: Unit, start: Province, *steps: Province) -> Field:
        """Move a unit, step by step."""
        for here, there in zip((start, *steps), steps, strict=False):
            before = sum(self.units(seat, there))
            self.do(seat, unit(kind)).answer(seat, Task.MOVE_FROM, place(here)).answer(seat, Task.MOVE_TO, place(there))
            assert sum(self.units(seat, there)) == before + 1
        return self

    def may_move(self, seat: int, kind: Unit, start: Province) -> set[Province]:
        """Where a unit may move from here."""
        twin = self.copy()
        if not twin.can(seat, unit(kind)):
            return set()
        twin.do(seat, unit(kind))
        if twin.task(seat) == Task.MOVE_FROM:
            if not twin.can(seat, place(start)):
                return set()
            twin.do(seat, place(start))
        if twin.task(seat) == Task.MOVE_TO:
            found = twin.places(seat)
        else:
            found = {there for there in Province if sum(twin.units(seat, there)) > sum(self.units(seat, there))}
        return found if all(self.g.border[start] >> there & 1 for there in found) else set()

    def attack(self, seat: int, at: Province, *units: tuple[Unit, Province], foe: int | None = None) -> Field:
        """Attack a province with these units, each from where it stands."""
        self.do(seat, ATTACK).answer(seat, Task.ATTACK_AT, place(at))
        if foe is not None:
            self.answer(seat, Task.FOE, party(foe))
        for number, (kind, start) in enumerate(units):
            if self.task(seat) in (Task.COMMIT, Task.COMMIT_UNIT) and self.committed() == number:
                self.answer(seat, Task.COMMIT, place(start)).answer(seat, Task.COMMIT_UNIT, unit(kind))
        return self.answer(seat, Task.COMMIT, GO)

    def committed(self) -> int:
        """How many units are committed to the battle."""
        return int(self.g.attack_foot) + int(self.g.attack_chariots)

    def may_attack(self, seat: int) -> set[Province]:
        """Which provinces a seat may attack."""
        twin = self.copy()
        if not twin.can(seat, ATTACK):
            return set()
        twin.do(seat, ATTACK)
        if twin.task(seat) == Task.ATTACK_AT:
            return twin.places(seat)
        begun = [event[2] for event in twin.table.events() if event[0] == Event.ATTACK]
        return {Province(begun[0] if begun else int(twin.g.battle_at))}


def field(seats: int = 4, cards: bool = False, **options: str) -> Field:
    """A board after setup; options are named with underscores."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Field(seats, chosen if cards else {**chosen, "cards": "off"})


def turn_of(seat: int, seats: int = 4, cards: bool = False, **options: str) -> Field:
    """The first phase 11 begins, with this seat's 11A."""
    return _turn_of(seat, seats, cards, tuple(options.items())).copy()


@cache
def _turn_of(seat: int, seats: int, cards: bool, options: tuple[tuple[str, str], ...]) -> Field:
    return field(seats, cards, **dict(options)).turns(seat)


def front(cards: bool = False, **options: str) -> Field:
    """Babylon in Kish faces Eshnunna in Bagdad, at war, nothing built in Bagdad; only cores have troops, and Babylon is to move."""
    board = turn_of(BABYLON, 4, cards, **options).march(BABYLON)
    return board.owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD).war(BABYLON, ESHNUNNA)
