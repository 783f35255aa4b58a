"""The answers to each question but the main ones: a first code and bits behind it, and perhaps one code more."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.rules import Codes
from tworivers.mesopotamia.battle import defending, duelists
from tworivers.mesopotamia.building import building_sites
from tworivers.mesopotamia.cards import (
    can_use,
    deserter_owners,
    deserter_sites,
    hand_mask,
    intriguers,
    mercenary_sites,
    nomad_cards_left,
    rivals,
)
from tworivers.mesopotamia.codes import (
    ACCEPT,
    CARD,
    CLOCKWISE,
    COUNTER,
    DECLINE,
    DEMAND,
    DONE,
    FREE,
    GO,
    PARTY,
    PAY,
    PLACE,
    REFUSE,
    SLOT,
    TOLLS,
    UNIT,
    VOTE,
    YES,
)
from tworivers.mesopotamia.economy import regrowable, tearable
from tworivers.mesopotamia.forges import work_sites, works_sites
from tworivers.mesopotamia.frame import slots_with
from tworivers.mesopotamia.masks import emit
from tworivers.mesopotamia.nomads import tribe_steps
from tworivers.mesopotamia.policy import campaign_rivals, payments
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import EMPTY, Building, Card, OfferState, Symbol, Task
from tworivers.mesopotamia.supply import can_pay
from tworivers.mesopotamia.todo import now_value
from tworivers.mesopotamia.trade import asked_for_transit, covers_asked, may_counter
from tworivers.mesopotamia.war import commit_sources, commit_units, foes_in, move_goals, move_origins, targets


@rule
def choices(g: State, seat: int, task: int) -> tuple[int, int, int, int]:
    """First code, its bits, the bits of the second half of the frame, and one code more (EMPTY: none)."""
    value = now_value(g, seat)
    if task == Task.REGROW:
        return PLACE, regrowable(g, seat), 0, EMPTY
    if task == Task.TEAR:
        return PLACE, tearable(g, seat), 0, EMPTY
    if task == Task.WORK_AT:
        return PLACE, work_sites(g, seat, value), 0, EMPTY
    if task == Task.ERECT_AT:
        return PLACE, erect_sites(g, seat, value), 0, EMPTY
    if task == Task.CONSENT:
        return YES, 3, 0, EMPTY
    if task == Task.BLESS:
        return YES, 3 if can_use(g, seat, Card.BLESSING) else 2, 0, EMPTY
    if task == Task.ENVOYS:
        return YES, 3 if can_use(g, seat, Card.ENVOYS) else 2, 0, EMPTY
    if task == Task.SECOND_WIND:
        return YES, 3 if can_use(g, seat, Card.SECOND_WIND) else 2, 0, EMPTY
    if task == Task.DIRECTION:
        return CLOCKWISE, 3, 0, EMPTY
    if task == Task.VOTE:
        return VOTE, 7, 0, EMPTY
    if task == Task.CONVERT:
        return SLOT, slots_with(g, value % 16, value // 16, 0), slots_with(g, value % 16, value // 16, 1), EMPTY
    if task == Task.UNSEAT:
        return SLOT, slots_with(g, value, Symbol.MILITARY, 0), slots_with(g, value, Symbol.MILITARY, 1), EMPTY
    if task <= Task.PAY or task == Task.LOCUSTS_ON or task >= Task.INTRIGUE_ONE or task == Task.NOMAD_CARD:
        return policy_choices(g, seat, task, value)
    return war_choices(g, seat, task, value)


@rule
def policy_choices(g: State, seat: int, task: int, value: int) -> tuple[int, int, int, int]:
    """Campaigns and cards against rivals."""
    if task == Task.RIVAL:
        return PARTY, campaign_rivals(g, seat, value), 0, EMPTY
    if task == Task.PAY:
        return PAY, payments(g, seat), 0, EMPTY
    if task == Task.LOCUSTS_ON or task == Task.SPY_ON:
        return PARTY, rivals(g, seat), 0, EMPTY
    if task == Task.INTRIGUE_ONE:
        return PARTY, intriguers(g, seat), 0, EMPTY
    if task == Task.INTRIGUE_TWO:
        return PARTY, int(g.allied[value]) & ~(1 << seat), 0, EMPTY
    if task == Task.TAKE_CARD:
        return CARD, hand_mask(g, value), 0, EMPTY
    return CARD, nomad_cards_left(g), 0, EMPTY


@rule
def war_choices(g: State, seat: int, task: int, value: int) -> tuple[int, int, int, int]:
    """Movement, attacks, duels, nomads and cards of war."""
    if task == Task.MOVE_FROM:
        return PLACE, move_origins(g, seat, value), 0, EMPTY
    if task == Task.MOVE_TO:
        return PLACE, move_goals(g, seat, value // 64, value % 64), 0, EMPTY
    if task == Task.ATTACK_AT:
        return PLACE, targets(g, seat), 0, EMPTY
    if task == Task.FOE:
        return PARTY, foes_in(g, seat, value), 0, EMPTY
    if task == Task.COMMIT:
        return PLACE, commit_sources(g, seat), 0, GO if int(g.attack_foot) + int(g.attack_chariots) > 0 else EMPTY
    if task == Task.COMMIT_UNIT:
        return UNIT, commit_units(g, seat, value), 0, EMPTY
    if task == Task.DUEL:
        return UNIT, duelists(g), 0, EMPTY
    if task == Task.DEFEND:
        return UNIT, defending(g, seat), 0, EMPTY
    if task == Task.NOMAD_STEP:
        return PLACE, tribe_steps(g, seat, value // 16), 0, DONE if value % 16 > 0 else EMPTY
    if task == Task.MERCENARIES_AT:
        return PLACE, mercenary_sites(g, seat), 0, EMPTY
    if task == Task.DESERTERS_AT:
        return PLACE, deserter_sites(g, seat), 0, EMPTY
    return PARTY, deserter_owners(g, seat, value), 0, EMPTY


@rule
def erect_sites(g: State, seat: int, building: int) -> int:
    """Where a building can stand, if it can be paid."""
    if building <= Building.MILLSTONE:
        return works_sites(g, seat, building) if can_pay(g, seat, int(g.works_price)) else 0
    return building_sites(g, seat, building) if can_pay(g, seat, int(g.building_price)) else 0


@rule
def offer_answers(g: State, seat: int, out: Codes, count: int) -> int:
    """Behind `count` codes, the answers to open offers: one's own with tolls, those one is asked about. Return how many codes there are."""
    accept = 0
    decline = 0
    free = 0
    demand = 0
    for proposer in range(g.seats):
        state = int(g.offer[proposer])
        if state == OfferState.SENT and g.partner[proposer] == seat:
            decline |= 1 << proposer
            if covers_asked(g, seat, proposer):
                accept |= 1 << proposer
        elif state == OfferState.TRANSIT and asked_for_transit(g, seat, proposer) and g.toll_offer[seat] != proposer:
            free |= 1 << proposer
            if g.toll_offer[seat] == EMPTY:
                demand |= 1 << proposer
    if g.offer[seat] == OfferState.TOLLS:
        count = emit(out, count, TOLLS, 3)
    if decline != 0:
        count = emit(out, count, ACCEPT, accept)
        count = emit(out, count, DECLINE, decline)
        if may_counter(g, seat):
            count = emit(out, count, COUNTER, decline)
    if free != 0:
        count = emit(out, count, FREE, free)
        count = emit(out, count, DEMAND, demand)
        count = emit(out, count, REFUSE, free)
    return count
