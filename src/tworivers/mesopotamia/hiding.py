"""What a seat can't know is redrawn from what it can: stocks, hands and stacks of others (mesopotamia.md §Secrets).

The result depends on what the seat knows and on the dice alone. Stocks are drawn around what everybody reckons, hands from the cards the
seat hasn't seen, keeping those it knows of; stacks keep their height, and those laid open by battles or spies their contents. While
another party marches, the stacks its units have moved to and from stay as they are, so that the turn can go on.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.rules import Record
from tworivers.mesopotamia.cards import cards_held, in_basket, nomad_cards_left
from tworivers.mesopotamia.state import EMPTY, KINDS, PROVINCES, REPORTS, TRIBES, Material, OfferState, Task, Unit
from tworivers.mesopotamia.todo import now_task
from tworivers.mesopotamia.troops import height, one, unpack

SPREAD = 3
"""How far a stock may be from what is reckoned."""


@rule
def hide(g: Record, seat: int, dice: Dice) -> None:
    """Redraw everything seat can't know."""
    for rival in range(g.seats):
        if rival != seat:
            if g.open_stocks == 0:
                redraw_stock(g, rival, dice)
            redraw_stacks(g, seat, rival, dice)
            redraw_offer(g, seat, rival, dice)
    if g.cards_on == 1:
        redraw_hands(g, seat, dice)
        leave_a_nomad_card(g, seat)


@rule
def redraw_stock(g: Record, rival: int, dice: Dice) -> None:
    """Around what everybody reckons; a rival who has begun to pay for something can."""
    task = now_task(g, rival)
    paying = task > Task.MOVE and task < Task.DRAFT
    for material in range(5):
        drawn = max(0, int(g.reckoned[rival, material]) + throw(dice, 2 * SPREAD + 1) - SPREAD)
        if paying and material != Material.GRAIN:
            drawn = max(drawn, dearest(g))
        if task == Task.MILL and material == Material.GRAIN:
            drawn = max(drawn, 1)
        g.stock[rival, material] = drawn


@rule
def dearest(g: Record) -> int:
    """The highest price: what a rival who has begun to pay for something has at least."""
    return max(max(int(g.chariot_price), int(g.foot_price)), max(int(g.works_price), int(g.building_price)))


@rule
def redraw_offer(g: Record, seat: int, rival: int, dice: Dice) -> None:
    """Drafts, tolls for others and offers to others: that they are there is known, not what is in them."""
    if g.offer[rival] == OfferState.DRAFT or (g.offer[rival] != OfferState.NONE and g.partner[rival] != seat):
        g.edits[rival] = 0
        g.give_cards[rival] = 0
        g.ask_cards[rival] = 0
        for material in range(5):
            g.give[rival, material] = 0
            g.ask[rival, material] = 0
        g.give[rival, throw(dice, 5)] = 1
        g.ask[rival, throw(dice, 5)] = 1
    if g.toll_offer[rival] != EMPTY and g.toll_offer[rival] != seat:
        g.toll_cards[rival] = 0
        for material in range(5):
            g.toll[rival, material] = 0
        g.toll[rival, throw(dice, 5)] = 1


@rule
def known_stacks(g: Record, seat: int, rival: int) -> int:
    """The rival's stacks whose contents seat knows, as bits."""
    known = int(g.open_stacks[rival])
    for number in range(REPORTS):
        if g.report_to[number] == seat and g.report_on[number] == rival:
            known |= int(g.report_stacks[number])
    return known


@rule
def redraw_stacks(g: Record, seat: int, rival: int, dice: Dice) -> None:
    """Unknown stacks keep their height; blanks among them are as many as the rival can have."""
    known = known_stacks(g, seat, rival)
    blanks = int(g.blanks_each)
    for province in range(PROVINCES):
        if stays(g, rival, known, province):
            blanks -= unpack(int(g.stack[rival, province]), Unit.BLANK)
        elif stray(g, rival, province):
            blanks -= height(g, rival, province)
    count = 0
    for province in range(PROVINCES):
        tall = height(g, rival, province)
        if tall > 0 and not stays(g, rival, known, province) and not stray(g, rival, province):
            packed = 0
            for _ in range(tall):
                drawn = throw(dice, 4)
                if drawn == 3 and blanks > 0:
                    packed += one(Unit.BLANK)
                    blanks -= 1
                elif drawn == 2:
                    packed += one(Unit.CHARIOT)
                else:
                    packed += one(Unit.FOOT)
            g.stack[rival, province] = packed
        count += unpack(int(g.stack[rival, province]), Unit.FOOT) + unpack(int(g.stack[rival, province]), Unit.CHARIOT)
    settle_counts(g, rival, count)


@rule
def stray(g: Record, rival: int, province: int) -> bool:
    """Only blanks stand in a city province of another or of nobody."""
    return bool(g.cities[province] > 0 and g.owner[province] != rival)


@rule
def stays(g: Record, rival: int, known: int, province: int) -> bool:
    """Whether a stack is left as it is: known, or part of a march that is on."""
    if (known >> province) & 1 == 1:
        return True
    task = now_task(g, rival)
    if task == Task.WORK_AT or (task >= Task.MOVE_FROM and task <= Task.COMMIT_UNIT):
        return True
    return bool(g.active == rival and int(g.half[province]) | int(g.spent[province]) != 0)


@rule
def settle_counts(g: Record, rival: int, count: int) -> None:
    """Blanks at home and units lost follow from what stands on the board."""
    home = int(g.blanks_each)
    for province in range(PROVINCES):
        home -= unpack(int(g.stack[rival, province]), Unit.BLANK)
    g.blanks_home[rival] = home
    if g.active == rival and g.raider < 0:
        count += int(g.attack_foot) + int(g.attack_chariots)
    g.raised[rival] = int(g.lost[rival]) + count


@rule
def redraw_hands(g: Record, seat: int, dice: Dice) -> None:
    """Cards seat hasn't seen are shuffled; the hands keep their number and the cards seat knows of. The rest lies open to who chooses from it."""
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
def known_cards(g: Record, seat: int, rival: int, card: int) -> int:
    """How many cards of a kind seat knows in a rival's hand: from open trade, from its spies, or taken from it by the rival's."""
    known = (int(g.open_cards[rival]) >> card) & 1
    for number in range(REPORTS):
        if g.report_to[number] == seat and g.report_on[number] == rival:
            known = max(known, in_basket(int(g.report_cards[number]), card))
    return known


@rule
def draw_unseen(g: Record, rival: int, place: int) -> None:
    """The card at a place among those unseen."""
    for card in range(KINDS):
        if place < g.deck[card]:
            g.deck[card] -= 1
            g.hand[rival, card] += 1
            return
        place -= int(g.deck[card])


@rule
def leave_a_nomad_card(g: Record, seat: int) -> None:
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
