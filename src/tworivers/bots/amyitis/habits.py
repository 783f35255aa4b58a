"""Rules of thumb for Amyitis: how likely somebody who doesn't think much is to take an action.

Cheap, for playouts by the million.
"""

from __future__ import annotations

from tworivers.amyitis.caravan import camels_for, plant_level
from tworivers.amyitis.codes import (
    CARAVAN,
    COURT,
    DISCARD,
    FIELD,
    GOOD,
    ISHTAR,
    KEEP,
    LEADER_GOOD,
    PASS,
    PLANT,
    RECRUIT,
    SELL,
    TEMPLE,
)
from tworivers.amyitis.fields import next_field
from tworivers.amyitis.names import Court, Craft, Good, Trade
from tworivers.amyitis.record import State
from tworivers.engine.compiled import rule


@rule
def urge(g: State, seat: int, action: int) -> int:
    """The weight of a legal action."""
    if action == PASS:
        return 2
    if action < CARAVAN:
        return recruiting(g, seat, action - RECRUIT)
    if action < FIELD:
        return travelling(g, seat, action - CARAVAN)
    if action < TEMPLE:
        return 6 if g.field_good[action - FIELD, next_field(g, action - FIELD)] == Good.WINE else 3
    if action >= SELL and action < COURT:
        return 1 if action < SELL + 5 else 8
    if action >= COURT and action < LEADER_GOOD:
        return (
            2 + int(g.palace_prestige[int(g.court_level[seat, Court.PALACE]) + 1])
            if action == COURT + Court.PALACE
            else 5
        )
    if action >= PLANT and action < GOOD:
        return int(g.tile_prestige[action - PLANT]) ** 2 + 1
    if action >= GOOD and action < ISHTAR:
        return 8 if action == GOOD + Good.WINE else 1
    if action == KEEP:
        return 8
    if action == DISCARD + Good.WINE:
        return 0
    return 1


@rule
def recruiting(g: State, seat: int, card: int) -> int:
    """Cheap cards first."""
    craft = card % 4
    eager = 24 if craft == Craft.FARMER else 20 if craft == Craft.ENGINEER else 16
    return eager // (1 + 2 * int(g.turned[card // 4]))


@rule
def travelling(g: State, seat: int, city: int) -> int:
    """Plants before court cards before sales; camels are dear."""
    eager = 60
    if g.trade[city] == Trade.PLANT:
        eager = 90 + 40 * plant_level(g, city)
    elif g.trade[city] == Trade.SALE:
        eager = 40
    return eager // camels_for(g, seat, city)
