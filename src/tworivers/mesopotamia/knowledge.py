"""What parties know of each other: what lay open, and the reports of spies (mesopotamia.md §Secrets, §Cards).

Of cards it is the fewest of each kind that a party must hold. What comes or goes openly changes that for all. Of a
card that spies take only two parties learn the kind: for the others there may be one fewer of every kind. Nothing
here looks into a hand.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import CARD_MOST, KINDS, REPORTS
from tworivers.mesopotamia.packing import basket_of, in_basket
from tworivers.mesopotamia.record import State


@rule
def known_stacks(g: State, seat: int, rival: int) -> int:
    """The rival's stacks whose contents seat knows, as bits."""
    known = int(g.open_stacks[rival])
    for number in range(REPORTS):
        if g.report_to[number] == seat and g.report_on[number] == rival:
            known |= int(g.report_stacks[number])
    return known


@rule
def known_cards(g: State, seat: int, rival: int, card: int) -> int:
    """How many cards of a kind seat knows in a rival's hand: from open trade, its own spies, or the rival's spies."""
    known = in_basket(int(g.open_cards[rival]), card)
    for number in range(REPORTS):
        if g.report_to[number] == seat and g.report_on[number] == rival:
            known = max(known, in_basket(int(g.report_cards[number]), card))
    return known


@rule
def report(g: State, seat: int, rival: int, stacks: int, cards: int) -> None:
    """Let a seat remember what it saw of a rival."""
    number = int(g.reports) % REPORTS
    g.report_to[number] = seat
    g.report_on[number] = rival
    g.report_stacks[number] = stacks
    g.report_cards[number] = cards
    g.reports = (number + 1) % REPORTS


@rule
def card_came(g: State, seat: int, card: int) -> None:
    """Everybody saw a card come into a hand."""
    g.open_cards[seat] = one_more(int(g.open_cards[seat]), card)
    for number in range(REPORTS):
        if g.report_on[number] == seat:
            g.report_cards[number] = one_more(int(g.report_cards[number]), card)


@rule
def card_went(g: State, seat: int, card: int) -> None:
    """Everybody saw a card leave a hand."""
    g.open_cards[seat] = one_fewer(int(g.open_cards[seat]), card)
    for number in range(REPORTS):
        if g.report_on[number] == seat:
            g.report_cards[number] = one_fewer(int(g.report_cards[number]), card)


@rule
def card_was_taken(g: State, seat: int, thief: int, card: int) -> None:
    """The thief's spies took a card from a hand; others don't know which, and who lost it knows where it is."""
    g.open_cards[seat] = one_fewer_of_each(int(g.open_cards[seat]))
    for number in range(REPORTS):
        if g.report_on[number] == seat:
            known = int(g.report_cards[number])
            g.report_cards[number] = (
                one_fewer(known, card) if g.report_to[number] == thief else one_fewer_of_each(known)
            )
    report(g, seat, thief, 0, basket_of(card, 1))


@rule
def one_more(cards: int, card: int) -> int:
    """A basket of cards with one more of a kind."""
    return cards if in_basket(cards, card) == CARD_MOST else cards + basket_of(card, 1)


@rule
def one_fewer(cards: int, card: int) -> int:
    """A basket of cards with one fewer of a kind, if it holds any."""
    return cards if in_basket(cards, card) == 0 else cards - basket_of(card, 1)


@rule
def one_fewer_of_each(cards: int) -> int:
    """A basket of cards with one fewer of every kind it holds."""
    for card in range(KINDS):
        cards = one_fewer(cards, card)
    return cards
