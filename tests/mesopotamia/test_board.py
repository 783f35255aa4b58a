"""The board for terminals: what one decides by stands on it, and it fits."""

from __future__ import annotations

import random
import re
from itertools import cycle, product

import pytest
from rich.text import Text

from mesopotamia.layout import BABYLON, MARI, Layout, lay
from tworivers.engine.messages import Message, words
from tworivers.engine.table import Table
from tworivers.languages import LANGUAGES
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import FRAME, Province, Symbol, Task
from tworivers.mesopotamia.words import province_word, task_of

SPECTATOR = -1


def shown(table: Table, seat: int, width: int = 100, language: str = "en") -> list[str]:
    """The lines of the board without their colours."""
    return [Text.from_markup(line).plain for line in GAME.board(table.g, seat, words(language, GAME.catalogue), width)]


def line_of(lines: list[str], name: str) -> str:
    """The line that opens with a province."""
    return next(line for line in lines if re.match(rf"[ ›] {name} ", line))


def called(name: str) -> str:
    return words("en", GAME.catalogue).say(province_word(Province[name.upper()]))


def asked_where_to(seats: int = 3) -> tuple[Table, int]:
    """A table of random players, at somebody's question to which province to move."""
    table, chance = Table(GAME, seats, seed=5), random.Random(1)
    while task_of(table.g, seat := table.actors()[0]) != Task.MOVE_TO:
        table.apply(seat, int(chance.choice(table.legal(seat))))
    return table, seat


def test_what_can_be_chosen_stands_on_the_board_with_its_borders() -> None:
    table, seat = asked_where_to()
    view = GAME.view(table.g, seat)
    lines = shown(table, seat)
    assert len(view["actions"]) > 1
    for action in view["actions"]:
        name = action["text"].removeprefix("at ")
        line = line_of(lines, called(name))
        assert line.startswith("› ")
        assert any(
            called(Province(place).name) in line
            for place in range(len(Province))
            if int(table.g.border[Province[name.upper()]]) >> place & 1
        )


def test_only_what_can_be_chosen_is_marked() -> None:
    table, seat = asked_where_to()
    explained = 1
    assert "\n".join(shown(table, seat)).count("› ") == explained + len(table.legal(seat))
    assert "\n".join(shown(table, SPECTATOR)).count("› ") == explained


def test_neutral_land_beside_ones_own_has_its_signs_and_borders() -> None:
    board = lay(seats=3)
    lines = shown(board.table, BABYLON)
    nippur = line_of(lines, "Nippur")
    assert lines.index(nippur) > lines.index("Neutral land around, and what borders on it")
    assert nippur.split()[:4] == ["Nippur", "2c", "1t", "0/2≈"]
    assert nippur.endswith("Umma, Isin, Mashkan-shapir, Babylon, Kish, Marad")


def test_ones_own_land_has_its_borders_and_others_land_not() -> None:
    board = lay(seats=3).owns(MARI, Province.TUTTUL)
    lines = shown(board.table, BABYLON)
    assert "Kish, Sippar, Marad" in line_of(lines, "Babylon")
    both = lines[lines.index("Mari") + 1]
    assert both.split()[0] == "Mari"
    assert "Tuttul" in both
    assert "Qattunan" not in both


def test_canals_and_trees_are_told_with_how_many_there_can_be() -> None:
    board = lay(seats=3).owns(BABYLON, Province.NIPPUR).built(Province.NIPPUR, canals=1)
    assert "1/2≈" in line_of(shown(board.table, BABYLON), "Nippur")
    board.built(Province.NIPPUR, canals=2).g.trees[Province.NIPPUR] = 0
    line = line_of(shown(board.table, BABYLON), "Nippur")
    assert " 2≈" in line
    assert " 0/1t " in line


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_legend_explains_every_sign(language: str) -> None:
    legend = words(language, GAME.catalogue).say(Message("board-legend")).split(" · ")
    assert {part.split()[0] for part in legend} == {*"ctwfmMI≈⛏▲☾›", "1/2"}


def test_a_mine_is_marked() -> None:
    board = lay(seats=3).owns(BABYLON, Province.SIMURRUM)
    assert "⛏" in line_of(shown(board.table, BABYLON), "Simurrum")


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "Frame: 2 symbols on 100 slots"), ("de", "Rahmen: 2 Symbole auf 100 Plätzen")]
)
def test_symbols_on_the_frame_are_counted_and_gaps_are_not(language: str, expected: str) -> None:
    board = lay(seats=3)
    put_symbols(board, 0, 3)
    lines = shown(board.table, 0, language=language)
    assert expected in lines
    assert lines[lines.index(expected) + 1] == "  M··M"


def test_a_single_symbol_is_one() -> None:
    board = lay(seats=3)
    put_symbols(board, 2)
    assert "Frame: one symbol on 100 slots" in shown(board.table, 0)


def put_symbols(board: Layout, *slots: int) -> None:
    """Symbols of Marduk of the first seat, and nothing else, on the frame."""
    for slot in range(FRAME):
        board.g.frame_owner[slot] = board.g.frame_symbol[slot] = -1
    for slot in slots:
        board.g.frame_owner[slot] = 0
        board.g.frame_symbol[slot] = Symbol.MARDUK


def test_spectators_see_everybodys_land_and_what_lies_around() -> None:
    table = lay(seats=3).table
    lines = shown(table, SPECTATOR)
    for name in ("Babylon", "Mari", "Assur", "Nippur", "Hatra", "Suhum"):
        assert line_of(lines, name)
    assert "Your land, and what borders on it" not in lines


def test_the_board_fits_a_terminal() -> None:
    """At positions of a game between many who play at random, in each language and width in turn."""
    settings = cycle(product(LANGUAGES, (80, 100, 120)))
    table, chance = Table(GAME, 8, seed=3), random.Random(4)
    for number in range(1500):
        seat = int(chance.choice(table.actors()))
        if number % 50 == 0:
            language, width = next(settings)
            for viewer in (seat, SPECTATOR):
                assert max(Text(line).cell_len for line in shown(table, viewer, width, language)) <= width, language
        table.apply(seat, int(chance.choice(table.legal(seat))))
