"""What a choice in Mesopotamia leads to, for hints: the small decisions behind it made by habit, an offer brought to
its partner, a battle fought.

An offer counts as accepted; whoever is asked on the way answers by habit. What is bought, played or moved first counts
with what it is done for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.judgement import Judgement
from tworivers.bots.mesopotamia.habits import is_answer
from tworivers.bots.mesopotamia.terms import NEVER
from tworivers.engine.compiled import plain
from tworivers.engine.dice import THROWS, Dice
from tworivers.engine.events import new_log
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.codes import (
    ACCEPT,
    ATTACK,
    BANK_FLOUR,
    CAMPAIGN,
    CARD,
    COUNTER,
    DECLINE,
    DEMAND,
    DONE,
    DROP,
    FREE,
    NO,
    NO_TOLLS,
    PARTY,
    REFUSE,
    SEND,
    SMELT,
    TOLLS,
    TRADE,
    UNIT,
    VOTE,
    WITHDRAW,
    YES,
)
from tworivers.mesopotamia.names import EMPTY, FOOT_BITS, SEATS, TRIBES, Campaign, Card, OfferState, Task
from tworivers.mesopotamia.packing import campaign_and_rival
from tworivers.mesopotamia.record import State

NOBODY = -1
NOTHING = -1
"""No task."""
LIMIT = 300
"""Decisions that a choice may lead to."""
BASKETS = (Task.DRAFT, Task.TOLL)
UNTOLD = {
    Task.NOMAD_CARD: "nomads",
    Task.REGROW: "regrow",
    Task.MILL: "mill",
    Task.SMELT: "smelt",
    Task.TEAR: "tear",
    Task.DIRECTION: "direction",
    Task.DEFEND: "defend",
    Task.LOCUSTS_ON: "rival",
    Task.INTRIGUE_ONE: "rival",
    Task.INTRIGUE_TWO: "rival",
    Task.VOTE: "vote",
}
"""Questions whose answers no term of the evaluation tells apart; hints say a sentence instead."""
DONE_WITH = {
    Task.FELL: "done-felling",
    Task.FEED: "done-feeding",
    Task.FORGE: "done-forging",
    Task.WALL: "done-walling",
    Task.WORKS: "done-works",
    Task.BUILD: "done-building",
    Task.CAMPAIGN: "done-policy",
    Task.MOVE: "done-moving",
}
"""The main decisions, and why one is done with each."""
HARMFUL = (*range(TRIBES), Card.LOCUSTS, Card.INTRIGUE, Card.SPIES)
"""Cards that are played against others."""
CAMPAIGNS = {Campaign.ALLIANCE: "alliance", Campaign.BREAK: "break", Campaign.WAR: "war"}


def task_of(g: State, seat: int) -> int:
    """What a seat is asked beside offers, or NOTHING."""
    return int(g.todo_task[seat, int(g.todo[seat]) - 1]) if g.todo[seat] > 0 else NOTHING


def answers_offer(action: int, first: int) -> bool:
    """Whether an action is one of the answers, a code for each proposer, that begin with `first`."""
    return first <= action < first + SEATS


class Consequences:
    """Carries choices through, by the habits of all who are asked meanwhile."""

    def __init__(self, judgement: Judgement, seats: int) -> None:
        self._habit = GreedyActions(judgement, seats)
        self._native = judgement.game.native
        self._codes = np.zeros(judgement.game.actions, np.int64)
        self._log = new_log(0)

    def rests(self, action: int) -> bool:
        """Whether an action leaves things as they are."""
        return action in (DONE, NO, NO_TOLLS, DROP) or answers_offer(action, DECLINE) or answers_offer(action, FREE)

    def instead_of(self, records: Any, seat: int, action: int) -> int | None:
        """What to compare an action with; None: with the position as it is."""
        codes, values = self._habit.values(records, seat)
        if action in (YES, NO):
            other = NO if action == YES else YES
            return other if other in codes else None
        if action == NO_TOLLS:
            return TOLLS
        for passive, active in ((DECLINE, ACCEPT), (FREE, DEMAND)):
            if answers_offer(action, passive):
                return action - passive + active if action - passive + active in codes else None
        if action != DONE:
            return None
        others = [
            (value, -int(code))
            for code, value in zip(codes, values, strict=True)
            if DONE != code < WITHDRAW and value > NEVER
        ]
        return -max(others)[1] if others else None

    def leave(self, records: Any, seat: int) -> str:
        """The position as it is; attackers who haven't fought yet still count."""
        g = records[0]
        if g.active == seat and g.battle_at != EMPTY:
            g.stack[seat, g.battle_at] += int(g.attack_foot) | int(g.attack_chariots) << FOOT_BITS
        return ""

    def carry_through(self, records: Any, seat: int, actions: Sequence[int], dice: Dice) -> str | None:
        """Take an action and all that belongs to it; return `accepted`, `dice` or nothing for what it took.

        What follows the first of `actions` is taken as long as it can be, but for the end of a phase. None where it
        came to nothing.
        """
        g, thrown, action = records[0], int(dice[THROWS]), actions[0]
        task = task_of(g, seat)
        if task in UNTOLD and not is_answer(action):
            return None
        if self.rests(action) and action != NO:
            return ""
        proposer = proposer_of(g, seat, action)
        self._clear_offers(records, action - COUNTER if answers_offer(action, COUNTER) else proposer, dice)
        had = _belongings(g, seat)
        self._do(records, seat, action, dice)
        if proposer != NOBODY:
            return self._bargain(records, seat, proposer, action, had, dice)
        for following in actions[1:]:
            if following == DONE or dice[THROWS] > thrown or not self._can(records, seat, following):
                break
            self._do(records, seat, following, dice)
        self._answer_questions(records, seat, dice)
        return "dice" if dice[THROWS] > thrown else ""

    def note(self, records: Any, seat: int, action: int, how: str | None, better: bool) -> str:
        """The end of the key of the sentence above the reasons, or of the one to say where they don't speak for it."""
        if better:
            return how or ""
        if self.rests(action):
            return self._why_rest(records, seat, action)
        return why(records[0], seat, action)

    def _why_rest(self, records: Any, seat: int, action: int) -> str:
        if answers_offer(action, DECLINE):
            return "decline" if self.instead_of(records, seat, action) is not None else "cannot"
        if answers_offer(action, FREE):
            return "free"
        if action in (NO_TOLLS, DROP):
            return "tolls" if action == NO_TOLLS else "drop"
        task = task_of(records[0], seat)
        return DONE_WITH.get(Task(task), "done") if action == DONE and task != NOTHING else "done"

    def _do(self, records: Any, seat: int, action: int, dice: Dice) -> None:
        self._native.apply_at(records, 0, seat, action, dice, self._log)

    def _do_usual(self, records: Any, seat: int, dice: Dice) -> None:
        self._do(records, seat, self._habit.choose(records, seat, 0), dice)

    def _clear_offers(self, records: Any, kept: int, dice: Dice) -> None:
        """End all offers but one: they aren't what the choice is about."""
        g = records[0]
        for proposer in range(int(g.seats)):
            while proposer != kept and g.offer[proposer] > OfferState.DRAFT:
                asked = lowest_bit(int(g.transit[proposer]))
                if g.offer[proposer] == OfferState.SENT:
                    self._do(records, int(g.partner[proposer]), DECLINE + proposer, dice)
                elif g.offer[proposer] == OfferState.TOLLS:
                    self._do(records, proposer, NO_TOLLS, dice)
                elif g.toll_offer[asked] != proposer:
                    self._do(records, asked, REFUSE + proposer, dice)
                elif task_of(g, asked) == Task.TOLL:
                    self._do(records, asked, SEND, dice)
                else:
                    break

    def _answer_questions(self, records: Any, seat: int, dice: Dice) -> None:
        """Answer what a main decision asks for, up to the next; others answer where it waits for them."""
        g = records[0]
        for _ in range(LIMIT):
            task = task_of(g, seat)
            if g.over or task == NOTHING or task in DONE_WITH:
                return
            self._do_usual(records, seat if task != Task.WAIT else self._asked(records), dice)

    def _asked(self, records: Any) -> int:
        """Who is asked while a seat waits, before those who only write an offer."""
        mask = int(self._native.actors_at(records, 0))
        asked = [seat for seat in range(int(records[0].seats)) if mask >> seat & 1]
        return min(asked, key=lambda seat: task_of(records[0], seat) in BASKETS)

    def _can(self, records: Any, seat: int, action: int) -> bool:
        """Whether an action is legal."""
        count = self._native.legal_at(records, 0, seat, self._codes)
        return action in self._codes[:count]

    def _bargain(self, records: Any, seat: int, proposer: int, action: int, had: Any, dice: Dice) -> str | None:
        """Write down what is offered or demanded, and bring the offer to its end; None where nothing changes hands."""
        g = records[0]
        for _ in range(LIMIT):
            if answers_offer(action, ACCEPT) or task_of(g, seat) not in BASKETS:
                break
            self._do_usual(records, seat, dice)
        self._deliver(records, proposer, dice)
        if np.array_equal(had, _belongings(g, seat)):
            return None
        return "" if answers_offer(action, ACCEPT) else "accepted"

    def _deliver(self, records: Any, proposer: int, dice: Dice) -> None:
        """Those on the way answer by habit, their tolls are agreed to, and the partner accepts if he can."""
        g = records[0]
        for _ in range(LIMIT):
            if g.offer[proposer] == OfferState.TRANSIT:
                self._do_usual(records, lowest_bit(int(g.transit[proposer])), dice)
            elif g.offer[proposer] == OfferState.TOLLS:
                self._do(records, proposer, TOLLS, dice)
            else:
                break
        partner = int(g.partner[proposer])
        if g.offer[proposer] == OfferState.SENT and ACCEPT + proposer in self._habit.values(records, partner)[0]:
            self._do(records, partner, ACCEPT + proposer, dice)


def prepares(task: int, action: int) -> bool:
    """Whether a main decision is made for another: goods from the bank, a card, a march."""
    if task in (Task.MOVE_FROM, Task.MOVE_TO):
        return True
    bought = CARD <= action < TRADE or BANK_FLOUR <= action < SMELT
    return task in DONE_WITH and (UNIT <= action < ATTACK or bought)


def why(g: State, seat: int, action: int) -> str:
    """The sentence for an action whose merits no term shows."""
    task = task_of(g, seat)
    if not is_answer(action) and task in UNTOLD:
        name = UNTOLD[Task(task)]
        return name if task != Task.VOTE else f"{name}-soon" if action in (VOTE, NO) else f"{name}-late"
    if proposer_of(g, seat, action) != NOBODY:
        written = not is_answer(action) and task != Task.TOLL
        return "offer" if answers_offer(action, COUNTER) or written else "best"
    campaign = _campaign(g, seat, task, action)
    if campaign is not None:
        return CAMPAIGNS[campaign]
    if task in (Task.CONVERT, Task.UNSEAT):
        return "slot"
    if task in (Task.NOMAD_STEP, Task.SPY_ON) or (task in DONE_WITH and action - CARD in HARMFUL):
        return "rival"
    return "prepare" if prepares(task, action) else "best"


def _campaign(g: State, seat: int, task: int, action: int) -> Campaign | None:
    """The campaign that an action is part of."""
    if task == Task.CAMPAIGN and CAMPAIGN <= action < PARTY:
        return Campaign(action - CAMPAIGN)
    if task == Task.CONSENT:
        return Campaign.ALLIANCE
    value = int(g.todo_value[seat, int(g.todo[seat]) - 1])
    if task == Task.RIVAL:
        return Campaign(value)
    return Campaign(plain(campaign_and_rival)(value)[0]) if task in (Task.PAY, Task.ENVOYS) else None


def proposer_of(g: State, seat: int, action: int) -> int:
    """Whose offer an action is about."""
    if is_answer(action):
        if action >= FREE:
            return (action - FREE) % SEATS
        if action >= COUNTER or action < ACCEPT:
            return seat
        return (action - ACCEPT) % SEATS
    if TRADE <= action < WITHDRAW or task_of(g, seat) == Task.DRAFT:
        return seat
    return int(g.toll_offer[seat]) if task_of(g, seat) == Task.TOLL else NOBODY


def _belongings(g: State, seat: int) -> Any:
    """A seat's goods and cards."""
    return np.concatenate([g.stock[seat].astype(int), g.hand[seat].astype(int)])
