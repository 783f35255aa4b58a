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
from tworivers.mesopotamia.economy import season_of, year_of
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
from tworivers.mesopotamia.packing import tribe_and_steps
from tworivers.mesopotamia.realm import owned_mask, tribe_in, tribes_mask
from tworivers.mesopotamia.record import State
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
    target, flour = int(g.battle_at), int(g.stock[seat, Material.FLOUR])
    found = {}
    for unit in (Unit.CHARIOT, Unit.FOOT):
        sources = war.attackers_for(g, seat, target, int(unit))
        eaten = hungry = 0
        for province in range(PROVINCES):
            if not sources >> province & 1:
                continue
            if province == target:
                eaten += war.on_the_spot(g, seat, province, int(unit))
            else:
                eaten += war.stepping_on(g, province, int(unit))
                hungry += war.fresh(g, seat, province, int(unit))
        fed = min(hungry, flour)
        flour -= fed
        found[unit] = eaten + fed
    return found[Unit.FOOT], found[Unit.CHARIOT]


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
    capacity = int(g.millstones[own].sum()) * int(g.mill_grain)
    return {
        "need": int(g.cities[own].sum()),
        "millable": 0 if milled else min(capacity, int(g.stock[seat, Material.GRAIN])),
        "fed": fed,
    }


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
