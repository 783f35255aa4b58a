"""What people read about Mesopotamia."""

from __future__ import annotations

from itertools import product

import pytest

from mesopotamia.layout import BABYLON, FLOUR, MARI, METAL, WOOD, Layout, lay, turn_of
from mesopotamia.moves import (
    ATTACK,
    BUILD_MARDUK,
    CLOCKWISE,
    DONE,
    RAISE_FOOT,
    SEND,
    SMELT,
    bank,
    card,
    give,
    mill,
    pay,
    place,
    slot,
    trade,
    vote,
)
from tworivers.engine.messages import Message, words
from tworivers.languages import LANGUAGES
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import EMPTY, NOMADS, Card, Event, Party, Phase, Province, Reason


def why(board: Layout, seat: int, action: int, language: str = "en") -> str:
    reason = GAME.why_not(board.g, seat, action)
    assert reason is not None
    return words(language, GAME.catalogue).say(reason)


def do(board: Layout, seat: int, action: int, language: str = "en") -> str:
    return words(language, GAME.catalogue).say(GAME.action_words(board.g, seat, action))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DONE, "done"),
        (CLOCKWISE, "clockwise"),
        (vote(2), "vote 2"),
        (mill(3), "mill 3"),
        (place(Province.KISH), "at kish"),
        (BUILD_MARDUK, "erect marduk"),
        (pay(WOOD), "pay wood"),
        (ATTACK, "attack"),
        (slot(0), "slot 1"),
        (card(Card.SPIES), "card spies"),
        (bank(METAL, FLOUR), "bank metal flour"),
        (give(WOOD), "give wood"),
        (SEND, "send"),
        (trade(MARI), "trade second"),
    ],
)
def test_notation(action: int, text: str) -> None:
    assert GAME.notation(action) == text
    assert GAME.codes[text] == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_province_card_or_party_has_the_name_of_another(language: str) -> None:
    for kind, members in {"province": Province, "card": Card, "party": Party}.items():
        things = [f"{kind}-{member.name.lower().replace('_', '-')}" for member in members]
        names = [words(language, GAME.catalogue).say(Message(key)) for key in things]
        assert len(set(names)) == len(names) > 0


def test_moves_tell_what_they_cost_and_bring() -> None:
    board = lay().walk(BABYLON, Phase.FORGES)
    assert do(board, BABYLON, SMELT) == "Smelt up to 5 ore in a forge"
    assert do(board, BABYLON, RAISE_FOOT) == "Raise a foot (1 metal, wood and flour each)"
    assert do(board, BABYLON, bank(METAL, FLOUR)) == "Bank: 3 metal for 1 flour"
    assert do(board, BABYLON, trade(MARI)) == "Write an offer to Mari"


def test_what_is_missing_is_told() -> None:
    board = lay().walk(BABYLON, Phase.FORGES).stock(BABYLON, wood=1)
    assert why(board, BABYLON, SMELT) == "You have no ore."
    assert why(board, BABYLON, RAISE_FOOT) == "This costs 1 metal; you have 0."
    assert why(board, BABYLON, bank(METAL, FLOUR)) == "The bank takes 3 metal; you have 0."


def test_another_partys_turn() -> None:
    assert why(turn_of(BABYLON), MARI, DONE) == "You have to wait: It is Babylon’s turn."


def test_another_question() -> None:
    board = lay().walk(BABYLON, Phase.FORGES)
    assert why(board, BABYLON, mill(3)) == "First answer this: Phase 8: work for your forges."
    assert why(board, BABYLON, card(Card.SPIES)) == "This game is played without cards."


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("at kish", "province-kish"),
        ("slot 12", "slot-12"),
        ("against second", "seat-second"),
        ("against nomads", "seat-nomads"),
        ("unit foot", "unit-foot"),
        ("card spies", None),
        ("done", None),
    ],
)
def test_what_an_action_points_at(text: str, target: str | None) -> None:
    assert GAME.target(GAME.codes[text]) == target


@pytest.mark.parametrize(
    ("event", "touched"),
    [
        ((Event.MOVED, 0, Province.LARSA, Province.UR, 0, 0), ["province-larsa", "province-ur"]),
        ((Event.NOMADS, 0, 1, Province.MARI, Province.EMAR, 0), ["province-mari", "province-emar"]),
        ((Event.SYMBOL, 0, 2, 4, 0, 0), ["slot-5"]),
        ((Event.UNSEATED, 0, 6, 0, 0, 0), ["slot-7"]),
        ((Event.STOCK, 0, 1, 1, 0, 0), []),
    ],
)
def test_what_an_event_touches(event: tuple[int, ...], touched: list[str]) -> None:
    assert GAME.touches(event) == touched


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    """Gains and losses, successes and failures: whatever small numbers stand in an event."""
    board = turn_of(BABYLON, cards=True)
    more = [
        (Event.STOCK, MARI, METAL, -1, Reason.FEEDING, 0),
        (Event.HAND, MARI, Card.SPIES, -1, 0, 0),
        (Event.STARTS, MARI, 1, 2, 0, 0),
        (Event.UNIT_LOST, NOMADS, Province.KISH, 0, 0, 0),
        (Event.CONQUERED, MARI, Province.KISH, BABYLON, EMPTY, 0),
        (Event.REPELLED, MARI, Province.KISH, BABYLON, EMPTY, 0),
    ]
    for event in [(kind, MARI, *values) for kind in Event for values in product((0, 1), repeat=4)] + more:
        assert words(language, GAME.catalogue).say(GAME.event_words(board.g, event))
