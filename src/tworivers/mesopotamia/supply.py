"""A party's stock: every change passes through here and is one event (mesopotamia.de §1 "Lagerbestand").

`reckoned` is what an attentive rival believes: public gains and payments are counted, secret ones guessed. `hide` draws from it.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import Event, Material, Reason


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
def can_pay(g: State, seat: int, price: int) -> bool:
    """Whether a stock holds so much metal, wood and flour each."""
    return bool(
        g.stock[seat, Material.METAL] >= price
        and g.stock[seat, Material.WOOD] >= price
        and g.stock[seat, Material.FLOUR] >= price
    )


@rule
def pay(g: State, seat: int, price: int, reason: int, log: Log) -> None:
    """Pay so much metal, wood and flour each."""
    if reason == Reason.RAISING:
        change_secretly(g, seat, Material.METAL, -price, reason, log)
        change_secretly(g, seat, Material.WOOD, -price, reason, log)
        change_secretly(g, seat, Material.FLOUR, -price, reason, log)
        return
    change(g, seat, Material.METAL, -price, reason, log)
    change(g, seat, Material.WOOD, -price, reason, log)
    change(g, seat, Material.FLOUR, -price, reason, log)
