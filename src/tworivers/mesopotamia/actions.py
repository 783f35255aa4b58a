"""What every code of the action table (codes.py) may and does: the contract's setup, actors, legal and apply.

Main decisions also allow trade and cards. A choice with a single answer is taken without asking, one without any is left out.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log
from tworivers.engine.rules import Codes, Options
from tworivers.mesopotamia.answering import answer_offer, answer_question, edit_basket, play_main
from tworivers.mesopotamia.battle import battle, conquest, end_battle, roll_duel
from tworivers.mesopotamia.building import buildings_possible, frame_roll
from tworivers.mesopotamia.cards import playable
from tworivers.mesopotamia.choices import choices, offer_answers
from tworivers.mesopotamia.codes import (
    ASK,
    ASK_CARD,
    ATTACK,
    BANK,
    CAMPAIGN,
    CARD,
    DONE,
    DROP,
    ERECT,
    GIVE,
    GIVE_CARD,
    MILL,
    PLACE,
    SEND,
    TOLLS,
    TRADE,
    UNASK,
    UNASK_CARD,
    UNGIVE,
    UNGIVE_CARD,
    UNIT,
    WITHDRAW,
    WORK,
)
from tworivers.mesopotamia.economy import feed_cities, fellable, most_to_mill, walk
from tworivers.mesopotamia.forges import wall_sites, works_possible, works_sites
from tworivers.mesopotamia.frame import HALF, place_symbol
from tworivers.mesopotamia.masks import emit, lowest_bit
from tworivers.mesopotamia.policy import campaigns_possible, roll_campaign
from tworivers.mesopotamia.record import Components, State
from tworivers.mesopotamia.rounds import all_idle, next_stage, settle
from tworivers.mesopotamia.setup import ask_for_nomad_card, lay_out
from tworivers.mesopotamia.state import EMPTY, Building, OfferState, Symbol, Task
from tworivers.mesopotamia.supply import can_pay
from tworivers.mesopotamia.todo import done, now_task, now_value
from tworivers.mesopotamia.trade import (
    EDITS,
    anything_offered,
    bank_trades,
    cards_in,
    cards_to_ask,
    cards_to_give,
    edits_of,
    materials_below,
    materials_in,
    may_offer,
)
from tworivers.mesopotamia.war import targets, units_to_move


@rule
def setup(g: State, box: Components, seats: int, options: Options, dice: Dice, log: Log) -> None:
    """Lay out the board and go to the first decisions."""
    lay_out(g, box, seats, options, dice)
    ask_for_nomad_card(g, box, log)
    advance(g, dice, log)


@rule
def actors(g: State) -> int:
    """All who are asked something, or may answer an offer."""
    if g.over == 1:
        return 0
    found = 0
    for seat in range(g.seats):
        if g.todo[seat] > 0 and now_task(g, seat) != Task.WAIT:
            found |= 1 << seat
        state = int(g.offer[seat])
        if state == OfferState.SENT:
            found |= 1 << int(g.partner[seat])
        elif state == OfferState.TOLLS:
            found |= 1 << seat
        elif state == OfferState.TRANSIT:
            found |= int(g.transit[seat])
    return found


@rule
def legal(g: State, seat: int, out: Codes) -> int:
    """The legal codes: answers to the question on top of seat's stack, then answers to offers."""
    if g.over == 1 or seat < 0 or seat >= g.seats or (int(g.living) >> seat) & 1 == 0:
        return 0
    count = 0
    task = now_task(g, seat)
    if task >= 0:
        if task <= Task.MOVE:
            count = main_answers(g, seat, task, out)
        elif task == Task.MILL:
            for grain in range(most_to_mill(g, seat, now_value(g, seat)) + 1):
                out[count] = MILL + grain
                count += 1
        elif task == Task.DRAFT or task == Task.TOLL:
            count = basket_answers(g, seat, task, out)
        elif task < Task.WAIT:
            first, low, high, extra = choices(g, seat, task)
            if extra >= 0 and extra < first:
                out[count] = extra
                count += 1
            count = emit(out, count, first, low)
            count = emit(out, count, first + HALF, high)
            if extra > first:
                out[count] = extra
                count += 1
    return offer_answers(g, seat, out, count)


@rule
def main_answers(g: State, seat: int, task: int, out: Codes) -> int:
    """What a main decision allows: its own actions, cards, the bank, offers."""
    out[0] = DONE
    count = 1
    if task == Task.FELL:
        count = emit(out, count, PLACE, fellable(g, seat))
    elif task == Task.WALL:
        if can_pay(g, seat, int(g.wall_price)):
            count = emit(out, count, PLACE, wall_sites(g, seat))
    elif task == Task.FORGE:
        count = emit(out, count, WORK, works_possible(g, seat))
    elif task == Task.WORKS:
        if can_pay(g, seat, int(g.works_price)):
            for building in range(2):
                if works_sites(g, seat, building) != 0:
                    count = emit(out, count, ERECT, 1 << building)
    elif task == Task.BUILD:
        count = emit(out, count, ERECT + Building.MARDUK, buildings_possible(g, seat))
    elif task == Task.CAMPAIGN:
        count = emit(out, count, CAMPAIGN, campaigns_possible(g, seat))
    elif task == Task.MOVE:
        count = emit(out, count, UNIT, units_to_move(g, seat))
        if targets(g, seat) != 0:
            out[count] = ATTACK
            count += 1
    count = emit(out, count, CARD, playable(g, seat, task))
    count = emit(out, count, BANK, bank_trades(g, seat))
    if may_offer(g, seat):
        count = emit(out, count, TRADE, int(g.living) & ~(1 << seat))
    if g.offer[seat] > OfferState.DRAFT:
        out[count] = WITHDRAW
        count += 1
    return count


@rule
def basket_answers(g: State, seat: int, task: int, out: Codes) -> int:
    """What can be done to a draft or a toll."""
    count = 0
    most = int(g.basket_most)
    if edits_of(g, seat, task) < EDITS:
        if task == Task.DRAFT:
            count = emit(out, count, GIVE, materials_below(g.give[seat], most))
            count = emit(out, count, UNGIVE, materials_in(g.give[seat]))
            count = emit(out, count, ASK, materials_below(g.ask[seat], most))
            count = emit(out, count, UNASK, materials_in(g.ask[seat]))
            count = emit(out, count, GIVE_CARD, cards_to_give(g, seat))
            count = emit(out, count, UNGIVE_CARD, cards_in(int(g.give_cards[seat])))
            count = emit(out, count, ASK_CARD, cards_to_ask(g, int(g.ask_cards[seat])))
            count = emit(out, count, UNASK_CARD, cards_in(int(g.ask_cards[seat])))
        else:
            count = emit(out, count, ASK, materials_below(g.toll[seat], most))
            count = emit(out, count, UNASK, materials_in(g.toll[seat]))
            count = emit(out, count, ASK_CARD, cards_to_ask(g, int(g.toll_cards[seat])))
            count = emit(out, count, UNASK_CARD, cards_in(int(g.toll_cards[seat])))
    if task == Task.TOLL or anything_offered(g, seat):
        out[count] = SEND
        count += 1
    if task == Task.DRAFT:
        out[count] = DROP
        count += 1
    return count


@rule
def apply(g: State, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Carry out a legal action, and then everything up to the next decisions."""
    while action != EMPTY:
        carry_out(g, seat, action, dice, log)
        seat, action = advance(g, dice, log)


@rule
def carry_out(g: State, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Do what was chosen."""
    g.wake |= 1 << seat
    if action >= TOLLS:
        answer_offer(g, seat, action, dice, log)
        return
    task = now_task(g, seat)
    if task <= Task.MOVE:
        play_main(g, seat, task, action, log)
    elif task == Task.DRAFT or task == Task.TOLL:
        edit_basket(g, seat, task, action, log)
    else:
        answer_question(g, seat, task, action, dice, log)


@rule
def advance(g: State, dice: Dice, log: Log) -> tuple[int, int]:
    """Do what does itself, up to decisions of all seats. Return a seat and its only answer where there is but one, except main decisions."""
    while g.over == 0:
        if g.wake == 0:
            if not all_idle(g):
                return EMPTY, EMPTY
            next_stage(g, dice, log)
            continue
        seat = lowest_bit(int(g.wake))
        task = now_task(g, seat)
        if task > Task.WAIT:
            do_task(g, seat, dice, log)
        elif task <= Task.MOVE or task == Task.WAIT or task == Task.DRAFT or task == Task.TOLL:
            g.wake &= ~(1 << seat)
        elif task == Task.MILL:
            if most_to_mill(g, seat, now_value(g, seat)) == 0:
                done(g, seat)
            else:
                g.wake &= ~(1 << seat)
        else:
            first, low, high, extra = choices(g, seat, task)
            if extra >= 0 and low | high != 0:
                g.wake &= ~(1 << seat)
            elif extra >= 0:
                return seat, extra
            elif low & (low - 1) != 0 or high & (high - 1) != 0 or (low != 0 and high != 0):
                g.wake &= ~(1 << seat)
            elif low != 0:
                return seat, first + lowest_bit(low)
            elif high != 0:
                return seat, first + HALF + lowest_bit(high)
            else:
                if task == Task.COMMIT:
                    end_battle(g)
                done(g, seat)
    return EMPTY, EMPTY


@rule
def do_task(g: State, seat: int, dice: Dice, log: Log) -> None:
    """Do the task on top, which needs no decision."""
    task = now_task(g, seat)
    value = now_value(g, seat)
    done(g, seat)
    if task == Task.WALK:
        walk(g, seat, dice, log)
    elif task == Task.FEED_CITIES:
        feed_cities(g, seat, log)
    elif task == Task.FRAME_ROLL:
        frame_roll(g, seat, value, dice, log)
    elif task == Task.CAMPAIGN_ROLL:
        roll_campaign(g, seat, value, dice, log)
    elif task == Task.BATTLE:
        battle(g, seat, dice, log)
    elif task == Task.ROLL_DUEL:
        roll_duel(g, seat, dice, log)
    elif task == Task.CONQUEST:
        conquest(g, seat, dice, log)
    elif task == Task.RAISE_SYMBOL:
        place_symbol(g, seat, Symbol.MILITARY, log)
    else:
        end_battle(g)
        settle(g, log)
