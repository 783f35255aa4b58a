"""Bots at the table: every game among them ends, whoever plays, and a seed makes it the same game."""

from __future__ import annotations

import itertools

import pytest

from tworivers.bots.registry import bot_named
from tworivers.engine.compiled import JIT
from tworivers.engine.table import Table
from tworivers.games import GAMES

LONGEST = 5000 if JIT else 8
"""Decisions; in plain Python a game is only begun."""
QUICK = ("random", "apprentice", "greedy", "search:3")


def play(names: tuple[str, ...], seed: int, supply: str = "unlimited") -> Table:
    table = Table(GAMES["amyitis"], len(names), seed=seed, options={"supply": supply})
    bots = [bot_named("amyitis", name, len(names)) for name in names]
    for number in range(LONGEST):
        if table.over:
            break
        seat = table.actors()[0]
        action = bots[seat].choose(table.records, seat, seed * LONGEST + number)
        assert action in table.legal(seat)
        table.apply(seat, action)
        assert GAMES["amyitis"].native.audit_at(table.records, 0) == 0
    return table


@pytest.mark.parametrize(
    "names",
    [mix for seats in ((2, 3, 4) if JIT else (2,)) for mix in itertools.combinations_with_replacement(QUICK, seats)],
    ids="-".join,
)
def test_every_mix_of_bots_comes_to_an_end(names: tuple[str, ...]) -> None:
    assert play(names, seed=3).over or not JIT


@pytest.mark.parametrize("names", [("greedy", "random"), ("search:3", "apprentice", "random", "greedy")], ids="-".join)
def test_bots_live_with_a_limited_supply(names: tuple[str, ...]) -> None:
    """rules/amyitis.md §The box: option supply, box."""
    assert play(names, seed=3, supply="box").over or not JIT


@pytest.mark.parametrize("name", ["apprentice", "greedy", "search:40" if JIT else "search:4"])
def test_the_same_seed_is_the_same_game(name: str) -> None:
    assert play((name, "random"), seed=11).digest() == play((name, "random"), seed=11).digest()


@pytest.mark.skipif(not JIT, reason="takes whole games")
@pytest.mark.parametrize(
    ("strong", "weak", "games"),
    [("apprentice", "random", 20), ("greedy", "apprentice", 100), ("search:200", "greedy", 20)],
)
def test_the_better_bot_wins_most_games(strong: str, weak: str, games: int) -> None:
    won = 0
    for number in range(games):
        names = (strong, weak) if number % 2 else (weak, strong)
        scores = play(names, seed=500 + number).scores()
        won += scores[names.index(strong)] > scores[names.index(weak)]
    assert won > 0.6 * games
