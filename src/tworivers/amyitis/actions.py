"""The contract's setup, actors, legal and apply, by the table of decisions (decisions.py)."""

from __future__ import annotations

from tworivers.amyitis.decisions import DISPATCH
from tworivers.amyitis.names import EMPTY, Event, Obstacle, Short, Task
from tworivers.amyitis.record import Components, State
from tworivers.amyitis.setup import lay_out
from tworivers.amyitis.todo import done, is_step, later, now_seat, now_task, now_value
from tworivers.engine.compiled import rule
from tworivers.engine.decisions import NONE
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log, note
from tworivers.engine.rules import Codes, Options

legal_answers = DISPATCH.legal_answers
single_answer = DISPATCH.single_answer
answer_obstacle = DISPATCH.obstacle
carry_out = DISPATCH.carry_out
do_step = DISPATCH.do_step


@rule
def setup(g: State, box: Components, seats: int, options: Options, dice: Dice, log: Log) -> None:
    """Lay out the table and go to the first decision."""
    lay_out(g, box, seats, options, dice)
    later(g, Task.PREPARE, EMPTY, 0)
    advance(g, dice, log)


@rule
def actors(g: State) -> int:
    """One seat decides at a time; none when the game is over."""
    return 0 if g.over == 1 else 1 << now_seat(g)


@rule
def legal(g: State, seat: int, out: Codes) -> int:
    """The legal codes among those that answer the question asked now."""
    if g.over == 1 or now_seat(g) != seat:
        return 0
    return int(legal_answers(g, seat, now_task(g), now_value(g), out))


@rule
def obstacle(g: State, seat: int, action: int) -> int:
    """Why an action of the table isn't legal for seat now; Obstacle.NONE if it is."""
    if g.over == 1:
        return Obstacle.GAME_OVER
    if now_seat(g) != seat:
        return Obstacle.OTHER_SEAT
    return int(answer_obstacle(g, seat, now_task(g), now_value(g), action))


@rule
def apply(g: State, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Carry out a legal action, and then everything up to the next decision."""
    while action >= 0:
        carry_out(g, now_seat(g), now_task(g), now_value(g), action, dice, log)
        action = advance(g, dice, log)


@rule
def advance(g: State, dice: Dice, log: Log) -> int:
    """Do what does itself, up to a decision; return its answer if it needn't be asked, else EMPTY."""
    while g.over == 0:
        task = now_task(g)
        seat = now_seat(g)
        value = now_value(g)
        if is_step(task):
            done(g)
            do_step(g, seat, task, value, dice, log)
            continue
        answer = int(single_answer(g, seat, task, value))
        if answer >= 0:
            return answer
        if answer != NONE:
            return EMPTY
        if task == Task.COURT:
            note(log, Event.BONUS_LOST, seat, EMPTY, 0, 0, 0)
        elif task == Task.GOOD or task == Task.ISHTAR:
            note(log, Event.SHORT, seat, Short.CHOICE, 0, 0, 0)
        done(g)
    return EMPTY
