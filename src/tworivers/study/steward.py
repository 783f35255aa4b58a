"""A sensible scripted ruler of Mesopotamia: a fixed yardstick for studies, not a strong player.

It fells, mills, feeds, smelts, takes neutral land it can feed, builds where the frame roll is easiest, keeps a soldier where works stand,
declares war where its troops beside a rival are superior, allies with neighbours that aren't prey, and plays cards when they help. It offers
no trades, accepts those clearly in its favour, and lets caravans pass. It reads of rivals only what a player at the table sees.
"""

from __future__ import annotations

from tworivers.bots.mesopotamia.fighting import defenders_seen
from tworivers.bots.mesopotamia.land import goals_of, steps_to
from tworivers.bots.mesopotamia.stores import kept, rounds_left, spare_flour
from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.rules import Codes, Record
from tworivers.mesopotamia.building import building_sites
from tworivers.mesopotamia.codes import (
    ACCEPT,
    ATTACK,
    BANK,
    CAMPAIGN,
    CARD,
    CLOCKWISE,
    COUNTER,
    DECLINE,
    DEMAND,
    DONE,
    DROP,
    ERECT,
    FREE,
    GO,
    MILL,
    NO,
    NO_TOLLS,
    PARTY,
    PAY,
    PLACE,
    SEND,
    TOLLS,
    UNIT,
    WORK,
    YES,
    bank_pair,
)
from tworivers.mesopotamia.economy import season_of
from tworivers.mesopotamia.frame import all_symbols_of, roll_needed
from tworivers.mesopotamia.masks import count_bits, in_basket
from tworivers.mesopotamia.realm import cities_of, millstones_of
from tworivers.mesopotamia.state import (
    EMPTY,
    KINDS,
    PROVINCES,
    TRIBES,
    Building,
    Campaign,
    Card,
    Material,
    Season,
    Symbol,
    Task,
    Unit,
    Work,
)
from tworivers.mesopotamia.supply import can_pay
from tworivers.mesopotamia.todo import now_task, now_value
from tworivers.mesopotamia.troops import soldiers
from tworivers.study.marching import (
    best_goal,
    best_raid,
    best_start,
    best_target,
    free_units,
    neighbourhood,
    prey,
    rivals_beside,
)

ENOUGH_FLOUR = 10
"""Flour wanted beyond the feeding."""


@rule
def choose(g: Record, seat: int, codes: Codes, count: int, dice: Dice) -> int:
    """One of the `count` legal codes."""
    if codes[count - 1] >= TOLLS:
        return answer_offers(g, codes, count)
    task = now_task(g, seat)
    if task <= Task.MOVE:
        return main_decision(g, seat, task, codes, count, dice)
    value = now_value(g, seat)
    if task == Task.MILL:
        wanted = max(0, cities_of(g, seat) + ENOUGH_FLOUR - int(g.stock[seat, Material.FLOUR]))
        return MILL + min(wanted, count - 1)
    if task == Task.BLESS:
        return YES
    if task == Task.ENVOYS or task == Task.SECOND_WIND:
        return YES
    if task == Task.CONSENT:
        return YES if prey(g, seat, value) == 0 and count_bits(int(g.allied[seat])) < 2 else NO
    if task == Task.DIRECTION:
        return CLOCKWISE + throw(dice, 2)
    if task == Task.DRAFT:
        return DROP
    if task == Task.TOLL:
        return SEND
    return any_of(g, seat, task, value, codes, count, dice)


@rule
def any_of(g: Record, seat: int, task: int, value: int, codes: Codes, count: int, dice: Dice) -> int:
    """The answer with the highest score, the first of equals."""
    if task == Task.COMMIT:
        return commit_or_go(g, seat, codes, count)
    if task == Task.COMMIT_UNIT or task == Task.DUEL or task == Task.DEFEND:
        strong = task != Task.DEFEND and defenders_seen(g, int(g.foe), int(g.battle_at)) > 0
        return int(codes[count - 1]) if strong else int(codes[0])
    if task == Task.MOVE_FROM:
        return PLACE + best_start(g, seat, value)[1]
    if task == Task.MOVE_TO:
        return PLACE + best_goal(g, seat, value // 64, value % 64)[1]
    if task == Task.ATTACK_AT:
        return PLACE + best_target(g, seat, g.ladders == 1)
    if task == Task.NOMAD_STEP:
        goal = best_raid(g, seat, value // 16, value % 16)[1]
        if goal != EMPTY:
            return PLACE + goal
        return int(codes[0])
    best = 0
    most = -1000
    for number in range(count):
        score = answer_score(g, seat, task, value, int(codes[number]))
        if score > most:
            most = score
            best = number
    return int(codes[best])


@rule
def answer_score(g: Record, seat: int, task: int, value: int, code: int) -> int:
    """How good an answer to a small question is."""
    place = code - PLACE
    if task == Task.REGROW:
        return -int(g.trees[place])
    if task == Task.TEAR:
        return -soldiers(g, seat, place)
    if task == Task.WORK_AT or task == Task.MERCENARIES_AT:
        return -steps_to(g, place, goals_of(g, seat), int(g.land))
    if task == Task.ERECT_AT:
        return (3 if soldiers(g, seat, place) > 0 else 0) - rivals_beside(g, seat, place)
    if task == Task.PAY:
        return int(g.stock[seat, code - PAY])
    if task == Task.RIVAL:
        rival = code - PARTY
        if value == Campaign.WAR:
            return prey(g, seat, rival)
        return neighbourhood(g, seat, rival) - 10 * prey(g, seat, rival)
    if task == Task.LOCUSTS_ON:
        return int(g.reckoned[code - PARTY, Material.GRAIN]) + 2 * all_symbols_of(g, code - PARTY)
    if task == Task.SPY_ON or task == Task.INTRIGUE_ONE or task == Task.INTRIGUE_TWO:
        return all_symbols_of(g, code - PARTY)
    if task == Task.NOMAD_CARD:
        return best_raid(g, seat, code - CARD, 0)[0]
    if task == Task.TAKE_CARD:
        return code
    return 0


@rule
def commit_or_go(g: Record, seat: int, codes: Codes, count: int) -> int:
    """One unit against an empty province, else all that needn't stand guard."""
    committed = int(g.attack_foot) + int(g.attack_chariots) > 0
    if committed and defenders_seen(g, int(g.foe), int(g.battle_at)) == 0:
        return GO
    for number in range(count):
        place = int(codes[number]) - PLACE
        if place < PROVINCES and (
            place == g.battle_at or free_units(g, seat, place, Unit.FOOT) + free_units(g, seat, place, Unit.CHARIOT) > 0
        ):
            return int(codes[number])
    return GO if committed else int(codes[0])


@rule
def has(codes: Codes, count: int, code: int) -> bool:
    """Whether a code is legal."""
    for number in range(count):
        if codes[number] == code:
            return True
    return False


@rule
def main_decision(g: Record, seat: int, task: int, codes: Codes, count: int, dice: Dice) -> int:
    """Cards first, then the phase's own business."""
    card = card_to_play(g, seat, task, codes, count)
    if card != EMPTY:
        return CARD + card
    if task == Task.FELL:
        return int(codes[1]) if count > 1 and codes[1] < WORK else DONE
    if task == Task.FEED:
        if g.stock[seat, Material.FLOUR] < cities_of(g, seat):
            return exchange(g, seat, Material.FLOUR, codes, count)
        return DONE
    if task == Task.FORGE:
        return at_the_forges(g, seat, codes, count)
    if task == Task.WALL:
        return at_the_walls(g, seat, codes, count)
    if task == Task.WORKS:
        return new_works(g, seat, codes, count)
    if task == Task.BUILD:
        return new_building(g, seat, codes, count, dice)
    if task == Task.CAMPAIGN:
        return campaign(g, seat, codes, count, dice)
    if has(codes, count, ATTACK) and best_target(g, seat, g.ladders == 1) != EMPTY:
        return ATTACK
    on_foot, _ = best_start(g, seat, Unit.FOOT.value)
    by_chariot, _ = best_start(g, seat, Unit.CHARIOT.value)
    if by_chariot > 0 and by_chariot >= on_foot:
        return UNIT + Unit.CHARIOT.value
    return UNIT + Unit.FOOT.value if on_foot > 0 else DONE


@rule
def exchange(g: Record, seat: int, wanted: int, codes: Codes, count: int) -> int:
    """The exchange with the bank for a material out of the greatest surplus, or DONE."""
    best = DONE
    most = int(g.bank_rate) - 1
    for number in range(count):
        code = int(codes[number])
        if code >= BANK and code < BANK + 16:
            given, taken = bank_pair(code - BANK)
            surplus = int(g.stock[seat, given]) - kept(g, seat, given)
            if taken == wanted and surplus > most:
                most = surplus
                best = code
    return best


@rule
def at_the_forges(g: Record, seat: int, codes: Codes, count: int) -> int:
    """Smelt, else raise troops as long as enough is left for building."""
    ore = int(g.stock[seat, Material.ORE])
    metal = int(g.stock[seat, Material.METAL])
    wood = int(g.stock[seat, Material.WOOD])
    if has(codes, count, WORK + Work.SMELT.value) and (ore >= 3 or metal < 3):
        return WORK + Work.SMELT.value
    if rounds_left(g) <= 0 and spare_flour(g, seat) < 4:
        return DONE
    spare = spare_flour(g, seat)
    if has(codes, count, WORK + Work.CHARIOT.value) and metal >= 6 and wood >= 5 and spare >= 5 and rounds_left(g) > 1:
        return WORK + Work.CHARIOT.value
    if has(codes, count, WORK + Work.FOOT.value) and metal >= 3 and wood >= 2 and spare >= 3:
        return WORK + Work.FOOT.value
    return DONE


@rule
def at_the_walls(g: Record, seat: int, codes: Codes, count: int) -> int:
    """Walls where soldiers stand beside rivals, out of plenty."""
    if (
        g.stock[seat, Material.METAL] < 4
        or g.stock[seat, Material.WOOD] < 4
        or spare_flour(g, seat) < 4
        or rounds_left(g) <= 0
    ):
        return DONE
    for number in range(count):
        place = int(codes[number]) - PLACE
        if place >= 0 and place < PROVINCES and soldiers(g, seat, place) > 0 and rivals_beside(g, seat, place) > 0:
            return int(codes[number])
    return DONE


@rule
def new_works(g: Record, seat: int, codes: Codes, count: int) -> int:
    """A millstone when the grain can't be milled for all who eat, a forge when ore lies idle."""
    grain = int(g.stock[seat, Material.GRAIN])
    milled = millstones_of(g, seat) * int(g.mill_grain)
    soon = season_of(g) == Season.SUMMER or season_of(g) == Season.SPRING
    if has(codes, count, ERECT + Building.MILLSTONE.value) and milled < cities_of(g, seat) + 5 and rounds_left(g) > 0:
        if grain >= milled or (soon and grain >= 2):
            return ERECT + Building.MILLSTONE.value
    if rounds_left(g) < 2 or spare_flour(g, seat) < 4:
        return DONE
    if (
        has(codes, count, ERECT + Building.FORGE.value)
        and g.stock[seat, Material.ORE] >= 5
        and g.stock[seat, Material.METAL] >= 4
    ):
        return ERECT + Building.FORGE.value
    return DONE


@rule
def new_building(g: Record, seat: int, codes: Codes, count: int, dice: Dice) -> int:
    """What needs the lowest frame roll: canals before temples, now and then Marduk before Ishtar; if one material lacks, the bank."""
    if spare_flour(g, seat) <= 0:
        return exchange(g, seat, Material.FLOUR, codes, count)
    best = DONE
    least = 7
    swap = throw(dice, 3) == 0
    for turn in range(3):
        symbol = (
            Symbol.CANAL.value if turn == 0 else Symbol.MARDUK.value if (turn == 1) == swap else Symbol.ISHTAR.value
        )
        if has(codes, count, ERECT + Building.MARDUK.value + symbol):
            needed = roll_needed(g, seat, symbol)
            if needed < least:
                least = needed
                best = ERECT + Building.MARDUK.value + symbol
    if best != DONE or can_pay(g, seat, int(g.building_price)):
        return best
    if building_sites(g, seat, Building.MARDUK) | building_sites(g, seat, Building.CANAL) == 0:
        return DONE
    price = int(g.building_price)
    for wanted in (Material.METAL.value, Material.WOOD.value, Material.FLOUR.value):
        if g.stock[seat, wanted] < price:
            return exchange(g, seat, wanted, codes, count)
    return DONE


@rule
def campaign(g: Record, seat: int, codes: Codes, count: int, dice: Dice) -> int:
    """War where there is prey, else an alliance with a neighbour now and then; an alliance is broken late in the game for prey alone."""
    most = 0
    for rival in range(g.seats):
        bits = (int(g.allied[seat]) | int(g.at_war[seat]) | int(g.parted[seat])) >> rival
        if rival != seat and bits & 1 == 0:
            most = max(most, prey(g, seat, rival))
    if most > 0 and g.stock[seat, Material.FLOUR] > 1 and has(codes, count, CAMPAIGN + Campaign.WAR.value):
        return CAMPAIGN + Campaign.WAR.value
    if rounds_left(g) == 1 and most == 0 and has(codes, count, CAMPAIGN + Campaign.BREAK.value) and g.at_war[seat] == 0:
        for rival in range(g.seats):
            if (int(g.allied[seat]) >> rival) & 1 == 1 and prey(g, seat, rival) > 0:
                return CAMPAIGN + Campaign.BREAK.value
    if (
        has(codes, count, CAMPAIGN + Campaign.ALLIANCE.value)
        and g.allied[seat] == 0
        and rounds_left(g) > 1
        and throw(dice, 2) == 0
    ):
        for rival in range(g.seats):
            if rival != seat and neighbourhood(g, seat, rival) > 0 and prey(g, seat, rival) == 0:
                return CAMPAIGN + Campaign.ALLIANCE.value
    return DONE


@rule
def card_to_play(g: Record, seat: int, task: int, codes: Codes, count: int) -> int:
    """A card that helps now, or EMPTY. In 11B those of nomads and war come first, wares at the forges."""
    for card in range(KINDS):
        if has(codes, count, CARD + card) and card_helps(g, seat, task, card):
            return card
    return EMPTY


@rule
def card_helps(g: Record, seat: int, task: int, card: int) -> bool:
    """Whether a legal card helps at a main decision."""
    war = int(g.at_war[seat]) != 0
    if card < TRIBES:
        return best_raid(g, seat, card, 0)[0] > 0
    if card == Card.FORCED_MARCH:
        return bool(task == Task.MOVE and war and rounds_left(g) < 4 and best_start(g, seat, Unit.FOOT.value)[0] > 0)
    if card == Card.SIEGE_LADDERS:
        return bool(
            task == Task.MOVE and war and best_target(g, seat, False) == EMPTY and best_target(g, seat, True) != EMPTY
        )
    if card == Card.MERCENARIES:
        return bool(task == Task.CAMPAIGN and g.stock[seat, Material.METAL] >= 4 and spare_flour(g, seat) >= 2)
    if card == Card.DESERTERS:
        return True
    if card == Card.LOCUSTS:
        return bool(task == Task.CAMPAIGN and season_of(g) >= Season.AUTUMN)
    if card == Card.INTRIGUE or card == Card.SPIES:
        return bool(task == Task.CAMPAIGN and rounds_left(g) < 5)
    return bool(task == Task.FORGE or task == Task.FEED or card == Card.RICH_HARVEST)


@rule
def answer_offers(g: Record, codes: Codes, count: int) -> int:
    """Accept what is clearly good, decline the rest; caravans pass freely."""
    for number in range(count):
        code = int(codes[number])
        if code == NO_TOLLS or (code >= DECLINE and code < COUNTER) or (code >= FREE and code < DEMAND):
            return code
        if code >= ACCEPT and code < DECLINE and good_offer(g, code - ACCEPT):
            return code
    return int(codes[count - 1])


@rule
def good_offer(g: Record, proposer: int) -> bool:
    """Whether an offer brings half as much again as it costs."""
    brings = 0
    costs = 0
    for material in range(5):
        worth = 2 if material == Material.GRAIN else 4 if material == Material.METAL else 3
        brings += worth * int(g.give[proposer, material])
        costs += worth * int(g.ask[proposer, material])
    for card in range(KINDS):
        brings += 8 * in_basket(int(g.give_cards[proposer]), card)
        costs += 8 * in_basket(int(g.ask_cards[proposer]), card)
    return 2 * brings >= 3 * costs
