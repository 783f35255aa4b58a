"""Positions of Mesopotamia set up by hand: always at the beginning of a season.

What isn't a thing here is as at a beginning: nobody has offered, moved or fought yet, no card was played, and what is
in stocks and stacks everybody knows for now; hands are secret. Of two parties in one province a position has one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from tworivers.engine.compiled import plain
from tworivers.engine.dice import Dice
from tworivers.engine.events import new_log
from tworivers.engine.messages import Message
from tworivers.engine.messages import Values as Placed
from tworivers.engine.position_fields import Choice, Field, Positions
from tworivers.mesopotamia.names import EMPTY, KINDS, PROVINCES, TRIBES, UNIT_MOST, Card, Material, Symbol, Unit
from tworivers.mesopotamia.provinces import Province
from tworivers.mesopotamia.starting_anew import start_season
from tworivers.mesopotamia.troops import one, unpack
from tworivers.mesopotamia.words import (
    SEAT_NAMES,
    building_word,
    card_word,
    material_word,
    name_of,
    province_word,
    seat_word,
    symbol_word,
    tribe_word,
    unit_word,
)

Group = Iterator[Field]
MOST_OF_A_STOCK = 999
MOST_BLANKS = 7
"""That a packed stack has room for."""
SLOTS = 60
"""Of the frame that can be set up."""
NOBODY = Choice("-", Message("position-nobody"))
PACTS = (
    Choice("-", Message("position-peace")),
    Choice("allied", Message("position-allied")),
    Choice("war", Message("position-war")),
)
BUILT = {"walls": None, "forges": 0, "millstones": 1, "marduk": 2, "ishtar": 3, "canals": 4}
"""What stands in a province: its names, and the building of that name."""


def how() -> Positions:
    """How positions of Mesopotamia are set up."""
    return Positions(fields, settle, fault)


def fields(g: Any, box: Any) -> Sequence[Field]:
    """All things, in the order in which somebody would put them on the table."""
    seats = [Choice(SEAT_NAMES[seat], seat_word(g, seat)) for seat in range(int(g.seats))]
    land = [province for province in range(PROVINCES) if int(g.land) >> province & 1]
    return [
        Field("season", Message("position-course"), Message("position-season"), _season, _set_season, 1, int(g.rounds)),
        *_relations(g),
        *(thing for seat in range(int(g.seats)) for thing in _party(g, seat)),
        *(thing for province in land for thing in _province(g, province, [NOBODY, *seats])),
        *_tribes(g, land),
        *_frame(g, seats),
    ]


def _season(g: Any) -> int:
    return max(1, int(g.round_number))


def _set_season(g: Any, number: int) -> None:
    g.round_number = number


def _number(name: str, group: Message, words: Message, path: tuple[Any, ...], most: int) -> Field:
    """A number that stands somewhere in the record."""
    return Field(name, group, words, partial(_read, path), partial(_write, path), 0, most)


def _read(path: tuple[Any, ...], g: Any) -> int:
    return int(g[path[0]][path[1:]])


def _write(path: tuple[Any, ...], g: Any, number: int) -> None:
    g[path[0]][path[1:]] = number


def _relations(g: Any) -> Group:
    """Alliances and wars."""
    for first, second in combinations(range(int(g.seats)), 2):
        words = Message("position-between", {"one": seat_word(g, first), "other": seat_word(g, second)})

        def get(g: Any, first: int = first, second: int = second) -> int:
            return 1 if int(g.allied[first]) >> second & 1 else 2 if int(g.at_war[first]) >> second & 1 else 0

        def put(g: Any, pact: int, first: int = first, second: int = second) -> None:
            for seat, other in ((first, second), (second, first)):
                g.allied[seat] = int(g.allied[seat]) & ~(1 << other) | int(pact == 1) << other
                g.at_war[seat] = int(g.at_war[seat]) & ~(1 << other) | int(pact == 2) << other

        name = f"{SEAT_NAMES[first]}.{SEAT_NAMES[second]}"
        yield Field(name, Message("position-relations"), words, get, put, choices=PACTS)


def _party(g: Any, seat: int) -> Group:
    """A party's stock and hand."""
    group, name = Message("position-holdings", {"who": seat_word(g, seat)}), SEAT_NAMES[seat]
    for material in Material:
        yield _number(
            f"{name}.{name_of(material)}",
            group,
            material_word(material),
            ("stock", seat, int(material)),
            MOST_OF_A_STOCK,
        )
    for card in range(KINDS):
        if g.card_count[card]:
            words = Message("position-hand", {"card": card_word(card)})
            yield _number(
                f"{name}.card-{name_of(Card(card))}", group, words, ("hand", seat, card), int(g.card_count[card])
            )


def _province(g: Any, province: int, owners: Sequence[Choice]) -> Group:
    """Whose it is, what stands there, and whose troops."""
    group, name = province_word(province), name_of(Province(province))
    if not int(g.origins) >> province & 1:

        def owner(g: Any) -> int:
            return int(g.owner[province]) + 1

        def give(g: Any, place: int) -> None:
            g.owner[province] = place - 1

        yield Field(f"{name}.owner", group, Message("position-owner"), owner, give, choices=owners)
    if g.holes[province]:
        yield _number(f"{name}.trees", group, Message("position-trees"), ("trees", province), int(g.holes[province]))
    for thing, building in BUILT.items():
        most = int(g.irrigable[province] if thing == "canals" else g.cities[province])
        if most:
            words = Message("position-walls") if building is None else building_word(building)
            path = (
                ("temples", ("marduk", "ishtar").index(thing), province)
                if thing in {"marduk", "ishtar"}
                else (thing, province)
            )
            yield _number(f"{name}.{thing}", group, words, path, most)
    for unit in (Unit.FOOT, Unit.CHARIOT, Unit.BLANK):
        most = min(MOST_BLANKS, int(g.blanks_each)) if unit == Unit.BLANK else UNIT_MOST
        yield Field(f"{name}.{name_of(unit)}", group, unit_word(unit), *_units(province, unit), most=most)
    yield Field(f"{name}.troops", group, Message("position-troops"), *_whose(province), choices=owners)


def _stack_of(g: Any, province: int) -> int:
    """The seat whose troops stand in a province, or EMPTY."""
    return next((seat for seat in range(int(g.seats)) if g.stack[seat, province]), EMPTY)


def _whose(province: int) -> tuple[Any, Any]:
    def get(g: Any) -> int:
        return _stack_of(g, province) + 1

    def put(g: Any, place: int) -> None:
        packed = int(g.stack[:, province].max())
        g.stack[:, province] = 0
        if place:
            g.stack[place - 1, province] = packed

    return get, put


def _units(province: int, unit: Unit) -> tuple[Any, Any]:
    def get(g: Any) -> int:
        seat = _stack_of(g, province)
        return 0 if seat == EMPTY else plain(unpack)(int(g.stack[seat, province]), int(unit))

    def put(g: Any, count: int) -> None:
        seat = _stack_of(g, province)
        seat = max(0, int(g.owner[province])) if seat == EMPTY else seat
        packed, size = int(g.stack[seat, province]), plain(one)(int(unit))
        g.stack[seat, province] = packed + (count - plain(unpack)(packed, int(unit))) * size

    return get, put


def _tribes(g: Any, land: Sequence[int]) -> Group:
    """Where nomads stand, and how many."""
    places = [Choice(name_of(Province(province)), province_word(province)) for province in land]
    for tribe in range(TRIBES):
        if int(g.tribe_at[tribe]) in land:
            name = name_of(Card(tribe))

            def get(g: Any, tribe: int = tribe) -> int:
                return land.index(int(g.tribe_at[tribe]))

            def put(g: Any, place: int, tribe: int = tribe) -> None:
                g.tribe_at[tribe] = land[place]

            group = Message("position-tribes")
            yield Field(f"tribe-{name}.at", group, tribe_word(tribe), get, put, choices=places)
            words = Message("position-units", {"tribe": tribe_word(tribe)})
            yield Field(
                f"tribe-{name}.units",
                group,
                words,
                partial(_read, ("tribe_units", tribe)),
                partial(_write, ("tribe_units", tribe)),
                1,
                int(g.nomad_units),
            )


def _frame(g: Any, seats: Sequence[Choice]) -> Group:
    """Symbols on the frame."""
    signs = [(seat, symbol) for seat in range(len(seats)) for symbol in Symbol]
    choices = [
        NOBODY,
        *(
            Choice(
                f"{seats[seat].value}-{name_of(symbol)}",
                Message("position-symbol", {"who": seats[seat].words, "symbol": symbol_word(symbol)}),
            )
            for seat, symbol in signs
        ),
    ]
    for slot in range(min(SLOTS, int(g.frame_size))):

        def get(g: Any, slot: int = slot) -> int:
            if g.frame_owner[slot] == EMPTY:
                return 0
            return 1 + signs.index((int(g.frame_owner[slot]), Symbol(int(g.frame_symbol[slot]))))

        def put(g: Any, place: int, slot: int = slot) -> None:
            seat, symbol = signs[place - 1] if place else (EMPTY, EMPTY)
            g.frame_owner[slot], g.frame_symbol[slot] = seat, int(symbol)

        words = Message("position-slot", {"slot": slot + 1})
        yield Field(f"frame.{slot + 1}", Message("position-frame"), words, get, put, choices=choices)


def fault(g: Any, box: Any) -> Message | None:
    """The first thing that is impossible."""
    return next(_faults(g), None)


def _faults(g: Any) -> Iterator[Message]:
    seats = range(int(g.seats))
    owned = [sum(int(g.owner[province] == seat) for province in range(PROVINCES)) for seat in seats]
    if sum(count > 0 for count in owned) < 2:
        yield Message("position-alone")
    for seat in seats:
        if not owned[seat] and g.stack[seat].any():
            yield Message("position-landless", {"who": seat_word(g, seat)})
        blanks = sum(plain(unpack)(int(packed), Unit.BLANK) for packed in g.stack[seat])
        if blanks > g.blanks_each:
            yield Message(
                "position-blanks", {"who": seat_word(g, seat), "placed": blanks, "blanks": int(g.blanks_each)}
            )
        for other in seats:
            if not owned[seat] and (int(g.allied[seat]) | int(g.at_war[seat])) >> other & 1:
                yield Message("position-landless-pact", {"who": seat_word(g, seat)})
    for province in range(PROVINCES):
        yield from _in_province(g, province)
    for card in range(KINDS):
        held = sum(int(g.hand[seat, card]) for seat in seats)
        if held > g.card_count[card]:
            values: Placed = {"card": card_word(card), "held": held, "cards": int(g.card_count[card])}
            yield Message("position-cards", values)


def _in_province(g: Any, province: int) -> Iterator[Message]:
    words, cities = province_word(province), int(g.cities[province])
    if int(g.temples[0, province]) + int(g.temples[1, province]) > cities:
        yield Message("position-temples-fit", {"province": words, "cities": cities})
    seat = _stack_of(g, province)
    soldiers = seat != EMPTY and int(g.stack[seat, province]) & ((1 << 12) - 1)
    if soldiers and cities and g.owner[province] != seat:
        yield Message("position-strangers", {"who": seat_word(g, seat), "province": words})


def settle(g: Any, box: Any, dice: Dice) -> None:
    """What follows: realms, who is left, units raised, cards left; then the season begins."""
    seats = range(int(g.seats))
    g.living = 0
    for seat in seats:
        g.realm[seat] = sum(1 << province for province in range(PROVINCES) if g.owner[province] == seat)
        g.living |= int(g.realm[seat] != 0) << seat
        stacks = [int(packed) for packed in g.stack[seat]]
        g.raised[seat] = sum(plain(unpack)(packed, unit) for packed in stacks for unit in (Unit.FOOT, Unit.CHARIOT))
        g.lost[seat] = 0
        g.blanks_home[seat] = int(g.blanks_each) - sum(plain(unpack)(packed, Unit.BLANK) for packed in stacks)
        g.open_stacks[seat] = sum(1 << province for province, packed in enumerate(stacks) if packed)
        g.reckoned[seat] = g.stock[seat]
        g.open_cards[seat] = 0
    for card in range(KINDS):
        g.deck[card] = int(g.card_count[card]) - sum(int(g.hand[seat, card]) for seat in seats)
    taken = [slot for slot in range(int(g.frame_size)) if g.frame_owner[slot] != EMPTY]
    g.frame_placed = max(taken, default=-1) + 1
    g.frame_removed = int(g.frame_placed) - len(taken)
    g.over = 0
    start_season(g, dice, new_log(0))
