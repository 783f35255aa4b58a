"""The groups of craft cards and recruiting from them (amyitis.de §I 1 Gewerbe, §B Rekrutieren)."""

from __future__ import annotations

from tworivers.amyitis.garden import any_zone_available
from tworivers.amyitis.names import GROUP_CARDS, Craft, Event, Obstacle, Task
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import camels_left, gain_camels
from tworivers.amyitis.todo import later
from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log, note


@rule
def deal_crafts(g: State, dice: Dice, log: Log) -> None:
    """Shuffle the craft cards and deal a group of three for each player; the rest is out this round."""
    stock = 0
    for craft in range(4):
        g.undealt[craft] = g.crafts_in_play[craft]
        stock += int(g.undealt[craft])
    for group in range(g.seats):
        g.turned[group] = 0
        for craft in range(4):
            g.face_up[group, craft] = 0
        for _ in range(GROUP_CARDS):
            craft = draw_craft(g, throw(dice, stock))
            stock -= 1
            g.undealt[craft] -= 1
            g.face_up[group, craft] += 1
        note(
            log,
            Event.DEAL,
            group,
            int(g.face_up[group, 0]),
            int(g.face_up[group, 1]),
            int(g.face_up[group, 2]),
            int(g.face_up[group, 3]),
        )


@rule
def draw_craft(g: State, number: int) -> int:
    """The craft of card `number` among those that lie in no group yet."""
    craft = 0
    while number >= g.undealt[craft]:
        number -= int(g.undealt[craft])
        craft += 1
    return craft


@rule
def recruits(g: State, seat: int) -> int:
    """Whom seat can recruit, as bits 4 group + craft."""
    found = 0
    for group in range(g.seats):
        if g.turned[group] <= g.talents[seat]:
            for craft in range(4):
                if recruit_obstacle(g, seat, group, craft) == Obstacle.NONE:
                    found |= 1 << (4 * group + craft)
    return found


@rule
def recruit_obstacle(g: State, seat: int, group: int, craft: int) -> int:
    """A card must lie face up, be affordable (one talent for each turned card), and its craft must find work."""
    if g.face_up[group, craft] == 0:
        return Obstacle.NO_CARD
    if g.turned[group] > g.talents[seat]:
        return Obstacle.TALENTS
    if craft != Craft.MERCHANT and g.cubes[seat] == 0:
        return Obstacle.CUBE
    if craft == Craft.ENGINEER and not any_zone_available(g):
        return Obstacle.NO_ZONE
    if craft == Craft.MERCHANT and camels_left(g) == 0:
        return Obstacle.NO_CAMEL_LEFT
    return Obstacle.NONE


@rule
def recruit(g: State, seat: int, group: int, craft: int, log: Log) -> None:
    """Pay, turn the card, and let the craft do its work."""
    price = int(g.turned[group])
    g.talents[seat] -= price
    g.face_up[group, craft] -= 1
    g.turned[group] += 1
    note(log, Event.RECRUITED, seat, group, craft, price, 0)
    if craft == Craft.FARMER:
        later(g, Task.FIELD, seat, 0)
    elif craft == Craft.PRIEST:
        later(g, Task.PRIEST, seat, 0)
    elif craft == Craft.ENGINEER:
        later(g, Task.IRRIGATE, seat, int(g.engineer_prestige))
    else:
        gain_camels(g, seat, 1, log)
