"""Phases 1 to 7: felling, regrowth, free trade, ore, harvest, milling, feeding (mesopotamia.de, phases 1 to 7).

Every party walks through phases 1 to 10 at its own pace; what one does there touches nobody else, and dice are keyed
by round and party.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log, note
from tworivers.engine.masks import count_bits, lowest_bit
from tworivers.mesopotamia.forges import begin_forges, wall_sites, works_sites
from tworivers.mesopotamia.keyed_throws import HARVEST, ORE, keyed_throw
from tworivers.mesopotamia.names import MILL_MOST, Building, Event, Material, Obstacle, Phase, Reason, Season, Task
from tworivers.mesopotamia.realm import canals_of, cities_of, millstones_of
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import change, change_secretly, reckon
from tworivers.mesopotamia.todo import done, keeps_secrets, later

ROUNDS_A_YEAR = len(Season)


@rule
def year_in(round_number: int) -> int:
    """The year a round belongs to, from 1."""
    return max(0, round_number - 1) // ROUNDS_A_YEAR + 1


@rule
def season_in(round_number: int) -> int:
    """The season a round is; the game starts in spring."""
    return max(0, round_number - 1) % ROUNDS_A_YEAR


@rule
def year_of(g: State) -> int:
    """The year, from 1."""
    return year_in(int(g.round_number))


@rule
def season_of(g: State) -> int:
    """The season."""
    return season_in(int(g.round_number))


@rule
def in_season(g: State, phase: int) -> bool:
    """Whether a phase is played this round."""
    return bool((int(g.phase_seasons[phase]) >> season_of(g)) & 1 == 1)


@rule
def walk(g: State, seat: int, dice: Dice, log: Log) -> None:
    """Go on to the next phase; behind the tenth a party waits for the others."""
    phase = int(g.phase[seat]) + 1
    if phase > Phase.WORKS:
        g.phase[seat] = Phase.IDLE
        return
    g.phase[seat] = phase
    later(g, seat, Task.WALK, 0)
    if not in_season(g, phase):
        return
    if phase == Phase.FELLING:
        if fellable(g, seat) != 0:
            later(g, seat, Task.FELL, 0)
    elif phase == Phase.REGROWTH:
        later(g, seat, Task.REGROW, 0)
    elif phase == Phase.FREE_TRADE:
        free_trade(g, seat, log)
    elif phase == Phase.ORE:
        dig_ore(g, seat, dice, log)
    elif phase == Phase.HARVEST:
        harvest(g, seat, dice, log)
    elif phase == Phase.MILLING:
        begin_milling(g, seat)
    elif phase == Phase.FEEDING:
        later(g, seat, Task.FEED_CITIES, 0)
        cities = cities_of(g, seat)
        if (keeps_secrets(g) and cities > 0) or g.stock[seat, Material.FLOUR] < cities:
            later(g, seat, Task.FEED, 0)
    elif phase == Phase.FORGES:
        begin_forges(g, seat)
    elif phase == Phase.WALLS:
        if wall_sites(g, seat) != 0:
            later(g, seat, Task.WALL, 0)
    elif works_sites(g, seat, Building.FORGE) | works_sites(g, seat, Building.MILLSTONE) != 0:
        later(g, seat, Task.WORKS, 0)


@rule
def felling_obstacle(g: State, seat: int, province: int) -> int:
    """Phase 1: one tree a round in every own province that has any."""
    if g.owner[province] != seat:
        return Obstacle.NOT_YOURS
    if (int(g.felled) >> province) & 1 == 1:
        return Obstacle.FELLED
    return Obstacle.NONE if g.trees[province] > 0 else Obstacle.NO_TREE


@rule
def fellable(g: State, seat: int) -> int:
    """The provinces in which a tree can be felled, as bits."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if felling_obstacle(g, seat, province) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def fell(g: State, seat: int, province: int, log: Log) -> None:
    """Remove one tree: one wood."""
    g.trees[province] -= 1
    g.felled |= 1 << province
    note(log, Event.FELLED, seat, province, 0, 0, 0)
    change(g, seat, Material.WOOD, 1, Reason.FELLING, log)


@rule
def regrowth_obstacle(g: State, seat: int, province: int) -> int:
    """Phase 2: an own province with an empty hole."""
    if g.owner[province] != seat:
        return Obstacle.NOT_YOURS
    return Obstacle.NONE if g.trees[province] < g.holes[province] else Obstacle.NO_HOLE


@rule
def regrowable(g: State, seat: int) -> int:
    """The provinces in which a tree can grow back, as bits."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if regrowth_obstacle(g, seat, province) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def regrow(g: State, seat: int, province: int, log: Log) -> None:
    """One tree grows back."""
    g.trees[province] += 1
    note(log, Event.REGROWN, seat, province, 0, 0, 0)


@rule
def free_trade(g: State, seat: int, log: Log) -> None:
    """Phase 3: metal for who took no toll and refused no transit in the last four rounds (bits 1 to 4 of `strict`)."""
    if year_of(g) >= g.free_trade_year and (int(g.strict[seat]) >> 1) & 15 == 0:
        change(g, seat, Material.METAL, int(g.free_metal[seat]), Reason.FREE_TRADE, log)


@rule
def dig_ore(g: State, seat: int, dice: Dice, log: Log) -> None:
    """Phase 4: one die for all own mines."""
    mines = count_bits(int(g.realm[seat]) & int(g.mines))
    if mines > 0:
        pips = keyed_throw(dice, int(g.round_number), int(g.party[seat]), ORE, 6)
        note(log, Event.DICE, seat, pips + 1, Material.ORE, 0, 0)
        change(g, seat, Material.ORE, mines * int(g.dice_yield[pips]), Reason.ORE, log)


@rule
def harvest(g: State, seat: int, dice: Dice, log: Log) -> None:
    """Phase 5: one die for all irrigable cities with a canal."""
    canals = canals_of(g, seat)
    if canals > 0:
        pips = keyed_throw(dice, int(g.round_number), int(g.party[seat]), HARVEST, 6)
        note(log, Event.DICE, seat, pips + 1, Material.GRAIN, 0, 0)
        change(g, seat, Material.GRAIN, canals * int(g.dice_yield[pips]), Reason.HARVEST, log)


@rule
def begin_milling(g: State, seat: int) -> None:
    """Phase 6: the party says how much; rivals reckon with all that can be milled."""
    capacity = millstones_of(g, seat) * int(g.mill_grain)
    if capacity > 0:
        guess = min(capacity, int(g.reckoned[seat, Material.GRAIN]))
        reckon(g, seat, Material.GRAIN, -guess)
        reckon(g, seat, Material.FLOUR, guess)
        later(g, seat, Task.MILL, capacity)


@rule
def most_to_mill(g: State, seat: int, capacity: int) -> int:
    """The most grain one answer can mill."""
    return min(min(capacity, int(g.stock[seat, Material.GRAIN])), MILL_MOST)


@rule
def milling_obstacle(g: State, seat: int, capacity: int, grain: int) -> int:
    """As much as the millstones grind and the stock holds."""
    return Obstacle.NONE if grain <= most_to_mill(g, seat, capacity) else Obstacle.MILL


@rule
def mill(g: State, seat: int, capacity: int, grain: int, log: Log) -> None:
    """Grain to flour, one for one; who has milled the most that one answer can is asked again."""
    done(g, seat)
    change_secretly(g, seat, Material.GRAIN, -grain, Reason.MILLING, log)
    change_secretly(g, seat, Material.FLOUR, grain, Reason.MILLING, log)
    more = capacity - grain if keeps_secrets(g) else most_to_mill(g, seat, capacity - grain)
    if grain == MILL_MOST and more > 0:
        later(g, seat, Task.MILL, capacity - grain)


@rule
def feed_cities(g: State, seat: int, dice: Dice, log: Log) -> None:
    """Phase 7: one flour for each city; each missing flour costs a wall, then a forge. That shows who is short."""
    needed = cities_of(g, seat)
    if keeps_secrets(g) and needed > 0:
        show(dice)
    fed = min(needed, int(g.stock[seat, Material.FLOUR]))
    change(g, seat, Material.FLOUR, -fed, Reason.FEEDING, log)
    if fed < needed:
        g.reckoned[seat, Material.FLOUR] = 0
        note(log, Event.HUNGER, seat, needed - fed, 0, 0, 0)
        later(g, seat, Task.TEAR, needed - fed)


@rule
def tearable(g: State, seat: int) -> int:
    """Own provinces with a wall, as bits; when no wall is left, those with a forge."""
    walls = 0
    forges = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if g.walls[province] > 0:
            walls |= 1 << province
        if g.forges[province] > 0:
            forges |= 1 << province
        left &= left - 1
    return walls if walls != 0 else forges


@rule
def tearing_obstacle(g: State, seat: int, province: int) -> int:
    """Hunger tears down own walls, then own forges."""
    if g.owner[province] != seat:
        return Obstacle.NOT_YOURS
    return Obstacle.NONE if (tearable(g, seat) >> province) & 1 == 1 else Obstacle.NOT_TEAR


@rule
def tear_down(g: State, seat: int, province: int, missing: int, log: Log) -> None:
    """Tear down a wall, or a forge where no wall is left in the realm."""
    wall = 1 if g.walls[province] > 0 else 0
    if wall == 1:
        g.walls[province] -= 1
    else:
        g.forges[province] -= 1
    note(log, Event.TORN_DOWN, seat, province, wall, 0, 0)
    if missing > 1:
        later(g, seat, Task.TEAR, missing - 1)
