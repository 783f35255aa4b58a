"""Tree search by a network's judgement, in native code, for any number of players, with chance and hidden information.

As in `tree_kernels.py` the tree is open-loop: a node stands for the decisions that led to it. What differs is who
judges: a leaf isn't played on, it waits until the network has said what everybody would do there and who will win.
Several leaves wait for one answer. Until it comes, who goes down the tree again counts a visit without any success, and
so tries other ways.

Written against the names of the contract (`engine/contract.py`) and bound to each game's own like `engine/kernels.py`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.turns import thinker_first
from tworivers.engine.contract import Codes, Record, actors, apply, hide, legal, observe, scores
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log

__all__ = ["add_children", "credit", "descend", "expand", "gather", "look", "pick_child", "plant", "share_win"]

NODE = np.dtype(
    [
        ("total", np.float64),
        ("prior", np.float32),
        ("worth", np.float32),
        ("visits", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("action", np.int16),
        ("seat", np.int16),
    ],
    align=True,
)
"""An action of `seat`: what it brought to it, how likely it is, how often it was taken; and what the position behind it
is worth to whoever decides there, at first sight."""

NONE = -1
HERE = 1
"""The record of `games` besides the root's, where a playout stands; the leaves that wait follow it."""
LONGEST = 256
"""Decisions from the root to a leaf at most."""


def look(games: Any, place: int, seat: int, codes: Codes, seen: Any, observation: int) -> int:
    """Write what seat sees and may do; return how many actions are legal."""
    observe(games[place], seat, seen[:observation])
    seen[observation:] = 0.0
    count = legal(games[place], seat, codes)
    for number in range(count):
        seen[observation + codes[number]] = 1.0
    return int(count)


def share_win(g: Record, points: Codes, out: NDArray[np.float64]) -> None:
    """Each seat's part of the win; several win together."""
    scores(g, points)
    best = points[0]
    for seat in range(1, int(g.seats)):
        best = max(best, points[seat])
    winners = 0
    for seat in range(int(g.seats)):
        winners += 1 if points[seat] == best else 0
    for seat in range(int(g.seats)):
        out[seat] = 1.0 / winners if points[seat] == best else 0.0


def plant(tree: Any, room: Any, seat: int) -> None:
    """Begin a new tree."""
    tree[0].total = 0.0
    tree[0].worth = 0.0
    tree[0].visits = 0
    tree[0].child = NONE
    tree[0].sibling = NONE
    tree[0].seat = seat
    room[0].used = 1
    room[0].decisions = 0
    room[0].finished = 0
    room[0].rewards[:] = 0.0


def gather(
    games: Any,
    tree: Any,
    room: Any,
    seen: Any,
    deciding: Codes,
    seat: int,
    wanted: int,
    observation: int,
    dice: Dice,
    log: Log,
) -> int:
    """Go down the tree `wanted` times; write what the network is to judge, and return how many leaves wait for it.

    Where the game has ended who has won is credited at once.
    """
    waiting = 0
    for _ in range(wanted):
        games[HERE] = games[0]
        hide(games[HERE], seat, dice)
        path = room[0].paths[waiting]
        who = descend(games, tree, room[0], path, waiting, seat, dice, log)
        if who == NONE:
            share_win(games[HERE], room[0].points, room[0].values[waiting])
            credit(tree, room[0], path, int(room[0].lengths[waiting]), room[0].values[waiting], int(games[HERE].seats))
            room[0].finished += 1
        else:
            look(games, HERE, who, room[0].codes, seen[waiting], observation)
            deciding[waiting] = who
            waiting += 1
    return waiting


def descend(games: Any, tree: Any, room: Record, path: Any, waiting: int, seat: int, dice: Dice, log: Log) -> int:
    """Go to a node whose actions aren't all judged, counting a visit to each on the way; return who decides there.

    NONE if the game has ended.
    """
    g = games[HERE]
    node = 0
    path[0] = 0
    length = 1
    tree[0].visits += 1
    who = NONE
    while True:
        mask = actors(g)
        if mask == 0:
            who = NONE
            break
        who = thinker_first(mask, seat)
        count = legal(g, who, room.codes)
        if count == 1 and length > 1:
            apply(g, who, int(room.codes[0]), dice, log)
            room.decisions += 1
            continue
        found = pick_child(tree, room, node, who, count)
        if found == NONE or length == LONGEST:
            break
        node = found
        apply(g, who, int(tree[node].action), dice, log)
        room.decisions += 1
        tree[node].visits += 1
        path[length] = node
        length += 1
    room.lengths[waiting] = length
    return who


def pick_child(tree: Any, room: Record, node: int, who: int, count: int) -> int:
    """The legal action that does best, or one taken too seldom for its likelihood (PUCT); NONE if one isn't judged."""
    promise = 0.0
    total = 0.0
    visits = 0
    tried = 0.0
    number = 0
    child = int(tree[node].child)
    while number < count and child != NONE:
        if tree[child].seat == who and tree[child].action == room.codes[number]:
            promise += tree[child].prior
            if tree[child].visits > 0:
                total += tree[child].total
                visits += int(tree[child].visits)
                tried += tree[child].prior
            number += 1
        child = int(tree[child].sibling)
    if number < count:
        return NONE
    promise = max(promise, 1e-9)
    untried = (tree[node].worth + total) / (1 + visits) - room.caution * math.sqrt(tried / promise)
    curiosity = room.exploration * math.sqrt(1.0 + visits) / promise
    found = NONE
    most = -math.inf
    number = 0
    child = int(tree[node].child)
    while number < count:
        if tree[child].seat == who and tree[child].action == room.codes[number]:
            taken = int(tree[child].visits)
            value = tree[child].total / taken if taken > 0 else untried
            score = value + curiosity * tree[child].prior / (1 + taken)
            if score > most:
                most = score
                found = child
            number += 1
        child = int(tree[child].sibling)
    return found


def expand(
    tree: Any,
    room: Any,
    seen: Any,
    deciding: Codes,
    waiting: int,
    observation: int,
    priors: NDArray[np.float32],
    values: NDArray[np.float64],
    seats: int,
) -> None:
    """Give the leaves that waited their actions, and credit everybody on the way with what the network expects."""
    for row in range(waiting):
        path = room[0].paths[row]
        length = int(room[0].lengths[row])
        leaf = int(path[length - 1])
        who = int(deciding[row])
        tree[leaf].worth = values[row, who]
        if length < LONGEST:
            add_children(tree, room[0], leaf, who, seen[row], observation, priors[row])
        credit(tree, room[0], path, length, values[row], seats)


def add_children(
    tree: Any, room: Record, leaf: int, who: int, seen: Any, observation: int, priors: NDArray[np.float32]
) -> None:
    """A node for each legal action that has none, as long as there is room."""
    before = NONE
    child = int(tree[leaf].child)
    for action in range(len(priors)):
        if seen[observation + action] < 0.5:
            continue
        while child != NONE and (tree[child].seat < who or (tree[child].seat == who and tree[child].action < action)):
            before = child
            child = int(tree[child].sibling)
        if child == NONE or tree[child].seat != who or tree[child].action != action:
            if room.used == len(tree):
                return
            new = int(room.used)
            room.used = new + 1
            tree[new].total = 0.0
            tree[new].prior = priors[action]
            tree[new].worth = 0.0
            tree[new].visits = 0
            tree[new].child = NONE
            tree[new].action = action
            tree[new].seat = who
            tree[new].sibling = child
            if before == NONE:
                tree[leaf].child = new
            else:
                tree[before].sibling = new
            before = new


def credit(tree: Any, room: Record, path: Any, length: int, values: NDArray[np.float64], seats: int) -> None:
    """Credit every decision on the way with what it brought to the seat that took it."""
    for step in range(length):
        node = path[step]
        tree[node].total += values[tree[node].seat]
    for seat in range(seats):
        room.rewards[seat] += values[seat]
