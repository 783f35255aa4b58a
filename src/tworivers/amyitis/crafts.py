"""The groups of craft cards and recruiting from them (amyitis.de §I 1 Gewerbe, §B Rekrutieren)."""

from __future__ import annotations

from tworivers.amyitis.garden import any_zone_available
from tworivers.amyitis.state import EMPTY, GROUP_CARDS, GROUPS, Craft, Event, Obstacle, Record, Task
from tworivers.amyitis.supply import gain_camels
from tworivers.amyitis.todo import later
from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log, note


@rule
def deal_crafts(g: Record, dice: Dice, log: Log) -> None:
    """Shuffle all craft cards in play and deal as many groups of three as there are players; the rest is out this round."""
    for group in range(GROUPS):
        for card in range(GROUP_CARDS):
            g.craft[group, card] = EMPTY
            g.turned[group, card] = 0
    for group in range(g.seats):
        for card in range(GROUP_CARDS):
            g.craft[group, card] = draw_craft(g, dice)
        note(log, Event.DEAL, EMPTY, group, int(g.craft[group, 0]), int(g.craft[group, 1]), int(g.craft[group, 2]))


@rule
def draw_craft(g: Record, dice: Dice) -> int:
    """Draw one of the craft cards that don't lie in a group yet."""
    stock = 0
    for craft in range(4):
        stock += crafts_undealt(g, craft)
    drawn = throw(dice, stock)
    craft = 0
    while drawn >= crafts_undealt(g, craft):
        drawn -= crafts_undealt(g, craft)
        craft += 1
    return craft


@rule
def crafts_undealt(g: Record, craft: int) -> int:
    """How many cards of a craft are in play but in no group."""
    count = int(g.crafts_in_play[craft])
    for group in range(g.seats):
        for card in range(GROUP_CARDS):
            if g.craft[group, card] == craft:
                count -= 1
    return count


@rule
def group_price(g: Record, group: int) -> int:
    """A card costs as many talents as cards of its group are turned already."""
    price = 0
    for card in range(GROUP_CARDS):
        price += int(g.turned[group, card])
    return price


@rule
def find_card(g: Record, group: int, craft: int) -> int:
    """The first card of a craft that still lies face up in a group, or EMPTY."""
    for card in range(GROUP_CARDS):
        if g.craft[group, card] == craft and g.turned[group, card] == 0:
            return card
    return EMPTY


@rule
def recruit_obstacle(g: Record, seat: int, group: int, craft: int) -> int:
    """A card must be there and paid for, and its craft must find work."""
    if find_card(g, group, craft) == EMPTY:
        return Obstacle.NO_CARD
    if group_price(g, group) > g.talents[seat]:
        return Obstacle.TALENTS
    if craft != Craft.MERCHANT and g.cubes[seat] == 0:
        return Obstacle.CUBE
    if craft == Craft.ENGINEER and not any_zone_available(g):
        return Obstacle.NO_ZONE
    return Obstacle.NONE


@rule
def recruit(g: Record, seat: int, group: int, craft: int, log: Log) -> None:
    """Pay, turn the card, and let the craft do its work."""
    price = group_price(g, group)
    g.talents[seat] -= price
    g.turned[group, find_card(g, group, craft)] = 1
    note(log, Event.RECRUITED, seat, group, craft, price, 0)
    if craft == Craft.FARMER:
        later(g, Task.FIELD, seat, 0)
    elif craft == Craft.PRIEST:
        later(g, Task.PRIEST, seat, 0)
    elif craft == Craft.ENGINEER:
        later(g, Task.IRRIGATE, seat, int(g.engineer_prestige))
    else:
        gain_camels(g, seat, 1, log)
