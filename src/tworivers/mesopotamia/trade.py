"""Offers between parties (mesopotamia.de §1 "Tausch", mesopotamia.md §Trade).

A proposer has one open offer at a time: DRAFT (being written, drafts.py), TRANSIT (parties on the way are asked,
transit.py), TOLLS (the proposer looks at their tolls), SENT (the partner is asked). Answers can be given at any time;
nobody has to wait for them, and offers lapse with the round.
"""

from __future__ import annotations

from enum import IntEnum

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log, note
from tworivers.engine.masks import lowest_bit
from tworivers.engine.records import Int16s
from tworivers.mesopotamia.hands import hand_over
from tworivers.mesopotamia.knowledge import card_came, card_went
from tworivers.mesopotamia.names import EMPTY, KINDS, Event, Obstacle, OfferState, Reason, Task
from tworivers.mesopotamia.offer_limits import most_given, offers_a_round
from tworivers.mesopotamia.packing import basket_of, in_basket
from tworivers.mesopotamia.parties import other_party_obstacle, rivals
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.routes import transit_parties
from tworivers.mesopotamia.supply import change
from tworivers.mesopotamia.todo import later, remove_task, waits

DRAFTS_PER_OFFER = 2
"""Drafts a party may begin for each offer it may send."""


class Ending(IntEnum):
    """How an offer ends."""

    ACCEPTED = 0
    DECLINED = 1
    COUNTERED = 2
    WITHDRAWN = 3
    NOT_LET_PASS = 4
    TOLLS_REFUSED = 5
    IMPOSSIBLE = 6
    LAPSED = 7


@rule
def limits_obstacle(g: State, seat: int) -> int:
    """A party sends and begins only so many offers a round."""
    most = offers_a_round(g)
    if g.sent[seat] >= most:
        return Obstacle.OFFERS_SENT
    return Obstacle.NONE if g.drafts[seat] < DRAFTS_PER_OFFER * most else Obstacle.DRAFTS


@rule
def opening_obstacle(g: State, seat: int) -> int:
    """A party has one open offer at a time."""
    obstacle = limits_obstacle(g, seat)
    if obstacle == Obstacle.NONE and g.offer[seat] != OfferState.NONE:
        return Obstacle.OFFER_OPEN
    return obstacle


@rule
def offer_obstacle(g: State, seat: int, party: int) -> int:
    """An offer goes to another party, and must be allowed."""
    obstacle = other_party_obstacle(g, seat, party)
    return obstacle if obstacle != Obstacle.NONE else opening_obstacle(g, seat)


@rule
def partners(g: State, seat: int) -> int:
    """To whom an offer can be begun, as bits."""
    return rivals(g, seat) if opening_obstacle(g, seat) == Obstacle.NONE else 0


@rule
def withdrawal_obstacle(g: State, seat: int) -> int:
    """What was sent can be taken back."""
    return Obstacle.NONE if was_sent(g, seat) else Obstacle.NOTHING_OPEN


@rule
def was_sent(g: State, proposer: int) -> bool:
    """Whether a party has an open offer that is written to its end."""
    return bool(g.offer[proposer] != OfferState.NONE and g.offer[proposer] != OfferState.DRAFT)


@rule
def withdraw(g: State, seat: int, log: Log) -> None:
    """Take an open offer back, or give a draft up."""
    close_offer(g, seat, Ending.WITHDRAWN, log)


@rule
def begin_offer(g: State, seat: int, party: int) -> None:
    """An empty draft."""
    g.offer[seat] = OfferState.DRAFT
    g.partner[seat] = party
    g.drafts[seat] += 1
    g.edits[seat] = 0
    later(g, seat, Task.DRAFT, party)


@rule
def materials_in(row: Int16s) -> int:
    """The materials in a basket, as bits."""
    found = 0
    for material in range(5):
        if row[material] > 0:
            found |= 1 << material
    return found


@rule
def anything_offered(g: State, seat: int) -> bool:
    """Whether a draft holds anything."""
    return bool(
        int(g.give_cards[seat]) | int(g.ask_cards[seat]) != 0
        or materials_in(g.give[seat]) | materials_in(g.ask[seat]) != 0
    )


@rule
def send_offer(g: State, seat: int, log: Log) -> None:
    """First the parties on the way are asked, then the partner."""
    g.sent[seat] += 1
    partner = int(g.partner[seat])
    way = transit_parties(g, seat, partner)
    g.transit[seat] = way
    g.offer[seat] = OfferState.SENT if way == 0 else OfferState.TRANSIT
    note(log, Event.OFFER, seat, partner, way, 0, 0)


@rule
def close_offer(g: State, proposer: int, ending: int, log: Log) -> None:
    """An offer is over; so are the tolls demanded for it."""
    if g.offer[proposer] == OfferState.NONE:
        return
    if g.offer[proposer] == OfferState.DRAFT:
        remove_task(g, proposer, Task.DRAFT)
    else:
        note(log, Event.OFFER_ENDED, proposer, int(g.partner[proposer]), ending, 0, 0)
    g.offer[proposer] = OfferState.NONE
    g.partner[proposer] = EMPTY
    g.transit[proposer] = 0
    empty_baskets(g, proposer)
    for seat in range(g.seats):
        if g.toll_offer[seat] == proposer:
            remove_task(g, seat, Task.TOLL)
            clear_toll(g, seat)


@rule
def empty_baskets(g: State, proposer: int) -> None:
    """Nothing is given and nothing asked for."""
    g.edits[proposer] = 0
    g.counters &= ~(1 << proposer)
    g.give_cards[proposer] = 0
    g.ask_cards[proposer] = 0
    for material in range(5):
        g.give[proposer, material] = 0
        g.ask[proposer, material] = 0


@rule
def clear_toll(g: State, seat: int) -> None:
    """A party demands no toll."""
    g.toll_offer[seat] = EMPTY
    g.toll_edits[seat] = 0
    g.toll_cards[seat] = 0
    for material in range(5):
        g.toll[seat, material] = 0


@rule
def offered_obstacle(g: State, seat: int, proposer: int) -> int:
    """There must be an offer to answer."""
    if proposer >= g.seats:
        return Obstacle.OTHER_NOBODY
    return Obstacle.NONE if was_offered(g, seat, proposer) else Obstacle.OTHER_OFFER


@rule
def was_offered(g: State, seat: int, proposer: int) -> bool:
    """Whether an offer waits for a seat's answer."""
    return bool(g.offer[proposer] == OfferState.SENT and g.partner[proposer] == seat)


@rule
def accepting_obstacle(g: State, seat: int, proposer: int) -> int:
    """One must have what is asked for."""
    obstacle = offered_obstacle(g, seat, proposer)
    if obstacle == Obstacle.NONE and not covers_asked(g, seat, proposer):
        return Obstacle.CANNOT_COVER
    return obstacle


@rule
def acceptable(g: State, seat: int, offered: int) -> int:
    """Whose offers can be accepted, as bits."""
    found = 0
    left = offered
    while left != 0:
        proposer = lowest_bit(left)
        if accepting_obstacle(g, seat, proposer) == Obstacle.NONE:
            found |= 1 << proposer
        left &= left - 1
    return found


@rule
def declinable(offered: int) -> int:
    """Every offer can be declined."""
    return offered


@rule
def decline(g: State, proposer: int, log: Log) -> None:
    """No deal."""
    close_offer(g, proposer, Ending.DECLINED, log)


@rule
def countering_obstacle(g: State, seat: int, proposer: int) -> int:
    """A counter-offer is an offer of one's own: one that was sent is withdrawn for it, a draft isn't."""
    obstacle = offered_obstacle(g, seat, proposer)
    return obstacle if obstacle != Obstacle.NONE else own_offer_obstacle(g, seat)


@rule
def own_offer_obstacle(g: State, seat: int) -> int:
    """Whether a party may answer with an offer of its own."""
    obstacle = limits_obstacle(g, seat)
    if obstacle == Obstacle.NONE and g.offer[seat] == OfferState.DRAFT:
        return Obstacle.OFFER_OPEN
    return obstacle


@rule
def counterable(g: State, seat: int, offered: int) -> int:
    """Whose offers can be answered with an own one, as bits."""
    return offered if own_offer_obstacle(g, seat) == Obstacle.NONE else 0


@rule
def asked_for_transit(g: State, seat: int, proposer: int) -> bool:
    """Whether a party still has to say if an offer's caravan may pass."""
    return bool(g.offer[proposer] == OfferState.TRANSIT and (int(g.transit[proposer]) >> seat) & 1 == 1)


@rule
def pass_on(g: State, proposer: int) -> None:
    """All on the way have answered: on to the next step."""
    if g.transit[proposer] == 0:
        g.offer[proposer] = OfferState.SENT
        for seat in range(g.seats):
            if g.toll_offer[seat] == proposer:
                g.offer[proposer] = OfferState.TOLLS


@rule
def covers_asked(g: State, seat: int, proposer: int) -> bool:
    """Whether the partner has what an offer asks for."""
    for material in range(5):
        if g.stock[seat, material] < g.ask[proposer, material]:
            return False
    for card in range(KINDS):
        if g.hand[seat, card] < in_basket(int(g.ask_cards[proposer]), card):
            return False
    return True


@rule
def covers_given(g: State, proposer: int) -> bool:
    """Whether the proposer has what he gives, tolls included."""
    for material in range(5):
        needed = int(g.give[proposer, material])
        for seat in range(g.seats):
            if g.toll_offer[seat] == proposer:
                needed += int(g.toll[seat, material])
        if g.stock[proposer, material] < needed:
            return False
    for card in range(KINDS):
        needed = in_basket(int(g.give_cards[proposer]), card)
        for seat in range(g.seats):
            if g.toll_offer[seat] == proposer:
                needed += in_basket(int(g.toll_cards[seat]), card)
        if g.hand[proposer, card] < needed:
            return False
    return True


@rule
def accept(g: State, seat: int, proposer: int, dice: Dice, log: Log) -> None:
    """All of it happens or nothing, which shows whether the proposer had what is given. A paid toll counts."""
    show(dice)
    if not covers_given(g, proposer):
        close_offer(g, proposer, Ending.IMPOSSIBLE, log)
        return
    note(log, Event.TRADED, proposer, seat, 0, 0, 0)
    for material in range(5):
        swap_materials(g, proposer, seat, material, int(g.give[proposer, material]), Reason.TRADE, log)
        swap_materials(g, seat, proposer, material, int(g.ask[proposer, material]), Reason.TRADE, log)
    for card in range(KINDS):
        swap_cards(g, proposer, seat, card, in_basket(int(g.give_cards[proposer]), card), log)
        swap_cards(g, seat, proposer, card, in_basket(int(g.ask_cards[proposer]), card), log)
    for taker in range(g.seats):
        if g.toll_offer[taker] == proposer:
            g.strict[taker] |= 1
            for material in range(5):
                swap_materials(g, proposer, taker, material, int(g.toll[taker, material]), Reason.TOLL, log)
            for card in range(KINDS):
                swap_cards(g, proposer, taker, card, in_basket(int(g.toll_cards[taker]), card), log)
    g.wake |= g.living
    close_offer(g, proposer, Ending.ACCEPTED, log)


@rule
def swap_materials(g: State, giver: int, taker: int, material: int, amount: int, reason: int, log: Log) -> None:
    """Goods change hands for everybody to see."""
    change(g, giver, material, -amount, reason, log)
    change(g, taker, material, amount, reason, log)


@rule
def swap_cards(g: State, giver: int, taker: int, card: int, count: int, log: Log) -> None:
    """Cards change hands for everybody to see."""
    if count > 0:
        hand_over(g, giver, taker, card, count, Reason.TRADE, log)
        for _ in range(count):
            card_went(g, giver, card)
            card_came(g, taker, card)


@rule
def counter(g: State, seat: int, proposer: int, log: Log) -> None:
    """The same offer seen from the other side, as a draft of one's own; an open offer of one's own is withdrawn."""
    close_offer(g, seat, Ending.WITHDRAWN, log)
    begin_offer(g, seat, proposer)
    g.counters |= 1 << seat
    for material in range(5):
        g.give[seat, material] = min(int(g.ask[proposer, material]), most_given(g, seat, material))
        g.ask[seat, material] = g.give[proposer, material]
    g.ask_cards[seat] = g.give_cards[proposer]
    for card in range(KINDS):
        wanted = min(in_basket(int(g.ask_cards[proposer]), card), int(g.hand[seat, card]))
        g.give_cards[seat] = int(g.give_cards[seat]) + basket_of(card, wanted)
    close_offer(g, proposer, Ending.COUNTERED, log)


@rule
def go_on_writing(g: State, seat: int) -> None:
    """Whose turn begins while it fills a basket ends that first."""
    if waits(g, seat, Task.DRAFT):
        remove_task(g, seat, Task.DRAFT)
        later(g, seat, Task.DRAFT, int(g.partner[seat]))
    if waits(g, seat, Task.TOLL):
        remove_task(g, seat, Task.TOLL)
        later(g, seat, Task.TOLL, int(g.toll_offer[seat]))


@rule
def leave_trade(g: State, seat: int, log: Log) -> None:
    """A party that is out trades no more; caravans through its former land are free."""
    close_offer(g, seat, Ending.LAPSED, log)
    clear_toll(g, seat)
    for proposer in range(g.seats):
        if g.offer[proposer] != OfferState.NONE:
            if g.partner[proposer] == seat:
                close_offer(g, proposer, Ending.LAPSED, log)
            elif g.offer[proposer] == OfferState.TRANSIT or g.offer[proposer] == OfferState.TOLLS:
                g.transit[proposer] &= ~(1 << seat)
                pass_on(g, proposer)


@rule
def offers_lapse(g: State, log: Log) -> None:
    """End of the round: open offers lapse, and everybody may send offers again."""
    for seat in range(g.seats):
        close_offer(g, seat, Ending.LAPSED, log)
        g.drafts[seat] = 0
        g.sent[seat] = 0
