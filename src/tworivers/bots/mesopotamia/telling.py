"""Hints for Mesopotamia: a whole march, offer or phase, what it changes over many dice, and what may come next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tworivers.bots.bot import Thoughts
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.judgement import Judgement, Numbers
from tworivers.bots.mesopotamia.changes import COUNTED, count, reasons
from tworivers.bots.mesopotamia.clauses import in_words
from tworivers.bots.mesopotamia.consequences import DONE_WITH, NOBODY, Consequences, proposer_of, task_of
from tworivers.bots.mesopotamia.goals import aims, nearer
from tworivers.bots.mesopotamia.notes import note
from tworivers.bots.mesopotamia.stores import change_of, needs_of, stock_of, stock_worth
from tworivers.bots.mesopotamia.terms import Term
from tworivers.bots.mesopotamia.whole import Whole
from tworivers.bots.scratch import TERMS
from tworivers.bots.telling import MOST, Hint, Reason, Taken, fares, only, told
from tworivers.bots.turns import next_in_turn
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import SHOWN, THROWS, dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.messages import Message
from tworivers.mesopotamia import GAME, policy
from tworivers.mesopotamia.codes import DONE
from tworivers.mesopotamia.frame import roll_needed
from tworivers.mesopotamia.names import Building, Campaign, Event, Material, Symbol, Task
from tworivers.mesopotamia.odds import roll_chance
from tworivers.mesopotamia.todo import now_value

TRIALS = 32 if JIT else 4
"""How often a choice whose outcome depends on dice is carried through."""
HIDING = 1 << 20
"""Dice from here on redraw what is hidden."""
AHEAD = 40
"""Decisions of others that are thought of before the next own one."""
UNEXPLAINED = ("best", "prepare", "done", "offer")
"""Notes that say no more than that nothing else is better."""
LEAST = 0.01
"""What all changes together must be worth to speak for a choice."""


@dataclass(frozen=True)
class Outcome:
    """Positions that a choice leads to, or the position as it is."""

    how: str | None
    """What it took, in a word; None where there is nothing to carry through."""
    terms: Numbers
    """Of the evaluation, on average."""
    facts: Numbers
    """A row a trial."""


@dataclass(frozen=True)
class Case:
    """What speaks for a choice."""

    reasons: tuple[Reason, ...] = ()
    note: str = ""
    """The end of the key of a sentence: above the reasons, or instead of them."""
    instead: int | None = None
    """The action the reasons compare it with; otherwise it is the position as it is."""


class Choices:
    """Tells of choices."""

    def __init__(self, judgement: Judgement, seats: int) -> None:
        self._judgement, self._seats = judgement, seats
        self._weights = judgement.weights(seats)
        self._consequences = Consequences(judgement, seats)
        self._habit = GreedyActions(judgement, seats)
        self._whole = Whole(self._habit)

    def hint(self, records: Any, seat: int, thoughts: Thoughts, seed: int) -> Hint:
        """What was chosen with all that belongs to it, as a person would say it."""
        action = thoughts.choice
        taken = self._whole.taken(records, seat, action, seed)
        hint = Hint(
            action,
            in_words(GAME, seat, taken),
            tuple(one.step for one in taken),
            next=self._expected(records, taken, seat, seed),
        )
        case = self.case(records, seat, action, seed, taken)
        if case.reasons:
            other = None if case.instead is None else self._words(records, seat, case.instead, seed)
            return replace(
                hint, reasons=case.reasons, note=Message(f"note-{case.note}") if case.note else None, instead=other
            )
        if case.note not in UNEXPLAINED:
            why = Reason(note(case.note, records, taken, seat), LEAST)
            return replace(hint, reasons=(*self._by_roll(taken, seat), why))
        return self._compared(hint, records, seat, thoughts, seed)

    def warm_up(self, records: Any, seat: int) -> None:
        """The rules of marches, campaigns and rolls."""
        g = records[0]
        count(records, seat)
        aims(g, seat)
        self._worth_of_goods(records, seat, *[self._outcome(records, seat, None, 0)] * 2)
        policy.roll_bonus(g, seat, int(Campaign.WAR))
        roll_needed(g, seat, int(Symbol.MARDUK))
        now_value(g, seat)

    def case(self, records: Any, seat: int, action: int, seed: int, taken: list[Taken] | None = None) -> Case:
        """What speaks for an action with all that belongs to it."""
        taken = taken or self._whole.taken(records, seat, action, seed)
        consequences = self._consequences
        other = consequences.instead_of(records, seat, action)
        with_it = self._outcome(records, seat, taken, seed)
        without = self._outcome(
            records, seat, None if other is None else self._whole.taken(records, seat, other, seed), seed
        )
        found: tuple[Reason, ...] = ()
        if with_it.how is not None and without.how is not None:
            changes = self._changes(records, seat, taken, without, with_it)
            found = told([*changes, *nearer(taken, seat, self._weights)])
        rolled = self._by_roll(taken, seat)
        if found and rolled:
            return Case((*rolled, *found)[:MOST])
        rests = consequences.rests(action)
        key = consequences.note(records, seat, action, with_it.how, bool(found))
        return Case(found, key, other if found and rests else None)

    def _changes(self, records: Any, seat: int, taken: list[Taken], without: Outcome, with_it: Outcome) -> list[Reason]:
        change = with_it.terms - without.terms
        worth = self._worth_of_goods(records, seat, without, with_it)
        return reasons(without.facts, with_it.facts, change, worth, self._percent(taken, seat))

    def _worth_of_goods(self, records: Any, seat: int, without: Outcome, with_it: Outcome) -> Numbers:
        """What the change of each material is worth, all together as much as the evaluation says of the stores."""
        stock, needs = stock_of(records[0], seat), needs_of(records[0], seat, self._weights)
        goods = (with_it.facts.mean(axis=0) - without.facts.mean(axis=0))[COUNTED - len(Material) :]
        before, total = stock_worth(stock, needs), float(with_it.terms[Term.STORES] - without.terms[Term.STORES])
        alone = [
            stock_worth(change_of(stock, material, round(goods[material])), needs) for material in range(len(goods))
        ]
        worth = np.array(alone) - before
        gains, losses = float(worth[worth > 0].sum()), -float(worth[worth < 0].sum())
        if losses > 0.0 and gains > total:
            worth[worth < 0] *= (gains - total) / losses
        elif gains > 0.0:
            worth[worth > 0] *= max(0.0, total + losses) / gains
        return worth

    def _percent(self, taken: list[Taken], seat: int) -> int | None:
        """The chance of the frame's roll, where building one thing ends in it, or that a blessing spares one."""
        g = taken[0].before[0]
        if task_of(g, seat) == Task.BLESS:
            return round(100 * roll_chance(int(roll_needed(g, seat, int(now_value(g, seat))))))
        built = [(one, event[3]) for one in taken for event in one.events if event[0] == Event.ERECTED]
        if len(built) != 1 or built[0][1] < Building.MARDUK:
            return None
        one, building = built[0]
        return round(100 * roll_chance(int(roll_needed(one.before[0], seat, building - Building.MARDUK))))

    def _by_roll(self, taken: list[Taken], seat: int) -> list[Reason]:
        """The exact chance of a campaign's roll."""
        for one in taken:
            for kind, _, campaign, *_ in one.events:
                if kind == Event.CAMPAIGN:
                    g = one.before[0]
                    chance = roll_chance(int(g.campaign_roll), int(policy.roll_bonus(g, seat, campaign)))
                    values = {"percent": round(100 * chance)}
                    return [Reason(Message("reason-campaign", values), LEAST * chance)]
        return []

    def _outcome(self, records: Any, seat: int, taken: list[Taken] | None, seed: int) -> Outcome:
        """What something leads to when it is carried through, on average; without it, the position as it is."""
        actions = [one.step.action for one in taken or ()]
        terms, facts, how = [], [], None
        native = self._judgement.game.native
        for number in range(TRIALS):
            trial, dice = records.copy(), dice_from_number(seed, number)
            native.hide_at(trial, 0, seat, dice_from_number(seed, HIDING + number))
            took = (
                self._consequences.carry_through(trial, seat, actions, dice)
                if actions
                else self._consequences.leave(trial, seat)
            )
            if took is not None:
                how = how or took
                out = np.zeros(TERMS)
                self._judgement.rules["appraise"](trial[0], seat, self._weights, out)
                terms.append(out)
                facts.append(count(trial, seat))
                if dice[THROWS] == 0:
                    break
        if not terms:
            return Outcome(None, np.zeros(TERMS), np.zeros((1, COUNTED)))
        return Outcome(how, np.mean(terms, axis=0), np.array(facts))

    def _words(self, records: Any, seat: int, action: int, seed: int) -> Message:
        return in_words(GAME, seat, self._whole.taken(records, seat, action, seed))

    def _compared(self, hint: Hint, records: Any, seat: int, thoughts: Thoughts, seed: int) -> Hint:
        """Where no change speaks for a choice: how it fared in thought beside the next best one."""
        ranked = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
        chances = {action: value for _, value, action in ranked}
        for _, value, action in ranked:
            words = self._words(records, seat, action, seed)
            if action != hint.action and words != hint.suggestion:
                return replace(hint, instead=words, reasons=(fares(chances[hint.action], value),))
        choices = self._habit.values(records, seat)[0]
        return replace(hint, reasons=(only(len(choices)),))

    def _expected(self, records: Any, taken: list[Taken], seat: int, seed: int) -> Message | None:
        """What seat may do after it: an offer taken as accepted, dice as they fall once, others by habit."""
        here, dice, native = taken[-1].after.copy(), dice_from_number(seed, 1), self._judgement.game.native
        if proposer_of(records[0], seat, taken[0].step.action) != NOBODY:
            here = records.copy()
            if self._consequences.carry_through(here, seat, [taken[0].step.action], dice) is None:
                return None
        last = seat
        for _ in range(AHEAD):
            mask = int(native.actors_at(here, 0))
            if mask == 0 or here[0].round_number != records[0].round_number or dice[SHOWN]:
                return None
            mover = seat if mask >> seat & 1 else next_in_turn(mask, last)
            if mover == seat and task_of(here[0], seat) in DONE_WITH:
                return self._following(here, seat, seed)
            native.apply_at(here, 0, mover, self._habit.choose(here, mover, seed), dice, new_log(0))
            last = mover
        return None

    def _following(self, here: Any, seat: int, seed: int) -> Message | None:
        action = self._habit.choose(here, seat, seed)
        if action == DONE:
            return None
        return self._words(here, seat, action, seed)
