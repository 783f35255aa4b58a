"""The temples: priests, the procession and the rewards."""

from __future__ import annotations

import itertools

import pytest

from amyitis.layout import (
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    GARDENER,
    ISHTAR,
    MARDUK,
    PALM,
    PRIEST,
    RED,
    SALT,
    TAMMOUZ,
    WHITE,
    WINE,
    Layout,
    lay,
)
from amyitis.moves import CAMEL, KEEP, LOWER, PASS, TALENT, UPPER, ask_ishtar, farm, recruit, swap, worship
from tworivers.amyitis.names import NEUTRAL, Good, Task, Temple


@pytest.mark.parametrize("temple", list(Temple))
def test_a_priest_enters_at_the_left_and_shifts_the_others(temple: Temple) -> None:
    """rules/amyitis.md §II. Actions, Priest."""
    table = lay().temple(temple, RED, WHITE)

    table.do(BLUE, recruit(0, PRIEST), worship(temple))

    assert table.inside(temple) == [BLUE, RED, WHITE]
    assert list(table.g.cubes) == [29, 29, 30, 29]
    assert all(table.inside(other) == [] for other in Temple if other != temple)


def test_the_fourth_space_is_the_last() -> None:
    """rules/amyitis.md §II. Actions, Priest: 4 spaces; one pushed out goes home."""
    table = lay().temple(MARDUK, RED, WHITE, BLACK)
    table.do(BLUE, recruit(0, PRIEST), worship(MARDUK))
    assert table.inside(MARDUK) == [BLUE, RED, WHITE, BLACK]

    table.do(RED, recruit(1, PRIEST), worship(MARDUK))

    assert table.inside(MARDUK) == [RED, BLUE, RED, WHITE]
    assert list(table.g.cubes) == [29, 28, 30, 29]


def test_ones_own_cube_pushed_out_comes_home() -> None:
    """rules/amyitis.md §II. Actions, Priest: one pushed out goes home."""
    table = lay().temple(ISHTAR, RED, RED, RED, BLUE)

    table.do(BLUE, recruit(0, PRIEST), worship(ISHTAR))

    assert table.g.cubes[BLUE] == 29


def test_a_neutral_cube_pushed_out_goes_to_nobody() -> None:
    """rules/amyitis.md §II. Actions, Priest; §The box: neutral cubes never run out."""
    table = lay().temple(ISHTAR, RED, RED, RED, NEUTRAL)

    table.do(BLUE, recruit(0, PRIEST), worship(ISHTAR))

    assert table.inside(ISHTAR) == [BLUE, RED, RED, RED]
    assert list(table.g.cubes) == [29, 27, 30, 30]


@pytest.mark.parametrize(
    ("seats", "start", "leader"), [(4, BLUE, WHITE), (4, RED, BLUE), (3, BLUE, BLACK), (3, BLACK, RED), (2, RED, BLUE)]
)
def test_the_player_to_the_right_of_the_start_player_leads_the_procession(seats: int, start: int, leader: int) -> None:
    """rules/amyitis.md §III, 1: option procession, right-of-start by default."""
    table = lay(seats, start).everybody_passes()

    assert table.asked() == (Task.PROCESSION, leader)
    assert table.legal(leader) == {worship(temple) for temple in Temple}


def test_right_of_start_leads_even_when_another_passed_last() -> None:
    """rules/amyitis.md §III, 1: right-of-start."""
    table = lay(seats=3).passed(BLACK, BLUE).turn(RED).do(RED, PASS)

    assert table.asked() == (Task.PROCESSION, BLACK)


def test_the_last_to_pass_leads_the_procession_by_option() -> None:
    """rules/amyitis.md §III, 1: last-to-pass."""
    table = lay(seats=3, procession="last-to-pass").passed(BLACK, BLUE).turn(RED).do(RED, PASS)

    assert table.asked() == (Task.PROCESSION, RED)


@pytest.mark.parametrize("temple", list(Temple))
def test_the_procession_puts_neutral_cubes_into_the_other_temples(temple: Temple) -> None:
    """rules/amyitis.md §III, 1: a cube in a temple of their choice, then a neutral cube into each of the other two."""
    table = lay().everybody_passes()

    table.do(WHITE, worship(temple))

    assert [table.inside(each) for each in Temple] == [[WHITE] if each == temple else [NEUTRAL] for each in Temple]


def test_the_procession_pushes_out_as_priests_do() -> None:
    """rules/amyitis.md §III, 1: priest rules."""
    table = (
        lay()
        .temple(ISHTAR, RED, RED, RED, BLUE)
        .temple(MARDUK, RED, RED, RED, BLACK)
        .passed(RED, BLACK, WHITE)
        .do(BLUE, PASS)
    )
    assert (table.g.cubes[BLUE], table.g.cubes[BLACK], table.g.cubes[WHITE]) == (28, 28, 29)

    table.do(WHITE, worship(MARDUK))

    assert table.inside(ISHTAR) == [NEUTRAL, RED, RED, RED]
    assert table.inside(MARDUK) == [WHITE, RED, RED, RED]
    assert (table.g.cubes[BLUE], table.g.cubes[BLACK], table.g.cubes[WHITE]) == (29, 29, 28)


def test_a_procession_without_a_cube_leaves_the_chosen_temple_alone() -> None:
    """rules/amyitis.md §III, 1: without a cube the chosen temple stays as it is,
    the neutrals still go to the other two.
    """
    table = lay().temple(MARDUK, RED).passed(BLUE, RED, BLACK).turn(WHITE).left_with_cubes(WHITE, 0).do(WHITE, PASS)

    assert table.asked() == (Task.PROCESSION, WHITE)
    table.do(WHITE, worship(MARDUK))

    assert [table.inside(temple) for temple in Temple] == [[NEUTRAL], [RED], [NEUTRAL]]
    assert table.g.cubes[WHITE] == 0


def test_the_last_cube_may_go_in_the_procession() -> None:
    """rules/amyitis.md §III, 1: one player puts a cube in a temple of their choice, be it the last."""
    table = lay().passed(BLUE, RED, BLACK).turn(WHITE).left_with_cubes(WHITE, 2).do(WHITE, PASS)

    table.do(WHITE, worship(MARDUK))

    assert table.inside(MARDUK) == [WHITE]


def test_the_cube_on_the_pass_space_is_not_there_for_the_procession() -> None:
    """rules/amyitis.md §III: pass cubes go home in step 4, after the procession."""
    table = lay().passed(BLUE, RED, BLACK).turn(WHITE).left_with_cubes(WHITE, 1).do(WHITE, PASS)

    table.do(WHITE, worship(MARDUK))

    assert table.inside(MARDUK) == []
    assert table.g.cubes[WHITE] == 1


def rewarded(table: Layout, procession: Temple) -> Layout:
    """Everybody but white has passed, white passes and leads the procession; nothing else has happened this round."""
    table.passed(BLUE, RED, BLACK).turn(WHITE).do(WHITE, PASS)
    return table.do(WHITE, worship(procession))


def test_the_first_with_ishtar_chooses_and_the_second_gets_the_other() -> None:
    """rules/amyitis.md §III, 2, Ishtar."""
    table = rewarded(lay().temple(ISHTAR, RED, BLUE, RED), MARDUK)

    assert table.asked() == (Task.ISHTAR, RED)
    assert table.legal(RED) == {ask_ishtar(CAMEL), ask_ishtar(TALENT)}
    table.do(RED, ask_ishtar(TALENT))

    assert list(table.g.talents) == [4, 5, 4, 4]
    assert list(table.g.camels) == [2, 1, 1, 1]


def test_the_third_with_ishtar_gets_nothing() -> None:
    """rules/amyitis.md §III, 2, Ishtar: first and second only."""
    table = rewarded(lay().temple(ISHTAR, RED, BLUE, BLACK), MARDUK).do(BLACK, ask_ishtar(CAMEL))

    assert list(table.g.talents) == [5, 4, 4, 4]
    assert list(table.g.camels) == [1, 1, 2, 1]


def test_who_is_alone_gets_only_the_first_reward() -> None:
    """rules/amyitis.md §III, 2: a player alone gets only the first reward."""
    table = rewarded(lay().temple(ISHTAR, RED, RED, RED), MARDUK).do(RED, ask_ishtar(CAMEL))

    assert list(table.g.talents) == [4, 4, 4, 4]
    assert list(table.g.camels) == [1, 2, 1, 1]
    assert table.g.prestige[WHITE] == 2


def test_more_cubes_beat_a_cube_further_right() -> None:
    """rules/amyitis.md §III, 2: rank by own cubes."""
    table = rewarded(lay().temple(MARDUK, RED, RED, BLUE), ISHTAR)
    table.do(WHITE, ask_ishtar(CAMEL))

    assert list(table.g.prestige) == [1, 2, 0, 0]


def test_a_tie_goes_to_the_rightmost_cube() -> None:
    """rules/amyitis.md §III, 2: tie: the one whose rightmost cube is further right."""
    table = lay().temple(MARDUK, RED, BLUE, BLUE, RED)
    table.passed(BLUE, BLACK, WHITE).turn(RED).left_with_cubes(WHITE, 0).do(RED, PASS).do(WHITE, worship(MARDUK))

    assert list(table.g.prestige) == [1, 2, 0, 0]


def test_a_tie_for_second_place_goes_to_the_rightmost_cube() -> None:
    """rules/amyitis.md §III, 2: tie."""
    table = rewarded(lay().temple(MARDUK, BLUE, RED, BLUE), MARDUK)

    assert table.inside(MARDUK) == [WHITE, BLUE, RED, BLUE]
    assert list(table.g.prestige) == [2, 1, 0, 0]


def test_neutral_cubes_never_rank() -> None:
    """rules/amyitis.md §III, 2: neutral cubes never rank, neither first nor second."""
    table = rewarded(lay().temple(MARDUK, NEUTRAL, RED, NEUTRAL), ISHTAR).do(WHITE, ask_ishtar(CAMEL))
    assert list(table.g.prestige) == [0, 2, 0, 0]

    table = rewarded(lay().temple(MARDUK, BLUE, NEUTRAL, RED), ISHTAR).do(WHITE, ask_ishtar(CAMEL))
    assert list(table.g.prestige) == [1, 2, 0, 0]


@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_every_filling_of_a_temple_is_ranked(length: int) -> None:
    """rules/amyitis.md §III, 2: rank by own cubes, tie: the one whose rightmost cube is further right;
    neutral cubes never rank.
    """
    for cubes in itertools.product((BLUE, RED, BLACK, WHITE, NEUTRAL), repeat=length):
        table = rewarded(lay().temple(MARDUK, *cubes), ISHTAR).do(WHITE, ask_ishtar(CAMEL))
        present = {seat for seat in cubes if seat != NEUTRAL}
        ranking = sorted(present, key=lambda seat: (cubes.count(seat), length - cubes[::-1].index(seat)), reverse=True)
        expected = [0, 0, 0, 0]
        for seat, prestige in zip(ranking, (2, 1), strict=False):
            expected[seat] = prestige
        assert list(table.g.prestige) == expected, cubes


def test_a_temple_without_players_rewards_nobody() -> None:
    """rules/amyitis.md §III, 2: neutral cubes never rank."""
    table = rewarded(lay().temple(ISHTAR, NEUTRAL), MARDUK)

    assert table.asked() == (Task.TURN, RED)
    assert list(table.g.prestige) == [0, 0, 0, 2]


def test_temples_reward_in_order() -> None:
    """rules/amyitis.md §III, 2: Ishtar, Marduk, Tammouz."""
    table = rewarded(
        lay().temple(ISHTAR, RED).temple(TAMMOUZ, BLUE, RED).goods(BLUE, SALT).temple(MARDUK, BLACK), MARDUK
    )

    assert table.asked() == (Task.ISHTAR, RED)
    assert not table.g.prestige.any()
    table.do(RED, ask_ishtar(CAMEL))

    assert table.asked() == (Task.FIELD, RED)
    assert list(table.g.prestige) == [0, 0, 2, 1]
    table.do(RED, farm(UPPER))

    assert table.asked() == (Task.SWAP, BLUE)


@pytest.mark.parametrize("temple", list(Temple))
def test_two_players_only_reward_the_first(temple: Temple) -> None:
    """rules/amyitis.md §III, 2, 2 players: only the first reward."""
    table = (
        lay(seats=2, start=BLUE).temple(temple, BLUE, RED, RED).goods(BLUE, DATES).passed(BLUE).turn(RED).do(RED, PASS)
    )
    table.do(RED, worship(temple))
    if temple == ISHTAR:
        table.do(RED, ask_ishtar(CAMEL))
    if temple == TAMMOUZ:
        table.do(RED, farm(UPPER))

    assert (table.g.talents[BLUE], table.g.camels[BLUE], table.g.prestige[BLUE]) == (4, 1, 0)
    assert table.stock(BLUE) == [DATES]
    assert table.g.round_number == 2
    assert table.g.prestige[RED] == (2 if temple == MARDUK else 0)


def test_three_players_reward_the_second_too() -> None:
    """rules/amyitis.md §III, 2: only 2 players do without the second reward."""
    table = lay(seats=3).temple(MARDUK, BLUE, RED, RED).passed(BLUE, RED).turn(BLACK).do(BLACK, PASS)

    table.do(BLACK, worship(ISHTAR)).do(BLACK, ask_ishtar(CAMEL))

    assert list(table.g.prestige[:3]) == [1, 2, 0]


def test_the_first_with_tammouz_has_to_farm() -> None:
    """rules/amyitis.md §III, 2, Tammouz: first does a farmer's placement."""
    table = rewarded(lay().temple(TAMMOUZ, RED).field(LOWER, BLUE), MARDUK)

    assert table.asked() == (Task.FIELD, RED)
    assert table.legal(RED) == {farm(UPPER), farm(LOWER)}
    table.do(RED, farm(LOWER))

    assert table.stock(RED) == [DATES]
    assert table.row(LOWER) == [BLUE, RED]


def test_a_row_filled_with_tammouz_rewards_its_majority() -> None:
    """rules/amyitis.md §III, 2, Tammouz: row bonus included (nl gives it to the placing player; followed:
    de, hu, cs).
    """
    table = rewarded(lay().temple(TAMMOUZ, RED).field(LOWER, BLUE, BLACK, BLUE, WHITE), MARDUK)

    table.do(RED, farm(LOWER))

    assert list(table.g.gardeners) == [1, 0, 0, 0]
    assert table.g.court_left[GARDENER, 0] == 3
    assert table.row(LOWER) == []
    assert table.stock(RED) == [WINE]


def test_the_first_with_tammouz_gets_nothing_without_a_cube() -> None:
    """rules/amyitis.md §III, 2, Tammouz: without a cube nothing; the second still swaps."""
    table = (
        lay().temple(TAMMOUZ, BLUE, RED).goods(BLUE, DATES).left_with_cubes(RED, 1).passed(BLUE, RED, BLACK).turn(WHITE)
    )

    table.do(WHITE, PASS).do(WHITE, worship(MARDUK))

    assert table.asked() == (Task.SWAP, BLUE)
    assert table.stock(RED) == []


def second_with_tammouz(*goods: Good) -> Layout:
    """Blue is second in the temple of Tammouz and has these goods."""
    table = rewarded(lay().temple(TAMMOUZ, BLUE, RED).goods(BLUE, *goods), MARDUK)
    return table.do(RED, farm(UPPER))


def test_the_second_with_tammouz_may_swap_one_good() -> None:
    """rules/amyitis.md §III, 2, Tammouz: second may swap one good for a different one except wine."""
    table = second_with_tammouz(DATES, SALT)

    assert table.asked() == (Task.SWAP, BLUE)
    from_dates = {swap(DATES, good) for good in (BARLEY, SALT, PALM)}
    from_salt = {swap(SALT, good) for good in (BARLEY, DATES, PALM)}
    assert table.legal(BLUE) == {KEEP} | from_dates | from_salt
    table.do(BLUE, swap(SALT, BARLEY))

    assert table.stock(BLUE) == [BARLEY, DATES]


@pytest.mark.parametrize("given", list(Good))
def test_a_swap_brings_the_good_that_was_named(given: Good) -> None:
    """rules/amyitis.md §III, 2, Tammouz: a different one except wine."""
    for taken in (BARLEY, DATES, SALT, PALM):
        if taken != given:
            assert second_with_tammouz(given).do(BLUE, swap(given, taken)).stock(BLUE) == [taken]


def test_the_second_with_tammouz_may_keep_all() -> None:
    """rules/amyitis.md §III, 2, Tammouz: may."""
    assert second_with_tammouz(DATES, SALT).do(BLUE, KEEP).stock(BLUE) == [DATES, SALT]


def test_wine_may_be_given_in_a_swap() -> None:
    """rules/amyitis.md §III, 2, Tammouz: wine too."""
    table = second_with_tammouz(WINE)

    assert table.legal(BLUE) == {KEEP} | {swap(WINE, good) for good in (BARLEY, DATES, SALT, PALM)}
    assert table.do(BLUE, swap(WINE, PALM)).stock(BLUE) == [PALM]


def test_without_goods_nothing_is_swapped() -> None:
    """rules/amyitis.md §III, last sentence: a forced single choice is taken without asking."""
    table = second_with_tammouz()

    assert table.asked()[0] is Task.TURN
    assert table.stock(BLUE) == []


def test_a_good_from_the_field_comes_before_the_swap() -> None:
    """rules/amyitis.md §III, 2, Tammouz: first, then second."""
    table = second_with_tammouz(DATES)

    assert table.stock(RED) == [SALT]
    assert table.stock(BLUE) == [DATES]
