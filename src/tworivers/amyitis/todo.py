"""What is still to be decided or done: a small stack in the record. The last task put on it is the next one."""

from __future__ import annotations

from tworivers.amyitis.names import STEPS
from tworivers.amyitis.record import State
from tworivers.engine.compiled import rule


@rule
def later(g: State, task: int, seat: int, value: int) -> None:
    """Put a task on top of the stack. A series is put there in reverse order."""
    at = int(g.todo)
    g.todo_task[at] = task
    g.todo_seat[at] = seat
    g.todo_value[at] = value
    g.todo = at + 1


@rule
def done(g: State) -> None:
    """Take the top task off."""
    g.todo -= 1


@rule
def now_task(g: State) -> int:
    """The task on top."""
    return int(g.todo_task[g.todo - 1])


@rule
def is_step(task: int) -> bool:
    """Whether a task does itself."""
    return (STEPS >> task) & 1 == 1


@rule
def now_seat(g: State) -> int:
    """Whom it concerns."""
    return int(g.todo_seat[g.todo - 1])


@rule
def now_value(g: State) -> int:
    """The number that belongs to it."""
    return int(g.todo_value[g.todo - 1])
