"""What a learner sees: the table as numbers around 0 to 1, seats counted from the observer's own."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tworivers.amyitis.caravan import distance_to, extra_good, plant_level
from tworivers.amyitis.names import (
    CITIES,
    COURT_LEVELS,
    EMPTY,
    GROUPS,
    NEUTRAL,
    QUESTIONS,
    ROW_FIELDS,
    ROWS,
    SEATS,
    SQUARES,
    TEMPLE_SPACES,
    ZONES,
    Court,
    Square,
    Trade,
)
from tworivers.amyitis.record import State
from tworivers.amyitis.todo import now_seat, now_task
from tworivers.engine.compiled import rule

Numbers = NDArray[np.float32]

ROUND = 2 + QUESTIONS
NOBLE = 19
GROUP = 5
COURT_CARDS = len(Court) * COURT_LEVELS
COURT = COURT_CARDS + 5
SQUARE = 10
CITY = 9
OBSERVATION = (
    ROUND
    + SEATS * NOBLE
    + GROUPS * GROUP
    + COURT
    + SQUARES * SQUARE
    + ZONES * (SEATS + 1)
    + ROWS * ROW_FIELDS * SEATS
    + 3 * TEMPLE_SPACES * (SEATS + 1)
    + CITIES * CITY
)


@rule
def observe(g: State, seat: int, out: Numbers) -> None:
    """Write the observation of seat; its length is OBSERVATION."""
    out[:] = 0.0
    see_round(g, out)
    at = int(ROUND)
    for other in range(g.seats):
        see_noble(g, (seat + other) % int(g.seats), out, at + other * NOBLE)
    at += SEATS * NOBLE
    for group in range(g.seats):
        see_group(g, group, out, at + group * GROUP)
    at += GROUPS * GROUP
    see_court(g, out, at)
    at += COURT
    for square in range(SQUARES):
        see_square(g, square, out, at + square * SQUARE)
    at += SQUARES * SQUARE
    for zone in range(ZONES):
        see_cube(g, seat, int(g.zone[zone]), out, at + zone * (SEATS + 1))
    at += ZONES * (SEATS + 1)
    for row in range(ROWS):
        for place in range(ROW_FIELDS):
            see_cube(g, seat, int(g.field[row, place]), out, at + (row * ROW_FIELDS + place) * SEATS)
    at += ROWS * ROW_FIELDS * SEATS
    for temple in range(3):
        for space in range(TEMPLE_SPACES):
            see_cube(g, seat, int(g.temple[temple, space]), out, at + (temple * TEMPLE_SPACES + space) * (SEATS + 1))
    at += 3 * TEMPLE_SPACES * (SEATS + 1)
    for city in range(CITIES):
        see_city(g, city, out, at + city * CITY)


@rule
def see_round(g: State, out: Numbers) -> None:
    """The round, the number of players and the question asked now."""
    out[0] = g.round_number / 10.0
    out[1] = g.seats / 4.0
    if g.over == 0:
        out[2 + now_task(g)] = 1.0


@rule
def see_noble(g: State, seat: int, out: Numbers, at: int) -> None:
    """One noble's stock and cards."""
    out[at] = g.prestige[seat] / 50.0
    out[at + 1] = g.cubes[seat] / 30.0
    out[at + 2] = g.talents[seat] / 5.0
    out[at + 3] = g.camels[seat] / 5.0
    for good in range(5):
        out[at + 4 + good] = g.goods[seat, good] / 3.0
    out[at + 9] = g.gardeners[seat] / 2.0
    for kind in range(3):
        out[at + 10 + kind] = g.court_level[seat, kind] / 3.0
    out[at + 13] = g.tiles[seat] / 5.0
    out[at + 14] = float(g.passed[seat])
    out[at + 15] = 1.0 if g.start == seat else 0.0
    out[at + 16] = 1.0 if g.over == 0 and now_seat(g) == seat else 0.0
    out[at + 17] = g.leader_spaces[g.court_level[seat, 1]] / 4.0
    out[at + 18] = g.leader_keeps[g.court_level[seat, 1]] / 4.0


@rule
def see_group(g: State, group: int, out: Numbers, at: int) -> None:
    """The crafts that lie face up, and their price."""
    for craft in range(4):
        out[at + craft] = g.face_up[group, craft] / 3.0
    out[at + 4] = g.turned[group] / 2.0


@rule
def see_court(g: State, out: Numbers, at: int) -> None:
    """Court cards left, and the goods on caravan leaders."""
    for kind in range(len(g.court_left)):
        for level in range(COURT_LEVELS):
            out[at + kind * COURT_LEVELS + level] = g.court_left[kind, level] / 4.0
    for good in range(5):
        out[at + COURT_CARDS + good] = float(g.leader_good[good])


@rule
def see_square(g: State, square: int, out: Numbers, at: int) -> None:
    """Level, plant or tile."""
    out[at] = g.level[square] / 4.0
    out[at + 1] = 1.0 if g.square[square] == Square.PLANTED else 0.0
    if g.square[square] == Square.TILE:
        out[at + 2] = g.tile_prestige[square] / 10.0
        for bonus in range(7):
            out[at + 3 + bonus] = g.tile_bonus[square, bonus] / 2.0


@rule
def see_cube(g: State, observer: int, owner: int, out: Numbers, at: int) -> None:
    """Whose cube lies in a place, the observer's own first; grey ones last."""
    if owner == NEUTRAL:
        out[at + SEATS] = 1.0
    elif owner >= 0:
        out[at + (owner - observer) % int(g.seats)] = 1.0


@rule
def see_city(g: State, city: int, out: Numbers, at: int) -> None:
    """How far a city is, what it asks for, and its plant."""
    out[at] = distance_to(g, city) / 8.0
    if g.city_good[city] != EMPTY:
        out[at + 1 + int(g.city_good[city])] = 1.0
    if g.trade[city] == Trade.PLANT:
        out[at + 5] = plant_level(g, city) / 3.0
        extra = extra_good(g, city)
        if extra != EMPTY:
            out[at + 1 + extra] += 1.0
    elif g.trade[city] == Trade.COURT:
        out[at + 6 + int(g.city_offer[city, 0])] = 1.0
        out[at + 6 + int(g.city_offer[city, 1])] = 1.0
