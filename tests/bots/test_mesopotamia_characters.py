"""Opponents in Mesopotamia differ: each ruler likes some things more, and nobody begins every game alike."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bots.test_mesopotamia import known
from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, Layout, lay
from tworivers.bots.bot import Budget
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.halving import Halving
from tworivers.bots.mesopotamia import JUDGEMENT
from tworivers.bots.mesopotamia.characters import CHARACTERS, FACTORS, OF_PARTY
from tworivers.bots.mesopotamia.terms import Term
from tworivers.bots.mistakes import one_of_best
from tworivers.bots.playing import play
from tworivers.bots.registry import bot_named
from tworivers.engine.compiled import JIT
from tworivers.engine.messages import Message, words
from tworivers.engine.table import Table
from tworivers.languages import LANGUAGES
from tworivers.mesopotamia import GAME, codes
from tworivers.mesopotamia.names import Event, Party, Phase, Province
from tworivers.mesopotamia.places import places

BEGINNING = 60
"""Decisions in which openings can be told from each other."""
GAMES = 12
FLOUR = 17
"""That four scribes may lack together in a game of two years; it was more than 20."""


def test_of_equal_actions_the_seed_decides() -> None:
    values = np.array([0.1, 1.0, 1.0, 0.99])
    assert {one_of_best(values, seed) for seed in range(50)} == {1, 2}


def test_smaller_gains_and_nothing_are_no_matter_of_whim() -> None:
    assert {one_of_best(np.array([0.0, 0.03, 0.029]), seed) for seed in range(50)} == {1}
    assert {one_of_best(np.array([0.0, -0.01, 0.0]), seed) for seed in range(50)} == {0}


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_every_table_there_are_several_characters(seats: int) -> None:
    g = Table(GAME, seats, seed=1).g
    found = {CHARACTERS.of(g, seat) for seat in range(seats)}
    assert len(found) >= min(3, seats)
    assert {place.id for place in places(g)} <= set(CHARACTERS.of_place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", FACTORS)
def test_every_character_has_words(character: str, language: str) -> None:
    assert words(language, GAME.catalogue).say(Message(f"character-{character}"))


def test_a_character_leans_on_its_terms_alone() -> None:
    usual, warlord = JUDGEMENT.weights(4), JUDGEMENT.weights_of(4, "warlord")
    assert (warlord[Term.CONQUEST] > usual[Term.CONQUEST]).all()
    others = [term for term in Term if term not in FACTORS["warlord"]]
    assert (warlord[others] == usual[others]).all()
    assert set(OF_PARTY) == set(Party)


def test_the_same_position_promises_a_warlord_and_a_builder_different_things() -> None:
    board = lay().walk(ASSUR, Phase.FORGES)
    _, plain = GreedyActions(JUDGEMENT, 4).values(board.table.records, ASSUR)
    _, own = GreedyActions(JUDGEMENT, 4, lively=True).values(board.table.records, ASSUR)
    assert (plain != own).any()


def test_a_searching_opponent_has_its_character_and_a_hint_has_none() -> None:
    assert JUDGEMENT.searcher(4, Budget(1))._habit.lively  # type: ignore[attr-defined]
    assert not Halving(JUDGEMENT, 4, Budget(1))._habit.lively


def opening(seed: int) -> tuple[int, ...]:
    """The first decisions of a game whose deal and dice are always the same."""
    table, bots = Table(GAME, 3, seed=1), [bot_named("mesopotamia", "scribe", 3)] * 3
    return tuple(decision.action for decision in play(table, bots, random.Random(seed), BEGINNING))


def test_games_with_the_same_deal_do_not_begin_alike() -> None:
    assert len({opening(seed) for seed in range(4)}) > 1
    assert opening(1) == opening(1)


def frontier() -> Layout:
    """Eshnunna's troops stand beside Babylon's; they are at war."""
    board = lay().war(BABYLON, ESHNUNNA).owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD)
    return board.troops(BABYLON, Province.KISH, foot=2).troops(ESHNUNNA, Province.BAGDAD, foot=3)


def test_a_wall_is_built_where_an_attack_threatens_and_nowhere_else() -> None:
    board = known(frontier().walk(BABYLON, Phase.WALLS).stock(BABYLON, 20, 20, 5, 12, 12))
    choice = GreedyActions(JUDGEMENT, 4).choose(board.table.records, BABYLON, 1)
    assert choice == codes.PLACE + Province.KISH
    peaceful = known(lay().owns(BABYLON, Province.KISH).walk(BABYLON, Phase.WALLS).stock(BABYLON, 20, 20, 5, 12, 12))
    assert GreedyActions(JUDGEMENT, 4).choose(peaceful.table.records, BABYLON, 1) == codes.DONE


@pytest.mark.skipif(not JIT, reason="takes whole games")
def test_realms_are_fed() -> None:
    missing = 0
    for seed in range(GAMES):
        table, bots = Table(GAME, 4, seed=seed), [bot_named("mesopotamia", "scribe", 4)] * 4
        for _ in play(table, bots, random.Random(seed)):
            missing += sum(event[2] for event in table.events() if event[0] == Event.HUNGER)
    assert missing <= FLOUR * GAMES
