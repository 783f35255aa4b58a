"""Trade: the bank, and offers between parties (mesopotamia.de §1 "Tausch", mesopotamia.md §Trade).

A proposer has one open offer at a time: DRAFT (being written), TRANSIT (parties on the way are asked), TOLLS (the proposer looks at
their tolls), SENT (the partner is asked). Answers can be given at any time; nobody has to wait for them, and offers lapse with the round.
A party demands one toll at a time; while it stands, the party lets other caravans pass freely or not at all.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log, note
from tworivers.engine.records import Int8s
from tworivers.mesopotamia.cards import hand_over
from tworivers.mesopotamia.codes import bank_pair
from tworivers.mesopotamia.knowledge import card_came, card_went
from tworivers.mesopotamia.masks import in_basket
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.routes import transit_parties
from tworivers.mesopotamia.state import CARD_BITS, EMPTY, KINDS, Event, Material, OfferState, Reason, Task
from tworivers.mesopotamia.supply import change, change_secretly
from tworivers.mesopotamia.todo import later, remove_task

EDITS = 120
"""Changes to one draft; no honest basket needs more."""
DRAFTS_PER_OFFER = 2
"""Drafts a party may begin for each offer it may send."""

ACCEPTED, DECLINED, COUNTERED, WITHDRAWN, NOT_LET_PASS, TOLLS_REFUSED, IMPOSSIBLE, LAPSED = range(8)
"""How an offer ends."""


@rule
def bank_trades(g: State, seat: int) -> int:
    """The exchanges a stock allows: three of one material for one of another, flour never given."""
    found = 0
    rate = int(g.bank_rate)
    if g.stock[seat, Material.GRAIN] >= rate:
        found |= 0xF
    if g.stock[seat, Material.ORE] >= rate:
        found |= 0xF0
    if g.stock[seat, Material.METAL] >= rate:
        found |= 0xF00
    if g.stock[seat, Material.WOOD] >= rate:
        found |= 0xF000
    return found


@rule
def trade_with_bank(g: State, seat: int, number: int, log: Log) -> None:
    """Three for one."""
    given, taken = bank_pair(number)
    change_secretly(g, seat, given, -int(g.bank_rate), Reason.BANK, log)
    change_secretly(g, seat, taken, 1, Reason.BANK, log)


@rule
def may_offer(g: State, seat: int) -> bool:
    """Whether a party may begin an offer: none open, and not too many this round."""
    return bool(g.offer[seat] == OfferState.NONE and offers_left(g, seat))


@rule
def may_counter(g: State, seat: int) -> bool:
    """Whether a party may answer with an offer of its own; one that is open is withdrawn for it."""
    return bool(g.offer[seat] != OfferState.DRAFT and offers_left(g, seat))


@rule
def offers_left(g: State, seat: int) -> bool:
    """Whether a party hasn't sent or begun too many offers this round."""
    return bool(g.sent[seat] < g.offers_most and g.drafts[seat] < DRAFTS_PER_OFFER * int(g.offers_most))


@rule
def begin_offer(g: State, seat: int, partner: int) -> None:
    """An empty draft."""
    g.offer[seat] = OfferState.DRAFT
    g.partner[seat] = partner
    g.drafts[seat] += 1
    g.edits[seat] = 0
    later(g, seat, Task.DRAFT, partner)


@rule
def edits_of(g: State, seat: int, task: int) -> int:
    """How often the draft or the toll that a party is writing was changed."""
    return int(g.edits[seat]) if task == Task.DRAFT else int(g.toll_edits[seat])


@rule
def materials_below(row: Int8s, most: int) -> int:
    """The materials of which a basket takes more, as bits."""
    found = 0
    for material in range(5):
        if row[material] < most:
            found |= 1 << material
    return found


@rule
def materials_in(row: Int8s) -> int:
    """The materials in a basket, as bits."""
    found = 0
    for material in range(5):
        if row[material] > 0:
            found |= 1 << material
    return found


@rule
def cards_in(cards: int) -> int:
    """The kinds of cards in a basket, as bits."""
    found = 0
    for card in range(KINDS):
        if in_basket(cards, card) > 0:
            found |= 1 << card
    return found


@rule
def cards_to_give(g: State, seat: int) -> int:
    """The cards in hand that aren't in the basket yet, as bits."""
    found = 0
    for card in range(KINDS):
        if in_basket(int(g.give_cards[seat]), card) < g.hand[seat, card]:
            found |= 1 << card
    return found


@rule
def cards_to_ask(g: State, cards: int) -> int:
    """The cards a basket can still ask for: no more than exist."""
    found = 0
    if g.cards_on == 1:
        for card in range(KINDS):
            if in_basket(cards, card) < g.card_count[card]:
                found |= 1 << card
    return found


@rule
def anything_offered(g: State, seat: int) -> bool:
    """Whether a draft holds anything."""
    return bool(
        int(g.give_cards[seat]) | int(g.ask_cards[seat]) != 0
        or materials_in(g.give[seat]) | materials_in(g.ask[seat]) != 0
    )


@rule
def pieces_in(g: State, proposer: int) -> int:
    """How many pieces and cards are in a draft or an offer, on both sides."""
    count = 0
    for material in range(5):
        count += int(g.give[proposer, material]) + int(g.ask[proposer, material])
    for card in range(KINDS):
        count += in_basket(int(g.give_cards[proposer]), card) + in_basket(int(g.ask_cards[proposer]), card)
    return count


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
def asked_for_transit(g: State, seat: int, proposer: int) -> bool:
    """Whether a party still has to say if an offer's caravan may pass."""
    return bool(g.offer[proposer] == OfferState.TRANSIT and (int(g.transit[proposer]) >> seat) & 1 == 1)


@rule
def begin_toll(g: State, seat: int, proposer: int) -> None:
    """Write down a toll; an empty one is free passage."""
    g.toll_offer[seat] = proposer
    later(g, seat, Task.TOLL, proposer)


@rule
def let_pass(g: State, seat: int, proposer: int, log: Log) -> None:
    """A party has answered; when all have, the proposer looks at the tolls, or the partner is asked."""
    if g.toll_offer[seat] == proposer and int(g.toll_cards[seat]) == 0 and materials_in(g.toll[seat]) == 0:
        clear_toll(g, seat)
    g.transit[proposer] &= ~(1 << seat)
    note(log, Event.TRANSIT, seat, proposer, 1 if g.toll_offer[seat] == proposer else 0, 0, 0)
    pass_on(g, proposer)


@rule
def pass_on(g: State, proposer: int) -> None:
    """All on the way have answered: on to the next step."""
    if g.transit[proposer] == 0:
        g.offer[proposer] = OfferState.SENT
        for seat in range(g.seats):
            if g.toll_offer[seat] == proposer:
                g.offer[proposer] = OfferState.TOLLS


@rule
def refuse_transit(g: State, seat: int, proposer: int, log: Log) -> None:
    """No caravan, no deal; and no free-trade metal for a year."""
    g.strict[seat] |= 1
    note(log, Event.TRANSIT, seat, proposer, 2, 0, 0)
    close_offer(g, proposer, NOT_LET_PASS, log)


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
    """All of it happens or nothing, and that shows whether the proposer had what he gave. A toll counts when it is paid."""
    show(dice)
    if not covers_given(g, proposer):
        close_offer(g, proposer, IMPOSSIBLE, log)
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
    close_offer(g, proposer, ACCEPTED, log)


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
    close_offer(g, seat, WITHDRAWN, log)
    begin_offer(g, seat, proposer)
    for material in range(5):
        g.give[seat, material] = g.ask[proposer, material]
        g.ask[seat, material] = g.give[proposer, material]
    g.ask_cards[seat] = g.give_cards[proposer]
    for card in range(KINDS):
        wanted = min(in_basket(int(g.ask_cards[proposer]), card), int(g.hand[seat, card]))
        g.give_cards[seat] = int(g.give_cards[seat]) | (wanted << (CARD_BITS * card))
    close_offer(g, proposer, COUNTERED, log)


@rule
def leave_trade(g: State, seat: int, log: Log) -> None:
    """A party that is out trades no more; caravans through its former land are free."""
    close_offer(g, seat, LAPSED, log)
    clear_toll(g, seat)
    for proposer in range(g.seats):
        if g.offer[proposer] != OfferState.NONE:
            if g.partner[proposer] == seat:
                close_offer(g, proposer, LAPSED, log)
            elif g.offer[proposer] == OfferState.TRANSIT or g.offer[proposer] == OfferState.TOLLS:
                g.transit[proposer] &= ~(1 << seat)
                pass_on(g, proposer)


@rule
def offers_lapse(g: State, log: Log) -> None:
    """End of the round: open offers lapse, and everybody may send offers again."""
    for seat in range(g.seats):
        close_offer(g, seat, LAPSED, log)
        g.drafts[seat] = 0
        g.sent[seat] = 0
