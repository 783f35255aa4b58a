"""Through whose land a caravan must go (mesopotamia.md §Trade "Transit")."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.masks import count_bits, lowest_bit
from tworivers.mesopotamia.names import EMPTY
from tworivers.mesopotamia.realm import owned_mask
from tworivers.mesopotamia.record import State


@rule
def flood(g: State, start: int, allowed: int) -> int:
    """All provinces reached from those of `start` through allowed ones."""
    reached = start
    new = start
    while new != 0:
        province = lowest_bit(new)
        new &= new - 1
        found = int(g.border[province]) & allowed & ~reached
        reached |= found
        new |= found
    return reached


@rule
def around(g: State, provinces: int) -> int:
    """The neighbours of a set of provinces, and the set itself."""
    found = provinces
    left = provinces
    while left != 0:
        found |= int(g.border[lowest_bit(left)])
        left &= left - 1
    return found


@rule
def crossed_provinces(g: State, seat: int, partner: int, free: int, crossed: int) -> int:
    """The fewest provinces of the parties crossed on a way between two realms; EMPTY if there is no way."""
    goal = int(g.realm[partner])
    reached = flood(g, int(g.realm[seat]), free)
    steps = 0
    while reached & goal == 0:
        entered = around(g, reached) & crossed & ~reached
        if entered == 0:
            return EMPTY
        reached = flood(g, reached | entered, free)
        steps += 1
    return steps


@rule
def realms(g: State, seats: int) -> int:
    """All provinces of some parties."""
    found = 0
    while seats != 0:
        found |= int(g.realm[lowest_bit(seats)])
        seats &= seats - 1
    return found


@rule
def comes_first(one: int, other: int) -> bool:
    """Table order of two sets of as many seats: the one that holds the first seat in which they differ."""
    differ = one ^ other
    return bool(one & differ & -differ != 0)


@rule
def transit_parties(g: State, seat: int, partner: int) -> int:
    """Parties whose land must be crossed, as bits: fewest parties, then fewest of their provinces, then table order."""
    free = (int(g.land) & ~owned_mask(g)) | int(g.realm[seat]) | int(g.realm[partner])
    if crossed_provinces(g, seat, partner, free, 0) == 0:
        return 0
    others = int(g.living) & ~(1 << seat) & ~(1 << partner)
    best = others
    best_count = 99
    best_steps = 99
    chosen = others
    while chosen != 0:
        count = count_bits(chosen)
        if count <= best_count:
            steps = crossed_provinces(g, seat, partner, free, realms(g, chosen))
            if steps != EMPTY and (
                count < best_count or steps < best_steps or (steps == best_steps and comes_first(chosen, best))
            ):
                best = chosen
                best_count = count
                best_steps = steps
        chosen = (chosen - 1) & others
    return best
