"""The names of everything in a game of Amyitis; record.py lays them out."""

from __future__ import annotations

from enum import IntEnum

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
TILES = 40
"""Room for tiles in a box; the printed one has 20."""
PLANT_CARDS = 4
ALL_TALENTS = 30
ALL_CAMELS = 14
ALL_OF_A_GOOD = 7
"""What the box holds of talents, camels and each good, where the option `supply` counts it (amyitis.de §Inhalt). They
stand here and not in `box.toml` because saved games know the standard box by a hash of its values. The books print 35
goods of five kinds; that there are equally many of each is our reading."""

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


BRINGS = {
    Court.BANKER: {"talents": "banker_talents", "prestige": "banker_prestige"},
    Court.LEADER: {"spaces": "leader_spaces", "keeps": "leader_keeps"},
    Court.PALACE: {"prestige": "palace_prestige"},
}
"""The kinds of court cards with levels, and what a card of a level brings: the value's name and the record's field."""
COURT_LEVELS = 7
"""Room for levels, 0 included."""


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


class Supply(IntEnum):
    """The option `supply`: whether talents, camels and goods can run out."""

    UNLIMITED = 0
    BOX = 1


class Short(IntEnum):
    """What the supply had too little of."""

    TALENTS = 0
    CAMELS = 1
    GOOD = 2
    CHOICE = 3


class Task(IntEnum):
    """What is still to be decided or done, on the record's stack."""

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


STEPS = sum(
    1 << task
    for task in (
        Task.PREPARE,
        Task.NEXT_TURN,
        Task.IRRIGATION_BONUS,
        Task.WATER_BETWEEN,
        Task.FLIP_CARD,
        Task.REWARD,
        Task.END_ROUND,
    )
)
"""What does itself when it comes to the top of the stack, as bits."""
QUESTIONS = len(Task) - STEPS.bit_count()
"""How many tasks are decisions; they are the first ones."""


class Obstacle(IntEnum):
    """Why an action isn't legal now; why.py says it with its values."""

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
    NO_CAMEL_LEFT = 26
    NO_TALENT_LEFT = 27
    NO_GOOD_LEFT = 28


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
    """What the log can tell; the four values behind each are named in events.py."""

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
    SHORT = 26
