"""Cards in Mesopotamia: what each would bring now, and whether it had better be kept."""

from __future__ import annotations

from tworivers.bots.mesopotamia.fighting import best_attack, chance, loss, odds
from tworivers.bots.mesopotamia.land import best_march, new_soldier
from tworivers.bots.mesopotamia.stores import Needs, Stock, change_of, rounds_left, stock_worth
from tworivers.bots.mesopotamia.terms import NEVER, Term, Weights, weight
from tworivers.engine.compiled import rule
from tworivers.engine.rules import Record
from tworivers.mesopotamia.cards import cards_held, mercenary_sites
from tworivers.mesopotamia.frame import all_symbols_of, symbols_of
from tworivers.mesopotamia.masks import lowest_bit
from tworivers.mesopotamia.nomads import tribe_steps
from tworivers.mesopotamia.realm import owned_mask
from tworivers.mesopotamia.state import EMPTY, TRIBES, Card, Material, Symbol, Task, Unit
from tworivers.mesopotamia.troops import height


@rule
def card_gain(g: Record, seat: int, task: int, card: int, goals: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """What playing a card at a main decision promises, less what keeping it would."""
    return card_worth(g, seat, task, card, goals, stock, needs, weights) - keeping(g, seat, weights)


@rule
def keeping(g: Record, seat: int, weights: Weights) -> float:
    """What a card is worth in hand: one is played a round, so a hand larger than the rounds left is spent freely."""
    return weight(g, weights, Term.CARDS) if cards_held(g, seat) <= rounds_left(g) else 0.02


@rule
def card_worth(g: Record, seat: int, task: int, card: int, goals: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """What a card brings now."""
    if card < TRIBES:
        return best_raid(g, seat, card, 0, weights)
    if card <= Card.DESERTERS:
        return card_of_war(g, seat, task, card, goals, stock, needs, weights)
    if card == Card.RICH_HARVEST:
        return wares(stock, needs, Material.GRAIN, int(g.harvest_card))
    if card == Card.RICH_VEIN:
        return wares(stock, needs, Material.ORE, int(g.vein_card))
    if card == Card.CEDAR_RAFTS:
        return wares(stock, needs, Material.WOOD, int(g.rafts_card))
    if card == Card.CARAVAN:
        return wares(stock, needs, Material.METAL, int(g.caravan_card))
    if task != Task.CAMPAIGN and task != Task.MOVE:
        return NEVER
    enmity = weight(g, weights, Term.ENMITY)
    if card == Card.LOCUSTS:
        return enmity * 0.1 * most_grain(g, seat)
    if card == Card.SPIES:
        return 0.25
    return enmity * 0.3


@rule
def wares(stock: Stock, needs: Needs, material: int, amount: int) -> float:
    """What so much of a material brings."""
    return stock_worth(change_of(stock, material, amount), needs) - stock_worth(stock, needs)


@rule
def most_grain(g: Record, seat: int) -> float:
    """The grain locusts would eat where they eat most."""
    most = 0
    for rival in range(g.seats):
        if rival != seat and (int(g.living) >> rival) & 1 == 1:
            most = max(most, int(g.reckoned[rival, Material.GRAIN]) // 2)
    return float(most)


@rule
def card_of_war(g: Record, seat: int, task: int, card: int, goals: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """Forced march, ladders, mercenaries, deserters."""
    if card == Card.MERCENARIES:
        if task != Task.CAMPAIGN:
            return NEVER
        cost = stock_worth(stock, needs) - stock_worth(change_of(stock, Material.METAL, -int(g.mercenary_metal)), needs)
        most = 0.0
        left = mercenary_sites(g, seat)
        while left != 0:
            most = max(most, new_soldier(g, seat, lowest_bit(left), goals, weights))
            left &= left - 1
        return int(g.mercenary_foot) * most - cost
    if card == Card.DESERTERS:
        return 0.3
    if task != Task.MOVE:
        return NEVER
    if card == Card.SIEGE_LADDERS:
        return best_attack(g, seat, True, weights) - best_attack(g, seat, False, weights) if g.ladders == 0 else NEVER
    return best_march(g, seat, Unit.FOOT, goals, stock, needs, weights) if g.forced_march == 0 else NEVER


@rule
def raid_gain(g: Record, seat: int, province: int, weights: Weights) -> float:
    """What a tribe's attack on a province does: a rival's loss is worth something, an ally's nothing."""
    owner = int(g.owner[province])
    friend = owner == seat or (int(g.allied[seat]) >> max(0, owner)) & 1 == 1
    if owner == EMPTY or friend or g.cities[province] == 0:
        return 0.0
    won = chance(int(g.nomad_units) * odds(int(g.nomad_attack) - int(g.wall_bonus) * int(g.walls[province])), height(g, owner, province))
    hurt = loss(g, owner, province) + (1.0 if symbols_of(g, owner, Symbol.MILITARY) > 0 else 0.0)
    ahead = 1.0 + 0.1 * (all_symbols_of(g, owner) - all_symbols_of(g, seat))
    return won * hurt * weight(g, weights, Term.ENMITY) * max(0.3, ahead)


@rule
def best_raid(g: Record, seat: int, tribe: int, steps: int, weights: Weights) -> float:
    """What a tribe's best march promises."""
    most = 0.0
    left = tribe_steps(g, seat, tribe)
    while left != 0:
        most = max(most, raid_step(g, seat, lowest_bit(left), steps, weights))
        left &= left - 1
    return most


@rule
def raid_step(g: Record, seat: int, province: int, steps: int, weights: Weights) -> float:
    """What a tribe's step promises: an attack, or a step beside one."""
    gain = raid_gain(g, seat, province, weights)
    passable = g.owner[province] == EMPTY or g.cities[province] == 0
    if gain == 0.0 and passable and steps + 1 < g.nomad_steps:
        left = int(g.border[province]) & owned_mask(g) & ~int(g.realm[seat])
        while left != 0:
            gain = max(gain, 0.99 * raid_gain(g, seat, lowest_bit(left), weights))
            left &= left - 1
    return gain
