"""What bots make of Amyitis: with something obviously better on the table, they take it."""

from __future__ import annotations

import numpy as np
import pytest

from amyitis.layout import (
    BANKER,
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    ENGINEER,
    FARMER,
    LEADER,
    MERCHANT,
    PALACE,
    PALM,
    PRIEST,
    RED,
    SALT,
    SQUARES,
    WINE,
    Layout,
    lay,
)
from amyitis.moves import PASS, discard, plant, recruit, sell, take_card, take_good, travel
from tworivers.amyitis.names import Bonus, City, Task
from tworivers.bots.amyitis import JUDGEMENT
from tworivers.bots.amyitis.terms import TERMS, Term, time_left
from tworivers.bots.bot import Budget
from tworivers.bots.greedy_turns import GreedyTurns
from tworivers.bots.tree_search import TreeSearch
from tworivers.engine.compiled import JIT


def greedy_choice(table: Layout) -> int:
    return GreedyTurns(JUDGEMENT, table.table.seats).choose(table.table.records, table.asked()[1], 1)


def terms(table: Layout, seat: int) -> dict[str, float]:
    """What each term is worth to a seat."""
    out = np.zeros(TERMS)
    total = JUDGEMENT.rules["appraise"](table.g, seat, JUDGEMENT.weights(table.table.seats), out)
    assert total == pytest.approx(out.sum())
    return {term.name.lower(): float(out[term]) for term in Term}


def nearly_over(table: Layout) -> Layout:
    """Only as many tiles are left as end the game after this round; the highest two squares are among them."""
    low = [name for name in SQUARES if name not in ("a1", "a2", "b1", "b2")]
    return table.planted(*low[::2], by=BLUE).planted(*low[1::2], by=RED)


def test_the_finest_tile_in_reach_is_planted() -> None:
    table = lay().goods(BLUE, SALT).camels(BLUE, 1).tile("d1", 2).tile("d2", 9).water(RED, "d1-d2")
    assert greedy_choice(table) == travel(City.ESHNUNNA)
    table.do(BLUE, travel(City.ESHNUNNA))
    assert greedy_choice(table) == plant("d2")


def test_a_bonus_good_may_as_well_be_wine() -> None:
    table = lay().goods(BLUE, SALT).camels(BLUE, 1).tile("d1", 2, Bonus.GOOD).water(RED, "d1-d2")
    table.do(BLUE, travel(City.ESHNUNNA), plant("d1"))
    assert table.asked() == (Task.GOOD, BLUE)
    assert greedy_choice(table) == take_good(WINE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cheaper_of_two_like_cards_is_recruited(seats: int) -> None:
    table = lay(seats).camels(BLUE, 0)
    for group in range(seats):
        table.group(group, MERCHANT, MERCHANT, MERCHANT, turned=2 if group == 0 else 1)
    assert greedy_choice(table) in {recruit(group, MERCHANT) for group in range(1, seats)}


def test_the_last_round_turns_goods_into_prestige() -> None:
    table = nearly_over(lay()).goods(BLUE, BARLEY, DATES).camels(BLUE, 9).caravan(City.NINOUA)
    for group in range(4):
        table.group(group, FARMER, PRIEST, ENGINEER, turned=3)
    assert greedy_choice(table) == travel(City.BABYLON)
    assert greedy_choice(table.do(BLUE, travel(City.BABYLON))) == sell(BARLEY, DATES)


def test_a_banker_is_for_the_beginning_and_a_palace_for_the_end() -> None:
    def offered(table: Layout) -> Layout:
        return table.goods(BLUE, PALM).camels(BLUE, 9).caravan(City.MARI).do(BLUE, travel(City.PALMYRA))

    assert greedy_choice(offered(lay())) == take_card(BANKER)
    assert greedy_choice(offered(nearly_over(lay()))) == take_card(PALACE)


def test_wine_is_kept_and_what_cities_ask_for_goes() -> None:
    table = lay().goods(BLUE, BARLEY, BARLEY, WINE).passed(RED, BLACK).end_round()
    while table.asked()[0] is not Task.DISCARD:
        table.do(table.asked()[1], int(table.table.legal(table.asked()[1])[0]))
    assert table.asked() == (Task.DISCARD, BLUE)
    assert greedy_choice(table) == discard(BARLEY)


def test_time_runs_from_one_to_nothing() -> None:
    assert time_left(lay().g) == 1.0
    assert time_left(nearly_over(lay()).g) == 0.0


def test_every_term_has_weights_for_every_number_of_players() -> None:
    for seats in (2, 3, 4):
        weights = JUDGEMENT.weights(seats)
        assert weights.shape == (TERMS + 1, 2)
        assert (weights[TERMS] > 0).all()


def test_terms_name_what_changed() -> None:
    """Hints speak of terms: more camels are camels, a banker is a banker."""
    before = terms(lay().camels(BLUE, 0), BLUE)
    assert terms(lay().camels(BLUE, 2), BLUE)["camels"] > before["camels"]
    assert terms(lay().camels(BLUE, 0).court(BLUE, BANKER, 1), BLUE)["banker"] > before["banker"]
    assert terms(lay().camels(BLUE, 0).court(BLUE, LEADER, 1), BLUE)["leader"] > before["leader"]
    assert terms(lay().camels(BLUE, 0).prestige(BLUE, 3), BLUE)["prestige"] > before["prestige"]


def test_chances_add_up_and_the_winner_has_won() -> None:
    table = lay(3)
    chances = TreeSearch(JUDGEMENT, 3, Budget(20)).think(table.table.records, BLUE, 1).chances
    assert chances.sum() == pytest.approx(1.0)
    out, room = np.zeros(4), np.zeros(TERMS)
    table.prestige(BLUE, 30).prestige(RED, 29).g.over = 1
    JUDGEMENT.rules["outlook"](table.g, JUDGEMENT.weights(3), room, out)
    assert out[BLUE] > 0.9
    assert out[:3].sum() == pytest.approx(1.0)


@pytest.mark.skipif(not JIT, reason="takes a hundred thousand decisions")
def test_search_leaves_nothing_lying_in_the_last_round() -> None:
    """Nobody else is left in it: whoever brings prestige is recruited before passing, the dearest too."""
    table = nearly_over(lay(3).camels(BLUE, 0).talents(BLUE, 9)).passed(RED, BLACK)
    for group in range(3):
        table.group(group, FARMER, PRIEST, ENGINEER)
    search = TreeSearch(JUDGEMENT, 3, Budget(60))
    taken: list[int] = []
    while PASS not in taken:
        assert table.asked()[1] == BLUE
        taken.append(search.choose(table.table.records, BLUE, len(taken)))
        table.do(BLUE, taken[-1])
    assert {recruit(group, ENGINEER) for group in range(3)} <= set(taken)
