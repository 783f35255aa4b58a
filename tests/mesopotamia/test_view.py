"""What a view tells of marching orders and of phase 11, so that pages need no rules of their own."""

from __future__ import annotations

from typing import Any

from mesopotamia.layout import ASSUR, BABYLON, CHARIOT, FLOUR, Layout, front, turn_of
from tworivers.mesopotamia.names import Province
from tworivers.mesopotamia.view import SPECTATOR, view

HEARTLAND = {"kish", "sippar", "marad", "nippur"}


def orders(board: Layout, seat: int) -> dict[tuple[str, str], dict[str, Any]]:
    """The marching orders a seat may give, by province and unit."""
    return {(order["from"], order["unit"]): order for order in view(board.g, seat)["marches"]}


def test_a_view_tells_where_ones_troops_can_go() -> None:
    board = turn_of(BABYLON).march(BABYLON).troops(BABYLON, Province.BABYLON, foot=2, chariots=1)

    told = orders(board, BABYLON)

    assert set(told) == {("babylon", "foot"), ("babylon", "chariot")}
    assert told["babylon", "foot"]["ready"] == 2
    assert set(told["babylon", "foot"]["goals"]) == HEARTLAND
    assert told["babylon", "foot"]["attacks"] == []
    assert orders(board, ASSUR) == {}
    assert view(board.g, SPECTATOR)["marches"] == []


def test_who_has_eaten_goes_on_for_nothing() -> None:
    board = turn_of(BABYLON).march(BABYLON).troops(BABYLON, Province.BABYLON, foot=1, chariots=1)
    board.move(BABYLON, CHARIOT, Province.BABYLON, Province.KISH)

    told = orders(board, BABYLON)

    assert (told["kish", "chariot"]["ready"], told["kish", "chariot"]["fed"]) == (1, 1)
    assert (told["babylon", "foot"]["ready"], told["babylon", "foot"]["fed"]) == (1, 0)


def test_without_flour_nobody_is_ready() -> None:
    board = turn_of(BABYLON).march(BABYLON).set_stock(BABYLON, FLOUR, 0)

    assert orders(board, BABYLON) == {}


def test_whom_troops_reach_is_told_too() -> None:
    board = front().troops(BABYLON, Province.KISH, foot=1, blanks=1)

    told = orders(board, BABYLON)

    assert told["kish", "foot"]["attacks"] == ["bagdad"]
    assert "bagdad" not in told["kish", "foot"]["goals"]
    assert told["kish", "blank"]["attacks"] == []


def test_everybody_sees_how_far_a_turn_has_come() -> None:
    board = turn_of(BABYLON)
    assert view(board.g, ASSUR)["parties"][BABYLON]["phase"] == "building"

    board.march(BABYLON)

    assert view(board.g, ASSUR)["parties"][BABYLON]["phase"] == "policy"
    assert view(board.g, ASSUR)["parties"][ASSUR]["phase"] == "idle"
