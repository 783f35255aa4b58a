"""A table of Mesopotamia that a test lays out and looks at; `layout.py` plays on it.

Parties are given by their seats, provinces, materials and cards by their names in the rules. What a test lays out is
exactly that: `stock(BABYLON, wood=2)` leaves Babylon two wood and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from mesopotamia.moves import ANSWERS, FREE, PARTIES, place
from tworivers.engine.dice import STREAM, THROWS, throw
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import (
    EMPTY,
    FOOT_BITS,
    Card,
    Event,
    Material,
    Party,
    Phase,
    Province,
    Symbol,
    Task,
    Tribe,
    Unit,
)
from tworivers.mesopotamia.todo import is_half_decided, is_writing

PLENTY = 30
"""Of each material, in a stock that isn't laid out."""
TEMPLES = ("marduk", "ishtar")
BUILDINGS = ("walls", "forges", "millstones", "canals", *TEMPLES)


PLANNED = {Task.INTRIGUE_TWO, Task.DESERTERS_OF}
"""Questions that ask for the rest of a plan, beside those the rules count as half decided."""


def is_settled(g: Any) -> bool:
    """Whether nobody fills a basket or has half decided something: of that others see only the end."""
    tasks = {int(task) for seat in range(g.seats) for task in g.todo_task[seat, : int(g.todo[seat])]}
    return not any(is_half_decided(task) or is_writing(task) or task in PLANNED for task in tasks)


class Position:
    """What isn't laid out is as after setup, with plenty of everything in stock and no cards in hand."""

    def __init__(self, seats: int, seed: int, options: Mapping[str, str], box: Any = None) -> None:
        self.table = Table(GAME, seats, seed, options, box)
        self.g: Any = self.table.g
        self.story: list[tuple[int, ...]] = []
        for seat in self.seats:
            self.stock(seat, *[PLENTY] * 5).hand(seat)

    def copy(self) -> Self:
        """The same position on another table."""
        twin = type(self).__new__(type(self))
        twin.table = self.table.copy()
        twin.g = twin.table.g
        twin.story = list(self.story)
        return twin

    # laying out

    def stock(self, seat: int, grain: int = 0, flour: int = 0, ore: int = 0, metal: int = 0, wood: int = 0) -> Self:
        """A party's stock is exactly this."""
        self.g.stock[seat] = (grain, flour, ore, metal, wood)
        return self

    def set_stock(self, seat: int, material: Material, count: int) -> Self:
        """A party has exactly this much of one material."""
        self.g.stock[seat, material] = count
        return self

    def hand(self, seat: int, *cards: Card) -> Self:
        """A party holds exactly these cards; the others are left over."""
        for kind in Card:
            self.g.deck[kind] += self.g.hand[seat, kind] - cards.count(kind)
            self.g.hand[seat, kind] = cards.count(kind)
        assert self.g.deck.min() >= 0, "the deck hasn't that many of these cards"
        return self

    def owns(self, seat: int, *provinces: Province) -> Self:
        """These provinces belong to a party; to nobody, if the seat is EMPTY. What is built there stays."""
        for province in provinces:
            for other in self.seats:
                self.g.realm[other] &= ~(1 << province)
            if seat != EMPTY:
                self.g.realm[seat] |= 1 << province
            self.g.owner[province] = seat
        return self

    def realm(self, seat: int, *provinces: Province) -> Self:
        """Exactly these provinces belong to a party."""
        return self.owns(EMPTY, *self.owned_by(seat)).owns(seat, *provinces)

    def troops(self, seat: int, province: Province, foot: int = 0, chariots: int = 0, blanks: int = 0) -> Self:
        """A party's stack in a province is exactly this."""
        old = self.units(seat, province)
        self.g.raised[seat] += foot + chariots - old[Unit.FOOT] - old[Unit.CHARIOT]
        self.g.blanks_home[seat] -= blanks - old[Unit.BLANK]
        self.g.stack[seat, province] = foot | chariots << FOOT_BITS | blanks << 2 * FOOT_BITS
        return self

    def no_troops(self) -> Self:
        """Nobody has a stack anywhere."""
        for seat in self.seats:
            for province in Province:
                if self.g.stack[seat, province]:
                    self.troops(seat, province)
        return self

    def buildings(self, province: Province, **counts: int) -> Self:
        """What is built in a province is exactly this: walls, forges, millstones, canals, marduk and ishtar."""
        return self.built(province, **{**dict.fromkeys(BUILDINGS, 0), **counts})

    def built(self, province: Province, **counts: int) -> Self:
        """Of each named kind exactly this many are built in a province; other kinds stay as they are."""
        for kind, count in counts.items():
            assert kind in BUILDINGS, f"nobody builds {kind}"
            if kind in TEMPLES:
                self.g.temples[TEMPLES.index(kind), province] = count
            else:
                self.g[kind][province] = count
        return self

    def trees(self, province: Province, count: int) -> Self:
        """Exactly this many trees stand in a province's holes."""
        assert 0 <= count <= self.g.holes[province]
        self.g.trees[province] = count
        return self

    def frame(self, *symbols: tuple[int, Symbol] | None) -> Self:
        """The frame's first slots hold these symbols and the others none; None is a gap."""
        self.g.frame_owner[:] = EMPTY
        self.g.frame_symbol[:] = EMPTY
        self.g.frame_placed = self.g.frame_removed
        for number, symbol in enumerate(symbols):
            if symbol:
                self._put(number, *symbol)
        return self

    def symbols(self, seat: int, *symbols: Symbol) -> Self:
        """A party's symbols lie on the next empty slots of the frame."""
        for symbol in symbols:
            self._put(next(number for number in range(int(self.g.frame_size)) if not self.slot(number)), seat, symbol)
        return self

    def gap(self, number: int) -> Self:
        """The symbol on a slot of the frame has been taken off."""
        assert self.slot(number)
        self.g.frame_owner[number] = self.g.frame_symbol[number] = EMPTY
        self.g.frame_removed += 1
        return self

    def _put(self, number: int, seat: int, symbol: Symbol) -> None:
        self.g.frame_owner[number] = seat
        self.g.frame_symbol[number] = symbol
        self.g.frame_placed += 1

    def allies(self, one: int, other: int) -> Self:
        """Two parties are allied."""
        self.g.allied[one] |= 1 << other
        self.g.allied[other] |= 1 << one
        return self

    def war(self, one: int, other: int) -> Self:
        """Two parties have been at war since an earlier round, and fought each other in the one before."""
        self.g.at_war[one] |= 1 << other
        self.g.at_war[other] |= 1 << one
        return self.fought(one, other)

    def fought(self, one: int, other: int) -> Self:
        """Two parties fought each other in the round before."""
        self.g.fought_before[one] |= 1 << other
        self.g.fought_before[other] |= 1 << one
        return self

    def tribe(self, tribe: Tribe, at: Province, units: int = 4) -> Self:
        """A tribe stands here."""
        self.g.tribe_at[tribe] = at
        self.g.tribe_units[tribe] = units
        return self

    def loaded(self, *pips: int) -> Self:
        """The next throws of a die will show these pips. Dice that do are looked for; no rule is patched."""
        for stream in range(100_000):
            self.table.dice[STREAM] = stream
            dice = self.table.dice.copy()
            if all(throw(dice, 6) + 1 == wanted for wanted in pips):
                return self
        raise AssertionError(f"no dice show {pips}")

    # looking

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.table.seats)

    @property
    def names(self) -> list[Party]:
        """The parties in play, by seat."""
        return [Party(int(party)) for party in self.g.party[: self.table.seats]]

    def seat(self, party: Party) -> int:
        """Where a party sits."""
        return self.names.index(party)

    def has(self, seat: int, material: Material) -> int:
        """How much of a material a party has."""
        return int(self.g.stock[seat, material])

    def holds(self, seat: int) -> tuple[int, ...]:
        """A party's grain, flour, ore, metal and wood."""
        return tuple(int(count) for count in self.g.stock[seat])

    def stocks(self) -> list[list[int]]:
        """All stocks."""
        return [list(self.holds(seat)) for seat in self.seats]

    def cards(self, seat: int) -> list[Card]:
        """A party's hand."""
        return [kind for kind in Card for _ in range(int(self.g.hand[seat, kind]))]

    def owner(self, province: Province) -> int:
        """Whose province it is; EMPTY: nobody's."""
        owner = int(self.g.owner[province])
        assert [seat for seat in self.seats if self.g.realm[seat] >> province & 1] == (
            [] if owner == EMPTY else [owner]
        )
        return owner

    def owned_by(self, seat: int) -> list[Province]:
        """The provinces of a party."""
        return [province for province in Province if self.g.owner[province] == seat]

    def units(self, seat: int, province: Province) -> tuple[int, int, int]:
        """Foot, chariots and blanks of a party in a province."""
        packed, most = int(self.g.stack[seat, province]), (1 << FOOT_BITS) - 1
        return packed & most, packed >> FOOT_BITS & most, packed >> 2 * FOOT_BITS

    def count(self, kind: str, province: Province) -> int:
        """How many cities, irrigable cities, holes, trees or buildings of a kind a province has."""
        if kind in TEMPLES:
            return int(self.g.temples[TEMPLES.index(kind), province])
        return int(self.g[kind][province])

    def stands(self, province: Province) -> dict[str, int]:
        """What is built in a province."""
        return {kind: count for kind in BUILDINGS if (count := self.count(kind, province))}

    def slot(self, number: int) -> tuple[int, Symbol] | None:
        """Whose symbol lies on a slot of the frame, and which."""
        owner = int(self.g.frame_owner[number])
        return None if owner == EMPTY else (owner, Symbol(int(self.g.frame_symbol[number])))

    def slots(self) -> list[tuple[int, Symbol] | None]:
        """The frame from the lower left corner up to its last symbol."""
        found = [self.slot(number) for number in range(int(self.g.frame_size))]
        while found and found[-1] is None:
            found.pop()
        return found

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

    def told(self, event: Event) -> list[tuple[int, ...]]:
        """What was told of this kind since the layout, without the kind: the seat and four values."""
        return [line[1:] for line in self.story if line[0] == event]

    def actors(self) -> list[int]:
        """The seats that may decide now."""
        return self.table.actors()

    def phase(self, seat: int) -> Phase:
        """Where a party is in its round."""
        return Phase(int(self.g.phase[seat]))

    def task(self, seat: int) -> Task | None:
        """What a party is asked, beside answers to offers."""
        depth = int(self.g.todo[seat])
        return (
            Task(int(self.g.todo_task[seat, depth - 1]))
            if depth and any(code not in ANSWERS for code in self.legal(seat))
            else None
        )

    def legal(self, seat: int) -> set[int]:
        """The moves a party may make now."""
        return {int(action) for action in self.table.legal(seat)}

    def asked(self, seat: int) -> set[int]:
        """The moves a party may make now, without those that are open to who is asked nothing."""
        return self.legal(seat) - set(FREE)

    def can(self, seat: int, *actions: int) -> bool:
        """Whether a party may make each of these moves now."""
        return self.legal(seat).issuperset(actions)

    def why(self, seat: int, action: int) -> str:
        """The key of the reason why a party may not make a move now."""
        reason = GAME.why_not(self.g, seat, action)
        assert reason is not None, f"{GAME.notation(action)} is legal"
        return reason.key

    def places(self, seat: int) -> set[Province]:
        """The provinces a party may answer with."""
        legal = self.legal(seat)
        return {province for province in Province if place(province) in legal}

    def parties(self, seat: int) -> set[int]:
        """The parties a party may answer with."""
        return {code - PARTIES.start for code in self.legal(seat) if code in PARTIES}
