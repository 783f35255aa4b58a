"""The temples of Ishtar, Marduk and Tammouz (amyitis.de §2 Priester, §III 1 Prozession, §III 2 Tempel)."""

from __future__ import annotations

from tworivers.amyitis.names import (
    EMPTY,
    NEUTRAL,
    TEMPLE_SPACES,
    Event,
    Good,
    Obstacle,
    Procession,
    Source,
    Task,
    Temple,
)
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import (
    camels_left,
    gain_camels,
    gain_prestige,
    gain_talents,
    good_obstacle,
    take_cube_home,
    talents_left,
)
from tworivers.amyitis.todo import later
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note


@rule
def enter_temple(g: State, temple: int, owner: int, log: Log) -> None:
    """A cube enters on the left and shifts the others to the right; one pushed out goes home."""
    out = int(g.temple[temple, TEMPLE_SPACES - 1])
    for space in range(TEMPLE_SPACES - 1, 0, -1):
        g.temple[temple, space] = g.temple[temple, space - 1]
    g.temple[temple, 0] = owner
    note(log, Event.TEMPLE, owner, temple, 0, 0, 0)
    if out != EMPTY:
        note(log, Event.PUSHED_OUT, out, temple, 0, 0, 0)
        take_cube_home(g, out)


@rule
def send_priest(g: State, seat: int, temple: int, log: Log) -> None:
    """A priest brings an own cube."""
    g.cubes[seat] -= 1
    enter_temple(g, temple, seat, log)


@rule
def procession_leader(g: State) -> int:
    """Who leads the procession: the player to the right of the start player, or by option the last one to pass."""
    if g.procession == Procession.LAST_TO_PASS:
        return int(g.last_passed)
    return (int(g.start) + int(g.seats) - 1) % int(g.seats)


@rule
def lead_procession(g: State, seat: int, temple: int, log: Log) -> None:
    """An own cube into one temple (if there is one to bring), grey ones into the other two."""
    if g.cubes[seat] > 0:
        send_priest(g, seat, temple, log)
    for other in range(3):
        if other != temple:
            enter_temple(g, other, NEUTRAL, log)


@rule
def standing(g: State, temple: int, seat: int) -> int:
    """A number that ranks seats in a temple: own cubes first, then the rightmost cube; 0 without a cube."""
    cubes = 0
    rightmost = 0
    for space in range(TEMPLE_SPACES):
        if g.temple[temple, space] == seat:
            cubes += 1
            rightmost = space
    return cubes * TEMPLE_SPACES + rightmost


@rule
def ranked(g: State, temple: int) -> tuple[int, int]:
    """The first and the second in a temple, or EMPTY. Grey cubes never rank; with two players nobody is second."""
    first = EMPTY
    second = EMPTY
    best = 0
    next_best = 0
    for seat in range(g.seats):
        rank = standing(g, temple, seat)
        if rank > best:
            second = first
            next_best = best
            first = seat
            best = rank
        elif rank > next_best:
            second = seat
            next_best = rank
    return first, second if g.seats > 2 else EMPTY


@rule
def reward(g: State, temple: int, log: Log) -> None:
    """What a temple gives to the first and the second."""
    first, second = ranked(g, temple)
    if first == EMPTY:
        return
    if temple == Temple.ISHTAR:
        later(g, Task.ISHTAR, first, second)
    elif temple == Temple.MARDUK:
        gain_prestige(g, first, int(g.marduk_prestige[0]), Source.MARDUK, log)
        if second != EMPTY:
            gain_prestige(g, second, int(g.marduk_prestige[1]), Source.MARDUK, log)
    else:
        if second != EMPTY:
            later(g, Task.SWAP, second, 0)
        later(g, Task.FIELD, first, 0)


@rule
def ishtar_obstacle(g: State, talent: int) -> int:
    """The first takes something that is there."""
    if talent:
        return Obstacle.NONE if talents_left(g) > 0 else Obstacle.NO_TALENT_LEFT
    return Obstacle.NONE if camels_left(g) > 0 else Obstacle.NO_CAMEL_LEFT


@rule
def ishtars_gift(g: State, seat: int, second: int, talent: int, log: Log) -> None:
    """The first takes a camel or a talent, the second gets the other."""
    if talent:
        gain_talents(g, seat, 1, log)
        if second != EMPTY:
            gain_camels(g, second, 1, log)
    else:
        gain_camels(g, seat, 1, log)
        if second != EMPTY:
            gain_talents(g, second, 1, log)


@rule
def swap_obstacle(g: State, seat: int, given: int, taken: int) -> int:
    """Tammouz' second may swap a good they have for one that is there."""
    return good_obstacle(g, taken) if g.goods[seat, given] > 0 else Obstacle.NOT_OWNED


@rule
def swap_goods(g: State, seat: int, given: int, taken: int, log: Log) -> None:
    """One good for a different one; the action table has no swap for wine."""
    g.goods[seat, given] -= 1
    g.goods[seat, taken] += 1
    note(log, Event.SWAPPED, seat, given, taken, 0, 0)


@rule
def swap_pair(number: int) -> tuple[int, int]:
    """The goods given and taken in swap number 0 to 15 of the action table."""
    if number >= 12:
        return Good.WINE.value, number - 12
    given = number // 3
    taken = number % 3
    return given, taken if taken < given else taken + 1
