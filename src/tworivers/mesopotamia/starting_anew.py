"""A season from its beginning, whatever was asked before: where a position was set up by hand."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log
from tworivers.mesopotamia.actions import advance, carry_out
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.rounds import begin_round
from tworivers.mesopotamia.todo import clear_tasks, now_task, now_value


@rule
def start_season(g: State, dice: Dice, log: Log) -> None:
    """Nothing is left to do of before; the season of the record begins, up to its first decisions."""
    for seat in range(g.seats):
        clear_tasks(g, seat)
    g.wake = 0
    g.round_number -= 1
    begin_round(g, log)
    seat, action = advance(g, dice, log)
    while action >= 0:
        g.wake |= 1 << seat
        carry_out(g, seat, now_task(g, seat), now_value(g, seat), action, dice, log)
        seat, action = advance(g, dice, log)
