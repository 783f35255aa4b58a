"""Land in Mesopotamia: what a province brings, and which step of a unit is worth its flour."""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.fighting import danger_at, free_units
from tworivers.bots.mesopotamia.stores import (
    Needs,
    Stock,
    change_of,
    fed_each_round,
    hunger_cost,
    hunger_of,
    rounds_left,
    spare_flour,
    stock_worth,
)
from tworivers.bots.mesopotamia.terms import Term, weight
from tworivers.engine.compiled import rule
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.names import EMPTY, PROVINCES, Material, Unit
from tworivers.mesopotamia.realm import cities_of, owned_mask, tribes_mask
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.troops import height, soldiers, unpack
from tworivers.mesopotamia.war import enterable, move_goals, move_origins, stepping_on

FAR = 12
"""Steps that troops think ahead."""
STAY = -1.0
"""Promised by a step that nobody should take."""

ANY_LAND = 2
"""What land brings, in small parts: any land; each of the first trees; a place for a canal; a mine. A city eats one."""
A_TREE = 3
TREES_FELLED = 2
A_CANAL = 2
A_MINE = 9
A_PART = 0.15
"""What such a part adds to a province's worth."""

AT_THE_GOAL = 1.5
"""A new soldier's worth where there is something to take next to him, and a step further; elsewhere."""
A_STEP_AWAY = 1.0
FAR_AWAY = 0.7


@rule
def land_worth(g: State, seat: int, province: int, weights: Weights) -> float:
    """What a neutral province would bring: mines before next spring, wood, room for canals; its cities eat."""
    value = (
        ANY_LAND
        + A_TREE * min(TREES_FELLED, int(g.trees[province]))
        + A_CANAL * int(g.irrigable[province])
        - int(g.cities[province])
    )
    if (int(g.mines) >> province) & 1 == 1:
        value += A_MINE
    canals = int(g.canals[province])
    hunger = hunger_cost(
        g, seat, hunger_of(g, seat, 0, 0, 0, 0), hunger_of(g, seat, 1, int(g.cities[province]), canals, 0), weights
    )
    return weight(g, weights, Term.LAND) * (1.0 + A_PART * value) - hunger


@rule
def free_land(g: State) -> int:
    """Neutral provinces that a step takes."""
    held = tribes_mask(g) & int(g.cities_mask)
    return int(g.land) & ~owned_mask(g) & ~held & ~int(g.origins)


@rule
def wanted_land(g: State, seat: int) -> int:
    """Neutral provinces the realm can feed; none in the last round."""
    found = 0
    if rounds_left(g) <= 0:
        return found
    spare = spare_flour(g, seat)
    fed = fed_each_round(g, seat) - cities_of(g, seat)
    left = free_land(g)
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        eaters = int(g.cities[province])
        if eaters == 0 or (eaters <= spare and eaters <= fed):
            found |= 1 << province
    return found


@rule
def goals_of(g: State, seat: int) -> int:
    """Where troops want to be next to: land to take, and undefended provinces of parties not allied."""
    found = wanted_land(g, seat)
    for rival in range(g.seats):
        if rival != seat and (int(g.allied[seat]) >> rival) & 1 == 0:
            left = int(g.realm[rival])
            while left != 0:
                province = lowest_bit(left)
                left &= left - 1
                if height(g, rival, province) == 0:
                    found |= 1 << province
    return found


@rule
def steps_to(g: State, start: int, goals: int, open_land: int) -> int:
    """Steps from a province to one of the goals through open land; FAR if there is no way or a long one."""
    reached = 1 << start
    for steps in range(FAR):
        if reached & goals != 0:
            return steps
        wider = reached
        left = reached
        while left != 0:
            wider |= int(g.border[lowest_bit(left)]) & (open_land | goals)
            left &= left - 1
        if wider == reached:
            return FAR
        reached = wider
    return FAR


@rule
def step_gain(
    g: State, seat: int, unit: int, start: int, goal: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
    """What a step promises: land, a guard where one is needed, a way ahead; less flour and what is left open behind."""
    if free_units(g, seat, start, unit) == 0:
        return STAY
    gain = 0.0
    if stepping_on(g, start, unit) == 0:
        if spare_flour(g, seat) <= 0:
            return STAY
        gain += stock_worth(change_of(stock, Material.FLOUR, -1), needs) - stock_worth(stock, needs)
    if g.owner[start] == seat:
        here = soldiers(g, seat, start)
        gain -= weight(g, weights, Term.DANGER) * (
            danger_at(g, seat, start, here - 1) - danger_at(g, seat, start, here)
        )
    if g.owner[goal] == seat:
        there = soldiers(g, seat, goal)
        gain += weight(g, weights, Term.DANGER) * (
            danger_at(g, seat, goal, there) - danger_at(g, seat, goal, there + 1)
        )
    elif g.owner[goal] == EMPTY and (goals >> goal) & 1 == 1:
        return gain + land_worth(g, seat, goal, weights)
    here_to = steps_to(g, start, goals, enterable(g, seat))
    if here_to > 1 and here_to < FAR and steps_to(g, goal, goals, enterable(g, seat)) < here_to:
        gain += weight(g, weights, Term.PREY)
    return gain


@rule
def best_step(
    g: State, seat: int, unit: int, start: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
    """What the best step of a unit from a province promises."""
    most = STAY
    if free_units(g, seat, start, unit) > 0:
        left = move_goals(g, seat, unit, start)
        while left != 0:
            most = max(most, step_gain(g, seat, unit, start, lowest_bit(left), goals, stock, needs, weights))
            left &= left - 1
    return most


@rule
def best_march(g: State, seat: int, unit: int, goals: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """What the best step of a kind of unit promises, wherever it stands."""
    most = STAY
    left = move_origins(g, seat, unit)
    while left != 0:
        most = max(most, best_step(g, seat, unit, lowest_bit(left), goals, stock, needs, weights))
        left &= left - 1
    return most


@rule
def second_steps(g: State, seat: int, weights: Weights) -> float:
    """What one more step of foot that have taken one promises: land beside them, a province for each stack."""
    total = 0.0
    wanted = wanted_land(g, seat)
    for start in range(PROVINCES):
        if unpack(int(g.half[start]), Unit.FOOT) > 0:
            most = 0.0
            goal = start
            left = int(g.border[start]) & wanted
            while left != 0:
                worth = land_worth(g, seat, lowest_bit(left), weights)
                if worth > most:
                    most = worth
                    goal = lowest_bit(left)
                left &= left - 1
            total += most
            wanted &= ~(1 << goal)
    return total


@rule
def new_soldier(g: State, seat: int, province: int, goals: int, weights: Weights) -> float:
    """What one more soldier in a province is worth: where there is danger, or a way to goals."""
    here = soldiers(g, seat, province)
    relief = weight(g, weights, Term.DANGER) * (
        danger_at(g, seat, province, here) - danger_at(g, seat, province, here + 1)
    )
    way = steps_to(g, province, goals, enterable(g, seat))
    return (
        weight(g, weights, Term.TROOPS) * (AT_THE_GOAL if way <= 1 else A_STEP_AWAY if way == 2 else FAR_AWAY) + relief
    )
