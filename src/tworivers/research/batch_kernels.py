"""Many games in step, in native code: one decision carried out in each, and what the next seat to decide sees.

Written against the names of the contract and bound to each game's own like `engine/kernels.py`; `batch.py` calls
`advance_many` on processors, `cuda_batch.py` calls `advance` and `draw_legal` once a thread on a GPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.bots.turns import next_in_turn
from tworivers.engine.contract import Codes, Options, actors, apply, legal, observe, scores, setup
from tworivers.engine.dice import HIGH, LOW, SHOWN, STREAM, THROWS, Dice, throw
from tworivers.engine.events import Log

__all__ = ["begin_game", "share_win", "carry_out", "look", "advance", "advance_many", "draw_legal", "draw_many"]

BEGIN = -1
"""Instead of an action: a new game."""
GOES_ON, OVER, BROKEN_OFF = range(3)
"""What `done` says of a game: the last two have ended, by themselves or after too many decisions."""
NOBODY = -1


def begin_game(
    games: Any,
    i: int,
    blank: Any,
    box: Any,
    seats: int,
    options: Options,
    series: Dice,
    number: int,
    dice: Dice,
    log: Log,
) -> None:
    """Lay out game `number` of a series in record i, with dice of its own."""
    games[i] = blank[0]
    dice[LOW] = series[LOW]
    dice[HIGH] = series[HIGH]
    dice[STREAM] = number
    dice[THROWS] = 0
    dice[SHOWN] = 0
    setup(games[i], box[0], seats, options, dice, log)


def share_win(points: Codes, seats: int, shares: Any) -> None:
    """Each seat's part of the win; several win together."""
    best = points[0]
    for seat in range(1, seats):
        best = max(best, points[seat])
    winners = 0
    for seat in range(seats):
        winners += 1 if points[seat] == best else 0
    for seat in range(len(shares)):
        shares[seat] = np.float32(1.0 / winners) if seat < seats and points[seat] == best else np.float32(0.0)


def carry_out(games: Any, i: int, seat: int, action: int, dice: Dice, log: Log, age: int, longest: int) -> int:
    """Carry out an action; tell whether the game goes on."""
    apply(games[i], seat, action, dice, log)
    if actors(games[i]) == 0:
        return OVER
    return BROKEN_OFF if age + 1 >= longest else GOES_ON


def look(games: Any, i: int, last: int, codes: Codes, observation: Any, mask: Any) -> int:
    """Write what the next seat to decide sees and may do; return the seat."""
    seat = next_in_turn(int(actors(games[i])), last)
    observe(games[i], seat, observation)
    mask[:] = 0
    count = legal(games[i], seat, codes)
    for place in range(count):
        mask[codes[place]] = 1
    return seat


def advance(
    games: Any,
    i: int,
    blank: Any,
    box: Any,
    options: Options,
    series: Dice,
    longest: int,
    actions: Any,
    seats: Any,
    numbers: Any,
    dice: Any,
    log: Log,
    ages: Any,
    turns: Any,
    done: Any,
    points: Any,
    final_points: Any,
    shares: Any,
    codes: Codes,
    observation: Any,
    mask: Any,
) -> None:
    """One decision in game i, a new game where that ended it, and the next seat's view of it.

    `final_points` and `shares` change only when a game ends.
    """
    outcome = GOES_ON
    last = int(turns[i])
    if actions[i] == BEGIN:
        outcome = OVER
    else:
        outcome = carry_out(games, i, last, int(actions[i]), dice[i], log, int(ages[i]), longest)
        ages[i] += 1
        if outcome != GOES_ON:
            scores(games[i], final_points[i])
            share_win(final_points[i], int(seats[i]), shares[i])
            numbers[i] += games.shape[0]
    if outcome != GOES_ON:
        begin_game(games, i, blank, box, int(seats[i]), options, series, int(numbers[i]), dice[i], log)
        ages[i] = 0
        last = NOBODY
    done[i] = outcome
    scores(games[i], points[i])
    turns[i] = look(games, i, last, codes, observation, mask)


def advance_many(
    games: Any,
    first: int,
    end: int,
    blank: Any,
    box: Any,
    options: Options,
    series: Dice,
    longest: int,
    actions: Any,
    seats: Any,
    numbers: Any,
    dice: Any,
    log: Log,
    ages: Any,
    turns: Any,
    done: Any,
    points: Any,
    final_points: Any,
    shares: Any,
    codes: Codes,
    observations: Any,
    masks: Any,
) -> None:
    """`advance` for the games from `first` on, up to `end`."""
    for i in range(first, end):
        advance(
            games,
            i,
            blank,
            box,
            options,
            series,
            longest,
            actions,
            seats,
            numbers,
            dice,
            log,
            ages,
            turns,
            done,
            points,
            final_points,
            shares,
            codes,
            observations[i],
            masks[i],
        )


def draw_legal(mask: Any, choices: Dice) -> int:
    """One of the actions in a mask, each as likely as the others."""
    count = 0
    for action in range(len(mask)):
        count += int(mask[action])
    skip = throw(choices, count) if count > 1 else 0
    action = 0
    while mask[action] == 0 or skip > 0:
        skip -= int(mask[action])
        action += 1
    return action


def draw_many(masks: Any, first: int, end: int, series: Dice, throws: int, choices: Dice, actions: Any) -> None:
    """Random actions for the games from `first` on, up to `end`."""
    for i in range(first, end):
        choices[LOW] = series[HIGH]
        choices[HIGH] = series[LOW] ^ 0x5BD1E995
        choices[STREAM] = i
        choices[THROWS] = throws
        actions[i] = draw_legal(masks[i], choices)
