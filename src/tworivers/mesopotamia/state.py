"""The record of a game of Mesopotamia and the names of everything in it.

Seats are the parties in play, in table order; `party[seat]` says which ruler sits there. Provinces are bits of masks (`border`, `realm`)
and places of arrays. Field names avoid those of `np.record` itself. What comes from the box stands in the record too: the rules read
nothing else.

Troops are packed: `stack[seat, province]` holds foot, chariots and blanks in one number; `troops.units` and `troops.add_units` are the
way in. Questions stand on one small stack per seat (`todo`), as the parties walk through phases 1 to 10 at their own pace; trade
offers (one open offer per proposer) stand beside them.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

SEATS = 8
PROVINCES = 56
TRIBES = 5
FRAME = 100
"""Room on the frame; a box may have fewer slots."""
TODO = 10
KINDS = 19
"""Kinds of cards."""
EMPTY = -1
NOMADS = 8
"""The number behind the seats' own: nomads as a foe."""
CARD_BITS = 3
"""Bits per kind in a basket of cards."""
MILL_MOST = 120
"""The most grain one answer mills; who can mill more is asked again."""
FOOT_BITS = 6
"""Bits for foot in a packed stack, and for chariots; blanks stand above them."""
UNIT_MOST = 63


class Province(IntEnum):
    """The 56 provinces of the board."""

    LARSA = 0
    UR = 1
    URUK = 2
    LAGASH = 3
    UMMA = 4
    ISIN = 5
    NIPPUR = 6
    SEALAND = 7
    MASHKAN = 8
    BABYLON = 9
    KISH = 10
    SIPPAR = 11
    MARAD = 12
    BAGDAD = 13
    RAPIQUM = 14
    SUHUM = 15
    SUTAEANS = 16
    ESHNUNNA = 17
    MANKISUM = 18
    METURAN = 19
    DER = 20
    SIMURRUM = 21
    GUTIANS = 22
    ASSUR = 23
    HATRA = 24
    NINEVEH = 25
    ARBELA = 26
    ARRAPHA = 27
    SHUSHARRA = 28
    LULLUBUM = 29
    TURUKKAEANS = 30
    KARANA = 31
    SHUBATENLIL = 32
    AMEDI = 33
    HANAEANS = 34
    MARI = 35
    QATTUNAN = 36
    TUTTUL = 37
    EMAR = 38
    YAMINITES = 39
    HALAB = 40
    ALALAKH = 41
    CARCHEMISH = 42
    HASHUM = 43
    HARRAN = 44
    UGARIT = 45
    EBLA = 46
    QATNA = 47
    TUNIP = 48
    BYBLOS = 49
    TADMOR = 50
    DAMASCUS = 51
    SUSA = 52
    URUA = 53
    AWAN = 54
    AYAPIR = 55


class Party(IntEnum):
    """The rulers, in table order: clockwise ascending."""

    LARSA = 0
    BABYLON = 1
    MARI = 2
    QATNA = 3
    ESHNUNNA = 4
    YAMHAD = 5
    ASSUR = 6
    SUSA = 7


class Material(IntEnum):
    """What a stock holds."""

    GRAIN = 0
    FLOUR = 1
    ORE = 2
    METAL = 3
    WOOD = 4


class Tribe(IntEnum):
    """The nomads."""

    SUTAEANS = 0
    HANAEANS = 1
    YAMINITES = 2
    GUTIANS = 3
    TURUKKAEANS = 4


class Card(IntEnum):
    """Kinds of cards; the first five are the tribes' (Card k is Tribe k), up to SECOND_WIND they are for one's own 11B only."""

    SUTAEANS = 0
    HANAEANS = 1
    YAMINITES = 2
    GUTIANS = 3
    TURUKKAEANS = 4
    FORCED_MARCH = 5
    SIEGE_LADDERS = 6
    MERCENARIES = 7
    DESERTERS = 8
    SECOND_WIND = 9
    RICH_HARVEST = 10
    RICH_VEIN = 11
    CEDAR_RAFTS = 12
    CARAVAN = 13
    LOCUSTS = 14
    ENVOYS = 15
    INTRIGUE = 16
    SPIES = 17
    BLESSING = 18


class Symbol(IntEnum):
    """What lies on the frame. The first three are also what 11A builds."""

    MARDUK = 0
    ISHTAR = 1
    CANAL = 2
    MILITARY = 3


class Work(IntEnum):
    """What a forge (or a party) does in phase 8."""

    SMELT = 0
    FOOT = 1
    CHARIOT = 2
    BLANK = 3


class Building(IntEnum):
    """What can be erected in phases 10 and 11A; MARDUK + symbol is the building of a symbol."""

    FORGE = 0
    MILLSTONE = 1
    MARDUK = 2
    ISHTAR = 3
    CANAL = 4


class Unit(IntEnum):
    """What a stack holds."""

    FOOT = 0
    CHARIOT = 1
    BLANK = 2


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
    """What is still to be decided or done, on each seat's stack: main decisions up to MOVE, choices up to TOLL; the rest does itself."""

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


class Event(IntEnum):
    """What the log can tell; the four values behind each are named in words.py. STOCK and HAND are for the eyes of their seat."""

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


RECORD = np.dtype(
    [
        # masks over provinces
        ("border", np.int64, PROVINCES),
        ("realm", np.int64, SEATS),
        ("land", np.int64),
        ("cities_mask", np.int64),
        ("mines", np.int64),
        ("origins", np.int64),
        ("felled", np.int64),
        ("walled", np.int64),
        ("built", np.int64),
        ("open_stacks", np.int64, SEATS),
        ("spied_stacks", np.int64, SEATS),
        # offers: baskets of cards, CARD_BITS a kind
        ("give_cards", np.int64, SEATS),
        ("ask_cards", np.int64, SEATS),
        ("toll_cards", np.int64, SEATS),
        # cards known: of a seat by everybody, of the last spied rival by a seat
        ("open_cards", np.int32, SEATS),
        ("spied_cards", np.int32, SEATS),
        # troops, packed
        ("stack", np.int16, (SEATS, PROVINCES)),
        ("half", np.int16, PROVINCES),
        ("spent", np.int16, PROVINCES),
        # what is still to be decided or done, by seat, last first
        ("todo_value", np.int16, (SEATS, TODO)),
        ("todo_task", np.int8, (SEATS, TODO)),
        ("todo", np.int8, SEATS),
        ("wake", np.int16),
        # the table
        ("round_number", np.int16),
        ("rounds", np.int16),
        ("seats", np.int8),
        ("stage", np.int8),
        ("over", np.int8),
        ("active", np.int8),
        ("direction", np.int8),
        ("unplayed", np.int16),
        ("living", np.int16),
        # options
        ("vote", np.int8),
        ("cards_on", np.int8),
        ("open_stocks", np.int8),
        ("wall_bonus", np.int8),
        ("walls_stop_nomads", np.int8),
        # the parties
        ("party", np.int8, SEATS),
        ("phase", np.int8, SEATS),
        ("stock", np.int16, (SEATS, 5)),
        ("reckoned", np.int16, (SEATS, 5)),
        ("hand", np.int8, (SEATS, KINDS)),
        ("card_played", np.int8, SEATS),
        ("blanks_home", np.int8, SEATS),
        ("raised", np.int16, SEATS),
        ("lost", np.int16, SEATS),
        ("strict", np.int8, SEATS),
        ("votes", np.int8, SEATS),
        ("chooses_nomads", np.int8, SEATS),
        ("spied_on", np.int8, SEATS),
        ("allied", np.int16, SEATS),
        ("at_war", np.int16, SEATS),
        ("war_new", np.int16, SEATS),
        ("fought", np.int16, SEATS),
        ("parted", np.int16, SEATS),
        ("free_metal", np.int8, SEATS),
        # cards nobody holds
        ("deck", np.int8, KINDS),
        ("played", np.int8, KINDS),
        ("card_count", np.int8, KINDS),
        # offers, by proposer; tolls, by who demands them
        ("offer", np.int8, SEATS),
        ("partner", np.int8, SEATS),
        ("give", np.int8, (SEATS, 5)),
        ("ask", np.int8, (SEATS, 5)),
        ("edits", np.int16, SEATS),
        ("transit", np.int16, SEATS),
        ("drafts", np.int8, SEATS),
        ("sent", np.int8, SEATS),
        ("toll_offer", np.int8, SEATS),
        ("toll", np.int8, (SEATS, 5)),
        # provinces
        ("owner", np.int8, PROVINCES),
        ("cities", np.int8, PROVINCES),
        ("irrigable", np.int8, PROVINCES),
        ("holes", np.int8, PROVINCES),
        ("trees", np.int8, PROVINCES),
        ("walls", np.int8, PROVINCES),
        ("forges", np.int8, PROVINCES),
        ("millstones", np.int8, PROVINCES),
        ("temples", np.int8, (2, PROVINCES)),
        ("canals", np.int8, PROVINCES),
        ("forges_used", np.int8, PROVINCES),
        # nomads
        ("tribe_home", np.int8, TRIBES),
        ("tribe_at", np.int8, TRIBES),
        ("tribe_units", np.int8, TRIBES),
        ("tribe_leader", np.int8, TRIBES),
        # frame
        ("frame_owner", np.int8, FRAME),
        ("frame_symbol", np.int8, FRAME),
        ("frame_size", np.int8),
        ("frame_placed", np.int16),
        ("frame_removed", np.int16),
        # the battle or the marching orders of the active party
        ("battle_at", np.int8),
        ("foe", np.int8),
        ("raider", np.int8),
        ("attack_foot", np.int8),
        ("attack_chariots", np.int8),
        ("duel_attacker", np.int8),
        ("duel_defender", np.int8),
        ("ladders", np.int8),
        ("forced_march", np.int8),
        ("captured", np.int8, 3),
        # numbers of the box
        ("start_stock", np.int8, 5),
        ("phase_seasons", np.int8, 13),
        ("free_trade_year", np.int8),
        ("dice_yield", np.int8, 6),
        ("mill_grain", np.int8),
        ("smelt_ore", np.int8),
        ("foot_price", np.int8),
        ("chariot_price", np.int8),
        ("wall_price", np.int8),
        ("works_price", np.int8),
        ("building_price", np.int8),
        ("bank_rate", np.int8),
        ("basket_most", np.int8),
        ("offers_most", np.int8),
        ("frame_roll", np.int8),
        ("frame_roll_beside", np.int8),
        ("campaign_roll", np.int8),
        ("campaign_bonus", np.int8),
        ("destruction_roll", np.int8),
        ("foot_attack", np.int8),
        ("chariot_attack", np.int8),
        ("nomad_attack", np.int8),
        ("chariot_ban", np.int8),
        ("nomad_units", np.int8),
        ("nomad_steps", np.int8),
        ("blanks_each", np.int8),
        ("harvest_card", np.int8),
        ("vein_card", np.int8),
        ("rafts_card", np.int8),
        ("caravan_card", np.int8),
        ("mercenary_foot", np.int8),
        ("mercenary_metal", np.int8),
    ],
    align=True,
)

NUMBERS = (
    "free_trade_year",
    "mill_grain",
    "smelt_ore",
    "foot_price",
    "chariot_price",
    "wall_price",
    "works_price",
    "building_price",
    "bank_rate",
    "basket_most",
    "offers_most",
    "frame_roll",
    "frame_roll_beside",
    "campaign_roll",
    "campaign_bonus",
    "destruction_roll",
    "foot_attack",
    "chariot_attack",
    "nomad_attack",
    "chariot_ban",
    "nomad_units",
    "nomad_steps",
    "blanks_each",
    "harvest_card",
    "vein_card",
    "rafts_card",
    "caravan_card",
    "mercenary_foot",
    "mercenary_metal",
)
"""Single numbers that stand in the box and in the record under the same name."""

BOX = np.dtype(
    [
        ("border", np.int64, PROVINCES),
        ("cities", np.int8, PROVINCES),
        ("irrigable", np.int8, PROVINCES),
        ("trees", np.int8, PROVINCES),
        ("mine", np.int8, PROVINCES),
        ("tribe_home", np.int8, TRIBES),
        ("capital", np.int8, SEATS),
        ("in_play", np.int8, (SEATS + 1, SEATS)),
        ("six_list", np.int8),
        ("six_table", np.int8),
        ("free_metal", np.int8, (SEATS + 1, SEATS)),
        ("card_count", np.int8, KINDS),
        ("cards_each", np.int8),
        ("extra_nomad_card", np.int8),
        ("frame_size", np.int8),
        ("start_stock", np.int8, 5),
        ("phase_seasons", np.int8, 13),
        ("dice_yield", np.int8, 6),
        ("core_forges", np.int8),
        ("core_millstones", np.int8),
        ("core_chariots", np.int8),
        ("core_foot", np.int8),
        ("core_walls", np.int8),
        *((name, np.int8) for name in NUMBERS),
    ],
    align=True,
)
