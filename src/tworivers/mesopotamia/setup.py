"""Laying out the board (mesopotamia.de §1 "Aufbau"): the box goes into the record, chance into its places."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log
from tworivers.engine.masks import lowest_bit
from tworivers.engine.records import copies
from tworivers.engine.rules import Options
from tworivers.mesopotamia.economy import ROUNDS_A_YEAR
from tworivers.mesopotamia.hands import choose_nomad_card, nomad_cards_left
from tworivers.mesopotamia.names import EMPTY, FRAME, KINDS, PROVINCES, REPORTS, SEATS, TRIBES, Phase, Task, Unit
from tworivers.mesopotamia.part_board import absent_cores, leave_out, provinces_in_play
from tworivers.mesopotamia.readings import Reading
from tworivers.mesopotamia.realm import give_province
from tworivers.mesopotamia.record import Components, State
from tworivers.mesopotamia.todo import keeps_secrets, later
from tworivers.mesopotamia.troops import lay_open, raise_units

copy_components = rule(copies(State, Components))
"""Copies what record and box have in common."""

YEARS, CARDS, OPEN_STOCKS, WALL_BONUS, SIX, WALLS_STOP_NOMADS, HARVESTS = range(7)
ATTACK, OFFERS, BANK_FLOUR, SECOND_WIND, SMELTING, MAY, ABSENT_CORES, BOARD, INTERRUPTS, RULES = range(7, 17)
"""The places of the options; the version of the rules comes last."""
VOTE, YEARLY = 3, 4
"""Values of `years`: one vote after the first year, or one after each."""


@rule
def lay_out(g: State, box: Components, seats: int, options: Options, dice: Dice) -> None:
    """Everything before the first round."""
    g.seats = seats
    g.living = (1 << seats) - 1
    set_options(g, options)
    copy_components(g, box)
    if options[HARVESTS] == 1:
        g.phase_seasons[Phase.HARVEST] = box.harvest_twice
    leave_empty(g)
    lay_map(g, box)
    seat_parties(g, box, int(options[SIX]))
    if options[BOARD] == 1:
        leave_out(g, provinces_in_play(g, box))
    for seat in range(seats):
        furnish_core(g, box, seat)
    if options[ABSENT_CORES] == 1:
        furnish_absent_cores(g, box)
    deal_cards(g, box, dice)


@rule
def set_options(g: State, options: Options) -> None:
    """Two years, or three or four, or a vote after the first or after each; house rules and readings."""
    g.rules = options[RULES]
    years = int(options[YEARS])
    g.vote = 1 if years == VOTE else 2 if years == YEARLY else 0
    g.rounds = ROUNDS_A_YEAR * (2 if years >= VOTE else 2 + years)
    g.cards_on = 1 if options[CARDS] == 0 else 0
    g.open_stocks = 1 if options[OPEN_STOCKS] == 1 else 0
    g.wall_bonus = 1 if options[WALL_BONUS] == 0 else 3
    g.walls_stop_nomads = 1 if options[WALLS_STOP_NOMADS] == 1 else 0
    g.readings = (
        int(options[ATTACK]) << Reading.WAR_ALLOWS_ATTACKS
        | int(options[OFFERS]) << Reading.OFFERS_ARE_LIMITED
        | (1 if options[BANK_FLOUR] == 1 else 0) << Reading.FLOUR_IS_GIVEN
        | (1 if options[BANK_FLOUR] >= 1 else 0) << Reading.FLOUR_IS_NOT_TAKEN
        | int(options[SECOND_WIND]) << Reading.SECOND_WIND_FOR_BOTH
        | int(options[SMELTING]) << Reading.SMELTING_IS_CHOSEN
        | int(options[MAY]) << Reading.MAY_DECLINE
    )
    g.interrupts = 1 if options[INTERRUPTS] == 0 else 0


@rule
def leave_empty(g: State) -> None:
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
def lay_map(g: State, box: Components) -> None:
    """Provinces with a tree in every hole, four nomads in each origin; everything is neutral."""
    for province in range(PROVINCES):
        g.owner[province] = EMPTY
        g.holes[province] = g.trees[province]
        g.land |= 1 << province
        if g.cities[province] > 0:
            g.cities_mask |= 1 << province
        if box.mine[province] == 1:
            g.mines |= 1 << province
    for tribe in range(TRIBES):
        g.tribe_at[tribe] = box.tribe_home[tribe]
        g.tribe_units[tribe] = box.nomad_units
        g.tribe_leader[tribe] = EMPTY
        g.origins |= 1 << int(box.tribe_home[tribe])


@rule
def seat_parties(g: State, box: Components, six: int) -> None:
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
def furnish_core(g: State, box: Components, seat: int) -> None:
    """A core with its canals, works, walls and troops, and the party's stock."""
    province = int(box.capital[g.party[seat]])
    give_province(g, province, seat)
    furnish(g, box, province)
    raise_units(g, seat, province, Unit.CHARIOT, int(box.core_chariots))
    raise_units(g, seat, province, Unit.FOOT, int(box.core_foot))
    lay_open(g, seat, province)
    g.blanks_home[seat] = g.blanks_each
    for material in range(5):
        g.stock[seat, material] = g.start_stock[material]
        g.reckoned[seat, material] = g.start_stock[material]


@rule
def furnish(g: State, box: Components, province: int) -> None:
    """Canals, works and walls of a core."""
    g.canals[province] = g.irrigable[province]
    g.forges[province] = box.core_forges
    g.millstones[province] = box.core_millstones
    g.walls[province] = box.core_walls


@rule
def furnish_absent_cores(g: State, box: Components) -> None:
    """Every core ("jede Kernprovinz") has its buildings; a party not in play has no troops."""
    absent = absent_cores(g, box) & int(g.land)
    while absent != 0:
        furnish(g, box, lowest_bit(absent))
        absent &= absent - 1


@rule
def deal_cards(g: State, box: Components, dice: Dice) -> None:
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
def draw_card(g: State, seat: int, place: int) -> None:
    """The card at a place of the deck, counted by kinds."""
    for card in range(KINDS):
        if place < g.deck[card]:
            g.deck[card] -= 1
            g.hand[seat, card] += 1
            return
        place -= int(g.deck[card])


@rule
def ask_for_nomad_card(g: State, box: Components, log: Log) -> None:
    """Before anything else, who may choose a nomad card does.

    Before version 3 of the rules a single kind was taken without asking.
    """
    left = nomad_cards_left(g)
    for seat in range(g.seats):
        if g.party[seat] == box.extra_nomad_card:
            if left & (left - 1) != 0 or (left != 0 and keeps_secrets(g)):
                later(g, seat, Task.NOMAD_CARD, 0)
            elif left != 0:
                choose_nomad_card(g, seat, lowest_bit(left), log)
