"""What a seat should know before it decides: chances of rolls and battles, what a tribe's raid promises, what is eaten.

They follow from the box's numbers and from what the seat can see, nothing else (rules/mesopotamia.md §Policy, §Movement
and battle, §Nomads, §Secrets). The view sends them, so that no page has to know a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tworivers.engine.compiled import plain
from tworivers.mesopotamia import policy, war
from tworivers.mesopotamia.battle import defence_bonus
from tworivers.mesopotamia.economy import ROUNDS_A_YEAR, season_in, season_of, year_in, year_of
from tworivers.mesopotamia.frame import next_slot, roll_needed
from tworivers.mesopotamia.knowledge import known_stacks
from tworivers.mesopotamia.names import (
    EMPTY,
    NOMADS,
    PROVINCES,
    Campaign,
    Material,
    Phase,
    Province,
    Stage,
    Symbol,
    Task,
    Unit,
)
from tworivers.mesopotamia.nomads import tribe_steps
from tworivers.mesopotamia.packing import campaign_and_rival, tribe_and_steps
from tworivers.mesopotamia.realm import owned_mask, tribe_in, tribes_mask
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.rounds import YEARS_MOST
from tworivers.mesopotamia.todo import now_value
from tworivers.mesopotamia.troops import unpack
from tworivers.mesopotamia.words import SEAT_NAMES

PIPS = 6
BUILDABLE = (Symbol.MARDUK, Symbol.ISHTAR, Symbol.CANAL)
SOLDIERS = (Unit.FOOT, Unit.CHARIOT)


def odds(record: State, g: State, seat: int, task: Task | None) -> dict[str, Any]:
    """The chances that belong to what a seat is asked, and to the battle that is on; g is a reading of the record.

    Rules that call other rules want the record itself.
    """
    found: dict[str, Any] = {}
    if g.battle_at != EMPTY:
        found["battle"] = battle_odds(record, g, seat, task)
    if task == Task.BUILD:
        found["frame"] = frame_odds(record, g, seat)
    elif task == Task.CAMPAIGN:
        found["campaigns"] = campaign_odds(record, g, seat)
    elif task == Task.BLESS:
        needed = roll_needed(record, seat, plain(now_value)(g, seat))
        found["roll"] = {"needed": needed, "bonus": 0, "chance": roll_chance(needed)}
    elif task == Task.ENVOYS:
        campaign, _ = plain(campaign_and_rival)(plain(now_value)(g, seat))
        bonus = policy.roll_bonus(record, seat, campaign)
        needed = int(g.campaign_roll)
        found["roll"] = {"needed": needed, "bonus": bonus, "chance": roll_chance(needed, bonus)}
    elif task == Task.WALL:
        found["walls"] = wall_effects(g, seat)
    elif task == Task.DIRECTION:
        found["directions"] = {"clockwise": followers(g, seat, 1), "counterclockwise": followers(g, seat, -1)}
    elif task == Task.NOMAD_STEP:
        found["raids"] = raid_odds(record, g, seat)
    elif task == Task.MOVE and not war.targets(record, seat):
        found["attack_lacks"] = attack_lacks(record, g, seat)
    return found


def roll_chance(needed: int, bonus: int = 0) -> float:
    """The chance that a die with a bonus shows what is needed."""
    return min(PIPS, max(0, PIPS + 1 - needed + bonus)) / PIPS


def duel_chance(attack: int, defence: int) -> float:
    """The chance that the attacker wins a duel: both roll and add, the higher total wins, ties are rolled again."""
    rolls = [(mine + attack, theirs + defence) for mine in range(PIPS) for theirs in range(PIPS)]
    wins, losses = sum(mine > theirs for mine, theirs in rolls), sum(mine < theirs for mine, theirs in rolls)
    return wins / (wins + losses) if wins + losses else 0.0


def battle_chance(attackers: Sequence[float], defenders: int) -> float:
    """The chance that attackers, each with its chance in a duel, defeat this many defenders.

    Every unit fights until it falls and all defenders defend alike, so the order of the attackers doesn't matter.
    """
    left = [0.0] * defenders + [1.0]
    for chance in attackers:
        after = [left[0]] + [0.0] * defenders
        for count in range(defenders, 0, -1):
            here = left[count]
            for rest in range(count, 0, -1):
                after[rest] += here * (1 - chance)
                here *= chance
            after[0] += here
        left = after
    return left[0]


def frame_odds(record: State, g: State, seat: int) -> dict[str, dict[str, Any]]:
    """What a symbol's roll must show on the slot it would take, by building; empty if the frame is full."""
    if plain(next_slot)(g) == EMPTY:
        return {}
    rolls = {symbol: roll_needed(record, seat, int(symbol)) for symbol in BUILDABLE}
    return {symbol.name.lower(): {"needed": needed, "chance": roll_chance(needed)} for symbol, needed in rolls.items()}


def campaign_odds(record: State, g: State, seat: int) -> dict[str, dict[str, Any]]:
    """The roll of each campaign, and against whom it makes sense."""
    needed = int(g.campaign_roll)
    found = {}
    for campaign in Campaign:
        bonus = policy.roll_bonus(record, seat, int(campaign))
        rivals = policy.campaign_rivals(record, seat, int(campaign))
        found[campaign.name.lower()] = {
            "needed": needed,
            "bonus": bonus,
            "chance": roll_chance(needed, bonus),
            "rivals": [SEAT_NAMES[other] for other in range(g.seats) if rivals >> other & 1],
        }
    return found


def wall_effects(g: State, seat: int) -> dict[str, dict[str, Any]]:
    """What one wall more does in each own province with a city: to every defender's die, and to chariots."""
    bonus, ban = int(g.wall_bonus), int(g.chariot_ban)
    found = {}
    for province in range(PROVINCES):
        walls = int(g.walls[province])
        if g.owner[province] == seat and walls < g.cities[province]:
            found[Province(province).name.lower()] = {
                "defence": bonus * walls,
                "after": bonus * (walls + 1),
                "bars_chariots": walls + 1 >= ban,
            }
    return found


def followers(g: State, seat: int, direction: int) -> list[str]:
    """The living parties behind a seat in the order of turns that a direction gives."""
    order = [(seat + direction * step) % int(g.seats) for step in range(1, int(g.seats))]
    return [SEAT_NAMES[other] for other in order if int(g.living) >> other & 1]


def raid_odds(record: State, g: State, seat: int) -> dict[str, float]:
    """The chance that the tribe a seat leads wins, by city province of a party that it can step into."""
    tribe = plain(tribe_and_steps)(plain(now_value)(g, seat))[0]
    steps = tribe_steps(record, seat, tribe)
    found = {}
    for province in range(PROVINCES):
        owner = int(g.owner[province])
        if steps >> province & 1 and owner != EMPTY and g.cities[province] > 0:
            duel = duel_chance(int(g.nomad_attack), int(g.wall_bonus) * int(g.walls[province]))
            defenders, _ = defenders_seen(g, seat, owner, province)
            found[Province(province).name.lower()] = battle_chance([duel] * int(g.tribe_units[tribe]), defenders)
    return found


def battle_odds(record: State, g: State, seat: int, task: Task | None) -> dict[str, Any]:
    """Both sides of a battle as far as a seat sees them, what they add to their dice, and the attackers' chance."""
    defence = plain(defence_bonus)(g)
    defenders, hidden = defenders_seen(g, seat, int(g.foe), int(g.battle_at))
    bonus = {"foot": int(g.foot_attack), "chariot": int(g.chariot_attack), "nomad": int(g.nomad_attack)}
    duels = {unit: duel_chance(added, defence) for unit, added in bonus.items()}
    foot, chariots = attackers_seen(g, seat)
    found: dict[str, Any] = {
        "foot": foot,
        "chariots": chariots,
        "bonus": bonus,
        "defenders": defenders,
        "hidden": hidden,
        "defence": defence,
        "duels": duels,
        "chance": _chance(g, duels, foot, chariots, defenders),
    }
    if task in (Task.COMMIT, Task.COMMIT_UNIT):
        more_foot, more_chariots = reserve(record, seat)
        found["joined"] = _chance(g, duels, foot + more_foot, chariots + more_chariots, defenders)
        found["sources"] = attack_sources(record, seat)
        found["chances"] = [
            [_chance(g, duels, foot + feet, chariots + wheels, defenders) for wheels in range(most + 1)]
            for feet, most in _strengths(found["sources"], int(g.stock[seat, Material.FLOUR]))
        ]
    elif task in (Task.DEFEND, Task.SECOND_WIND):
        unit = "nomad" if g.raider != EMPTY else Unit(g.duel_attacker).name.lower()
        found["duel"] = {"unit": unit, "chance": duels[unit]}
    return found


def _strengths(sources: list[dict[str, Any]], flour: int) -> list[tuple[int, int]]:
    """How many foot can still join an attack, from none on, and the most chariots beside them."""
    fed = {unit: sum(one["fed"] for one in sources if one["unit"] == unit) for unit in ("foot", "chariot")}
    hungry = {unit: sum(one["hungry"] for one in sources if one["unit"] == unit) for unit in ("foot", "chariot")}
    found = []
    for foot in range(fed["foot"] + min(hungry["foot"], flour) + 1):
        left = flour - max(0, foot - fed["foot"])
        found.append((foot, fed["chariot"] + min(hungry["chariot"], left)))
    return found


def attack_sources(g: State, seat: int) -> list[dict[str, Any]]:
    """Who can still join an attack, by province and unit: those that have eaten, and those that must eat first."""
    target = int(g.battle_at)
    found = []
    for unit in (Unit.FOOT, Unit.CHARIOT):
        sources = war.attackers_for(g, seat, target, int(unit))
        for province in range(PROVINCES):
            if not sources >> province & 1:
                continue
            spot = province == target
            found.append(
                {
                    "from": Province(province).name.lower(),
                    "unit": unit.name.lower(),
                    "fed": war.on_the_spot(g, seat, province, int(unit))
                    if spot
                    else war.stepping_on(g, province, int(unit)),
                    "hungry": 0 if spot else war.fresh(g, seat, province, int(unit)),
                }
            )
    return found


def _chance(g: State, duels: dict[str, float], foot: int, chariots: int, defenders: int) -> float:
    """The attackers' chance; nobody attacks with nobody."""
    if g.raider != EMPTY:
        return battle_chance([duels["nomad"]] * foot, defenders)
    return battle_chance([duels["chariot"]] * chariots + [duels["foot"]] * foot, defenders) if foot + chariots else 0.0


def attackers_seen(g: State, seat: int) -> tuple[int, int]:
    """Foot and chariots that attack. Until the battle opens others see only how many have joined: all count as foot."""
    foot, chariots, active = int(g.attack_foot), int(g.attack_chariots), int(g.active)
    gathering = Task.COMMIT in g.todo_task[active, : int(g.todo[active])]
    return (foot + chariots, 0) if gathering and seat != active else (foot, chariots)


def defenders_seen(g: State, seat: int, foe: int, province: int) -> tuple[int, bool]:
    """How many defend, and whether that is a guess: of a stack that isn't known all may be soldiers."""
    if foe == NOMADS:
        tribe = plain(tribe_in)(g, province)
        return (0 if tribe == EMPTY else int(g.tribe_units[tribe])), False
    stack = int(g.stack[foe, province])
    soldiers = sum(plain(unpack)(stack, int(unit)) for unit in SOLDIERS)
    if foe == seat or plain(known_stacks)(g, seat, foe) >> province & 1:
        return soldiers, False
    height = soldiers + plain(unpack)(stack, int(Unit.BLANK))
    return height, height > 0


def reserve(g: State, seat: int) -> tuple[int, int]:
    """Foot and chariots that could still join an attack: as many as there is flour for, chariots first."""
    flour = int(g.stock[seat, Material.FLOUR])
    sources = attack_sources(g, seat)
    found = {}
    for unit in ("chariot", "foot"):
        hungry = min(flour, sum(one["hungry"] for one in sources if one["unit"] == unit))
        flour -= hungry
        found[unit] = hungry + sum(one["fed"] for one in sources if one["unit"] == unit)
    return found["foot"], found["chariot"]


def attack_lacks(record: State, g: State, seat: int) -> str:
    """The first thing that is missing for an attack: a foe, one's own declaration of war, flour for the march, or a foe
    in reach.
    """
    tribes = plain(tribes_mask)(g)
    if policy.may_attack(record, seat) == 0 and tribes & int(g.cities_mask) & ~plain(owned_mask)(g) == 0:
        return "foe" if g.at_war[seat] == 0 else "declaration"
    return "flour" if g.stock[seat, Material.FLOUR] == 0 else "reach"


def food(g: State, seat: int) -> dict[str, Any]:
    """What a seat's cities eat, what it can mill before, and whether they have eaten this season."""
    phase = int(g.phase[seat])
    fed = bool(g.stage != Stage.PARALLEL or phase == Phase.IDLE or phase > Phase.FEEDING)
    milled = not fed and phase > Phase.MILLING
    own = g.owner == seat
    capacity = 0 if milled else int(g.millstones[own].sum()) * int(g.mill_grain)
    need, grain, flour = (
        int(g.cities[own].sum()),
        int(g.stock[seat, Material.GRAIN]),
        int(g.stock[seat, Material.FLOUR]),
    )
    harvests = harvest_ahead(g, seat, fed)
    missing = [max(0, need - flour - min(capacity, grain + harvest)) for harvest in harvests]
    return {
        "need": need,
        "millable": min(capacity, grain),
        "fed": fed,
        "harvest": {"least": harvests[0], "most": harvests[1]} if harvests[1] else None,
        "missing": {"least": missing[1], "most": missing[0]},
    }


def harvest_ahead(g: State, seat: int, fed: bool) -> tuple[int, int]:
    """The least and the most grain that a seat's fields bring before its cities eat next."""
    when = int(g.round_number) + (1 if fed else 0)
    in_time = int(g.phase_seasons[Phase.HARVEST]) >> plain(season_in)(when) & 1
    if not in_time or (not fed and int(g.phase[seat]) >= Phase.HARVEST):
        return 0, 0
    canals = int(g.canals[g.owner == seat].sum())
    return canals * int(g.dice_yield.min()), canals * int(g.dice_yield.max())


def free_trade(g: State, seat: int) -> dict[str, Any] | None:
    """The next time metal comes by free trade, how much, and whether a seat gets it as it stands; None: never again."""
    now, first = int(g.round_number), int(g.round_number)
    if g.stage != Stage.PARALLEL or not 0 < int(g.phase[seat]) < Phase.FREE_TRADE:
        first += 1
    for when in range(first, (YEARS_MOST * ROUNDS_A_YEAR if g.vote else int(g.rounds)) + 1):
        season = plain(season_in)(when)
        if int(g.phase_seasons[Phase.FREE_TRADE]) >> season & 1 and plain(year_in)(when) >= g.free_trade_year:
            strict = int(g.strict[seat]) << (when - now) & 0x1E
            return {"round": when, "metal": int(g.free_metal[seat]), "gets": strict == 0}
    return None


def phases_played(g: State) -> list[str]:
    """The phases of this season."""
    season = plain(season_of)(g)
    played = [phase for phase in Phase if int(g.phase_seasons[phase]) >> season & 1]
    if plain(year_of)(g) < g.free_trade_year:
        played = [phase for phase in played if phase != Phase.FREE_TRADE]
    return [phase.name.lower() for phase in played]


def wars_lapse(g: State, seat: int) -> dict[str, int]:
    """The round at whose end each of a seat's wars lapses unless the two fight in it."""
    kept = int(g.fought[seat]) | int(g.war_new[seat])
    now = int(g.round_number)
    return {
        SEAT_NAMES[other]: now + (kept >> other & 1) for other in range(g.seats) if int(g.at_war[seat]) >> other & 1
    }
