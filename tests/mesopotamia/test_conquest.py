"""What becomes of a conquered province, of what is built there, of the frame, and of a party without provinces."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    BABYLON,
    CANAL,
    CHARIOT,
    ESHNUNNA,
    FOOT,
    ISHTAR,
    MARDUK,
    MARI,
    METAL,
    MILITARY,
    Layout,
    front,
    turn_of,
)
from mesopotamia.moves import BUILD_MARDUK, DONE, PROPOSE_ALLIANCE, SEND, accept, ask, counter, give, place, slot, trade
from tworivers.mesopotamia.names import EMPTY, Province, Symbol, Task

KISH, BAGDAD = Province.KISH, Province.BAGDAD
RICH = {"walls": 1, "forges": 2, "millstones": 1, "canals": 2, "marduk": 1, "ishtar": 1}


def conquer(board: Layout) -> Layout:
    """One foot from Kish takes undefended Bagdad."""
    return board.troops(BABYLON, KISH, foot=1).attack(BABYLON, BAGDAD, (FOOT, KISH))


def picked(board: Layout, *slots: int) -> Layout:
    """The conqueror picks these slots, where there is a choice."""
    for number in slots:
        if board.can(BABYLON, slot(number)):
            board.do(BABYLON, slot(number))
    return board


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_a_roll_over_two_destroys_every_building(pips: int) -> None:
    """rules/mesopotamia.md §Movement and battle: over 2 destroys every building there;
    otherwise all pass to the attacker.
    """
    board = conquer(front().buildings(BAGDAD, **RICH).loaded(pips))

    assert board.owner(BAGDAD) == BABYLON
    assert board.stands(BAGDAD) == ({} if pips > 2 else RICH)


@pytest.mark.parametrize("one", list(RICH))
def test_any_building_calls_for_the_roll(one: str) -> None:
    """rules/mesopotamia.md §Movement and battle: if anything is built there, roll."""
    board = front().buildings(BAGDAD, **{one: 1})
    throws = board.throws()

    conquer(board.loaded(6))

    assert board.throws() == throws + 1
    assert board.stands(BAGDAD) == {}


def test_nothing_built_no_roll() -> None:
    """rules/mesopotamia.md §Movement and battle: if anything is built there, roll."""
    board = front()
    throws = board.throws()

    conquer(board)

    assert board.throws() == throws


def test_trees_and_other_provinces_are_spared() -> None:
    """rules/mesopotamia.md §Movement and battle: destroys every building there."""
    board = front().owns(ESHNUNNA, Province.MASHKAN).buildings(Province.MASHKAN, walls=1).buildings(BAGDAD, walls=1)
    trees = board.g.trees.tolist()

    conquer(board.loaded(6))

    assert board.stands(Province.MASHKAN) == {"walls": 1}
    assert board.g.trees.tolist() == trees


def test_the_conqueror_puts_a_foot_on_the_frame_without_a_roll() -> None:
    """rules/mesopotamia.md §Movement and battle: taking a province from a party:
    put one foot symbol on the frame, no roll.
    """
    board = conquer(front())

    assert board.slots() == [(BABYLON, MILITARY)]
    assert board.table.scores()[BABYLON] == 1


def test_the_foot_goes_into_the_first_gap() -> None:
    """rules/mesopotamia.md §Board: gaps are refilled first."""
    board = conquer(front().frame((MARI, CANAL), None, (MARI, CANAL)))

    assert board.slots() == [(MARI, CANAL), (BABYLON, MILITARY), (MARI, CANAL)]


def test_a_full_frame_takes_no_foot() -> None:
    """rules/mesopotamia.md §Board: full frame: nothing placed."""
    board = front()
    board.frame(*[(MARI, CANAL)] * int(board.g.frame_size))

    conquer(board)

    assert board.owner(BAGDAD) == BABYLON
    assert board.slots() == [(MARI, CANAL)] * int(board.g.frame_size)


def test_the_attacker_picks_the_military_symbol_the_loser_loses() -> None:
    """rules/mesopotamia.md §Movement and battle: losing one in battle:
    the attacker picks one of your military symbols to remove.
    """
    board = front().frame(
        (ESHNUNNA, MILITARY), (MARI, MILITARY), (ESHNUNNA, CANAL), (ESHNUNNA, MILITARY), (BABYLON, MILITARY)
    )
    conquer(board)
    assert board.table.actors() == [BABYLON]
    assert board.legal(BABYLON) == {slot(0), slot(3)}

    board.do(BABYLON, slot(3))

    assert board.slots() == [
        (ESHNUNNA, MILITARY),
        (MARI, MILITARY),
        (ESHNUNNA, CANAL),
        (BABYLON, MILITARY),
        (BABYLON, MILITARY),
    ]


def test_first_the_losers_symbol_goes_then_the_attacker_places_his() -> None:
    """rules/mesopotamia.md §Movement and battle: then the loser's military symbol goes,
    then the attacker places his.
    """
    board = conquer(front().frame((MARI, CANAL), (ESHNUNNA, MILITARY), (MARI, CANAL)))

    assert board.slots() == [(MARI, CANAL), (BABYLON, MILITARY), (MARI, CANAL)]


def test_buildings_on_the_frame_are_no_military_symbols() -> None:
    """rules/mesopotamia.md §Movement and battle: one of your military symbols, if any."""
    board = conquer(front().frame((ESHNUNNA, MARDUK), (ESHNUNNA, CANAL)))

    assert board.slots() == [(ESHNUNNA, MARDUK), (ESHNUNNA, CANAL), (BABYLON, MILITARY)]


def test_a_captured_building_converts_a_symbol_of_its_kind_which_the_attacker_picks() -> None:
    """rules/mesopotamia.md §Movement and battle: converts one of the loser's symbols per captured temple or canal (he
    picks).
    """
    board = front().buildings(BAGDAD, marduk=1, walls=1, forges=1, millstones=1)
    board.frame((ESHNUNNA, MARDUK), (ESHNUNNA, ISHTAR), (MARI, MARDUK), (ESHNUNNA, MARDUK), (ESHNUNNA, CANAL))
    conquer(board.loaded(1))
    assert board.legal(BABYLON) == {slot(0), slot(3)}

    board.do(BABYLON, slot(3))

    assert board.slots() == [
        (ESHNUNNA, MARDUK),
        (ESHNUNNA, ISHTAR),
        (MARI, MARDUK),
        (BABYLON, MARDUK),
        (ESHNUNNA, CANAL),
        (BABYLON, MILITARY),
    ]


@pytest.mark.parametrize(("built", "kind"), [("marduk", MARDUK), ("ishtar", ISHTAR), ("canals", CANAL)])
def test_every_captured_temple_or_canal_converts_one(built: str, kind: Symbol) -> None:
    """rules/mesopotamia.md §Movement and battle: one per captured temple or canal, into the same symbol of his own."""
    board = conquer(front().buildings(BAGDAD, **{built: 2}).frame(*[(ESHNUNNA, kind)] * 3).loaded(2))

    picked(board, 0, 2)

    assert board.slots() == [(BABYLON, kind), (ESHNUNNA, kind), (BABYLON, kind), (BABYLON, MILITARY)]


def test_converted_is_no_more_than_the_loser_has() -> None:
    """rules/mesopotamia.md §Movement and battle: as far as the loser has them."""
    board = conquer(
        front().buildings(BAGDAD, canals=2, marduk=1).frame((MARI, CANAL), (ESHNUNNA, CANAL), (MARI, MARDUK)).loaded(2)
    )

    assert board.slots() == [(MARI, CANAL), (BABYLON, CANAL), (MARI, MARDUK), (BABYLON, MILITARY)]


def test_what_was_destroyed_converts_nothing() -> None:
    """rules/mesopotamia.md §Movement and battle: per captured temple or canal."""
    board = conquer(
        front().buildings(BAGDAD, canals=2, marduk=1).frame((ESHNUNNA, CANAL), (ESHNUNNA, MARDUK)).loaded(3)
    )

    assert board.slots() == [(ESHNUNNA, CANAL), (ESHNUNNA, MARDUK), (BABYLON, MILITARY)]


def test_conversion_comes_before_the_military_symbol() -> None:
    """rules/mesopotamia.md §Movement and battle: converts; then the loser's military symbol goes,
    then the attacker places his.
    """
    board = front().buildings(BAGDAD, canals=1)
    board.frame((ESHNUNNA, MILITARY), (ESHNUNNA, CANAL), (ESHNUNNA, MILITARY), (ESHNUNNA, CANAL))
    conquer(board.loaded(1))
    assert board.legal(BABYLON) == {slot(1), slot(3)}

    board.do(BABYLON, slot(1))
    assert board.legal(BABYLON) == {slot(0), slot(2)}
    board.do(BABYLON, slot(0))

    assert board.slots() == [(BABYLON, MILITARY), (BABYLON, CANAL), (ESHNUNNA, MILITARY), (ESHNUNNA, CANAL)]


def test_a_beaten_attacker_leaves_the_frame_as_it_is() -> None:
    """rules/mesopotamia.md §Movement and battle: losing a province costs a symbol, losing an attack doesn't."""
    board = (
        front()
        .frame((BABYLON, MILITARY), (ESHNUNNA, MILITARY))
        .buildings(BAGDAD, walls=1)
        .troops(ESHNUNNA, BAGDAD, foot=1)
    )

    conquer(board.loaded(1, 6))

    assert board.slots() == [(BABYLON, MILITARY), (ESHNUNNA, MILITARY)]
    assert board.stands(BAGDAD) == {"walls": 1}


def test_the_mark_of_a_building_stays_with_the_province() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one per province and round (the mark stays with a conquered
    province).
    """
    board = turn_of(ESHNUNNA).owns(ESHNUNNA, BAGDAD)
    board.do(ESHNUNNA, BUILD_MARDUK).answer(ESHNUNNA, Task.ERECT_AT, place(BAGDAD)).do(ESHNUNNA, DONE)
    assert board.g.built >> BAGDAD & 1

    board.march(BABYLON).owns(BABYLON, KISH).war(BABYLON, ESHNUNNA)
    conquer(board)

    assert board.owner(BAGDAD) == BABYLON
    assert board.g.built >> BAGDAD & 1


def last_stand() -> Layout:
    """Bagdad, undefended, is all that Eshnunna has left."""
    board = front().troops(ESHNUNNA, Province.ESHNUNNA).realm(ESHNUNNA, BAGDAD)
    return board.owns(BABYLON, Province.ESHNUNNA).frame((ESHNUNNA, CANAL), (ESHNUNNA, MARDUK))


def test_a_party_without_provinces_decides_nothing_and_keeps_its_symbols() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions, keeps its frame symbols."""
    board = conquer(last_stand()).end_round()
    number = int(board.g.round_number)

    while board.g.round_number < number + 2:
        assert ESHNUNNA not in board.table.actors()
        board.idle()
    assert board.table.scores()[ESHNUNNA] == 2
    assert not board.table.over


def test_its_last_buildings_are_captured_like_others() -> None:
    """rules/mesopotamia.md §Movement and battle: converts one of the loser's symbols per captured temple or canal."""
    board = conquer(last_stand().buildings(BAGDAD, canals=1).loaded(2))

    assert board.slots() == [(BABYLON, CANAL), (ESHNUNNA, MARDUK), (BABYLON, MILITARY)]
    assert board.table.scores() == [2, 0, 1, 0]


def test_its_soldiers_on_cityless_land_disband() -> None:
    """rules/mesopotamia.md §A party without provinces: its soldiers on cityless land disband."""
    board = (
        last_stand()
        .troops(ESHNUNNA, Province.GUTIANS, foot=2, chariots=1, blanks=1)
        .troops(ESHNUNNA, Province.LULLUBUM, foot=1)
    )

    conquer(board)

    assert not board.g.stack[ESHNUNNA].any()


def test_its_treaties_lapse() -> None:
    """rules/mesopotamia.md §A party without provinces: its treaties lapse."""
    board = last_stand().allies(ESHNUNNA, MARI).war(ESHNUNNA, ASSUR)

    conquer(board)

    assert board.g.allied[ESHNUNNA] == board.g.allied[MARI] == 0
    assert board.g.at_war[ESHNUNNA] == board.g.at_war[ASSUR] == board.g.at_war[BABYLON] == 0


def test_who_has_a_province_left_plays_on() -> None:
    """rules/mesopotamia.md §A party without provinces."""
    board = last_stand().owns(ESHNUNNA, Province.LULLUBUM)

    conquer(board).end_round()

    assert ESHNUNNA in board.table.actors()


def test_nobody_trades_or_treats_with_a_party_that_is_out() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    board = conquer(last_stand())
    assert not board.can(BABYLON, trade(ESHNUNNA))
    assert board.can(BABYLON, trade(MARI))

    board.end_round().turns(MARI).policy(MARI).do(MARI, PROPOSE_ALLIANCE)

    assert ESHNUNNA not in board.parties(MARI)


def test_the_last_party_ends_the_game() -> None:
    """rules/mesopotamia.md §A party without provinces: if one party is left, the game ends."""
    board = turn_of(BABYLON, seats=3).march(BABYLON)
    mari, assur = 1, 2
    board.owns(BABYLON, KISH).realm(mari, BAGDAD).realm(assur, Province.SIPPAR).war(BABYLON, mari).war(BABYLON, assur)
    board.troops(mari, Province.MARI).troops(assur, Province.ASSUR).troops(BABYLON, KISH, foot=1, chariots=1)
    board.attack(BABYLON, BAGDAD, (FOOT, KISH))
    assert board.table.actors()

    board.attack(BABYLON, Province.SIPPAR, (CHARIOT, KISH))

    assert board.table.over
    assert board.table.scores() == [2, 0, 0]
    assert board.owner(Province.ASSUR) == EMPTY


def test_two_left_are_not_asked_for_the_direction() -> None:
    """rules/mesopotamia.md §A round is a season: who also chooses the direction (not asked when two are left)."""
    board = turn_of(BABYLON, seats=3).march(BABYLON)
    board.owns(BABYLON, KISH).realm(1, BAGDAD).war(BABYLON, 1).troops(1, Province.MARI)

    conquer(board).end_round()
    number = int(board.g.round_number)

    while board.g.round_number == number:
        assert all(board.task(seat) != Task.DIRECTION for seat in board.table.actors())
        board.idle()


def test_a_party_is_out_before_its_conqueror_has_picked_a_symbol() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    board = last_stand().frame((ESHNUNNA, MILITARY), (MARI, MARDUK), (ESHNUNNA, MILITARY))
    board.do(BABYLON, trade(ESHNUNNA), give(METAL), SEND)

    conquer(board)

    assert board.task(BABYLON) == Task.UNSEAT
    assert not board.legal(ESHNUNNA)
    assert ESHNUNNA not in board.table.actors()


def test_offers_to_and_from_a_fallen_party_are_void() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    sent = last_stand().do(BABYLON, trade(ESHNUNNA), give(METAL), SEND)
    countered = sent.copy().do(ESHNUNNA, counter(BABYLON), ask(METAL))
    answered = countered.copy().do(ESHNUNNA, SEND)
    for board in (sent, countered, answered):
        conquer(board)
        assert not board.legal(ESHNUNNA)
        assert not board.can(BABYLON, accept(ESHNUNNA))
        assert board.task(BABYLON) == Task.MOVE


@pytest.mark.parametrize("number", [49, 50, 99])
@pytest.mark.parametrize(("kind", "built"), [(MARDUK, {"marduk": 1}), (MILITARY, {})])
def test_symbols_are_picked_all_around_the_frame(kind: Symbol, built: dict[str, int], number: int) -> None:
    """rules/mesopotamia.md §Movement and battle: he picks; §Board: 100 slots."""
    board = front().buildings(BAGDAD, **built).troops(BABYLON, KISH, foot=1)
    board.frame(*[(ESHNUNNA, kind) if at in (0, number) else (MARI, Symbol.CANAL) for at in range(100)])
    board.loaded(1).attack(BABYLON, BAGDAD, (FOOT, KISH))
    assert board.legal(BABYLON) == {slot(0), slot(number)}

    board.do(BABYLON, slot(number))

    assert board.slots()[0] == (ESHNUNNA, kind)
    assert board.slots()[number] == (BABYLON, kind)
