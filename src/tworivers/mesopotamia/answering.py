"""What the answers to questions and offers do."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.battle import attacker_falls, meet
from tworivers.mesopotamia.building import bless, build
from tworivers.mesopotamia.cards import (
    choose_nomad_card,
    desert,
    hire_mercenaries,
    locusts,
    play_card,
    spend_card,
    spy,
    take_card,
)
from tworivers.mesopotamia.codes import (
    ACCEPT,
    ASK,
    ASK_CARD,
    ATTACK,
    BANK,
    CAMPAIGN,
    CARD,
    CLOCKWISE,
    COUNTER,
    DECLINE,
    DEMAND,
    DONE,
    DROP,
    ERECT,
    FREE,
    GIVE,
    GIVE_CARD,
    GO,
    MILL,
    PARTY,
    PAY,
    PLACE,
    REFUSE,
    SEND,
    SLOT,
    TOLLS,
    TRADE,
    UNASK,
    UNASK_CARD,
    UNGIVE,
    UNGIVE_CARD,
    UNIT,
    VOTE,
    WITHDRAW,
    WORK,
    YES,
)
from tworivers.mesopotamia.economy import fell, mill, regrow, tear_down
from tworivers.mesopotamia.forges import build_wall, build_works, do_work
from tworivers.mesopotamia.frame import convert_symbol, remove_symbol
from tworivers.mesopotamia.nomads import move_tribe
from tworivers.mesopotamia.policy import begin_campaign, consent, end_alliance, send_envoys
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import CARD_BITS, Building, Card, Event, OfferState, Task
from tworivers.mesopotamia.todo import done, later, now_value, remove_task
from tworivers.mesopotamia.trade import (
    DECLINED,
    TOLLS_REFUSED,
    WITHDRAWN,
    accept,
    begin_offer,
    begin_toll,
    close_offer,
    counter,
    let_pass,
    refuse_transit,
    send_offer,
    trade_with_bank,
)
from tworivers.mesopotamia.war import aim, commit, move_unit, open_battle


@rule
def play_main(g: State, seat: int, task: int, action: int, log: Log) -> None:
    """A main decision stays until one is done with it; a campaign is only one a round."""
    if action == DONE:
        done(g, seat)
    elif action >= WITHDRAW:
        close_offer(g, seat, WITHDRAWN, log)
    elif action >= TRADE:
        begin_offer(g, seat, action - TRADE)
    elif action >= BANK:
        trade_with_bank(g, seat, action - BANK, log)
    elif action >= CARD:
        play_card(g, seat, action - CARD, log)
    elif action == ATTACK:
        later(g, seat, Task.ATTACK_AT, 0)
    elif action >= UNIT:
        later(g, seat, Task.MOVE_FROM, action - UNIT)
    elif action >= CAMPAIGN:
        done(g, seat)
        later(g, seat, Task.RIVAL, action - CAMPAIGN)
    elif action >= ERECT:
        later(g, seat, Task.ERECT_AT, action - ERECT)
    elif action >= WORK:
        later(g, seat, Task.WORK_AT, action - WORK)
    elif task == Task.FELL:
        fell(g, seat, action - PLACE, log)
    else:
        build_wall(g, seat, action - PLACE, log)


@rule
def answer_question(g: State, seat: int, task: int, action: int, dice: Dice, log: Log) -> None:
    """Take the question off the stack and do what was chosen; which troops attack is asked until they go."""
    value = now_value(g, seat)
    if task != Task.COMMIT:
        done(g, seat)
    if task == Task.DIRECTION or task == Task.VOTE:
        answer_for_all(g, seat, task, action, log)
    elif task == Task.NOMAD_CARD or task >= Task.NOMAD_STEP:
        answer_to_card(g, seat, task, value, action, dice, log)
    elif task <= Task.BLESS:
        answer_at_home(g, seat, task, value, action, log)
    elif task <= Task.CONSENT:
        answer_in_policy(g, seat, task, value, action, log)
    elif task <= Task.COMMIT_UNIT:
        answer_on_march(g, seat, task, value, action, dice, log)
    else:
        answer_in_battle(g, seat, task, value, action, log)


@rule
def answer_for_all(g: State, seat: int, task: int, action: int, log: Log) -> None:
    """Which way around the table a round goes, and how many years are played."""
    if task == Task.DIRECTION:
        g.direction = 1 if action == CLOCKWISE else -1
        note(log, Event.DIRECTION, seat, int(g.direction), 0, 0, 0)
    else:
        g.votes[seat] = action - VOTE + 1
        note(log, Event.VOTE, seat, int(g.votes[seat]), 0, 0, 0)


@rule
def answer_at_home(g: State, seat: int, task: int, value: int, action: int, log: Log) -> None:
    """Trees, flour, forges and buildings."""
    place = action - PLACE
    if task == Task.REGROW:
        regrow(g, seat, place, log)
    elif task == Task.MILL:
        mill(g, seat, value, action - MILL, log)
    elif task == Task.TEAR:
        tear_down(g, seat, place, value, log)
    elif task == Task.WORK_AT:
        do_work(g, seat, value, place, log)
    elif task == Task.BLESS:
        bless(g, seat, value, action == YES, log)
    elif value <= Building.MILLSTONE:
        build_works(g, seat, value, place, log)
    else:
        build(g, seat, value, place, log)


@rule
def answer_in_policy(g: State, seat: int, task: int, value: int, action: int, log: Log) -> None:
    """A campaign, from its rival to the consent of a partner."""
    if task == Task.RIVAL:
        later(g, seat, Task.PAY, 16 * value + action - PARTY)
    elif task == Task.PAY:
        begin_campaign(g, seat, value, action - PAY, log)
    elif task == Task.ENVOYS:
        send_envoys(g, seat, value, action == YES, log)
    else:
        consent(g, seat, value, action == YES, log)


@rule
def answer_on_march(g: State, seat: int, task: int, value: int, action: int, dice: Dice, log: Log) -> None:
    """Movement, and attacks up to the battle."""
    place = action - PLACE
    if task == Task.MOVE_FROM:
        later(g, seat, Task.MOVE_TO, 64 * value + place)
    elif task == Task.MOVE_TO:
        move_unit(g, seat, value // 64, value % 64, place, log)
    elif task == Task.ATTACK_AT:
        later(g, seat, Task.FOE, place)
    elif task == Task.FOE:
        aim(g, value, action - PARTY)
        later(g, seat, Task.COMMIT, 0)
    elif task == Task.COMMIT_UNIT:
        commit(g, seat, value, action - UNIT, log)
    elif action == GO:
        done(g, seat)
        open_battle(g, seat, dice, log)
    else:
        later(g, seat, Task.COMMIT_UNIT, place)


@rule
def answer_in_battle(g: State, seat: int, task: int, value: int, action: int, log: Log) -> None:
    """Duels and the spoils."""
    if task == Task.DUEL:
        meet(g, seat, action - UNIT)
    elif task == Task.DEFEND:
        g.duel_defender = action - UNIT
        remove_task(g, value, Task.WAIT)
    elif task == Task.SECOND_WIND:
        if action == YES:
            spend_card(g, seat, Card.SECOND_WIND, log)
            later(g, seat, Task.ROLL_DUEL, 0)
        else:
            attacker_falls(g, seat, log)
    elif task == Task.CONVERT:
        convert_symbol(g, action - SLOT, seat, log)
        g.captured[value // 16] -= 1
        if g.captured[value // 16] > 0:
            later(g, seat, Task.CONVERT, value)
    else:
        remove_symbol(g, action - SLOT, log)


@rule
def answer_to_card(g: State, seat: int, task: int, value: int, action: int, dice: Dice, log: Log) -> None:
    """Whom and what a card is played on, and where nomads go."""
    place = action - PLACE
    party = action - PARTY
    if task == Task.NOMAD_CARD:
        choose_nomad_card(g, seat, action - CARD, log)
    elif task == Task.NOMAD_STEP:
        if action != DONE:
            move_tribe(g, seat, value // 16, value % 16, place, dice, log)
    elif task == Task.MERCENARIES_AT:
        hire_mercenaries(g, seat, place, log)
    elif task == Task.DESERTERS_AT:
        later(g, seat, Task.DESERTERS_OF, place)
    elif task == Task.DESERTERS_OF:
        desert(g, seat, value, party, dice, log)
    elif task == Task.LOCUSTS_ON:
        locusts(g, seat, party, log)
        g.wake |= 1 << party
    elif task == Task.INTRIGUE_ONE:
        later(g, seat, Task.INTRIGUE_TWO, party)
    elif task == Task.INTRIGUE_TWO:
        end_alliance(g, value, party, log)
    elif task == Task.SPY_ON:
        spy(g, seat, party, dice, log)
    else:
        take_card(g, seat, value, action - CARD, log)


@rule
def edit_basket(g: State, seat: int, task: int, action: int, log: Log) -> None:
    """One thing more or less in a draft or a toll; or it is sent or dropped."""
    if task == Task.DRAFT:
        g.edits[seat] += 1
    else:
        g.toll_edits[seat] += 1
    if action == SEND:
        proposer = now_value(g, seat)
        done(g, seat)
        if task == Task.DRAFT:
            send_offer(g, seat, log)
        else:
            let_pass(g, seat, proposer, log)
    elif action == DROP:
        close_offer(g, seat, WITHDRAWN, log)
    elif action >= GIVE_CARD:
        edit_cards(g, seat, task, action)
    elif action >= ASK:
        more = 1 if action < UNASK else -1
        material = action - ASK if action < UNASK else action - UNASK
        if task == Task.DRAFT:
            g.ask[seat, material] += more
        else:
            g.toll[seat, material] += more
    elif action >= UNGIVE:
        g.give[seat, action - UNGIVE] -= 1
    else:
        g.give[seat, action - GIVE] += 1


@rule
def edit_cards(g: State, seat: int, task: int, action: int) -> None:
    """One card more or less."""
    if action >= UNASK_CARD:
        change = -(1 << (CARD_BITS * (action - UNASK_CARD)))
    elif action >= ASK_CARD:
        change = 1 << (CARD_BITS * (action - ASK_CARD))
    elif action >= UNGIVE_CARD:
        change = -(1 << (CARD_BITS * (action - UNGIVE_CARD)))
    else:
        change = 1 << (CARD_BITS * (action - GIVE_CARD))
    if action < ASK_CARD:
        g.give_cards[seat] = int(g.give_cards[seat]) + change
    elif task == Task.DRAFT:
        g.ask_cards[seat] = int(g.ask_cards[seat]) + change
    else:
        g.toll_cards[seat] = int(g.toll_cards[seat]) + change


@rule
def answer_offer(g: State, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Answers to offers, possible at any time."""
    if action == TOLLS:
        g.offer[seat] = OfferState.SENT
    elif action < ACCEPT:
        close_offer(g, seat, TOLLS_REFUSED, log)
    elif action < DECLINE:
        accept(g, seat, action - ACCEPT, dice, log)
    elif action < COUNTER:
        close_offer(g, action - DECLINE, DECLINED, log)
    elif action < FREE:
        counter(g, seat, action - COUNTER, log)
    elif action < DEMAND:
        let_pass(g, seat, action - FREE, log)
    elif action < REFUSE:
        begin_toll(g, seat, action - DEMAND)
    else:
        refuse_transit(g, seat, action - REFUSE, log)
