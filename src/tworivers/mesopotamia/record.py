"""The record of a game of Mesopotamia, and of its box.

Seats are the parties in play, in table order; `party[seat]` says which ruler sits there. Provinces are bits of masks
(`border`, `realm`) and places of arrays. What comes from the box stands in the record too: the rules read nothing
else. A field that both have under the same name and in the same shape is copied when a game is set up.

Troops are packed: `stack[seat, province]` holds foot, chariots and blanks in one number; `troops.units` and
`troops.add_units` are the way in. Questions stand on one small stack per seat (`todo`), as the parties walk through
phases 1 to 10 at their own pace; trade offers (one open offer per proposer) stand beside them.
"""

from __future__ import annotations

from typing import Annotated

from tworivers.engine.records import Int8, Int8s, Int16, Int16s, Int64, Int64s, dtype_of
from tworivers.mesopotamia.names import FRAME, KINDS, PROVINCES, REPORTS, SEATS, TASK_ROOM, TRIBES


class Printed:
    """Numbers of the box that stand in the record too; in both they come last."""

    mill_grain: Int8
    smelt_ore: Int8
    foot_price: Int8
    chariot_price: Int8
    wall_price: Int8
    works_price: Int8
    building_price: Int8
    bank_rate: Int8
    basket_most: Int8
    offers_most: Int8
    frame_roll: Int8
    frame_roll_beside: Int8
    campaign_roll: Int8
    campaign_bonus: Int8
    destruction_roll: Int8
    foot_attack: Int8
    chariot_attack: Int8
    nomad_attack: Int8
    chariot_ban: Int8
    nomad_units: Int8
    nomad_steps: Int8
    blanks_each: Int8
    harvest_card: Int8
    vein_card: Int8
    rafts_card: Int8
    caravan_card: Int8
    mercenary_foot: Int8
    mercenary_metal: Int8


class State(Printed):
    """A game in progress."""

    # masks over provinces
    border: Annotated[Int64s, PROVINCES]
    realm: Annotated[Int64s, SEATS]
    land: Int64
    cities_mask: Int64
    mines: Int64
    origins: Int64
    felled: Int64
    walled: Int64
    built: Int64
    open_stacks: Annotated[Int64s, SEATS]
    # offers: baskets of cards, CARD_BITS a kind
    give_cards: Annotated[Int64s, SEATS]
    ask_cards: Annotated[Int64s, SEATS]
    toll_cards: Annotated[Int64s, SEATS]
    # known of a seat by everybody: the cards it must hold, a basket
    open_cards: Annotated[Int64s, SEATS]
    # reports of spies, the newest in the oldest's place: to whom, on whom, stacks as bits, cards as a basket
    report_stacks: Annotated[Int64s, REPORTS]
    report_cards: Annotated[Int64s, REPORTS]
    report_to: Annotated[Int8s, REPORTS]
    report_on: Annotated[Int8s, REPORTS]
    # troops, packed
    stack: Annotated[Int16s, SEATS, PROVINCES]
    half: Annotated[Int16s, PROVINCES]
    spent: Annotated[Int16s, PROVINCES]
    # what is still to be decided or done, by seat, last first
    todo_value: Annotated[Int16s, SEATS, TASK_ROOM]
    todo_task: Annotated[Int8s, SEATS, TASK_ROOM]
    todo: Annotated[Int8s, SEATS]
    wake: Int16
    # the table
    round_number: Int16
    rounds: Int16
    unplayed: Int16
    living: Int16
    seats: Int8
    stage: Int8
    over: Int8
    active: Int8
    direction: Int8
    # the version of the rules, and options
    rules: Int8
    vote: Int8
    cards_on: Int8
    open_stocks: Int8
    wall_bonus: Int8
    walls_stop_nomads: Int8
    interrupts: Int8
    # readings of the rulebook that the table has chosen, as bits (readings.py)
    readings: Int16
    # the parties
    party: Annotated[Int8s, SEATS]
    phase: Annotated[Int8s, SEATS]
    stock: Annotated[Int16s, SEATS, 5]
    reckoned: Annotated[Int16s, SEATS, 5]
    hand: Annotated[Int8s, SEATS, KINDS]
    card_played: Annotated[Int8s, SEATS]
    blanks_home: Annotated[Int8s, SEATS]
    raised: Annotated[Int16s, SEATS]
    lost: Annotated[Int16s, SEATS]
    strict: Annotated[Int8s, SEATS]
    votes: Annotated[Int8s, SEATS]
    allied: Annotated[Int16s, SEATS]
    at_war: Annotated[Int16s, SEATS]
    war_new: Annotated[Int16s, SEATS]
    fought: Annotated[Int16s, SEATS]
    # whom each fought in the round before; upon whom the active party has declared war this turn
    fought_before: Annotated[Int16s, SEATS]
    declared: Int16
    parted: Annotated[Int16s, SEATS]
    free_metal: Annotated[Int8s, SEATS]
    # where the next report goes; cards nobody holds
    reports: Int8
    deck: Annotated[Int8s, KINDS]
    played: Annotated[Int8s, KINDS]
    card_count: Annotated[Int8s, KINDS]
    # offers, by proposer; tolls, by who demands them
    offer: Annotated[Int8s, SEATS]
    partner: Annotated[Int8s, SEATS]
    give: Annotated[Int16s, SEATS, 5]
    ask: Annotated[Int16s, SEATS, 5]
    # proposers whose offer began as a counter-offer, as bits
    counters: Int16
    edits: Annotated[Int8s, SEATS]
    transit: Annotated[Int16s, SEATS]
    drafts: Annotated[Int8s, SEATS]
    sent: Annotated[Int8s, SEATS]
    toll_offer: Annotated[Int8s, SEATS]
    toll: Annotated[Int16s, SEATS, 5]
    toll_edits: Annotated[Int8s, SEATS]
    # provinces
    owner: Annotated[Int8s, PROVINCES]
    cities: Annotated[Int8s, PROVINCES]
    irrigable: Annotated[Int8s, PROVINCES]
    holes: Annotated[Int8s, PROVINCES]
    trees: Annotated[Int8s, PROVINCES]
    walls: Annotated[Int8s, PROVINCES]
    forges: Annotated[Int8s, PROVINCES]
    millstones: Annotated[Int8s, PROVINCES]
    temples: Annotated[Int8s, 2, PROVINCES]
    canals: Annotated[Int8s, PROVINCES]
    forges_used: Annotated[Int8s, PROVINCES]
    # nomads
    tribe_home: Annotated[Int8s, TRIBES]
    tribe_at: Annotated[Int8s, TRIBES]
    tribe_units: Annotated[Int8s, TRIBES]
    tribe_leader: Annotated[Int8s, TRIBES]
    # frame
    frame_placed: Int16
    frame_removed: Int16
    frame_owner: Annotated[Int8s, FRAME]
    frame_symbol: Annotated[Int8s, FRAME]
    frame_size: Int8
    # the battle or the marching orders of the active party
    battle_at: Int8
    foe: Int8
    raider: Int8
    attack_foot: Int8
    attack_chariots: Int8
    duel_attacker: Int8
    duel_defender: Int8
    ladders: Int8
    forced_march: Int8
    captured: Annotated[Int8s, 3]
    # from the box
    start_stock: Annotated[Int8s, 5]
    phase_seasons: Annotated[Int8s, 13]
    free_trade_year: Int8
    dice_yield: Annotated[Int8s, 6]


RECORD = dtype_of(State)


class Components(Printed):
    """What the box holds, as set-up takes it. Saves know a box by a hash of its bytes: fields keep their order."""

    border: Annotated[Int64s, PROVINCES]
    cities: Annotated[Int8s, PROVINCES]
    irrigable: Annotated[Int8s, PROVINCES]
    trees: Annotated[Int8s, PROVINCES]
    mine: Annotated[Int8s, PROVINCES]
    tribe_home: Annotated[Int8s, TRIBES]
    capital: Annotated[Int8s, SEATS]
    in_play: Annotated[Int8s, SEATS + 1, SEATS]
    six_list: Int8
    six_table: Int8
    free_metal: Annotated[Int8s, SEATS + 1, SEATS]
    card_count: Annotated[Int8s, KINDS]
    cards_each: Int8
    extra_nomad_card: Int8
    frame_size: Int8
    start_stock: Annotated[Int8s, 5]
    phase_seasons: Annotated[Int8s, 13]
    harvest_twice: Int8
    dice_yield: Annotated[Int8s, 6]
    core_forges: Int8
    core_millstones: Int8
    core_chariots: Int8
    core_foot: Int8
    core_walls: Int8
    free_trade_year: Int8


BOX = dtype_of(Components)
