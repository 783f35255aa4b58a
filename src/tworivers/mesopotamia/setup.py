"""Laying out the board (mesopotamia.de §1 "Aufbau"): what the box holds goes into the record, chance into its places."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log
from tworivers.engine.rules import Options, Record
from tworivers.mesopotamia.cards import choose_nomad_card, nomad_cards_left
from tworivers.mesopotamia.masks import lowest_bit
from tworivers.mesopotamia.realm import give_province
from tworivers.mesopotamia.rounds import ROUNDS_A_YEAR
from tworivers.mesopotamia.state import EMPTY, FRAME, KINDS, PROVINCES, REPORTS, SEATS, TRIBES, Phase, Task, Unit
from tworivers.mesopotamia.todo import later
from tworivers.mesopotamia.troops import lay_open, raise_units

Values = NDArray[np.int8]

YEARS, CARDS, OPEN_STOCKS, WALL_BONUS, SIX, WALLS_STOP_NOMADS, HARVESTS = range(7)
"""The places of the options."""


@rule
def lay_out(g: Record, box: Record, seats: int, options: Options, dice: Dice) -> None:
    """Everything before the first round."""
    g.seats = seats
    g.living = (1 << seats) - 1
    set_options(g, options)
    copy_numbers(g, box)
    if options[HARVESTS] == 1:
        g.phase_seasons[Phase.HARVEST] = box.harvest_twice
    leave_empty(g)
    lay_map(g, box)
    seat_parties(g, box, int(options[SIX]))
    for seat in range(seats):
        furnish_core(g, box, seat)
    deal_cards(g, box, dice)


@rule
def set_options(g: Record, options: Options) -> None:
    """Two years, or three or four, or a vote after the first; and the house rules."""
    years = int(options[YEARS])
    g.vote = 1 if years == 3 else 0
    g.rounds = ROUNDS_A_YEAR * (2 + years % 3)
    g.cards_on = 1 if options[CARDS] == 0 else 0
    g.open_stocks = 1 if options[OPEN_STOCKS] == 1 else 0
    g.wall_bonus = 1 if options[WALL_BONUS] == 0 else 3
    g.walls_stop_nomads = 1 if options[WALLS_STOP_NOMADS] == 1 else 0


@rule
def copy_row(target: Values, source: Values) -> None:
    """Copy values one by one: on a GPU whole arrays can't be assigned to each other."""
    for place in range(len(target)):
        target[place] = source[place]


@rule
def copy_numbers(g: Record, box: Record) -> None:
    """The numbers of the box."""
    copy_row(g.phase_seasons, box.phase_seasons)
    copy_economy(g, box)
    copy_politics(g, box)
    copy_war(g, box)
    copy_cards(g, box)


@rule
def copy_economy(g: Record, box: Record) -> None:
    """Stocks, yields, prices and trade."""
    copy_row(g.start_stock, box.start_stock)
    copy_row(g.dice_yield, box.dice_yield)
    g.free_trade_year = box.free_trade_year
    g.mill_grain = box.mill_grain
    g.smelt_ore = box.smelt_ore
    g.foot_price = box.foot_price
    g.chariot_price = box.chariot_price
    g.wall_price = box.wall_price
    g.works_price = box.works_price
    g.building_price = box.building_price
    g.bank_rate = box.bank_rate
    g.basket_most = box.basket_most
    g.offers_most = box.offers_most


@rule
def copy_politics(g: Record, box: Record) -> None:
    """The frame and campaigns."""
    g.frame_size = box.frame_size
    g.frame_roll = box.frame_roll
    g.frame_roll_beside = box.frame_roll_beside
    g.campaign_roll = box.campaign_roll
    g.campaign_bonus = box.campaign_bonus


@rule
def copy_war(g: Record, box: Record) -> None:
    """Battles, conquest and nomads."""
    g.destruction_roll = box.destruction_roll
    g.foot_attack = box.foot_attack
    g.chariot_attack = box.chariot_attack
    g.nomad_attack = box.nomad_attack
    g.chariot_ban = box.chariot_ban
    g.nomad_units = box.nomad_units
    g.nomad_steps = box.nomad_steps
    g.blanks_each = box.blanks_each


@rule
def copy_cards(g: Record, box: Record) -> None:
    """How many there are of each card, and what they bring."""
    copy_row(g.card_count, box.card_count)
    g.harvest_card = box.harvest_card
    g.vein_card = box.vein_card
    g.rafts_card = box.rafts_card
    g.caravan_card = box.caravan_card
    g.mercenary_foot = box.mercenary_foot
    g.mercenary_metal = box.mercenary_metal


@rule
def leave_empty(g: Record) -> None:
    """Nobody has a place on the frame, a seat, a battle, an offer or a report yet."""
    for slot in range(FRAME):
        g.frame_owner[slot] = EMPTY
        g.frame_symbol[slot] = EMPTY
    g.battle_at = EMPTY
    g.foe = EMPTY
    g.raider = EMPTY
    g.active = EMPTY
    for seat in range(SEATS):
        g.party[seat] = EMPTY
        g.partner[seat] = EMPTY
        g.toll_offer[seat] = EMPTY
    for number in range(REPORTS):
        g.report_to[number] = EMPTY
        g.report_on[number] = EMPTY


@rule
def lay_map(g: Record, box: Record) -> None:
    """Provinces with a tree in every hole, four nomads in each origin; everything is neutral."""
    copy_row(g.border, box.border)
    copy_row(g.cities, box.cities)
    copy_row(g.irrigable, box.irrigable)
    copy_row(g.holes, box.trees)
    copy_row(g.trees, box.trees)
    for province in range(PROVINCES):
        g.owner[province] = EMPTY
        g.land |= 1 << province
        if g.cities[province] > 0:
            g.cities_mask |= 1 << province
        if box.mine[province] == 1:
            g.mines |= 1 << province
    for tribe in range(TRIBES):
        g.tribe_home[tribe] = box.tribe_home[tribe]
        g.tribe_at[tribe] = box.tribe_home[tribe]
        g.tribe_units[tribe] = box.nomad_units
        g.tribe_leader[tribe] = EMPTY
        g.origins |= 1 << int(box.tribe_home[tribe])


@rule
def seat_parties(g: Record, box: Record, six: int) -> None:
    """The parties in play sit in table order; with six, the option says whom the rulebook means to leave out."""
    seats = int(g.seats)
    out = EMPTY
    if seats == 6:
        out = int(box.six_list) if six == 0 else int(box.six_table)
    seat = 0
    for party in range(SEATS):
        if box.in_play[seats, party] == 1 and party != out:
            g.party[seat] = party
            g.free_metal[seat] = box.free_metal[seats, party]
            seat += 1


@rule
def furnish_core(g: Record, box: Record, seat: int) -> None:
    """A core with its canals, works, walls and troops, and the party's stock."""
    province = int(box.capital[g.party[seat]])
    give_province(g, province, seat)
    g.canals[province] = g.irrigable[province]
    g.forges[province] = box.core_forges
    g.millstones[province] = box.core_millstones
    g.walls[province] = box.core_walls
    raise_units(g, seat, province, Unit.CHARIOT, int(box.core_chariots))
    raise_units(g, seat, province, Unit.FOOT, int(box.core_foot))
    lay_open(g, seat, province)
    g.blanks_home[seat] = g.blanks_each
    for material in range(5):
        g.stock[seat, material] = g.start_stock[material]
        g.reckoned[seat, material] = g.start_stock[material]


@rule
def deal_cards(g: Record, box: Record, dice: Dice) -> None:
    """Five cards each."""
    if g.cards_on == 0:
        for card in range(KINDS):
            g.card_count[card] = 0
        return
    left = 0
    for card in range(KINDS):
        g.deck[card] = g.card_count[card]
        left += int(g.card_count[card])
    for seat in range(g.seats):
        for _ in range(box.cards_each):
            draw_card(g, seat, throw(dice, left))
            left -= 1


@rule
def draw_card(g: Record, seat: int, place: int) -> None:
    """The card at a place of the deck, counted by kinds."""
    for card in range(KINDS):
        if place < g.deck[card]:
            g.deck[card] -= 1
            g.hand[seat, card] += 1
            return
        place -= int(g.deck[card])


@rule
def ask_for_nomad_card(g: Record, box: Record, log: Log) -> None:
    """Before anything else, who may choose a nomad card does; a single kind is taken without asking."""
    left = nomad_cards_left(g)
    for seat in range(g.seats):
        if g.party[seat] == box.extra_nomad_card:
            if left & (left - 1) != 0:
                later(g, seat, Task.NOMAD_CARD, 0)
            elif left != 0:
                choose_nomad_card(g, seat, lowest_bit(left), log)
