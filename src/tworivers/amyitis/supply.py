"""The supply and a noble's stock: prestige, talents, camels, goods and cubes.

amyitis.de §Vorbereitung "allgemeiner Vorrat", §Spielprinzip "Vorrat", §III 3 "Vorrat". The books don't say what happens
when the supply runs out. By the option `supply` it can: then one gets what is left, whoever's turn comes first.
"""

from __future__ import annotations

from tworivers.amyitis.names import EMPTY, NEUTRAL, Court, Event, Good, Obstacle, Short, Supply
from tworivers.amyitis.record import State
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note

PLENTY = 1 << 20
"""What is left of a supply without limit: more than anybody takes."""


@rule
def talents_left(g: State) -> int:
    """Talents in the supply: all that nobody holds."""
    if g.supply == Supply.UNLIMITED:
        return PLENTY
    left = int(g.all_talents)
    for seat in range(g.seats):
        left -= int(g.talents[seat])
    return left


@rule
def camels_left(g: State) -> int:
    """Camels in the supply: all that nobody holds."""
    if g.supply == Supply.UNLIMITED:
        return PLENTY
    left = int(g.all_camels)
    for seat in range(g.seats):
        left -= int(g.camels[seat])
    return left


@rule
def goods_left(g: State, good: int) -> int:
    """How many of a good are in the supply: all that nobody holds and no caravan leader carries."""
    if g.supply == Supply.UNLIMITED:
        return PLENTY
    left = int(g.all_of_a_good) - int(g.leader_good[good])
    for seat in range(g.seats):
        left -= int(g.goods[seat, good])
    return left


@rule
def good_obstacle(g: State, good: int) -> int:
    """A good of one's choice must be there."""
    return Obstacle.NONE if goods_left(g, good) > 0 else Obstacle.NO_GOOD_LEFT


@rule
def gain_prestige(g: State, seat: int, amount: int, source: int, log: Log) -> None:
    """Move the marker on the score track."""
    if amount > 0:
        g.prestige[seat] += amount
        note(log, Event.PRESTIGE, seat, amount, source, 0, 0)


@rule
def gain_talents(g: State, seat: int, amount: int, log: Log) -> None:
    """Take talents from the supply, or as many as are left."""
    taken = min(amount, talents_left(g))
    if taken > 0:
        g.talents[seat] += taken
        note(log, Event.TALENTS, seat, taken, 0, 0, 0)
    if taken < amount:
        note(log, Event.SHORT, seat, Short.TALENTS, amount - taken, 0, 0)


@rule
def gain_camels(g: State, seat: int, amount: int, log: Log) -> None:
    """Take camels from the supply, or as many as are left."""
    taken = min(amount, camels_left(g))
    if taken > 0:
        g.camels[seat] += taken
        note(log, Event.CAMEL, seat, taken, 0, 0, 0)
    if taken < amount:
        note(log, Event.SHORT, seat, Short.CAMELS, amount - taken, 0, 0)


@rule
def gain_good(g: State, seat: int, good: int, log: Log) -> None:
    """Take a good from the supply, if one is left."""
    if goods_left(g, good) > 0:
        g.goods[seat, good] += 1
        note(log, Event.GOOD, seat, good, 0, 0, 0)
    else:
        note(log, Event.SHORT, seat, Short.GOOD, good, 0, 0)


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
