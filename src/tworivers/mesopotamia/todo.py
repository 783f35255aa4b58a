"""What is still to be decided or done: one small stack per seat. The last task put on a stack is the next one.

`wake` marks the seats whose stack has to be looked at after an action.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import Task
from tworivers.mesopotamia.record import State


def _bits(*tasks: Task) -> int:
    """A set of tasks as bits."""
    return sum(1 << task for task in tasks)


MAIN_TASKS = _bits(
    Task.FELL, Task.MILL, Task.FEED, Task.FORGE, Task.WALL, Task.WORKS, Task.BUILD, Task.CAMPAIGN, Task.MOVE
)
"""Decisions that stay until the party says that it is done; trade and cards are open beside them."""

HALF_DECIDED = _bits(
    Task.WORK_AT,
    Task.ERECT_AT,
    Task.RIVAL,
    Task.PAY,
    Task.MOVE_FROM,
    Task.MOVE_TO,
    Task.ATTACK_AT,
    Task.FOE,
    Task.COMMIT_UNIT,
    Task.SMELT,
)
"""Questions that belong to a decision of which nothing shows yet."""

SECRETLY_COUNTED = _bits(
    Task.NOMAD_CARD,
    Task.MILL,
    Task.WORK_AT,
    Task.SMELT,
    Task.BLESS,
    Task.PAY,
    Task.ENVOYS,
    Task.MOVE_FROM,
    Task.MOVE_TO,
    Task.ATTACK_AT,
    Task.COMMIT,
    Task.COMMIT_UNIT,
    Task.SECOND_WIND,
    Task.MERCENARIES_AT,
    Task.TAKE_CARD,
)
"""Questions whose number of answers depends on what others can't see: stocks, hands, stacks, the rest of the deck."""

STEPS = _bits(
    Task.WALK,
    Task.FEED_CITIES,
    Task.FRAME_ROLL,
    Task.CAMPAIGN_ROLL,
    Task.BATTLE,
    Task.ROLL_DUEL,
    Task.CONQUEST,
    Task.RAISE_SYMBOL,
    Task.SETTLE,
    Task.RESUME,
)
"""What does itself when it comes to the top of a stack."""


@rule
def later(g: State, seat: int, task: int, value: int) -> None:
    """Put a task on top of a seat's stack. A series is put there in reverse order."""
    at = int(g.todo[seat])
    g.todo_task[seat, at] = task
    g.todo_value[seat, at] = value
    g.todo[seat] = at + 1
    g.wake |= 1 << seat


@rule
def done(g: State, seat: int) -> None:
    """Take the top task off."""
    at = int(g.todo[seat]) - 1
    g.todo_task[seat, at] = 0
    g.todo_value[seat, at] = 0
    g.todo[seat] = at
    g.wake |= 1 << seat


@rule
def now_task(g: State, seat: int) -> int:
    """The task on top; -1 if there is none."""
    at = int(g.todo[seat])
    return int(g.todo_task[seat, at - 1]) if at > 0 else -1


@rule
def now_value(g: State, seat: int) -> int:
    """The number that belongs to it; 0 if there is none."""
    at = int(g.todo[seat])
    return int(g.todo_value[seat, at - 1]) if at > 0 else 0


@rule
def is_main(task: int) -> bool:
    """Whether a task (or -1, none) is a main decision."""
    return task >= 0 and (MAIN_TASKS >> task) & 1 == 1


@rule
def is_half_decided(task: int) -> bool:
    """Whether a task (or -1, none) belongs to a decision of which nothing shows yet."""
    return task >= 0 and (HALF_DECIDED >> task) & 1 == 1


@rule
def keeps_secrets(g: State) -> bool:
    """Since version 3 of the rules nothing that is asked depends on what others can't see."""
    return bool(g.rules >= 3)


@rule
def is_asked_anyway(g: State, task: int) -> bool:
    """Whether a question is asked though one answer alone is possible: that there is only one is nobody's business."""
    return keeps_secrets(g) and (SECRETLY_COUNTED >> task) & 1 == 1


@rule
def is_step(task: int) -> bool:
    """Whether a task (or -1, none) does itself."""
    return task >= 0 and (STEPS >> task) & 1 == 1


@rule
def is_question(task: int) -> bool:
    """Whether a task (or -1, none) asks for a decision."""
    return task >= 0 and task != Task.WAIT and not is_step(task)


@rule
def is_writing(task: int) -> bool:
    """Whether a task (or -1, none) is a basket that is being filled: a draft or a toll."""
    return task == Task.DRAFT or task == Task.TOLL


@rule
def task_below_writing(g: State, seat: int) -> int:
    """The topmost task that isn't a basket being filled; -1 if there is none."""
    for at in range(int(g.todo[seat]) - 1, -1, -1):
        if not is_writing(int(g.todo_task[seat, at])):
            return int(g.todo_task[seat, at])
    return -1


@rule
def waits(g: State, seat: int, task: int) -> bool:
    """Whether a task stands somewhere in a stack."""
    for at in range(int(g.todo[seat])):
        if g.todo_task[seat, at] == task:
            return True
    return False


@rule
def clear_tasks(g: State, seat: int) -> None:
    """Nothing is left to do for a seat."""
    while g.todo[seat] > 0:
        done(g, seat)


@rule
def remove_task(g: State, seat: int, task: int) -> None:
    """Take a task out of a stack, wherever in it it stands."""
    top = int(g.todo[seat])
    for at in range(top - 1, -1, -1):
        if g.todo_task[seat, at] == task:
            for above in range(at, top - 1):
                g.todo_task[seat, above] = g.todo_task[seat, above + 1]
                g.todo_value[seat, above] = g.todo_value[seat, above + 1]
            done(g, seat)
            return


@rule
def put_value(g: State, seat: int, task: int, value: int) -> None:
    """Change the number beside a task, wherever in a stack it stands."""
    for at in range(int(g.todo[seat])):
        if g.todo_task[seat, at] == task:
            g.todo_value[seat, at] = value


@rule
def take_back(g: State, seat: int) -> None:
    """Forget what a party has decided so far, as long as nothing of it shows; the decision itself is asked anew."""
    kept = 0
    for at in range(int(g.todo[seat])):
        task = int(g.todo_task[seat, at])
        value = int(g.todo_value[seat, at])
        if task == Task.RIVAL or task == Task.PAY:
            task = Task.CAMPAIGN.value
            value = 0
        elif is_half_decided(task):
            continue
        g.todo_task[seat, kept] = task
        g.todo_value[seat, kept] = value
        kept += 1
    while g.todo[seat] > kept:
        done(g, seat)
    g.wake |= 1 << seat
