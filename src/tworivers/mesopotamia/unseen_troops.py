"""Stacks that a seat doesn't know, drawn anew: they keep their height, and as many units have moved as was seen."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.mesopotamia.knowledge import known_stacks
from tworivers.mesopotamia.names import EMPTY, PROVINCES, Task, Unit
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import now_task
from tworivers.mesopotamia.troops import height, one, unpack
from tworivers.mesopotamia.war import chariots_barred, commit_sources


@rule
def redraw_troops(g: State, seat: int, rival: int, dice: Dice) -> None:
    """A rival's stacks, those of them that march, and the attack that gathers."""
    known = known_stacks(g, seat, rival)
    redraw_stacks(g, rival, known, dice)
    if now_task(g, rival) == Task.COMMIT:
        redraw_attack(g, dice)
        if int(g.attack_foot) + int(g.attack_chariots) == 0:
            leave_an_attacker(g, rival, known)
    settle_counts(g, rival)


@rule
def redraw_stacks(g: State, rival: int, known: int, dice: Dice) -> None:
    """Unknown stacks keep their height; blanks among them are as many as the rival can have."""
    blanks = int(g.blanks_each)
    for province in range(PROVINCES):
        if (known >> province) & 1 == 1:
            blanks -= unpack(int(g.stack[rival, province]), Unit.BLANK)
        elif stray(g, rival, province):
            blanks -= height(g, rival, province)
    for province in range(PROVINCES):
        if is_hidden(g, rival, known, province):
            packed = 0
            for _ in range(height(g, rival, province)):
                drawn = throw(dice, 4)
                if drawn == 3 and blanks > 0:
                    packed += one(Unit.BLANK)
                    blanks -= 1
                elif drawn == 2:
                    packed += one(Unit.CHARIOT)
                else:
                    packed += one(Unit.FOOT)
            set_stack(g, rival, province, packed)


@rule
def stray(g: State, rival: int, province: int) -> bool:
    """Only blanks stand in a city province of another or of nobody."""
    return bool(g.cities[province] > 0 and g.owner[province] != rival)


@rule
def is_hidden(g: State, rival: int, known: int, province: int) -> bool:
    """Whether a stack could be another."""
    return bool((known >> province) & 1 == 0 and g.stack[rival, province] != 0 and not stray(g, rival, province))


@rule
def set_stack(g: State, rival: int, province: int, packed: int) -> None:
    """Exchange a stack; as many of it have moved as before, chariots sooner than foot, foot sooner than blanks."""
    g.stack[rival, province] = packed
    if g.active == rival:
        spent = some_of(packed, counted(int(g.spent[province])))
        g.half[province] = some_of(packed - spent, counted(int(g.half[province])))
        g.spent[province] = spent


@rule
def counted(packed: int) -> int:
    """How many units a packed number holds."""
    return unpack(packed, Unit.FOOT) + unpack(packed, Unit.CHARIOT) + unpack(packed, Unit.BLANK)


@rule
def some_of(packed: int, count: int) -> int:
    """So many of a stack's units."""
    chariots = min(count, unpack(packed, Unit.CHARIOT))
    foot = min(count - chariots, unpack(packed, Unit.FOOT))
    return chariots * one(Unit.CHARIOT) + foot * one(Unit.FOOT) + (count - chariots - foot) * one(Unit.BLANK)


@rule
def redraw_attack(g: State, dice: Dice) -> None:
    """Everybody sees how many gather for an attack, but not who."""
    count = int(g.attack_foot) + int(g.attack_chariots)
    g.attack_chariots = 0 if count == 0 or chariots_barred(g, int(g.battle_at)) else throw(dice, count + 1)
    g.attack_foot = count - int(g.attack_chariots)


@rule
def leave_an_attacker(g: State, rival: int, known: int) -> None:
    """Who gathers an attack has somebody to send."""
    target = int(g.battle_at)
    near = int(g.border[target]) | 1 << target
    for unit in range(2):
        for province in range(PROVINCES):
            if commit_sources(g, rival) != 0:
                return
            if (near >> province) & 1 == 1 and is_hidden(g, rival, known, province):
                set_stack(g, rival, province, height(g, rival, province) * one(unit))


@rule
def settle_counts(g: State, rival: int) -> None:
    """Blanks at home and units raised follow from what stands on the board."""
    home = int(g.blanks_each)
    count = 0
    for province in range(PROVINCES):
        packed = int(g.stack[rival, province])
        home -= unpack(packed, Unit.BLANK)
        count += unpack(packed, Unit.FOOT) + unpack(packed, Unit.CHARIOT)
    if g.active == rival and g.raider == EMPTY:
        count += int(g.attack_foot) + int(g.attack_chariots)
    g.blanks_home[rival] = home
    g.raised[rival] = int(g.lost[rival]) + count
