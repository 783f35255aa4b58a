"""Readings of the rulebook: what a table may choose where a sentence can be read in several ways.

Who may attack, offers, the length and the part of the board have files of their own.
"""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    BABYLON,
    ESHNUNNA,
    FLOUR,
    FOOT,
    GRAIN,
    ISHTAR,
    MARDUK,
    METAL,
    MILITARY,
    ORE,
    WOOD,
    Layout,
    eve_of,
    front,
    lay,
    turn_of,
)
from mesopotamia.moves import BANKING, BUILD_MARDUK, CARDS, NO, SMELT, YES, bank, card, place, slot, smelt
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Event, Party, Province, Task, Tribe

KISH, BAGDAD = Province.KISH, Province.BAGDAD
OTHERS = (GRAIN, ORE, METAL, WOOD)


# bank-flour


@pytest.mark.parametrize(("reading", "taken", "given"), [("take", 1, 0), ("give", 0, 1), ("neither", 0, 0)])
def test_the_bank_and_flour(reading: str, taken: int, given: int) -> None:
    """mesopotamia.de §1: "Du kannst mit Ausnahme von Mehl ein Material gegen jedes andere Material zu einem Kurs von
    1:3 von der Bank eintauschen".
    """
    board = turn_of(BABYLON, bank_flour=reading)

    for other in OTHERS:
        assert board.can(BABYLON, bank(other, FLOUR)) == bool(taken)
        assert board.can(BABYLON, bank(FLOUR, other)) == bool(given)
    assert board.can(BABYLON, *(bank(one, other) for one in OTHERS for other in OTHERS if one != other))


def test_three_flour_bring_one_of_another() -> None:
    """mesopotamia.de §1: "zu einem Kurs von 1:3"."""
    board = turn_of(BABYLON, bank_flour="give").stock(BABYLON, flour=5).do(BABYLON, bank(FLOUR, METAL))

    assert board.holds(BABYLON) == (0, 2, 0, 1, 0)
    assert not board.can(BABYLON, bank(FLOUR, METAL))
    assert board.why(BABYLON, bank(FLOUR, METAL)) == "why-bank"


def test_why_the_bank_wont_have_flour() -> None:
    """mesopotamia.de §1: "mit Ausnahme von Mehl"."""
    assert turn_of(BABYLON).why(BABYLON, bank(FLOUR, METAL)) == "why-no-flour-given"
    board = turn_of(BABYLON, bank_flour="neither")
    assert board.why(BABYLON, bank(METAL, FLOUR)) == "why-no-flour-taken"


def test_codes_of_the_bank_say_what_is_given_and_taken() -> None:
    """Save files know exchanges by these words."""
    assert GAME.notation(bank(FLOUR, WOOD)) == "bank flour wood"
    assert [GAME.notation(code) for code in BANKING if "flour" in GAME.notation(code)] == [
        "bank grain flour",
        "bank ore flour",
        "bank metal flour",
        "bank wood flour",
    ]


# second-wind


def duel_lost_by_the_defender(reading: str, *, raid: bool = False) -> Layout:
    """Eshnunna, in Bagdad with a foot and the card, has lost a duel."""
    board = front(cards=True, second_wind=reading).hand(ESHNUNNA, Card.SECOND_WIND)
    board.troops(BABYLON, KISH, foot=1).troops(ESHNUNNA, BAGDAD, foot=1)
    if raid:
        board.hand(BABYLON, Card.SUTAEANS).tribe(Tribe.SUTAEANS, Province.RAPIQUM, units=1).loaded(6, 1)
        return board.do(BABYLON, card(Card.SUTAEANS), place(BAGDAD))
    return board.loaded(6, 1).attack(BABYLON, BAGDAD, (FOOT, KISH))


def test_a_second_wind_is_the_attackers() -> None:
    """rules/mesopotamia.md §Cards: second wind (after a lost duel: it is rolled again), in the own 11B."""
    assert duel_lost_by_the_defender("attacker").owner(BAGDAD) == BABYLON


@pytest.mark.parametrize("raid", [False, True])
def test_a_second_wind_may_be_the_defenders(raid: bool) -> None:
    """mesopotamia.de §Karten: "Karten mit militärischem Inhalt dürfen nur in der letzten Teilphase (11B) ausgespielt
    werden": in 11B, not only in one's own.
    """
    board = duel_lost_by_the_defender("both", raid=raid)
    assert (board.task(ESHNUNNA), board.actors()) == (Task.SECOND_WIND, [ESHNUNNA])

    board.loaded(1, 6).do(ESHNUNNA, YES)

    assert board.units(ESHNUNNA, BAGDAD) == (1, 0, 0)
    assert board.cards(ESHNUNNA) == []
    assert len(board.told(Event.DUEL)) >= 2


def test_a_defender_may_keep_the_second_wind() -> None:
    """mesopotamia.de §Karten: a card is played or not."""
    board = duel_lost_by_the_defender("both").do(ESHNUNNA, NO)

    assert board.owner(BAGDAD) == BABYLON
    assert board.cards(ESHNUNNA) == [Card.SECOND_WIND]


def test_a_defender_who_has_played_a_card_isnt_asked() -> None:
    """mesopotamia.de §1: "Von diesen Karten darf jede Partei pro Runde nur eine ausspielen"."""
    board = front(cards=True, second_wind="both").hand(ESHNUNNA, Card.SECOND_WIND)
    board.troops(BABYLON, KISH, foot=1).troops(ESHNUNNA, BAGDAD, foot=1).g.card_played[ESHNUNNA] = 1

    assert board.loaded(6, 1).attack(BABYLON, BAGDAD, (FOOT, KISH)).owner(BAGDAD) == BABYLON


# smelting


def forge(reading: str) -> Layout:
    """Babylon's forges may work."""
    return eve_of(smelting=reading).begin().until(BABYLON, Task.FORGE).stock(BABYLON, ore=12)


def test_a_forge_smelts_all_it_can() -> None:
    """rules/mesopotamia.md §A round is a season, 8: as much as it can [R]."""
    board = forge("all").do(BABYLON, SMELT)

    assert (board.has(BABYLON, ORE), board.has(BABYLON, METAL)) == (7, 5)


@pytest.mark.parametrize("ore", range(1, 6))
def test_a_forge_smelts_up_to_five(ore: int) -> None:
    """mesopotamia.de, phase 8: "verwende für jede Schmiede bis zu fünf Erz … um diese in bis zu fünf Metall
    umzuwandeln".
    """
    board = forge("choose").do(BABYLON, SMELT)
    assert board.legal(BABYLON) >= {smelt(count) for count in range(1, 6)}
    assert not board.can(BABYLON, smelt(6))
    assert board.why(BABYLON, smelt(6)) == "why-smelt"

    board.do(BABYLON, smelt(ore))

    assert (board.has(BABYLON, ORE), board.has(BABYLON, METAL)) == (12 - ore, ore)
    assert not board.can(BABYLON, SMELT), "the forge has worked"


def test_no_more_ore_is_smelted_than_there_is() -> None:
    """mesopotamia.de, phase 8: "Erz aus dem Lager"."""
    board = forge("choose").stock(BABYLON, ore=2).do(BABYLON, SMELT)

    assert {code for code in board.legal(BABYLON) if "smelt" in GAME.notation(code)} == {smelt(1), smelt(2)}


# may


def built(reading: str) -> Layout:
    """Babylon has built a temple, and the roll for the frame succeeds."""
    board = turn_of(BABYLON, may=reading).loaded(6).do(BABYLON, BUILD_MARDUK)
    return board.answer(BABYLON, Task.ERECT_AT, place(Province.BABYLON))


def test_a_symbol_goes_on_the_frame() -> None:
    """rules/mesopotamia.md §A round is a season, frame roll: 4+ puts its symbol on the frame."""
    assert built("must").slots() == [(BABYLON, MARDUK)]


@pytest.mark.parametrize(("answer", "slots"), [(YES, [(BABYLON, MARDUK)]), (NO, [])])
def test_a_symbol_may_stay_off_the_frame(answer: int, slots: list[object]) -> None:
    """mesopotamia.de §11A: "Nach jedem Neubau … hast du die Möglichkeit, … ein … symbol … auf dem Spielrahmen"."""
    board = built("may")
    assert (board.task(BABYLON), board.slots()) == (Task.PLACE_SYMBOL, [])

    assert board.do(BABYLON, answer).slots() == slots
    assert board.stands(Province.BABYLON)["marduk"] == 1
    assert len(board.told(Event.DECLINED)) == (answer == NO)


def test_a_blessed_symbol_may_stay_off_the_frame_too() -> None:
    """mesopotamia.de §11A: "hast du die Möglichkeit"."""
    board = turn_of(BABYLON, cards=True, may="may").hand(BABYLON, Card.BLESSING).do(BABYLON, BUILD_MARDUK)
    board.answer(BABYLON, Task.ERECT_AT, place(Province.BABYLON)).do(BABYLON, YES)

    assert board.do(BABYLON, NO).slots() == []


def conquered(reading: str) -> Layout:
    """Babylon has taken Bagdad with its temples; Eshnunna has symbols on the frame."""
    board = front(may=reading).buildings(BAGDAD, marduk=1).troops(BABYLON, KISH, foot=1)
    board.frame((ESHNUNNA, MARDUK), (ESHNUNNA, ISHTAR), (ESHNUNNA, MARDUK))
    return board.loaded(1).attack(BABYLON, BAGDAD, (FOOT, KISH))


def test_a_conqueror_converts_and_places() -> None:
    """rules/mesopotamia.md §Movement and battle: the attacker converts one of the loser's symbols per captured temple;
    then he places his.
    """
    board = conquered("must")
    assert not board.can(BABYLON, NO)
    assert board.why(BABYLON, NO) == "why-must-take"

    board.do(BABYLON, slot(2))

    assert board.slots() == [(ESHNUNNA, MARDUK), (ESHNUNNA, ISHTAR), (BABYLON, MARDUK), (BABYLON, MILITARY)]


def test_a_conqueror_may_leave_both() -> None:
    """mesopotamia.de §11B: "Der siegreiche Angreifer darf … umwandeln", "kannst du eine Fußtruppe deiner Farbe auf den
    Spielrahmen setzen".
    """
    board = conquered("may").do(BABYLON, NO)
    assert board.task(BABYLON) == Task.PLACE_SYMBOL

    board.do(BABYLON, NO)

    assert board.slots() == [(ESHNUNNA, MARDUK), (ESHNUNNA, ISHTAR), (ESHNUNNA, MARDUK)]
    assert board.task(BABYLON) == Task.MOVE


def test_a_conqueror_may_still_take_both() -> None:
    """mesopotamia.de §11B: "darf"."""
    board = conquered("may").do(BABYLON, slot(0), YES)

    assert board.slots() == [(BABYLON, MARDUK), (ESHNUNNA, ISHTAR), (ESHNUNNA, MARDUK), (BABYLON, MILITARY)]


def test_on_a_full_frame_nobody_is_asked() -> None:
    """rules/mesopotamia.md §Board: full frame: nothing placed [R]."""
    board = front(may="may").troops(BABYLON, KISH, foot=1)
    board.frame(*[(ESHNUNNA, ISHTAR)] * int(board.g.frame_size)).attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert (board.owner(BAGDAD), board.task(BABYLON)) == (BABYLON, Task.MOVE)


def test_qatna_may_leave_the_nomad_card() -> None:
    """mesopotamia.de §1: "so darf sich dieser eine extra Nomadenkarte seiner Wahl … aussuchen"."""
    board = lay(5, cards=True, may="may")
    qatna = board.seat(Party.QATNA)
    assert board.task(qatna) == Task.NOMAD_CARD
    assert any(code in CARDS for code in board.legal(qatna))

    board.do(qatna, NO)

    assert board.cards(qatna) == []


def test_qatna_takes_a_nomad_card() -> None:
    """rules/mesopotamia.md §Setup: then Qatna takes one nomad card of choice."""
    board = lay(5, cards=True)

    assert not board.can(board.seat(Party.QATNA), NO)


# absent-cores


def core(party: Party) -> Province:
    """Where a ruler has his capital."""
    return Province(int(GAME.box[0]["capital"][party]))


@pytest.mark.parametrize("party", [Party.LARSA, Party.QATNA, Party.YAMHAD, Party.SUSA])
def test_cores_of_absent_rulers_may_be_furnished(party: Party) -> None:
    """mesopotamia.de §1: "Setze zu Spielbeginn in der Kernprovinz an jede Stadt mit farblich unterlegtem Namen ein
    Kanalsymbol", "Außerdem wird jede Kernprovinz mit einer Schmiede, einem Mahlstein … und drei Stadtmauern bestückt".
    """
    there = core(party)
    board = lay(4, absent_cores="furnished")

    canals = board.count("irrigable", there)
    assert board.stands(there) == {"walls": 3, "forges": 1, "millstones": 1, **({"canals": canals} if canals else {})}
    assert (board.owner(there), board.g.stack[:, there].sum()) == (-1, 0)
    assert lay(4).stands(there) == {}


def test_who_takes_a_furnished_core_has_its_buildings() -> None:
    """rules/mesopotamia.md §Movement and battle: moving into a neutral province without nomads takes it."""
    board = turn_of(BABYLON, absent_cores="furnished").march(BABYLON)
    there = core(Party.LARSA)
    beside = next(province for province in Province if board.g.border[there] >> province & 1)
    board.owns(BABYLON, beside).troops(BABYLON, beside, foot=1)

    board.move(BABYLON, FOOT, beside, there)

    assert board.owner(there) == BABYLON
    assert board.stands(there)["forges"] == 1
