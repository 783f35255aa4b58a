"""A party's stock: every change passes through here and is one event (mesopotamia.de §1 "Lagerbestand").

`reckoned` is what an attentive rival believes: public gains and payments are counted, secret ones guessed. `hide`
draws from it.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.names import EMPTY, Event, Material, Obstacle, Reason
from tworivers.mesopotamia.record import State


@rule
def change(g: State, seat: int, material: int, amount: int, reason: int, log: Log) -> None:
    """Add to a stock (or take from it, if amount is negative) for everybody to see."""
    if amount != 0:
        change_secretly(g, seat, material, amount, reason, log)
        reckon(g, seat, material, amount)


@rule
def change_secretly(g: State, seat: int, material: int, amount: int, reason: int, log: Log) -> None:
    """Change a stock by an amount rivals don't see."""
    if amount != 0:
        g.stock[seat, material] = int(g.stock[seat, material]) + amount
        note(log, Event.STOCK, seat, material, amount, reason, 0)


@rule
def reckon(g: State, seat: int, material: int, amount: int) -> None:
    """What rivals believe follows what they see."""
    g.reckoned[seat, material] = max(0, int(g.reckoned[seat, material]) + amount)


@rule
def missing_material(g: State, seat: int, price: int) -> int:
    """A price is that much metal, wood and flour each: the first of them that a stock lacks; EMPTY if it lacks none."""
    if g.stock[seat, Material.METAL] < price:
        return Material.METAL
    if g.stock[seat, Material.WOOD] < price:
        return Material.WOOD
    return Material.FLOUR if g.stock[seat, Material.FLOUR] < price else EMPTY


@rule
def can_pay(g: State, seat: int, price: int) -> bool:
    """Whether a stock covers a price."""
    return missing_material(g, seat, price) == EMPTY


@rule
def price_obstacle(g: State, seat: int, price: int) -> int:
    """A price must be covered."""
    return Obstacle.NONE if can_pay(g, seat, price) else Obstacle.PRICE


@rule
def pay(g: State, seat: int, price: int, reason: int, log: Log) -> None:
    """Pay a price."""
    if reason == Reason.RAISING:
        change_secretly(g, seat, Material.METAL, -price, reason, log)
        change_secretly(g, seat, Material.WOOD, -price, reason, log)
        change_secretly(g, seat, Material.FLOUR, -price, reason, log)
        return
    change(g, seat, Material.METAL, -price, reason, log)
    change(g, seat, Material.WOOD, -price, reason, log)
    change(g, seat, Material.FLOUR, -price, reason, log)
