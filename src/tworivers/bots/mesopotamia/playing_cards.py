"""Cards in Mesopotamia: what each would bring now, whether it had better be kept, and what it would bring in time."""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.bargains import card_price
from tworivers.bots.mesopotamia.fighting import best_attack, chance, loss, odds
from tworivers.bots.mesopotamia.land import goals_of, new_soldier, second_steps
from tworivers.bots.mesopotamia.politics import rival_gain
from tworivers.bots.mesopotamia.stores import Needs, Stock, change_of, may_build, rounds_left, stock_worth
from tworivers.bots.mesopotamia.terms import NEVER, Term, weight
from tworivers.engine.compiled import rule
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.cards import makes_sense, mercenary_sites
from tworivers.mesopotamia.frame import all_symbols_of, symbols_of
from tworivers.mesopotamia.hands import cards_held
from tworivers.mesopotamia.names import EMPTY, TRIBES, Campaign, Card, Material, Symbol, Task
from tworivers.mesopotamia.nomads import tribe_steps
from tworivers.mesopotamia.policy import campaign_rivals
from tworivers.mesopotamia.realm import owned_mask
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.troops import height

TO_SPARE = 0.02
"""What a card is worth in a hand too large to be played."""
A_LOOK = 0.25
"""What spies bring: a look at a rival's hand and stacks, and a card."""
A_DESERTER = 0.3
"""What a rival's foot that leaves is worth."""
AN_ALLIANCE = 0.3
"""What an alliance of two others is worth to them."""
GRAIN_EATEN = 0.1
"""What a rival loses with each piece of grain."""
SURER = 0.5
"""How much likelier envoys make a campaign's success."""
A_SYMBOL = 1.0
"""What a rival loses with a symbol."""
IN_FRONT = 0.1
"""How much more a rival's loss counts with each symbol he has more than oneself, and less with each he has fewer."""
BEHIND = 0.3
"""But never for less than this."""
DETOUR = 0.99
"""A raid at once is better than one a step later."""


@rule
def card_gain(
    g: State, seat: int, task: int, card: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
    """What playing a card at a main decision promises, less what keeping it would."""
    return card_worth(g, seat, task, card, goals, stock, needs, weights) - keeping(g, seat, weights)


@rule
def keeping(g: State, seat: int, weights: Weights) -> float:
    """What a card is worth in hand: one is played a round, so a hand larger than the rounds left is spent freely."""
    return weight(g, weights, Term.CARDS) if cards_held(g, seat) <= rounds_left(g) else TO_SPARE


@rule
def card_worth(
    g: State, seat: int, task: int, card: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
    """What a card brings now."""
    if card < TRIBES:
        return best_raid(g, seat, card, 0, weights)
    if card <= Card.DESERTERS:
        return card_of_war(g, seat, task, card, goals, stock, needs, weights)
    if card <= Card.CARAVAN:
        return card_wares(g, card, stock, needs)
    if task != Task.CAMPAIGN and task != Task.MOVE:
        return NEVER
    enmity = weight(g, weights, Term.ENMITY)
    if card == Card.LOCUSTS:
        return enmity * GRAIN_EATEN * most_grain(g, seat)
    if card == Card.SPIES:
        return A_LOOK
    return enmity * AN_ALLIANCE


@rule
def card_use(g: State, seat: int, card: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """What a card would bring a party that holds it, at the decision it is for; 0 if it has no use."""
    if card == Card.BLESSING:
        return card_price(card) if may_build(g, seat) else 0.0
    if card == Card.SECOND_WIND:
        return card_price(card) if g.at_war[seat] != 0 else 0.0
    if card == Card.ENVOYS:
        return SURER * best_campaign(g, seat, weights)
    if (card == Card.DESERTERS or card == Card.INTRIGUE) and not makes_sense(g, seat, card):
        return 0.0
    moves = card == Card.SIEGE_LADDERS or card == Card.FORCED_MARCH
    goals = goals_of(g, seat) if card == Card.MERCENARIES else 0
    return max(
        0.0, card_worth(g, seat, Task.MOVE.value if moves else Task.CAMPAIGN.value, card, goals, stock, needs, weights)
    )


@rule
def best_campaign(g: State, seat: int, weights: Weights) -> float:
    """What the best campaign's success would bring."""
    most = 0.0
    for campaign in range(Campaign.WAR.value + 1):
        left = campaign_rivals(g, seat, campaign)
        while left != 0:
            most = max(most, rival_gain(g, seat, campaign, lowest_bit(left), weights))
            left &= left - 1
    return most


@rule
def card_wares(g: State, card: int, stock: Stock, needs: Needs) -> float:
    """What a card's wares bring to a stock; 0 if it is a card without."""
    if card == Card.RICH_HARVEST:
        return wares(stock, needs, Material.GRAIN, int(g.harvest_card))
    if card == Card.RICH_VEIN:
        return wares(stock, needs, Material.ORE, int(g.vein_card))
    if card == Card.CEDAR_RAFTS:
        return wares(stock, needs, Material.WOOD, int(g.rafts_card))
    return wares(stock, needs, Material.METAL, int(g.caravan_card)) if card == Card.CARAVAN else 0.0


@rule
def wares(stock: Stock, needs: Needs, material: int, amount: int) -> float:
    """What so much of a material brings."""
    return stock_worth(change_of(stock, material, amount), needs) - stock_worth(stock, needs)


@rule
def most_grain(g: State, seat: int) -> float:
    """The grain locusts would eat where they eat most."""
    most = 0
    for rival in range(g.seats):
        if rival != seat and (int(g.living) >> rival) & 1 == 1:
            most = max(most, int(g.reckoned[rival, Material.GRAIN]) // 2)
    return float(most)


@rule
def card_of_war(
    g: State, seat: int, task: int, card: int, goals: int, stock: Stock, needs: Needs, weights: Weights
) -> float:
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
        return A_DESERTER
    if task != Task.MOVE:
        return NEVER
    if card == Card.SIEGE_LADDERS:
        return best_attack(g, seat, True, weights) - best_attack(g, seat, False, weights) if g.ladders == 0 else NEVER
    return second_steps(g, seat, weights) if g.forced_march == 0 else NEVER


@rule
def raid_gain(g: State, seat: int, province: int, weights: Weights) -> float:
    """What a tribe's attack on a province does: a rival's loss is worth something, an ally's nothing."""
    owner = int(g.owner[province])
    friend = owner == seat or (int(g.allied[seat]) >> max(0, owner)) & 1 == 1
    if owner == EMPTY or friend or g.cities[province] == 0:
        return 0.0
    won = chance(
        int(g.nomad_units) * odds(int(g.nomad_attack) - int(g.wall_bonus) * int(g.walls[province])),
        height(g, owner, province),
    )
    hurt = loss(g, owner, province) + (A_SYMBOL if symbols_of(g, owner, Symbol.MILITARY) > 0 else 0.0)
    ahead = 1.0 + IN_FRONT * (all_symbols_of(g, owner) - all_symbols_of(g, seat))
    return won * hurt * weight(g, weights, Term.ENMITY) * max(BEHIND, ahead)


@rule
def best_raid(g: State, seat: int, tribe: int, steps: int, weights: Weights) -> float:
    """What a tribe's best march promises."""
    most = 0.0
    left = tribe_steps(g, seat, tribe)
    while left != 0:
        most = max(most, raid_step(g, seat, lowest_bit(left), steps, weights))
        left &= left - 1
    return most


@rule
def raid_step(g: State, seat: int, province: int, steps: int, weights: Weights) -> float:
    """What a tribe's step promises: an attack, or a step beside one."""
    gain = raid_gain(g, seat, province, weights)
    passable = g.owner[province] == EMPTY or g.cities[province] == 0
    if gain == 0.0 and passable and steps + 1 < g.nomad_steps:
        left = int(g.border[province]) & owned_mask(g) & ~int(g.realm[seat])
        while left != 0:
            gain = max(gain, DETOUR * raid_gain(g, seat, lowest_bit(left), weights))
            left &= left - 1
    return gain
