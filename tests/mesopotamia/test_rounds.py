"""A round: seasons, everybody's own pace, the order of phase 11, and parties without provinces."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from mesopotamia.table import (
    ASSUR,
    AUTUMN,
    BABYLON,
    CANAL,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DONE,
    ESHNUNNA,
    ISHTAR,
    LARSA,
    MARDUK,
    MARI,
    MILITARY,
    SPRING,
    SUMMER,
    WINTER,
    Layout,
    lay,
    mill,
    place,
)
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.state import Event, Material, Party, Phase, Reason, Season, Stage, Task

EVERY_SEASON = (SPRING, SUMMER, AUTUMN, WINTER)


def test_what_happens_in_which_season() -> None:
    """rules/mesopotamia.md §A round is a season: spring, summer, autumn, winter; ore in spring, harvest in autumn, free trade from year 2."""
    table = lay(3).own(BABYLON, "der")
    dice, paid = [], []
    for number in range(1, 9):
        for party in table.parties:
            table.store(party, flour=30)
        table.story.clear()
        if number == 1:
            table.begin()
        else:
            table.finish()
        assert table.g.round_number == number
        dice += [(number, Material(line[2])) for line in table.told(Event.DICE) if line[0] == table.seat(BABYLON)]
        paid += [number for line in table.told(Event.STOCK) if line[3] == Reason.FREE_TRADE]

    assert dice == [(1, Material.ORE), (3, Material.GRAIN), (5, Material.ORE), (7, Material.GRAIN)]
    assert paid == [5, 5, 5]


def test_the_phases_come_in_their_order() -> None:
    """rules/mesopotamia.md §A round is a season: phases 1 to 10, one after the other."""
    table = lay().own(BABYLON, "byblos", "ugarit").trees("byblos", 2).trees("ugarit", 1).built("byblos", walls=1)
    table.store(BABYLON, grain=1, flour=1, metal=9, wood=9).begin()
    asked = []
    while (task := table.asked(BABYLON)) is not None:
        if task not in asked:
            asked.append(task)
        table.do(BABYLON, min(table.legal(BABYLON)))

    assert asked == [Task.FELL, Task.REGROW, Task.MILL, Task.FEED, Task.TEAR, Task.FORGE, Task.WALL, Task.WORKS]


def test_everybody_walks_through_the_phases_at_once() -> None:
    """rules/mesopotamia.md §A round is a season: phases 1 to 10 run in parallel, every party at its own pace."""
    table = lay().own(BABYLON, "byblos").begin()
    assert table.actors() == [BABYLON, MARI, ESHNUNNA, ASSUR]

    table.walk(ASSUR).do(MARI, mill(5))

    assert [table.phase(party) for party in table.parties] == [Phase.FELLING, Phase.FORGES, Phase.MILLING, Phase.IDLE]
    assert table.actors() == [BABYLON, MARI, ESHNUNNA]
    table.do(BABYLON, place("byblos"))


def test_phase_eleven_waits_for_everybody() -> None:
    """rules/mesopotamia.md §A round is a season: when all are done, phase 11 is played party by party."""
    table = lay().begin().walk(BABYLON, MARI, ESHNUNNA)
    assert (table.g.stage, table.actors()) == (Stage.PARALLEL, [ASSUR])

    table.walk(ASSUR)

    assert table.g.stage == Stage.TURNS
    assert len(table.actors()) == 1


def rich(season: Season) -> Layout:
    """Everybody has forests, mines, canals and cities to decide about, and too little flour."""
    table = (
        lay(season=season)
        .own(BABYLON, "byblos", "ugarit", "der", "kish")
        .own(MARI, "tunip", "hashum", "qattunan", "tuttul")
    )
    table.own(ESHNUNNA, "simurrum", "meturan", "bagdad").own(ASSUR, "nineveh", "shusharra", "amedi", "arbela")
    for party in table.parties:
        table.store(party, grain=9, flour=6, ore=7, metal=6, wood=5)
    for name in ("byblos", "ugarit", "tunip", "simurrum", "shusharra", "amedi"):
        table.trees(name, 1)
    for name in ("kish", "qattunan", "bagdad", "nineveh"):
        table.built(name, forges=1, millstones=2, canals=1)
    return table.begin()


def in_this_order(table: Layout, order: random.Random | None) -> bytes:
    """Everybody decides as ever, but the one who decides next is drawn (or the last one who can): the record when phase 11 begins."""
    minds = {party: random.Random(party.value) for party in table.parties}
    while table.g.stage == Stage.PARALLEL:
        party = order.choice(table.actors()) if order else table.actors()[-1]
        table.do(party, minds[party].choice(sorted(code for code in table.legal(party) if code < codes.TRADE)))
    return table.table.digest()


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_who_decides_first_makes_no_difference(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season: phases 1 to 10 run in parallel; without trade nobody's pace touches another."""
    table = rich(season)
    records = {in_this_order(table.copy(), random.Random(number)) for number in range(2)}

    assert records == {in_this_order(table.copy(), None)}


def test_who_has_fewest_symbols_begins_phase_eleven() -> None:
    """rules/mesopotamia.md §A round is a season: starting with the party that has fewest frame symbols."""
    table = (
        lay()
        .symbols(BABYLON, MARDUK, MARDUK)
        .symbols(MARI, CANAL)
        .symbols(ESHNUNNA, MILITARY, ISHTAR)
        .symbols(ASSUR, CANAL, CANAL, CANAL)
    )

    table.begin().walk()

    assert table.actors() == [MARI]


def test_a_tie_is_decided_by_lot() -> None:
    """rules/mesopotamia.md §A round is a season: fewest symbols (tie: drawn by lot)."""
    table = lay().symbols(BABYLON, MARDUK).symbols(ASSUR, MARDUK, MARDUK).begin().walk(BABYLON, MARI, ESHNUNNA)
    drawn = Counter[Party]()
    for seed in range(40):
        twin = table.copy()
        twin.table.dice[0] = seed
        drawn[twin.walk(ASSUR).actors()[0]] += 1

    assert set(drawn) == {MARI, ESHNUNNA}
    assert min(drawn.values()) > 8


def test_with_an_empty_frame_anybody_may_begin() -> None:
    """rules/mesopotamia.md §A round is a season: tie: drawn by lot, also while nothing lies on the frame."""
    table = lay().begin().walk(BABYLON, MARI, ESHNUNNA)
    drawn = set()
    for seed in range(40):
        twin = table.copy()
        twin.table.dice[0] = seed
        drawn.add(twin.walk(ASSUR).actors()[0])

    assert drawn == set(table.parties)


@pytest.mark.parametrize(
    ("direction", "order"),
    [(CLOCKWISE, [MARI, ESHNUNNA, ASSUR, BABYLON]), (COUNTERCLOCKWISE, [MARI, BABYLON, ASSUR, ESHNUNNA])],
)
def test_the_starter_chooses_the_direction(direction: int, order: list[Party]) -> None:
    """rules/mesopotamia.md §A round is a season: who also chooses the direction; §Parties and goal: clockwise ascending."""
    table = lay().symbols(BABYLON, MARDUK).symbols(ESHNUNNA, CANAL).symbols(ASSUR, CANAL).begin().walk()
    assert table.asked(MARI) is Task.DIRECTION
    assert table.legal(MARI) == {CLOCKWISE, COUNTERCLOCKWISE}
    table.do(MARI, direction)

    turns = []
    while table.g.stage == Stage.TURNS:
        (party,) = table.actors()
        task = table.asked(party)
        assert task is not None
        turns.append((party, task))
        table.do(party, DONE)

    assert turns == [(party, task) for party in order for task in (Task.BUILD, Task.CAMPAIGN, Task.MOVE)]
    assert table.g.round_number == 2


def test_the_direction_is_asked_anew_every_round() -> None:
    """rules/mesopotamia.md §A round is a season: the starter of each round chooses."""
    table = (
        lay()
        .symbols(BABYLON, MARDUK)
        .symbols(ESHNUNNA, CANAL)
        .symbols(ASSUR, CANAL)
        .begin()
        .walk()
        .do(MARI, COUNTERCLOCKWISE)
    )
    table.finish().symbols(MARI, MARDUK, MARDUK).symbols(BABYLON, MARDUK).symbols(ASSUR, MARDUK).walk()

    assert table.actors() == [ESHNUNNA]
    assert table.asked(ESHNUNNA) is Task.DIRECTION


def end_of_assur(seats: int = 4) -> Layout:
    """Assur owns nothing but Kish, with soldiers on cityless land, two symbols and an ally; in Mari's turn it loses Kish."""
    table = (
        lay(seats)
        .neutral("assur")
        .troops(ASSUR, "assur")
        .own(ASSUR, "kish")
        .own(MARI, "sippar")
        .troops(MARI, "sippar", foot=3)
    )
    table.troops(ASSUR, "lullubum", foot=2, chariots=1).symbols(ASSUR, CANAL, MARDUK)
    table.begin().turn(MARI)
    assur, babylon = table.seat(ASSUR), table.seat(BABYLON)
    table.g.allied[assur] |= 1 << babylon
    table.g.allied[babylon] |= 1 << assur
    return table.conquer(MARI, "kish")


def test_a_party_without_provinces_decides_no_more() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions, also not as a partner or rival."""
    table = end_of_assur()
    assert table.told(Event.OUT)

    for _ in range(3):
        while True:
            now = int(table.g.round_number)
            assert ASSUR not in table.actors()
            party = table.actors()[0]
            assert not table.can(party, codes.TRADE + table.seat(ASSUR))
            table.do(party, min(table.legal(party)))
            if table.g.round_number != now:
                break

    assert table.g.round_number == 4


def test_a_party_without_provinces_keeps_its_symbols() -> None:
    """rules/mesopotamia.md §A party without provinces: keeps its frame symbols, and they count."""
    table = end_of_assur()

    assert table.frame()[:3] == [(ASSUR, CANAL), (ASSUR, MARDUK), (MARI, MILITARY)]
    assert table.scores() == {BABYLON: 0, MARI: 1, ESHNUNNA: 0, ASSUR: 2}


def test_a_party_without_provinces_doesnt_begin_phase_eleven() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions, though its symbols are fewest."""
    table = end_of_assur().finish()
    table.symbols(BABYLON, *[CANAL] * 4).symbols(MARI, *[CANAL] * 4).symbols(ESHNUNNA, *[CANAL] * 3).walk()

    assert table.actors() == [ESHNUNNA]


def test_a_party_that_falls_before_its_turn_has_none() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions, from the moment it has lost its last province."""
    table = (
        lay()
        .neutral("assur")
        .troops(ASSUR, "assur")
        .own(ASSUR, "kish")
        .own(MARI, "sippar")
        .troops(MARI, "sippar", foot=3)
    )
    table.symbols(BABYLON, CANAL).symbols(ESHNUNNA, CANAL).symbols(ASSUR, CANAL).begin().walk().do(
        MARI, COUNTERCLOCKWISE
    ).conquer(MARI, "kish")
    table.do(MARI, DONE).do(BABYLON, DONE, DONE, DONE)

    assert table.actors() == [ESHNUNNA]


def test_soldiers_of_a_party_without_provinces_disband() -> None:
    """rules/mesopotamia.md §A party without provinces: its soldiers on cityless land disband."""
    table = end_of_assur()

    assert not table.g.stack[table.seat(ASSUR)].any()


def test_treaties_of_a_party_without_provinces_lapse() -> None:
    """rules/mesopotamia.md §A party without provinces: its treaties lapse."""
    table = end_of_assur()

    assert not table.g.allied.any()


def test_two_parties_left_arent_asked_for_a_direction() -> None:
    """rules/mesopotamia.md §A round is a season: chooses the direction (not asked when two are left)."""
    table = end_of_assur(seats=3).finish().walk()

    (first,) = table.actors()
    assert table.asked(first) is Task.BUILD
    table.do(first, DONE, DONE, DONE)
    (second,) = table.actors()
    assert {first, second} == {BABYLON, MARI}


def test_three_parties_left_are_asked_for_a_direction() -> None:
    """rules/mesopotamia.md §A round is a season: not asked only when two are left; those without provinces are passed over."""
    table = end_of_assur(seats=4).finish().symbols(BABYLON, CANAL, CANAL).symbols(MARI, CANAL).walk()
    assert (table.actors(), table.asked(ESHNUNNA)) == ([ESHNUNNA], Task.DIRECTION)

    table.do(ESHNUNNA, CLOCKWISE, DONE, DONE, DONE)

    assert table.actors() == [BABYLON]


def test_the_last_party_left_ends_the_game() -> None:
    """rules/mesopotamia.md §A party without provinces: if one party is left, the game ends."""
    table = (
        end_of_assur(seats=3)
        .own(BABYLON, "nippur")
        .neutral("babylon")
        .troops(BABYLON, "babylon")
        .troops(MARI, "kish", foot=3)
    )
    table.finish().turn(MARI)
    assert table.actors() == [MARI]

    table.conquer(MARI, "nippur")

    assert table.table.over
    assert table.told(Event.GAME_OVER)
    assert table.scores()[MARI] == 2
    assert table.scores()[ASSUR] == 2


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_round_passes_with_any_number_of_parties(seats: int) -> None:
    """rules/mesopotamia.md §A round is a season: every party plays phase 11 once a round."""
    table = lay(seats).begin().walk()
    turns = []
    while table.g.stage == Stage.TURNS:
        (party,) = table.actors()
        turns += [party] if table.asked(party) is Task.BUILD else []
        table.do(party, min(table.legal(party)))

    assert sorted(turns) == sorted(table.parties)
    assert (LARSA in turns) == (seats > 4)
