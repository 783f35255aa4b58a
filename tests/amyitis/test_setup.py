"""What lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from amyitis.layout import (
    BANKER,
    BARLEY,
    CHANNELS,
    DATES,
    ENGINEER,
    FARMER,
    GARDENER,
    LEADER,
    MERCHANT,
    PALACE,
    PALM,
    PRIEST,
    SALT,
    SQUARES,
    WINE,
    face_up,
)
from amyitis.moves import LOWER, UPPER, edge, square
from tworivers.amyitis import GAME
from tworivers.amyitis.names import ABSENT, EMPTY, City, Craft, Good, Square, Task, Temple, Trade
from tworivers.engine.rules import BadOption
from tworivers.engine.table import Table

SEEDS = range(40)

TILES = {
    1: {
        (1, "court"): 1,
        (2, "palace"): 1,
        (2, "banker"): 1,
        (2, "leader"): 1,
        (3, "camel"): 1,
        (3, "good"): 1,
        (3, "talent talent"): 1,
        (3, "camel talent"): 1,
        (4, ""): 1,
    },
    2: {(3, "banker"): 1, (4, "leader"): 1, (4, "talent talent"): 1, (4, "good"): 1, (5, "camel"): 1, (6, ""): 1},
    3: {(5, "camel good"): 1, (6, "court"): 1, (6, "talent talent"): 1, (8, ""): 1},
}


def deal(seats: int, seed: int = 1) -> Table:
    """A table right after setup."""
    return Table(GAME, seats, seed=seed)


def tile(table: Table, name: str) -> tuple[int, str]:
    """Prestige and bonuses of a tile."""
    names = ("camel", "talent", "banker", "leader", "palace", "good", "court")
    bonuses = [bonus for place, bonus in enumerate(names) for _ in range(table.g.tile_bonus[square(name), place])]
    return int(table.g.tile_prestige[square(name)]), " ".join(bonuses)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_nobles_play(seats: int) -> None:
    """rules/amyitis.md §Players and goal."""
    with pytest.raises(BadOption):
        deal(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_alike(seats: int) -> None:
    """rules/amyitis.md §Setup: 30 cubes, 4 talents, 1 camel, leader 0, no banker, no palace, 0 prestige."""
    g = deal(seats).g

    for seat in range(seats):
        assert (g.cubes[seat], g.talents[seat], g.camels[seat], g.prestige[seat]) == (30, 4, 1, 0)
        assert not g.goods[seat].any()
        assert not g.court_level[seat].any()
        assert (g.gardeners[seat], g.tiles[seat], g.passed[seat]) == (0, 0, 0)


def test_the_boards_begin_empty() -> None:
    """rules/amyitis.md §Setup: caravan at Babylon; no cube on fields, temples or zones."""
    g = deal(4).g

    assert g.caravan == City.BABYLON
    assert (g.field == EMPTY).all()
    assert (g.temple == EMPTY).all()
    assert {int(owner) for owner in g.zone} == {EMPTY, ABSENT}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_random_and_begins(seats: int) -> None:
    """rules/amyitis.md §Setup: random start player."""
    starts = set()
    for seed in SEEDS:
        table = deal(seats, seed)
        start = int(table.g.start)
        assert table.actors() == [start]
        assert table.g.todo_task[table.g.todo - 1] == Task.TURN
        starts.add(start)

    assert starts == set(range(seats))


def test_levels_fall_from_the_top_corner_to_the_river() -> None:
    """rules/amyitis.md §Garden: level = 4 − max(i, j)."""
    g = deal(4).g

    assert [int(g.level[square(name)]) for name in SQUARES] == [4, 3, 2, 1, 3, 3, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1]
    assert Counter(int(level) for level in g.level) == {4: 1, 3: 3, 2: 5, 1: 7}


def test_the_channels_of_the_high_levels_have_two_zones() -> None:
    """rules/amyitis.md §Garden: 2 zones where either square is of level 3 or 4, else 1; 32 zones."""
    g = deal(4).g
    double = {channel for channel in CHANNELS if g.zone[2 * edge(channel) + 1] != ABSENT}

    assert double == {"a1-a2", "a2-a3", "b1-b2", "b2-b3", "a1-b1", "b1-c1", "a2-b2", "b2-c2"}
    assert sum(int(owner) != ABSENT for owner in g.zone) == 32


def test_the_river_runs_along_two_sides() -> None:
    """rules/amyitis.md §Garden: the river runs along i = 3 and j = 3."""
    river = int(deal(4).g.river)

    assert {corner for corner in range(25) if river >> corner & 1} == {4, 9, 14, 19, 20, 21, 22, 23, 24}


@pytest.mark.parametrize("seats", [3, 4])
def test_every_square_gets_a_tile_of_its_level(seats: int) -> None:
    """rules/amyitis.md §Garden tiles: 7 of 9, 5 of 6, 3 of 4 at random; the values and bonuses of the table."""
    seen: dict[int, set[tuple[int, str]]] = {1: set(), 2: set(), 3: set()}
    for seed in SEEDS:
        table = deal(seats, seed)
        assert (table.g.square == Square.TILE).all()
        for level in (1, 2, 3):
            laid = Counter(tile(table, name) for name in SQUARES if table.g.level[square(name)] == level)
            assert laid.total() == {1: 7, 2: 5, 3: 3}[level]
            assert laid <= Counter(TILES[level])
            seen[level].update(laid)

    assert seen == {level: set(tiles) for level, tiles in TILES.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ten_always_lies_on_top(seats: int) -> None:
    """rules/amyitis.md §Garden tiles: always the level-3 tile "10" on top."""
    for seed in SEEDS:
        table = deal(seats, seed)
        assert tile(table, "a1") == (10, "")
        assert not any(tile(table, name)[0] == 10 for name in SQUARES[1:])


def test_tiles_move_between_squares_from_game_to_game() -> None:
    """rules/amyitis.md §Garden tiles: at random."""
    assert len({tile(deal(4, seed), "d1") for seed in range(120)}) == 9


def test_two_players_leave_three_squares_without_a_tile() -> None:
    """rules/amyitis.md §Garden and §Garden tiles, 2 players: (0,2), (0,3), (1,3) empty; 5 + 4 + 3 + 1 tiles."""
    for seed in SEEDS:
        table = deal(2, seed)
        unused = {name for name in SQUARES if table.g.square[square(name)] == Square.UNUSED}
        assert unused == {"a3", "a4", "b4"}
        assert Counter(int(table.g.level[square(name)]) for name in SQUARES if name not in unused) == {
            1: 5,
            2: 4,
            3: 3,
            4: 1,
        }
        for level in (1, 2, 3):
            laid = Counter(
                tile(table, name) for name in SQUARES if table.g.level[square(name)] == level and name not in unused
            )
            assert laid <= Counter(TILES[level])
        assert (table.g.square == Square.TILE).sum() == 13


def test_the_circuit_in_its_order() -> None:
    """rules/amyitis.md §Caravan circuit: nine cities, their trades, goods and offers."""
    g = deal(4).g
    plain = [
        City.BABYLON,
        City.ESHNUNNA,
        City.SUSA,
        City.UR,
        City.URUK,
        City.MARI,
        City.PALMYRA,
        City.KHORSABAD,
        City.NINOUA,
    ]

    assert [int(g.place[city]) for city in plain] == list(range(9))
    sale, court, growing = Trade.SALE, Trade.COURT, Trade.PLANT
    assert [int(trade) for trade in g.trade] == [sale, growing, court, growing, court, growing, court, growing, court]
    assert [int(good) for good in g.city_good[1:]] == [SALT, BARLEY, PALM, DATES, BARLEY, PALM, DATES, SALT]
    offers = {
        city: {int(kind) for kind in g.city_offer[city]} for city in (City.SUSA, City.URUK, City.PALMYRA, City.NINOUA)
    }
    assert offers == {
        City.SUSA: {LEADER, BANKER},
        City.URUK: {BANKER, LEADER},
        City.PALMYRA: {PALACE, BANKER},
        City.NINOUA: {PALACE, LEADER},
    }


def test_three_plant_cards_are_shuffled_level_1_up() -> None:
    """rules/amyitis.md §Plant cards: extra goods palm, dates, salt; shuffled onto Eshnunna, Ur, Mari, level 1 up."""
    orders = set()
    for seed in SEEDS:
        g = deal(3, seed).g
        for city in (City.ESHNUNNA, City.UR, City.MARI):
            assert g.card_side[city] == 0
            assert list(g.card_level[city]) == [1, 2]
            assert g.card_extra[city, 0] == EMPTY
        orders.add(tuple(int(g.card_extra[city, 1]) for city in (City.ESHNUNNA, City.UR, City.MARI)))

    assert all(sorted(order) == [DATES, SALT, PALM] for order in orders)
    assert len(orders) == 6


def test_khorsabad_has_a_second_plant_on_both_sides() -> None:
    """rules/amyitis.md §Plant cards: Khorsabad level 2 on both sides, barley up at the start, palm on the other."""
    for seed in SEEDS:
        g = deal(4, seed).g
        assert g.card_side[City.KHORSABAD] == 0
        assert list(g.card_level[City.KHORSABAD]) == [2, 2]
        assert list(g.card_extra[City.KHORSABAD]) == [BARLEY, PALM]


@pytest.mark.parametrize(
    ("seats", "bankers", "leaders", "palaces", "gardeners"),
    [
        (4, [3, 2, 1], [4, 3, 2], [3, 3, 2, 2, 1, 1], 4),
        (3, [2, 2, 1], [3, 2, 1], [2, 2, 2, 2, 1, 1], 3),
        (2, [2, 2, 1], [2, 2, 1], [2, 2, 2, 1, 1, 1], 2),
    ],
)
def test_copies_of_the_court_cards(
    seats: int, bankers: list[int], leaders: list[int], palaces: list[int], gardeners: int
) -> None:
    """rules/amyitis.md §Court cards: copies at 4 / 3 / 2 players; everybody holds a leader 0."""
    g = deal(seats).g

    assert list(g.court_left[BANKER, 1:4]) == bankers
    assert list(g.court_left[LEADER, :3]) == [leaders[0] - seats, *leaders[1:]]
    assert list(g.court_left[PALACE, 1:]) == palaces
    assert g.court_left[GARDENER, 0] == gardeners
    if seats == 4:
        assert sum(bankers) + sum(leaders) + sum(palaces) + gardeners == 31


def test_what_the_court_cards_show() -> None:
    """rules/amyitis.md §Court cards: effects by level."""
    g = deal(4).g

    assert (list(g.banker_talents[1:4]), list(g.banker_prestige[1:4])) == ([1, 2, 2], [0, 0, 2])
    assert (list(g.leader_spaces[:3]), list(g.leader_keeps[:3])) == ([0, 2, 4], [2, 2, 4])
    assert list(g.palace_prestige[1:]) == [2, 3, 4, 5, 7, 10]
    assert list(g.top_level) == [3, 2, 6]


@pytest.mark.parametrize(("seats", "second_leaders"), [(4, 2), (3, 1), (2, 1)])
def test_second_leaders_carry_different_plain_goods(seats: int, second_leaders: int) -> None:
    """rules/amyitis.md §Court cards: one good each, drawn without repetition from barley, dates, salt, palm."""
    seen = set()
    for seed in SEEDS:
        carried = [good for good in Good for _ in range(int(deal(seats, seed).g.leader_good[good]))]
        assert len(carried) == len(set(carried)) == second_leaders
        seen.update(carried)

    assert seen == {BARLEY, DATES, SALT, PALM}


@pytest.mark.parametrize(("seats", "counts"), [(4, (5, 5, 4, 4)), (3, (4, 4, 3, 3)), (2, (3, 3, 2, 2))])
def test_craft_cards_in_play(seats: int, counts: tuple[int, ...]) -> None:
    """rules/amyitis.md §Craft cards: 18 at 4 players, 14 at 3, 10 at 2; dealt in as many groups of three as players."""
    most = Counter[Craft]()
    for seed in range(200):
        g = deal(seats, seed).g
        assert [len(face_up(g, group)) for group in range(4)] == [3] * seats + [0] * (4 - seats)
        assert not g.turned.any()
        dealt = Counter(craft for group in range(seats) for craft in face_up(g, group))
        assert all(dealt[craft] <= counts[craft] for craft in (FARMER, PRIEST, ENGINEER, MERCHANT))
        most |= dealt

    assert tuple(most[craft] for craft in (FARMER, PRIEST, ENGINEER, MERCHANT)) == counts


def test_goods_of_the_fields() -> None:
    """rules/amyitis.md §Fields: two rows of five, left to right."""
    g = deal(4).g

    assert list(g.field_good[UPPER]) == [SALT, PALM, BARLEY, DATES, WINE]
    assert list(g.field_good[LOWER]) == [BARLEY, DATES, SALT, PALM, WINE]


def test_temples_have_four_spaces() -> None:
    """rules/amyitis.md §A round, priest: a temple has 4 spaces, and there are three temples."""
    assert deal(4).g.temple.shape == (len(Temple), 4)
