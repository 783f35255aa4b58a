"""The worked examples of the rulebooks: the caravan's journey and the plants it brings."""

from __future__ import annotations

from amyitis.layout import BANKER, BARLEY, BLACK, BLUE, DATES, LEADER, PALM, RED, SALT, WHITE, Layout, lay
from amyitis.moves import plant, square, take_card, travel
from tworivers.amyitis.names import NEUTRAL, Bonus, City, Square, Task


def test_one_camel_and_a_first_leader_go_one_to_three_spaces() -> None:
    """amyitis.de §Karawane bewegen, example 1 (same in hu, cs, nl)."""
    table = lay(start=RED).court(RED, LEADER, 1).camels(RED, 1).caravan(City.BABYLON)
    table.goods(RED, BARLEY, DATES, SALT, SALT, PALM).water(BLUE, "d1-d2", "d2-d3")

    assert table.cities_open(RED) == {City.ESHNUNNA, City.SUSA, City.UR}


def caravan_before_uruk() -> Layout:
    """Red holds a first leader and no banker; the second leader left carries a palm."""
    table = lay(start=RED).court(RED, LEADER, 1).camels(RED, 1).goods(RED, DATES).caravan(City.UR)
    return table.court(BLUE, LEADER, 2).leaders_carry(PALM)


def test_red_chooses_in_uruk_between_banker_and_second_leader() -> None:
    """amyitis.de §Karawane bewegen, example 2 (same in hu, cs, nl)."""
    table = caravan_before_uruk()

    table.do(RED, travel(City.URUK))
    assert table.stock(RED) == []
    assert table.legal(RED) == {take_card(BANKER), take_card(LEADER)}
    table.do(RED, take_card(LEADER))

    assert table.g.court_level[RED, LEADER] == 2
    assert table.g.court_level[RED, BANKER] == 0
    assert table.stock(RED) == [PALM]


def test_red_could_take_the_first_banker_in_uruk() -> None:
    """amyitis.de §Karawane bewegen, example 2 (same in hu, cs, nl)."""
    table = caravan_before_uruk().do(RED, travel(City.URUK), take_card(BANKER))

    assert table.g.court_level[RED, BANKER] == 1
    assert table.g.court_level[RED, LEADER] == 1
    assert table.stock(RED) == []


def test_without_first_bankers_red_has_to_take_the_leader() -> None:
    """amyitis.de §Karawane bewegen, example 2, last sentence (same in hu, cs, nl)."""
    table = caravan_before_uruk().sold_out(BANKER, 1)

    table.do(RED, travel(City.URUK))

    assert table.g.court_level[RED, LEADER] == 2
    assert table.stock(RED) == [PALM]
    assert table.asked() == (Task.TURN, BLACK)


def garden_of_the_example() -> Layout:
    """White is about to buy the level-2 plant of Mari.

    The picture is laid out in our words: A are c2, c3, d3 and d4, B is b2,
    C is a2 (one of two zones watered), D is c4 (planted).
    """
    table = (
        lay(start=WHITE).camels(WHITE, 1).goods(WHITE, BARLEY, PALM).caravan(City.URUK).plant_card(City.MARI, 2, PALM)
    )
    table.water(RED, "d3-d4").water(BLACK, "c3-d3", "c2-c3").water(RED, "b2-c2").water(BLUE, "b2-c2", "a2-b2")
    return table.planted("c4", by=RED).tile("c3", 4, Bonus.TALENT, Bonus.TALENT)


def test_white_buys_a_plant_in_mari() -> None:
    """amyitis.de §Karawane bewegen, example 3 (same in hu, cs, nl)."""
    table = garden_of_the_example()

    table.do(WHITE, travel(City.MARI))
    assert table.stock(WHITE) == []
    assert table.g.card_side[City.MARI] == 1
    table.do(WHITE, plant("d4"))

    assert table.g.card_side[City.MARI] == 0


def test_white_may_plant_where_water_and_level_suffice() -> None:
    """amyitis.de §Anpflanzen, example 1 (same in hu, cs, nl)."""
    table = garden_of_the_example().do(WHITE, travel(City.MARI))

    assert table.squares_open(WHITE) == {"c2", "c3", "d3", "d4"}


def test_white_needs_a_gardener_for_the_third_level() -> None:
    """amyitis.de §Anpflanzen, example 1 (same in hu, cs, nl)."""
    table = garden_of_the_example().gardeners(WHITE, 1).do(WHITE, travel(City.MARI))

    assert table.squares_open(WHITE) == {"b2", "c2", "c3", "d3", "d4"}
    table.do(WHITE, plant("b2"))

    assert table.g.gardeners[WHITE] == 0
    assert table.g.square[square("b2")] == Square.PLANTED


def test_white_takes_the_tile_and_black_the_irrigation_bonus() -> None:
    """amyitis.de §Anpflanzen, example 2: black gets 2 for most cubes (nl misprints 1 and "first cubes"; followed:
    de, hu, cs).
    """
    table = garden_of_the_example().do(WHITE, travel(City.MARI))

    table.do(WHITE, plant("c3"))

    assert table.g.tiles[WHITE] == 1
    assert table.g.talents[WHITE] == 6
    assert list(table.g.prestige) == [0, 0, 2, 4]


def test_a_neutral_cube_waters_between_the_two_plants() -> None:
    """amyitis.de §Anpflanzen, example 3 (same in hu, cs, nl)."""
    table = garden_of_the_example().do(WHITE, travel(City.MARI))

    table.do(WHITE, plant("c3"))

    assert table.owners("c3-c4") == [NEUTRAL]
    assert table.owners("c4-d4") == [-1]
    assert table.owners("b3-c3") == [-1]


def buying(level: int, gardeners: int) -> Layout:
    """Blue is about to buy a plant in Mari; squares of each level are watered."""
    table = (
        lay()
        .camels(BLUE, 1)
        .goods(BLUE, BARLEY, PALM)
        .caravan(City.URUK)
        .plant_card(City.MARI, level, PALM if level == 2 else None)
    )
    return table.water_everything().gardeners(BLUE, gardeners).do(BLUE, travel(City.MARI))


def test_a_first_plant_does_not_grow_on_the_third_level() -> None:
    """amyitis.de §Qualität der Pflanzen, example in the text (same in hu, cs, nl)."""
    table = buying(level=1, gardeners=0)

    assert not table.can(BLUE, plant("b2"))
    assert table.can(BLUE, plant("d1"))


def test_a_second_plant_grows_on_the_first_level() -> None:
    """amyitis.de §Qualität der Pflanzen, example in the text (same in hu, nl)."""
    assert buying(level=2, gardeners=0).can(BLUE, plant("d1"))


def test_one_gardener_brings_a_second_plant_to_the_third_level() -> None:
    """amyitis.de §Gärtner, example in the text (same in hu, cs, nl)."""
    table = buying(level=2, gardeners=1).do(BLUE, plant("b1"))

    assert table.g.gardeners[BLUE] == 0


def test_two_gardeners_bring_a_first_plant_to_the_third_or_fourth_level() -> None:
    """amyitis.de §Gärtner, note (same in hu, cs; nl omits the fourth level)."""
    assert buying(level=1, gardeners=2).do(BLUE, plant("b2")).g.gardeners[BLUE] == 0
    assert buying(level=1, gardeners=2).do(BLUE, plant("a1")).g.gardeners[BLUE] == 0
    assert not buying(level=1, gardeners=1).can(BLUE, plant("a1"))


def test_nobody_has_to_use_the_leaders_bonus() -> None:
    """amyitis.nl §Verplaatsen, note."""
    table = lay().court(BLUE, LEADER, 2).camels(BLUE, 1).goods(BLUE, DATES).caravan(City.UR)

    table.do(BLUE, travel(City.URUK))

    assert table.g.caravan == City.URUK
    assert table.g.camels[BLUE] == 0
