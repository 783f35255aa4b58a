"""Monte-Carlo tree search in native code, for any number of players, with chance and hidden information.

The tree is open-loop: a node stands for the decisions that led to it, not for a position, so that other dice or other
hidden cards lead through the same nodes. Each playout starts from a copy in which `hide` has redrawn what the searching
seat can't know, goes down the tree, every seat choosing what seems best for itself (max^n), tries all actions at the
leaf it reaches, and carries what it finds there back up.

Written against the names of the contract (`engine/contract.py`) and of `judgement.py`; bound to each game's own like
`engine/kernels.py`. A node's children are a list in the order of their seats and codes. `legal` names actions in that
order too: both are walked side by side.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tworivers.bots.judgement import Weights, appraise, outlook, urge
from tworivers.bots.scratch import PATH
from tworivers.bots.turns import thinker_first
from tworivers.engine.contract import Record, actors, apply, hide, legal
from tworivers.engine.dice import THROWS, Dice, throw
from tworivers.engine.events import Log
from tworivers.engine.exponential import exp

__all__ = [
    "careful",
    "climb",
    "credit",
    "draw",
    "find_again",
    "grow",
    "judge",
    "new_child",
    "open_node",
    "pick_child",
    "plant",
    "play_on",
    "replant",
    "same",
]

NODE = np.dtype(
    [
        ("total", np.float64),
        ("first", np.float32),
        ("prior", np.float32),
        ("visits", np.int32),
        ("seen", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("action", np.int16),
        ("seat", np.int16),
    ],
    align=True,
)
"""An action of `seat`: how often it was taken and could have been, what it brought, and what it seemed to at first."""

NONE = -1
HERE, TRIED, SOUGHT = 1, 2, 3
"""Records of `games` besides the root's: where a playout stands, where an action is tried, a position looked for."""
WAY = 4
"""From here on: the positions on the way to it."""
LONGEST_WAY = 32
ROOM = WAY + LONGEST_WAY


def plant(tree: Any, scratches: Any, seat: int) -> None:
    """Begin a new tree."""
    tree[0].total = 0.0
    tree[0].visits = 0
    tree[0].child = NONE
    tree[0].sibling = NONE
    tree[0].seat = seat
    scratches[0].used = 1


def find_again(games: Any, raw: Any, tree: Any, scratches: Any, seat: int, dice: Dice, log: Log) -> int:
    """The node below the root whose position is `games[SOUGHT]`, NONE if there is none. `raw` are the bytes of `games`.

    Only ways without chance are followed, and only where nothing is hidden: there a node stands for one position, in
    which all its children are legal.
    """
    path = scratches[0].path
    before = dice[THROWS]
    games[WAY] = games[SOUGHT]
    hide(games[WAY], seat, dice)
    games[WAY] = games[0]
    hide(games[WAY], seat, dice)
    if dice[THROWS] != before:
        return NONE
    length = 0
    path[0] = tree[0].child
    while length >= 0:
        node = path[length]
        if node == NONE:
            length -= 1
            if length >= 0:
                path[length] = tree[path[length]].sibling
            continue
        if tree[node].visits > 0 and length + 1 < LONGEST_WAY:
            before = dice[THROWS]
            games[WAY + length + 1] = games[WAY + length]
            apply(games[WAY + length + 1], int(tree[node].seat), int(tree[node].action), dice, log)
            if dice[THROWS] == before:
                if same(raw, WAY + length + 1, SOUGHT):
                    return int(node)
                length += 1
                path[length] = tree[node].child
                continue
        path[length] = tree[node].sibling
    return NONE


def same(raw: Any, one: int, other: int) -> bool:
    """Whether two records are the same, byte for byte."""
    for place in range(raw.shape[1]):
        if raw[one, place] != raw[other, place]:
            return False
    return True


def replant(tree: Any, places: Any, scratches: Any, node: int, seat: int) -> None:
    """Go on with a node as the root: what grew below it moves to the front, the rest goes.

    `places` is room for where each node goes.
    """
    used = int(scratches[0].used)
    places[node:used] = NONE
    places[node] = 0
    tree[node].sibling = NONE
    kept = 0
    # children are younger than their parents: whatever is marked when its turn comes stays
    for old in range(node, used):
        if places[old] != NONE:
            places[old] = kept
            kept += 1
            child = tree[old].child
            while child != NONE:
                places[child] = 0
                child = tree[child].sibling
    for old in range(node, used):
        if places[old] != NONE:
            new = int(places[old])
            tree[new] = tree[old]
            if tree[new].child != NONE:
                tree[new].child = places[tree[new].child]
            if tree[new].sibling != NONE:
                tree[new].sibling = places[tree[new].sibling]
    tree[0].seat = seat
    scratches[0].used = kept


def grow(
    games: Any, tree: Any, scratches: Any, seat: int, playouts: int, weights: Weights, dice: Dice, log: Log
) -> None:
    """Let the tree of `games[0]`, seen from seat, grow by a number of playouts."""
    for _ in range(playouts):
        games[HERE] = games[0]
        hide(games[HERE], seat, dice)
        length = climb(games, tree, scratches[0], seat, weights, dice, log)
        credit(tree, scratches[0], length)


def climb(games: Any, tree: Any, scratch: Record, seat: int, weights: Weights, dice: Dice, log: Log) -> int:
    """Go to a node that nobody has been to, judge it into the scratch space's `best`; return the path's length."""
    g = games[HERE]
    node = 0
    scratch.path[0] = 0
    length = 1
    while length < PATH:
        mask = actors(g)
        if mask == 0:
            break
        who = thinker_first(mask, seat)
        count = legal(g, who, scratch.codes[0])
        complete = open_node(games, tree, scratch, node, who, count, weights, dice, log)
        if tree[node].visits == 0 or not complete:
            if scratch.horizon > 0 or not complete:
                play_on(games, scratch, seat, weights, dice, log)
            return length
        node = pick_child(tree, scratch, node, who, count)
        apply(g, who, int(tree[node].action), dice, log)
        scratch.decisions += 1
        scratch.path[length] = node
        length += 1
    outlook(g, weights, scratch.terms, scratch.best)
    return length


def open_node(
    games: Any, tree: Any, scratch: Record, node: int, who: int, count: int, weights: Weights, dice: Dice, log: Log
) -> bool:
    """Try every legal action that was never legal here before, and give it a node; `best` is then the outlook after the
    one best for who decides. Return whether there was room for all.
    """
    before = NONE
    child = int(tree[node].child)
    most = -1.0
    for number in range(count):
        action = int(scratch.codes[0, number])
        while child != NONE and (tree[child].seat < who or (tree[child].seat == who and tree[child].action < action)):
            before = child
            child = int(tree[child].sibling)
        if child == NONE or tree[child].seat != who or tree[child].action != action:
            if scratch.used == len(tree):
                return False
            judge(games, scratch, who, action, weights, dice, log)
            child = new_child(tree, scratch, node, before, who, action)
            if scratch.chances[who] > most:
                most = scratch.chances[who]
                scratch.best[:] = scratch.chances
    return True


def judge(games: Any, scratch: Record, who: int, action: int, weights: Weights, dice: Dice, log: Log) -> None:
    """Everybody's chances if who takes this action."""
    games[TRIED] = games[HERE]
    apply(games[TRIED], who, action, dice, log)
    scratch.decisions += 1
    outlook(games[TRIED], weights, scratch.terms, scratch.chances)


def new_child(tree: Any, scratch: Record, node: int, before: int, who: int, action: int) -> int:
    """Put a new node into the list of children."""
    child = int(scratch.used)
    scratch.used = child + 1
    new = tree[child]
    new.total = 0.0
    new.first = scratch.chances[who]
    new.prior = exp(scratch.sharpness * scratch.chances[who])
    new.visits = 0
    new.seen = 0
    new.child = NONE
    new.action = action
    new.seat = who
    if before == NONE:
        new.sibling = tree[node].child
        tree[node].child = child
    else:
        new.sibling = tree[before].sibling
        tree[before].sibling = child
    return child


def pick_child(tree: Any, scratch: Record, node: int, who: int, count: int) -> int:
    """The legal action that did best, first impression included, or one taken too seldom for its promise (PUCT)."""
    promise = 0.0
    child = int(tree[node].child)
    number = 0
    while number < count:
        if tree[child].seat == who and tree[child].action == scratch.codes[0, number]:
            tree[child].seen += 1
            promise += tree[child].prior
            number += 1
        child = int(tree[child].sibling)
    curiosity = scratch.exploration / promise
    found = NONE
    most = -1.0
    child = int(tree[node].child)
    number = 0
    while number < count:
        if tree[child].seat == who and tree[child].action == scratch.codes[0, number]:
            taken = tree[child].visits + 1
            score = (
                tree[child].total + tree[child].first + curiosity * tree[child].prior * math.sqrt(tree[child].seen)
            ) / taken
            if score > most:
                most = score
                found = child
            number += 1
        child = int(tree[child].sibling)
    return found


def play_on(games: Any, scratch: Record, seat: int, weights: Weights, dice: Dice, log: Log) -> None:
    """Everybody goes on, by rules of thumb with second thoughts, as far as the horizon; there the outlook counts."""
    g = games[HERE]
    for _ in range(scratch.horizon):
        mask = actors(g)
        if mask == 0:
            break
        who = thinker_first(mask, seat)
        apply(g, who, careful(games, scratch, who, weights, dice, log), dice, log)
        scratch.decisions += 1
    outlook(g, weights, scratch.terms, scratch.best)


def careful(games: Any, scratch: Record, who: int, weights: Weights, dice: Dice, log: Log) -> int:
    """Of the actions that come to mind, a few drawn by the urge to take them, the one that leaves who best off."""
    count = legal(games[HERE], who, scratch.codes[0])
    if count == 1:
        return int(scratch.codes[0, 0])
    total = 0
    for number in range(count):
        scratch.urges[number] = urge(games[HERE], who, int(scratch.codes[0, number]))
        total += scratch.urges[number]
    if scratch.care == 1:
        return draw(scratch, count, total, dice)
    most = -math.inf
    found = NONE
    for thought in range(min(count, scratch.care)):
        action = int(scratch.codes[0, thought]) if count <= scratch.care else draw(scratch, count, total, dice)
        if action != found:
            games[TRIED] = games[HERE]
            apply(games[TRIED], who, action, dice, log)
            scratch.decisions += 1
            worth = appraise(games[TRIED], who, weights, scratch.terms)
            if worth > most:
                most = worth
                found = action
    return found


def draw(scratch: Record, count: int, total: int, dice: Dice) -> int:
    """A legal action, as likely as the urge to take it."""
    drawn = throw(dice, max(1, total))
    number = 0
    while number < count - 1 and drawn >= scratch.urges[number]:
        drawn -= scratch.urges[number]
        number += 1
    return int(scratch.codes[0, number])


def credit(tree: Any, scratch: Record, length: int) -> None:
    """Credit every decision on the way with what it brought to the seat that took it."""
    for step in range(length):
        node = scratch.path[step]
        tree[node].visits += 1
        tree[node].total += scratch.best[tree[node].seat]
    for seat in range(len(scratch.rewards)):
        scratch.rewards[seat] += scratch.best[seat]
