"""Troops in Mesopotamia: who would win where, what a province is worth to whoever takes it, and what may be lost.

It sees only what a player sees.
"""

from __future__ import annotations

import math

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.stores import hunger_cost, hunger_of, rounds_left
from tworivers.bots.mesopotamia.terms import PIPS, Term, weight
from tworivers.engine.compiled import rule
from tworivers.engine.exponential import raised
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.frame import symbols_of
from tworivers.mesopotamia.names import EMPTY, NOMADS, Material, Symbol, Unit
from tworivers.mesopotamia.policy import may_attack
from tworivers.mesopotamia.realm import anything_built, tribe_in, tribes_mask
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.troops import height, soldiers
from tworivers.mesopotamia.war import foes_in, fresh, on_the_spot, stepping_on, targets

AT_WAR = 0.6
"""How likely troops are to attack where they can: at war, at war but before they may, without a treaty, from an
alliance; and tribes.
"""
UNDECLARED = 0.3
NO_TREATY = 0.12
ALLIED = 0.02
TRIBE = 0.05
SUSPECT = 4
"""Of so many units in a stack one is taken for a blank."""


@rule
def odds(lead: int) -> float:
    """How many enemies one unit beats on average before it falls, for the difference of the bonuses."""
    if lead >= 3:
        return 10.0
    if lead == 2:
        return 4.3
    if lead == 1:
        return 2.1
    if lead == 0:
        return 1.0
    if lead == -1:
        return 0.48
    return 0.23 if lead == -2 else 0.08


@rule
def chance(power: float, defenders: int) -> float:
    """The chance that attackers who can beat `power` units on average beat all defenders.

    The more units fight, the surer the stronger side.
    """
    if defenders <= 0:
        return 1.0 if power > 0.0 else 0.0
    ratio = power / defenders
    if ratio <= 0.0:
        return 0.0
    grown = raised(ratio, math.sqrt(0.5 + 0.5 * defenders))
    return grown / (1.0 + grown)


@rule
def will_attack(g: State, seat: int) -> int:
    """Foes that a seat may attack in this turn or the next without another declaration, as bits."""
    return may_attack(g, seat) | (int(g.at_war[seat]) & int(g.fought[seat]))


@rule
def hostility(g: State, seat: int, rival: int) -> float:
    """How likely a rival is to attack a seat where it can."""
    if (int(g.at_war[seat]) >> rival) & 1 == 1:
        return AT_WAR if (will_attack(g, rival) >> seat) & 1 == 1 else UNDECLARED
    return ALLIED if (int(g.allied[seat]) >> rival) & 1 == 1 else NO_TREATY


@rule
def standing(g: State, province: int) -> int:
    """Temples, canals and works in a province."""
    works = int(g.forges[province]) + int(g.millstones[province])
    return works + int(g.temples[0, province]) + int(g.temples[1, province]) + int(g.canals[province])


@rule
def loss(g: State, seat: int, province: int) -> float:
    """What losing a province would cost its owner, in symbols."""
    return 0.5 + 0.12 * standing(g, province)


@rule
def danger_at(g: State, seat: int, province: int, defenders: int) -> float:
    """What may be lost in a province with this number of defenders: the worst of what stands around it."""
    return danger_behind(g, seat, province, defenders, int(g.walls[province]))


@rule
def danger_behind(g: State, seat: int, province: int, defenders: int, built: int) -> float:
    """What may be lost there behind so many walls."""
    worst = 0.0
    walls = int(g.wall_bonus) * built
    near = int(g.border[province])
    for rival in range(g.seats):
        if rival != seat and (int(g.living) >> rival) & 1 == 1:
            tall = 0
            left = near
            while left != 0:
                tall += height(g, rival, lowest_bit(left))
                left &= left - 1
            if tall > 0:
                worst = max(
                    worst, hostility(g, seat, rival) * chance(tall * odds(int(g.foot_attack) - walls), defenders)
                )
    if g.cards_on == 1 and g.cities[province] > 0 and near & tribes_mask(g) != 0:
        worst = max(worst, TRIBE * chance(int(g.nomad_units) * odds(int(g.nomad_attack) - walls), defenders))
    return worst * loss(g, seat, province)


@rule
def danger_from(g: State, seat: int, rival: int) -> float:
    """What one rival could take from a seat if they were at war."""
    total = 0.0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        tall = 0
        near = int(g.border[province])
        while near != 0:
            tall += height(g, rival, lowest_bit(near))
            near &= near - 1
        if tall > 0:
            walls = int(g.wall_bonus) * int(g.walls[province])
            total += chance(tall * odds(int(g.foot_attack) - walls), soldiers(g, seat, province)) * loss(
                g, seat, province
            )
    return total


@rule
def guards_needed(g: State, seat: int, province: int) -> int:
    """Soldiers that must stay: one where works stand, two if a tribe is within its reach of a forge."""
    if g.owner[province] != seat or int(g.forges[province]) + int(g.millstones[province]) == 0:
        return 0
    near = int(g.border[province])
    left = near
    while left != 0:
        near |= int(g.border[lowest_bit(left)])
        left &= left - 1
    return 2 if g.cards_on == 1 and near & tribes_mask(g) != 0 and g.forges[province] > 0 else 1


@rule
def free_units(g: State, seat: int, province: int, unit: int) -> int:
    """Units that may take a step and leave what must be guarded guarded."""
    count = stepping_on(g, province, unit) + min(int(g.stock[seat, Material.FLOUR]), fresh(g, seat, province, unit))
    if count > 0:
        count = min(count, soldiers(g, seat, province) - guards_needed(g, seat, province))
    return max(0, count)


@rule
def defenders_seen(g: State, foe: int, province: int) -> int:
    """The defenders to reckon with: a tribe's units, or a stack by its height; a high one may well hold a blank."""
    if foe == NOMADS:
        tribe = tribe_in(g, province)
        return 0 if tribe == EMPTY else int(g.tribe_units[tribe])
    tall = height(g, foe, province)
    return tall - tall // SUSPECT


@rule
def force_beside(g: State, seat: int, target: int, foe: int, ladders: bool) -> tuple[float, int]:
    """Enemies that all free units beside a province can beat there, and how many units these are."""
    walls = 0 if foe == NOMADS or ladders else int(g.wall_bonus) * int(g.walls[target])
    barred = foe != NOMADS and not ladders and g.walls[target] >= g.chariot_ban
    foot = on_the_spot(g, seat, target, Unit.FOOT)
    chariots = 0 if barred else on_the_spot(g, seat, target, Unit.CHARIOT)
    left = int(g.border[target])
    while left != 0:
        source = lowest_bit(left)
        left &= left - 1
        if g.stack[seat, source] != 0:
            foot += free_units(g, seat, source, Unit.FOOT)
            if not barred:
                chariots += free_units(g, seat, source, Unit.CHARIOT)
    return foot * odds(int(g.foot_attack) - walls) + chariots * odds(int(g.chariot_attack) - walls), foot + chariots


@rule
def spoils(g: State, seat: int, target: int, foe: int, weights: Weights) -> float:
    """What conquering a province brings: a symbol, the land, perhaps buildings and their symbols; the foe's loss."""
    worth = 1.0 + weight(g, weights, Term.CONQUEST) * min(1, rounds_left(g))
    enmity = weight(g, weights, Term.ENMITY)
    if foe == NOMADS:
        return worth
    taken = int(g.temples[0, target]) + int(g.temples[1, target]) + int(g.canals[target])
    worth += taken * int(g.destruction_roll) / PIPS * (1.0 + enmity)
    if symbols_of(g, foe, Symbol.MILITARY) > 0:
        worth += enmity
    return worth + enmity * 0.4 * (1.0 if anything_built(g, target) else 0.3)


@rule
def attack_gain(g: State, seat: int, target: int, foe: int, ladders: bool, weights: Weights) -> float:
    """What an attack with all free units beside a province promises; at most 0 where nothing is won."""
    if foe != NOMADS and g.owner[target] != foe:
        return 0.0
    power, count = force_beside(g, seat, target, foe, ladders)
    if count == 0:
        return 0.0
    eaters = int(g.cities[target])
    hunger = hunger_cost(g, seat, hunger_of(g, seat, 0, 0, 0, 0), hunger_of(g, seat, count, eaters, 0, 0), weights)
    defenders = defenders_seen(g, foe, target)
    won = chance(power, defenders)
    soldier = weight(g, weights, Term.TROOPS)
    fallen = (1.0 - won) * count + won * min(count - 1.0, defenders / max(0.3, power / count))
    return won * (spoils(g, seat, target, foe, weights) - max(0.0, hunger)) - fallen * soldier


@rule
def prey(g: State, seat: int, rival: int, weights: Weights) -> float:
    """What a war against a rival would bring this turn: no unit can conquer twice."""
    total = 0.0
    found = 0
    units = 0
    left = int(g.realm[rival])
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        gain = attack_gain(g, seat, province, rival, False, weights)
        if gain > 0.0:
            total += gain
            found += 1
            units += force_beside(g, seat, province, rival, False)[1]
    return total * min(1.0, units / (found * found)) if found > 0 else 0.0


@rule
def foe_at(g: State, seat: int, province: int) -> int:
    """Whom an attack on a province would meet: its owner first."""
    foes = foes_in(g, seat, province)
    owner = int(g.owner[province])
    if owner != EMPTY and (foes >> owner) & 1 == 1:
        return owner
    return lowest_bit(foes)


@rule
def best_attack(g: State, seat: int, ladders: bool, weights: Weights) -> float:
    """What the best attack possible now promises; 0 if there is none."""
    most = 0.0
    left = targets(g, seat)
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        most = max(most, attack_gain(g, seat, province, foe_at(g, seat, province), ladders, weights))
    return most
