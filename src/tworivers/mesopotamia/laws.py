"""Laws of conservation that hold after every action: what the tests and simulations audit."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import EMPTY, FRAME, KINDS, PROVINCES, REPORTS, TASK_ROOM, TRIBES, OfferState, Unit
from tworivers.mesopotamia.offer_limits import basket_room, offers_a_round
from tworivers.mesopotamia.packing import in_basket
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.trade import was_sent
from tworivers.mesopotamia.troops import units, unpack

LAWS = (
    "all is well",
    "no stock is negative",
    "every unit raised is on the board, in the attack or lost",
    "every blank is at home or on the board",
    "no more buildings than the cities allow",
    "the frame holds what was placed and not removed, and nothing behind its end",
    "every card is held, played or left",
    "owners and realms agree",
    "every tribe is whole, hurt or home",
    "alliances and wars are mutual and exclude each other",
    "no stack of tasks overflows, and parties that are out have none",
    "offers and tolls fit together",
    "units that have moved are there",
    "nobody knows of cards that aren't there",
)


@rule
def audit(g: State) -> int:
    """The number of the first broken law, or 0."""
    for seat in range(g.seats):
        for material in range(5):
            if g.stock[seat, material] < 0 or g.reckoned[seat, material] < 0:
                return 1
        if not troops_complete(g, seat):
            return 2
        if blanks_of(g, seat) != g.blanks_each:
            return 3
    if not buildings_fit(g):
        return 4
    if not frame_sound(g):
        return 5
    if not cards_complete(g):
        return 6
    if not realms_agree(g):
        return 7
    for tribe in range(TRIBES):
        if g.tribe_units[tribe] < 1 or g.tribe_units[tribe] > g.nomad_units or g.tribe_at[tribe] < 0:
            return 8
    if not treaties_sound(g):
        return 9
    for seat in range(g.seats):
        if g.todo[seat] < 0 or g.todo[seat] > TASK_ROOM - 1:
            return 10
        if (int(g.living) >> seat) & 1 == 0 and g.todo[seat] != 0:
            return 10
    if not offers_sound(g):
        return 11
    if not moved_are_there(g):
        return 12
    return 0 if known_cards_are_there(g) else 13


@rule
def troops_complete(g: State, seat: int) -> bool:
    """Raised less lost is on the board or committed to an attack."""
    count = 0
    for province in range(PROVINCES):
        packed = int(g.stack[seat, province])
        if packed < 0:
            return False
        count += unpack(packed, Unit.FOOT) + unpack(packed, Unit.CHARIOT)
        if (
            packed != 0
            and g.cities[province] > 0
            and g.owner[province] != seat
            and packed != units(g, seat, province, Unit.BLANK) << 12
        ):
            return False
    if g.active == seat and g.raider == EMPTY:
        count += int(g.attack_foot) + int(g.attack_chariots)
    return bool(count == int(g.raised[seat]) - int(g.lost[seat]))


@rule
def blanks_of(g: State, seat: int) -> int:
    """All blanks of a party."""
    count = int(g.blanks_home[seat])
    for province in range(PROVINCES):
        count += units(g, seat, province, Unit.BLANK)
    return count


@rule
def buildings_fit(g: State) -> bool:
    """At most one wall, forge, millstone and temple a city, one canal an irrigable city, one tree a hole."""
    for province in range(PROVINCES):
        cities = int(g.cities[province])
        temples = int(g.temples[0, province]) + int(g.temples[1, province])
        if (
            g.walls[province] > cities
            or g.forges[province] > cities
            or g.millstones[province] > cities
            or temples > cities
        ):
            return False
        if g.canals[province] > g.irrigable[province] or g.trees[province] > g.holes[province] or g.trees[province] < 0:
            return False
        if (
            g.walls[province] < 0
            or g.forges[province] < 0
            or g.millstones[province] < 0
            or g.temples[0, province] < 0
            or g.temples[1, province] < 0
        ):
            return False
    return True


@rule
def frame_sound(g: State) -> bool:
    """Symbols and owners together, as many as were placed less those removed, gaps only where something was removed."""
    symbols = 0
    end = 0
    for slot in range(FRAME):
        if (g.frame_owner[slot] == EMPTY) != (g.frame_symbol[slot] == EMPTY):
            return False
        if g.frame_owner[slot] != EMPTY:
            symbols += 1
            end = slot + 1
    if end > g.frame_size or symbols != int(g.frame_placed) - int(g.frame_removed):
        return False
    return bool(end - symbols <= g.frame_removed)


@rule
def cards_complete(g: State) -> bool:
    """Every kind as often as the box has it."""
    for card in range(KINDS):
        count = int(g.deck[card]) + int(g.played[card])
        if g.deck[card] < 0:
            return False
        for seat in range(g.seats):
            count += int(g.hand[seat, card])
            if g.hand[seat, card] < 0:
                return False
        if count != g.card_count[card]:
            return False
    return True


@rule
def realms_agree(g: State) -> bool:
    """Masks and owners say the same; origins belong to nobody; living parties have land."""
    for province in range(PROVINCES):
        for seat in range(g.seats):
            if ((int(g.realm[seat]) >> province) & 1 == 1) != (g.owner[province] == seat):
                return False
        if (int(g.origins) >> province) & 1 == 1 and g.owner[province] != EMPTY:
            return False
    for seat in range(g.seats):
        if (int(g.living) >> seat) & 1 == 0 and g.realm[seat] != 0:
            return False
    return True


@rule
def treaties_sound(g: State) -> bool:
    """What holds for one holds for the other."""
    for seat in range(g.seats):
        if (
            int(g.allied[seat]) & int(g.at_war[seat]) != 0
            or (int(g.allied[seat]) | int(g.at_war[seat])) >> seat & 1 == 1
        ):
            return False
        for rival in range(g.seats):
            if (int(g.allied[seat]) >> rival) & 1 != (int(g.allied[rival]) >> seat) & 1:
                return False
            if (int(g.at_war[seat]) >> rival) & 1 != (int(g.at_war[rival]) >> seat) & 1:
                return False
    return True


@rule
def offers_sound(g: State) -> bool:
    """Baskets within bounds, tolls only for offers that are there."""
    for seat in range(g.seats):
        if g.offer[seat] != OfferState.NONE and (
            (int(g.living) >> int(g.partner[seat])) & 1 == 0 or g.partner[seat] == seat
        ):
            return False
        if g.offer[seat] == OfferState.TRANSIT and g.transit[seat] == 0:
            return False
        if g.toll_offer[seat] != EMPTY and not was_sent(g, int(g.toll_offer[seat])):
            return False
        if g.sent[seat] > offers_a_round(g):
            return False
        if (int(g.counters) >> seat) & 1 == 1 and g.offer[seat] == OfferState.NONE:
            return False
        room = basket_room(g)
        for material in range(5):
            if (
                g.give[seat, material] < 0
                or g.give[seat, material] > room
                or g.ask[seat, material] < 0
                or g.ask[seat, material] > room
                or g.toll[seat, material] < 0
                or g.toll[seat, material] > room
            ):
                return False
    return True


@rule
def moved_are_there(g: State) -> bool:
    """No more units have moved than stand in a province."""
    for province in range(PROVINCES):
        for unit in range(3):
            moved = unpack(int(g.half[province]), unit) + unpack(int(g.spent[province]), unit)
            if moved > 0 and (g.active == EMPTY or moved > units(g, int(g.active), province, unit)):
                return False
    return True


@rule
def known_cards_are_there(g: State) -> bool:
    """What lay open or spies reported is in the hand."""
    for card in range(KINDS):
        for seat in range(g.seats):
            if in_basket(int(g.open_cards[seat]), card) > g.hand[seat, card]:
                return False
        for number in range(REPORTS):
            if (
                g.report_on[number] != EMPTY
                and in_basket(int(g.report_cards[number]), card) > g.hand[g.report_on[number], card]
            ):
                return False
    return True
