"""The names of everything in a game of Mesopotamia; record.py lays them out.

provinces.py has the provinces, pieces.py what else comes in the box.
"""

from __future__ import annotations

from enum import IntEnum

from tworivers.mesopotamia.pieces import KINDS as KINDS
from tworivers.mesopotamia.pieces import Building as Building
from tworivers.mesopotamia.pieces import Card as Card
from tworivers.mesopotamia.pieces import Material as Material
from tworivers.mesopotamia.pieces import Party as Party
from tworivers.mesopotamia.pieces import Symbol as Symbol
from tworivers.mesopotamia.pieces import Tribe as Tribe
from tworivers.mesopotamia.pieces import Unit as Unit
from tworivers.mesopotamia.pieces import Work as Work
from tworivers.mesopotamia.provinces import Province as Province

SEATS = 8
PROVINCES = len(Province)
TRIBES = 5
FRAME = 100
"""Room on the frame; a box may have fewer slots."""
TASK_ROOM = 10
"""Tasks that can wait on a party's stack."""
EMPTY = -1
NOMADS = 8
"""The number behind the seats' own: nomads as a foe."""
CARD_BITS = 3
"""Bits per kind in a basket of cards."""
CARD_MOST = 7
"""The most cards of a kind in a basket."""
REPORTS = 7
"""Reports of spies that are remembered: each spying makes one for the spies' master, and one for who lost a card."""
MILL_MOST = 120
"""The most grain one answer mills; who can mill more is asked again."""
FOOT_BITS = 6
"""Bits for foot in a packed stack, and for chariots; blanks stand above them."""
UNIT_MOST = 63
SMELT_MOST = 100
"""The most ore that a forge of any box smelts."""


class Campaign(IntEnum):
    """What policy can try."""

    ALLIANCE = 0
    BREAK = 1
    WAR = 2


class Season(IntEnum):
    """A round is a season."""

    SPRING = 0
    SUMMER = 1
    AUTUMN = 2
    WINTER = 3


class Phase(IntEnum):
    """The phases of a round; `phase[seat]` says where a party is. IDLE: done with 1 to 10."""

    IDLE = 0
    FELLING = 1
    REGROWTH = 2
    FREE_TRADE = 3
    ORE = 4
    HARVEST = 5
    MILLING = 6
    FEEDING = 7
    FORGES = 8
    WALLS = 9
    WORKS = 10
    BUILDING = 11
    POLICY = 12


class Stage(IntEnum):
    """What all parties are in together."""

    PARALLEL = 0
    TURNS = 1
    VOTE = 2


class OfferState(IntEnum):
    """Where a proposer's open offer stands."""

    NONE = 0
    DRAFT = 1
    TRANSIT = 2
    TOLLS = 3
    SENT = 4


class Task(IntEnum):
    """What is still to be decided or done, on each seat's stack."""

    FELL = 0
    FEED = 1
    FORGE = 2
    WALL = 3
    WORKS = 4
    BUILD = 5
    CAMPAIGN = 6
    MOVE = 7
    NOMAD_CARD = 8
    REGROW = 9
    MILL = 10
    TEAR = 11
    WORK_AT = 12
    ERECT_AT = 13
    BLESS = 14
    DIRECTION = 15
    RIVAL = 16
    PAY = 17
    ENVOYS = 18
    CONSENT = 19
    MOVE_FROM = 20
    MOVE_TO = 21
    ATTACK_AT = 22
    FOE = 23
    COMMIT = 24
    COMMIT_UNIT = 25
    DUEL = 26
    DEFEND = 27
    SECOND_WIND = 28
    CONVERT = 29
    UNSEAT = 30
    NOMAD_STEP = 31
    MERCENARIES_AT = 32
    DESERTERS_AT = 33
    DESERTERS_OF = 34
    LOCUSTS_ON = 35
    INTRIGUE_ONE = 36
    INTRIGUE_TWO = 37
    SPY_ON = 38
    TAKE_CARD = 39
    VOTE = 40
    DRAFT = 41
    TOLL = 42
    WAIT = 43
    WALK = 44
    FEED_CITIES = 45
    FRAME_ROLL = 46
    CAMPAIGN_ROLL = 47
    BATTLE = 48
    ROLL_DUEL = 49
    CONQUEST = 50
    RAISE_SYMBOL = 51
    SETTLE = 52
    SMELT = 53
    PLACE_SYMBOL = 54
    RESUME = 55


class Obstacle(IntEnum):
    """Why an action isn't legal now; why.py says it with its values."""

    NONE = 0
    GAME_OVER = 1
    NO_SEAT = 2
    OUT = 3
    OTHER_TURN = 4
    OTHER_QUESTION = 5
    OTHER_NOBODY = 6
    OTHER_TOLLS = 7
    OTHER_OFFER = 8
    OTHER_TRANSIT = 9
    ONESELF = 10
    PARTY_OUT = 11
    NOT_THIS_PARTY = 12
    NOT_YOURS = 13
    FELLED = 14
    NO_TREE = 15
    NO_HOLE = 16
    MILL = 17
    NOT_TEAR = 18
    NO_BLANK = 19
    NO_STACK = 20
    NO_FORGE = 21
    NO_ORE = 22
    PRICE = 23
    STACK_FULL = 24
    NOT_WORK_AT = 25
    WALLS_FULL = 26
    WALLED = 27
    NO_SITE = 28
    BUILT = 29
    NO_CITY_FREE = 30
    NO_RIVAL = 31
    CAMPAIGN_PRICE = 32
    NOT_PAYABLE = 33
    NO_MATERIAL = 34
    NO_UNIT = 35
    NO_FLOUR = 36
    NO_MOVE = 37
    NOT_MOVE_FROM = 38
    NOT_NEXT = 39
    NOT_ENTERABLE = 40
    NOT_MOVE_TO = 41
    NO_TARGET = 42
    NOT_ATTACK_AT = 43
    NOT_COMMIT = 44
    NONE_COMMITTED = 45
    CHARIOTS_BARRED = 46
    NO_UNIT_HERE = 47
    NOT_THIS_SLOT = 48
    NOT_NOMAD_STEP = 49
    CARDS_OFF = 50
    NO_CARD = 51
    CARD_PLAYED = 52
    ASKED_FOR = 53
    CARD_PHASE = 54
    TRIBE_STUCK = 55
    MERCENARIES = 56
    CARD_USELESS = 57
    NOT_MERCENARIES_AT = 58
    NOT_DESERTERS_AT = 59
    NOT_THIS_CARD = 60
    BANK = 61
    OFFERS_SENT = 62
    DRAFTS = 63
    OFFER_OPEN = 64
    NOTHING_OPEN = 65
    TOLL_SIDE = 66
    EDITS = 67
    BASKET_FULL = 68
    NOT_IN_BASKET = 69
    CARD_COUNT = 70
    EMPTY_OFFER = 71
    CANNOT_COVER = 72
    TOLL_BEGUN = 73
    TOLL_STANDS = 74
    MUST_DECLARE = 75
    MAY_NOT_ATTACK = 76
    NO_FLOUR_GIVEN = 77
    NO_FLOUR_TAKEN = 78
    SMELT = 79
    MUST_TAKE = 80
    NOT_OWNED = 81
    IN_BATTLE = 82
    BUSY = 83
    OWN_POLICY = 84
    NO_INTERRUPTS = 85


class Reason(IntEnum):
    """Why a stock changed: every change of a stock is one event with its reason."""

    FELLING = 0
    FREE_TRADE = 1
    ORE = 2
    HARVEST = 3
    MILLING = 4
    FEEDING = 5
    SMELTING = 6
    RAISING = 7
    WALL = 8
    WORKS = 9
    BUILDING = 10
    CAMPAIGN = 11
    MARCH = 12
    BANK = 13
    TRADE = 14
    TOLL = 15
    CARD = 16
    LOCUSTS = 17


class Event(IntEnum):
    """What the log can tell; events.py names the four values behind each."""

    ROUND = 0
    STOCK = 1
    FELLED = 2
    REGROWN = 3
    DICE = 4
    TORN_DOWN = 5
    HUNGER = 6
    RAISED = 7
    WALL = 8
    ERECTED = 9
    ROLL = 10
    SYMBOL = 11
    CONVERTED = 12
    UNSEATED = 13
    FRAME_FULL = 14
    STARTS = 15
    DIRECTION = 16
    CAMPAIGN = 17
    CAMPAIGN_ROLL = 18
    ALLIED = 19
    REFUSED = 20
    BROKEN = 21
    WAR = 22
    WAR_LAPSED = 23
    MOVED = 24
    TAKEN = 25
    ATTACK = 26
    REVEALED = 27
    DUEL = 28
    UNIT_LOST = 29
    CONQUERED = 30
    DESTROYED = 31
    CAPTURED = 32
    REPELLED = 33
    CARD = 34
    NOMADS = 35
    TRIBE_BACK = 36
    MERCENARIES = 37
    DESERTED = 38
    SPIED = 39
    HAND = 40
    OFFER = 41
    TRANSIT = 42
    TRADED = 43
    OFFER_ENDED = 44
    OUT = 45
    VOTE = 46
    YEARS = 47
    GAME_OVER = 48
    LOCUSTS = 49
    YEAR_VOTE = 50
    DECLINED = 51
    DUEL_ROLL = 52
    FIELD = 53
