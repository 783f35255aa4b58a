"""Caravans for tests: Babylon, enclosed by Mari's land, sends offers through it, and tolls are demanded."""

from __future__ import annotations

from mesopotamia.layout import AROUND_BABYLON, BABYLON, ESHNUNNA, MARI, METAL, WOOD, Layout, turn_of
from mesopotamia.moves import SEND, ask, demand, give, trade
from tworivers.mesopotamia.names import Material


def rich(board: Layout) -> Layout:
    """Everybody has twelve of everything."""
    for seat in range(board.table.seats):
        board.stock(seat, 12, 12, 12, 12, 12)
    return board


def enclosed(**options: str) -> Layout:
    """All land around Babylon is Mari's, and it is Babylon's turn."""
    return rich(turn_of(BABYLON, 4, False, **options)).owns(MARI, *AROUND_BABYLON)


def offer(
    board: Layout,
    to: int = ESHNUNNA,
    gives: Material = METAL,
    count: int = 2,
    asks: Material = WOOD,
    seat: int = BABYLON,
) -> Layout:
    """Send an offer of some of a material for one of another."""
    return board.do(seat, trade(to), *[give(gives)] * count, ask(asks), SEND)


def demand_toll(board: Layout, seat: int, *materials: Material, of: int = BABYLON) -> Layout:
    """A party demands these as a toll."""
    return board.do(seat, demand(of), *[ask(material) for material in materials], SEND)
