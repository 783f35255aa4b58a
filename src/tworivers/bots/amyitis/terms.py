"""What makes a position of Amyitis good: the names, and how much of the game is left to make use of it."""

from __future__ import annotations

from enum import IntEnum

from tworivers.amyitis.garden import tiles_left
from tworivers.amyitis.record import State
from tworivers.engine.compiled import rule


class Term(IntEnum):
    """What makes a position good; hints name these."""

    PRESTIGE = 0  # on the score track
    TALENTS = 1  # the first few
    SAVINGS = 2  # talents beyond those
    CAMELS = 3  # the first few
    HERD = 4  # camels beyond those
    GOODS = 5  # that can be kept, but for wine
    WINE = 6  # that can be kept
    SURPLUS = 7  # goods that will have to be discarded
    VARIETY = 8  # kinds of goods
    JOURNEY = 9  # what the best one brings now
    SECOND_JOURNEY = 10  # what the next best brings
    PLAN = 11  # what a journey would bring with more camels
    BANKER = 12  # talents still to come from it
    PATRON = 13  # prestige still to come from a banker
    LEADER = 14  # spaces still to be gained by it
    STOREHOUSE = 15  # goods it lets one keep
    PALACE = 16  # the next one's prestige
    GARDENERS = 17  # on hand
    ISHTAR = 18  # a place of honour in the temple
    MARDUK = 19  # likewise
    TAMMOUZ = 20  # likewise
    PILGRIMS = 21  # cubes that will stay in temples
    FIELDS = 22  # rows where a gardener is near
    CHANNELS = 23  # squares whose irrigation bonus would be one's own
    FAVOUR = 24  # the queen's, as it stands
    TILES = 25  # towards the queen's favour
    PRESENCE = 26  # not having passed
    RECRUITS = 27  # one's part of the cards that are left
    TURN = 28  # it is one's own
    PENDING = 29  # what open questions will bring
    CUBES = 30  # too few at home


TERMS = len(Term)


@rule
def time_left(g: State) -> float:
    """1 while no tile is taken, 0 once the round that is played is the last."""
    to_go = max(0, tiles_left(g) - int(g.last_tiles))
    return to_go / max(1, int(g.tiles_laid) - int(g.last_tiles))
