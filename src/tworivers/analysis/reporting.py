"""How a finished game is judged, question by question: quickly all over, then with care where it mattered.

`judged` is a generator: it yields questions (`asked.py`), and whoever runs it sends the answers, from this process
(`answered_here`) or from others. It takes about as many seconds as its `Depth` says, however long the game is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, pairwise
from typing import Any, TypeVar

from tworivers.analysis.asked import Asked, Choices, Course, Positions, Sifted
from tworivers.analysis.findings import Decision, Weighed
from tworivers.analysis.positions import positions, record_seen, seed_of, stepped
from tworivers.analysis.report import Judged, Moment, Report
from tworivers.analysis.swings import Chances, around, parted, turbulent
from tworivers.analysis.verdicts import accuracy, cost, stake, verdict
from tworivers.engine.match import Match, Step
from tworivers.engine.table import known_of

MOMENTS = 5
"""That are named at most."""
LEAST = 0.02
"""What a moment changes at least."""
COARSE = 240
"""Positions of a long game that are looked at first."""
SPANS = 16
"""Where chances changed most between two of them, those between are looked at too."""
BATCH = 32
"""Positions in a question."""
SUSPECTS = 16
"""Decisions that seem to have cost most and are weighed again, with care."""
THROWS = 8
"""Throws after which chances changed most, that are told from the decision before them."""

Told = dict[int, Chances]
"""Chances by number of moves."""
Asking = Generator[Asked, Any, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Depth:
    """How long a game may be thought about."""

    quick: float | None
    """Seconds for all decisions together,"""
    careful: float | None
    """and for each that is weighed again. None: only playouts count, so that the answer is the same every time."""
    playouts: tuple[int, int] = (4_000, 40_000)
    """At most, in each case."""
    at_once: int = 1
    """Decisions that are weighed with care in one question; several who answer may share it."""


NORMAL = Depth(quick=20.0, careful=1.0)


def judged(match: Match, depth: Depth = NORMAL) -> Generator[Asked, Any, Report]:
    """The judgement of a finished game."""
    seat = outside(match)
    told: Told = yield from _course(match, seat)
    thrown, decisions = _looked_through(match)
    sifted = yield from _in_batches(decisions, lambda batch: Sifted(match.game.name, batch))
    decisions = [decision for decision, matters in zip(decisions, sifted, strict=True) if matters]
    weighed: dict[int, Weighed] = yield from _weighed(match, decisions, depth)
    seat_of = {decision.number: decision.seat for decision in decisions}
    costs = {
        decision.number: cost(_before(told, decision.number)[decision.seat], found.best_chance, found.chance)
        for decision in decisions
        for found in (weighed[decision.number],)
    }
    stakes = {
        number: stake(_before(told, number)[seat_of[number]], [chance for _, chance in found.options])
        for number, found in weighed.items()
    }
    by_choice = [
        _missed(match, decision, costs[decision.number], weighed[decision.number], told)
        for decision in decisions
        if costs[decision.number] >= LEAST and weighed[decision.number].hint is not None
    ]
    by_luck = yield from _luck(match, seat, told, thrown, [moment.size for moment in by_choice])
    moments = sorted([*by_choice, *by_luck], key=lambda moment: -moment.size)[:MOMENTS]
    return Report(
        course=tuple(sorted(told.items())),
        decisions=tuple(_with_verdict(decision, costs, weighed) for decision in decisions),
        accuracies=tuple(
            accuracy(*([of[number] for number in costs if seat_of[number] == seat] for of in (costs, stakes)))
            for seat in range(match.seats)
        ),
        moments=tuple(sorted(moments, key=lambda moment: moment.number)),
    )


def answered_here(asking: Generator[Asked, Any, T], tell: Callable[[int], None] = lambda _: None) -> T:
    """What comes of questions that this process answers itself; `tell` hears after each that one more is answered."""
    answer: Any = None
    while True:
        try:
            asked = asking.send(answer)
        except StopIteration as done:
            result: T = done.value
            return result
        answer = asked.answer(1.0)
        tell(1)


def outside(match: Match) -> int:
    """A seat from which one knows what everybody knows: a chair that nobody sits on, where seats hide something."""
    return match.seats if match.game.secrets and match.seats < len(match.game.seat_names) else 0


def _course(match: Match, seat: int) -> Asking:
    """Chances in the course of the game: after every move, or, of a long game, where they changed most."""
    last = len(match.moves)
    told: Told = {}
    coarse = stepped(0, last, max(1, -(-last // COARSE)))
    yield from _judge(match, seat, coarse, told)
    spans = turbulent(told, SPANS) if len(coarse) <= last else []
    fine = sorted({number for first, then in spans for number in range(first, then + 1)} - set(told))
    yield from _judge(match, seat, fine, told)
    return told


def _judge(match: Match, seat: int, wanted: Sequence[int], told: Told) -> Asking:
    from tworivers.bots import looked_at

    for batch in _batches(wanted):
        numbers = tuple(looked_at(batch))
        found = positions(match.at(numbers[0]), match.moves[numbers[0] : numbers[-1]], numbers, seat)
        records = tuple(found[number] for number in numbers)
        chances = yield Course(match.game.name, match.seats, seat, seed_of(0, seat), numbers, records, batch)
        told.update(zip(batch, chances, strict=True))


def _looked_through(match: Match) -> tuple[list[int], list[Decision]]:
    """The numbers of the moves that threw dice, and all decisions that had an alternative."""
    thrown, decisions = [], []
    for step in match.steps():
        if known_of(step.before)[0] != known_of(step.after)[0]:
            thrown.append(step.number)
        if len(step.before.legal(step.move.seat)) > 1:
            decisions.append(_decision(step))
    return thrown, decisions


def _decision(step: Step) -> Decision:
    seat, seed = step.move.seat, seed_of(step.number, step.move.seat)
    return Decision(step.number, seat, step.move.action, record_seen(step.before, seat, seed), seed)


def _weighed(match: Match, decisions: Sequence[Decision], depth: Depth) -> Asking:
    """What a search makes of every decision; those that seem to have cost most are weighed with care."""
    game, seats = match.game.name, match.seats
    quick, careful = depth.playouts
    each = None if depth.quick is None else depth.quick / max(1, len(decisions))
    size = BATCH if each is None else max(1, min(BATCH, round(1.0 / each)))
    found = yield from _in_batches(decisions, lambda batch: Choices(game, seats, batch, quick, each), size)
    by_number = {one.number: one for one in found}
    suspects = sorted(decisions, key=lambda one: by_number[one.number].chance - by_number[one.number].best_chance)
    again = yield from _in_batches(
        suspects[:SUSPECTS], lambda batch: Choices(game, seats, batch, careful, depth.careful, tell=True), depth.at_once
    )
    return by_number | {one.number: one for one in again}


def _luck(match: Match, seat: int, told: Told, thrown: Sequence[int], known: Sequence[float]) -> Asking:
    """Moments at which luck changed chances, of the throws around which they changed most.

    `known`: how much the other moments changed. Each throw takes many positions, so those that can't be among what is
    named in the end aren't looked at.
    """
    around_it = {number: _change(told, _span(told, number)) for number in thrown}
    order = sorted(thrown, key=lambda number: -around_it[number])
    moments: list[Moment] = []
    for number in order[:THROWS]:
        if around_it[number] < least_named([*known, *(moment.size for moment in moments)]):
            break
        before, move, seed = match.at(number - 1), match.moves[number - 1], seed_of(number, seat)
        records = around(before, move, seed, partial(record_seen, seat=seat, seed=seed))
        found = yield Positions(match.game.name, match.seats, seat, seed_of(0, seat), records)
        swing = parted(number, _before(told, number), found)
        changes = [after - decided for decided, after in zip(swing.decided, swing.after, strict=True)]
        most = max(range(match.seats), key=lambda of: abs(changes[of]))
        if abs(changes[most]) >= LEAST:
            words = match.game.action_words(before.g, move.seat, move.action)
            moments.append(Moment(number, move.seat, words, True, most, swing.decided[most], swing.after[most]))
    return moments


def least_named(sizes: Sequence[float]) -> float:
    """What a moment must change to be named beside others of these sizes."""
    return max([LEAST, *sorted(sizes, reverse=True)[MOMENTS - 1 : MOMENTS]])


def _missed(match: Match, decision: Decision, lost: float, weighed: Weighed, told: Told) -> Moment:
    """A decision that cost something, with what would have been better."""
    game, before = match.game, match.at(decision.number - 1)
    chance = _before(told, decision.number)[decision.seat]
    better = weighed.hint.suggestion if weighed.hint else game.action_words(before.g, decision.seat, weighed.best)
    return Moment(
        number=decision.number,
        mover=decision.seat,
        action=game.action_words(before.g, decision.seat, decision.action),
        luck=False,
        seat=decision.seat,
        before=chance,
        after=max(0.0, chance - lost),
        better=better,
        hint=weighed.hint,
    )


def _with_verdict(decision: Decision, costs: dict[int, float], weighed: dict[int, Weighed]) -> Judged:
    found, lost = weighed[decision.number], costs[decision.number]
    best = None if found.best == decision.action else found.best
    return Judged(decision.number, decision.seat, verdict(lost), lost, best)


def _before(told: Told, number: int) -> Chances:
    """The chances before a move, or the last that are known."""
    return told[max(known for known in told if known < number)]


def _span(told: Told, number: int) -> tuple[int, int]:
    """The nearest numbers of moves around a move after which chances are known."""
    return next(pair for pair in pairwise(sorted(told)) if pair[0] < number <= pair[1])


def _change(told: Told, span: tuple[int, int]) -> float:
    return max(abs(one - other) for one, other in zip(told[span[0]], told[span[1]], strict=True))


def _in_batches(things: Sequence[Any], question: Callable[[tuple[Any, ...]], Asked], size: int = BATCH) -> Asking:
    """The answers about all things, asked about a batch at a time."""
    found: list[Any] = []
    for batch in _batches(things, size):
        found += yield question(batch)
    return found


def _batches(things: Sequence[T], size: int = BATCH) -> Iterator[tuple[T, ...]]:
    rest = iter(things)
    while batch := tuple(islice(rest, size)):
        yield batch
