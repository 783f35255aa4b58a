"""The contract's setup, actors, legal and apply, by the table of decisions (decisions.py).

A choice with a single answer is taken without asking, one without any is left out; but since version 3 of the rules
others can't tell from that how much somebody holds (`todo.SECRETLY_COUNTED`).
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.decisions import MANY, NONE
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log
from tworivers.engine.masks import lowest_bit
from tworivers.engine.rules import Codes, Options
from tworivers.mesopotamia.battle import end_battle
from tworivers.mesopotamia.decisions import DISPATCH
from tworivers.mesopotamia.names import EMPTY, Obstacle, OfferState, Task
from tworivers.mesopotamia.parties import is_living
from tworivers.mesopotamia.record import Components, State
from tworivers.mesopotamia.rounds import all_idle, next_stage
from tworivers.mesopotamia.setup import ask_for_nomad_card, lay_out
from tworivers.mesopotamia.todo import (
    done,
    is_asked_anyway,
    is_question,
    is_step,
    keeps_secrets,
    now_task,
    now_value,
    take_back,
)

legal_answers = DISPATCH.legal_answers
single_answer = DISPATCH.single_answer
answer_obstacle = DISPATCH.obstacle
carry_out = DISPATCH.carry_out
do_step = DISPATCH.do_step


@rule
def setup(g: State, box: Components, seats: int, options: Options, dice: Dice, log: Log) -> None:
    """Lay out the board and go to the first decisions."""
    lay_out(g, box, seats, options, dice)
    ask_for_nomad_card(g, box, log)
    advance(g, dice, log)


@rule
def actors(g: State) -> int:
    """All who are asked something, or may answer an offer. Who may only interrupt or trade isn't waited for."""
    if g.over == 1:
        return 0
    found = 0
    for seat in range(g.seats):
        if is_question(now_task(g, seat)):
            found |= 1 << seat
        state = int(g.offer[seat])
        if state == OfferState.SENT:
            found |= 1 << int(g.partner[seat])
        elif state == OfferState.TOLLS:
            found |= 1 << seat
        elif state == OfferState.TRANSIT:
            found |= transit_asked(g, seat)
    return found


@rule
def transit_asked(g: State, proposer: int) -> int:
    """Who is asked to let a caravan pass, as bits; whoever writes a toll for it is asked for that instead."""
    found = int(g.transit[proposer])
    for seat in range(g.seats):
        if g.toll_offer[seat] == proposer:
            found &= ~(1 << seat)
    return found


@rule
def legal(g: State, seat: int, out: Codes) -> int:
    """The legal codes: answers to the question on top of seat's stack, then answers to offers."""
    if g.over == 1 or seat < 0 or seat >= g.seats or not is_living(g, seat):
        return 0
    return int(legal_answers(g, seat, now_task(g, seat), now_value(g, seat), out))


@rule
def obstacle(g: State, seat: int, action: int) -> int:
    """Why an action of the table isn't legal for seat now; Obstacle.NONE if it is."""
    if g.over == 1:
        return Obstacle.GAME_OVER
    if seat < 0 or seat >= g.seats:
        return Obstacle.NO_SEAT
    if not is_living(g, seat):
        return Obstacle.OUT
    task = now_task(g, seat)
    found = int(answer_obstacle(g, seat, task, now_value(g, seat), action))
    return Obstacle.OTHER_TURN if found == Obstacle.OTHER_QUESTION and not is_question(task) else found


@rule
def apply(g: State, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Carry out a legal action, and then everything up to the next decisions."""
    while action != EMPTY:
        g.wake |= 1 << seat
        carry_out(g, seat, now_task(g, seat), now_value(g, seat), action, dice, log)
        seat, action = advance(g, dice, log)


@rule
def advance(g: State, dice: Dice, log: Log) -> tuple[int, int]:
    """Do what does itself, up to decisions of all seats. Return a seat and its only answer, if that isn't asked."""
    while g.over == 0:
        if g.wake == 0:
            if not all_idle(g):
                return EMPTY, EMPTY
            next_stage(g, dice, log)
            continue
        seat = lowest_bit(int(g.wake))
        task = now_task(g, seat)
        if is_step(task):
            value = now_value(g, seat)
            done(g, seat)
            do_step(g, seat, task, value, dice, log)
            continue
        answer = int(single_answer(g, seat, task, now_value(g, seat))) if is_question(task) else MANY
        if answer >= 0 and not is_asked_anyway(g, task):
            return seat, answer
        if answer != NONE:
            g.wake &= ~(1 << seat)
            continue
        if task == Task.COMMIT:
            end_battle(g)
        if keeps_secrets(g) and (task == Task.RIVAL or task == Task.PAY):
            take_back(g, seat)
        else:
            done(g, seat)
    return EMPTY, EMPTY
