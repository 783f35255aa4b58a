"""What a seat, a learner and a terminal see of Amyitis."""

from __future__ import annotations

import numpy as np
import pytest
from rich.text import Text

from rulebook.layout import BLUE, DATES, RED, WHITE, lay, water
from tworivers.amyitis import GAME
from tworivers.amyitis.features import NOBLE, ROUND
from tworivers.engine.messages import words
from tworivers.engine.table import Table


def test_a_spectator_sees_the_table_but_no_actions() -> None:
    shown = GAME.view(lay(seats=3, start=RED).g, -1)
    assert shown["seat"] is None
    assert shown["actions"] == []
    assert shown["question"]["seat"] == "red"


def test_stocks_lie_open() -> None:
    table = lay(seats=3, start=BLUE).goods(RED, DATES, DATES).camels(RED, 5)
    red = GAME.view(table.g, BLUE)["nobles"][RED]
    assert red["goods"]["dates"] == 2
    assert red["camels"] == 5


def test_the_garden_shows_tiles_channels_and_what_can_be_watered() -> None:
    shown = GAME.view(Table(GAME, 2, seed=4).g, 0)["garden"]
    assert [square["name"] for square in shown["squares"] if square["state"] == "unused"] == ["a3", "a4", "b4"]
    assert shown["squares"][0]["prestige"] == 10
    assert len(shown["zones"]) == 32
    assert sum(zone["available"] for zone in shown["zones"]) == 6


def test_a_game_over_asks_nothing() -> None:
    table = Table(GAME, 2, seed=4)
    while not table.over:
        seat = table.actors()[0]
        table.apply(seat, int(table.legal(seat)[-1]))
    shown = GAME.view(table.g, 0)
    assert shown["over"]
    assert shown["question"] is None
    assert GAME.why_not(table.g, 0, 0) is not None


def test_who_leads_the_procession_is_known_ahead_by_the_usual_rule_only() -> None:
    assert GAME.view(lay(seats=3, start=RED).g, 0)["procession"] == "blue"
    assert GAME.view(lay(seats=3, start=RED, procession="last-to-pass").g, 0)["procession"] is None


def observation(table: Table, seat: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    out = np.full(GAME.observation, 99, np.float32)
    GAME.native.observe_at(table.records, 0, seat, out)
    return out


def test_a_learner_sees_its_own_stock_first() -> None:
    table = lay(seats=4, start=BLUE).camels(WHITE, 5)
    seen = observation(table.table, WHITE)
    assert seen[ROUND + 3] == 1.0
    assert observation(table.table, RED)[ROUND + 2 * NOBLE + 3] == 1.0
    assert np.abs(seen).max() < 99


def test_every_cube_is_seen_once() -> None:
    table = lay(seats=4, start=BLUE)
    before = observation(table.table, BLUE)
    table.do(BLUE, 1 + 2).do(BLUE, water("d1-d2"))
    assert (observation(table.table, BLUE) != before).any()


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_fits_a_terminal(width: int, language: str) -> None:
    for seats in GAME.seats:
        lines = GAME.board(Table(GAME, seats, seed=1).g, 0, words(language, GAME.catalogues), width)
        assert max(Text.from_markup(line).cell_len for line in lines) <= width
