"""The caravan: its journey, its price and the sale to Babylon."""

from __future__ import annotations

import pytest

from amyitis.layout import (
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    GARDENER,
    LEADER,
    PALACE,
    PALM,
    RED,
    RIVER_CHANNELS,
    SALT,
    WINE,
    Layout,
    lay,
)
from amyitis.moves import plant, sell, take_card, travel, water
from tworivers.amyitis.names import City, Good, Task

PLENTY = [BARLEY, BARLEY, DATES, DATES, SALT, SALT, PALM, PALM]


def rich(leader: int = 0, camels: int = 9, city: City = City.BABYLON) -> Layout:
    """Blue can trade everywhere."""
    table = lay().court(BLUE, LEADER, leader).camels(BLUE, camels).goods(BLUE, *PLENTY).caravan(city)
    return table.water(RED, "d1-d2", "d2-d3")


@pytest.mark.parametrize(
    ("leader", "costs"), [(0, [1, 2, 3, 4, 5, 6, 7, 8]), (1, [1, 1, 1, 2, 3, 4, 5, 6]), (2, [1, 1, 1, 1, 1, 2, 3, 4])]
)
def test_a_journey_costs_a_camel_a_space_less_the_leaders_bonus(leader: int, costs: list[int]) -> None:
    """rules/amyitis.md §II. Actions, Caravan: moving d spaces costs max(1, d − bonus) camels."""
    for distance, cost in enumerate(costs, start=1):
        table = rich(leader)
        table.do(BLUE, travel(City(distance)))
        assert table.g.caravan == City(distance)
        assert table.g.camels[BLUE] == 9 - cost


@pytest.mark.parametrize(
    ("leader", "camels", "farthest"),
    [(0, 1, 1), (0, 3, 3), (1, 1, 3), (1, 2, 4), (2, 1, 5), (2, 3, 7), (2, 4, 8), (0, 8, 8), (0, 7, 7)],
)
def test_camels_and_leader_limit_the_journey(leader: int, camels: int, farthest: int) -> None:
    """rules/amyitis.md §II. Actions, Caravan: 1 space per camel plus up to the leader's bonus."""
    assert rich(leader, camels).cities_open(BLUE) == {City(place) for place in range(1, farthest + 1)}


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_without_a_camel_the_caravan_stays(leader: int) -> None:
    """rules/amyitis.md §II. Actions, Caravan: spend at least 1 camel; §The box: wine is no camel."""
    table = rich(leader, camels=0).goods(BLUE, *PLENTY, WINE, WINE)

    assert table.cities_open(BLUE) == set()


@pytest.mark.parametrize("city", [City.BABYLON, City.URUK, City.MARI])
def test_the_caravan_may_not_end_where_it_began(city: City) -> None:
    """rules/amyitis.md §II. Actions, Caravan: 1 ≤ d ≤ 8."""
    table = rich(leader=2, camels=20, city=city)

    assert table.cities_open(BLUE) == set(City) - {city}


def test_the_circuit_closes_behind_ninoua() -> None:
    """rules/amyitis.md §II. Actions, Caravan: clockwise."""
    assert rich(camels=1, city=City.NINOUA).cities_open(BLUE) == {City.BABYLON}
    assert rich(camels=3, city=City.KHORSABAD).cities_open(BLUE) == {City.NINOUA, City.BABYLON, City.ESHNUNNA}


def test_the_next_journey_begins_where_the_caravan_stands() -> None:
    """rules/amyitis.md §II. Actions, Caravan: move clockwise, whoever moved it last."""
    table = rich().do(BLUE, travel(City.URUK), take_card(LEADER))
    table.camels(RED, 1).goods(RED, *PLENTY)

    assert table.cities_open(RED) == {City.MARI}


def test_one_journey_is_one_action() -> None:
    """rules/amyitis.md §II. Actions: one action each."""
    table = rich().do(BLUE, travel(City.URUK), take_card(LEADER))

    assert table.asked() == (Task.TURN, RED)


@pytest.mark.parametrize(
    ("city", "good"),
    [
        (City.ESHNUNNA, SALT),
        (City.SUSA, BARLEY),
        (City.UR, PALM),
        (City.URUK, DATES),
        (City.MARI, BARLEY),
        (City.PALMYRA, PALM),
        (City.NINOUA, SALT),
    ],
)
def test_a_city_takes_only_its_good_or_wine(city: City, good: Good) -> None:
    """rules/amyitis.md §Caravan circuit, goods; §II. Actions: a destination whose trade can't be carried out can't be
    chosen.
    """
    others = [other for other in PLENTY if other != good]

    assert city not in rich().goods(BLUE, *others).cities_open(BLUE)
    assert city in rich().goods(BLUE, good).cities_open(BLUE)
    assert city in rich().goods(BLUE, WINE).cities_open(BLUE)


def test_without_goods_no_city_trades() -> None:
    """rules/amyitis.md §II. Actions, Caravan: the action of the space is mandatory."""
    assert rich().goods(BLUE).cities_open(BLUE) == set()
    assert rich(city=City.URUK).goods(BLUE).cities_open(BLUE) == set()


def test_the_price_is_paid_on_arrival() -> None:
    """rules/amyitis.md §II. Actions: the city's price is paid on arrival, before the choice of card or square."""
    table = rich().do(BLUE, travel(City.URUK))
    assert table.asked() == (Task.COURT, BLUE)
    assert table.stock(BLUE).count(DATES) == 1

    table = rich().do(BLUE, travel(City.MARI))
    assert table.asked() == (Task.PLANT, BLUE)
    assert table.stock(BLUE).count(BARLEY) == 1


def test_the_named_good_is_paid_before_wine() -> None:
    """rules/amyitis.md §II. Actions: payment uses the named good first, then wine."""
    table = rich().goods(BLUE, DATES, WINE).do(BLUE, travel(City.URUK))
    assert table.stock(BLUE) == [WINE]

    table = rich().goods(BLUE, SALT, WINE).do(BLUE, travel(City.URUK))
    assert table.stock(BLUE) == [SALT]


def second_plant(*goods: Good) -> Layout:
    """Mari asks for barley and palm; blue has these goods."""
    return rich().goods(BLUE, *goods).plant_card(City.MARI, 2, PALM)


@pytest.mark.parametrize(
    ("goods", "left"),
    [
        ((BARLEY, PALM), []),
        ((BARLEY, PALM, WINE), [WINE]),
        ((BARLEY, WINE, WINE), [WINE]),
        ((PALM, WINE, SALT), [SALT]),
        ((WINE, WINE), []),
        ((BARLEY, BARLEY, PALM), [BARLEY]),
    ],
)
def test_a_second_plant_costs_the_citys_good_and_the_extra_good(goods: tuple[Good, ...], left: list[Good]) -> None:
    """rules/amyitis.md §II. Actions, Plant city: city good + the card's extra good for level 2; wine last."""
    assert second_plant(*goods).do(BLUE, travel(City.MARI)).stock(BLUE) == left


@pytest.mark.parametrize("goods", [(BARLEY,), (PALM,), (WINE,), (BARLEY, BARLEY), (PALM, PALM, SALT), (WINE, SALT)])
def test_a_second_plant_needs_both_goods(goods: tuple[Good, ...]) -> None:
    """rules/amyitis.md §II. Actions, Plant city: a destination whose trade can't be carried out can't be chosen."""
    assert City.MARI not in second_plant(*goods).cities_open(BLUE)


def test_a_first_plant_costs_only_the_citys_good() -> None:
    """rules/amyitis.md §Plant cards: level 1: city good only."""
    table = rich().goods(BLUE, BARLEY, PALM, SALT).plant_card(City.MARI, 1).do(BLUE, travel(City.MARI))

    assert table.stock(BLUE) == [SALT, PALM]


@pytest.mark.parametrize(
    ("goods", "enough"),
    [
        ((SALT,), False),
        ((SALT, PALM), False),
        ((SALT, SALT), True),
        ((SALT, WINE), True),
        ((WINE, WINE), True),
        ((WINE,), False),
    ],
)
def test_two_of_a_good_are_paid_if_both_are_the_same(goods: tuple[Good, ...], enough: bool) -> None:
    """rules/amyitis.md §Plant cards: if the extra good equals the city's good, two of that good are paid."""
    table = rich().goods(BLUE, *goods).plant_card(City.ESHNUNNA, 2, SALT)
    assert (City.ESHNUNNA in table.cities_open(BLUE)) == enough

    if enough:
        assert table.do(BLUE, travel(City.ESHNUNNA)).stock(BLUE) == []


def test_khorsabad_asks_for_barley_then_for_palm() -> None:
    """rules/amyitis.md §Plant cards: Khorsabad, barley up at the start, palm on the other side;
    flipped after each purchase.
    """
    table = rich().goods(BLUE, DATES, BARLEY).do(BLUE, travel(City.KHORSABAD), plant("d1"))
    assert table.stock(BLUE) == []
    assert table.g.card_side[City.KHORSABAD] == 1

    table.camels(RED, 9).goods(RED, DATES, BARLEY).caravan(City.BABYLON)
    assert City.KHORSABAD not in table.cities_open(RED)
    table.goods(RED, DATES, PALM)
    assert City.KHORSABAD in table.cities_open(RED)


def test_a_plant_city_without_a_square_to_plant_cannot_be_chosen() -> None:
    """rules/amyitis.md §II. Actions: a destination whose trade can't be carried out can't be chosen."""
    table = lay().camels(BLUE, 9).goods(BLUE, *PLENTY)
    assert table.cities_open(BLUE) == {City.SUSA, City.URUK, City.PALMYRA, City.NINOUA}

    table.water(RED, "d2-d3", "c2-c3").planted("d2", "d3")
    assert table.cities_open(BLUE) == {City.SUSA, City.URUK, City.PALMYRA, City.NINOUA, City.KHORSABAD}

    table.gardeners(BLUE, 1)
    assert City.MARI in table.cities_open(BLUE)


def test_a_court_city_without_a_card_to_take_cannot_be_chosen() -> None:
    """rules/amyitis.md §II. Actions: a destination whose trade can't be carried out can't be chosen."""
    table = rich().sold_out(LEADER, 1).sold_out(PALACE, 1)

    assert City.NINOUA not in table.cities_open(BLUE)
    assert {City.SUSA, City.URUK, City.PALMYRA} <= table.cities_open(BLUE)


@pytest.mark.parametrize("good", list(Good))
def test_one_good_sells_for_three_prestige(good: Good) -> None:
    """rules/amyitis.md §II. Actions, Babylon: sell 1 good for 3 prestige; §Caravan circuit: any good."""
    table = rich(city=City.NINOUA).goods(BLUE, good, DATES).do(BLUE, travel(City.BABYLON), sell(good))

    assert table.g.prestige[BLUE] == 3
    assert table.stock(BLUE) == [DATES]


@pytest.mark.parametrize("pair", [(SALT, SALT), (BARLEY, PALM), (DATES, WINE), (WINE, WINE)])
def test_two_goods_sell_for_six_prestige(pair: tuple[Good, Good]) -> None:
    """rules/amyitis.md §II. Actions, Babylon: 2 (any mix) for 6."""
    table = rich(city=City.NINOUA).goods(BLUE, *pair, DATES).do(BLUE, travel(City.BABYLON), sell(*pair))

    assert table.g.prestige[BLUE] == 6
    assert table.stock(BLUE) == [DATES]


def test_babylon_buys_one_or_two_goods_at_once() -> None:
    """rules/amyitis.md §II. Actions, Babylon: one decision: the basket."""
    table = rich(city=City.NINOUA).goods(BLUE, SALT, SALT, WINE).do(BLUE, travel(City.BABYLON))

    assert table.asked() == (Task.SELL, BLUE)
    assert table.legal(BLUE) == {sell(SALT), sell(WINE), sell(SALT, SALT), sell(SALT, WINE)}


def test_a_single_good_is_sold_without_asking() -> None:
    """rules/amyitis.md §III, last sentence: a forced single choice is taken without asking."""
    table = rich(city=City.NINOUA).goods(BLUE, PALM).do(BLUE, travel(City.BABYLON))

    assert table.asked() == (Task.IRRIGATE, BLUE)
    assert table.g.prestige[BLUE] == 3


def test_a_sale_brings_a_channel_without_prestige() -> None:
    """rules/amyitis.md §II. Actions, Babylon: then place one cube on an available zone (mandatory,
    no prestige for it).
    """
    table = lay().goods(BLUE, PALM).caravan(City.NINOUA).do(BLUE, travel(City.BABYLON))
    assert table.legal(BLUE) == {water(channel) for channel in RIVER_CHANNELS}

    table.do(BLUE, water("d1-d2"))

    assert table.owners("d1-d2") == [BLUE]
    assert table.g.cubes[BLUE] == 29
    assert table.g.prestige[BLUE] == 3
    assert table.asked() == (Task.TURN, RED)


def test_a_sale_without_a_cube_brings_no_channel() -> None:
    """rules/amyitis.md §II. Actions, Babylon: skipped only if there is no available zone or no cube."""
    table = lay().goods(BLUE, PALM).left_with_cubes(BLUE, 0).caravan(City.NINOUA).do(BLUE, travel(City.BABYLON))

    assert table.g.prestige[BLUE] == 3
    assert table.g.cubes[BLUE] == 0
    assert table.asked() == (Task.TURN, RED)


def test_a_sale_takes_the_last_cube_for_its_channel() -> None:
    """rules/amyitis.md §II. Actions, Babylon: then place one cube (mandatory), be it the last."""
    table = (
        lay()
        .goods(BLUE, PALM)
        .left_with_cubes(BLUE, 1)
        .caravan(City.NINOUA)
        .do(BLUE, travel(City.BABYLON), water("d1-d2"))
    )

    assert table.owners("d1-d2") == [BLUE]
    assert table.g.cubes[BLUE] == 0


def test_a_sale_without_a_dry_zone_brings_no_channel() -> None:
    """rules/amyitis.md §II. Actions, Babylon: skipped only if there is no available zone or no cube."""
    table = lay().goods(BLUE, PALM).water_everything().caravan(City.NINOUA).do(BLUE, travel(City.BABYLON))

    assert table.g.prestige[BLUE] == 3
    assert table.g.cubes[BLUE] == 30
    assert table.asked() == (Task.TURN, RED)


def test_nobody_sells_elsewhere() -> None:
    """rules/amyitis.md §Caravan circuit: only Babylon is a sale (amyitis.hu §Eladás Babilonban)."""
    table = rich().do(BLUE, travel(City.URUK))

    assert all(not table.can(BLUE, sell(good)) for good in Good)
    assert table.g.court_left[GARDENER, 0] == 4
    assert table.g.prestige[BLACK] == 0
