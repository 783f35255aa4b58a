"""Offers as large and as many as one likes, within what one owns."""

from __future__ import annotations

import pytest

from mesopotamia.caravans import enclosed, offer
from mesopotamia.layout import BABYLON, ESHNUNNA, GRAIN, MARI, METAL, WOOD, turn_of
from mesopotamia.moves import (
    NO_TOLLS,
    SEND,
    TOLLS,
    WITHDRAW,
    accept,
    ask,
    ask_several,
    ask_several_less,
    counter,
    demand,
    give,
    give_several,
    take_back,
    take_several_back,
    trade,
)
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.drafts import EDITS
from tworivers.mesopotamia.names import Event
from tworivers.mesopotamia.view import view


def test_all_one_owns_can_change_hands() -> None:
    """mesopotamia.de §1: "Außerdem kannst du zu freien Kursen mit den anderen Spielern tauschen"."""
    board = turn_of(BABYLON).set_stock(BABYLON, WOOD, 300).set_stock(MARI, METAL, 57)
    board.do(BABYLON, trade(MARI), *[give_several(25, WOOD)] * 12)
    board.do(BABYLON, *[ask_several(25, METAL)] * 2, ask_several(5, METAL), ask(METAL), ask(METAL), SEND)

    board.do(MARI, accept(BABYLON))

    assert (board.has(BABYLON, WOOD), board.has(BABYLON, METAL)) == (0, 30 + 57)
    assert (board.has(MARI, WOOD), board.has(MARI, METAL)) == (30 + 300, 0)


@pytest.mark.parametrize(
    ("step", "amount"), [(give(WOOD), 1), (give_several(5, WOOD), 5), (give_several(25, WOOD), 25)]
)
def test_no_more_is_given_than_one_owns(step: int, amount: int) -> None:
    """Our ruling: as many as one likes within what one owns."""
    board = turn_of(BABYLON).set_stock(BABYLON, WOOD, amount).do(BABYLON, trade(MARI), step)

    assert not board.can(BABYLON, give(WOOD))
    assert not board.can(BABYLON, step)
    assert board.why(BABYLON, step) == "why-not-owned"


def test_one_may_ask_for_more_than_the_other_has() -> None:
    """rules/mesopotamia.md §Secrets: another's stock isn't known; §Trade: it is checked when the offer is accepted."""
    board = turn_of(BABYLON).do(BABYLON, trade(MARI), *[ask_several(25, METAL)] * 39, *[ask_several(5, METAL)] * 4)
    board.do(BABYLON, *[ask(METAL)] * 4)
    assert not board.can(BABYLON, ask(METAL))
    assert board.why(BABYLON, ask(METAL)) == "why-basket-full"

    board.do(BABYLON, SEND)

    assert not board.can(MARI, accept(BABYLON))


def test_several_pieces_can_be_taken_out_again() -> None:
    """rules/mesopotamia.md §Trade: any basket."""
    board = turn_of(BABYLON).do(BABYLON, trade(MARI), give_several(25, WOOD), ask_several(5, METAL))
    assert not board.can(BABYLON, take_several_back(5, METAL))
    assert not board.can(BABYLON, ask_several_less(25, METAL))

    board.do(BABYLON, take_several_back(5, WOOD), ask_several_less(5, METAL), take_back(WOOD))

    assert (int(board.g.give[BABYLON, WOOD]), int(board.g.ask[BABYLON, METAL])) == (19, 0)


def test_a_toll_may_be_as_large() -> None:
    """mesopotamia.de §1: "frei auszuhandelnde Zölle"."""
    board = offer(enclosed()).do(MARI, demand(BABYLON), ask_several(25, GRAIN), ask_several(25, GRAIN))
    assert not board.can(MARI, give_several(5, GRAIN))
    board.do(MARI, ask_several_less(25, GRAIN), ask_several(5, GRAIN), SEND)
    assert board.can(BABYLON, NO_TOLLS)

    board.do(BABYLON, TOLLS).set_stock(BABYLON, GRAIN, 30).do(ESHNUNNA, accept(BABYLON))

    assert board.has(BABYLON, GRAIN) == 0


def test_a_counter_offer_promises_no_more_than_one_owns() -> None:
    """Our ruling: within what one owns; what is asked for beyond that is left out of the counter-offer."""
    board = turn_of(BABYLON).do(BABYLON, trade(MARI), *[ask_several(25, METAL)] * 3, SEND).do(MARI, counter(BABYLON))

    assert int(board.g.give[MARI, METAL]) == 30


def test_there_are_more_than_six_offers_a_round() -> None:
    """Our ruling: as many as one likes; thirty are the most, against abuse."""
    board = turn_of(BABYLON)
    for number in range(30):
        assert view(board.g, BABYLON)["parties"][BABYLON]["offers_left"] == 30 - number
        board.do(BABYLON, trade(MARI), give(METAL), SEND, WITHDRAW)

    assert not board.can(BABYLON, trade(MARI))
    assert board.why(BABYLON, trade(MARI)) == "why-offers-sent"


def test_a_draft_isnt_changed_for_ever() -> None:
    """Our ruling: a limit against abuse."""
    board = turn_of(BABYLON).do(
        BABYLON, trade(MARI), *[give_several(5, WOOD), take_several_back(5, WOOD)] * (EDITS // 2)
    )

    assert not board.can(BABYLON, give_several(5, WOOD))
    assert not board.can(BABYLON, give(WOOD))


def test_partners_see_that_an_offer_is_a_counter_offer() -> None:
    """What bots go by is in the view: an offer that began as a counter-offer."""
    board = turn_of(BABYLON).do(BABYLON, trade(MARI), give_several(25, WOOD), SEND)
    assert [offer["counter"] for offer in view(board.g, MARI)["offers"]] == [False]

    board.do(MARI, counter(BABYLON), ask(METAL), SEND)

    assert [offer["counter"] for offer in view(board.g, BABYLON)["offers"]] == [True]
    assert ["counter" in offer for offer in view(board.g, ESHNUNNA)["offers"]] == [False]
    assert board.told(Event.OFFER)


def test_words_and_codes_of_several_pieces() -> None:
    """Save files know them by these words."""
    assert GAME.notation(give_several(5, GRAIN)) == "give 5 grain"
    assert GAME.notation(ask_several_less(25, WOOD)) == "unask 25 wood"
