"""Every game, player count and option passes the conformance suite."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tworivers.engine import conformance
from tworivers.engine.compiled import JIT
from tworivers.engine.conformance import Case
from tworivers.engine.rules import Game
from tworivers.engine.simulate import simulate
from tworivers.games import GAMES
from tworivers_wells import GAME as WELLS

SUBJECTS = [WELLS, *GAMES.values()]
LONG = {"mesopotamia"}
"""Games of thousands of decisions: looked at more rarely. Plain Python looks at their beginnings,
in tests/mesopotamia.
"""
STRIDE = 2 if JIT else 5
"""Native code is looked at after every other decision; plain Python, which does the same, less often."""


def case(game: Game, seats: int, options: dict[str, str], seed: int) -> Case:
    return Case(game, seats, options, seed, stride=500 if game.name in LONG else STRIDE)


def marks(game: Game, seats: int, options: dict[str, str]) -> list[pytest.MarkDecorator]:
    """Native code plays every setting and plain Python the smallest and the largest table.

    Of a long game, native code plays only those two, and `make soak` the others.
    """
    extreme = not options and seats in (game.seats[0], game.seats[-1])
    if game.name in LONG:
        too_long = pytest.mark.skipif(not JIT, reason="too long for plain Python")
        return [too_long] if extreme else [too_long, pytest.mark.soak]
    return [] if extreme else [pytest.mark.skipif(not JIT, reason="native code plays it")]


ALL = [
    pytest.param(
        game,
        seats,
        options,
        id="-".join([game.name, str(seats), *map("=".join, options.items())]),
        marks=marks(game, seats, options),
    )
    for game in SUBJECTS
    for seats, options in conformance.settings_of(game)
]
every_setting = pytest.mark.parametrize(("game", "seats", "options"), ALL)
few = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)


@pytest.fixture
def seed() -> int:
    """Another game every time; when a check fails, its message names the seed."""
    return random.SystemRandom().getrandbits(32)


@every_setting
def test_somebody_can_always_decide(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    conformance.check_course(case(game, seats, options, seed))


@every_setting
def test_copies_go_their_own_way(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    conformance.check_copies(case(game, seats, options, seed))


@pytest.mark.parametrize("game", SUBJECTS, ids=lambda game: game.name)
def test_every_action_has_a_text_of_its_own(game: Game) -> None:
    conformance.check_notation(Case(game, game.seats[0], {}, 0))


@every_setting
def test_everything_can_be_said(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    conformance.check_words(case(game, seats, options, seed))


@every_setting
def test_views_offer_what_is_legal(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    conformance.check_views(case(game, seats, options, seed))


@every_setting
def test_nobody_sees_what_is_hidden_from_them(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    conformance.check_secrets(case(game, seats, options, seed))


@every_setting
def test_what_looks_the_same_is_given_to_bots_the_same(game: Game, seats: int, options: dict[str, str]) -> None:
    conformance.check_lookalikes(case(game, seats, options, seed=seats))


def test_games_that_differ_in_a_secret_look_the_same() -> None:
    """Mesopotamia's are compared in tests/mesopotamia and tests/server; Amyitis hides nothing."""
    for seats in WELLS.seats:
        assert conformance.check_secret_games(case(WELLS, seats, {}, seed=seats), 50, 30, lambda g: True) > 0


@every_setting
def test_what_can_be_taken_back_shows_nothing_hidden(game: Game, seats: int, options: dict[str, str]) -> None:
    conformance.check_revelations(case(game, seats, options, seed=seats))


@every_setting
@given(seed=seeds, decisions=st.integers(1, 300))
@few
def test_undo_and_redo_lead_back(game: Game, seats: int, options: dict[str, str], seed: int, decisions: int) -> None:
    conformance.check_undo(case(game, seats, options, seed), decisions)


@every_setting
@given(seed=seeds, decisions=st.integers(0, 700))
@settings(max_examples=4, deadline=None)
def test_a_saved_match_loads_identically(
    game: Game, seats: int, options: dict[str, str], seed: int, decisions: int
) -> None:
    conformance.check_saves(case(game, seats, options, seed), decisions)


def test_the_suite_notices_secrets() -> None:
    """In a game that has secrets, hiding does change records, so the check above can fail."""
    assert conformance.check_secrets(Case(WELLS, 3, {}, 5)) > 0


@pytest.mark.bounds
@every_setting
def test_random_games_keep_the_laws(game: Game, seats: int, options: dict[str, str]) -> None:
    """Audited after every decision; `simulate` raises when a law breaks or nobody can decide."""
    games = (20 if game.name in LONG else 1000) if JIT else 2
    played = simulate(game, seats, games, seed=seats, options=options, checked=True)
    assert (played.decisions > 0).all()


@pytest.mark.soak
@every_setting
def test_thousands_of_random_games_keep_the_laws(game: Game, seats: int, options: dict[str, str]) -> None:
    played = simulate(
        game, seats, 2_000 if game.name in LONG else 10_000, seed=1000 + seats, options=options, checked=True, threads=2
    )
    assert (played.decisions > 0).all()
