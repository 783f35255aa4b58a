"""Garden tiles: what their bonuses bring."""

from __future__ import annotations

import pytest

from amyitis.layout import BANKER, BARLEY, BLUE, DATES, GARDENER, LEADER, PALACE, PALM, RED, SALT, WINE, Layout, lay
from amyitis.moves import plant, take_card, take_good, take_leader_with, travel
from tworivers.amyitis.names import EMPTY, Bonus, City, Court, Good, Task


def with_tile(*bonuses: Bonus, level: int = 1, seats: int = 4) -> Layout:
    """Blue is about to plant on d1 or d2; d1's tile is worth 3 and has these bonuses, red waters it."""
    table = (
        lay(seats)
        .camels(BLUE, 1)
        .goods(BLUE, BARLEY, PALM)
        .caravan(City.URUK)
        .plant_card(City.MARI, level, PALM if level == 2 else None)
    )
    return table.water(RED, "d1-d2").tile("d1", 3, *bonuses)


def planted(table: Layout) -> Layout:
    """Blue buys the plant of Mari and plants it on d1."""
    return table.do(BLUE, travel(City.MARI), plant("d1"))


def test_a_tile_without_a_bonus_brings_only_prestige() -> None:
    """rules/amyitis.md §Planting, 1."""
    table = planted(with_tile())

    assert (table.g.prestige[BLUE], table.g.talents[BLUE], table.g.camels[BLUE]) == (3, 4, 0)
    assert table.asked() == (Task.TURN, RED)


def test_camel_and_talents() -> None:
    """rules/amyitis.md §Planting, 1: bonuses without a choice."""
    assert planted(with_tile(Bonus.CAMEL)).g.camels[BLUE] == 1
    assert planted(with_tile(Bonus.TALENT, Bonus.TALENT)).g.talents[BLUE] == 6
    both = planted(with_tile(Bonus.CAMEL, Bonus.TALENT))
    assert (both.g.camels[BLUE], both.g.talents[BLUE]) == (1, 5)


@pytest.mark.parametrize("good", list(Good))
def test_a_good_of_choice_may_be_any(good: Good) -> None:
    """rules/amyitis.md §Planting, 1: a good of choice may be wine."""
    table = planted(with_tile(Bonus.GOOD).goods(BLUE, BARLEY))
    assert table.asked() == (Task.GOOD, BLUE)
    assert table.legal(BLUE) == {take_good(each) for each in Good}

    assert table.do(BLUE, take_good(good)).stock(BLUE) == [good]


@pytest.mark.parametrize(("bonus", "kind"), [(Bonus.BANKER, BANKER), (Bonus.LEADER, LEADER), (Bonus.PALACE, PALACE)])
def test_a_court_card_bonus_gives_the_next_level(bonus: Bonus, kind: Court) -> None:
    """rules/amyitis.md §Planting, 1: a court-card bonus gives the next level of that type."""
    table = planted(with_tile(bonus))
    assert table.g.court_level[BLUE, kind] == 1

    table = planted(with_tile(bonus).court(BLUE, kind, 1).leaders_carry(DATES, SALT))
    if kind == LEADER:
        table.do(BLUE, take_leader_with(DATES))
    assert table.g.court_level[BLUE, kind] == 2


@pytest.mark.parametrize(("level", "prestige"), [(1, 2), (4, 5), (6, 10)])
def test_a_palace_from_a_tile_scores(level: int, prestige: int) -> None:
    """rules/amyitis.md §Planting, 1: with all it brings (palace prestige)."""
    table = planted(with_tile(Bonus.PALACE).court(BLUE, PALACE, level - 1))

    assert table.g.prestige[BLUE] == 3 + prestige


def test_a_second_leader_from_a_tile_brings_its_good() -> None:
    """rules/amyitis.md §Planting, 1: with all it brings (the good on leader 2)."""
    table = planted(with_tile(Bonus.LEADER, seats=3).goods(BLUE, BARLEY).court(BLUE, LEADER, 1).leaders_carry(SALT))

    assert table.stock(BLUE) == [SALT]
    assert table.g.card_side[City.MARI] == 1


def test_the_good_of_one_of_two_second_leaders_is_chosen() -> None:
    """rules/amyitis.md §Court cards: who takes one while two are left chooses which; also from a tile."""
    table = planted(with_tile(Bonus.LEADER).goods(BLUE, BARLEY).court(BLUE, LEADER, 1).leaders_carry(SALT, PALM))

    assert table.legal(BLUE) == {take_leader_with(SALT), take_leader_with(PALM)}
    assert table.do(BLUE, take_leader_with(SALT)).stock(BLUE) == [SALT]


@pytest.mark.parametrize(
    ("bonus", "kind", "top"), [(Bonus.BANKER, BANKER, 3), (Bonus.LEADER, LEADER, 2), (Bonus.PALACE, PALACE, 6)]
)
def test_a_court_card_that_is_gone_brings_nothing(bonus: Bonus, kind: Court, top: int) -> None:
    """rules/amyitis.md §Planting, 1: or nothing if it is gone."""
    sold_out = planted(with_tile(bonus).sold_out(kind, 1))
    assert sold_out.g.court_level[BLUE, kind] == 0
    assert sold_out.g.prestige[BLUE] == 3
    assert sold_out.asked() == (Task.TURN, RED)

    at_the_top = planted(with_tile(bonus).court(BLUE, kind, top))
    assert at_the_top.g.court_level[BLUE, kind] == top
    assert at_the_top.asked() == (Task.TURN, RED)


def test_a_court_card_of_choice_may_be_any_kind() -> None:
    """rules/amyitis.md §Planting, 1: "of choice" includes a gardener."""
    table = planted(with_tile(Bonus.COURT))

    assert table.asked() == (Task.COURT, BLUE)
    assert table.legal(BLUE) == {take_card(kind) for kind in Court}
    table.do(BLUE, take_card(GARDENER))

    assert table.g.gardeners[BLUE] == 1
    assert table.g.court_left[GARDENER, 0] == 3


def test_a_palace_of_choice_scores() -> None:
    """rules/amyitis.md §Planting, 1: the next level with all it brings."""
    table = planted(with_tile(Bonus.COURT)).do(BLUE, take_card(PALACE))

    assert table.g.prestige[BLUE] == 3 + 2
    assert table.g.court_level[BLUE, PALACE] == 1


def test_of_choice_excludes_what_is_gone() -> None:
    """rules/amyitis.md §Planting, 1: next level of a type, or nothing if it is gone."""
    table = planted(with_tile(Bonus.COURT).sold_out(BANKER, 1).gardeners(RED, 4))

    assert table.legal(BLUE) == {take_card(LEADER), take_card(PALACE)}


def test_the_only_court_card_left_is_taken_without_asking() -> None:
    """rules/amyitis.md §III, last sentence: a forced single choice is taken without asking."""
    table = planted(with_tile(Bonus.COURT).sold_out(BANKER, 1).sold_out(LEADER, 1).sold_out(PALACE, 1))

    assert table.g.gardeners[BLUE] == 1
    assert table.asked() == (Task.TURN, RED)


def test_a_card_of_choice_is_lost_if_nothing_can_be_taken() -> None:
    """rules/amyitis.md §Planting, 1: lost if nothing can be taken."""
    table = planted(
        with_tile(Bonus.COURT).sold_out(BANKER, 1).sold_out(LEADER, 1).sold_out(PALACE, 1).gardeners(RED, 4)
    )

    assert table.asked() == (Task.TURN, RED)
    assert table.g.gardeners[BLUE] == 0
    assert table.g.card_side[City.MARI] == 1


def test_gardeners_spent_are_back_before_the_bonus() -> None:
    """rules/amyitis.md §Planting, 0: gardeners spent go back to the supply first."""
    table = with_tile(level=1).tile("c1", 1, Bonus.COURT).water(RED, "c1-d1").gardeners(BLUE, 4)
    table.do(BLUE, travel(City.MARI), plant("c1"))
    assert table.g.gardeners[BLUE] == 3

    assert table.can(BLUE, take_card(GARDENER))
    table.do(BLUE, take_card(GARDENER))

    assert table.g.gardeners[BLUE] == 4


def test_bonuses_without_a_choice_come_before_those_with_one() -> None:
    """rules/amyitis.md §Planting, 1: take the bonuses without a choice, then those with one."""
    table = planted(with_tile(Bonus.GOOD, Bonus.CAMEL, Bonus.TALENT))

    assert table.asked() == (Task.GOOD, BLUE)
    assert (table.g.prestige[BLUE], table.g.camels[BLUE], table.g.talents[BLUE]) == (3, 1, 5)


def test_a_palace_without_a_choice_comes_before_a_card_of_choice() -> None:
    """rules/amyitis.md §Planting, 1: take the bonuses without a choice, then those with one."""
    table = planted(with_tile(Bonus.COURT, Bonus.PALACE).sold_out(PALACE, 2))

    assert table.g.court_level[BLUE, PALACE] == 1
    assert table.legal(BLUE) == {take_card(BANKER), take_card(LEADER), take_card(GARDENER)}


def test_irrigation_waits_until_the_bonus_is_chosen() -> None:
    """rules/amyitis.md §Planting: then, in order: tile, irrigation bonus, automatic irrigation, card."""
    table = planted(with_tile(Bonus.GOOD).planted("c1"))
    assert table.g.prestige[RED] == 0
    assert table.owners("c1-d1") == [EMPTY]
    assert table.g.card_side[City.MARI] == 0

    table.do(BLUE, take_good(WINE))

    assert table.g.prestige[RED] == 1
    assert table.owners("c1-d1") != [EMPTY]
    assert table.g.card_side[City.MARI] == 1
    assert table.asked() == (Task.TURN, RED)


def test_all_choices_of_a_tile_are_asked() -> None:
    """rules/amyitis.md §Planting, 1: the bonuses with a choice, all of them."""
    table = planted(with_tile(Bonus.GOOD, Bonus.COURT).goods(BLUE, BARLEY))
    choices = {Task.GOOD: take_good(DATES), Task.COURT: take_card(BANKER)}

    for _ in range(2):
        task, seat = table.asked()
        assert seat == BLUE
        table.do(BLUE, choices.pop(task))

    assert table.stock(BLUE) == [DATES]
    assert table.g.court_level[BLUE, BANKER] == 1
