"""Hints for Amyitis: a whole turn, what it changes, and what one may do on the next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tworivers.amyitis.codes import PASS
from tworivers.amyitis.names import Task
from tworivers.amyitis.record import State
from tworivers.amyitis.todo import now_seat, now_task
from tworivers.bots.amyitis.changes import AT_THE_END, Changes, best_city
from tworivers.bots.amyitis.clauses import in_words
from tworivers.bots.amyitis.worth import settled
from tworivers.bots.bot import Thoughts
from tworivers.bots.judgement import Judgement
from tworivers.bots.learned.policy import habit
from tworivers.bots.telling import Hint, Taken, carry_on, fares, only, told
from tworivers.engine.dice import THROWS, dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.messages import Message

AHEAD = 60
"""Decisions of others that are thought of before the next own turn."""


class Turns:
    """Tells of whole turns."""

    def __init__(self, judgement: Judgement, seats: int) -> None:
        self._judgement, self._game, self._seats = judgement, judgement.game, seats
        self._player = habit(judgement, seats)

    def hint(self, records: Any, seat: int, thoughts: Thoughts, seed: int) -> Hint:
        """The turn that begins with what was chosen, as a person would say it."""
        turn = self.turn(records, seat, thoughts.choice, seed)
        hint = Hint(
            thoughts.choice,
            in_words(self._game, seat, turn),
            tuple(taken.step for taken in turn),
            next=self._expected(turn[-1].after, int(records[0].round_number), seat, seed),
        )
        if records[0].round_number == turn[-1].after[0].round_number and not turn[-1].after[0].over:
            gains = told(self._changes(records, turn, seat).reasons(turn))
            if gains:
                return replace(hint, reasons=gains)
        return self._rather(hint, records, turn, seat, thoughts, seed)

    def warm_up(self, records: Any, seat: int) -> None:
        """The rules of journeys."""
        best_city(records, seat)

    def turn(self, records: Any, seat: int, action: int, seed: int) -> list[Taken]:
        """A decision and the rest of its turn, played best."""

        def following(taken: list[Taken], here: Any) -> int | None:
            if settled(here[0], seat) or ends(taken[-1], here[0]):
                return None
            return self._player.choose(here, seat, seed)

        return carry_on(self._game, records, seat, action, dice_from_number(seed, 0), following)

    def _changes(self, base: Any, turn: list[Taken], seat: int) -> Changes:
        return Changes(self._judgement, self._seats, base, turn[-1].after, seat)

    def _rather(self, hint: Hint, records: Any, turn: list[Taken], seat: int, thoughts: Thoughts, seed: int) -> Hint:
        """Where a turn costs more than it brings, it is compared with the next best one."""
        ranked = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
        chances = {action: value for _, value, action in ranked}
        for _, value, action in ranked:
            other = self.turn(records, seat, action, seed)
            words = in_words(self._game, seat, other)
            if action == hint.action or words == hint.suggestion:
                continue
            ends = [(int(g.round_number), bool(g.over)) for g in (turn[-1].after[0], other[-1].after[0])]
            # what comes at the end of a round comes whatever one does
            alike = ends[0] == ends[1]
            reasons = told(self._changes(other[-1].after, turn, seat).reasons()) if alike else ()
            return replace(hint, instead=words, reasons=reasons or (fares(chances[hint.action], value),))
        return replace(hint, reasons=(only(len(ranked)),))

    def _expected(self, records: Any, round_number: int, seat: int, seed: int) -> Message | None:
        """What seat may do on its next turn of the round, if the others do what seems best to them."""
        native, dice, here = self._game.native, dice_from_number(seed, 1), records.copy()
        for _ in range(AHEAD):
            g = here[0]
            if g.over or g.round_number != round_number or dice[THROWS]:
                return None
            mover = int(now_seat(g))
            if mover == seat and now_task(g) == Task.TURN:
                turn = self.turn(here, seat, self._player.choose(here, seat, seed), seed)
                return in_words(self._game, seat, turn)
            native.apply_at(here, 0, mover, self._player.choose(here, mover, seed), dice, new_log(0))
        return None


def ends(last: Taken, g: State) -> bool:
    """Whether what is asked next belongs to the end of the round, decision by decision, and not to a turn.

    Goods are put back one after the other, though.
    """
    asked, task = now_task(last.before[0]), now_task(g)
    if task == Task.DISCARD:
        return bool(asked != Task.DISCARD)
    return bool(last.step.action == PASS or asked in AT_THE_END)
