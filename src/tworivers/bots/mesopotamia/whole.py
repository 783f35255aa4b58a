"""What belongs together in Mesopotamia: a march, an offer with all that is in it, a phase of building."""

from __future__ import annotations

from typing import Any

from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.mesopotamia.consequences import BASKETS, DONE_WITH, NOTHING, answers_offer, task_of
from tworivers.bots.mesopotamia.habits import is_answer
from tworivers.bots.telling import Taken, carry_on
from tworivers.engine.dice import dice_from_number
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.codes import (
    ATTACK,
    BANK,
    BANK_FLOUR,
    CARD,
    COUNTER,
    DEMAND,
    DONE,
    ERECT,
    PLACE,
    TRADE,
    UNIT,
    WITHDRAW,
    WORK,
)
from tworivers.mesopotamia.names import Card, Task

PARTS = (
    Task.WORK_AT,
    Task.SMELT,
    Task.ERECT_AT,
    Task.BLESS,
    Task.RIVAL,
    Task.PAY,
    Task.ENVOYS,
    Task.MOVE_FROM,
    Task.MOVE_TO,
    Task.ATTACK_AT,
    Task.FOE,
    Task.COMMIT,
    Task.COMMIT_UNIT,
    Task.MERCENARIES_AT,
    Task.DESERTERS_AT,
    Task.DESERTERS_OF,
    Task.LOCUSTS_ON,
    Task.INTRIGUE_ONE,
    Task.INTRIGUE_TWO,
    Task.SPY_ON,
)
"""Questions within a decision that has begun."""
IN_SERIES = {
    Task.FELL: (PLACE, WORK),
    Task.FORGE: (WORK, ERECT),
    Task.WALL: (PLACE, WORK),
    Task.WORKS: (ERECT, ERECT + 2),
    Task.MOVE: (UNIT, ATTACK + 1),
}
"""Main decisions that are made several times in a row, and their codes."""
READYING = (Card.FORCED_MARCH, Card.SIEGE_LADDERS)
"""Cards that are played for what comes at once."""
ENDED = (Task.FELL, Task.FORGE, Task.WALL, Task.WORKS)
"""Those that end with saying so; whoever marches or builds temples thinks again."""


class Whole:
    """Carries a choice on, by habit, to the end of what belongs to it."""

    def __init__(self, habit: GreedyActions) -> None:
        self._habit = habit

    def taken(self, records: Any, seat: int, action: int, seed: int) -> list[Taken]:
        """An action with all that belongs to it."""

        def following(taken: list[Taken], here: Any) -> int | None:
            return self._following(taken, here, seat)

        return carry_on(GAME, records, seat, action, dice_from_number(seed, 0), following, put_off=(DONE,))

    def _following(self, taken: list[Taken], here: Any, seat: int) -> int | None:
        last, g = taken[-1], here[0]
        asked, task = task_of(last.before[0], seat), task_of(g, seat)
        codes, _ = self._habit.values(here, seat)
        if is_answer(last.step.action) and not self._writes(last.step.action, NOTHING):
            return None
        if task in BASKETS:
            return self._habit.choose(here, seat, 0) if self._writes(last.step.action, asked) else None
        if any(is_answer(int(code)) for code in codes) or asked in BASKETS:
            return None
        action = self._habit.choose(here, seat, 0)
        if task in PARTS or (task == asked and task in (Task.REGROW, Task.TEAR)):
            return action
        return action if task in DONE_WITH and self._goes_on(taken, seat, Task(task), action) else None

    def _writes(self, action: int, asked: int) -> bool:
        """Whether a basket was being filled, or has just been opened."""
        opened = TRADE <= action < WITHDRAW or answers_offer(action, COUNTER) or answers_offer(action, DEMAND)
        return opened or asked in BASKETS

    def _goes_on(self, taken: list[Taken], seat: int, task: Task, action: int) -> bool:
        """Whether a main decision goes on with what has been done."""
        main = next((one for one in reversed(taken) if task_of(one.before[0], seat) in DONE_WITH), None)
        if main is None or task_of(main.before[0], seat) != task:
            return main is None and task == Task.MOVE and UNIT <= action <= ATTACK
        begun = main.step.action
        if begun == ATTACK or TRADE <= action < WITHDRAW:
            return False
        if BANK <= begun < TRADE or begun >= BANK_FLOUR or begun - CARD in READYING:
            return action != DONE and not TRADE <= action < WITHDRAW
        first, end = IN_SERIES.get(task, (0, 0))
        if action == DONE:
            return task in ENDED and first <= begun < end
        return first <= action < end and first <= begun < end
