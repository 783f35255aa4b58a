"""Answers in Mesopotamia: the small questions within a decision, and offers on the table."""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.bargains import Plan
from tworivers.bots.mesopotamia.bluffs import blank_gain
from tworivers.bots.mesopotamia.card_deals import offer_gains
from tworivers.bots.mesopotamia.counters import HOPE, counter_to, is_counter
from tworivers.bots.mesopotamia.fighting import attack_gain, chance, danger_at, defenders_seen, foe_at, free_units, odds
from tworivers.bots.mesopotamia.land import best_step, new_soldier, step_gain
from tworivers.bots.mesopotamia.playing_cards import SURER, best_raid, keeping, raid_step
from tworivers.bots.mesopotamia.politics import payment_cost, rival_gain, treaty_worth
from tworivers.bots.mesopotamia.stores import Needs, Stock, needs_of, stock_of
from tworivers.bots.mesopotamia.terms import NEVER, Term, set_of, weight
from tworivers.bots.mesopotamia.tolls import plan_toll, toll_cost
from tworivers.bots.mesopotamia.works import site_gain, success
from tworivers.engine.compiled import rule
from tworivers.mesopotamia.codes import (
    ACCEPT,
    ASK,
    ASK_CARD,
    CARD,
    CLOCKWISE,
    COUNTER,
    DECLINE,
    DEMAND,
    DONE,
    DROP,
    FREE,
    GIVE,
    GIVE_CARD,
    GO,
    NO,
    PARTY,
    PAY,
    PLACE,
    REFUSE,
    SEND,
    SLOT,
    SMELT,
    TOLLS,
    UNASK,
    UNASK_CARD,
    UNGIVE,
    UNGIVE_CARD,
    UNIT,
    VOTE,
    YES,
)
from tworivers.mesopotamia.frame import all_symbols_of
from tworivers.mesopotamia.names import KINDS, Card, Material, OfferState, Task, Unit, Work
from tworivers.mesopotamia.packing import campaign_and_rival, in_basket, tribe_and_steps, unit_and_origin
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.trade import covers_asked, covers_given
from tworivers.mesopotamia.troops import soldiers

SURE = 0.97
"""A chance that needs no more attackers."""
GIVEN_UP = 10.0
"""Promised by the steps with a draft, the first possible last: give it up, send it, change what isn't as planned."""
READY = 20.0
UNFINISHED = 30.0
WAR = set_of(
    Task.MOVE_FROM,
    Task.MOVE_TO,
    Task.ATTACK_AT,
    Task.FOE,
    Task.COMMIT,
    Task.COMMIT_UNIT,
    Task.DUEL,
    Task.DEFEND,
    Task.SECOND_WIND,
    Task.CONVERT,
    Task.UNSEAT,
)
"""Questions of marches and battles."""


@rule
def offer_gain(g: State, seat: int, code: int, weights: Weights) -> float:
    """What an answer to an offer promises."""
    if code == TOLLS:
        gain = offer_gains(g, seat, int(g.partner[seat]), weights, seat)[0] - toll_cost(g, seat, weights)
        return gain - weight(g, weights, Term.BARGAIN) if covers_given(g, seat) else -1.0
    if code < ACCEPT:
        return 0.0
    if code < DECLINE:
        return accepting(g, seat, code - ACCEPT, weights)
    if code < COUNTER:
        return 0.0
    if code < FREE:
        return countering(g, seat, code - COUNTER, weights)
    if code < DEMAND:
        return 0.0
    toll = plan_toll(g, seat, code - DEMAND, weights)[0] if code < REFUSE else 0.0
    return toll if toll > 0.0 else -1.0


@rule
def accepting(g: State, seat: int, proposer: int, weights: Weights) -> float:
    """What an offer brings beyond the least; nothing if its proposer gains far more."""
    theirs, own = offer_gains(g, proposer, seat, weights, seat)
    least = weight(g, weights, Term.BARGAIN) if theirs > 0.0 else 0.0
    return own - least if own >= weight(g, weights, Term.SHARE) * theirs else -1.0


@rule
def countering(g: State, seat: int, proposer: int, weights: Weights) -> float:
    """What is hoped from a counter to an offer that can't be accepted.

    Counters aren't countered, and no own offer is given up for one.
    """
    if (
        g.offer[seat] != OfferState.NONE
        or is_counter(g, proposer)
        or (covers_asked(g, seat, proposer) and accepting(g, seat, proposer, weights) > 0.0)
    ):
        return -1.0
    gain = counter_to(g, seat, proposer, stock_of(g, seat), needs_of(g, seat, weights), weights)[0]
    return HOPE * gain if gain > 0.0 else -1.0


@rule
def answer_gain(
    g: State, seat: int, task: int, value: int, code: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
    """What an answer to a question promises."""
    if (WAR >> task) & 1 == 1:
        return war_answer(g, seat, task, value, code, goals, stock, needs, weights)
    place = code - PLACE
    if task == Task.SMELT:
        return float(code - SMELT)
    if task == Task.REGROW:
        return -float(g.trees[place])
    if task == Task.TEAR:
        return -danger_at(g, seat, place, soldiers(g, seat, place)) - 0.01 * soldiers(g, seat, place)
    if task == Task.WORK_AT and value == Work.BLANK:
        return blank_gain(g, seat, place, weights)
    if task == Task.WORK_AT or task == Task.MERCENARIES_AT:
        return new_soldier(g, seat, place, goals, weights)
    if task == Task.ERECT_AT:
        return site_gain(g, seat, place)
    if task == Task.PAY:
        return -payment_cost(g, code - PAY, stock, needs)
    return policy_answer(g, seat, task, value, code, weights)


@rule
def policy_answer(g: State, seat: int, task: int, value: int, code: int, weights: Weights) -> float:
    """Politics, cards and votes."""
    rival = code - PARTY
    if task == Task.RIVAL:
        return rival_gain(g, seat, value, rival, weights)
    if task == Task.CONSENT:
        return treaty_worth(g, seat, value, weights) if code == YES else 0.0
    if task == Task.BLESS:
        return 1.0 - success(g, seat, value) - keeping(g, seat, weights) if code == YES else 0.0
    if task == Task.ENVOYS:
        campaign, wanted = campaign_and_rival(value)
        return (
            SURER * rival_gain(g, seat, campaign, wanted, weights) - keeping(g, seat, weights) if code == YES else 0.0
        )
    if task == Task.NOMAD_CARD:
        return best_raid(g, seat, code - CARD, 0, weights) if code != NO else NEVER
    if task == Task.PLACE_SYMBOL:
        return 1.0 if code == YES else 0.0
    if task == Task.NOMAD_STEP:
        return 0.0 if code == DONE else raid_step(g, seat, code - PLACE, tribe_and_steps(value)[1], weights)
    if task == Task.LOCUSTS_ON:
        return float(g.reckoned[rival, Material.GRAIN]) + 2.0 * all_symbols_of(g, rival)
    if task == Task.SPY_ON or task == Task.INTRIGUE_ONE or task == Task.INTRIGUE_TWO:
        return float(all_symbols_of(g, rival))
    if task == Task.TAKE_CARD:
        return card_to_take(code - CARD)
    if task == Task.VOTE:
        years = 0 if code == NO else 1 if code == YES else code - VOTE
        return vote_gain(g, seat, years)
    return 1.0 if code == CLOCKWISE + (int(g.round_number) + seat) % 2 else 0.0


@rule
def card_to_take(card: int) -> float:
    """Blessings and wares before the others."""
    if card == Card.BLESSING or card == Card.MERCENARIES:
        return 2.0
    return 1.0 if card >= Card.RICH_HARVEST and card <= Card.CARAVAN else 0.0


@rule
def vote_gain(g: State, seat: int, years: int) -> float:
    """Who is in front wants it to end soon."""
    for rival in range(g.seats):
        if all_symbols_of(g, rival) > all_symbols_of(g, seat):
            return float(years)
    return -float(years)


@rule
def war_answer(
    g: State, seat: int, task: int, value: int, code: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
    """Marches, attacks, duels and the spoils."""
    place = code - PLACE
    if task == Task.MOVE_FROM:
        return best_step(g, seat, value, place, goals, stock, needs, weights)
    if task == Task.MOVE_TO:
        unit, origin = unit_and_origin(value)
        return step_gain(g, seat, unit, origin, place, goals, stock, needs, weights)
    if task == Task.ATTACK_AT:
        return attack_gain(g, seat, place, foe_at(g, seat, place), g.ladders == 1, weights)
    if task == Task.FOE:
        return 1.0 if code - PARTY == foe_at(g, seat, value) else 0.0
    if task == Task.COMMIT:
        return commit_gain(g, seat, code)
    if task == Task.COMMIT_UNIT or task == Task.DUEL:
        return 1.0 if code == UNIT + Unit.CHARIOT and defenders_seen(g, int(g.foe), int(g.battle_at)) > 0 else 0.5
    if task == Task.DEFEND:
        return 1.0 if code == UNIT + Unit.FOOT else 0.0
    if task == Task.SECOND_WIND:
        return 1.0 if code == YES else 0.0
    return slot_gain(g, seat, code - SLOT) if code != NO else NEVER


@rule
def commit_gain(g: State, seat: int, code: int) -> float:
    """Attackers join until the battle is as good as won; guards stay."""
    target = int(g.battle_at)
    foe = int(g.foe)
    committed = int(g.attack_foot) + int(g.attack_chariots)
    lead = 0 if g.ladders == 1 or foe >= g.seats else int(g.wall_bonus) * int(g.walls[target])
    power = int(g.attack_foot) * odds(int(g.foot_attack) - lead) + int(g.attack_chariots) * odds(
        int(g.chariot_attack) - lead
    )
    if code == GO:
        return 0.5 if committed > 0 and chance(power, defenders_seen(g, foe, target)) > SURE else 0.0
    place = code - PLACE
    free = place == target or free_units(g, seat, place, Unit.FOOT) + free_units(g, seat, place, Unit.CHARIOT) > 0
    return 0.25 + 0.01 * soldiers(g, seat, place) if free else -0.1


@rule
def slot_gain(g: State, seat: int, slot: int) -> float:
    """A slot of the frame beside an own symbol: the next symbol may find a match there."""
    size = int(g.frame_size)
    beside = g.frame_owner[(slot + 1) % size] == seat or g.frame_owner[(slot + size - 1) % size] == seat
    return 1.0 if beside else 0.0


@rule
def draft_gain(g: State, seat: int, plan: Plan, code: int) -> float:
    """The next step from what a draft holds to what is planned; without a plan it is dropped."""
    if code == DROP:
        return GIVEN_UP
    if plan[0] <= 0.0:
        return 0.0
    if code == SEND:
        return READY
    if code > SEND:
        return 0.0
    if code >= GIVE_CARD:
        card = (code - GIVE_CARD) % KINDS
        given = in_basket(plan[3], card) - in_basket(int(g.give_cards[seat]), card)
        asked = in_basket(plan[4], card) - in_basket(int(g.ask_cards[seat]), card)
        lacks = float(given if code < ASK_CARD else asked)
        adds = code < UNGIVE_CARD or (code >= ASK_CARD and code < UNASK_CARD)
    else:
        material = (code - GIVE) % 5
        lacks = (
            plan[1][material] - int(g.give[seat, material])
            if code < ASK
            else plan[2][material] - int(g.ask[seat, material])
        )
        adds = code < UNGIVE or (code >= ASK and code < UNASK)
    return UNFINISHED if (lacks > 0 if adds else lacks < 0) else 0.0
