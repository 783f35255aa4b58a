"""Fewer parties on a part of the board (mesopotamia.de §2: "Bei acht Spielparteien wird das ganze Feld bespielt").

The sentence goes on with the parties that aren't played and leaves open which part of the board that is. Our reading: a
province is out of play if the core nearest to it belongs to a party not in play. Origins and cores in play stay, and so
does what it takes to keep the board in one piece.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.names import PROVINCES, SEATS
from tworivers.mesopotamia.record import Components, State
from tworivers.mesopotamia.routes import around, flood


@rule
def cores_in_play(g: State, box: Components) -> int:
    """The capitals of the parties in play, as bits."""
    found = 0
    for seat in range(g.seats):
        found |= 1 << int(box.capital[g.party[seat]])
    return found


@rule
def absent_cores(g: State, box: Components) -> int:
    """The capitals of the parties not in play, as bits."""
    found = 0
    for party in range(SEATS):
        found |= 1 << int(box.capital[party])
    return found & ~cores_in_play(g, box)


@rule
def provinces_in_play(g: State, box: Components) -> int:
    """The part of the board that is played, as bits; a province as near to a core in play as to another stays."""
    near = cores_in_play(g, box)
    far = absent_cores(g, box)
    start = near & -near
    out = 0
    while near != g.land:
        out |= far & ~near
        near = around(g, near)
        far = around(g, far)
    return connected(g, start, (int(g.land) & ~out) | int(g.origins))


@rule
def within(g: State, provinces: int, steps: int) -> int:
    """All provinces at most so many steps away from some, over the whole board."""
    for _ in range(steps):
        provinces = around(g, provinces)
    return provinces


@rule
def connected(g: State, start: int, kept: int) -> int:
    """The provinces that are kept, and a shortest way from where they begin to each piece that is cut off."""
    whole = flood(g, start, kept)
    while whole != kept:
        steps = 1
        while within(g, whole, steps) & kept & ~whole == 0:
            steps += 1
        province = lowest_bit(within(g, whole, steps) & kept & ~whole)
        for left in range(steps - 1, 0, -1):
            province = lowest_bit(int(g.border[province]) & within(g, whole, left))
            kept |= 1 << province
        whole = flood(g, start, kept)
    return kept


@rule
def leave_out(g: State, kept: int) -> None:
    """Nobody goes where the board isn't played: no borders, no trees, no mines, no cities that count."""
    g.land &= kept
    g.mines &= kept
    g.cities_mask &= kept
    for province in range(PROVINCES):
        if (kept >> province) & 1 == 1:
            g.border[province] &= kept
        else:
            g.border[province] = 0
            g.trees[province] = 0
            g.holes[province] = 0
