"""Phases 1 to 10 run in parallel: the same choices in any order of arrival give the same game, dice included."""

from __future__ import annotations

import random

import pytest

from mesopotamia.moves import OFFERS, card
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Stage

DEALINGS = {
    *OFFERS,
    card(Card.LOCUSTS),
    card(Card.INTRIGUE),
    card(Card.SPIES),
}
"""What touches other parties: trade, and three cards."""


def play_season(table: Table, order: random.Random, minds: list[random.Random]) -> None:
    """Each party decides by its own mind; who decides first is drawn."""
    while not table.over and table.g.stage == Stage.PARALLEL:
        seat = order.choice(table.actors())
        table.apply(seat, minds[seat].choice([int(code) for code in table.legal(seat) if int(code) not in DEALINGS]))


def play_turns(table: Table, mind: random.Random) -> None:
    """Phase 11, without trade."""
    while not table.over and table.g.stage != Stage.PARALLEL:
        seat = mind.choice(table.actors())
        table.apply(seat, mind.choice([int(code) for code in table.legal(seat) if int(code) not in DEALINGS]))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_order_of_arrival_changes_nothing(seats: int) -> None:
    for seed in range(3):
        tables = [Table(GAME, seats, seed, {"years": "2"}) for _ in range(3)]
        for season in range(8):
            for number, table in enumerate(tables):
                minds = [random.Random(f"{seed} {season} {seat}") for seat in range(seats)]
                play_season(table, random.Random(f"{seed} {season} order {number}"), minds)
            assert tables[0].digest() == tables[1].digest() == tables[2].digest()
            assert tables[0].dice.tolist() == tables[1].dice.tolist() == tables[2].dice.tolist()
            for table in tables:
                play_turns(table, random.Random(f"{seed} {season} turns"))
