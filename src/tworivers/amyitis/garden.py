"""The hanging gardens: channels, water and planting (amyitis.de §3 Ingenieur, §Anpflanzen).

Squares are numbered row by row. Channels lie on the 24 edges between neighbouring squares: edges 0 to 11 between (i, j) and
(i, j + 1), edges 12 to 23 between (i, j) and (i + 1, j). Edge e has the zones 2e and 2e + 1, or only the first. Channels meet at
the 25 corners of squares; corner (i, j) is number 5i + j.
"""

from __future__ import annotations

from tworivers.amyitis.state import ABSENT, EMPTY, NEUTRAL, Event, Obstacle, Record, Source, Square
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
def edge_corners(edge: int) -> tuple[int, int]:
    """The two corners a channel on this edge joins."""
    if edge < ACROSS:
        corner = edge // 3 * 5 + edge % 3 + 1
        return corner, corner + 5
    corner = ((edge - ACROSS) // 4 + 1) * 5 + (edge - ACROSS) % 4
    return corner, corner + 1


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
def zone_obstacle(g: Record, zone: int) -> int:
    """A zone can be watered if it is dry and an end of it is on the river or on water that comes from the river."""
    if g.zone[zone] == ABSENT:
        return Obstacle.ZONE_ABSENT
    if g.zone[zone] != EMPTY:
        return Obstacle.ZONE_WATERED
    one, other = edge_corners(zone // 2)
    reached = int(g.reached)
    if (reached >> one) & 1 == 0 and (reached >> other) & 1 == 0:
        return Obstacle.ZONE_CUT_OFF
    return Obstacle.NONE


@rule
def any_zone_available(g: Record) -> bool:
    """Whether an engineer would find work."""
    for zone in range(len(g.zone)):
        if zone_obstacle(g, zone) == Obstacle.NONE:
            return True
    return False


@rule
def irrigate(g: Record, seat: int, zone: int, prestige: int, log: Log) -> None:
    """Put an own cube into a zone."""
    g.cubes[seat] -= 1
    water(g, zone, seat, log)
    gain_prestige(g, seat, prestige, Source.ENGINEER, log)


@rule
def water(g: Record, zone: int, owner: int, log: Log) -> None:
    """A cube fills a zone, and water runs on from there if it comes from the river."""
    g.zone[zone] = owner
    note(log, Event.WATERED, owner, zone, 0, 0, 0)
    spread_water(g)


@rule
def spread_water(g: Record) -> None:
    """Find every corner to which watered channels lead from the river. Grey cubes may lie off the river's net."""
    reached = int(g.reached)
    before = -1
    while reached != before:
        before = reached
        for edge in range(24):
            if edge_has_water(g, edge):
                one, other = edge_corners(edge)
                ends = (1 << one) | (1 << other)
                if reached & ends != 0:
                    reached |= ends
    g.reached = reached


@rule
def edge_has_water(g: Record, edge: int) -> bool:
    """Whether a cube lies on this edge."""
    return bool(g.zone[2 * edge] >= 0 or g.zone[2 * edge + 1] >= 0)


@rule
def fully_watered(g: Record, edge: int) -> bool:
    """Whether every zone of this edge is watered."""
    return bool(g.zone[2 * edge] != EMPTY and g.zone[2 * edge + 1] != EMPTY)


@rule
def gardeners_needed(g: Record, square: int, plant_level: int) -> int:
    """How many gardeners lift a plant to this square; the top level takes a plant of level 3."""
    wanted = min(int(g.level[square]), 3)
    return max(0, wanted - plant_level)


@rule
def square_obstacle(g: Record, seat: int, square: int, plant_level: int) -> int:
    """Planting takes a tile, a fully watered side and a plant good enough. The river itself waters no square."""
    if g.square[square] == Square.UNUSED:
        return Obstacle.UNUSED_SQUARE
    if g.square[square] == Square.PLANTED:
        return Obstacle.PLANTED
    watered = False
    for number in range(4):
        edge = side(square, number)
        if edge != EMPTY and fully_watered(g, edge):
            watered = True
    if not watered:
        return Obstacle.DRY_SQUARE
    if gardeners_needed(g, square, plant_level) > g.gardeners[seat]:
        return Obstacle.PLANT_LEVEL
    return Obstacle.NONE


@rule
def any_square_for(g: Record, seat: int, plant_level: int) -> bool:
    """Whether seat could plant such a plant anywhere."""
    for square in range(len(g.square)):
        if square_obstacle(g, seat, square, plant_level) == Obstacle.NONE:
            return True
    return False


@rule
def irrigation_bonus(g: Record, square: int, plant_level: int, log: Log) -> None:
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
def cubes_around(g: Record, square: int, owner: int) -> int:
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
def water_between_plants(g: Record, square: int, log: Log) -> None:
    """Grey cubes fill every dry zone between the new plant and its planted neighbours."""
    for number in range(4):
        edge = side(square, number)
        if edge != EMPTY:
            one, other = edge_squares(edge)
            neighbour = one + other - square
            if g.square[neighbour] == Square.PLANTED:
                for zone in range(2 * edge, 2 * edge + 2):
                    if g.zone[zone] == EMPTY:
                        water(g, zone, NEUTRAL, log)


@rule
def tiles_left(g: Record) -> int:
    """How many garden tiles still lie there."""
    count = 0
    for square in range(len(g.square)):
        if g.square[square] == Square.TILE:
            count += 1
    return count
