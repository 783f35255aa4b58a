"""Everybody meets everybody, and sits everywhere, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from tournament.quick_bots import plan
from tworivers.tournament.plan import Pairing, cycle, lineups, schedule


def seatings(games: list[Pairing]) -> Counter[tuple[int, int]]:
    """How often a bot sat in a seat."""
    return Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))


def meetings(games: list[Pairing]) -> Counter[tuple[int, int]]:
    """How often two bots sat at a table."""
    return Counter(
        (min(pair), max(pair)) for game in games for pair in combinations(game.bots, 2) if pair[0] != pair[1]
    )


def test_lineups_are_all_choices() -> None:
    assert lineups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert len(lineups(6, 4)) == comb(6, 4)


def test_with_more_seats_than_bots_nobody_has_much_more_than_others() -> None:
    assert lineups(2, 4) == [(0, 0, 1, 1)]
    assert lineups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert lineups(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (5, 2), (4, 3), (2, 3), (3, 4), (5, 4), (3, 8), (10, 8)])
def test_after_whole_cycles_all_is_even(bots: int, seats: int) -> None:
    games = schedule(plan(bots, seats, 2 * cycle(bots, seats)))
    assert len(set(seatings(games).values())) == 1
    assert len(seatings(games)) == bots * seats
    assert len(set(meetings(games).values())) == 1
    assert len(meetings(games)) == comb(bots, 2)


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (5, 2), (4, 3), (5, 4), (10, 8)])
@pytest.mark.parametrize("games", [7, 25, 61])
def test_in_between_it_is_nearly_even(bots: int, seats: int, games: int) -> None:
    found = schedule(plan(bots, seats, games))
    assert len(found) == games
    every = [seatings(found)[bot, seat] for bot in range(bots) for seat in range(seats)]
    assert max(every) - min(every) <= 3
    met = [meetings(found)[pair] for pair in combinations(range(bots), 2)]
    assert max(met) - min(met) <= 3


def test_a_deal_is_played_once_from_every_seat() -> None:
    games = schedule(plan(4, 3, cycle(4, 3)))
    by_deal = {deal: [game.bots for game in games if game.deal == deal] for deal in {game.deal for game in games}}
    assert len(by_deal) == 4
    for tables in by_deal.values():
        assert len(tables) == 3
        assert all(sorted(table) == sorted(tables[0]) for table in tables)
        assert all({table[seat] for table in tables} == set(tables[0]) for seat in range(3))


def test_the_same_plan_gives_the_same_games_and_another_seed_other_ones() -> None:
    assert schedule(plan(4, 3, 30)) == schedule(plan(4, 3, 30))
    assert schedule(plan(4, 3, 30)) != schedule(plan(4, 3, 30, seed=8))
    assert [game.number for game in schedule(plan(4, 3, 30))] == list(range(30))
