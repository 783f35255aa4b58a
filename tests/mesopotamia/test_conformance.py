"""The beginning of games of Mesopotamia passes the conformance suite at every number of parties;
whole games in native code.
"""

from __future__ import annotations

import random

import pytest

from mesopotamia.position import is_settled
from tworivers.engine import conformance
from tworivers.engine.compiled import JIT
from tworivers.engine.conformance import Case
from tworivers.engine.lookalikes import compare_games
from tworivers.engine.simulate import simulate
from tworivers.mesopotamia import GAME

every_count = pytest.mark.parametrize("seats", GAME.seats)


def case(seats: int, decisions: int, stride: int = 1) -> Case:
    """Natively a game of its own every time; in plain Python always the same, broken off.
    When a check fails, its message names the seed.
    """
    if JIT:
        return Case(GAME, seats, {}, random.SystemRandom().getrandbits(32), 20 * stride)
    return Case(GAME, seats, {}, 1000 + seats, stride, decisions)


@every_count
def test_somebody_can_always_decide(seats: int) -> None:
    conformance.check_course(case(seats, 80))


@every_count
def test_copies_go_their_own_way(seats: int) -> None:
    conformance.check_copies(case(seats, 80))


def test_every_action_has_a_text_of_its_own() -> None:
    conformance.check_notation(case(3, 0))


@pytest.mark.parametrize("seats", GAME.seats if JIT else (3, 8))
def test_everything_can_be_said(seats: int) -> None:
    conformance.check_words(case(seats, 6))


@every_count
def test_views_offer_what_is_legal(seats: int) -> None:
    conformance.check_views(case(seats, 40))


@every_count
def test_nobody_sees_what_is_hidden_from_them(seats: int) -> None:
    """The choice of Qatna's nomad card from the rest included."""
    assert conformance.check_secrets(case(seats, 24, stride=3)) > 0


@every_count
def test_what_looks_the_same_is_given_to_bots_the_same(seats: int) -> None:
    """Whatever a rival chooses secretly."""
    decisions, stride = (40_000, 60) if JIT else (18, 1)
    assert conformance.check_lookalikes(Case(GAME, seats, {}, 2000 + seats, stride, decisions)) > 0


@every_count
def test_games_that_differ_in_a_secret_look_the_same(seats: int) -> None:
    """rules/mesopotamia.md §Secrets: turn, events, dice and views, whatever others hold; some act unasked."""
    pairs, moves = (400, 20) if JIT else (6, 12)
    assert conformance.check_secret_games(Case(GAME, seats, {}, 3000 + seats), pairs, moves, is_settled) > 0


def test_version_two_told_who_held_what() -> None:
    """The check can fail: by the rules of version 2 what is asked depends on stocks and hands."""
    assert compare_games(GAME, 4, 20, 20, 1, version=2, settled=is_settled).differences


@every_count
def test_what_can_be_taken_back_shows_nothing_hidden(seats: int) -> None:
    decisions, stride = (40_000, 20) if JIT else (30, 1)
    conformance.check_revelations(Case(GAME, seats, {}, 2000 + seats, stride, decisions))


@every_count
def test_undo_and_redo_lead_back(seats: int) -> None:
    conformance.check_undo(case(seats, 0), 90)


@every_count
def test_a_saved_match_loads_identically(seats: int) -> None:
    conformance.check_saves(case(seats, 0), 90)


READINGS = [
    {option.name: value}
    for option in GAME.options
    for value in option.values[1:]
    if option.since == 3 or value == "yearly"
]


@pytest.mark.parametrize("options", READINGS, ids=lambda options: "-".join(map("=".join, options.items())))
def test_every_reading_passes_the_suite(options: dict[str, str]) -> None:
    """Short runs; `tests/test_conformance.py` plays whole games of every option in native code."""
    short = Case(GAME, 5, options, 77, 1, 30)
    conformance.check_course(short)
    conformance.check_copies(short)
    conformance.check_views(Case(GAME, 5, options, 77, 3, 15))
    conformance.check_secrets(Case(GAME, 5, options, 77, 4, 12))
    conformance.check_words(Case(GAME, 5, options, 77, 3, 4))
    conformance.check_saves(short, 40)


@pytest.mark.soak
@every_count
def test_thousands_of_random_games_without_cards_keep_the_laws(seats: int) -> None:
    played = simulate(GAME, seats, 2_000, seed=2000 + seats, options={"cards": "off"}, checked=True, threads=2)
    assert (played.decisions > 0).all()
