"""Recruiting: what it costs, what it turns and what can't be recruited."""

from __future__ import annotations

import pytest

from amyitis.layout import BLACK, BLUE, ENGINEER, FARMER, MERCHANT, PRIEST, RED, SALT, WHITE, WINE, face_up, lay
from amyitis.moves import PASS, UPPER, farm, recruit, water, worship
from tworivers.amyitis.names import Craft, Task, Temple


@pytest.mark.parametrize("turned", [0, 1, 2])
def test_a_card_costs_as_many_talents_as_cards_are_turned_in_its_group(turned: int) -> None:
    """rules/amyitis.md §II. Actions, Recruit: pay 0, 1 or 2 talents."""
    table = lay().group(0, FARMER, PRIEST, MERCHANT, turned=turned).talents(BLUE, 4)

    table.do(BLUE, recruit(0, MERCHANT))

    assert table.g.talents[BLUE] == 4 - turned


def test_cards_turned_in_other_groups_cost_nothing() -> None:
    """rules/amyitis.md §II. Actions, Recruit: cards already turned in that group."""
    table = lay().group(0, FARMER, PRIEST, ENGINEER, turned=3).group(1, FARMER, PRIEST, ENGINEER, turned=2)

    table.do(BLUE, recruit(2, MERCHANT))

    assert table.g.talents[BLUE] == 4


@pytest.mark.parametrize(("turned", "talents"), [(1, 0), (2, 1), (2, 0)])
def test_who_cannot_pay_cannot_recruit(turned: int, talents: int) -> None:
    """rules/amyitis.md §II. Actions, Recruit: pay 0, 1 or 2 talents; §The box: wine is no talent."""
    table = lay().group(0, FARMER, PRIEST, MERCHANT, turned=turned).talents(BLUE, talents).goods(BLUE, WINE, WINE)

    assert not table.can(BLUE, recruit(0, MERCHANT))


@pytest.mark.parametrize(("turned", "talents"), [(0, 0), (1, 1), (2, 2)])
def test_who_can_just_pay_can_recruit(turned: int, talents: int) -> None:
    """rules/amyitis.md §II. Actions, Recruit: pay 0, 1 or 2 talents."""
    table = lay().group(0, FARMER, PRIEST, MERCHANT, turned=turned).talents(BLUE, talents)

    assert table.can(BLUE, recruit(0, MERCHANT))


def test_a_recruited_card_is_turned() -> None:
    """rules/amyitis.md §II. Actions, Recruit: turn it."""
    table = lay().do(BLUE, recruit(1, MERCHANT))

    assert table.g.turned.sum() == 1
    assert not table.can(RED, recruit(1, MERCHANT))
    table.do(RED, recruit(1, FARMER), farm(UPPER))
    assert table.g.talents[RED] == 3


def test_only_one_of_two_equal_cards_is_turned() -> None:
    """rules/amyitis.md §II. Actions, Recruit: take a face-up craft card."""
    table = lay().group(0, MERCHANT, PRIEST, MERCHANT).do(BLUE, recruit(0, MERCHANT))

    table.do(RED, recruit(0, MERCHANT))

    assert table.g.talents[RED] == 3
    assert not table.can(BLACK, recruit(0, MERCHANT))
    assert face_up(table.g, 0) == [PRIEST]
    assert table.g.turned[0] == 2


def test_only_crafts_of_the_group_can_be_recruited_from_it() -> None:
    """rules/amyitis.md §II. Actions, Recruit: a face-up craft card of a group."""
    table = lay(seats=2).group(0, FARMER, FARMER, PRIEST).group(1, ENGINEER, MERCHANT, PRIEST, turned=1)

    assert table.legal(BLUE) == {PASS, recruit(0, FARMER), recruit(0, PRIEST), recruit(1, MERCHANT), recruit(1, PRIEST)}


def test_an_exhausted_group_offers_nothing() -> None:
    """rules/amyitis.md §II. Actions, Recruit: only face-up cards."""
    table = lay(seats=2).group(0, FARMER, FARMER, PRIEST, turned=3).group(1, ENGINEER, MERCHANT, PRIEST, turned=3)

    assert table.legal(BLUE) == {PASS}
    assert table.asked() == (Task.TURN, BLUE)


def test_one_action_each_clockwise() -> None:
    """rules/amyitis.md §II. Actions: clockwise from the start player, one action each."""
    table = lay(start=BLACK)

    table.do(BLACK, recruit(1, MERCHANT))
    table.do(WHITE, recruit(2, MERCHANT))
    table.do(BLUE, recruit(3, MERCHANT))

    assert table.asked() == (Task.TURN, RED)


def test_nobody_else_may_act() -> None:
    """rules/amyitis.md §II. Actions: clockwise from the start player."""
    table = lay(start=BLUE)

    assert table.table.actors() == [BLUE]
    assert table.legal(RED) == set()


def test_a_merchant_brings_one_camel_and_nothing_else() -> None:
    """rules/amyitis.md §II. Actions, Merchant: take a camel."""
    table = lay().do(BLUE, recruit(1, MERCHANT))

    assert list(table.g.camels) == [2, 1, 1, 1]
    assert (table.g.prestige[BLUE], table.g.cubes[BLUE], table.g.talents[BLUE]) == (0, 30, 4)


def test_an_engineer_puts_a_cube_on_a_zone_for_two_prestige() -> None:
    """rules/amyitis.md §II. Actions, Engineer: a cube on an available zone; 2 prestige."""
    table = lay().do(BLUE, recruit(0, ENGINEER))
    assert table.asked() == (Task.IRRIGATE, BLUE)

    table.do(BLUE, water("d2-d3"))

    assert table.owners("d2-d3") == [BLUE]
    assert list(table.g.prestige) == [2, 0, 0, 0]
    assert table.g.cubes[BLUE] == 29
    assert table.asked() == (Task.TURN, RED)


def test_a_farmer_chooses_between_the_rows() -> None:
    """rules/amyitis.md §II. Actions, Farmer: a cube on the leftmost empty field of a row; take that good."""
    table = lay().do(BLUE, recruit(0, FARMER))
    assert table.asked() == (Task.FIELD, BLUE)
    assert table.legal(BLUE) == {farm(0), farm(1)}

    table.do(BLUE, farm(UPPER))

    assert table.stock(BLUE) == [SALT]
    assert table.g.cubes[BLUE] == 29
    assert table.asked() == (Task.TURN, RED)


def test_a_priest_chooses_between_the_temples() -> None:
    """rules/amyitis.md §II. Actions, Priest: a temple of one's choice."""
    table = lay().do(BLUE, recruit(0, PRIEST))

    assert table.asked() == (Task.PRIEST, BLUE)
    assert table.legal(BLUE) == {worship(temple) for temple in Temple}


@pytest.mark.parametrize("craft", [FARMER, PRIEST, ENGINEER])
def test_crafts_that_need_a_cube_cannot_be_recruited_without(craft: Craft) -> None:
    """rules/amyitis.md §II. Actions: a craft whose effect can't be carried out (no cube) can't be recruited."""
    table = lay().group(0, craft, craft, MERCHANT)
    assert table.can(BLUE, recruit(0, craft))

    table.left_with_cubes(BLUE, 0)

    assert not table.can(BLUE, recruit(0, craft))
    assert table.can(BLUE, recruit(0, MERCHANT))


@pytest.mark.parametrize(
    ("craft", "work"), [(FARMER, farm(UPPER)), (PRIEST, worship(Temple.MARDUK)), (ENGINEER, water("d1-d2"))]
)
def test_the_last_cube_is_enough_for_a_craft(craft: Craft, work: int) -> None:
    """rules/amyitis.md §II. Actions, Recruit: a craft needs a cube, be it the last."""
    table = lay().group(0, craft, craft, MERCHANT).left_with_cubes(BLUE, 1)

    table.do(BLUE, recruit(0, craft), work)

    assert table.g.cubes[BLUE] == 0
    assert table.asked() == (Task.TURN, RED)


def test_an_engineer_without_an_available_zone_cannot_be_recruited() -> None:
    """rules/amyitis.md §II. Actions: a craft whose effect can't be carried out (no available zone) can't be
    recruited.
    """
    table = lay().water_everything()

    assert not table.can(BLUE, recruit(0, ENGINEER))
    assert table.can(BLUE, recruit(0, FARMER))


def test_the_only_available_zone_is_taken_without_asking() -> None:
    """rules/amyitis.md §III, last sentence: a forced single choice is taken without asking."""
    table = lay().water_everything("b2-c2").water(RED, "b2-c2")

    table.do(BLUE, recruit(0, ENGINEER))

    assert table.owners("b2-c2") == [RED, BLUE]
    assert table.g.prestige[BLUE] == 2
    assert table.asked() == (Task.TURN, RED)
