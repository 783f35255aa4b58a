"""What a turn of Amyitis changes for a seat, in the units of the table: the reasons that hints give.

What each change is worth, in points, comes from the terms of the evaluation. Terms that say nothing about the choice
(whose turn it is, that time has gone by, how long cubes stay) aren't told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tworivers.amyitis.caravan import camels_for, distance_to
from tworivers.amyitis.codes import CARAVAN, FIELD, PASS
from tworivers.amyitis.names import CITIES, EMPTY, Court, Event, Good, Source, Task, Temple
from tworivers.amyitis.todo import now_task
from tworivers.amyitis.words import ROW_NAMES, city_word, good_word, temple_word
from tworivers.bots.amyitis.journeys import CAMEL, trade_worth
from tworivers.bots.amyitis.terms import Term, time_left
from tworivers.bots.judgement import Judgement, Numbers, Weights
from tworivers.bots.scratch import TERMS as ROOM
from tworivers.bots.telling import Reason, Taken, reading
from tworivers.engine.messages import Message, Value

LEAST = 0.2
"""What a change must be worth to be told, in prestige."""
WAITING = 0.7
"""What the talents are worth that come to whoever has passed."""
FEW_CUBES = 2
"""A lead in a row of fields says nothing before so many cubes lie there."""
AT_THE_END = (Task.PROCESSION, Task.ISHTAR, Task.SWAP)
"""Questions at the end of a round: what comes with the answers there isn't the choice's doing."""
COURT = (
    (Court.BANKER, "banker", "banker_talents", Term.BANKER),
    (Court.BANKER, "patron", "banker_prestige", Term.PATRON),
    (Court.LEADER, "leader", "leader_spaces", Term.LEADER),
    (Court.LEADER, "storehouse", "leader_keeps", Term.STOREHOUSE),
)
"""What cards of the court bring from now on."""


class Changes:
    """The changes between two positions, as reasons for one seat."""

    def __init__(self, judgement: Judgement, seats: int, before: Any, after: Any, seat: int) -> None:
        self.seat = seat
        self._before, self._after = before, after
        self._g, self._h = reading(judgement.game, before), reading(judgement.game, after)
        weights = judgement.weights(seats)
        plain = [_terms(judgement, records, seat, np.ones_like(weights)) for records in (before, after)]
        worth = [_terms(judgement, records, seat, weights) for records in (before, after)]
        self._there = plain[1]
        self._amounts = plain[1] - plain[0]
        # a term's worth changes with the time that is left, too, which isn't the turn's doing: weighed as afterwards
        price = np.divide(worth[1], plain[1], out=np.zeros(ROOM), where=plain[1] != 0)
        earlier = np.divide(worth[0], plain[0], out=np.zeros(ROOM), where=plain[0] != 0)
        self._points = self._amounts * np.where(plain[1] != 0, price, earlier)

    def reasons(self, turn: Sequence[Taken] = ()) -> list[Reason]:
        """All there are. `turn` leads from the one position to the other; without one, two turns are compared."""
        found = [*self._stock(), *self._court(), *self._places(turn), *self._plans(turn)]
        if not turn or now_task(turn[0].before[0]) not in AT_THE_END:
            found += self._prestige(turn)
        if turn and turn[0].step.action == PASS:
            found += self._waiting()
        return [reason for reason in found if abs(reason.points) >= LEAST]

    def _said(self, name: str, amount: float, points: float, **values: Value) -> Iterator[Reason]:
        """A reason in whole numbers, if there is anything to say."""
        if amount * points > 0.0:
            count = max(1, round(abs(amount)))
            yield Reason(
                Message(f"reason-{name}-{'more' if amount > 0 else 'less'}", {"count": count, **values}), points
            )

    def _sum(self, *terms: Term) -> float:
        return float(sum(self._points[term] for term in terms))

    def _prestige(self, turn: Sequence[Taken]) -> Iterator[Reason]:
        """By source where a turn tells it."""
        by_source: dict[int, int] = {}
        for taken in turn:
            for kind, seat, amount, source, *_ in taken.events:
                if kind == Event.PRESTIGE and seat == self.seat:
                    by_source[source] = by_source.get(source, 0) + amount
        for source, amount in by_source.items():
            word = Message(f"source-{Source(source).name.lower()}")
            yield Reason(Message("reason-prestige-from", {"count": amount, "source": word}), float(amount))
        if not turn:
            yield from self._said("prestige", self._amounts[Term.PRESTIGE], self._sum(Term.PRESTIGE))

    def _stock(self) -> Iterator[Reason]:
        g, h, seat = self._g, self._h, self.seat
        talents, camels = int(h.talents[seat]) - int(g.talents[seat]), int(h.camels[seat]) - int(g.camels[seat])
        yield from self._said("talents", talents, self._sum(Term.TALENTS, Term.SAVINGS))
        yield from self._said("camels", camels, self._sum(Term.CAMELS, Term.HERD))
        goods = [int(h.goods[seat, good]) - int(g.goods[seat, good]) for good in Good]
        worth = self._sum(Term.GOODS, Term.WINE, Term.SURPLUS, Term.VARIETY)
        moved = sum(abs(change) for change in goods)
        for good, change in enumerate(goods):
            if change:
                share = abs(worth) / moved * change
                yield from self._said("good", change, share, good=good_word(good))
        gardeners = int(h.gardeners[seat]) - int(g.gardeners[seat])
        yield from self._said("gardeners", gardeners, self._sum(Term.GARDENERS))

    def _court(self) -> Iterator[Reason]:
        for kind, name, field, term in COURT:
            brings = getattr(self._g, field)
            before, after = (int(brings[g.court_level[self.seat, kind]]) for g in (self._g, self._h))
            yield from self._said(name, after - before, self._sum(term))

    def _places(self, turn: Sequence[Taken]) -> Iterator[Reason]:
        """Temples, fields, channels, the queen's favour."""
        g, amounts = self._h, self._amounts
        for temple in Temple:
            term = Term(Term.ISHTAR + temple)
            if amounts[term] * self._points[term] > 0.0:
                yield self._in_temple(temple, float(self._there[term]), self._sum(term))
        worked = (event[2] for taken in turn for event in taken.events if event[0] == Event.FIELD)
        for row in worked if amounts[Term.FIELDS] > 0.0 else ():
            cubes = [int(np.count_nonzero(g.field[row] == seat)) for seat in range(int(g.seats))]
            own, filled = cubes[self.seat], sum(cubes)
            if filled < FEW_CUBES or own <= max(cubes[: self.seat] + cubes[self.seat + 1 :]):
                continue
            yield Reason(
                Message(f"reason-fields-{ROW_NAMES[row]}", {"count": own, "filled": filled}), self._sum(Term.FIELDS)
            )
        if not any(event[0] == Event.PLANTED for taken in turn for event in taken.events):
            yield from self._said("channels", amounts[Term.CHANNELS], self._sum(Term.CHANNELS))
        yield from self._said("favour", amounts[Term.FAVOUR], self._sum(Term.FAVOUR))
        if amounts[Term.TILES] > 0.0:
            tiles = int(g.tiles[self.seat])
            needed = next((int(need) for need in g.favour_tiles if need > tiles), None)
            if needed is not None:
                yield Reason(Message("reason-tiles", {"count": tiles, "needed": needed}), self._sum(Term.TILES))

    def _in_temple(self, temple: Temple, standing: float, points: float) -> Reason:
        """Who would be first (2) or second (1) if the temples rewarded now."""
        place = {2: "first", 1: "second"}.get(round(standing), "nothing")
        count = int(self._h.marduk_prestige[1 if place == "second" else 0])
        kind = "marduk" if temple == Temple.MARDUK else "temple"
        values: dict[str, Value] = {"temple": temple_word(temple)}
        if temple == Temple.MARDUK:
            values["count"] = count
        return Reason(Message(f"reason-{kind}-{place}", values), points)

    def _plans(self, turn: Sequence[Taken]) -> Iterator[Reason]:
        """The best journey that comes within reach; that one's own journey has been made is no loss."""
        change = self._amounts[Term.JOURNEY]
        travelled = not turn or any(CARAVAN <= taken.step.action < FIELD for taken in turn)
        if change > 0.0 or (change < 0.0 and not travelled):
            city = best_city(self._after if change > 0.0 else self._before, self.seat)
            if city != EMPTY:
                values = {"city": city_word(city), "count": max(1, round(abs(change)))}
                key = f"reason-journey-{'more' if change > 0.0 else 'less'}"
                yield Reason(Message(key, values), self._sum(Term.JOURNEY))

    def _waiting(self) -> Iterator[Reason]:
        """Whoever has passed gets a talent each time their turn would come."""
        playing = [other for other in range(int(self._h.seats)) if other != self.seat and not self._h.passed[other]]
        if playing:
            yield Reason(Message("reason-waiting", {"count": 1}), WAITING)


def best_city(records: Any, seat: int) -> int:
    """Where the best journey within reach leads; EMPTY if there is none."""
    g = records[0]
    left, best, found = time_left(g), 0.0, EMPTY
    for city in range(CITIES):
        if distance_to(g, city) == 0 or camels_for(g, seat, city) > g.camels[seat]:
            continue
        worth = trade_worth(g, seat, city, left) - camels_for(g, seat, city) * CAMEL * left
        if worth > best:
            best, found = worth, city
    return found


def _terms(judgement: Judgement, records: Any, seat: int, weights: Weights) -> Numbers:
    out = np.zeros(ROOM)
    judgement.rules["appraise"](records[0], seat, weights, out)
    return out
