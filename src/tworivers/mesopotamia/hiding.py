"""What a seat can't know is redrawn from what it can: stocks, hands and stacks of others (mesopotamia.md §Secrets).

The result depends on what the seat knows and on the dice alone. Stocks are drawn around what everybody reckons, hands
from the cards the seat hasn't seen, keeping those it knows of; unseen_troops.py draws the stacks. What a rival is
writing down or has half decided is taken back to the question that shows.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.mesopotamia.hands import cards_held, nomad_cards_left
from tworivers.mesopotamia.knowledge import known_cards
from tworivers.mesopotamia.names import EMPTY, KINDS, PROVINCES, REPORTS, TRIBES, Material, OfferState, Stage, Task
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.rounds import YEARLY, YEARS_MOST
from tworivers.mesopotamia.todo import done, keeps_secrets, later, now_task, put_value, remove_task, take_back
from tworivers.mesopotamia.trade import asked_for_transit, clear_toll, empty_baskets
from tworivers.mesopotamia.unseen_troops import redraw_troops

SPREAD = 3
"""How far a stock may be from what is reckoned."""


@rule
def hide(g: State, seat: int, dice: Dice) -> None:
    """Redraw everything seat can't know."""
    for rival in range(g.seats):
        if rival != seat:
            forget_plans(g, rival, dice)
            if g.open_stocks == 0:
                redraw_stock(g, rival, dice)
            redraw_offer(g, seat, rival, dice)
            redraw_forges(g, rival, dice)
            redraw_troops(g, seat, rival, dice)
            redraw_vote(g, rival, dice)
    g.wake = 0
    if g.cards_on == 1:
        forget_reports(g, seat)
        redraw_hands(g, seat, dice)
        leave_a_nomad_card(g, seat)


@rule
def forget_plans(g: State, rival: int, dice: Dice) -> None:
    """What a rival writes down or has half decided. That he writes an offer shows, but not to whom."""
    if g.toll_offer[rival] != EMPTY and asked_for_transit(g, rival, int(g.toll_offer[rival])):
        remove_task(g, rival, Task.TOLL)
        clear_toll(g, rival)
    g.toll_edits[rival] = 0
    if g.offer[rival] == OfferState.DRAFT:
        partner = throw(dice, int(g.seats))
        while partner == rival or (int(g.living) >> partner) & 1 == 0:
            partner = (partner + 1) % int(g.seats)
        g.partner[rival] = partner
        g.edits[rival] = 0
        put_value(g, rival, Task.DRAFT, partner)
    forget_half_decided(g, rival)
    g.drafts[rival] = g.sent[rival]


@rule
def forget_half_decided(g: State, rival: int) -> None:
    """What a rival has decided so far, as long as nothing of it shows; the decision itself is asked anew."""
    take_back(g, rival)
    if now_task(g, rival) == Task.INTRIGUE_TWO:
        done(g, rival)
        later(g, rival, Task.INTRIGUE_ONE, 0)
    elif now_task(g, rival) == Task.DESERTERS_OF:
        done(g, rival)
        later(g, rival, Task.DESERTERS_AT, 0)


@rule
def redraw_stock(g: State, rival: int, dice: Dice) -> None:
    """Around what everybody reckons; who gathers an attack has flour.

    Before version 3 of the rules who was asked how much to mill had grain.
    """
    task = now_task(g, rival)
    for material in range(5):
        least = (
            1
            if (task == Task.MILL and material == Material.GRAIN and not keeps_secrets(g))
            or (task == Task.COMMIT and material == Material.FLOUR)
            else 0
        )
        g.stock[rival, material] = max(least, int(g.reckoned[rival, material]) + throw(dice, 2 * SPREAD + 1) - SPREAD)


@rule
def redraw_offer(g: State, seat: int, rival: int, dice: Dice) -> None:
    """Offers to others and tolls for others: that they are there is known, not what is in them."""
    if g.offer[rival] != OfferState.NONE:
        if g.offer[rival] == OfferState.DRAFT or g.partner[rival] != seat:
            empty_baskets(g, rival)
            g.give[rival, throw(dice, 5)] = 1
            g.ask[rival, throw(dice, 5)] = 1
        else:
            g.edits[rival] = 0
    if g.toll_offer[rival] != EMPTY and g.toll_offer[rival] != seat:
        g.toll_cards[rival] = 0
        for material in range(5):
            g.toll[rival, material] = 0
        g.toll[rival, throw(dice, 5)] = 1


@rule
def redraw_forges(g: State, rival: int, dice: Dice) -> None:
    """Which forges have worked isn't seen: smelting isn't, and a higher stack may have got a blank.

    Where nobody rules any more nothing tells that one had worked.
    """
    working = now_task(g, rival) == Task.FORGE
    for province in range(PROVINCES):
        if g.owner[province] == EMPTY:
            g.forges_used[province] = 0
        elif g.owner[province] == rival:
            g.forges_used[province] = (
                throw(dice, int(g.forges[province]) + 1) if working and g.forges[province] > 0 else 0
            )


@rule
def redraw_vote(g: State, rival: int, dice: Dice) -> None:
    """That a rival has voted shows, not for what."""
    if g.stage == Stage.VOTE and (int(g.living) >> rival) & 1 == 1 and now_task(g, rival) != Task.VOTE:
        g.votes[rival] = throw(dice, 2) if g.vote == YEARLY else throw(dice, YEARS_MOST - 1) + 1


@rule
def forget_reports(g: State, seat: int) -> None:
    """What others' spies found in others' hands."""
    for number in range(REPORTS):
        if g.report_to[number] != seat and g.report_on[number] != seat:
            g.report_cards[number] = 0


@rule
def redraw_hands(g: State, seat: int, dice: Dice) -> None:
    """Cards seat hasn't seen are shuffled; the hands keep their number and the cards seat knows of.

    The rest lies open to who chooses from it.
    """
    chooses = now_task(g, seat) == Task.NOMAD_CARD
    left = 0
    for card in range(KINDS):
        unseen = int(g.card_count[card]) - int(g.played[card]) - int(g.hand[seat, card])
        for rival in range(g.seats):
            if rival != seat:
                unseen -= known_cards(g, seat, rival, card)
        if chooses:
            unseen -= int(g.deck[card])
        g.deck[card] = unseen
        left += unseen
    for rival in range(g.seats):
        if rival != seat:
            held = cards_held(g, rival)
            for card in range(KINDS):
                g.hand[rival, card] = known_cards(g, seat, rival, card)
                held -= known_cards(g, seat, rival, card)
            for _ in range(held):
                draw_unseen(g, rival, throw(dice, left))
                left -= 1
    for card in range(KINDS):
        g.deck[card] = int(g.card_count[card]) - int(g.played[card])
        for party in range(g.seats):
            g.deck[card] -= g.hand[party, card]


@rule
def draw_unseen(g: State, rival: int, place: int) -> None:
    """The card at a place among those unseen."""
    for card in range(KINDS):
        if place < g.deck[card]:
            g.deck[card] -= 1
            g.hand[rival, card] += 1
            return
        place -= int(g.deck[card])


@rule
def leave_a_nomad_card(g: State, seat: int) -> None:
    """Who is about to choose a nomad card from the rest finds one there."""
    waiting = False
    for rival in range(g.seats):
        waiting = waiting or now_task(g, rival) == Task.NOMAD_CARD
    if not waiting or nomad_cards_left(g) != 0:
        return
    for rival in range(g.seats):
        for card in range(TRIBES):
            if rival != seat and g.hand[rival, card] > known_cards(g, seat, rival, card):
                for other in range(TRIBES, KINDS):
                    if g.deck[other] > 0:
                        g.deck[other] -= 1
                        g.hand[rival, other] += 1
                        g.hand[rival, card] -= 1
                        g.deck[card] += 1
                        return
