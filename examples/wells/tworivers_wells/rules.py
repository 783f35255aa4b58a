"""The rules of Wells, on one page.

Everybody has a well whose depth, a throw at the start, only its owner knows. First all guess, at once and in secret,
whether the left neighbour's well is shallow or deep. Then turns: drop pebbles (1 to 3 at a time, while they last and
stay below the rim), look into the neighbour's well once, and end the turn by throwing the die into the well or by
stopping for good. Water over the rim stops its owner too, and is worth nothing. Depth and water count at the end, and
three for a right guess.

So small a game has all that is difficult: dice, secrets, seats that decide at once, turns of several actions.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show, throw
from tworivers.engine.events import Log, note
from tworivers.engine.records import Int8, Int8s, Int16, Int16s, dtype_of
from tworivers.engine.rules import Codes, Options

SEATS = 3
GUESS, ADD, PEEK, ROLL, STOP, ACTIONS = 0, 2, 5, 6, 7, 8
"""The codes of actions: two guesses, one to three pebbles, and the others; in the end how many there are."""
RIGHT_GUESS = 3
OBSERVATION = 2 + SEATS * 6


class Guess(IntEnum):
    """What a seat says of its neighbour's well."""

    NONE = 0
    SHALLOW = 1
    DEEP = 2


class Event(IntEnum):
    """What the log can tell."""

    GUESSED = 0
    GUESSES_SHOWN = 1
    ADDED = 2
    PEEKED = 3
    ROLLED = 4
    SPILLED = 5
    STOPPED = 6
    OVER = 7


class Obstacle(IntEnum):
    """Why an action isn't legal now."""

    NONE = 0
    OVER = 1
    GUESSING = 2
    GUESSED = 3
    NOT_GUESSING = 4
    OTHER_SEAT = 5
    PEBBLES = 6
    RIM = 7
    PEEKED = 8


class State:
    """A game in progress: one record that holds everything the rules know."""

    seats: Int8
    over: Int8
    guessing: Int8
    turn: Int8
    depth: Annotated[Int8s, SEATS]
    guess: Annotated[Int8s, SEATS]
    peeked: Annotated[Int8s, SEATS]
    water: Annotated[Int16s, SEATS]
    dropped: Annotated[Int16s, SEATS]
    thrown: Annotated[Int16s, SEATS]
    pebbles: Annotated[Int8s, SEATS]
    stopped: Annotated[Int8s, SEATS]
    # from the box
    sides: Int8
    pebbles_each: Int8
    rim: Int16


class Components:
    """What comes in the box."""

    sides: Int8
    pebbles: Int8
    rim: Int16


RECORD, BOX = dtype_of(State), dtype_of(Components)

LAWS = (
    "all is well",
    "every pebble is in the hand or in the well",
    "all water was dropped or thrown",
    "a depth is a throw",
)


@rule
def setup(g: State, box: Components, seats: int, options: Options, dice: Dice, log: Log) -> None:
    """Dig the wells."""
    g.seats = seats
    g.sides = box.sides
    g.pebbles_each = box.pebbles
    g.rim = box.rim
    g.guessing = 1
    g.turn = throw(dice, seats) if options[0] == 1 else 0
    for seat in range(seats):
        g.depth[seat] = 1 + throw(dice, int(box.sides))
        g.pebbles[seat] = box.pebbles


@rule
def actors(g: State) -> int:
    """Everybody who hasn't guessed yet; later one at a time."""
    if g.over == 1:
        return 0
    if g.guessing == 0:
        return 1 << int(g.turn)
    mask = 0
    for seat in range(g.seats):
        if g.guess[seat] == Guess.NONE:
            mask |= 1 << seat
    return mask


@rule
def legal(g: State, seat: int, out: Codes) -> int:
    """All without an obstacle."""
    count = 0
    for action in range(ACTIONS):
        if obstacle(g, seat, action) == Obstacle.NONE:
            out[count] = action
            count += 1
    return count


@rule
def obstacle(g: State, seat: int, action: int) -> int:
    """Why an action isn't legal for seat now."""
    if g.over == 1:
        return Obstacle.OVER
    if g.guessing == 1:
        if action >= ADD:
            return Obstacle.GUESSING
        return Obstacle.NONE if g.guess[seat] == Guess.NONE else Obstacle.GUESSED
    if g.turn != seat:
        return Obstacle.OTHER_SEAT
    if action < ADD:
        return Obstacle.NOT_GUESSING
    if action < PEEK:
        if action - ADD + 1 > g.pebbles[seat]:
            return Obstacle.PEBBLES
        return Obstacle.NONE if int(g.water[seat]) + action - ADD + 1 <= g.rim else Obstacle.RIM
    if action == PEEK and g.peeked[seat] == 1:
        return Obstacle.PEEKED
    return Obstacle.NONE


@rule
def apply(g: State, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Do it."""
    if action < ADD:
        make_guess(g, seat, 1 + action - GUESS, dice, log)
    elif action < PEEK:
        drop_pebbles(g, seat, 1 + action - ADD, log)
    elif action == PEEK:
        g.peeked[seat] = 1
        show(dice)
        note(log, Event.PEEKED, seat, neighbour(g, seat), 0, 0, 0)
    else:
        if action == ROLL:
            throw_into_well(g, seat, dice, log)
        else:
            g.stopped[seat] = 1
            note(log, Event.STOPPED, seat, 0, 0, 0, 0)
        next_turn(g, dice, log)


@rule
def make_guess(g: State, seat: int, guess: int, dice: Dice, log: Log) -> None:
    """The last guess turns all of them face up."""
    g.guess[seat] = guess
    note(log, Event.GUESSED, seat, 0, 0, 0, 0)
    if actors(g) == 0:
        g.guessing = 0
        show(dice)
        note(log, Event.GUESSES_SHOWN, -1, 0, 0, 0, 0)


@rule
def drop_pebbles(g: State, seat: int, count: int, log: Log) -> None:
    """Each raises the water by one."""
    g.pebbles[seat] -= count
    g.dropped[seat] += count
    g.water[seat] += count
    note(log, Event.ADDED, seat, count, 0, 0, 0)


@rule
def throw_into_well(g: State, seat: int, dice: Dice, log: Log) -> None:
    """The die raises the water; over the rim it is lost."""
    thrown = 1 + throw(dice, int(g.sides))
    g.thrown[seat] += thrown
    g.water[seat] += thrown
    note(log, Event.ROLLED, seat, thrown, 0, 0, 0)
    if g.water[seat] > g.rim:
        g.stopped[seat] = 1
        note(log, Event.SPILLED, seat, 0, 0, 0, 0)


@rule
def next_turn(g: State, dice: Dice, log: Log) -> None:
    """On to the next who hasn't stopped; when all have, the wells are measured."""
    for ahead in range(1, int(g.seats) + 1):
        seat = (int(g.turn) + ahead) % int(g.seats)
        if g.stopped[seat] == 0:
            g.turn = seat
            return
    g.over = 1
    show(dice)
    note(log, Event.OVER, -1, 0, 0, 0, 0)


@rule
def neighbour(g: State, seat: int) -> int:
    """Whose well a seat guesses at."""
    return (seat + 1) % int(g.seats)


@rule
def scores(g: State, out: Codes) -> None:
    """Water below the rim, and at the end depth and right guesses: before, they are nobody's business."""
    for seat in range(g.seats):
        out[seat] = int(g.water[seat]) if g.water[seat] <= g.rim else 0
        if g.over == 1:
            deep = 2 * int(g.depth[neighbour(g, seat)]) > int(g.sides)
            if deep == (g.guess[seat] == Guess.DEEP):
                out[seat] += RIGHT_GUESS
            if g.water[seat] <= g.rim:
                out[seat] += int(g.depth[seat])


@rule
def knows_depth(g: State, seat: int, other: int) -> bool:
    """Whether seat knows how deep other's well is."""
    return g.over == 1 or seat == other or (g.peeked[seat] == 1 and other == neighbour(g, seat))


@rule
def hide(g: State, seat: int, dice: Dice) -> None:
    """Redraw the wells and face-down guesses seat hasn't seen."""
    for other in range(g.seats):
        drawn = throw(dice, int(g.sides)), throw(dice, 2)
        if not knows_depth(g, seat, other):
            g.depth[other] = 1 + drawn[0]
        if g.guessing == 1 and other != seat and g.guess[other] != Guess.NONE:
            g.guess[other] = 1 + drawn[1]


@rule
def observe(g: State, seat: int, out: NDArray[np.float32]) -> None:
    """The wells, counted from seat's own."""
    out[:] = 0.0
    out[0] = g.guessing
    out[1] = actors(g) >> seat & 1
    for ahead in range(g.seats):
        other = (seat + ahead) % int(g.seats)
        at = 2 + 6 * ahead
        out[at] = int(g.depth[other]) / int(g.sides) if knows_depth(g, seat, other) else 0.0
        out[at + 1] = int(g.guess[other]) / 2 if g.guessing == 0 or other == seat else 0.0
        out[at + 2] = int(g.water[other]) / int(g.rim)
        out[at + 3] = int(g.pebbles[other]) / int(g.pebbles_each)
        out[at + 4] = g.peeked[other]
        out[at + 5] = g.stopped[other]


@rule
def audit(g: State) -> int:
    """The number of the broken law, or 0."""
    for seat in range(g.seats):
        if g.pebbles[seat] < 0 or int(g.pebbles[seat]) + int(g.dropped[seat]) != g.pebbles_each:
            return 1
        if int(g.dropped[seat]) + int(g.thrown[seat]) != g.water[seat]:
            return 2
        if g.depth[seat] < 1 or g.depth[seat] > g.sides:
            return 3
    return 0
