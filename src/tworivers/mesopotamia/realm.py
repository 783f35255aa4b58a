"""Whose province is whose, and what stands in a realm (mesopotamia.md §Board)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.names import EMPTY, TRIBES
from tworivers.mesopotamia.record import State


@rule
def give_province(g: State, province: int, owner: int) -> None:
    """A province changes hands; EMPTY makes it neutral."""
    before = int(g.owner[province])
    if before != EMPTY:
        g.realm[before] &= ~(1 << province)
    if owner != EMPTY:
        g.realm[owner] |= 1 << province
    g.owner[province] = owner


@rule
def tribe_in(g: State, province: int) -> int:
    """A tribe that stands in a province, or EMPTY."""
    for tribe in range(TRIBES):
        if g.tribe_at[tribe] == province:
            return tribe
    return EMPTY


@rule
def tribes_mask(g: State) -> int:
    """The provinces in which tribes stand."""
    found = 0
    for tribe in range(TRIBES):
        found |= 1 << int(g.tribe_at[tribe])
    return found


@rule
def owned_mask(g: State) -> int:
    """The provinces that belong to some party."""
    found = 0
    for seat in range(g.seats):
        found |= int(g.realm[seat])
    return found


@rule
def cities_of(g: State, seat: int) -> int:
    """Cities in a realm: each eats."""
    total = 0
    left = int(g.realm[seat])
    while left != 0:
        total += int(g.cities[lowest_bit(left)])
        left &= left - 1
    return total


@rule
def canals_of(g: State, seat: int) -> int:
    """Canals in a realm: each waters one irrigable city."""
    total = 0
    left = int(g.realm[seat])
    while left != 0:
        total += int(g.canals[lowest_bit(left)])
        left &= left - 1
    return total


@rule
def millstones_of(g: State, seat: int) -> int:
    """Millstones in a realm."""
    total = 0
    left = int(g.realm[seat])
    while left != 0:
        total += int(g.millstones[lowest_bit(left)])
        left &= left - 1
    return total


@rule
def forges_of(g: State, seat: int) -> int:
    """Forges in a realm."""
    total = 0
    left = int(g.realm[seat])
    while left != 0:
        total += int(g.forges[lowest_bit(left)])
        left &= left - 1
    return total


@rule
def anything_built(g: State, province: int) -> bool:
    """Whether walls, works, temples or canals stand in a province."""
    return bool(
        int(g.walls[province])
        + int(g.forges[province])
        + int(g.millstones[province])
        + int(g.temples[0, province])
        + int(g.temples[1, province])
        + int(g.canals[province])
        > 0
    )


@rule
def destroy_all(g: State, province: int) -> None:
    """Every building of a province is gone."""
    g.walls[province] = 0
    g.forges[province] = 0
    g.millstones[province] = 0
    g.temples[0, province] = 0
    g.temples[1, province] = 0
    g.canals[province] = 0
