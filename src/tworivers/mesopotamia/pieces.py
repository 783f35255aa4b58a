"""What comes in the box: rulers, materials, tribes, cards, symbols, buildings, units. Records number them so."""

from __future__ import annotations

from enum import IntEnum


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
    """Kinds of cards; the first five are the tribes' (Card k is Tribe k). cards.py says what each does."""

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


KINDS = len(Card)


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
