"""Campaigns: alliances, breaking them, declaring war, what they cost, and how wars lapse."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    BABYLON,
    CANAL,
    ESHNUNNA,
    FLOUR,
    FOOT,
    ISHTAR,
    MARDUK,
    MARI,
    METAL,
    MILITARY,
    WOOD,
    Layout,
    turn_of,
)
from mesopotamia.moves import BREAK_ALLIANCE, DECLARE_WAR, DONE, NO, PROPOSE_ALLIANCE, YES, card, party, pay
from tworivers.mesopotamia.names import Card, Material, Province, Symbol, Task

KISH, BAGDAD = Province.KISH, Province.BAGDAD


def court(cards: bool = False) -> Layout:
    """Babylon may begin a campaign."""
    return turn_of(BABYLON, cards=cards).policy(BABYLON)


def campaign(
    board: Layout, kind: int, rival: int = ESHNUNNA, seat: int = BABYLON, with_what: Material = WOOD
) -> Layout:
    """A campaign that concerns a rival."""
    board.do(seat, kind).answer(seat, Task.RIVAL, party(rival)).answer(seat, Task.PAY, pay(with_what))
    return board


@pytest.mark.parametrize("pips", range(1, 7))
def test_four_declares_war(pips: int) -> None:
    """rules/mesopotamia.md §Policy: success on 4+."""
    board = campaign(court().loaded(pips), DECLARE_WAR)

    assert board.at_war(BABYLON, ESHNUNNA) == (pips >= 4)
    assert not board.at_war(BABYLON, MARI)


@pytest.mark.parametrize("pips", range(1, 7))
def test_four_breaks_an_alliance_without_asking(pips: int) -> None:
    """rules/mesopotamia.md §Policy: break an alliance: one-sided; success on 4+."""
    board = campaign(court().allies(BABYLON, ESHNUNNA).loaded(pips), BREAK_ALLIANCE)

    assert board.allied(BABYLON, ESHNUNNA) == (pips < 4)
    assert board.table.actors() == [BABYLON]


@pytest.mark.parametrize("pips", range(1, 7))
def test_four_proposes_an_alliance_to_which_the_partner_may_agree(pips: int) -> None:
    """rules/mesopotamia.md §Policy: alliance: roll first, then the partner may agree."""
    board = campaign(court().loaded(pips), PROPOSE_ALLIANCE)
    assert not board.allied(BABYLON, ESHNUNNA)
    assert (board.table.actors() == [ESHNUNNA]) == (pips >= 4)

    if pips >= 4:
        refused = board.copy().do(ESHNUNNA, NO)
        assert not refused.allied(BABYLON, ESHNUNNA)
        assert refused.has(BABYLON, WOOD) == court().has(BABYLON, WOOD) - 1
        assert board.do(ESHNUNNA, YES).allied(BABYLON, ESHNUNNA)


def test_an_alliance_ends_the_war_between_the_two() -> None:
    """rules/mesopotamia.md §Policy: it ends a war between them."""
    board = court().war(BABYLON, ESHNUNNA).war(BABYLON, MARI).war(ESHNUNNA, ASSUR)

    campaign(board.loaded(6), PROPOSE_ALLIANCE).do(ESHNUNNA, YES)

    assert not board.at_war(BABYLON, ESHNUNNA)
    assert board.at_war(BABYLON, MARI)
    assert board.at_war(ESHNUNNA, ASSUR)


def test_allies_declare_no_war_on_each_other() -> None:
    """rules/mesopotamia.md §Policy: allies may not declare war on each other."""
    board = court().allies(BABYLON, ESHNUNNA)
    assert board.do(BABYLON, DECLARE_WAR).parties(BABYLON) == {MARI, ASSUR}

    board = court()
    for other in (MARI, ESHNUNNA, ASSUR):
        board.allies(BABYLON, other)
    assert not board.can(BABYLON, DECLARE_WAR)


def test_whom_a_campaign_may_concern() -> None:
    """rules/mesopotamia.md §Policy: alliances with others, breaking with allies, war where there is none."""
    board = court().allies(BABYLON, ESHNUNNA).war(BABYLON, MARI)

    assert board.copy().do(BABYLON, PROPOSE_ALLIANCE).parties(BABYLON) == {MARI, ASSUR}
    assert not court().can(BABYLON, BREAK_ALLIANCE)
    assert ESHNUNNA not in board.copy().do(BABYLON, DECLARE_WAR).parties(BABYLON)


@pytest.mark.parametrize("material", [METAL, WOOD, FLOUR])
@pytest.mark.parametrize("pips", [1, 6])
def test_a_campaign_costs_one_metal_wood_or_flour_even_if_it_fails(material: Material, pips: int) -> None:
    """rules/mesopotamia.md §Policy: pay 1 metal or wood or flour, lost on failure too."""
    board = court()
    before = board.stocks()

    campaign(board.loaded(pips), DECLARE_WAR, with_what=material)

    before[BABYLON][material] -= 1
    assert board.stocks() == before


def test_grain_and_ore_pay_no_campaign() -> None:
    """rules/mesopotamia.md §Policy: pay 1 metal or wood or flour."""
    board = court().do(BABYLON, DECLARE_WAR, party(MARI))
    assert board.legal(BABYLON) == {pay(METAL), pay(WOOD), pay(FLOUR)}

    board = court().stock(BABYLON, grain=2, ore=2)
    assert not board.can(BABYLON, DECLARE_WAR)
    assert not board.can(BABYLON, PROPOSE_ALLIANCE)


def test_only_what_one_has_pays() -> None:
    """rules/mesopotamia.md §Policy: pay 1 metal or wood or flour."""
    board = court().stock(BABYLON, grain=2, metal=1, flour=1).do(BABYLON, DECLARE_WAR, party(MARI))

    assert board.legal(BABYLON) == {pay(METAL), pay(FLOUR)}


@pytest.mark.parametrize("pips", [1, 6])
def test_one_campaign_a_round(pips: int) -> None:
    """rules/mesopotamia.md §Policy: at most one campaign per round."""
    board = campaign(court().loaded(pips), DECLARE_WAR)

    assert board.task(BABYLON) == Task.MOVE
    assert not any(board.can(BABYLON, kind) for kind in (PROPOSE_ALLIANCE, BREAK_ALLIANCE, DECLARE_WAR))


def test_no_campaign_after_the_march_has_begun() -> None:
    """rules/mesopotamia.md §Policy (start of 11B)."""
    assert not any(
        turn_of(BABYLON).march(BABYLON).can(BABYLON, kind) for kind in (PROPOSE_ALLIANCE, BREAK_ALLIANCE, DECLARE_WAR)
    )
    assert not any(turn_of(BABYLON).can(BABYLON, kind) for kind in (PROPOSE_ALLIANCE, BREAK_ALLIANCE, DECLARE_WAR))


@pytest.mark.parametrize(
    ("kind", "symbol", "count", "needed"),
    [
        (PROPOSE_ALLIANCE, ISHTAR, 2, 4),
        (PROPOSE_ALLIANCE, ISHTAR, 3, 3),
        (PROPOSE_ALLIANCE, ISHTAR, 5, 3),
        (PROPOSE_ALLIANCE, ISHTAR, 6, 2),
        (PROPOSE_ALLIANCE, MARDUK, 6, 4),
        (BREAK_ALLIANCE, MARDUK, 3, 3),
        (BREAK_ALLIANCE, MARDUK, 9, 1),
        (BREAK_ALLIANCE, ISHTAR, 6, 4),
        (DECLARE_WAR, MARDUK, 2, 4),
        (DECLARE_WAR, MARDUK, 3, 3),
        (DECLARE_WAR, MARDUK, 6, 2),
        (DECLARE_WAR, ISHTAR, 6, 4),
        (DECLARE_WAR, CANAL, 6, 4),
        (DECLARE_WAR, MILITARY, 6, 4),
    ],
)
def test_three_own_symbols_on_the_frame_give_one_more_pip(kind: int, symbol: Symbol, count: int, needed: int) -> None:
    """rules/mesopotamia.md §Policy: +1 per three own Ishtar symbols (alliance) or Marduk symbols (breaking,
    war) on the frame.
    """
    for pips in range(1, 7):
        board = court().frame(*[(BABYLON, symbol)] * count, *[(MARI, MARDUK), (MARI, ISHTAR)] * 3)
        if kind == BREAK_ALLIANCE:
            board.allies(BABYLON, ESHNUNNA)
        campaign(board.loaded(pips), kind)
        won = {
            PROPOSE_ALLIANCE: board.task(ESHNUNNA) == Task.CONSENT,
            BREAK_ALLIANCE: not board.allied(BABYLON, ESHNUNNA),
            DECLARE_WAR: board.at_war(BABYLON, ESHNUNNA),
        }
        assert won[kind] == (pips >= needed), f"{pips} pips"


def test_a_declared_war_allows_an_attack_this_round() -> None:
    """rules/mesopotamia.md §Policy: declare war: attack allowed this round."""
    board = court().owns(BABYLON, KISH).owns(ESHNUNNA, BAGDAD).troops(BABYLON, KISH, foot=1)

    campaign(board.loaded(4), DECLARE_WAR).attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert board.owner(BAGDAD) == BABYLON


def test_as_we_read_it_before_both_may_attack_while_a_war_lasts() -> None:
    """rules/mesopotamia.md §Readings: `attack=war`: both may attack as long as the war lasts."""
    board = turn_of(BABYLON, attack="war").policy(BABYLON).owns(BABYLON, KISH).owns(ESHNUNNA, BAGDAD)
    campaign(board.loaded(4), DECLARE_WAR)

    board.march(ESHNUNNA).troops(ESHNUNNA, BAGDAD, foot=1).attack(ESHNUNNA, KISH, (FOOT, BAGDAD))

    assert board.owner(KISH) == ESHNUNNA


def test_after_breaking_war_waits_for_the_next_round() -> None:
    """rules/mesopotamia.md §Policy: war between the two may be declared from the next round."""
    board = campaign(court().allies(BABYLON, ESHNUNNA).loaded(4), BREAK_ALLIANCE)
    assert not board.allied(BABYLON, ESHNUNNA)

    board.policy(ESHNUNNA)
    assert board.copy().do(ESHNUNNA, DECLARE_WAR).parties(ESHNUNNA) == {MARI, ASSUR}

    board.end_round().turns(BABYLON).policy(BABYLON)
    assert board.copy().do(BABYLON, DECLARE_WAR).parties(BABYLON) == {MARI, ESHNUNNA, ASSUR}
    board.policy(ESHNUNNA)
    assert board.do(ESHNUNNA, DECLARE_WAR).parties(ESHNUNNA) == {BABYLON, MARI, ASSUR}


def test_after_intrigue_war_waits_too() -> None:
    """rules/mesopotamia.md §Policy: from the next round (also after intrigue)."""
    board = court(cards=True).allies(ESHNUNNA, ASSUR).hand(BABYLON, Card.INTRIGUE).do(BABYLON, card(Card.INTRIGUE))
    board.answer(BABYLON, Task.INTRIGUE_ONE, party(ESHNUNNA)).answer(BABYLON, Task.INTRIGUE_TWO, party(ASSUR))
    assert not board.allied(ESHNUNNA, ASSUR)

    assert board.policy(ESHNUNNA).copy().do(ESHNUNNA, DECLARE_WAR).parties(ESHNUNNA) == {BABYLON, MARI}

    board.end_round().turns(ESHNUNNA).policy(ESHNUNNA)
    assert board.do(ESHNUNNA, DECLARE_WAR).parties(ESHNUNNA) == {BABYLON, MARI, ASSUR}


def test_a_broken_alliance_may_be_renewed() -> None:
    """rules/mesopotamia.md §Policy: only war has to wait."""
    board = campaign(court().allies(BABYLON, ESHNUNNA).loaded(4), BREAK_ALLIANCE).policy(ESHNUNNA)

    campaign(board.loaded(6), PROPOSE_ALLIANCE, BABYLON, ESHNUNNA).do(BABYLON, YES)

    assert board.allied(BABYLON, ESHNUNNA)


def test_a_new_war_outlives_its_first_round_and_lapses_with_the_next() -> None:
    """rules/mesopotamia.md §Policy: war lapses at the end of the first whole round without a fight between the two."""
    board = campaign(court().loaded(4), DECLARE_WAR).end_round()
    assert board.at_war(BABYLON, ESHNUNNA), "the round it was declared in was no whole round"

    board.end_round()

    assert not board.at_war(BABYLON, ESHNUNNA)


def test_a_fight_prolongs_a_war_by_a_round() -> None:
    """rules/mesopotamia.md §Policy: the first whole round without a fight between the two."""
    board = campaign(court().loaded(4), DECLARE_WAR).end_round().turns(ESHNUNNA).march(ESHNUNNA)
    board.fought(BABYLON, ESHNUNNA).owns(BABYLON, KISH).owns(ESHNUNNA, BAGDAD).troops(ESHNUNNA, BAGDAD, foot=1).troops(
        BABYLON, KISH, foot=1
    )
    board.loaded(1, 6).attack(ESHNUNNA, KISH, (FOOT, BAGDAD)).end_round()
    assert board.at_war(BABYLON, ESHNUNNA), "a lost attack is a fight"

    board.end_round()

    assert not board.at_war(BABYLON, ESHNUNNA)


def test_other_wars_fights_prolong_nothing() -> None:
    """rules/mesopotamia.md §Policy: a fight between the two."""
    board = turn_of(BABYLON).march(BABYLON).war(BABYLON, ESHNUNNA).war(BABYLON, MARI).war(ESHNUNNA, MARI)
    board.owns(BABYLON, KISH).owns(ESHNUNNA, BAGDAD).troops(BABYLON, KISH, foot=1).attack(BABYLON, BAGDAD, (FOOT, KISH))

    board.end_round()

    assert board.at_war(BABYLON, ESHNUNNA)
    assert not board.at_war(BABYLON, MARI)
    assert not board.at_war(ESHNUNNA, MARI)


def test_alliances_dont_lapse() -> None:
    """rules/mesopotamia.md §Policy: an alliance lasts until it is broken."""
    board = court().allies(BABYLON, ESHNUNNA).end_round().end_round().end_round()

    assert board.allied(BABYLON, ESHNUNNA)


@pytest.mark.parametrize("answer", [YES, NO])
def test_envoys_spare_the_roll(answer: int) -> None:
    """rules/mesopotamia.md §Cards: envoys (a campaign succeeds without a roll; before the roll)."""
    board = campaign(court(cards=True).hand(BABYLON, Card.ENVOYS).loaded(1), DECLARE_WAR)
    throws, wood = board.throws(), board.has(BABYLON, WOOD)
    assert board.task(BABYLON) == Task.ENVOYS

    board.do(BABYLON, answer)

    assert board.at_war(BABYLON, ESHNUNNA) == (answer == YES)
    assert board.throws() == throws + (answer == NO)
    assert board.cards(BABYLON) == ([] if answer == YES else [Card.ENVOYS])
    assert board.has(BABYLON, WOOD) == wood


def test_envoys_dont_speak_for_the_partner() -> None:
    """rules/mesopotamia.md §Policy: then the partner may agree."""
    board = campaign(court(cards=True).hand(BABYLON, Card.ENVOYS), PROPOSE_ALLIANCE).do(BABYLON, YES)

    assert board.table.actors() == [ESHNUNNA]
    assert not board.do(ESHNUNNA, NO).allied(BABYLON, ESHNUNNA)


def test_envoys_after_another_card_stay_at_home() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round."""
    board = court(cards=True).hand(BABYLON, Card.ENVOYS, Card.CARAVAN).do(BABYLON, card(Card.CARAVAN))

    campaign(board.loaded(1), DECLARE_WAR)

    assert board.task(BABYLON) == Task.MOVE
    assert not board.at_war(BABYLON, ESHNUNNA)
    assert DONE in board.legal(BABYLON)


def test_envoys_are_the_card_of_the_round_and_dont_pay_for_the_campaign() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round; envoys; §Policy: pay 1 metal or wood or flour."""
    board = turn_of(BABYLON, cards=True).policy(BABYLON).hand(BABYLON, Card.ENVOYS, Card.CARAVAN)
    wood = board.has(BABYLON, WOOD)

    board.do(BABYLON, DECLARE_WAR, party(ESHNUNNA), pay(WOOD), YES)

    assert board.at_war(BABYLON, ESHNUNNA)
    assert board.has(BABYLON, WOOD) == wood - 1
    assert not board.can(BABYLON, card(Card.CARAVAN))


def test_war_is_declared_only_where_there_is_none() -> None:
    """rules/mesopotamia.md §Policy: war lapses after a round without a fight; declaring it again doesn't prolong it."""
    board = turn_of(BABYLON).policy(BABYLON).war(BABYLON, ESHNUNNA)

    assert board.do(BABYLON, DECLARE_WAR).parties(BABYLON) == {MARI, ASSUR}


def test_a_refused_alliance_forbids_nothing() -> None:
    """rules/mesopotamia.md §Policy: then the partner may agree; only a broken alliance makes war wait."""
    board = turn_of(BABYLON).policy(BABYLON).do(BABYLON, PROPOSE_ALLIANCE, party(ESHNUNNA))
    board.loaded(4).do(BABYLON, pay(WOOD)).do(ESHNUNNA, NO).policy(ESHNUNNA)

    assert BABYLON in board.do(ESHNUNNA, DECLARE_WAR).parties(ESHNUNNA)
