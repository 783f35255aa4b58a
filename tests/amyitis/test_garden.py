"""The garden's channels: which zones can be watered."""

from __future__ import annotations

import pytest

from amyitis.layout import BLUE, CHANNELS, ENGINEER, RED, RIVER_CHANNELS, Layout, corners, lay
from amyitis.moves import recruit, water
from tworivers.amyitis.names import EMPTY, NEUTRAL

RIVER_CORNERS = (4, 9, 14, 19, 20, 21, 22, 23, 24)


def open_to_an_engineer(table: Layout) -> set[str]:
    """The channels blue may water after recruiting an engineer."""
    return table.do(BLUE, recruit(0, ENGINEER)).channels_open(BLUE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_first_only_channels_at_the_river_can_be_watered(seats: int) -> None:
    """rules/amyitis.md §Garden: one end corner lies on the river side."""
    assert open_to_an_engineer(lay(seats)) == set(RIVER_CHANNELS)


def test_water_opens_the_channels_at_its_other_end() -> None:
    """rules/amyitis.md §Garden: touched by a watered zone that is itself connected to the river."""
    table = lay().water(RED, "d2-d3")

    assert open_to_an_engineer(table) == (set(RIVER_CHANNELS) - {"d2-d3"}) | {"c2-c3", "c2-d2", "c3-d3"}


@pytest.mark.parametrize("channel", CHANNELS)
def test_every_channel_opens_once_water_touches_one_end(channel: str) -> None:
    """rules/amyitis.md §Garden: one of its two end corners, whichever."""
    for end, other in (corners(channel), corners(channel)[::-1]):
        dry = [neighbour for neighbour in CHANNELS if other in corners(neighbour)]
        table = lay().water_everything("d1-d2", "a4-b4", *dry)
        if end in RIVER_CORNERS or any(end in corners(wet) for wet in CHANNELS if wet not in dry):
            assert channel in open_to_an_engineer(table)


def test_any_owners_water_will_do() -> None:
    """rules/amyitis.md §Garden: watered zones may belong to anyone, neutral cubes included."""
    table = lay().water(RED, "d2-d3").water(NEUTRAL, "c2-c3")

    assert {"b2-c2", "b2-b3", "b3-c3"} <= open_to_an_engineer(table)


def test_a_watered_zone_takes_no_second_cube() -> None:
    """rules/amyitis.md §Garden: available when it is dry; one cube per zone."""
    table = lay().water(RED, "d2-d3").water(NEUTRAL, "c4-d4")

    assert not {"d2-d3", "c4-d4"} & open_to_an_engineer(table)


def test_a_double_channel_has_two_zones_to_water() -> None:
    """rules/amyitis.md §Garden: two zones, each with its own cube."""
    table = lay().water(RED, "d2-d3", "c2-c3", "b2-c2").do(BLUE, recruit(0, ENGINEER))

    assert not table.can(BLUE, water("b2-c2", 0))
    table.do(BLUE, water("b2-c2", 1))

    assert table.owners("b2-c2") == [RED, BLUE]


def test_both_zones_of_a_dry_double_channel_can_be_watered() -> None:
    """rules/amyitis.md §Garden: the two zones of a double edge both run the whole length of the edge."""
    table = lay().water(RED, "d2-d3", "c2-c3").do(BLUE, recruit(0, ENGINEER))

    assert {water("b2-c2", 0), water("b2-c2", 1), water("b2-b3", 0), water("b2-b3", 1)} <= table.legal(BLUE)


def test_one_zone_of_a_double_channel_leads_water_to_its_other_end() -> None:
    """rules/amyitis.md §Garden: the two zones of a double edge both run the whole length of the edge."""
    table = lay().water(RED, "d2-d3", "c2-c3", "b2-c2")

    assert {"b1-b2", "c1-c2", "b1-c1"} <= open_to_an_engineer(table)


def test_single_channels_have_no_second_zone() -> None:
    """rules/amyitis.md §Garden: else 1 zone."""
    table = lay().do(BLUE, recruit(0, ENGINEER))

    assert len(table.legal(BLUE)) == len(RIVER_CHANNELS)


def test_water_cut_off_from_the_river_opens_nothing() -> None:
    """rules/amyitis.md §Planting, 3: neutral cubes may lie off the river's network."""
    table = lay().water(NEUTRAL, "b1-b2", "b1-b2", "c1-c2")

    assert open_to_an_engineer(table) == set(RIVER_CHANNELS)


def test_joining_cut_off_water_opens_all_its_ends() -> None:
    """rules/amyitis.md §Planting, 3: availability needs a real search."""
    table = lay().water(NEUTRAL, "b1-b2", "b1-b2", "c1-c2").do(BLUE, recruit(0, ENGINEER), water("d1-d2"))

    table.do(RED, recruit(2, ENGINEER))

    assert {"a1-a2", "a1-b1", "a2-b2", "b1-c1", "b2-c2"} <= table.channels_open(RED)


def test_the_zones_of_unused_squares_stay_usable() -> None:
    """rules/amyitis.md §Garden, 2 players: their zones stay usable."""
    table = lay(seats=2).water(RED, "a4-b4").do(BLUE, recruit(0, ENGINEER))

    assert {"a3-a4", "a3-b3", "b3-b4"} <= table.channels_open(BLUE)
    table.do(BLUE, water("a3-a4"))
    assert table.owners("a3-a4") == [BLUE]


def test_a_river_channel_is_always_available() -> None:
    """amyitis.de §Ingenieur, note: dry zones at the bank are always available."""
    table = lay().water_everything("c4-d4")

    table.do(BLUE, recruit(0, ENGINEER))

    assert table.owners("c4-d4") == [BLUE]
    assert EMPTY not in table.g.zone
