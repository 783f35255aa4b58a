"""Names the moves of Mesopotamia for tests: `place(Province.KISH)`, `trade(MARI)`, `give(Material.WOOD)`.

Parties are given by their seats.
"""

from __future__ import annotations

from tworivers.mesopotamia import codes
from tworivers.mesopotamia.names import Building, Campaign, Card, Material, Province, Unit, Work

DONE, YES, NO, GO, ATTACK = codes.DONE, codes.YES, codes.NO, codes.GO, codes.ATTACK
CLOCKWISE, COUNTERCLOCKWISE = codes.CLOCKWISE, codes.COUNTERCLOCKWISE
SMELT, RAISE_FOOT, RAISE_CHARIOT, ADD_BLANK = (codes.WORK + work for work in Work)
BUILD_FORGE, BUILD_MILLSTONE, BUILD_MARDUK, BUILD_ISHTAR, BUILD_CANAL = (
    codes.ERECT + building for building in Building
)
PROPOSE_ALLIANCE, BREAK_ALLIANCE, DECLARE_WAR = (codes.CAMPAIGN + campaign for campaign in Campaign)
SEND, DROP, WITHDRAW = codes.SEND, codes.DROP, codes.WITHDRAW
TOLLS, NO_TOLLS = codes.TOLLS, codes.NO_TOLLS

PARTIES = range(codes.PARTY, codes.PAY)
UNITS = range(codes.UNIT, codes.ATTACK)
CARDS = range(codes.CARD, codes.BANK)
BANKING = range(codes.BANK, codes.TRADE)
SEVERAL = range(codes.GIVE_SEVERAL, codes.UNASK_SEVERAL + 2 * len(Material))
"""Filling baskets with several pieces at once."""
TRADES = (*range(codes.TRADE, codes.ANSWERED), *SEVERAL)
"""All about offers: beginning, writing and answering them."""
OFFERS = range(codes.TRADE, codes.WITHDRAW)
"""Beginning an offer to somebody."""
FREE = range(codes.CARD, codes.GIVE)
"""Cards, the bank, offers: open to who is asked nothing, too."""
BASKETS = range(codes.GIVE, codes.SEND)
"""Filling the baskets of an offer or of a toll."""
BASKETS_OF_CARDS = range(codes.GIVE_CARD, codes.SEND)
ANSWERS = range(codes.TOLLS, codes.ANSWERED)
"""Answers to offers: they can come at any time."""
ACCEPTING = range(codes.ACCEPT, codes.DECLINE)
PASSAGE = range(codes.FREE, codes.REFUSE)
"""Letting a caravan pass, for nothing or for a toll."""


def place(province: Province) -> int:
    """Answer with a province."""
    return codes.PLACE + province


def party(seat: int) -> int:
    """Answer with a party."""
    return codes.PARTY + seat


def unit(kind: Unit) -> int:
    """Answer with a unit."""
    return codes.UNIT + kind


def slot(number: int) -> int:
    """Answer with a slot of the frame."""
    return codes.SLOT + number


def card(kind: Card) -> int:
    """Play or take a card."""
    return codes.CARD + kind


def pay(material: Material) -> int:
    """Pay a campaign with this."""
    return codes.PAY + material


def mill(grain: int) -> int:
    """Mill this much grain."""
    return codes.MILL + grain


def vote(years: int) -> int:
    """Vote for this many more years."""
    return codes.VOTE + years - 1


def bank(given: Material, taken: Material) -> int:
    """Change three of a material for one of another."""
    if given == Material.FLOUR:
        return codes.BANK_FLOUR + taken - (taken > Material.FLOUR)
    return next(code for code in BANKING if banked(code) == (given, taken))


def banked(action: int) -> tuple[Material, Material]:
    """The material given to the bank and the one taken from it."""
    given, taken = codes.bank_pair(action - codes.BANK)
    return Material(given), Material(taken)


def trade(seat: int) -> int:
    """Begin an offer to a party."""
    return codes.TRADE + seat


def give(material: Material) -> int:
    """Put one more of a material into the own side of an offer."""
    return codes.GIVE + material


def give_several(amount: int, material: Material) -> int:
    """Put 5 or 25 of a material into the own side of an offer."""
    return codes.GIVE_SEVERAL + _several(amount, material)


def take_several_back(amount: int, material: Material) -> int:
    """Take 5 or 25 of a material out of the own side of an offer."""
    return codes.UNGIVE_SEVERAL + _several(amount, material)


def ask_several(amount: int, material: Material) -> int:
    """Ask for 5 or 25 of a material more, in an offer or as a toll."""
    return codes.ASK_SEVERAL + _several(amount, material)


def ask_several_less(amount: int, material: Material) -> int:
    """Ask for 5 or 25 of a material less."""
    return codes.UNASK_SEVERAL + _several(amount, material)


def _several(amount: int, material: Material) -> int:
    return {5: 0, 25: len(Material)}[amount] + material


def smelt(ore: int) -> int:
    """Smelt this much ore."""
    return codes.SMELT + ore - 1


def take_back(material: Material) -> int:
    """Take one of a material out of the own side of an offer."""
    return codes.UNGIVE + material


def ask(material: Material) -> int:
    """Ask for one more of a material, in an offer or as a toll."""
    return codes.ASK + material


def ask_less(material: Material) -> int:
    """Ask for one less of a material."""
    return codes.UNASK + material


def give_card(kind: Card) -> int:
    """Put a card into the own side of an offer."""
    return codes.GIVE_CARD + kind


def take_card_back(kind: Card) -> int:
    """Take a card out of the own side of an offer."""
    return codes.UNGIVE_CARD + kind


def ask_card(kind: Card) -> int:
    """Ask for a card, in an offer or as a toll."""
    return codes.ASK_CARD + kind


def ask_card_no_more(kind: Card) -> int:
    """Ask for a card no more."""
    return codes.UNASK_CARD + kind


def accept(proposer: int) -> int:
    """Accept somebody's offer."""
    return codes.ACCEPT + proposer


def decline(proposer: int) -> int:
    """Decline somebody's offer."""
    return codes.DECLINE + proposer


def counter(proposer: int) -> int:
    """Answer somebody's offer with one of one's own."""
    return codes.COUNTER + proposer


def let_pass(proposer: int) -> int:
    """Let somebody's caravan pass for nothing."""
    return codes.FREE + proposer


def demand(proposer: int) -> int:
    """Demand a toll for somebody's caravan."""
    return codes.DEMAND + proposer


def refuse(proposer: int) -> int:
    """Let somebody's caravan not pass."""
    return codes.REFUSE + proposer
