"""Phases 1 to 7: wood, trees, metal of free trade, ore, grain, flour and hunger."""

from __future__ import annotations

import pytest

from mesopotamia.table import (
    ASSUR,
    AUTUMN,
    BABYLON,
    DONE,
    ESHNUNNA,
    FLOUR,
    GRAIN,
    LARSA,
    MARI,
    METAL,
    ORE,
    QATNA,
    SPRING,
    SUMMER,
    SUSA,
    WINTER,
    WOOD,
    YAMHAD,
    Layout,
    lay,
    mill,
    place,
)
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.state import Event, Party, Phase, Season, Task

YIELDS = [(1, 6), (2, 6), (3, 8), (4, 8), (5, 10), (6, 10)]
"""Pips, and what they bring."""
EVERY_SEASON = (SPRING, SUMMER, AUTUMN, WINTER)


def bare(table: Layout) -> Layout:
    """Only Babylon has canals: nobody else throws a die."""
    for name in ("mari", "eshnunna", "assur"):
        table.built(name, canals=0)
    return table


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_felling_a_tree_brings_a_wood_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: always; remove one: +1 wood."""
    table = lay(season=season).own(BABYLON, "byblos").begin()
    assert table.asked(BABYLON) is Task.FELL

    table.do(BABYLON, place("byblos"))

    assert table.of(BABYLON, WOOD) == 31
    assert table.count("trees", "byblos") == 3


def test_one_tree_in_each_own_province_with_trees() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: in each own province with trees, one."""
    table = lay().own(BABYLON, "byblos", "ugarit", "tunip", "kish").own(MARI, "tuttul").trees("tunip", 0).begin()
    assert table.places(BABYLON) == {"byblos", "ugarit"}

    table.do(BABYLON, place("byblos"))
    assert table.places(BABYLON) == {"ugarit"}
    table.do(BABYLON, place("ugarit"))

    assert table.of(BABYLON, WOOD) == 32
    assert table.places(BABYLON) == set()


def test_nobody_has_to_fell() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: may."""
    table = lay().own(BABYLON, "byblos").begin().do(BABYLON, DONE)

    assert table.of(BABYLON, WOOD) == 30
    assert table.count("trees", "byblos") == 4


def test_without_trees_nothing_is_asked() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: in provinces with trees."""
    table = lay().begin()

    assert table.asked(BABYLON) is Task.MILL


def test_felling_is_possible_again_next_round() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: always."""
    table = lay().own(BABYLON, "byblos").begin().do(BABYLON, place("byblos")).finish()

    assert table.places(BABYLON) == {"byblos"}


def test_the_owner_chooses_where_one_tree_grows_back() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: one tree in an empty hole of the own realm, owner chooses."""
    table = (
        lay()
        .own(BABYLON, "byblos", "ugarit", "marad")
        .own(MARI, "tunip")
        .trees("byblos", 1)
        .trees("ugarit", 0)
        .trees("tunip", 0)
    )
    table.trees("hashum", 1).begin().until(BABYLON, Task.REGROW)
    assert table.legal(BABYLON) == {place("byblos"), place("ugarit")}

    table.do(BABYLON, place("ugarit"))

    assert [table.count("trees", name) for name in ("byblos", "ugarit", "marad", "hashum")] == [1, 1, 1, 1]
    assert table.asked(BABYLON) is Task.MILL


def test_every_party_grows_one_tree() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: of the own realm; without a choice nobody is asked."""
    table = lay().own(BABYLON, "ugarit").own(MARI, "tunip").trees("tunip", 0).trees("ugarit", 0).begin()

    assert [table.count("trees", name) for name in ("ugarit", "tunip")] == [1, 1]


def test_a_tree_can_grow_where_one_was_just_felled() -> None:
    """rules/mesopotamia.md §A round is a season: regrowth comes after felling."""
    table = lay().own(BABYLON, "byblos").begin().do(BABYLON, place("byblos"), DONE)

    assert table.count("trees", "byblos") == 4
    assert table.of(BABYLON, WOOD) == 31


def test_a_full_forest_grows_no_further() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: in an empty hole, if possible."""
    table = lay().own(BABYLON, "byblos").begin().do(BABYLON, DONE)

    assert table.count("trees", "byblos") == 4
    assert table.told(Event.REGROWN) == []


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_trees_grow_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: always."""
    table = lay(season=season).own(BABYLON, "byblos").trees("byblos", 0).begin()

    assert table.count("trees", "byblos") == 1


FREE_TRADE = {
    8: {LARSA: 7, BABYLON: 5, MARI: 5, QATNA: 4, ESHNUNNA: 2, YAMHAD: 2, ASSUR: 1, SUSA: 1},
    7: {LARSA: 3, BABYLON: 5, MARI: 5, QATNA: 4, ESHNUNNA: 1, YAMHAD: 2, ASSUR: 1},
    6: {LARSA: 7, BABYLON: 5, QATNA: 4, ESHNUNNA: 2, YAMHAD: 2, ASSUR: 1},
    5: {LARSA: 5, QATNA: 5, ESHNUNNA: 5, YAMHAD: 5, ASSUR: 5},
    4: {BABYLON: 5, MARI: 5, ESHNUNNA: 5, ASSUR: 5},
    3: {BABYLON: 5, MARI: 5, ASSUR: 5},
}


@pytest.mark.parametrize("seats", sorted(FREE_TRADE))
def test_free_trade_brings_metal_by_the_table(seats: int) -> None:
    """rules/mesopotamia.md §Parties and goal, the table's last column; 3 Free trade."""
    table = lay(seats, SPRING, year=2).begin()

    assert {party: table.of(party, METAL) - 30 for party in table.parties} == FREE_TRADE[seats]


def test_with_six_parties_mari_may_have_yamhads_share() -> None:
    """rules/mesopotamia.md §Parties and goal: option six=table drops Yamhad and gives Mari the 2."""
    table = lay(6, SPRING, year=2, options={"six": "table"}).begin()

    assert {party: table.of(party, METAL) - 30 for party in table.parties} == {
        LARSA: 7,
        BABYLON: 5,
        MARI: 2,
        QATNA: 4,
        ESHNUNNA: 2,
        ASSUR: 1,
    }


@pytest.mark.parametrize(
    ("season", "year", "metal"),
    [(SPRING, 1, 0), (SUMMER, 2, 0), (AUTUMN, 2, 0), (WINTER, 2, 0), (SPRING, 2, 5), (SPRING, 3, 5)],
)
def test_free_trade_is_paid_in_spring_from_year_two(season: Season, year: int, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: spring, from year 2."""
    table = lay(season=season, year=year, options={"years": "3"}).begin()

    assert table.of(BABYLON, METAL) == 30 + metal


@pytest.mark.parametrize(("pips", "ore"), YIELDS)
def test_a_die_says_how_much_ore_a_mine_brings(pips: int, ore: int) -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: 1-2 -> 6, 3-4 -> 8, 5-6 -> 10."""
    table = lay().own(BABYLON, "der").begin(throwing={BABYLON: pips})

    assert table.of(BABYLON, ORE) == 30 + ore


def test_one_die_counts_for_all_mines_of_a_party() -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: one die per party, per own mine."""
    table = lay().own(BABYLON, "der", "simurrum", "hatra").trees("simurrum", 0).begin(throwing={BABYLON: 3})

    assert table.of(BABYLON, ORE) == 30 + 2 * 8
    assert [line[0] for line in table.told(Event.DICE)] == [table.seat(BABYLON)]


def test_every_party_with_a_mine_throws_its_own_die() -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: one die per party with a mine."""
    table = (
        lay().own(BABYLON, "der").own(ASSUR, "shusharra").trees("shusharra", 0).begin(throwing={BABYLON: 1, ASSUR: 6})
    )

    assert [table.of(BABYLON, ORE), table.of(ASSUR, ORE)] == [36, 40]
    assert table.of(MARI, ORE) == 30
    assert len(table.told(Event.DICE)) == 2


@pytest.mark.parametrize("season", [SUMMER, AUTUMN, WINTER])
def test_ore_comes_only_in_spring(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: spring."""
    table = lay(season=season).own(BABYLON, "der").begin()

    assert table.of(BABYLON, ORE) == 30


@pytest.mark.parametrize(("pips", "grain"), YIELDS)
def test_a_die_says_how_much_grain_a_canal_brings(pips: int, grain: int) -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: same table, per irrigable city with a canal."""
    table = bare(lay(season=AUTUMN)).built("babylon", canals=1).begin(throwing={BABYLON: pips})

    assert table.of(BABYLON, GRAIN) == 30 + grain
    assert len(table.told(Event.DICE)) == 1


def test_one_die_counts_for_all_canals_of_a_party() -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: one die per party with a canal."""
    table = (
        bare(lay(season=AUTUMN))
        .own(BABYLON, "kish", "ur")
        .built("kish", canals=2)
        .own(MARI, "emar")
        .built("emar", canals=1)
    )
    table.built("isin", canals=2).begin(throwing={BABYLON: 5, MARI: 1})

    assert [table.of(party, GRAIN) - 30 for party in (BABYLON, MARI, ASSUR)] == [5 * 10, 6, 0]
    assert len(table.told(Event.DICE)) == 2


@pytest.mark.parametrize("season", Season)
def test_with_two_harvests_they_are_in_summer_and_winter(season: Season) -> None:
    """docs/rules/mesopotamia.md §A round is a season: house rule `harvests`."""
    table = lay(season=season, options={"harvests": "two"}).begin()
    harvested = [event for event in table.told(Event.DICE) if event[3] == GRAIN]

    assert bool(harvested) == (season in (Season.SUMMER, Season.WINTER))


@pytest.mark.parametrize("season", [SPRING, SUMMER, WINTER])
def test_the_harvest_is_in_autumn(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: autumn."""
    table = lay(season=season).begin()

    assert table.of(BABYLON, GRAIN) == 30
    assert table.told(Event.DICE) == []


@pytest.mark.parametrize(("millstones", "grain", "most"), [(1, 30, 5), (1, 5, 5), (1, 3, 3), (2, 30, 10), (3, 13, 13)])
def test_a_party_says_how_much_it_mills(millstones: int, grain: int, most: int) -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone up to 5 grain, the party says how much."""
    table = lay().built("babylon", millstones=millstones).store(BABYLON, grain=grain, flour=9).begin()
    assert table.legal(BABYLON) == {mill(count) for count in range(most + 1)}

    table.do(BABYLON, mill(most - 1))

    assert table.stock(BABYLON)[:2] == (grain - most + 1, 9 + most - 1 - 3)


def test_millstones_anywhere_in_the_realm_mill() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone; others' millstones don't count."""
    table = (
        lay()
        .own(BABYLON, "kish", "ur")
        .built("kish", millstones=2)
        .built("ur", millstones=1)
        .built("isin", millstones=2)
        .begin()
    )

    assert max(table.legal(BABYLON)) == mill(20)


@pytest.mark.parametrize(("millstones", "grain"), [(0, 30), (1, 0)])
def test_without_millstone_or_grain_there_is_nothing_to_mill(millstones: int, grain: int) -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone, grain."""
    table = lay().built("babylon", millstones=millstones).store(BABYLON, grain=grain, flour=9).begin()

    assert table.asked(BABYLON) is Task.FORGE
    assert table.stock(BABYLON)[:2] == (grain, 6)


def test_more_grain_than_one_answer_can_name_is_milled_in_two() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone up to 5 grain, however many millstones."""
    table = lay().store(BABYLON, grain=200, flour=100)
    towns = [
        "kish",
        "isin",
        "nippur",
        "mashkan",
        "umma",
        "lagash",
        "bagdad",
        "larsa",
        "shubatenlil",
        "qatna",
        "susa",
        "halab",
    ]
    for name in towns:
        table.own(BABYLON, name).built(name, millstones=table.count("cities", name))
    most = 5 * sum(table.count("millstones", name) for name in table.realm(BABYLON))
    assert 120 < most < 200
    table.begin().until(BABYLON, Task.MILL)

    while table.asked(BABYLON) is Task.MILL:
        table.do(BABYLON, max(code for code in table.legal(BABYLON) if code <= mill(120)))

    assert table.of(BABYLON, GRAIN) == 200 - most


def test_milling_is_phase_six_and_needs_no_season() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: always."""
    for season in EVERY_SEASON:
        table = lay(season=season).begin()
        assert table.asked(BABYLON) is Task.MILL
        assert table.phase(BABYLON) is Phase.MILLING


@pytest.mark.parametrize(("party", "seats"), [(BABYLON, 4), (SUSA, 8)])
def test_every_city_eats_a_flour(party: Party, seats: int) -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: 1 flour per city in the realm, irrigable or not; land without cities eats none."""
    table = lay(seats).own(party, "hatra", "rapiqum", "lullubum").trees("lullubum", 0).begin().until(party, Task.FORGE)

    assert table.of(party, FLOUR) == 30 - 3 - 1 - 2


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_cities_eat_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: always."""
    table = lay(season=season).begin().until(BABYLON, Task.FORGE)

    assert table.of(BABYLON, FLOUR) == 27


def test_flour_milled_this_round_is_eaten() -> None:
    """rules/mesopotamia.md §A round is a season: milling comes before feeding."""
    table = lay().store(BABYLON, grain=3).begin().do(BABYLON, mill(3))

    assert table.of(BABYLON, FLOUR) == 0
    assert table.count("walls", "babylon") == 3


def hungry(flour: int, **stock: int) -> Layout:
    """Babylon is short of flour, with walls in Babylon and Kish and forges in both; its 5 cities are to be fed."""
    table = lay().own(BABYLON, "kish").built("kish", walls=2, forges=1, millstones=1, canals=1, marduk=1)
    table.store(BABYLON, flour=flour, **stock).begin()
    assert table.asked(BABYLON) is Task.FEED
    return table


def test_enough_flour_is_eaten_without_asking() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: a party short of flour may still trade; others aren't asked."""
    table = lay().own(BABYLON, "kish").store(BABYLON, flour=5).begin()

    assert table.asked(BABYLON) is Task.FORGE
    assert table.of(BABYLON, FLOUR) == 0
    assert table.told(Event.TORN_DOWN) == []


def test_who_is_short_of_flour_may_still_trade() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: before it a party short of flour may still trade."""
    table = hungry(4, ore=3)
    ore_for_flour = next(codes.BANK + pair for pair in range(16) if codes.bank_pair(pair) == (ORE, FLOUR))
    assert table.can(BABYLON, codes.TRADE + table.seat(MARI))

    table.do(BABYLON, ore_for_flour)
    if table.asked(BABYLON) is Task.FEED:
        table.do(BABYLON, DONE)

    assert (table.of(BABYLON, FLOUR), table.of(BABYLON, ORE)) == (0, 0)
    assert table.told(Event.TORN_DOWN) == []


def test_each_missing_flour_tears_down_a_wall_of_choice() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: each missing flour tears down a wall, owner chooses which."""
    table = hungry(3).do(BABYLON, DONE)
    assert table.legal(BABYLON) == {place("babylon"), place("kish")}

    table.do(BABYLON, place("kish"), place("kish"))

    assert (table.count("walls", "babylon"), table.count("walls", "kish")) == (3, 0)
    assert (table.count("forges", "babylon"), table.count("forges", "kish")) == (1, 1)
    assert table.of(BABYLON, FLOUR) == 0
    assert table.asked(BABYLON) is Task.FORGE


def test_forges_are_torn_down_after_the_last_wall() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: a wall, then a forge (owner chooses which)."""
    table = (
        lay()
        .own(BABYLON, "kish")
        .built("babylon", walls=1, forges=2)
        .built("kish", forges=1)
        .store(BABYLON, flour=3)
        .begin()
    )

    table.do(BABYLON, DONE)
    assert table.count("walls", "babylon") == 0
    assert table.legal(BABYLON) == {place("babylon"), place("kish")}
    table.do(BABYLON, place("kish"))

    assert (table.count("forges", "babylon"), table.count("forges", "kish")) == (2, 0)


def test_nothing_left_means_no_more_loss() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: nothing left: no more loss."""
    table = (
        lay()
        .own(BABYLON, "kish")
        .built("babylon", walls=1, marduk=1)
        .built("kish", millstones=2, canals=2)
        .store(BABYLON)
        .begin()
    )

    table.do(BABYLON, DONE)

    assert [table.count(kind, "babylon") for kind in ("walls", "forges", "millstones", "canals", "marduk")] == [
        0,
        0,
        1,
        3,
        1,
    ]
    assert [table.count(kind, "kish") for kind in ("millstones", "canals")] == [2, 2]
    assert table.realm(BABYLON) == {"babylon", "kish"}
    assert table.stock(BABYLON) == (0, 0, 0, 0, 0)
    assert table.stack(BABYLON, "babylon") == (2, 1, 0)


def test_others_walls_stay() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: of the party that is short."""
    table = lay().built("babylon", walls=0).store(BABYLON).begin().do(BABYLON, DONE)

    assert [table.count("walls", name) for name in ("mari", "eshnunna", "assur")] == [3, 3, 3]
    assert table.count("forges", "babylon") == 0
