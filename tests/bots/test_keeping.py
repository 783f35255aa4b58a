"""A search goes on with the tree in which it has thought of a position already."""

from __future__ import annotations

from typing import Any

import pytest

from bots.wells import JUDGEMENT as WELLS_JUDGEMENT
from tworivers.amyitis import GAME
from tworivers.bots.amyitis import JUDGEMENT
from tworivers.bots.bot import Budget
from tworivers.bots.tree_kernels import NONE
from tworivers.bots.tree_search import TreeSearch, TreeSettings
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import THROWS
from tworivers.engine.table import Table
from tworivers_wells import GAME as WELLS

PLAYOUTS = 60 if JIT else 6
SEATS = 2
native = pytest.mark.skipif(not JIT, reason="takes a hundred thousand decisions")


def visits(search: TreeSearch, table: Table, seat: int) -> int:
    """How often the actions of a position were taken after thinking about it.

    A new tree's first playout only looks around.
    """
    return sum(search.think(table.records, seat, 3).visits)


def goes_on(search: TreeSearch, table: Table) -> bool:
    """Let the search decide until the same seat is asked once more; whether nobody else was, and no dice fell."""
    seat, throws = table.actors()[0], int(table.dice[THROWS])
    table.apply(seat, search.choose(table.records, seat, 3))
    return (
        not table.over and table.actors() == [seat] and len(table.legal(seat)) > 1 and int(table.dice[THROWS]) == throws
    )


def check(tree: Any) -> int:
    """Every node in use is somebody's child, once, and in order; who was there came through the parent.

    Returns how many there are.
    """
    waiting, found = [0], 0
    while waiting:
        node = waiting.pop()
        found += 1
        child, last, through = int(tree.nodes[node].child), (-1, -1), 0
        while child != NONE:
            assert (int(tree.nodes[child].seat), int(tree.nodes[child].action)) > last
            last = (int(tree.nodes[child].seat), int(tree.nodes[child].action))
            through += int(tree.nodes[child].visits)
            waiting.append(child)
            child = int(tree.nodes[child].sibling)
        assert through <= int(tree.nodes[node].visits)
    return found


@native
def test_the_tree_is_kept_where_the_game_followed_it() -> None:
    search, table, kept = TreeSearch(JUDGEMENT, SEATS, Budget(PLAYOUTS)), Table(GAME, SEATS, seed=2), 0
    for _ in range(60):
        if goes_on(search, table):
            seat = table.actors()[0]
            kept += visits(search, table, seat) > PLAYOUTS
            (tree,) = search._trees[seat]
            assert check(tree) == int(tree.scratch[0].used)
            assert search.think(table.records, seat, 3).chances.sum() == pytest.approx(1.0)
    assert kept > 3


def test_a_kept_tree_is_whole() -> None:
    search, table = TreeSearch(JUDGEMENT, SEATS, Budget(6)), Table(GAME, SEATS, seed=2)
    for _ in range(6):
        goes_on(search, table)
        for (tree,) in search._trees.values():
            assert check(tree) == int(tree.scratch[0].used)


@native
def test_a_rivals_decisions_are_followed_too() -> None:
    search, table, kept = TreeSearch(JUDGEMENT, SEATS, Budget(PLAYOUTS)), Table(GAME, SEATS, seed=2), 0
    last = -1
    for _ in range(60):
        seat = table.actors()[0]
        if seat != last and len(table.legal(seat)) > 1:
            kept += visits(search, table, seat) >= PLAYOUTS
        last = seat
        table.apply(seat, search.choose(table.records, seat, 3))
    assert kept > 0


def test_another_position_begins_a_new_tree() -> None:
    search = TreeSearch(JUDGEMENT, SEATS, Budget(PLAYOUTS))
    for seed in range(3):
        table = Table(GAME, SEATS, seed=seed)
        assert visits(search, table, table.actors()[0]) == PLAYOUTS - 1


def test_the_same_question_gets_the_same_answer() -> None:
    search, table = TreeSearch(JUDGEMENT, SEATS, Budget(PLAYOUTS)), Table(GAME, SEATS, seed=5)
    seat = table.actors()[0]
    one, other = (search.think(table.records, seat, 3) for _ in range(2))
    assert (one.actions, one.visits, one.values) == (other.actions, other.visits, other.values)


def test_a_game_repeats() -> None:
    courses = []
    for _ in range(2):
        search, table, course = TreeSearch(JUDGEMENT, SEATS, Budget(6)), Table(GAME, SEATS, seed=6), []
        for _ in range(30 if JIT else 6):
            seat = table.actors()[0]
            course.append(search.choose(table.records, seat, 3))
            table.apply(seat, course[-1])
        courses.append(course)
    assert courses[0] == courses[1]


@native
def test_nothing_is_kept_by_whoever_does_not_want_to() -> None:
    search, table = (
        TreeSearch(JUDGEMENT, SEATS, Budget(PLAYOUTS), TreeSettings(keeps=False)),
        Table(GAME, SEATS, seed=2),
    )
    for _ in range(30):
        goes_on(search, table)
        if len(table.legal(table.actors()[0])) > 1:
            assert visits(search, table, table.actors()[0]) == PLAYOUTS - 1


def test_nothing_is_kept_where_something_is_hidden() -> None:
    search = TreeSearch(WELLS_JUDGEMENT, 3, Budget(PLAYOUTS))
    for seed in range(3 if JIT else 1):
        table = Table(WELLS, 3, seed=seed)
        while not table.over:
            seat = table.actors()[0]
            if len(table.legal(seat)) > 1:
                assert visits(search, table, seat) == PLAYOUTS - 1
            table.apply(seat, int(table.legal(seat)[-1]))
