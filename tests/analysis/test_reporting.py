"""A finished game judged: verdicts, accuracies, moments. In few playouts: what they are worth is another question."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from tworivers.analysis.asked import Choices, Course, Positions
from tworivers.analysis.findings import Decision, Weighed
from tworivers.analysis.positions import record_seen
from tworivers.analysis.report import Report
from tworivers.analysis.reporting import LEAST, MOMENTS, Depth, answered_here, judged, least_named, outside
from tworivers.analysis.verdicts import Verdict
from tworivers.bots.registry import bot_named
from tworivers.engine.match import Match
from tworivers.games import GAMES

SHALLOW = Depth(quick=None, careful=None, playouts=(8, 16))


@cache
def finished(seats: int = 2) -> Match:
    """A game among players who choose at random."""
    match, luck = Match(GAMES["amyitis"], seats, "analysis"), random.Random(3)
    while not match.over:
        seat = luck.choice(match.table.actors())
        match.play(seat, int(luck.choice(list(match.table.legal(seat)))))
    return match


@cache
def report() -> Report:
    """Its judgement."""
    return answered_here(judged(finished(), SHALLOW))


def test_every_decision_that_had_an_alternative_has_a_verdict() -> None:
    match = finished()
    open_ones = [step.number for step in match.steps() if len(step.before.legal(step.move.seat)) > 1]
    assert [one.number for one in report().decisions] == open_ones
    for one in report().decisions:
        assert one.seat == match.moves[one.number - 1].seat
        assert 0.0 <= one.cost <= 1.0
        if one.best is None:
            assert one.verdict == Verdict.BEST
        else:
            assert one.best != match.moves[one.number - 1].action


def test_a_throw_that_cant_be_named_isnt_looked_at() -> None:
    assert least_named([]) == least_named([0.3, 0.2, 0.1, 0.4]) == LEAST
    assert least_named([0.3, 0.2, 0.1, 0.4, 0.15, 0.05]) == 0.1


def test_the_course_goes_from_the_beginning_to_who_won() -> None:
    course = dict(report().course)
    assert min(course) == 0
    won = [seat in finished().winners for seat in range(2)]
    assert [chance > 0 for chance in course[len(finished().moves)]] == won
    assert all(sum(chances) == pytest.approx(1.0) for chances in course.values())


def test_everybody_has_an_accuracy_and_counts_that_add_up() -> None:
    for seat, accuracy in enumerate(report().accuracies):
        assert accuracy is not None
        assert 0.0 <= accuracy <= 1.0
        assert sum(report().counted(seat).values()) == sum(one.seat == seat for one in report().decisions)


def test_moments_are_few_in_order_and_say_what_was_better() -> None:
    moments = report().moments
    assert 0 < len(moments) <= MOMENTS
    assert [moment.number for moment in moments] == sorted(moment.number for moment in moments)
    for moment in moments:
        assert (moment.better is None) == moment.luck
        if not moment.luck:
            assert moment.after < moment.before
            assert moment.seat == moment.mover


def test_the_same_game_is_judged_alike() -> None:
    again = answered_here(judged(finished(), SHALLOW))
    assert again.decisions == report().decisions
    assert again.accuracies == report().accuracies


class Oracle:
    """Answers questions by what a test wants to be true: one decision is terrible, everything else is fine."""

    def __init__(self, match: Match, terrible: int) -> None:
        self.match, self.terrible = match, terrible
        self.seen: list[Decision] = []

    def answer(self, asked: Any) -> Any:
        """What an asked question is answered by."""
        if isinstance(asked, Course | Positions):
            count = len(asked.wanted) if isinstance(asked, Course) else len(asked.positions)
            return [(0.5, 0.5)] * count
        if isinstance(asked, Choices):
            self.seen += asked.decisions
            return [self._weighed(one, asked.tell) for one in asked.decisions]
        return [True] * len(asked.decisions)

    def _weighed(self, decision: Decision, tell: bool) -> Weighed:
        if decision.number != self.terrible:
            return Weighed(decision.number, decision.action, 0.5, 0.5, ((decision.action, 0.5), (0, 0.4)))
        other = next(
            int(code) for code in self.match.at(decision.number - 1).legal(decision.seat) if code != decision.action
        )
        hint: Any = type("Told", (), {"suggestion": "better", "reasons": ()}) if tell else None
        return Weighed(decision.number, other, 0.9, 0.1, ((other, 0.9), (decision.action, 0.1)), hint)


def through(match: Match, oracle: Oracle) -> Report:
    """The judgement that comes of an oracle's answers."""
    asking = judged(match, SHALLOW)
    answer: Any = None
    while True:
        try:
            answer = oracle.answer(asking.send(answer))
        except StopIteration as done:
            found: Report = done.value
            return found


def test_a_terrible_decision_is_a_blunder_and_a_moment_and_costs_accuracy() -> None:
    match = finished()
    terrible = next(step.number for step in match.steps(20) if len(step.before.legal(step.move.seat)) > 1)
    seat = match.moves[terrible - 1].seat
    found = through(match, Oracle(match, terrible))
    assert [one.number for one in found.decisions if one.verdict == Verdict.BLUNDER] == [terrible]
    assert [moment.number for moment in found.moments] == [terrible]
    assert (found.accuracies[seat] or 0.0) < (found.accuracies[1 - seat] or 0.0) == 1.0


@pytest.mark.parametrize("name", ["amyitis", "mesopotamia"])
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str) -> None:
    """Positions that look alike to a seat give the same questions: secrets of others are no part of them."""
    game = GAMES[name]
    match = Match(game, game.seats[0], "known")
    bots = bot_named(name, "random", game.seats[0])
    luck = random.Random(1)
    for _ in range(30):
        seat = luck.choice(match.table.actors())
        match.play(seat, bots.choose(match.table.records, seat, luck.getrandbits(60)))
    seat = match.table.actors()[0]
    assert record_seen(match.table, seat, 1) == record_seen(match.table, seat, 1)
    if game.secrets:
        assert outside(match) == match.seats
