"""What swung a finished game: luck told apart from decisions, and no more exactly than it is known."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from server.tables.test_advisor import AtOnce, at_table
from tworivers.amyitis import GAME
from tworivers.amyitis.codes import PASS
from tworivers.analysis.swings import DICE, Swing, around, greatest, moved, parted
from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import Match, Move
from tworivers.engine.table import Table, known_of
from tworivers.server.tables.advisor import Advisor


def before_new_cards() -> tuple[Table, Move]:
    """A position of Amyitis in which the last player passes: then new cards are drawn."""
    table = Table(GAME, 2, seed=11)
    while True:
        seat = table.actors()[0]
        codes = [int(code) for code in table.legal(seat)]
        passing = PASS if PASS in codes else codes[0]
        after = table.copy()
        after.apply(seat, passing)
        if known_of(after)[0] != known_of(table)[0]:
            return table, Move(seat, passing)
        table = after


def test_other_dice_are_thrown_where_dice_have_a_part() -> None:
    table, move = before_new_cards()
    found = around(table, move, 5, Table.digest)
    assert len(found) == 2 + DICE
    assert len(set(found[2:])) > 1
    fresh = Table(GAME, 2, seed=11)
    seat = fresh.actors()[0]
    assert len(around(fresh, Move(seat, int(fresh.legal(seat)[1])), 5, Table.digest)) == 2


def test_the_same_decision_is_judged_alike_however_the_dice_fall() -> None:
    """Only what luck did differs."""
    table, move = before_new_cards()
    unlike = table.copy()
    unlike.dice = dice_from_number(99, 0)
    one, other = (around(start, move, 5, Table.digest) for start in (table, unlike))
    assert one[0] == other[0]
    assert one[1] != other[1]
    assert one[2:] == other[2:]


def test_a_decision_counts_as_much_as_it_does_on_average() -> None:
    told = (0.5, 0.5)
    swing = parted(7, told, [(0.5, 0.5), (0.2, 0.8), (0.2, 0.8), (0.8, 0.2), (0.8, 0.2), (0.8, 0.2)])
    assert swing.before == told
    assert swing.decided == pytest.approx((0.65, 0.35))
    assert swing.after == pytest.approx((0.2, 0.8))
    assert swing.told(over=False) == {"number": 7, "seat": 0, "before": 0.5, "decided": 0.65, "after": 0.2}


def test_without_dice_there_is_no_luck() -> None:
    swing = parted(7, (0.5, 0.5), [(0.5, 0.5), (0.2, 0.8)])
    assert swing.decided == swing.after


def test_odds_change_as_the_positions_differ() -> None:
    assert moved((0.5, 0.5), (0.6, 0.4), (0.6, 0.4)) == pytest.approx((0.5, 0.5))
    assert moved((0.5, 0.25, 0.25), (0.6, 0.2, 0.2), (0.3, 0.1, 0.6)) == pytest.approx((2 / 9, 1 / 9, 6 / 9))
    assert moved((0.5, 0.5), (0.6, 0.4), (1.0, 0.0)) == (1.0, 0.0)


def test_the_greatest_come_first_and_what_is_no_change_is_left_out() -> None:
    luck = Swing(3, (0.5, 0.5), (0.5, 0.5), (0.1, 0.9))
    decision = Swing(5, (0.5, 0.5), (0.7, 0.3), (0.7, 0.3))
    both = Swing(9, (0.5, 0.5), (0.8, 0.2), (0.5, 0.5))
    nothing = Swing(11, (0.51, 0.49), (0.52, 0.48), (0.5, 0.5))
    end = Swing(12, (0.9, 0.1), (1.0, 0.0), (1.0, 0.0))
    told = greatest([nothing, end, decision, both, luck], last=12)
    assert [swing["number"] for swing in told] == [3, 9, 5, 12]
    assert told[-1] == {"number": 12, "seat": 0, "before": 0.9, "decided": 1.0, "after": 1.0}


def test_a_game_has_the_same_swings_whenever_and_wherever_it_is_opened() -> None:
    """Also if its chances were asked for in another order before."""

    async def story() -> None:
        match = Match(GAME, 2, "swings")
        while len(match.moves) < 40:
            seat = match.table.actors()[0]
            codes = match.table.legal(seat)
            match.play(seat, int(codes[len(match.moves) * 7 % len(codes)]))
        found, courses = [], []
        for asked in ([], [3, 30], [40]):
            live = at_table(match, over=True)
            advisor = Advisor(cast(Any, AtOnce()))
            if asked:
                await advisor.chances(live, 0, asked)
            courses.append(await advisor.chances(live, 0, range(41)))
            found.append(await advisor.swings(live))
        assert found[0] == found[1] == found[2]
        assert courses[0] == courses[1] == courses[2]
        assert found[0]
        for swing in found[0]:
            assert len({swing["before"], swing["decided"], swing["after"]}) > 1

    asyncio.run(story())
