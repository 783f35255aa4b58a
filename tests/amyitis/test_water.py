"""Water led by play: what engineers dug and plants brought is what later turns build on."""

from __future__ import annotations

import random

import pytest

from amyitis.layout import BARLEY, BLUE, CHANNELS, ENGINEER, PALM, RIVER_CHANNELS, SALT, Layout, lay
from amyitis.moves import edge, plant, recruit, sell, square, travel, water
from tworivers.amyitis.names import EMPTY, NEUTRAL, City, Task


def dig(table: Layout, *channels: str) -> Layout:
    """Engineers water these channels one after the other, whoever's turn it is."""
    for channel in channels:
        seat = table.asked()[1]
        table.group(0, ENGINEER, ENGINEER, ENGINEER).do(
            seat, recruit(0, ENGINEER), water(channel, table.owners(channel).index(EMPTY))
        )
    return table


def channels_to_dig(table: Layout) -> set[str]:
    """The channels the next player's engineer may water."""
    seat = table.asked()[1]
    return table.group(0, ENGINEER, ENGINEER, ENGINEER).do(seat, recruit(0, ENGINEER)).channels_open(seat)


def squares_to_plant(table: Layout, level: int, gardeners: int = 0) -> set[str]:
    """The squares on which the next player may put the plant of Mari."""
    seat = table.asked()[1]
    table.camels(seat, 1).goods(seat, BARLEY, PALM).gardeners(seat, gardeners).caravan(City.URUK)
    table.plant_card(City.MARI, level, PALM if level == 2 else None)
    return table.do(seat, travel(City.MARI)).squares_open(seat)


def test_a_dug_channel_opens_its_neighbours() -> None:
    """rules/amyitis.md §Garden: touched by a watered zone that is itself connected to the river."""
    assert channels_to_dig(dig(lay(), "d2-d3")) == (set(RIVER_CHANNELS) - {"d2-d3"}) | {"c2-c3", "c2-d2", "c3-d3"}


def test_a_channel_between_upper_and_lower_squares_opens_its_neighbours() -> None:
    """rules/amyitis.md §Garden: zones meet at the corners of squares."""
    assert channels_to_dig(dig(lay(), "b4-c4", "b3-c3")) == (set(RIVER_CHANNELS) - {"b4-c4"}) | {
        "b3-b4",
        "c3-c4",
        "b2-b3",
        "c2-c3",
        "b2-c2",
    }


def test_a_channel_sold_for_in_babylon_opens_its_neighbours() -> None:
    """rules/amyitis.md §II. Actions, Babylon: place one cube on an available zone."""
    table = (
        lay().goods(BLUE, SALT, PALM).caravan(City.NINOUA).do(BLUE, travel(City.BABYLON), sell(SALT), water("d1-d2"))
    )

    assert {"c1-d1", "c1-c2", "c2-d2"} <= channels_to_dig(table)


def test_half_a_double_channel_leads_water_on_but_waters_no_square() -> None:
    """rules/amyitis.md §Garden: both zones run the whole length; §Planting: both zones of a double side."""
    half = ("d2-d3", "c2-c3", "b2-c2")
    assert {"b1-b2", "b1-c1", "c1-c2", "b2-c2"} <= channels_to_dig(dig(lay(), *half))
    assert squares_to_plant(dig(lay(), *half), level=2, gardeners=1) == {"d2", "d3", "c2", "c3"}
    assert squares_to_plant(dig(lay(), *half, "b2-c2"), level=2, gardeners=1) == {"d2", "d3", "c2", "c3", "b2"}


def test_both_halves_count_whichever_was_first() -> None:
    """rules/amyitis.md §Planting: both zones of a double side."""
    table = dig(lay(), "d2-d3", "c2-c3").group(0, ENGINEER, ENGINEER, ENGINEER)
    seat = table.asked()[1]
    table.do(seat, recruit(0, ENGINEER), water("b2-c2", 1))
    assert "b2" not in squares_to_plant(table, level=2, gardeners=1)


def test_either_half_of_a_double_channel_leads_water_on() -> None:
    """rules/amyitis.md §Garden: the two zones of a double edge both run the whole length of the edge."""
    for half in (0, 1):
        table = dig(lay(), "d2-d3", "c2-c3").group(0, ENGINEER, ENGINEER, ENGINEER)
        seat = table.asked()[1]
        table.do(seat, recruit(0, ENGINEER), water("b2-c2", half))
        assert {"b1-b2", "b1-c1", "c1-c2", "b2-c2"} <= channels_to_dig(table)


def test_a_dug_channel_waters_the_squares_on_both_sides() -> None:
    """rules/amyitis.md §Planting: at least one of its sides is fully watered; the river itself never counts."""
    assert squares_to_plant(dig(lay(), "d3-d4"), level=1) == {"d3", "d4"}
    assert squares_to_plant(dig(lay(), "a4-b4", "a3-b3"), level=2) == {"a4", "b4", "a3", "b3"}


def test_water_between_plants_may_lie_off_the_network() -> None:
    """rules/amyitis.md §Planting, 3: these may lie off the river's network; it joins when water reaches it."""
    table = dig(lay(), "d2-d3", "c2-c3").planted("c1")
    seat = table.asked()[1]
    assert "c2" in squares_to_plant(table, level=2)
    table.do(seat, plant("c2"))
    assert table.owners("c1-c2") == [NEUTRAL]

    dug_on = dig(table.copy(), "c2-d2")

    assert not {"b1-b2", "b1-c1", "c1-d1"} & channels_to_dig(table)
    assert {"b1-b2", "b1-c1", "c1-d1"} <= channels_to_dig(dug_on)


def test_water_between_plants_on_the_network_carries_on() -> None:
    """rules/amyitis.md §Planting, 3: on the network, neutral water carries on."""
    table = dig(lay(), "d2-d3", "c3-d3").planted("c2")
    seat = table.asked()[1]
    assert "c3" in squares_to_plant(table, level=2)
    table.do(seat, plant("c3"))

    assert {"b2-c2", "b2-b3", "b3-c3"} <= channels_to_dig(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_offer_the_zones_and_squares_that_water_reaches(seats: int, seed: int) -> None:
    """rules/amyitis.md §Garden and §Planting: what is offered in play agrees with a search from the river."""
    table = lay(seats)
    chance = random.Random(seed)
    asked = set()
    while not table.table.over:
        task, seat = table.asked()
        legal = sorted(table.legal(seat))
        if task is Task.IRRIGATE:
            assert set(legal) == {water(CHANNELS[0]) - 2 * edge(CHANNELS[0]) + zone for zone in table.zones_in_reach()}
        if task is Task.PLANT:
            side = table.g.card_side[table.g.caravan]
            strength = int(table.g.card_level[table.g.caravan, side]) + int(table.g.gardeners[seat])
            assert set(legal) == {
                plant(name) for name in table.squares_ready() if min(3, table.g.level[square(name)]) <= strength
            }
        asked.add(task)
        journeys = [action for action in legal if travel(City.BABYLON) <= action <= travel(City.NINOUA)]
        table.do(seat, chance.choice(journeys or legal))

    assert {Task.IRRIGATE, Task.PLANT} <= asked
