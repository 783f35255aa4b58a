"""Who may attack: after one's own declaration of war, or whom one fought in the round before."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, FOOT, MARI, WOOD, Layout, turn_of
from mesopotamia.moves import ATTACK, DECLARE_WAR, DONE, PROPOSE_ALLIANCE, YES, party, pay, place
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Province, Task
from tworivers.mesopotamia.view import view

KISH, BAGDAD = Province.KISH, Province.BAGDAD


def border(cards: bool = False, **options: str) -> Layout:
    """Babylon in Kish and Eshnunna in Bagdad, a foot each; Babylon may begin a campaign."""
    board = turn_of(BABYLON, 4, cards, **options).policy(BABYLON)
    return troops(board.owns(BABYLON, KISH).owns(ESHNUNNA, BAGDAD))


def troops(board: Layout) -> Layout:
    """A foot on both sides of the border."""
    return board.troops(BABYLON, KISH, foot=1).troops(ESHNUNNA, BAGDAD, foot=1)


def declare(board: Layout, seat: int = BABYLON, rival: int = ESHNUNNA, pips: int = 6) -> Layout:
    """A declaration of war that the die decides."""
    board.loaded(pips).do(seat, DECLARE_WAR)
    return board.answer(seat, Task.RIVAL, party(rival)).answer(seat, Task.PAY, pay(WOOD))


def attack(board: Layout, seat: int = BABYLON) -> Layout:
    """An attack across the border that fails."""
    here, there = (KISH, BAGDAD) if seat == BABYLON else (BAGDAD, KISH)
    return board.loaded(1, 6).attack(seat, there, (FOOT, here))


def test_who_has_declared_war_attacks_at_once() -> None:
    """mesopotamia.de §11B: "Kämpfen darfst du nur, wenn deine unmittelbar zuvor erwürfelte Kampagne zur Kriegserklärung
    gegenüber der Partei erfolgreich gewesen ist".
    """
    assert declare(border()).may_attack(BABYLON) == {BAGDAD}
    assert declare(border(), pips=3).may_attack(BABYLON) == set()


def test_a_declaration_counts_against_its_party_alone() -> None:
    """mesopotamia.de §11B: "zur Kriegserklärung gegenüber der Partei"."""
    board = border().owns(ASSUR, Province.SIPPAR)
    board.g.at_war[BABYLON] |= 1 << ASSUR
    board.g.at_war[ASSUR] |= 1 << BABYLON

    assert declare(board).may_attack(BABYLON) == {BAGDAD}


def test_upon_whom_war_was_declared_may_not_attack_in_his_turn() -> None:
    """mesopotamia.de §11B: "deine … Kampagne": not the other's."""
    board = declare(border()).march(ESHNUNNA)

    assert board.at_war(BABYLON, ESHNUNNA)
    assert board.may_attack(ESHNUNNA) == set()


def test_he_may_declare_war_himself() -> None:
    """mesopotamia.de §11B: "deine unmittelbar zuvor erwürfelte Kampagne": a war that is on is declared anew."""
    board = declare(border()).policy(ESHNUNNA)

    assert declare(board, ESHNUNNA, BABYLON).may_attack(ESHNUNNA) == {KISH}


def test_who_may_attack_already_declares_nothing() -> None:
    """mesopotamia.de §11B: a declaration would bring nothing against whom one fought in the round before."""
    board = border().war(BABYLON, ESHNUNNA).do(BABYLON, DECLARE_WAR)

    assert board.parties(BABYLON) == {MARI, ASSUR}


@pytest.mark.parametrize("seat", [BABYLON, ESHNUNNA])
def test_who_fought_in_the_round_before_attacks_without_a_declaration(seat: int) -> None:
    """mesopotamia.de §11B: "oder du bereits in der vorherigen Runde gegen diese Partei gekämpft hast"."""
    board = attack(declare(border())).end_round().turns(seat).march(seat)

    assert troops(board).may_attack(seat) == {BAGDAD if seat == BABYLON else KISH}


def test_a_fight_in_the_same_round_is_not_one_of_the_round_before() -> None:
    """mesopotamia.de §11B: "in der vorherigen Runde"."""
    board = troops(attack(declare(border())).march(ESHNUNNA))

    assert board.may_attack(ESHNUNNA) == set()


def test_a_fight_two_rounds_ago_is_too_long_ago() -> None:
    """mesopotamia.de §11B: "in der vorherigen Runde"; the war lapses with it."""
    board = attack(declare(border())).end_round().end_round().turns(BABYLON).march(BABYLON)

    assert troops(board).may_attack(BABYLON) == set()
    assert not board.at_war(BABYLON, ESHNUNNA)


def test_a_fight_two_rounds_ago_counts_no_more() -> None:
    """mesopotamia.de §11B: "in der vorherigen Runde", though a war is on again."""
    board = attack(declare(border())).end_round().end_round().turns(BABYLON).policy(BABYLON)
    board.g.at_war[BABYLON] |= 1 << ESHNUNNA
    board.g.at_war[ESHNUNNA] |= 1 << BABYLON

    assert troops(board.march(BABYLON)).may_attack(BABYLON) == set()


def test_a_declaration_of_an_earlier_turn_is_spent() -> None:
    """mesopotamia.de §11B: "unmittelbar zuvor erwürfelte Kampagne"."""
    board = declare(border()).end_round().turns(BABYLON).march(BABYLON)

    assert board.at_war(BABYLON, ESHNUNNA)
    assert troops(board).may_attack(BABYLON) == set()


def test_a_new_declaration_doesnt_prolong_a_war_without_fights() -> None:
    """mesopotamia.de §11B: "bis beide Kriegsparteien eine Runde lang nicht gegeneinander kämpfen"."""
    board = declare(border()).end_round().turns(ESHNUNNA).policy(ESHNUNNA)

    declare(board, ESHNUNNA, BABYLON).end_round()

    assert not board.at_war(BABYLON, ESHNUNNA)


def test_envoys_declare_war_as_a_roll_does() -> None:
    """rules/mesopotamia.md §Cards: envoys: a campaign succeeds without a roll."""
    board = border(cards=True).hand(BABYLON, Card.ENVOYS).do(BABYLON, DECLARE_WAR)
    board.answer(BABYLON, Task.RIVAL, party(ESHNUNNA)).answer(BABYLON, Task.PAY, pay(WOOD)).do(BABYLON, YES)

    assert board.may_attack(BABYLON) == {BAGDAD}


def test_an_alliance_ends_what_a_fight_allowed() -> None:
    """mesopotamia.de §11B: "sofern in dieser Runde kein Bündnis besteht"."""
    board = border().war(BABYLON, ESHNUNNA).loaded(6).do(BABYLON, PROPOSE_ALLIANCE)
    board.answer(BABYLON, Task.RIVAL, party(ESHNUNNA)).answer(BABYLON, Task.PAY, pay(WOOD)).do(ESHNUNNA, YES)

    assert board.may_attack(BABYLON) == set()


def test_troops_without_a_city_are_fought_by_the_same_rule() -> None:
    """mesopotamia.de §11B: "Kämpfen darfst du nur"."""
    board = border().owns(ESHNUNNA, Province.LULLUBUM).troops(BABYLON, Province.LULLUBUM, foot=1)
    board.g.at_war[BABYLON] |= 1 << ESHNUNNA
    board.g.at_war[ESHNUNNA] |= 1 << BABYLON

    assert board.copy().march(BABYLON).may_attack(BABYLON) == set()
    assert Province.LULLUBUM in declare(board).may_attack(BABYLON)


def test_deserters_leave_any_party_at_war() -> None:
    """rules/mesopotamia.md §Cards: deserters: a stack of a party at war; who may attack doesn't matter."""
    board = declare(border(cards=True).hand(ESHNUNNA, Card.DESERTERS)).march(ESHNUNNA)

    assert board.may_attack(ESHNUNNA) == set()
    assert board.can(ESHNUNNA, GAME.codes["card deserters"])


def test_what_stands_in_the_way() -> None:
    """The reason says what is missing: one's own declaration."""
    board = declare(border()).march(ESHNUNNA)
    assert board.why(ESHNUNNA, ATTACK) == "why-must-declare"

    board.owns(MARI, Province.MANKISUM, Province.SIPPAR).war(ESHNUNNA, MARI).do(ESHNUNNA, ATTACK)
    assert board.places(ESHNUNNA) == {Province.MANKISUM, Province.SIPPAR}
    assert board.why(ESHNUNNA, place(KISH)) == "why-may-not-attack"
    assert board.why(ESHNUNNA, place(Province.SUSA)) == "why-not-attack-at"


def test_a_declaration_is_its_own_partys_alone() -> None:
    """mesopotamia.de §11B: "deine … Kampagne": another at war with the same party gains nothing by it."""
    board = declare(border())
    board.g.at_war[MARI] |= 1 << ESHNUNNA
    board.g.at_war[ESHNUNNA] |= 1 << MARI

    assert [party["may_attack"] for party in view(board.g, MARI)["parties"]] == [["third"], [], [], []]


def test_everybody_sees_who_may_attack_whom() -> None:
    """rules/mesopotamia.md §Secrets: others see alliances and wars."""
    board = attack(declare(border()))
    assert [party["may_attack"] for party in view(board.g, MARI)["parties"]] == [["third"], [], [], []]

    board.do(BABYLON, DONE)
    assert [party["may_attack"] for party in view(board.g, MARI)["parties"]] == [[], [], [], []]

    board.end_round()
    assert [party["may_attack"] for party in view(board.g, MARI)["parties"]] == [["third"], [], ["first"], []]
