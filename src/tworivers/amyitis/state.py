"""The record of a game of Amyitis and the names of everything in it.

Field names avoid those of `np.record` itself (`round`, `all`, `size`, ...). What comes from the box stands in the record too: the rules
read nothing else.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

SEATS = 4
SQUARES = 16
EDGES = 24
ZONES = 48
"""Two places an edge; an edge with one zone leaves its second place ABSENT."""
CITIES = 9
GROUPS = 4
GROUP_CARDS = 3
ROWS = 2
ROW_FIELDS = 5
TEMPLE_SPACES = 4
TASK_ROOM = 32
"""Tasks that can wait on the stack."""

EMPTY = -1
NEUTRAL = 4
"""Owner of the grey cubes, and the number behind the seats' own."""
ABSENT = -2
"""A zone this box doesn't have."""


class Good(IntEnum):
    """The five goods; wine stands for any other."""

    BARLEY = 0
    DATES = 1
    SALT = 2
    PALM = 3
    WINE = 4


class Craft(IntEnum):
    """Who can be recruited."""

    FARMER = 0
    PRIEST = 1
    ENGINEER = 2
    MERCHANT = 3


class Court(IntEnum):
    """The kinds of court cards."""

    BANKER = 0
    LEADER = 1
    PALACE = 2
    GARDENER = 3


class Temple(IntEnum):
    """In the order in which they reward."""

    ISHTAR = 0
    MARDUK = 1
    TAMMOUZ = 2


class City(IntEnum):
    """The caravan's cities, whatever their order on the circuit."""

    BABYLON = 0
    ESHNUNNA = 1
    SUSA = 2
    UR = 3
    URUK = 4
    MARI = 5
    PALMYRA = 6
    KHORSABAD = 7
    NINOUA = 8


class Trade(IntEnum):
    """What a city does."""

    SALE = 0
    COURT = 1
    PLANT = 2


class Bonus(IntEnum):
    """What a garden tile can bring besides prestige; those with a choice come last."""

    CAMEL = 0
    TALENT = 1
    BANKER = 2
    LEADER = 3
    PALACE = 4
    GOOD = 5
    COURT = 6


class Square(IntEnum):
    """What lies on a square of the garden."""

    UNUSED = 0
    TILE = 1
    PLANTED = 2


class Procession(IntEnum):
    """The option `procession`: who leads it."""

    RIGHT_OF_START = 0
    LAST_TO_PASS = 1


class Task(IntEnum):
    """What is still to be done, on the record's stack. Up to DISCARD they are decisions; the rest does itself."""

    TURN = 0
    FIELD = 1
    PRIEST = 2
    IRRIGATE = 3
    SELL = 4
    COURT = 5
    LEADER_GOOD = 6
    PLANT = 7
    GOOD = 8
    PROCESSION = 9
    ISHTAR = 10
    SWAP = 11
    DISCARD = 12
    PREPARE = 13
    NEXT_TURN = 14
    IRRIGATION_BONUS = 15
    WATER_BETWEEN = 16
    FLIP_CARD = 17
    REWARD = 18
    END_ROUND = 19


class Obstacle(IntEnum):
    """Why an action isn't legal now; words.py says it with its values."""

    NONE = 0
    GAME_OVER = 1
    OTHER_SEAT = 2
    OTHER_QUESTION = 3
    NO_CARD = 4
    TALENTS = 5
    CUBE = 6
    NO_ZONE = 7
    CAMELS = 8
    STAYS = 9
    CITY_GOOD = 10
    NOTHING_TO_SELL = 11
    OFFERS_GONE = 12
    NO_SQUARE = 13
    ZONE_ABSENT = 14
    ZONE_WATERED = 15
    ZONE_CUT_OFF = 16
    NOT_OWNED = 17
    NOT_OFFERED = 18
    TOP_LEVEL = 19
    SOLD_OUT = 20
    NOT_ON_CARD = 21
    UNUSED_SQUARE = 22
    PLANTED = 23
    DRY_SQUARE = 24
    PLANT_LEVEL = 25


class Source(IntEnum):
    """Where prestige comes from."""

    ENGINEER = 0
    SALE = 1
    PALACE = 2
    TILE = 3
    IRRIGATION = 4
    BANKER = 5
    MARDUK = 6
    FAVOUR = 7
    GOODS = 8


class Event(IntEnum):
    """What the log can tell; the four values behind each are named in words.py."""

    ROUND = 0
    DEAL = 1
    TALENTS = 2
    PRESTIGE = 3
    CAMEL = 4
    GOOD = 5
    PASSED = 6
    RECRUITED = 7
    FIELD = 8
    ROW_FULL = 9
    GARDENER = 10
    TEMPLE = 11
    PUSHED_OUT = 12
    WATERED = 13
    CARAVAN = 14
    PAID = 15
    SOLD = 16
    COURT = 17
    PLANTED = 18
    GARDENERS_SPENT = 19
    CARD_FLIPPED = 20
    SWAPPED = 21
    DISCARDED = 22
    START_PLAYER = 23
    GAME_OVER = 24
    BONUS_LOST = 25


RECORD = np.dtype(
    [
        # the table
        ("seats", np.int8),
        ("procession", np.int8),
        ("over", np.int8),
        ("round_number", np.int16),
        ("start", np.int8),
        ("last_passed", np.int8),
        # what is still to be decided or done, last first
        ("todo", np.int8),
        ("todo_task", np.int8, TASK_ROOM),
        ("todo_seat", np.int8, TASK_ROOM),
        ("todo_value", np.int8, TASK_ROOM),
        # the nobles
        ("prestige", np.int32, SEATS),
        ("cubes", np.int16, SEATS),
        ("talents", np.int32, SEATS),
        ("camels", np.int32, SEATS),
        ("goods", np.int16, (SEATS, 5)),
        ("gardeners", np.int8, SEATS),
        ("court_level", np.int8, (SEATS, 3)),
        ("tiles", np.int8, SEATS),
        ("passed", np.int8, SEATS),
        ("pass_cube", np.int8, SEATS),
        # crafts: cards face up in each group, cards turned to their talent side, cards in no group this round
        ("face_up", np.int8, (GROUPS, 4)),
        ("turned", np.int8, GROUPS),
        ("undealt", np.int8, 4),
        # court cards left, by kind and level; gardeners at level 0
        ("court_left", np.int8, (4, 7)),
        ("leader_good", np.int8, 5),
        # garden
        ("square", np.int8, SQUARES),
        ("zone", np.int8, ZONES),
        ("open_zones", np.int64),
        ("ready_squares", np.int32),
        # fields, temples, caravan
        ("field", np.int8, (ROWS, ROW_FIELDS)),
        ("temple", np.int8, (3, TEMPLE_SPACES)),
        ("caravan", np.int8),
        ("card_side", np.int8, CITIES),
        # from the box
        ("level", np.int8, SQUARES),
        ("low_squares", np.int32, 4),
        ("river", np.int32),
        ("tile_prestige", np.int8, SQUARES),
        ("tile_bonus", np.int8, (SQUARES, 7)),
        ("place", np.int8, CITIES),
        ("trade", np.int8, CITIES),
        ("city_good", np.int8, CITIES),
        ("city_offer", np.int8, (CITIES, 2)),
        ("card_level", np.int8, (CITIES, 2)),
        ("card_extra", np.int8, (CITIES, 2)),
        ("field_good", np.int8, (ROWS, ROW_FIELDS)),
        ("crafts_in_play", np.int8, 4),
        ("top_level", np.int8, 3),
        ("banker_talents", np.int8, 7),
        ("banker_prestige", np.int8, 7),
        ("leader_spaces", np.int8, 7),
        ("leader_keeps", np.int8, 7),
        ("palace_prestige", np.int8, 7),
        ("engineer_prestige", np.int8),
        ("sale_prestige", np.int8),
        ("marduk_prestige", np.int8, 2),
        ("good_prestige", np.int8),
        ("favour_tiles", np.int8, 2),
        ("favour_prestige", np.int8, 2),
        ("last_tiles", np.int8),
        ("last_round", np.int16),
        ("cubes_each", np.int16),
        ("court_cards", np.int8, (4, 7)),
        ("tiles_laid", np.int8),
    ],
    align=True,
)

TILES = 40
"""Room for tiles in a box; the printed one has 20."""
PLANT_CARDS = 4

BOX = np.dtype(
    [
        ("cubes", np.int16),
        ("talents", np.int16),
        ("camels", np.int16),
        ("level", np.int8, SQUARES),
        ("used", np.int8, (SEATS + 1, SQUARES)),
        ("river", np.int32),
        ("edge_zones", np.int8, EDGES),
        ("tile_count", np.int8),
        ("tile_level", np.int8, TILES),
        ("tile_prestige", np.int8, TILES),
        ("tile_bonus", np.int8, (TILES, 7)),
        ("place", np.int8, CITIES),
        ("trade", np.int8, CITIES),
        ("city_good", np.int8, CITIES),
        ("city_offer", np.int8, (CITIES, 2)),
        ("card_city", np.int8, PLANT_CARDS),
        ("card_level", np.int8, (PLANT_CARDS, 2)),
        ("card_extra", np.int8, (PLANT_CARDS, 2)),
        ("field_good", np.int8, (ROWS, ROW_FIELDS)),
        ("crafts", np.int8, (SEATS + 1, 4)),
        ("court_cards", np.int8, (SEATS + 1, 4, 7)),
        ("top_level", np.int8, 3),
        ("banker_talents", np.int8, 7),
        ("banker_prestige", np.int8, 7),
        ("leader_spaces", np.int8, 7),
        ("leader_keeps", np.int8, 7),
        ("palace_prestige", np.int8, 7),
        ("engineer_prestige", np.int8),
        ("sale_prestige", np.int8),
        ("marduk_prestige", np.int8, 2),
        ("good_prestige", np.int8),
        ("favour_tiles", np.int8, (SEATS + 1, 2)),
        ("favour_prestige", np.int8, 2),
        ("last_tiles", np.int8, SEATS + 1),
        ("last_round", np.int16),
    ],
    align=True,
)
