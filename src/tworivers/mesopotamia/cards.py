"""The cards: 48 of 19 kinds, one a party and round (mesopotamia.de §Macht- und Einflusskarten, mesopotamia.md §Cards).

Envoys, blessing and second wind are asked for where they help; the others are played at a main decision.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.knowledge import card_was_taken, card_went, report
from tworivers.mesopotamia.masks import lowest_bit
from tworivers.mesopotamia.nomads import tribe_steps
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import (
    CARD_BITS,
    CARD_MOST,
    KINDS,
    PROVINCES,
    TRIBES,
    UNIT_MOST,
    Card,
    Event,
    Material,
    Reason,
    Task,
    Unit,
)
from tworivers.mesopotamia.supply import change, change_secretly, reckon
from tworivers.mesopotamia.todo import later
from tworivers.mesopotamia.troops import height, lose_units, raise_units, stacks_of, units


@rule
def can_use(g: State, seat: int, card: int) -> bool:
    """Whether a party holds a card and has played none this round."""
    return bool(g.cards_on == 1 and g.card_played[seat] == 0 and g.hand[seat, card] > 0)


@rule
def cards_held(g: State, seat: int) -> int:
    """How many cards a party holds: that much everybody sees."""
    total = 0
    for card in range(KINDS):
        total += int(g.hand[seat, card])
    return total


@rule
def spend_card(g: State, seat: int, card: int, log: Log) -> None:
    """Play a card for everybody to see."""
    g.hand[seat, card] -= 1
    g.played[card] += 1
    g.card_played[seat] = 1
    card_went(g, seat, card)
    note(log, Event.CARD, seat, card, 0, 0, 0)


@rule
def playable(g: State, seat: int, task: int) -> int:
    """The cards a party can play at a main decision, as bits: those of nomads and of war only in its own 11B."""
    if g.cards_on == 0 or g.card_played[seat] == 1:
        return 0
    found = 0
    first = 0 if task == Task.CAMPAIGN or task == Task.MOVE else Card.RICH_HARVEST.value
    for card in range(first, KINDS):
        if g.hand[seat, card] > 0 and makes_sense(g, seat, card):
            found |= 1 << card
    return found


@rule
def makes_sense(g: State, seat: int, card: int) -> bool:
    """Whether a card could do anything now."""
    if card < TRIBES:
        return bool(tribe_steps(g, seat, card) != 0)
    if card == Card.FORCED_MARCH or card == Card.SIEGE_LADDERS:
        return True
    if card == Card.MERCENARIES:
        return bool(g.stock[seat, Material.METAL] >= g.mercenary_metal and mercenary_sites(g, seat) != 0)
    if card == Card.DESERTERS:
        return bool(deserter_sites(g, seat) != 0)
    if card == Card.SECOND_WIND or card == Card.ENVOYS or card == Card.BLESSING:
        return False
    if card == Card.INTRIGUE:
        return bool(intriguers(g, seat) != 0)
    return True


@rule
def play_card(g: State, seat: int, card: int, log: Log) -> None:
    """What a card does, or the first thing it asks."""
    spend_card(g, seat, card, log)
    if card < TRIBES:
        g.tribe_leader[card] = seat
        later(g, seat, Task.NOMAD_STEP, 16 * card)
    elif card == Card.FORCED_MARCH:
        g.forced_march = 1
    elif card == Card.SIEGE_LADDERS:
        g.ladders = 1
    elif card == Card.MERCENARIES:
        change(g, seat, Material.METAL, -int(g.mercenary_metal), Reason.CARD, log)
        later(g, seat, Task.MERCENARIES_AT, 0)
    elif card == Card.DESERTERS:
        later(g, seat, Task.DESERTERS_AT, 0)
    elif card == Card.RICH_HARVEST:
        change(g, seat, Material.GRAIN, int(g.harvest_card), Reason.CARD, log)
    elif card == Card.RICH_VEIN:
        change(g, seat, Material.ORE, int(g.vein_card), Reason.CARD, log)
    elif card == Card.CEDAR_RAFTS:
        change(g, seat, Material.WOOD, int(g.rafts_card), Reason.CARD, log)
    elif card == Card.CARAVAN:
        change(g, seat, Material.METAL, int(g.caravan_card), Reason.CARD, log)
    elif card == Card.LOCUSTS:
        later(g, seat, Task.LOCUSTS_ON, 0)
    elif card == Card.INTRIGUE:
        later(g, seat, Task.INTRIGUE_ONE, 0)
    else:
        later(g, seat, Task.SPY_ON, 0)


@rule
def rivals(g: State, seat: int) -> int:
    """All other living parties, as bits."""
    return int(g.living) & ~(1 << seat)


@rule
def mercenary_sites(g: State, seat: int) -> int:
    """Own city provinces with room in the stack."""
    found = 0
    left = int(g.realm[seat]) & int(g.cities_mask)
    while left != 0:
        province = lowest_bit(left)
        if units(g, seat, province, Unit.FOOT) + int(g.mercenary_foot) <= UNIT_MOST:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def hire_mercenaries(g: State, seat: int, province: int, log: Log) -> None:
    """Two foot that may move at once."""
    raise_units(g, seat, province, Unit.FOOT, int(g.mercenary_foot))
    note(log, Event.MERCENARIES, seat, province, int(g.mercenary_foot), 0, 0)


@rule
def deserter_owners(g: State, seat: int, province: int) -> int:
    """Parties at war with a stack in a province; what is in it is not known beforehand."""
    found = 0
    for rival in range(g.seats):
        if (int(g.at_war[seat]) >> rival) & 1 == 1 and height(g, rival, province) > 0:
            found |= 1 << rival
    return found


@rule
def deserter_sites(g: State, seat: int) -> int:
    """Provinces next to an own one with a stack of a party at war."""
    found = 0
    if g.at_war[seat] != 0:
        for province in range(PROVINCES):
            if int(g.border[province]) & int(g.realm[seat]) != 0 and deserter_owners(g, seat, province) != 0:
                found |= 1 << province
    return found


@rule
def desert(g: State, seat: int, province: int, rival: int, dice: Dice, log: Log) -> None:
    """One foot leaves the stack, if there is one in it."""
    show(dice)
    left = 0
    if units(g, rival, province, Unit.FOOT) > 0:
        lose_units(g, rival, province, Unit.FOOT, 1)
        left = 1
    note(log, Event.DESERTED, rival, province, left, 0, 0)


@rule
def locusts(g: State, seat: int, rival: int, log: Log) -> None:
    """A rival loses half his grain, rounded up; how much that is only he sees."""
    note(log, Event.LOCUSTS, seat, rival, 0, 0, 0)
    change_secretly(g, rival, Material.GRAIN, -((int(g.stock[rival, Material.GRAIN]) + 1) // 2), Reason.LOCUSTS, log)
    reckon(g, rival, Material.GRAIN, -((int(g.reckoned[rival, Material.GRAIN]) + 1) // 2))


@rule
def intriguers(g: State, seat: int) -> int:
    """Others who are allied with another other, as bits."""
    found = 0
    for rival in range(g.seats):
        if rival != seat and int(g.allied[rival]) & ~(1 << seat) != 0:
            found |= 1 << rival
    return found


@rule
def spy(g: State, seat: int, rival: int, dice: Dice, log: Log) -> None:
    """See a rival's hand and stacks, then take a card if there is one."""
    show(dice)
    report(g, seat, rival, stacks_of(g, rival), hand_as_basket(g, rival))
    note(log, Event.SPIED, seat, rival, 0, 0, 0)
    later(g, seat, Task.TAKE_CARD, rival)


@rule
def take_card(g: State, seat: int, rival: int, card: int, log: Log) -> None:
    """The spies bring a card along."""
    hand_over(g, rival, seat, card, 1, Reason.CARD, log)
    card_was_taken(g, rival, seat, card)


@rule
def hand_mask(g: State, seat: int) -> int:
    """The kinds of cards in a hand, as bits."""
    found = 0
    for card in range(KINDS):
        if g.hand[seat, card] > 0:
            found |= 1 << card
    return found


@rule
def hand_as_basket(g: State, seat: int) -> int:
    """A whole hand as a basket of cards."""
    cards = 0
    for card in range(KINDS):
        cards |= min(int(g.hand[seat, card]), CARD_MOST) << (CARD_BITS * card)
    return cards


@rule
def hand_over(g: State, giver: int, taker: int, card: int, count: int, reason: int, log: Log) -> None:
    """Cards go from hand to hand; somebody about to take one may find none left."""
    g.wake |= g.living
    g.hand[giver, card] -= count
    g.hand[taker, card] += count
    note(log, Event.HAND, giver, card, -count, reason, 0)
    note(log, Event.HAND, taker, card, count, reason, 0)


@rule
def choose_nomad_card(g: State, seat: int, card: int, log: Log) -> None:
    """Qatna's extra card from the rest of the deck."""
    g.deck[card] -= 1
    g.hand[seat, card] += 1
    note(log, Event.HAND, seat, card, 1, Reason.CARD, 0)


@rule
def nomad_cards_left(g: State) -> int:
    """Nomad cards in the rest of the deck, as bits."""
    found = 0
    for card in range(TRIBES):
        if g.deck[card] > 0:
            found |= 1 << card
    return found
