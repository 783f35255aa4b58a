"""The court cards: bankers, caravan leaders, palaces, gardeners (amyitis.de §b Kauf von Hof-Karten)."""

from __future__ import annotations

from tworivers.amyitis.names import Court, Event, Obstacle, Source, Task
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import gain_good, gain_prestige
from tworivers.amyitis.todo import later
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note


@rule
def card_obstacle(g: State, seat: int, kind: int) -> int:
    """Whether seat can take the next card of a kind; a kind whose next level is gone stays closed."""
    if kind == Court.GARDENER:
        return Obstacle.NONE if g.court_left[kind, 0] > 0 else Obstacle.SOLD_OUT
    level = int(g.court_level[seat, kind])
    if level >= g.top_level[kind]:
        return Obstacle.TOP_LEVEL
    if g.court_left[kind, level + 1] == 0:
        return Obstacle.SOLD_OUT
    return Obstacle.NONE


@rule
def court_obstacle(g: State, seat: int, city: int, kind: int) -> int:
    """A court city offers two kinds; a garden tile's bonus (no city) any."""
    if city >= 0 and g.city_offer[city, 0] != kind and g.city_offer[city, 1] != kind:
        return Obstacle.NOT_OFFERED
    return card_obstacle(g, seat, kind)


@rule
def any_card_at(g: State, seat: int, city: int) -> bool:
    """Whether one of the city's two kinds can be taken."""
    return bool(
        card_obstacle(g, seat, int(g.city_offer[city, 0])) == Obstacle.NONE
        or card_obstacle(g, seat, int(g.city_offer[city, 1])) == Obstacle.NONE
    )


@rule
def take_card(g: State, seat: int, kind: int, log: Log) -> None:
    """Take the next card of a kind and what it brings: a palace's prestige, a second leader's good."""
    if kind == Court.GARDENER:
        take_gardener(g, seat, log)
        return
    level = int(g.court_level[seat, kind]) + 1
    g.court_left[kind, level] -= 1
    g.court_level[seat, kind] = level
    note(log, Event.COURT, seat, kind, level, 0, 0)
    if kind == Court.PALACE:
        gain_prestige(g, seat, int(g.palace_prestige[level]), Source.PALACE, log)
    elif kind == Court.LEADER and level == 2:
        later(g, Task.LEADER_GOOD, seat, 0)


@rule
def take_gardener(g: State, seat: int, log: Log) -> None:
    """Take a gardener if one is left."""
    if g.court_left[Court.GARDENER, 0] > 0:
        g.court_left[Court.GARDENER, 0] -= 1
        g.gardeners[seat] += 1
        note(log, Event.GARDENER, seat, 0, 0, 0, 0)


@rule
def spend_gardeners(g: State, seat: int, count: int, log: Log) -> None:
    """Gardeners go back to the supply."""
    if count > 0:
        g.gardeners[seat] -= count
        g.court_left[Court.GARDENER, 0] += count
        note(log, Event.GARDENERS_SPENT, seat, count, 0, 0, 0)


@rule
def leader_good_obstacle(g: State, good: int) -> int:
    """The goods on the second-level caravan leaders lie face up: who takes one while two are left chooses."""
    return Obstacle.NONE if g.leader_good[good] > 0 else Obstacle.NOT_ON_CARD


@rule
def take_leader_good(g: State, seat: int, good: int, log: Log) -> None:
    """Take the good that lies on the card."""
    g.leader_good[good] -= 1
    gain_good(g, seat, good, log)


@rule
def bankers_income(g: State, seat: int) -> tuple[int, int]:
    """What a noble's banker pays each round: talents and prestige."""
    level = int(g.court_level[seat, Court.BANKER])
    return int(g.banker_talents[level]), int(g.banker_prestige[level])
