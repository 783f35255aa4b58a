"""The course of a round: preparation, passing, stock and the start player."""

from __future__ import annotations

import pytest

from amyitis.layout import (
    BANKER,
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    ISHTAR,
    LEADER,
    MARDUK,
    MERCHANT,
    PALM,
    RED,
    SALT,
    TAMMOUZ,
    WHITE,
    WINE,
    Layout,
    face_up,
    lay,
)
from amyitis.moves import CAMEL, PASS, UPPER, ask_ishtar, discard, farm, recruit, worship
from tworivers.amyitis.names import NEUTRAL, Good, Task


def test_a_new_round_deals_new_groups_face_up() -> None:
    """rules/amyitis.md §I. Preparation, 1: all craft cards are shuffled and dealt face up."""
    table = lay(seats=3)
    for number in range(3):
        table.group(number, *[MERCHANT] * 3, turned=2)

    table.end_round()

    assert table.g.round_number == 2
    assert not table.g.turned.any()
    assert [len(face_up(table.g, group)) for group in range(4)] == [3, 3, 3, 0]
    assert sum(face_up(table.g, group).count(MERCHANT) for group in range(3)) <= 3


def test_the_deal_differs_from_round_to_round() -> None:
    """rules/amyitis.md §I. Preparation, 1: shuffles."""
    table = lay(seats=4)
    deals = set()
    for _ in range(5):
        deals.add(tuple(tuple(face_up(table.g, group)) for group in range(4)))
        table.end_round()

    assert len(deals) == 5


@pytest.mark.parametrize(("level", "talents", "prestige"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 2)])
def test_income_is_what_the_banker_shows(level: int, talents: int, prestige: int) -> None:
    """rules/amyitis.md §I. Preparation, 2; §Court cards, Banker."""
    table = lay(seats=4).court(RED, BANKER, level).passed(BLUE, BLACK, WHITE).turn(RED)

    table.end_round()

    assert table.g.talents[RED] == 4 + talents
    assert table.g.prestige[RED] == prestige
    assert table.g.talents[BLACK] == 4


def test_everybody_gets_their_income() -> None:
    """rules/amyitis.md §I. Preparation, 2: each player."""
    table = (
        lay(seats=4)
        .court(BLUE, BANKER, 1)
        .court(RED, BANKER, 2)
        .court(WHITE, BANKER, 3)
        .passed(BLUE, BLACK, WHITE)
        .turn(RED)
    )

    table.end_round(procession=MARDUK)

    assert list(table.g.talents) == [5, 6, 4, 6]
    assert list(table.g.prestige) == [0, 0, 0, 2 + 2]


def test_who_passes_puts_a_cube_on_the_pass_space() -> None:
    """rules/amyitis.md §II. Actions, Pass: put a cube on the pass space."""
    table = lay().do(BLUE, PASS)

    assert (table.g.cubes[BLUE], table.g.pass_cube[BLUE]) == (29, 1)
    assert table.g.talents[BLUE] == 4
    assert table.asked() == (Task.TURN, RED)


def test_pass_cubes_go_home_at_the_end_of_the_round() -> None:
    """rules/amyitis.md §III, 4: pass cubes go home."""
    table = lay().end_round()

    assert not table.g.pass_cube.any()
    assert not table.g.passed.any()
    assert list(table.g.cubes) == [30, 30, 30, 29]
    assert table.inside(MARDUK) == [WHITE]


def test_who_has_no_cube_may_pass() -> None:
    """rules/amyitis.md §II. Actions, Pass: always legal, without a cube too."""
    table = lay().left_with_cubes(BLUE, 0)

    table.do(BLUE, PASS)

    assert (table.g.cubes[BLUE], table.g.pass_cube[BLUE], table.g.passed[BLUE]) == (0, 0, 1)
    table.end_round()
    assert table.g.cubes[BLUE] == 0


def test_who_has_passed_gets_a_talent_whenever_their_turn_would_come() -> None:
    """rules/amyitis.md §II. Actions: 1 talent each time while at least one player has not passed."""
    table = lay(seats=3).do(BLUE, PASS).do(RED, recruit(1, MERCHANT))
    assert list(table.g.talents[:3]) == [4, 4, 4]

    table.do(BLACK, recruit(2, MERCHANT))
    assert list(table.g.talents[:3]) == [5, 4, 4]
    assert table.asked() == (Task.TURN, RED)

    table.do(RED, PASS)
    assert list(table.g.talents[:3]) == [5, 4, 4]
    assert table.asked() == (Task.TURN, BLACK)


def test_the_last_one_acting_pays_the_others_every_turn() -> None:
    """rules/amyitis.md §II. Actions: each time their turn would come."""
    table = lay(seats=3).passed(BLUE, RED).turn(BLACK)

    table.do(BLACK, recruit(1, MERCHANT)).do(BLACK, recruit(2, MERCHANT))

    assert list(table.g.talents[:3]) == [6, 6, 4]
    assert table.asked() == (Task.TURN, BLACK)


def test_nobody_gets_a_talent_after_the_last_pass() -> None:
    """rules/amyitis.md §II. Actions: the phase ends the moment the last player passes."""
    table = lay(seats=4).passed(BLUE, RED, BLACK).turn(WHITE)

    table.do(WHITE, PASS)

    assert list(table.g.talents) == [4, 4, 4, 4]
    assert table.asked()[0] is Task.PROCESSION


def test_who_has_passed_is_not_asked_again_this_round() -> None:
    """rules/amyitis.md §II. Actions: until all have passed."""
    table = lay(seats=2).do(BLUE, PASS)

    table.do(RED, recruit(1, MERCHANT))

    assert table.asked() == (Task.TURN, RED)
    assert table.legal(BLUE) == set()


def test_a_lone_pass_is_asked() -> None:
    """rules/amyitis.md §III, last sentence: a turn's main choice is asked even if there is only one."""
    table = lay(seats=2).group(0, *[MERCHANT] * 3, turned=3).group(1, *[MERCHANT] * 3, turned=3).camels(BLUE, 0)

    assert table.asked() == (Task.TURN, BLUE)
    assert table.legal(BLUE) == {PASS}


def test_who_can_only_pass_when_their_turn_comes_is_asked() -> None:
    """rules/amyitis.md §III, last sentence: a lone pass is asked."""
    table = lay(seats=2).group(0, *[MERCHANT] * 3, turned=2).group(1, *[MERCHANT] * 3, turned=3).camels(RED, 0)

    table.do(BLUE, recruit(0, MERCHANT))

    assert table.asked() == (Task.TURN, RED)
    assert table.legal(RED) == {PASS}
    assert table.g.passed[RED] == 0


@pytest.mark.parametrize(
    ("seats", "start", "next_start"), [(4, BLUE, RED), (4, WHITE, BLUE), (3, BLACK, BLUE), (2, RED, BLUE)]
)
def test_the_start_player_card_moves_clockwise(seats: int, start: int, next_start: int) -> None:
    """rules/amyitis.md §III, 4: the start player card moves clockwise."""
    table = lay(seats, start).end_round()

    assert table.g.start == next_start
    assert table.asked() == (Task.TURN, next_start)


def with_goods(*goods: Good, level: int = 0) -> Layout:
    """The round has ended; blue had these goods and a leader of this level."""
    return lay().court(BLUE, LEADER, level).goods(BLUE, *goods).end_round()


@pytest.mark.parametrize(("level", "kept"), [(0, 2), (1, 2), (2, 4)])
def test_goods_are_discarded_down_to_the_leaders_limit(level: int, kept: int) -> None:
    """rules/amyitis.md §III, 3: down to 2 goods (leader 0 or 1) or 4 (leader 2), one good at a time."""
    table = with_goods(BARLEY, BARLEY, DATES, SALT, PALM, WINE, level=level)

    for left in range(6, kept, -1):
        assert table.asked() == (Task.DISCARD, BLUE)
        assert len(table.stock(BLUE)) == left
        table.do(BLUE, discard(table.stock(BLUE)[0]))

    assert len(table.stock(BLUE)) == kept
    assert table.asked()[0] is Task.TURN


@pytest.mark.parametrize(("level", "goods"), [(0, (DATES, SALT)), (1, (DATES, WINE)), (2, (DATES, SALT, PALM, WINE))])
def test_goods_within_the_limit_stay(level: int, goods: tuple[Good, ...]) -> None:
    """rules/amyitis.md §III, 3: down to the limit, not below."""
    table = with_goods(*goods, level=level)

    assert table.asked()[0] is Task.TURN
    assert table.stock(BLUE) == list(goods)


def test_which_good_goes_is_the_owners_choice() -> None:
    """rules/amyitis.md §III, 3: discard one good at a time."""
    table = with_goods(BARLEY, DATES, WINE)

    assert table.legal(BLUE) == {discard(BARLEY), discard(DATES), discard(WINE)}
    assert table.do(BLUE, discard(DATES)).stock(BLUE) == [BARLEY, WINE]


def test_equal_goods_are_discarded_without_asking() -> None:
    """rules/amyitis.md §III, last sentence: a forced single choice is taken without asking."""
    table = with_goods(SALT, SALT, SALT, SALT)

    assert table.asked()[0] is Task.TURN
    assert table.stock(BLUE) == [SALT, SALT]


def test_discards_go_in_turn_order_from_the_start_player() -> None:
    """rules/amyitis.md §III, 3: in turn order from the start player, before the card moves on."""
    table = lay(start=BLACK)
    for seat in (BLUE, RED, BLACK, WHITE):
        table.goods(seat, BARLEY, DATES, SALT)
    table.end_round()

    order = []
    while table.asked()[0] is Task.DISCARD:
        seat = table.asked()[1]
        order.append(seat)
        table.do(seat, discard(SALT))

    assert order == [BLACK, WHITE, BLUE, RED]
    assert table.g.start == WHITE


def test_camels_and_talents_are_unlimited() -> None:
    """rules/amyitis.md §III, 3: camels and talents are unlimited."""
    table = lay().camels(BLUE, 25).talents(BLUE, 40).passed(BLUE, RED, BLACK).turn(WHITE).end_round()

    assert (table.g.camels[BLUE], table.g.talents[BLUE]) == (25, 40)


def test_goods_won_in_the_temples_count_for_the_stock() -> None:
    """rules/amyitis.md §III: temples before stock."""
    table = lay().temple(TAMMOUZ, BLUE).goods(BLUE, DATES, PALM).end_round(procession=MARDUK)

    table.do(BLUE, farm(UPPER))

    assert table.asked() == (Task.DISCARD, BLUE)
    assert table.stock(BLUE) == [DATES, SALT, PALM]


def test_the_stock_is_settled_before_the_next_income() -> None:
    """rules/amyitis.md §III: stock, then the next round's preparation."""
    table = lay().court(BLUE, BANKER, 1).goods(BLUE, BARLEY, DATES, SALT).passed(BLUE, RED, BLACK).turn(WHITE)
    table.do(WHITE, PASS).do(WHITE, worship(MARDUK))

    assert table.asked() == (Task.DISCARD, BLUE)
    assert (table.g.talents[BLUE], table.g.round_number, table.g.start) == (4, 1, BLUE)
    table.do(BLUE, discard(BARLEY))

    assert (table.g.talents[BLUE], table.g.round_number, table.g.start) == (5, 2, RED)


def test_cubes_in_temples_and_fields_stay_for_the_next_round() -> None:
    """rules/amyitis.md §III, 4: only pass cubes go home."""
    table = lay().temple(ISHTAR, BLUE).field(UPPER, RED, BLUE).water(RED, "d1-d2").end_round(procession=MARDUK)

    table.do(BLUE, ask_ishtar(CAMEL))

    assert table.g.round_number == 2
    assert table.row(UPPER) == [RED, BLUE]
    assert table.inside(ISHTAR) == [NEUTRAL, BLUE]
    assert table.owners("d1-d2") == [RED]
