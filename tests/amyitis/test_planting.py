"""Planting: where, with whose help and what follows."""

from __future__ import annotations

import pytest

from amyitis.layout import (
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    ENGINEER,
    GARDENER,
    PALM,
    RED,
    RIVER_CHANNELS,
    SALT,
    SQUARES,
    WHITE,
    Layout,
    lay,
)
from amyitis.moves import plant, recruit, square, travel
from tworivers.amyitis.names import EMPTY, NEUTRAL, City, Event, Square, Task


def buyer(level: int, gardeners: int = 0, seats: int = 4) -> Layout:
    """Blue can buy a plant in Mari."""
    table = (
        lay(seats)
        .camels(BLUE, 1)
        .goods(BLUE, BARLEY, PALM)
        .caravan(City.URUK)
        .plant_card(City.MARI, level, PALM if level == 2 else None)
    )
    return table.gardeners(BLUE, gardeners)


def buy(table: Layout) -> Layout:
    """Blue goes to Mari."""
    return table.do(BLUE, travel(City.MARI))


def test_the_river_waters_no_square() -> None:
    """rules/amyitis.md §Planting: the river itself never counts."""
    table = buyer(1)
    assert not table.can(BLUE, travel(City.MARI))

    assert buy(table.water(RED, "d1-d2")).squares_open(BLUE) == {"d1", "d2"}


@pytest.mark.parametrize(
    ("channel", "squares"), [("c3-d3", {"d3"}), ("b3-b4", {"b4"}), ("c3-c4", {"c4"}), ("a3-a4", {"a4"})]
)
def test_one_watered_side_suffices(channel: str, squares: set[str]) -> None:
    """rules/amyitis.md §Planting: at least one of its sides is fully watered."""
    table = buy(buyer(1).water(RED, channel, "d1-d2"))

    assert table.squares_open(BLUE) == squares | {"d1", "d2"}


@pytest.mark.parametrize("channel", ["a1-a2", "b1-b2", "a1-b1", "a2-b2"])
def test_a_double_side_needs_both_zones(channel: str) -> None:
    """rules/amyitis.md §Planting: both zones of a double side."""
    half = buy(buyer(2, gardeners=1).water(RED, channel, "d1-d2"))
    assert half.squares_open(BLUE) == {"d1", "d2"}

    full = buy(buyer(2, gardeners=1).water(RED, channel).water(NEUTRAL, channel).water(RED, "d1-d2"))
    assert full.squares_open(BLUE) == {"d1", "d2", *channel.split("-")}


def test_half_watered_sides_do_not_add_up() -> None:
    """rules/amyitis.md §Planting: at least one of its sides is fully watered."""
    table = buy(buyer(2, gardeners=1).water(RED, "a1-b1", "b1-b2", "b1-c1", "d1-d2"))

    assert table.squares_open(BLUE) == {"d1", "d2"}


def test_a_double_side_waters_a_low_square_only_when_full() -> None:
    """rules/amyitis.md §Planting: both zones of a double side, seen from the second level too."""
    assert "c2" not in buy(buyer(2).water(RED, "b2-c2", "d1-d2")).squares_open(BLUE)
    assert "c2" in buy(buyer(2).water(RED, "b2-c2", "b2-c2", "d1-d2")).squares_open(BLUE)


@pytest.mark.parametrize(
    ("level", "gardeners", "reaches"), [(1, 0, 1), (2, 0, 2), (1, 1, 2), (2, 1, 4), (1, 2, 4), (2, 2, 4)]
)
def test_plant_and_gardeners_reach_a_level(level: int, gardeners: int, reaches: int) -> None:
    """rules/amyitis.md §Planting: plant level ≥ the square's level (level 4 counts as 3);
    each gardener adds one level.
    """
    table = buy(buyer(level, gardeners).water_everything())

    assert table.squares_open(BLUE) == {name for name in SQUARES if table.g.level[square(name)] <= reaches}


@pytest.mark.parametrize(
    ("level", "name", "spent"),
    [(1, "d1", 0), (2, "d1", 0), (2, "c1", 0), (1, "c1", 1), (2, "b1", 1), (2, "a1", 1), (1, "b2", 2), (1, "a1", 2)],
)
def test_exactly_as_many_gardeners_as_needed_are_spent(level: int, name: str, spent: int) -> None:
    """rules/amyitis.md §Planting: exactly as many as needed are spent; §Court cards: then returns to the supply."""
    table = buy(buyer(level, gardeners=3).water_everything()).do(BLUE, plant(name))

    assert table.g.gardeners[BLUE] == 3 - spent
    assert table.g.court_left[GARDENER, 0] == 1 + spent


def test_others_gardeners_do_not_help() -> None:
    """rules/amyitis.md §Planting: each gardener returned, by the one who plants."""
    assert "c1" not in buy(buyer(1).gardeners(RED, 2).water_everything()).squares_open(BLUE)


def test_a_planted_square_is_taken() -> None:
    """rules/amyitis.md §Planting: a square with a tile."""
    table = buy(buyer(1).water(RED, "d1-d2", "d2-d3").planted("d2"))

    assert table.squares_open(BLUE) == {"d1", "d3"}


def test_unused_squares_cannot_be_planted() -> None:
    """rules/amyitis.md §Garden, 2 players: squares without a tile can't be planted."""
    table = buy(buyer(2, seats=2).water_everything())

    assert not {"a3", "a4", "b4"} & table.squares_open(BLUE)
    assert "b3" in table.squares_open(BLUE)


def test_the_only_square_is_planted_without_asking() -> None:
    """rules/amyitis.md §III, last sentence: a forced single choice is taken without asking."""
    table = buy(buyer(1).water(RED, "d1-d2").planted("d2").tile("d1", 4))

    assert table.g.square[square("d1")] == Square.PLANTED
    assert table.g.prestige[BLUE] == 4
    assert table.asked() == (Task.TURN, RED)


def test_the_planter_takes_the_tile_and_its_prestige() -> None:
    """rules/amyitis.md §Planting, 1: take the tile: score its prestige."""
    table = buy(buyer(1).water(RED, "d1-d2").tile("d1", 3).tile("d2", 8)).do(BLUE, plant("d1"))

    assert list(table.g.tiles) == [1, 0, 0, 0]
    assert table.g.prestige[BLUE] == 3
    assert table.g.square[square("d1")] == Square.PLANTED
    assert table.g.square[square("d2")] == Square.TILE
    assert table.asked() == (Task.TURN, RED)


def irrigated(level: int = 1, gardeners: int = 0) -> Layout:
    """Blue will plant on c3 or d4; the zones around c3 are still to be laid out."""
    return buyer(level, gardeners).water(NEUTRAL, "c4-d4")


@pytest.mark.parametrize("level", [1, 2])
def test_the_irrigation_bonus_is_the_plants_own_level(level: int) -> None:
    """rules/amyitis.md §Planting, 2: prestige equal to the plant's own level (gardeners not counted)."""
    table = buy(irrigated(level, gardeners=2).water(BLACK, "c3-d3")).do(BLUE, plant("c3"))

    assert list(table.g.prestige) == [0, 0, level, 0]


def test_most_cubes_around_the_square_win_the_irrigation_bonus() -> None:
    """rules/amyitis.md §Planting, 2: the player with most cubes on the zones around the square."""
    table = buy(irrigated(2).water(BLUE, "c3-d3").water(BLACK, "c3-c4", "b3-c3")).do(BLUE, plant("c3"))

    assert list(table.g.prestige) == [0, 0, 2, 0]


def test_a_tie_for_most_cubes_brings_nobody_the_bonus() -> None:
    """rules/amyitis.md §Planting, 2: tie: nobody."""
    table = buy(irrigated(2).water(BLUE, "c3-d3", "c2-c3").water(BLACK, "c3-c4", "b3-c3")).do(BLUE, plant("c3"))

    assert not table.g.prestige.any()


def test_neutral_cubes_do_not_count_for_the_bonus() -> None:
    """rules/amyitis.md §Planting, 2: neutral cubes don't count."""
    table = buy(irrigated(2).water(NEUTRAL, "c3-d3", "c2-c3", "b3-c3").water(WHITE, "c3-c4")).do(BLUE, plant("c3"))
    assert list(table.g.prestige) == [0, 0, 0, 2]

    table = buy(irrigated(2).water(NEUTRAL, "c3-d3")).do(BLUE, plant("c3"))
    assert not table.g.prestige.any()


def test_cubes_elsewhere_do_not_count_for_the_bonus() -> None:
    """rules/amyitis.md §Planting, 2: on the zones around the square."""
    table = buy(irrigated(2).water(RED, "c3-d3").water(BLACK, "d3-d4", "d2-d3", "b2-b3", "c1-c2", "b4-c4")).do(
        BLUE, plant("c3")
    )

    assert list(table.g.prestige) == [0, 2, 0, 0]


def test_both_zones_of_a_double_side_count_for_the_bonus() -> None:
    """rules/amyitis.md §Planting, 2: cubes on the zones; a double side has two."""
    table = buy(irrigated(2).water(RED, "b2-c2", "b2-c2").water(BLACK, "c2-c3")).do(BLUE, plant("c2"))

    assert list(table.g.prestige) == [0, 2, 0, 0]


def test_a_half_watered_side_counts_for_the_bonus() -> None:
    """rules/amyitis.md §Planting, 2: cubes on the zones around the square, fully watered sides or not."""
    table = buy(irrigated(2).water(RED, "b2-c2", "c1-c2").water(BLACK, "c2-c3")).do(BLUE, plant("c2"))

    assert list(table.g.prestige) == [0, 2, 0, 0]


def test_water_runs_between_plants() -> None:
    """rules/amyitis.md §Planting, 3: all dry zones between this square and already planted neighbours get neutral
    cubes.
    """
    table = buy(irrigated(2).planted("b3", "c2").water(RED, "c3-d3")).do(BLUE, plant("c3"))

    assert table.owners("b3-c3") == [NEUTRAL]
    assert table.owners("c2-c3") == [NEUTRAL]
    assert table.owners("c3-c4") == [EMPTY]
    assert table.owners("c3-d3") == [RED]


def test_a_watered_zone_between_plants_keeps_its_cube() -> None:
    """rules/amyitis.md §Planting, 3: dry zones only."""
    table = buy(irrigated(2, gardeners=1).planted("c2").water(RED, "b2-c2").water(BLACK, "b2-b3", "b2-b3")).do(
        BLUE, plant("b2")
    )

    assert table.owners("b2-c2") == [RED, NEUTRAL]


def test_both_zones_of_a_dry_double_side_are_watered() -> None:
    """rules/amyitis.md §Planting, 3: all dry zones."""
    table = buy(irrigated(2, gardeners=1).planted("b1", "c2").water(BLACK, "b2-b3", "b2-b3")).do(BLUE, plant("b2"))

    assert table.owners("b2-c2") == [NEUTRAL, NEUTRAL]
    assert table.owners("b1-b2") == [NEUTRAL, NEUTRAL]
    assert table.owners("a2-b2") == [EMPTY, EMPTY]


def test_unused_squares_are_no_plants() -> None:
    """rules/amyitis.md §Planting, 3: already planted neighbours; §Garden, 2 players."""
    table = buy(buyer(2, seats=2).water(RED, "c3-d3", "b3-c3")).do(BLUE, plant("b3"))

    assert table.owners("b3-b4") == [EMPTY]
    assert table.owners("a3-b3") == [EMPTY]


def test_neutral_water_off_the_network_opens_no_channel() -> None:
    """rules/amyitis.md §Planting, 3: these may lie off the river's network."""
    table = buy(buyer(2).planted("c1").water(NEUTRAL, "b2-c2", "b2-c2", "a3-b3")).do(BLUE, plant("c2"))
    assert table.owners("c1-c2") == [NEUTRAL]

    table.do(RED, recruit(0, ENGINEER))

    open_channels = table.channels_open(RED)
    assert not {"c1-d1", "c2-d2", "b1-c1", "c2-c3"} & open_channels
    assert set(RIVER_CHANNELS) <= open_channels


def test_neutral_water_on_the_network_carries_on() -> None:
    """rules/amyitis.md §Garden: neutral cubes included; amyitis.de §Automatische Bewässerung, note."""
    table = buy(buyer(2).planted("c2").water(RED, "d2-d3", "d1-d2")).do(BLUE, plant("d2"))
    assert table.owners("c2-d2") == [NEUTRAL]
    table = buy(buyer(2).planted("c2").water(RED, "d2-d3", "c3-d3")).do(BLUE, plant("c3"))
    assert table.owners("c2-c3") == [NEUTRAL]

    table.do(RED, recruit(0, ENGINEER))

    assert {"b2-c2", "b2-b3", "b3-c3"} <= table.channels_open(RED)


@pytest.mark.parametrize(("level", "other"), [(1, 1), (2, 0)])
def test_the_plant_card_is_flipped(level: int, other: int) -> None:
    """rules/amyitis.md §Planting, 4 and §Plant cards: after each purchase the card is flipped."""
    table = buy(irrigated(level).water(RED, "d1-d2"))
    assert table.g.card_side[City.MARI] == 1 - other
    table.do(BLUE, plant("d1"))

    assert table.g.card_side[City.MARI] == other
    assert (table.g.card_side[City.ESHNUNNA], table.g.card_side[City.UR], table.g.card_side[City.KHORSABAD]) == (
        0,
        0,
        0,
    )


def test_what_follows_planting_comes_in_order() -> None:
    """rules/amyitis.md §Planting, 0 to 4: gardeners, tile, irrigation bonus, automatic irrigation, card."""
    table = buy(irrigated(1, gardeners=1).planted("c2").water(RED, "c3-d3").tile("c3", 6)).do(BLUE, plant("c3"))

    told = [event[0] for event in table.table.events()]
    steps = [Event.GARDENERS_SPENT, Event.PRESTIGE, Event.PRESTIGE, Event.WATERED, Event.CARD_FLIPPED]
    assert [kind for kind in told if kind in steps] == steps
    assert [event[1] for event in table.table.events() if event[0] == Event.PRESTIGE] == [BLUE, RED]


def test_goods_spent_on_a_plant_are_gone() -> None:
    """rules/amyitis.md §II. Actions, Plant city: pay, plant at once, flip the card."""
    table = buy(irrigated(2).goods(BLUE, BARLEY, PALM, DATES, SALT))

    assert table.stock(BLUE) == [DATES, SALT]
    assert table.asked() == (Task.PLANT, BLUE)
