"""Laying out the table (amyitis.de §Vorbereitung): what the box holds goes into the record, chance into its places."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tworivers.amyitis.garden import survey_water
from tworivers.amyitis.names import (
    ABSENT,
    ALL_CAMELS,
    ALL_OF_A_GOOD,
    ALL_TALENTS,
    CITIES,
    EMPTY,
    PLANT_CARDS,
    ROW_FIELDS,
    ROWS,
    SQUARES,
    TEMPLE_SPACES,
    City,
    Court,
    Good,
    Square,
    Trade,
)
from tworivers.amyitis.record import Components, State
from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.records import copies
from tworivers.engine.rules import Options

Values = NDArray[np.int8]

copy_components = rule(copies(State, Components))
"""Copies what record and box have in common."""


@rule
def lay_out(g: State, box: Components, seats: int, options: Options, dice: Dice) -> None:
    """Everything before the first round; the garden's tiles, plant cards and the start player are drawn."""
    g.seats = seats
    g.procession = options[0]
    g.supply = options[1]
    copy_printed_values(g, box)
    stock_players(g, box)
    stock_court(g, box, dice)
    lay_garden(g, box, dice)
    lay_plant_cards(g, box, dice)
    clear_cubes(g)
    g.caravan = City.BABYLON
    g.last_passed = EMPTY
    g.start = throw(dice, seats)


@rule
def clear_cubes(g: State) -> None:
    """No cube on fields or in temples."""
    for row in range(ROWS):
        for place in range(ROW_FIELDS):
            g.field[row, place] = EMPTY
    for temple in range(3):
        for space in range(TEMPLE_SPACES):
            g.temple[temple, space] = EMPTY


@rule
def copy_printed_values(g: State, box: Components) -> None:
    """What is printed on boards and cards, for this number of players."""
    seats = int(g.seats)
    copy_components(g, box)
    for level in range(1, 4):
        for square in range(SQUARES):
            if min(int(g.level[square]), 3) <= level:
                g.low_squares[level] |= 1 << square
    copy_row(g.crafts_in_play, box.crafts[seats])
    copy_table(g.court_cards, box.court_cards[seats])
    copy_row(g.favour_tiles, box.favour_tiles[seats])
    g.last_tiles = box.last_tiles[seats]
    g.cubes_each = box.cubes


@rule
def copy_row(target: Values, source: Values) -> None:
    """Copy values one by one: on a GPU whole arrays can't be assigned to each other."""
    for place in range(len(target)):
        target[place] = source[place]


@rule
def copy_table(target: Values, source: Values) -> None:
    """Copy a table row by row."""
    for row in range(len(target)):
        copy_row(target[row], source[row])


@rule
def stock_players(g: State, box: Components) -> None:
    """Cubes, talents and camels to begin with; everybody has a caravan leader of level 0.

    An owner's box that deals out more than the printed one holds, holds as much as it deals out.
    """
    for seat in range(g.seats):
        g.cubes[seat] = box.cubes
        g.talents[seat] = box.talents
        g.camels[seat] = box.camels
    g.all_talents = max(ALL_TALENTS, int(g.seats) * int(box.talents))
    g.all_camels = max(ALL_CAMELS, int(g.seats) * int(box.camels))
    g.all_of_a_good = ALL_OF_A_GOOD


@rule
def stock_court(g: State, box: Components, dice: Dice) -> None:
    """Court cards for this number of players, and a different good on each caravan leader of level 2."""
    copy_table(g.court_left, g.court_cards)
    g.court_left[Court.LEADER, 0] -= g.seats
    for card in range(g.court_cards[Court.LEADER, 2]):
        drawn = throw(dice, 4 - card)
        for good in range(Good.WINE):
            if g.leader_good[good] == 0:
                if drawn == 0:
                    g.leader_good[good] = 1
                drawn -= 1


@rule
def lay_garden(g: State, box: Components, dice: Dice) -> None:
    """Channels dry, a tile drawn for every square in use: of the square's level, the finest always on top."""
    for edge in range(len(box.edge_zones)):
        g.zone[2 * edge] = EMPTY
        g.zone[2 * edge + 1] = EMPTY if box.edge_zones[edge] == 2 else ABSENT
    for square in range(SQUARES):
        g.square[square] = Square.UNUSED
        if box.used[g.seats, square] == 1:
            g.square[square] = Square.TILE
            g.tiles_laid += 1
    taken = 0
    for square in range(SQUARES):
        if g.square[square] == Square.TILE:
            tile = draw_tile(box, int(g.level[square]), taken, dice)
            taken |= 1 << tile
            g.tile_prestige[square] = box.tile_prestige[tile]
            copy_row(g.tile_bonus[square], box.tile_bonus[tile])
    survey_water(g)


@rule
def draw_tile(box: Components, level: int, taken: int, dice: Dice) -> int:
    """A tile of a level that isn't taken yet. The top level is 4: the box marks the tile that always lies there so."""
    count = 0
    for tile in range(box.tile_count):
        if box.tile_level[tile] == level and (taken >> tile) & 1 == 0:
            count += 1
    drawn = throw(dice, count) if count > 1 else 0
    for tile in range(box.tile_count):
        if box.tile_level[tile] == level and (taken >> tile) & 1 == 0:
            if drawn == 0:
                return tile
            drawn -= 1
    return EMPTY


@rule
def lay_plant_cards(g: State, box: Components, dice: Dice) -> None:
    """A card with a city of its own lies there, the others are shuffled onto the other plant cities; first side up."""
    taken = 0
    for city in range(CITIES):
        g.card_extra[city, 0] = EMPTY
        g.card_extra[city, 1] = EMPTY
        if g.trade[city] == Trade.PLANT:
            card = draw_plant_card(box, city, taken, dice)
            taken |= 1 << card
            copy_row(g.card_level[city], box.card_level[card])
            copy_row(g.card_extra[city], box.card_extra[card])


@rule
def draw_plant_card(box: Components, city: int, taken: int, dice: Dice) -> int:
    """The city's own card, or one drawn from those without a city."""
    count = 0
    for card in range(PLANT_CARDS):
        if box.card_city[card] == city:
            return card
        if box.card_city[card] == EMPTY and (taken >> card) & 1 == 0:
            count += 1
    drawn = throw(dice, count) if count > 1 else 0
    for card in range(PLANT_CARDS):
        if box.card_city[card] == EMPTY and (taken >> card) & 1 == 0:
            if drawn == 0:
                return card
            drawn -= 1
    return EMPTY
