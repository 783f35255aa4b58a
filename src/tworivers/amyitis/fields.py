"""The two rows of fields (amyitis.de §1 Bauer)."""

from __future__ import annotations

from tworivers.amyitis.court import take_gardener
from tworivers.amyitis.names import EMPTY, ROW_FIELDS, Event, Obstacle
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import gain_good, take_cube_home
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note


@rule
def next_field(g: State, row: int) -> int:
    """The leftmost empty field of a row."""
    for place in range(ROW_FIELDS):
        if g.field[row, place] == EMPTY:
            return place
    return EMPTY


@rule
def field_obstacle(g: State, seat: int) -> int:
    """Work in the fields takes a cube."""
    return Obstacle.NONE if g.cubes[seat] > 0 else Obstacle.CUBE


@rule
def work_field(g: State, seat: int, row: int, log: Log) -> None:
    """Put a cube on the next field of a row and take its good; a full row is settled at once."""
    place = next_field(g, row)
    g.cubes[seat] -= 1
    g.field[row, place] = seat
    note(log, Event.FIELD, seat, row, place, 0, 0)
    gain_good(g, seat, int(g.field_good[row, place]), log)
    if place == ROW_FIELDS - 1:
        settle_full_row(g, row, log)


@rule
def settle_full_row(g: State, row: int, log: Log) -> None:
    """Who has most cubes in a full row gets a gardener (tie: nobody); then all its cubes go home."""
    best = 0
    winner = EMPTY
    for seat in range(g.seats):
        cubes = 0
        for place in range(ROW_FIELDS):
            if g.field[row, place] == seat:
                cubes += 1
        if cubes > best:
            best = cubes
            winner = seat
        elif cubes == best:
            winner = EMPTY
    note(log, Event.ROW_FULL, winner, row, 0, 0, 0)
    if winner != EMPTY:
        take_gardener(g, winner, log)
    for place in range(ROW_FIELDS):
        take_cube_home(g, int(g.field[row, place]))
        g.field[row, place] = EMPTY
