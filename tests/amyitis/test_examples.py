"""The worked examples of the rulebooks: crafts, passing and the end of a round."""

from __future__ import annotations

from amyitis.layout import (
    BANKER,
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    ENGINEER,
    FARMER,
    ISHTAR,
    MARDUK,
    MERCHANT,
    PRIEST,
    RED,
    SALT,
    TAMMOUZ,
    WHITE,
    WINE,
    Layout,
    face_up,
    lay,
)
from amyitis.moves import CAMEL, KEEP, LOWER, PASS, UPPER, ask_ishtar, farm, recruit, swap, water, worship
from tworivers.amyitis.names import NEUTRAL, Task


def test_three_players_deal_three_groups_of_three() -> None:
    """amyitis.de §Gewerbe, example (same in hu, cs, nl)."""
    table = lay(seats=3).end_round()

    assert [len(face_up(table.g, group)) for group in range(4)] == [3, 3, 3, 0]


def test_a_third_banker_pays_two_talents_and_two_prestige() -> None:
    """amyitis.de §Einkommen, example (same in hu, cs, nl)."""
    table = lay(seats=4, start=BLUE).court(RED, BANKER, 3).passed(BLUE, BLACK, WHITE).turn(RED).talents(RED, 0)

    table.end_round()

    assert table.g.round_number == 2
    assert table.g.talents[RED] == 2
    assert table.g.prestige[RED] == 2


def test_who_has_passed_takes_talents_until_the_last_passes() -> None:
    """amyitis.de §Passen, example (same in hu, cs, nl). Its order of play is white, black, blue, red:
    the colours are seated so.
    """
    white, black, blue, red = BLUE, RED, BLACK, WHITE
    table = lay(seats=4, start=white).passed(white, black).turn(blue)
    for seat in (white, black, blue, red):
        table.talents(seat, 0)

    table.do(blue, recruit(1, MERCHANT))
    table.do(red, PASS)

    assert table.g.pass_cube[red] == 1
    assert [table.g.talents[seat] for seat in (white, black, blue, red)] == [1, 1, 0, 0]
    assert table.asked() == (Task.TURN, blue)

    table.do(blue, PASS)

    assert table.asked() == (Task.PROCESSION, red)
    assert [table.g.talents[seat] for seat in (white, black, blue, red)] == [1, 1, 0, 0]


def groups_of_the_recruiting_example() -> Layout:
    """Only a priest is left in the second group; in the third, one card is turned."""
    table = lay(seats=3).group(0, FARMER, ENGINEER, MERCHANT)
    return table.group(1, MERCHANT, FARMER, PRIEST, turned=2).group(2, ENGINEER, FARMER, PRIEST, turned=1)


def test_the_last_priest_of_a_group_costs_two_talents() -> None:
    """amyitis.de §Rekrutieren, example (same in hu, cs, nl)."""
    table = groups_of_the_recruiting_example().talents(BLUE, 2)

    table.do(BLUE, recruit(1, PRIEST))

    assert table.g.talents[BLUE] == 0


def test_the_second_card_of_a_group_costs_one_talent() -> None:
    """amyitis.de §Rekrutieren, example (same in hu, cs, nl)."""
    table = groups_of_the_recruiting_example().talents(BLUE, 2)

    table.do(BLUE, recruit(2, FARMER))

    assert table.g.talents[BLUE] == 1


def fields_of_the_farmer_example() -> Layout:
    """Blue recruits a farmer; the lower row lacks one cube and red has most in it, the upper row holds two."""
    return lay().field(UPPER, BLUE, WHITE).field(LOWER, RED, BLACK, RED, WHITE).do(BLUE, recruit(0, FARMER))


def test_a_farmer_fills_the_lower_row() -> None:
    """amyitis.de §Bauer, example (same in hu, cs, nl)."""
    table = fields_of_the_farmer_example()

    table.do(BLUE, farm(LOWER))

    assert table.stock(BLUE) == [WINE]
    assert list(table.g.gardeners) == [0, 1, 0, 0]
    assert table.row(LOWER) == []
    assert list(table.g.cubes) == [29, 30, 30, 29]


def test_a_farmer_goes_to_the_upper_row_instead() -> None:
    """amyitis.de §Bauer, example, second paragraph (same in hu, cs, nl)."""
    table = fields_of_the_farmer_example()

    table.do(BLUE, farm(UPPER))

    assert table.stock(BLUE) == [BARLEY]
    assert table.row(UPPER) == [BLUE, WHITE, BLUE]
    assert table.row(LOWER) == [RED, BLACK, RED, WHITE]
    assert not table.g.gardeners.any()


def test_a_priest_pushes_red_out_of_the_temple_of_ishtar() -> None:
    """amyitis.de §Priester, example (same in hu, cs, nl)."""
    table = lay(start=BLACK).temple(ISHTAR, BLUE, NEUTRAL, WHITE, RED)

    table.do(BLACK, recruit(0, PRIEST), worship(ISHTAR))

    assert table.inside(ISHTAR) == [BLACK, BLUE, NEUTRAL, WHITE]
    assert table.g.cubes[RED] == 30
    assert table.g.cubes[BLACK] == 29


def test_an_engineer_waters_along_the_river_or_along_water() -> None:
    """amyitis.de §Ingenieur, example: 2 prestige (nl misprints 1; followed: de, hu, cs).
    The picture is laid out in our words.
    """
    table = lay(start=WHITE).water(RED, "d3-d4", "c3-d3").water(BLACK, "c2-c3")
    table.do(WHITE, recruit(0, ENGINEER))

    beside_the_river = {"d1-d2", "d2-d3", "a4-b4", "b4-c4", "c4-d4"}
    along_the_water = {"c3-c4", "c4-d4", "d2-d3", "c2-d2", "b2-b3", "b2-c2", "b3-c3"}
    cut_off = {"a1-a2", "a2-a3", "a1-b1", "b1-b2", "c1-c2", "b1-c1", "c1-d1"}
    assert table.channels_open(WHITE) == beside_the_river | along_the_water
    assert not cut_off & table.channels_open(WHITE)

    table.do(WHITE, water("c2-d2"))

    assert table.owners("c2-d2") == [WHITE]
    assert table.g.prestige[WHITE] == 2


def test_a_merchant_brings_a_camel() -> None:
    """amyitis.de §Händler, example (same in hu, cs, nl)."""
    table = lay(start=RED)

    table.do(RED, recruit(1, MERCHANT))

    assert table.g.camels[RED] == 2


def temples_of_the_example(procession: str = "right-of-start") -> Layout:
    """Black sits to the right of the start player, white; all temples are in use."""
    table = (
        lay(start=WHITE, procession=procession)
        .temple(ISHTAR, BLUE, RED)
        .temple(MARDUK, BLACK, WHITE)
        .temple(TAMMOUZ, WHITE, RED, BLACK)
    )
    return table.goods(RED, DATES).everybody_passes()


def test_black_leads_the_procession_to_marduk() -> None:
    """amyitis.de §Prozession, example (same in hu, cs)."""
    table = temples_of_the_example()

    assert table.asked() == (Task.PROCESSION, BLACK)
    table.do(BLACK, worship(MARDUK))

    assert table.inside(MARDUK) == [BLACK, BLACK, WHITE]
    assert table.inside(ISHTAR) == [NEUTRAL, BLUE, RED]
    assert table.inside(TAMMOUZ) == [NEUTRAL, WHITE, RED, BLACK]


def test_black_passed_last_and_leads_the_procession() -> None:
    """amyitis.nl §Processie, example: there the last to pass leads, not the player to the right of the start player."""
    table = lay(start=WHITE, procession="last-to-pass").passed(WHITE, BLUE, RED).turn(BLACK)

    table.do(BLACK, PASS)
    assert table.asked() == (Task.PROCESSION, BLACK)
    table.do(BLACK, worship(MARDUK))

    assert [table.inside(temple) for temple in (ISHTAR, MARDUK, TAMMOUZ)] == [[NEUTRAL], [BLACK], [NEUTRAL]]


def test_red_lies_further_right_in_the_temple_of_ishtar() -> None:
    """amyitis.de §Tempel, Ishtar example (same in hu, cs, nl)."""
    table = temples_of_the_example().do(BLACK, worship(MARDUK))
    talents = table.g.talents.copy()

    assert table.asked() == (Task.ISHTAR, RED)
    table.do(RED, ask_ishtar(CAMEL))

    assert list(table.g.camels) == [1, 2, 1, 1]
    assert list(table.g.talents - talents) == [1, 0, 0, 0]


def test_black_is_first_and_white_second_with_marduk() -> None:
    """amyitis.de §Tempel, Marduk example (same in hu, cs, nl)."""
    table = temples_of_the_example().do(BLACK, worship(MARDUK))

    table.do(RED, ask_ishtar(CAMEL))

    assert list(table.g.prestige) == [0, 0, 2, 1]


def test_black_farms_and_red_swaps_with_tammouz() -> None:
    """amyitis.de §Tempel, Tammouz example (same in hu, cs, nl)."""
    table = temples_of_the_example().do(BLACK, worship(MARDUK)).do(RED, ask_ishtar(CAMEL))

    assert table.asked() == (Task.FIELD, BLACK)
    table.do(BLACK, farm(UPPER))
    assert table.stock(BLACK) == [SALT]
    assert table.row(UPPER) == [BLACK]

    assert table.asked() == (Task.SWAP, RED)
    assert KEEP in table.legal(RED)
    assert swap(DATES, BARLEY) in table.legal(RED)
    table.do(RED, swap(DATES, SALT))

    assert table.stock(RED) == [SALT]
    assert table.stock(WHITE) == []
    assert table.g.round_number == 2
