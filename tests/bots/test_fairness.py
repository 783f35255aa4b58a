"""Bots know what a player in their seat knows, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from bots.wells import JUDGEMENT
from tworivers.bots.bot import Budget
from tworivers.bots.greedy_turns import GreedyTurns
from tworivers.bots.registry import bot_named
from tworivers.bots.tree_search import TreeSearch
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers_wells import GAME as WELLS
from tworivers_wells.rules import PEEK

SEATS = 3
native = pytest.mark.skipif(not JIT, reason="takes whole games")


def redrawn(table: Table, seat: int, number: int) -> Any:
    """The position with everything that seat can't know drawn anew."""
    records = table.game.new_records(1)
    table.game.native.copy_at(table.records, 0, records, 0)
    table.game.native.hide_at(records, 0, seat, dice_from_number(number, 99))
    return records


@pytest.mark.parametrize("playouts", [1, 12])
def test_what_is_hidden_does_not_change_a_search(playouts: int) -> None:
    minds = [TreeSearch(JUDGEMENT, SEATS, Budget(playouts)) for _ in range(3)]
    changed = False
    for game in range(5 if JIT else 2):
        table = Table(WELLS, SEATS, seed=game)
        for step in range(7):
            if table.over:
                break
            seat = table.actors()[0]
            records = [redrawn(table, seat, number) for number in range(len(minds))]
            changed = changed or len({bytes(record.tobytes()) for record in records}) > 1
            choices = {
                mind.choose(record, seat, 1000 * game + step) for mind, record in zip(minds, records, strict=True)
            }
            assert len(choices) == 1
            table.apply(seat, choices.pop())
    assert changed, "nothing was hidden: the test can't fail"


@pytest.mark.parametrize(
    ("name", "decisions"), [("greedy", 900 if JIT else 100), pytest.param("search:3", 400, marks=native)]
)
def test_what_is_hidden_does_not_change_a_choice_in_mesopotamia(name: str, decisions: int) -> None:
    table, seat, changed = Table(GAMES["mesopotamia"], 4, seed=5), -1, False
    bot = bot_named("mesopotamia", name, 4)
    for step in range(decisions):
        if table.over:
            break
        seat = next((actor for actor in table.actors() if actor > seat), table.actors()[0])
        records = [redrawn(table, seat, number) for number in range(3)]
        changed = changed or len({bytes(record.tobytes()) for record in records}) > 1
        choices = {bot.choose(record, seat, step) for record in records}
        assert len(choices) == 1
        table.apply(seat, choices.pop())
    assert changed, "nothing was hidden: the test can't fail"


def test_a_choice_leaves_the_position_alone() -> None:
    table = Table(WELLS, SEATS, seed=4)
    before = table.digest()
    for bot in (TreeSearch(JUDGEMENT, SEATS, Budget(20)), GreedyTurns(JUDGEMENT, SEATS)):
        bot.choose(table.records, 0, 1)
        assert table.digest() == before


def test_threads_add_up_what_they_find_and_stay_repeatable() -> None:
    table = Table(WELLS, SEATS, seed=4)
    one, other = (TreeSearch(JUDGEMENT, SEATS, Budget(100, threads=2)).think(table.records, 0, 7) for _ in range(2))
    assert one.visits == other.visits
    assert sum(one.visits) == 100 - 2  # each tree's first playout only looks around
    assert one.chances.sum() == pytest.approx(1.0)


def test_seats_that_decide_at_once_are_searched_too() -> None:
    table = Table(WELLS, SEATS, seed=4)
    assert table.actors() == [0, 1, 2]
    for seat in (2, 0, 1):
        table.apply(seat, TreeSearch(JUDGEMENT, SEATS, Budget(20)).choose(table.records, seat, 1))
    assert PEEK in table.legal(table.actors()[0])


def test_time_ends_a_search_before_its_playouts() -> None:
    table = Table(WELLS, 2, seed=4)
    thoughts = TreeSearch(JUDGEMENT, 2, Budget(10_000_000, seconds=1.0)).think(table.records, 0, 1)
    assert 0 < sum(thoughts.visits) < 9_000_000
