"""Phases 1 to 7: wood, trees, metal of free trade, ore, grain, flour and hunger."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    AUTUMN,
    BABYLON,
    FLOUR,
    GRAIN,
    MARI,
    METAL,
    ORE,
    SPRING,
    SUMMER,
    WINTER,
    WOOD,
    Layout,
    eve_of,
)
from mesopotamia.moves import DONE, bank, mill, place, trade
from mesopotamia.position import PLENTY
from tworivers.mesopotamia.state import Event, Party, Phase, Province, Season, Task

YIELDS = [(1, 6), (2, 6), (3, 8), (4, 8), (5, 10), (6, 10)]
"""Pips, and what they bring."""
EVERY_SEASON = (SPRING, SUMMER, AUTUMN, WINTER)


def bare(board: Layout) -> Layout:
    """Only Babylon has canals: nobody else throws a die."""
    for name in (Province.MARI, Province.ESHNUNNA, Province.ASSUR):
        board.built(name, canals=0)
    return board


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_felling_a_tree_brings_a_wood_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: always; remove one: +1 wood."""
    board = eve_of(season=season).owns(BABYLON, Province.BYBLOS).begin()
    assert board.task(BABYLON) is Task.FELL

    board.do(BABYLON, place(Province.BYBLOS))

    assert board.has(BABYLON, WOOD) == 31
    assert board.count("trees", Province.BYBLOS) == 3


def test_one_tree_in_each_own_province_with_trees() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: in each own province with trees, one."""
    board = (
        eve_of()
        .owns(BABYLON, Province.BYBLOS, Province.UGARIT, Province.TUNIP, Province.KISH)
        .owns(MARI, Province.TUTTUL)
        .trees(Province.TUNIP, 0)
        .begin()
    )
    assert board.places(BABYLON) == {Province.BYBLOS, Province.UGARIT}

    board.do(BABYLON, place(Province.BYBLOS))
    assert board.places(BABYLON) == {Province.UGARIT}
    board.do(BABYLON, place(Province.UGARIT))

    assert board.has(BABYLON, WOOD) == 32
    assert board.places(BABYLON) == set()


def test_nobody_has_to_fell() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: may."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, DONE)

    assert board.has(BABYLON, WOOD) == 30
    assert board.count("trees", Province.BYBLOS) == 4


def test_without_trees_nothing_is_asked() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: in provinces with trees."""
    board = eve_of().begin()

    assert board.task(BABYLON) is Task.MILL


def test_felling_is_possible_again_next_round() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: always."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, place(Province.BYBLOS)).end_round()

    assert board.places(BABYLON) == {Province.BYBLOS}


def test_the_owner_chooses_where_one_tree_grows_back() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: one tree in an empty hole of the own realm, owner chooses."""
    board = (
        eve_of()
        .owns(BABYLON, Province.BYBLOS, Province.UGARIT, Province.MARAD)
        .owns(MARI, Province.TUNIP)
        .trees(Province.BYBLOS, 1)
        .trees(Province.UGARIT, 0)
        .trees(Province.TUNIP, 0)
    )
    board.trees(Province.HASHUM, 1).begin().until(BABYLON, Task.REGROW)
    assert board.legal(BABYLON) == {place(Province.BYBLOS), place(Province.UGARIT)}

    board.do(BABYLON, place(Province.UGARIT))

    assert [
        board.count("trees", name) for name in (Province.BYBLOS, Province.UGARIT, Province.MARAD, Province.HASHUM)
    ] == [1, 1, 1, 1]
    assert board.task(BABYLON) is Task.MILL


def test_every_party_grows_one_tree() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: of the own realm; without a choice nobody is asked."""
    board = (
        eve_of()
        .owns(BABYLON, Province.UGARIT)
        .owns(MARI, Province.TUNIP)
        .trees(Province.TUNIP, 0)
        .trees(Province.UGARIT, 0)
        .begin()
    )

    assert [board.count("trees", name) for name in (Province.UGARIT, Province.TUNIP)] == [1, 1]


def test_a_tree_can_grow_where_one_was_just_felled() -> None:
    """rules/mesopotamia.md §A round is a season: regrowth comes after felling."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, place(Province.BYBLOS), DONE)

    assert board.count("trees", Province.BYBLOS) == 4
    assert board.has(BABYLON, WOOD) == 31


def test_a_full_forest_grows_no_further() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: in an empty hole, if possible."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, DONE)

    assert board.count("trees", Province.BYBLOS) == 4
    assert board.told(Event.REGROWN) == []


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_trees_grow_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: always."""
    board = eve_of(season=season).owns(BABYLON, Province.BYBLOS).trees(Province.BYBLOS, 0).begin()

    assert board.count("trees", Province.BYBLOS) == 1


FREE_TRADE = {
    8: {"larsa": 7, "babylon": 5, "mari": 5, "qatna": 4, "eshnunna": 2, "yamhad": 2, "assur": 1, "susa": 1},
    7: {"larsa": 3, "babylon": 5, "mari": 5, "qatna": 4, "eshnunna": 1, "yamhad": 2, "assur": 1},
    6: {"larsa": 7, "babylon": 5, "qatna": 4, "eshnunna": 2, "yamhad": 2, "assur": 1},
    5: {"larsa": 5, "qatna": 5, "eshnunna": 5, "yamhad": 5, "assur": 5},
    4: {"babylon": 5, "mari": 5, "eshnunna": 5, "assur": 5},
    3: {"babylon": 5, "mari": 5, "assur": 5},
}


def metal_of_free_trade(board: Layout) -> dict[str, int]:
    """What everybody has got, by party."""
    return {party.name.lower(): board.has(seat, METAL) - PLENTY for seat, party in enumerate(board.names)}


@pytest.mark.parametrize("seats", sorted(FREE_TRADE))
def test_free_trade_brings_metal_by_the_table(seats: int) -> None:
    """rules/mesopotamia.md §Parties and goal, the table's last column; 3 Free trade."""
    board = eve_of(SPRING, 2, seats).begin()

    assert metal_of_free_trade(board) == FREE_TRADE[seats]


def test_with_six_parties_mari_may_have_yamhads_share() -> None:
    """rules/mesopotamia.md §Parties and goal: option six=table drops Yamhad and gives Mari the 2."""
    board = eve_of(SPRING, 2, 6, six="table").begin()

    assert metal_of_free_trade(board) == {
        "larsa": 7,
        "babylon": 5,
        "mari": 2,
        "qatna": 4,
        "eshnunna": 2,
        "assur": 1,
    }


@pytest.mark.parametrize(
    ("season", "year", "metal"),
    [(SPRING, 1, 0), (SUMMER, 2, 0), (AUTUMN, 2, 0), (WINTER, 2, 0), (SPRING, 2, 5), (SPRING, 3, 5)],
)
def test_free_trade_is_paid_in_spring_from_year_two(season: Season, year: int, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: spring, from year 2."""
    board = eve_of(season=season, year=year, years="3").begin()

    assert board.has(BABYLON, METAL) == 30 + metal


@pytest.mark.parametrize(("pips", "ore"), YIELDS)
def test_a_die_says_how_much_ore_a_mine_brings(pips: int, ore: int) -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: 1-2 -> 6, 3-4 -> 8, 5-6 -> 10."""
    board = eve_of().owns(BABYLON, Province.DER).begin(throwing={BABYLON: pips})

    assert board.has(BABYLON, ORE) == 30 + ore


def test_one_die_counts_for_all_mines_of_a_party() -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: one die per party, per own mine."""
    board = (
        eve_of()
        .owns(BABYLON, Province.DER, Province.SIMURRUM, Province.HATRA)
        .trees(Province.SIMURRUM, 0)
        .begin(throwing={BABYLON: 3})
    )

    assert board.has(BABYLON, ORE) == 30 + 2 * 8
    assert [line[0] for line in board.told(Event.DICE)] == [BABYLON]


def test_every_party_with_a_mine_throws_its_own_die() -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: one die per party with a mine."""
    board = (
        eve_of()
        .owns(BABYLON, Province.DER)
        .owns(ASSUR, Province.SHUSHARRA)
        .trees(Province.SHUSHARRA, 0)
        .begin(throwing={BABYLON: 1, ASSUR: 6})
    )

    assert [board.has(BABYLON, ORE), board.has(ASSUR, ORE)] == [36, 40]
    assert board.has(MARI, ORE) == 30
    assert len(board.told(Event.DICE)) == 2


@pytest.mark.parametrize("season", [SUMMER, AUTUMN, WINTER])
def test_ore_comes_only_in_spring(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: spring."""
    board = eve_of(season=season).owns(BABYLON, Province.DER).begin()

    assert board.has(BABYLON, ORE) == 30


@pytest.mark.parametrize(("pips", "grain"), YIELDS)
def test_a_die_says_how_much_grain_a_canal_brings(pips: int, grain: int) -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: same table, per irrigable city with a canal."""
    board = bare(eve_of(season=AUTUMN)).built(Province.BABYLON, canals=1).begin(throwing={BABYLON: pips})

    assert board.has(BABYLON, GRAIN) == 30 + grain
    assert len(board.told(Event.DICE)) == 1


def test_one_die_counts_for_all_canals_of_a_party() -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: one die per party with a canal."""
    board = (
        bare(eve_of(season=AUTUMN))
        .owns(BABYLON, Province.KISH, Province.UR)
        .built(Province.KISH, canals=2)
        .owns(MARI, Province.EMAR)
        .built(Province.EMAR, canals=1)
    )
    board.built(Province.ISIN, canals=2).begin(throwing={BABYLON: 5, MARI: 1})

    assert [board.has(party, GRAIN) - 30 for party in (BABYLON, MARI, ASSUR)] == [5 * 10, 6, 0]
    assert len(board.told(Event.DICE)) == 2


@pytest.mark.parametrize("season", Season)
def test_with_two_harvests_they_are_in_summer_and_winter(season: Season) -> None:
    """docs/rules/mesopotamia.md §A round is a season: house rule `harvests`."""
    board = eve_of(season=season, harvests="two").begin()
    harvested = [event for event in board.told(Event.DICE) if event[3] == GRAIN]

    assert bool(harvested) == (season in (Season.SUMMER, Season.WINTER))


@pytest.mark.parametrize("season", [SPRING, SUMMER, WINTER])
def test_the_harvest_is_in_autumn(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: autumn."""
    board = eve_of(season=season).begin()

    assert board.has(BABYLON, GRAIN) == 30
    assert board.told(Event.DICE) == []


@pytest.mark.parametrize(("millstones", "grain", "most"), [(1, 30, 5), (1, 5, 5), (1, 3, 3), (2, 30, 10), (3, 13, 13)])
def test_a_party_says_how_much_it_mills(millstones: int, grain: int, most: int) -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone up to 5 grain, the party says how much."""
    board = eve_of().built(Province.BABYLON, millstones=millstones).stock(BABYLON, grain=grain, flour=9).begin()
    assert board.legal(BABYLON) == {mill(count) for count in range(most + 1)}

    board.do(BABYLON, mill(most - 1))

    assert board.holds(BABYLON)[:2] == (grain - most + 1, 9 + most - 1 - 3)


def test_millstones_anywhere_in_the_realm_mill() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone; others' millstones don't count."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH, Province.UR)
        .built(Province.KISH, millstones=2)
        .built(Province.UR, millstones=1)
        .built(Province.ISIN, millstones=2)
        .begin()
    )

    assert max(board.legal(BABYLON)) == mill(20)


@pytest.mark.parametrize(("millstones", "grain"), [(0, 30), (1, 0)])
def test_without_millstone_or_grain_there_is_nothing_to_mill(millstones: int, grain: int) -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone, grain."""
    board = eve_of().built(Province.BABYLON, millstones=millstones).stock(BABYLON, grain=grain, flour=9).begin()

    assert board.task(BABYLON) is Task.FORGE
    assert board.holds(BABYLON)[:2] == (grain, 6)


def test_more_grain_than_one_answer_can_name_is_milled_in_two() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone up to 5 grain, however many millstones."""
    board = eve_of().stock(BABYLON, grain=200, flour=100)
    towns = [
        Province.KISH,
        Province.ISIN,
        Province.NIPPUR,
        Province.MASHKAN,
        Province.UMMA,
        Province.LAGASH,
        Province.BAGDAD,
        Province.LARSA,
        Province.SHUBATENLIL,
        Province.QATNA,
        Province.SUSA,
        Province.HALAB,
    ]
    for name in towns:
        board.owns(BABYLON, name).built(name, millstones=board.count("cities", name))
    most = 5 * sum(board.count("millstones", name) for name in board.owned_by(BABYLON))
    assert 120 < most < 200
    board.begin().until(BABYLON, Task.MILL)

    while board.task(BABYLON) is Task.MILL:
        board.do(BABYLON, max(code for code in board.legal(BABYLON) if code <= mill(120)))

    assert board.has(BABYLON, GRAIN) == 200 - most


def test_milling_is_phase_six_and_needs_no_season() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: always."""
    for season in EVERY_SEASON:
        board = eve_of(season=season).begin()
        assert board.task(BABYLON) is Task.MILL
        assert board.phase(BABYLON) is Phase.MILLING


@pytest.mark.parametrize(("party", "seats"), [(Party.BABYLON, 4), (Party.SUSA, 8)])
def test_every_city_eats_a_flour(party: Party, seats: int) -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: 1 flour per city in the realm, irrigable or not; land without cities eats none."""
    board = eve_of(seats=seats).trees(Province.LULLUBUM, 0)
    seat = board.seat(party)
    board.owns(seat, Province.HATRA, Province.RAPIQUM, Province.LULLUBUM).begin().until(seat, Task.FORGE)

    assert board.has(seat, FLOUR) == PLENTY - 3 - 1 - 2


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_cities_eat_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: always."""
    board = eve_of(season=season).begin().until(BABYLON, Task.FORGE)

    assert board.has(BABYLON, FLOUR) == 27


def test_flour_milled_this_round_is_eaten() -> None:
    """rules/mesopotamia.md §A round is a season: milling comes before feeding."""
    board = eve_of().stock(BABYLON, grain=3).begin().do(BABYLON, mill(3))

    assert board.has(BABYLON, FLOUR) == 0
    assert board.count("walls", Province.BABYLON) == 3


def hungry(flour: int, **stock: int) -> Layout:
    """Babylon is short of flour, with walls in Babylon and Kish and forges in both; its 5 cities are to be fed."""
    board = (
        eve_of().owns(BABYLON, Province.KISH).built(Province.KISH, walls=2, forges=1, millstones=1, canals=1, marduk=1)
    )
    board.stock(BABYLON, flour=flour, **stock).begin()
    assert board.task(BABYLON) is Task.FEED
    return board


def test_enough_flour_is_eaten_without_asking() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: a party short of flour may still trade; others aren't asked."""
    board = eve_of().owns(BABYLON, Province.KISH).stock(BABYLON, flour=5).begin()

    assert board.task(BABYLON) is Task.FORGE
    assert board.has(BABYLON, FLOUR) == 0
    assert board.told(Event.TORN_DOWN) == []


def test_who_is_short_of_flour_may_still_trade() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: before it a party short of flour may still trade."""
    board = hungry(4, ore=3)
    ore_for_flour = bank(ORE, FLOUR)
    assert board.can(BABYLON, trade(MARI))

    board.do(BABYLON, ore_for_flour)
    if board.task(BABYLON) is Task.FEED:
        board.do(BABYLON, DONE)

    assert (board.has(BABYLON, FLOUR), board.has(BABYLON, ORE)) == (0, 0)
    assert board.told(Event.TORN_DOWN) == []


def test_each_missing_flour_tears_down_a_wall_of_choice() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: each missing flour tears down a wall, owner chooses which."""
    board = hungry(3).do(BABYLON, DONE)
    assert board.legal(BABYLON) == {place(Province.BABYLON), place(Province.KISH)}

    board.do(BABYLON, place(Province.KISH), place(Province.KISH))

    assert (board.count("walls", Province.BABYLON), board.count("walls", Province.KISH)) == (3, 0)
    assert (board.count("forges", Province.BABYLON), board.count("forges", Province.KISH)) == (1, 1)
    assert board.has(BABYLON, FLOUR) == 0
    assert board.task(BABYLON) is Task.FORGE


def test_forges_are_torn_down_after_the_last_wall() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: a wall, then a forge (owner chooses which)."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.BABYLON, walls=1, forges=2)
        .built(Province.KISH, forges=1)
        .stock(BABYLON, flour=3)
        .begin()
    )

    board.do(BABYLON, DONE)
    assert board.count("walls", Province.BABYLON) == 0
    assert board.legal(BABYLON) == {place(Province.BABYLON), place(Province.KISH)}
    board.do(BABYLON, place(Province.KISH))

    assert (board.count("forges", Province.BABYLON), board.count("forges", Province.KISH)) == (2, 0)


def test_nothing_left_means_no_more_loss() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: nothing left: no more loss."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.BABYLON, walls=1, marduk=1)
        .built(Province.KISH, millstones=2, canals=2)
        .stock(BABYLON)
        .begin()
    )

    board.do(BABYLON, DONE)

    assert [board.count(kind, Province.BABYLON) for kind in ("walls", "forges", "millstones", "canals", "marduk")] == [
        0,
        0,
        1,
        3,
        1,
    ]
    assert [board.count(kind, Province.KISH) for kind in ("millstones", "canals")] == [2, 2]
    assert set(board.owned_by(BABYLON)) == {Province.BABYLON, Province.KISH}
    assert board.holds(BABYLON) == (0, 0, 0, 0, 0)
    assert board.units(BABYLON, Province.BABYLON) == (2, 1, 0)


def test_others_walls_stay() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: of the party that is short."""
    board = eve_of().built(Province.BABYLON, walls=0).stock(BABYLON).begin().do(BABYLON, DONE)

    assert [board.count("walls", name) for name in (Province.MARI, Province.ESHNUNNA, Province.ASSUR)] == [3, 3, 3]
    assert board.count("forges", Province.BABYLON) == 0
