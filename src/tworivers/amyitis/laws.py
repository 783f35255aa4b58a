"""Laws of conservation that hold after every action: what the tests and simulations audit."""

from __future__ import annotations

from tworivers.amyitis.garden import survey_water, tiles_left
from tworivers.amyitis.names import CITIES, GROUP_CARDS, ROW_FIELDS, ROWS, TEMPLE_SPACES, Court, Good, Task, Trade
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import camels_left, goods_left, talents_left
from tworivers.engine.compiled import rule

LAWS = (
    "all is well",
    "every cube is at home or on the board",
    "every court card is held or in the supply",
    "every tile is in the garden or taken",
    "every plant card lies in its city",
    "no stock is negative",
    "every craft card is in a group or out this round",
    "goods lie on the caravan leaders left",
    "the stack of tasks has room",
    "what is noted of the water is true",
    "nobody holds more than the supply had",
)


@rule
def audit(g: State) -> int:
    """The number of the first broken law, or 0."""
    for seat in range(g.seats):
        if cubes_of(g, seat) != g.cubes_each:
            return 1
    if not court_cards_complete(g):
        return 2
    taken = 0
    for seat in range(g.seats):
        taken += int(g.tiles[seat])
    if taken + tiles_left(g) != g.tiles_laid:
        return 3
    if not plant_cards_complete(g):
        return 4
    if anything_negative(g):
        return 5
    if not craft_cards_complete(g):
        return 6
    goods_on_cards = 0
    for good in range(Good.WINE):
        goods_on_cards += int(g.leader_good[good])
    for place in range(g.todo):
        if g.todo_task[place] == Task.LEADER_GOOD:
            goods_on_cards -= 1
    if goods_on_cards != g.court_left[Court.LEADER, 2]:
        return 7
    if g.todo < 0 or g.todo >= len(g.todo_task) - 8:
        return 8
    open_zones, ready_squares = g.open_zones, g.ready_squares
    survey_water(g)
    if open_zones != g.open_zones or ready_squares != g.ready_squares:
        return 9
    if supply_overdrawn(g):
        return 10
    return 0


@rule
def supply_overdrawn(g: State) -> bool:
    """Whether more talents, camels or goods are out than there are; never where the supply has no limit."""
    for good in range(5):
        if goods_left(g, good) < 0:
            return True
    return talents_left(g) < 0 or camels_left(g) < 0


@rule
def cubes_of(g: State, seat: int) -> int:
    """All cubes of a seat, wherever they are."""
    count = int(g.cubes[seat]) + int(g.pass_cube[seat])
    for zone in range(len(g.zone)):
        if g.zone[zone] == seat:
            count += 1
    for row in range(ROWS):
        for place in range(ROW_FIELDS):
            if g.field[row, place] == seat:
                count += 1
    for temple in range(3):
        for space in range(TEMPLE_SPACES):
            if g.temple[temple, space] == seat:
                count += 1
    return count


@rule
def court_cards_complete(g: State) -> bool:
    """Cards left and cards held, covered ones included, make up the set for this number of players."""
    gardeners = int(g.court_left[Court.GARDENER, 0])
    for seat in range(g.seats):
        gardeners += int(g.gardeners[seat])
    if gardeners != g.court_cards[Court.GARDENER, 0]:
        return False
    for kind in range(Court.GARDENER):
        for level in range(g.court_cards.shape[1]):
            count = int(g.court_left[kind, level])
            for seat in range(g.seats):
                if g.court_level[seat, kind] >= level and (level > 0 or kind == Court.LEADER):
                    count += 1
            if count != g.court_cards[kind, level]:
                return False
    return True


@rule
def plant_cards_complete(g: State) -> bool:
    """A card lies in every plant city and nowhere else, one of its sides up."""
    for city in range(CITIES):
        lies = g.card_level[city, 0] > 0 and g.card_level[city, 1] > 0
        if lies != (g.trade[city] == Trade.PLANT) or g.card_side[city] < 0 or g.card_side[city] > 1:
            return False
    return True


@rule
def craft_cards_complete(g: State) -> bool:
    """Every group has three cards, and with those in no group they make up the set in play."""
    cards = 0
    for group in range(g.seats):
        size = int(g.turned[group])
        for craft in range(4):
            size += int(g.face_up[group, craft])
        if size != GROUP_CARDS:
            return False
        cards += size
    for craft in range(4):
        seen = int(g.undealt[craft])
        for group in range(g.seats):
            seen += int(g.face_up[group, craft])
        if seen > g.crafts_in_play[craft]:
            return False
        cards += int(g.undealt[craft]) - int(g.crafts_in_play[craft])
    return cards == 0


@rule
def anything_negative(g: State) -> bool:
    """Whether some stock fell below nothing."""
    for seat in range(g.seats):
        if (
            g.cubes[seat] < 0
            or g.talents[seat] < 0
            or g.camels[seat] < 0
            or g.gardeners[seat] < 0
            or g.prestige[seat] < 0
        ):
            return True
        for good in range(5):
            if g.goods[seat, good] < 0:
                return True
    for kind in range(g.court_left.shape[0]):
        for level in range(g.court_left.shape[1]):
            if g.court_left[kind, level] < 0:
                return True
    for good in range(Good.WINE):
        if g.leader_good[good] < 0:
            return True
    return False
