"""Wells keeps the contract that every game keeps, and its own rules."""

from __future__ import annotations

from tworivers.engine.conformance import check_game
from tworivers.engine.match import Match
from tworivers_wells import GAME


def test_it_keeps_the_contract() -> None:
    check_game(GAME)


def test_pebbles_raise_the_water() -> None:
    match = Match(GAME, 2, "a seed")
    for seat, action in ((0, "guess deep"), (1, "guess shallow"), (0, "add 3")):
        match.play(seat, GAME.codes[action])
    assert match.table.g.water[0] == 3
    assert match.table.g.pebbles[0] == GAME.box[0].pebbles - 3
