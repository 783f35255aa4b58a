"""What a seat, a learner and a terminal see of Amyitis."""

from __future__ import annotations

from itertools import cycle, product

import numpy as np
import pytest
from rich.text import Text

from amyitis.layout import BLUE, DATES, ENGINEER, RED, WHITE, lay
from amyitis.moves import recruit, water
from tworivers.amyitis import GAME, codes
from tworivers.amyitis.features import COURT, GROUP, NOBLE, ROUND, SQUARE
from tworivers.amyitis.names import GROUPS, SEATS, SQUARES
from tworivers.engine.compiled import JIT
from tworivers.engine.conformance import Case
from tworivers.engine.messages import words
from tworivers.engine.table import Table
from tworivers.languages import LANGUAGES

ZONES_AT = ROUND + SEATS * NOBLE + GROUPS * GROUP + COURT + SQUARES * SQUARE


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


def test_a_cube_is_seen_where_it_lies_and_whose_it_is() -> None:
    table = lay(seats=4, start=BLUE)
    before = {seat: observation(table.table, seat)[ZONES_AT : ZONES_AT + 5 * 48] for seat in (BLUE, RED)}
    table.do(BLUE, recruit(0, ENGINEER)).do(BLUE, water("d1-d2"))
    zone = water("d1-d2") - codes.ZONE
    for seat, owner in ((BLUE, 0), (RED, 3)):
        after = observation(table.table, seat)[ZONES_AT : ZONES_AT + 5 * 48]
        assert list(np.flatnonzero(after != before[seat])) == [5 * zone + owner]


@pytest.mark.skipif(JIT, reason="drawn by the same Python, which reads records more slowly beside native code")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_fits_a_terminal(seats: int) -> None:
    """At positions of whole games, in each language and width in turn."""
    settings = cycle(product(LANGUAGES, (80, 100)))
    for table in Case(GAME, seats, {}, seats).positions(every=4):
        language, width = next(settings)
        lines = GAME.board(table.g, 0, words(language, GAME.catalogue), width)
        assert max(Text.from_markup(line).cell_len for line in lines) <= width, language


def test_the_board_tells_what_the_box_says_of_marduk() -> None:
    own = GAME.read_box(
        GAME.standard_box.read_text(encoding="utf-8").replace("marduk = { value = [2, 1]", "marduk = { value = [5, 3]"),
        "own",
    )
    text = "\n".join(GAME.board(Table(GAME, 3, seed=1, box=own).g, 0, words("en", GAME.catalogue), 100))
    assert "1st 5, 2nd 3 prestige" in text


def test_two_players_compete_for_the_first_place_only() -> None:
    text = "\n".join(GAME.board(Table(GAME, 2, seed=1).g, 0, words("en", GAME.catalogue), 100))
    assert "2nd" not in text
