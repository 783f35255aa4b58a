"""A noble's stock: prestige, talents, camels, goods and cubes (amyitis.de §Spielprinzip "Vorrat", §III 3 "Vorrat")."""

from __future__ import annotations

from tworivers.amyitis.names import EMPTY, NEUTRAL, Court, Event, Good, Obstacle
from tworivers.amyitis.record import State
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note


@rule
def gain_prestige(g: State, seat: int, amount: int, source: int, log: Log) -> None:
    """Move the marker on the score track."""
    if amount > 0:
        g.prestige[seat] += amount
        note(log, Event.PRESTIGE, seat, amount, source, 0, 0)


@rule
def gain_talents(g: State, seat: int, amount: int, log: Log) -> None:
    """Take talents from the supply."""
    if amount > 0:
        g.talents[seat] += amount
        note(log, Event.TALENTS, seat, amount, 0, 0, 0)


@rule
def gain_camels(g: State, seat: int, amount: int, log: Log) -> None:
    """Take camels from the supply."""
    if amount > 0:
        g.camels[seat] += amount
        note(log, Event.CAMEL, seat, amount, 0, 0, 0)


@rule
def gain_good(g: State, seat: int, good: int, log: Log) -> None:
    """Take a good from the supply."""
    g.goods[seat, good] += 1
    note(log, Event.GOOD, seat, good, 0, 0, 0)


@rule
def take_cube_home(g: State, owner: int) -> None:
    """A cube leaves the board; grey ones go back to the supply that never runs out."""
    if owner != EMPTY and owner != NEUTRAL:
        g.cubes[owner] += 1


@rule
def count_goods(g: State, seat: int) -> int:
    """How many goods a noble holds."""
    total = 0
    for good in range(5):
        total += int(g.goods[seat, good])
    return total


@rule
def can_pay(g: State, seat: int, good: int, extra: int) -> bool:
    """Whether seat has one good and, unless EMPTY, one extra; wine stands for what is missing."""
    wine = int(g.goods[seat, Good.WINE])
    if good == extra:
        return int(g.goods[seat, good]) + wine >= 2
    missing = 0
    if g.goods[seat, good] == 0:
        missing += 1
    if extra != EMPTY and g.goods[seat, extra] == 0:
        missing += 1
    return missing <= wine


@rule
def pay_good(g: State, seat: int, good: int, log: Log) -> None:
    """Pay the named good if there is one, else wine."""
    paid = good if g.goods[seat, good] > 0 else Good.WINE.value
    g.goods[seat, paid] -= 1
    note(log, Event.PAID, seat, good, paid, 0, 0)


@rule
def discard_obstacle(g: State, seat: int, good: int) -> int:
    """End of the round: one good at a time goes until the caravan leader's limit is met."""
    if count_goods(g, seat) <= g.leader_keeps[g.court_level[seat, Court.LEADER]]:
        return Obstacle.OTHER_QUESTION
    if g.goods[seat, good] == 0:
        return Obstacle.NOT_OWNED
    return Obstacle.NONE


@rule
def discard(g: State, seat: int, good: int, log: Log) -> None:
    """Put a good back."""
    g.goods[seat, good] -= 1
    note(log, Event.DISCARDED, seat, good, 0, 0, 0)
