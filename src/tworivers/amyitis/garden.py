"""The hanging gardens: channels, water and planting (amyitis.de §3 Ingenieur, §Anpflanzen).

Squares are numbered row by row. Channels lie on the 24 edges between neighbouring squares: edges 0 to 11 between (i, j)
and (i, j + 1), edges 12 to 23 between (i, j) and (i + 1, j). Edge e has the zones 2e and 2e + 1, or only the first.
Channels meet at the 25 corners of squares; corner (i, j) is number 5i + j.
"""

from __future__ import annotations

from tworivers.amyitis.names import ABSENT, EDGES, EMPTY, NEUTRAL, SQUARES, Event, Obstacle, Source, Square
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import gain_prestige
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note

ACROSS = 12
"""The first edge between two squares of one column."""


@rule
def edge_squares(edge: int) -> tuple[int, int]:
    """The two squares an edge lies between."""
    if edge < ACROSS:
        square = edge // 3 * 4 + edge % 3
        return square, square + 1
    square = edge - ACROSS
    return square, square + 4


@rule
def corner_mask(edge: int) -> int:
    """The two corners a channel on this edge joins, as bits."""
    if edge < ACROSS:
        return 0b100001 << (edge // 3 * 5 + edge % 3 + 1)
    return 0b11 << (((edge - ACROSS) // 4 + 1) * 5 + (edge - ACROSS) % 4)


@rule
def side(square: int, number: int) -> int:
    """The edge on side 0 to 3 (left, right, above, below) of a square, or EMPTY at the garden's rim."""
    row = square // 4
    column = square % 4
    if number == 0:
        return row * 3 + column - 1 if column > 0 else EMPTY
    if number == 1:
        return row * 3 + column if column < 3 else EMPTY
    if number == 2:
        return ACROSS + square - 4 if row > 0 else EMPTY
    return ACROSS + square if row < 3 else EMPTY


@rule
def zone_obstacle(g: State, zone: int) -> int:
    """A zone can be watered if it is dry and an end of it is on the river or on water that comes from the river."""
    if (int(g.open_zones) >> zone) & 1 == 1:
        return Obstacle.NONE
    if g.zone[zone] == ABSENT:
        return Obstacle.ZONE_ABSENT
    if g.zone[zone] != EMPTY:
        return Obstacle.ZONE_WATERED
    return Obstacle.ZONE_CUT_OFF


@rule
def open_zones(g: State) -> int:
    """The zones that can be watered, as bits."""
    return int(g.open_zones)


@rule
def any_zone_available(g: State) -> bool:
    """Whether an engineer would find work."""
    return bool(g.open_zones != 0)


@rule
def irrigate(g: State, seat: int, zone: int, prestige: int, log: Log) -> None:
    """Put an own cube into a zone."""
    g.cubes[seat] -= 1
    g.zone[zone] = seat
    note(log, Event.WATERED, seat, zone, 0, 0, 0)
    survey_water(g)
    gain_prestige(g, seat, prestige, Source.ENGINEER, log)


@rule
def survey_water(g: State) -> None:
    """Note the zones that can be watered next and the tiles with a fully watered side."""
    reached = corners_reached(g)
    open_zones = 0
    wet_squares = 0
    for edge in range(EDGES):
        first, second = 2 * edge, 2 * edge + 1
        if reached & corner_mask(edge) != 0:
            if g.zone[first] == EMPTY:
                open_zones |= 1 << first
            if g.zone[second] == EMPTY:
                open_zones |= 1 << second
        if g.zone[first] != EMPTY and g.zone[second] != EMPTY:
            one, other = edge_squares(edge)
            wet_squares |= (1 << one) | (1 << other)
    g.open_zones = open_zones
    g.ready_squares = 0
    for square in range(SQUARES):
        if g.square[square] == Square.TILE and (wet_squares >> square) & 1 == 1:
            g.ready_squares |= 1 << square


@rule
def corners_reached(g: State) -> int:
    """The corners that water reaches from the river. Grey cubes may lie off the river's net."""
    reached = int(g.river)
    before = 0
    while reached != before:
        before = reached
        for edge in range(EDGES):
            ends = corner_mask(edge)
            if reached & ends != 0 and (g.zone[2 * edge] >= 0 or g.zone[2 * edge + 1] >= 0):
                reached |= ends
    return reached


@rule
def gardeners_needed(g: State, square: int, plant_level: int) -> int:
    """How many gardeners lift a plant to this square; the top level takes a plant of level 3."""
    wanted = min(int(g.level[square]), 3)
    return max(0, wanted - plant_level)


@rule
def square_obstacle(g: State, seat: int, square: int, plant_level: int) -> int:
    """Planting takes a tile, a fully watered side and a plant good enough. The river itself waters no square."""
    if g.square[square] == Square.UNUSED:
        return Obstacle.UNUSED_SQUARE
    if g.square[square] == Square.PLANTED:
        return Obstacle.PLANTED
    if (int(g.ready_squares) >> square) & 1 == 0:
        return Obstacle.DRY_SQUARE
    if gardeners_needed(g, square, plant_level) > g.gardeners[seat]:
        return Obstacle.PLANT_LEVEL
    return Obstacle.NONE


@rule
def any_square_for(g: State, seat: int, plant_level: int) -> bool:
    """Whether seat could plant such a plant anywhere."""
    return squares_for(g, seat, plant_level) != 0


@rule
def squares_for(g: State, seat: int, plant_level: int) -> int:
    """The squares where seat could plant such a plant with the gardeners it has, as bits."""
    best = min(3, plant_level + int(g.gardeners[seat]))
    return int(g.ready_squares) & int(g.low_squares[best])


@rule
def irrigation_bonus(g: State, square: int, plant_level: int, log: Log) -> None:
    """Who has most cubes around the new plant scores the plant's own level; on a tie nobody."""
    best = 0
    winner = EMPTY
    for seat in range(g.seats):
        cubes = cubes_around(g, square, seat)
        if cubes > best:
            best = cubes
            winner = seat
        elif cubes == best:
            winner = EMPTY
    if winner != EMPTY:
        gain_prestige(g, winner, plant_level, Source.IRRIGATION, log)


@rule
def cubes_around(g: State, square: int, owner: int) -> int:
    """How many zones around a square hold this owner's cubes."""
    count = 0
    for number in range(4):
        edge = side(square, number)
        if edge != EMPTY:
            if g.zone[2 * edge] == owner:
                count += 1
            if g.zone[2 * edge + 1] == owner:
                count += 1
    return count


@rule
def water_between_plants(g: State, square: int, log: Log) -> None:
    """Grey cubes fill every dry zone between the new plant and its planted neighbours."""
    for number in range(4):
        edge = side(square, number)
        if edge != EMPTY:
            one, other = edge_squares(edge)
            neighbour = one + other - square
            if g.square[neighbour] == Square.PLANTED:
                for zone in range(2 * edge, 2 * edge + 2):
                    if g.zone[zone] == EMPTY:
                        g.zone[zone] = NEUTRAL
                        note(log, Event.WATERED, NEUTRAL, zone, 0, 0, 0)
    survey_water(g)


@rule
def tiles_left(g: State) -> int:
    """How many garden tiles still lie there."""
    count = 0
    for square in range(len(g.square)):
        if g.square[square] == Square.TILE:
            count += 1
    return count
