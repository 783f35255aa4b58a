"""A round: seasons, everybody's own pace, the order of phase 11, and parties without provinces."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from mesopotamia.layout import ASSUR, BABYLON, CANAL, ESHNUNNA, ISHTAR, MARDUK, MARI, MILITARY, Layout, eve_of
from mesopotamia.moves import CLOCKWISE, COUNTERCLOCKWISE, DONE, TRADES, mill, place, trade
from tworivers.mesopotamia.names import EMPTY, Event, Material, Party, Phase, Province, Reason, Season, Stage, Task


def test_what_happens_in_which_season() -> None:
    """rules/mesopotamia.md §A round is a season: spring, summer, autumn, winter;
    ore in spring, harvest in autumn, free trade from year 2.
    """
    board = eve_of(seats=3).owns(BABYLON, Province.DER)
    dice, paid = [], []
    for number in range(1, 9):
        for seat in board.seats:
            board.stock(seat, flour=30)
        board.story.clear()
        if number == 1:
            board.begin()
        else:
            board.end_round()
        assert board.g.round_number == number
        dice += [(number, Material(line[2])) for line in board.told(Event.DICE) if line[0] == BABYLON]
        paid += [number for line in board.told(Event.STOCK) if line[3] == Reason.FREE_TRADE]

    assert dice == [(1, Material.ORE), (3, Material.GRAIN), (5, Material.ORE), (7, Material.GRAIN)]
    assert paid == [5, 5, 5]


def test_the_phases_come_in_their_order() -> None:
    """rules/mesopotamia.md §A round is a season: phases 1 to 10, one after the other."""
    board = (
        eve_of()
        .owns(BABYLON, Province.BYBLOS, Province.UGARIT)
        .trees(Province.BYBLOS, 2)
        .trees(Province.UGARIT, 1)
        .built(Province.BYBLOS, walls=1)
    )
    board.stock(BABYLON, grain=1, flour=1, metal=9, wood=9).begin()
    asked = []
    while (task := board.task(BABYLON)) is not None:
        if task not in asked:
            asked.append(task)
        board.do(BABYLON, min(board.legal(BABYLON)))

    assert asked == [Task.FELL, Task.REGROW, Task.MILL, Task.FEED, Task.TEAR, Task.FORGE, Task.WALL, Task.WORKS]


def test_everybody_walks_through_the_phases_at_once() -> None:
    """rules/mesopotamia.md §A round is a season: phases 1 to 10 run in parallel, every party at its own pace."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin()
    assert board.actors() == [BABYLON, MARI, ESHNUNNA, ASSUR]

    board.walk(ASSUR).do(MARI, mill(5))

    assert [board.phase(seat) for seat in board.seats] == [Phase.FELLING, Phase.FEEDING, Phase.MILLING, Phase.IDLE]
    assert board.actors() == [BABYLON, MARI, ESHNUNNA]
    board.do(BABYLON, place(Province.BYBLOS))


def test_phase_eleven_waits_for_everybody() -> None:
    """rules/mesopotamia.md §A round is a season: when all are done, phase 11 is played party by party."""
    board = eve_of().begin().walk(BABYLON).walk(MARI).walk(ESHNUNNA)
    assert (board.g.stage, board.actors()) == (Stage.PARALLEL, [ASSUR])

    board.walk(ASSUR)

    assert board.g.stage == Stage.TURNS
    assert len(board.actors()) == 1


def rich(season: Season) -> Layout:
    """Everybody has forests, mines, canals and cities to decide about, and too little flour."""
    board = (
        eve_of(season=season)
        .owns(BABYLON, Province.BYBLOS, Province.UGARIT, Province.DER, Province.KISH)
        .owns(MARI, Province.TUNIP, Province.HASHUM, Province.QATTUNAN, Province.TUTTUL)
    )
    board.owns(ESHNUNNA, Province.SIMURRUM, Province.METURAN, Province.BAGDAD).owns(
        ASSUR, Province.NINEVEH, Province.SHUSHARRA, Province.AMEDI, Province.ARBELA
    )
    for seat in board.seats:
        board.stock(seat, grain=9, flour=6, ore=7, metal=6, wood=5)
    for name in (
        Province.BYBLOS,
        Province.UGARIT,
        Province.TUNIP,
        Province.SIMURRUM,
        Province.SHUSHARRA,
        Province.AMEDI,
    ):
        board.trees(name, 1)
    for name in (Province.KISH, Province.QATTUNAN, Province.BAGDAD, Province.NINEVEH):
        board.built(name, forges=1, millstones=2, canals=1)
    return board.begin()


def in_this_order(board: Layout, order: random.Random | None) -> bytes:
    """Everybody decides as ever, but the one who decides next is drawn (or the last one who can):
    the record when phase 11 begins.
    """
    minds = [random.Random(seat) for seat in board.seats]
    while board.g.stage == Stage.PARALLEL:
        seat = order.choice(board.actors()) if order else board.actors()[-1]
        board.do(seat, minds[seat].choice(sorted(code for code in board.legal(seat) if code not in TRADES)))
    return board.table.digest()


@pytest.mark.parametrize("season", Season)
def test_who_decides_first_makes_no_difference(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season: phases 1 to 10 run in parallel;
    without trade nobody's pace touches another.
    """
    board = rich(season)
    records = {in_this_order(board.copy(), random.Random(number)) for number in range(2)}

    assert records == {in_this_order(board.copy(), None)}


def test_who_has_fewest_symbols_begins_phase_eleven() -> None:
    """rules/mesopotamia.md §A round is a season: starting with the party that has fewest frame symbols."""
    board = (
        eve_of()
        .symbols(BABYLON, MARDUK, MARDUK)
        .symbols(MARI, CANAL)
        .symbols(ESHNUNNA, MILITARY, ISHTAR)
        .symbols(ASSUR, CANAL, CANAL, CANAL)
    )

    board.begin().walk_all()

    assert board.actors() == [MARI]


def test_a_tie_is_decided_by_lot() -> None:
    """rules/mesopotamia.md §A round is a season: fewest symbols (tie: drawn by lot)."""
    board = (
        eve_of().symbols(BABYLON, MARDUK).symbols(ASSUR, MARDUK, MARDUK).begin().walk(BABYLON).walk(MARI).walk(ESHNUNNA)
    )
    drawn = Counter[int]()
    for seed in range(40):
        twin = board.copy()
        twin.table.dice[0] = seed
        drawn[twin.walk(ASSUR).actors()[0]] += 1

    assert set(drawn) == {MARI, ESHNUNNA}
    assert min(drawn.values()) > 8


def test_with_an_empty_frame_anybody_may_begin() -> None:
    """rules/mesopotamia.md §A round is a season: tie: drawn by lot, also while nothing lies on the frame."""
    board = eve_of().begin().walk(BABYLON).walk(MARI).walk(ESHNUNNA)
    drawn = set()
    for seed in range(40):
        twin = board.copy()
        twin.table.dice[0] = seed
        drawn.add(twin.walk(ASSUR).actors()[0])

    assert drawn == set(board.seats)


@pytest.mark.parametrize(
    ("direction", "order"),
    [(CLOCKWISE, [MARI, ESHNUNNA, ASSUR, BABYLON]), (COUNTERCLOCKWISE, [MARI, BABYLON, ASSUR, ESHNUNNA])],
)
def test_the_starter_chooses_the_direction(direction: int, order: list[int]) -> None:
    """rules/mesopotamia.md §A round is a season: who also chooses the direction; §Parties and goal:
    clockwise ascending.
    """
    board = eve_of().symbols(BABYLON, MARDUK).symbols(ESHNUNNA, CANAL).symbols(ASSUR, CANAL).begin().walk_all()
    assert board.task(MARI) is Task.DIRECTION
    assert board.legal(MARI) == {CLOCKWISE, COUNTERCLOCKWISE}
    board.do(MARI, direction)

    turns = []
    while board.g.stage == Stage.TURNS:
        (seat,) = board.actors()
        task = board.task(seat)
        assert task is not None
        turns.append((seat, task))
        board.do(seat, DONE)

    assert turns == [(seat, task) for seat in order for task in (Task.BUILD, Task.CAMPAIGN, Task.MOVE)]
    assert board.g.round_number == 2


def test_the_direction_is_asked_anew_every_round() -> None:
    """rules/mesopotamia.md §A round is a season: the starter of each round chooses."""
    board = (
        eve_of()
        .symbols(BABYLON, MARDUK)
        .symbols(ESHNUNNA, CANAL)
        .symbols(ASSUR, CANAL)
        .begin()
        .walk_all()
        .do(MARI, COUNTERCLOCKWISE)
    )
    board.end_round().symbols(MARI, MARDUK, MARDUK).symbols(BABYLON, MARDUK).symbols(ASSUR, MARDUK).walk_all()

    assert board.actors() == [ESHNUNNA]
    assert board.task(ESHNUNNA) is Task.DIRECTION


def end_of_assur(seats: int = 4) -> Layout:
    """Assur owns nothing but Kish, with soldiers on cityless land, two symbols and an ally;
    in Mari's turn it loses Kish.
    """
    board = eve_of(seats=seats).owns(MARI, Province.SIPPAR).troops(MARI, Province.SIPPAR, foot=3)
    assur = board.seat(Party.ASSUR)
    board.realm(assur, Province.KISH).troops(assur, Province.ASSUR)
    board.troops(assur, Province.LULLUBUM, foot=2, chariots=1).symbols(assur, CANAL, MARDUK).begin().turn(MARI)
    return board.allies(assur, BABYLON).conquer(MARI, Province.KISH)


def test_a_party_without_provinces_decides_no_more() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions, also not as a partner or rival."""
    board = end_of_assur()
    assert board.told(Event.OUT)

    for _ in range(3):
        while True:
            now = int(board.g.round_number)
            assert ASSUR not in board.actors()
            seat = board.actors()[0]
            assert not board.can(seat, trade(ASSUR))
            board.do(seat, min(board.legal(seat)))
            if board.g.round_number != now:
                break

    assert board.g.round_number == 4


def test_a_party_without_provinces_keeps_its_symbols() -> None:
    """rules/mesopotamia.md §A party without provinces: keeps its frame symbols, and they count."""
    board = end_of_assur()

    assert board.slots() == [(ASSUR, CANAL), (ASSUR, MARDUK), (MARI, MILITARY)]
    assert board.table.scores() == [0, 1, 0, 2]


def test_a_party_without_provinces_doesnt_begin_phase_eleven() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions, though its symbols are fewest."""
    board = end_of_assur().end_round()
    board.symbols(BABYLON, *[CANAL] * 4).symbols(MARI, *[CANAL] * 4).symbols(ESHNUNNA, *[CANAL] * 3).walk_all()

    assert board.actors() == [ESHNUNNA]


def test_a_party_that_falls_before_its_turn_has_none() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions,
    from the moment it has lost its last province.
    """
    board = (
        eve_of()
        .owns(EMPTY, Province.ASSUR)
        .troops(ASSUR, Province.ASSUR)
        .owns(ASSUR, Province.KISH)
        .owns(MARI, Province.SIPPAR)
        .troops(MARI, Province.SIPPAR, foot=3)
    )
    board.symbols(BABYLON, CANAL).symbols(ESHNUNNA, CANAL).symbols(ASSUR, CANAL).begin().walk_all().do(
        MARI, COUNTERCLOCKWISE
    ).conquer(MARI, Province.KISH)
    board.do(MARI, DONE).do(BABYLON, DONE, DONE, DONE)

    assert board.actors() == [ESHNUNNA]


def test_soldiers_of_a_party_without_provinces_disband() -> None:
    """rules/mesopotamia.md §A party without provinces: its soldiers on cityless land disband."""
    board = end_of_assur()

    assert not board.g.stack[ASSUR].any()


def test_treaties_of_a_party_without_provinces_lapse() -> None:
    """rules/mesopotamia.md §A party without provinces: its treaties lapse."""
    board = end_of_assur()

    assert not board.g.allied.any()


def test_two_parties_left_arent_asked_for_a_direction() -> None:
    """rules/mesopotamia.md §A round is a season: chooses the direction (not asked when two are left)."""
    board = end_of_assur(seats=3).end_round().walk_all()

    (first,) = board.actors()
    assert board.task(first) is Task.BUILD
    board.do(first, DONE, DONE, DONE)
    (second,) = board.actors()
    assert {first, second} == {BABYLON, MARI}


def test_three_parties_left_are_asked_for_a_direction() -> None:
    """rules/mesopotamia.md §A round is a season: not asked only when two are left;
    those without provinces are passed over.
    """
    board = end_of_assur(seats=4).end_round().symbols(BABYLON, CANAL, CANAL).symbols(MARI, CANAL).walk_all()
    assert (board.actors(), board.task(ESHNUNNA)) == ([ESHNUNNA], Task.DIRECTION)

    board.do(ESHNUNNA, CLOCKWISE, DONE, DONE, DONE)

    assert board.actors() == [BABYLON]


def test_the_last_party_left_ends_the_game() -> None:
    """rules/mesopotamia.md §A party without provinces: if one party is left, the game ends."""
    board = (
        end_of_assur(seats=3)
        .owns(BABYLON, Province.NIPPUR)
        .owns(EMPTY, Province.BABYLON)
        .troops(BABYLON, Province.BABYLON)
        .troops(MARI, Province.KISH, foot=3)
    )
    board.end_round().turn(MARI)
    assert board.actors() == [MARI]

    board.conquer(MARI, Province.NIPPUR)

    assert board.table.over
    assert board.told(Event.GAME_OVER)
    assert board.table.scores() == [0, 2, 2]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_round_passes_with_any_number_of_parties(seats: int) -> None:
    """rules/mesopotamia.md §A round is a season: every party plays phase 11 once a round."""
    board = eve_of(seats=seats).begin().walk_all()
    turns = []
    while board.g.stage == Stage.TURNS:
        (seat,) = board.actors()
        turns += [seat] if board.task(seat) is Task.BUILD else []
        board.do(seat, min(board.legal(seat)))

    assert sorted(turns) == list(board.seats)
