"""The record of a game of Amyitis, and of its box.

What comes from the box stands in the record too: the rules read nothing else. A field that both have under the same
name and in the same shape is copied when a game is set up.
"""

from __future__ import annotations

from typing import Annotated

from tworivers.amyitis.names import (
    BRINGS,
    CITIES,
    COURT_LEVELS,
    EDGES,
    GROUPS,
    PLANT_CARDS,
    ROW_FIELDS,
    ROWS,
    SEATS,
    SQUARES,
    TASK_ROOM,
    TEMPLE_SPACES,
    TILES,
    ZONES,
    Court,
)
from tworivers.engine.records import Int8, Int8s, Int16, Int16s, Int32, Int32s, Int64, dtype_of


class State:
    """A game in progress."""

    # the table
    seats: Int8
    procession: Int8
    supply: Int8
    over: Int8
    round_number: Int16
    start: Int8
    last_passed: Int8
    # what is still to be decided or done, last first
    todo: Int8
    todo_task: Annotated[Int8s, TASK_ROOM]
    todo_seat: Annotated[Int8s, TASK_ROOM]
    todo_value: Annotated[Int8s, TASK_ROOM]
    # the nobles
    prestige: Annotated[Int32s, SEATS]
    cubes: Annotated[Int16s, SEATS]
    talents: Annotated[Int32s, SEATS]
    camels: Annotated[Int32s, SEATS]
    goods: Annotated[Int16s, SEATS, 5]
    gardeners: Annotated[Int8s, SEATS]
    court_level: Annotated[Int8s, SEATS, len(BRINGS)]
    tiles: Annotated[Int8s, SEATS]
    passed: Annotated[Int8s, SEATS]
    pass_cube: Annotated[Int8s, SEATS]
    # crafts: cards face up in each group, cards turned to their talent side, cards in no group this round
    face_up: Annotated[Int8s, GROUPS, 4]
    turned: Annotated[Int8s, GROUPS]
    undealt: Annotated[Int8s, 4]
    # court cards left, by kind and level; gardeners at level 0
    court_left: Annotated[Int8s, len(Court), COURT_LEVELS]
    leader_good: Annotated[Int8s, 5]
    # garden
    square: Annotated[Int8s, SQUARES]
    zone: Annotated[Int8s, ZONES]
    open_zones: Int64
    ready_squares: Int32
    # fields, temples, caravan
    field: Annotated[Int8s, ROWS, ROW_FIELDS]
    temple: Annotated[Int8s, 3, TEMPLE_SPACES]
    caravan: Int8
    card_side: Annotated[Int8s, CITIES]
    # from the box
    level: Annotated[Int8s, SQUARES]
    low_squares: Annotated[Int32s, 4]
    river: Int32
    tile_prestige: Annotated[Int8s, SQUARES]
    tile_bonus: Annotated[Int8s, SQUARES, 7]
    place: Annotated[Int8s, CITIES]
    trade: Annotated[Int8s, CITIES]
    city_good: Annotated[Int8s, CITIES]
    city_offer: Annotated[Int8s, CITIES, 2]
    card_level: Annotated[Int8s, CITIES, 2]
    card_extra: Annotated[Int8s, CITIES, 2]
    field_good: Annotated[Int8s, ROWS, ROW_FIELDS]
    crafts_in_play: Annotated[Int8s, 4]
    top_level: Annotated[Int8s, len(BRINGS)]
    banker_talents: Annotated[Int8s, 7]
    banker_prestige: Annotated[Int8s, 7]
    leader_spaces: Annotated[Int8s, 7]
    leader_keeps: Annotated[Int8s, 7]
    palace_prestige: Annotated[Int8s, 7]
    engineer_prestige: Int8
    sale_prestige: Int8
    marduk_prestige: Annotated[Int8s, 2]
    good_prestige: Int8
    favour_tiles: Annotated[Int8s, 2]
    favour_prestige: Annotated[Int8s, 2]
    last_tiles: Int8
    last_round: Int16
    cubes_each: Int16
    court_cards: Annotated[Int8s, len(Court), COURT_LEVELS]
    tiles_laid: Int8
    # what there is of talents, camels and each good where the supply is that of the box; what is left follows from it
    all_talents: Int16
    all_camels: Int16
    all_of_a_good: Int16


RECORD = dtype_of(State)


class Components:
    """What the box holds, as set-up takes it."""

    cubes: Int16
    talents: Int16
    camels: Int16
    level: Annotated[Int8s, SQUARES]
    used: Annotated[Int8s, SEATS + 1, SQUARES]
    river: Int32
    edge_zones: Annotated[Int8s, EDGES]
    tile_count: Int8
    tile_level: Annotated[Int8s, TILES]
    tile_prestige: Annotated[Int8s, TILES]
    tile_bonus: Annotated[Int8s, TILES, 7]
    place: Annotated[Int8s, CITIES]
    trade: Annotated[Int8s, CITIES]
    city_good: Annotated[Int8s, CITIES]
    city_offer: Annotated[Int8s, CITIES, 2]
    card_city: Annotated[Int8s, PLANT_CARDS]
    card_level: Annotated[Int8s, PLANT_CARDS, 2]
    card_extra: Annotated[Int8s, PLANT_CARDS, 2]
    field_good: Annotated[Int8s, ROWS, ROW_FIELDS]
    crafts: Annotated[Int8s, SEATS + 1, 4]
    court_cards: Annotated[Int8s, SEATS + 1, len(Court), COURT_LEVELS]
    top_level: Annotated[Int8s, len(BRINGS)]
    banker_talents: Annotated[Int8s, 7]
    banker_prestige: Annotated[Int8s, 7]
    leader_spaces: Annotated[Int8s, 7]
    leader_keeps: Annotated[Int8s, 7]
    palace_prestige: Annotated[Int8s, 7]
    engineer_prestige: Int8
    sale_prestige: Int8
    marduk_prestige: Annotated[Int8s, 2]
    good_prestige: Int8
    favour_tiles: Annotated[Int8s, SEATS + 1, 2]
    favour_prestige: Annotated[Int8s, 2]
    last_tiles: Annotated[Int8s, SEATS + 1]
    last_round: Int16


BOX = dtype_of(Components)
