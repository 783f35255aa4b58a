"""What each legal action promises a party of Mesopotamia, in symbols on the frame: the habits of a sensible ruler.

Doing nothing more promises 0. A question within a larger decision (which province, which unit) is answered by the same
reckoning as the decision itself, so that nobody has to remember a plan. It reads of rivals only what a player at the
table sees.
"""

from __future__ import annotations

from tworivers.bots.judgement import Numbers, Weights
from tworivers.bots.mesopotamia.answers import answer_gain, draft_gain, offer_gain
from tworivers.bots.mesopotamia.bargains import PATIENCE, Plan
from tworivers.bots.mesopotamia.card_deals import plan_offer
from tworivers.bots.mesopotamia.counters import is_counter, plan_counter
from tworivers.bots.mesopotamia.fighting import best_attack
from tworivers.bots.mesopotamia.land import best_march, goals_of
from tworivers.bots.mesopotamia.playing_cards import card_gain
from tworivers.bots.mesopotamia.politics import campaign_gain
from tworivers.bots.mesopotamia.stores import Needs, Stock, needs_of, stock_of
from tworivers.bots.mesopotamia.terms import NEVER, set_of
from tworivers.bots.mesopotamia.tolls import plan_toll, toll_step
from tworivers.bots.mesopotamia.works import building_gain, exchange_gain, forge_gain, hungry, wall_gain, works_gain
from tworivers.engine.compiled import rule
from tworivers.engine.rules import Codes
from tworivers.mesopotamia.bank import bank_pair, flour_pair
from tworivers.mesopotamia.codes import (
    ANSWERED,
    ATTACK,
    BANK,
    BANK_FLOUR,
    CAMPAIGN,
    CARD,
    DONE,
    ERECT,
    MILL,
    PLACE,
    TOLLS,
    TRADE,
    UNIT,
    WITHDRAW,
    WORK,
)
from tworivers.mesopotamia.names import Building, OfferState, Task, Unit
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import is_main, now_task, now_value

SURELY = 10.0
"""Promised by what is done first of all: answering, felling."""
LIKELY = 0.5
"""How likely an offer is accepted."""
WORTH_THOUGHT = set_of(
    Task.FORGE,
    Task.WALL,
    Task.WORKS,
    Task.BUILD,
    Task.CAMPAIGN,
    Task.MOVE,
    Task.BLESS,
    Task.RIVAL,
    Task.ENVOYS,
    Task.CONSENT,
    Task.MOVE_FROM,
    Task.MOVE_TO,
    Task.ATTACK_AT,
    Task.FOE,
    Task.COMMIT,
    Task.NOMAD_STEP,
)
"""Decisions for which a bot looks ahead."""


@rule
def weigh(g: State, seat: int, codes: Codes, count: int, weights: Weights, out: Numbers) -> None:
    """Write what each of seat's legal actions promises."""
    task = now_task(g, seat)
    if offer_waits(codes, count):
        for number in range(count):
            code = int(codes[number])
            out[number] = SURELY + offer_gain(g, seat, code, weights) if is_answer(code) else NEVER
    elif task < 0 or is_main(task):
        weigh_main(g, seat, task, codes, count, weights, out)
    elif task == Task.DRAFT:
        plan = plan_draft(g, seat, weights)
        for number in range(count):
            out[number] = draft_gain(g, seat, plan, int(codes[number]))
    elif task == Task.TOLL:
        toll = plan_toll(g, seat, now_value(g, seat), weights)
        for number in range(count):
            out[number] = toll_step(g, seat, toll, int(codes[number]))
    else:
        value = now_value(g, seat)
        stock = stock_of(g, seat)
        needs = needs_of(g, seat, weights)
        goals = goals_of(g, seat) if asks_for_way(task) else 0
        for number in range(count):
            out[number] = answer_gain(g, seat, task, value, int(codes[number]), goals, stock, needs, weights)


@rule
def is_answer(code: int) -> bool:
    """Whether a code answers an offer."""
    return code >= TOLLS and code < ANSWERED


@rule
def offer_waits(codes: Codes, count: int) -> bool:
    """Whether an answer to an offer is among the legal actions."""
    for number in range(count):
        if is_answer(int(codes[number])):
            return True
    return False


@rule
def plan_draft(g: State, seat: int, weights: Weights) -> Plan:
    """What a draft shall become: a counter to what it began with, or the best offer."""
    stock = stock_of(g, seat)
    needs = needs_of(g, seat, weights)
    if is_counter(g, seat):
        return plan_counter(g, seat, stock, needs, weights)
    return plan_offer(g, seat, int(g.partner[seat]), stock, needs, weights)


@rule
def asks_for_way(task: int) -> bool:
    """Whether a question is about where troops go or are raised."""
    return bool(task == Task.MOVE_FROM or task == Task.MOVE_TO or task == Task.WORK_AT or task == Task.MERCENARIES_AT)


@rule
def weigh_main(g: State, seat: int, task: int, codes: Codes, count: int, weights: Weights, out: Numbers) -> None:
    """A main decision: its own business, cards, the bank, offers."""
    stock = stock_of(g, seat)
    needs = needs_of(g, seat, weights)
    goals = goals_of(g, seat) if task == Task.MOVE or task == Task.FORGE or task == Task.CAMPAIGN else 0
    for number in range(count):
        code = int(codes[number])
        if code == DONE:
            out[number] = 0.0
        elif code >= BANK_FLOUR:
            given, taken = flour_pair(code - BANK_FLOUR)
            out[number] = exchange_gain(g, seat, task, given, taken, weights)
        elif code >= WITHDRAW:
            out[number] = NEVER
        elif code >= TRADE:
            out[number] = trading(g, seat, task, code - TRADE, stock, needs, weights)
        elif code >= BANK:
            given, taken = bank_pair(code - BANK)
            out[number] = exchange_gain(g, seat, task, given, taken, weights)
        elif code >= CARD:
            out[number] = card_gain(g, seat, task, code - CARD, goals, stock, needs, weights)
        else:
            out[number] = business(g, seat, task, code, goals, stock, needs, weights)


@rule
def business(
    g: State, seat: int, task: int, code: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
    """What a phase's own actions promise."""
    if task == Task.FELL:
        return SURELY
    if task == Task.MILL:
        return SURELY + float(code - MILL)
    if task == Task.FORGE:
        return forge_gain(g, seat, code - WORK, goals, stock, needs, weights)
    if task == Task.WALL:
        return wall_gain(g, seat, code - PLACE, stock, needs, weights)
    if task == Task.WORKS:
        return works_gain(g, seat, code - ERECT, stock, weights)
    if task == Task.BUILD:
        return building_gain(g, seat, code - ERECT - Building.MARDUK, stock, needs, weights)
    if task == Task.CAMPAIGN:
        return campaign_gain(g, seat, code - CAMPAIGN, stock, needs, weights)
    if code == ATTACK:
        return best_attack(g, seat, g.ladders == 1, weights)
    if code == UNIT + Unit.BLANK:
        return NEVER
    return best_march(g, seat, code - UNIT, goals, stock, needs, weights)


@rule
def trading(g: State, seat: int, task: int, partner: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """Offers are made before milling, when flour lacks, and before building."""
    if g.sent[seat] >= PATIENCE or g.drafts[seat] > g.sent[seat] + 1:
        return NEVER
    if task != Task.FELL and task != Task.BUILD and task != Task.FEED and task != Task.FORGE:
        return NEVER
    if task == Task.FEED and not hungry(g, seat):
        return NEVER
    gain = plan_offer(g, seat, partner, stock, needs, weights)[0]
    return LIKELY * gain + (SURELY + 1.0 if task == Task.FELL else 0.0) if gain > 0.0 else NEVER


@rule
def weighty(g: State, seat: int) -> bool:
    """Whether a decision is worth more than habit: not felling, milling, or a basket that is being filled."""
    task = now_task(g, seat)
    if g.offer[seat] == OfferState.TOLLS:
        return True
    for proposer in range(g.seats):
        if g.offer[proposer] == OfferState.SENT and g.partner[proposer] == seat:
            return True
    return task >= 0 and (WORTH_THOUGHT >> task) & 1 == 1
