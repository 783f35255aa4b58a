"""Marching: how far units go, what it costs, what they take, and where blanks go."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, BLANK, CHARIOT, ESHNUNNA, FLOUR, FOOT, METAL, Layout, front, lay, turn_of
from mesopotamia.moves import ADD_BLANK, ATTACK, DONE, card, place, unit
from tworivers.mesopotamia.names import EMPTY, Card, Phase, Province, Task, Tribe, Unit

HEARTLAND = {Province.KISH, Province.SIPPAR, Province.MARAD, Province.NIPPUR}


def ready() -> Layout:
    """Babylon may move: two foot and a chariot stand in its core, everything around it is neutral."""
    return turn_of(BABYLON).march(BABYLON)


def test_a_foot_moves_one_province() -> None:
    """rules/mesopotamia.md §Movement and battle: foot moves 1 province."""
    board = ready().troops(BABYLON, Province.BABYLON, foot=1)
    assert board.may_move(BABYLON, FOOT, Province.BABYLON) == HEARTLAND

    board.move(BABYLON, FOOT, Province.BABYLON, Province.KISH)

    assert board.units(BABYLON, Province.KISH) == (1, 0, 0)
    assert board.units(BABYLON, Province.BABYLON) == (0, 0, 0)
    assert not board.can(BABYLON, unit(FOOT))


def test_a_chariot_moves_up_to_two_provinces() -> None:
    """rules/mesopotamia.md §Movement and battle: chariot up to 2."""
    board = (
        ready()
        .troops(BABYLON, Province.BABYLON, chariots=1)
        .move(BABYLON, CHARIOT, Province.BABYLON, Province.KISH, Province.BAGDAD)
    )

    assert board.units(BABYLON, Province.BAGDAD) == (0, 1, 0)
    assert not board.can(BABYLON, unit(CHARIOT))


def test_another_chariot_in_the_same_place_has_both_its_steps() -> None:
    """rules/mesopotamia.md §Movement and battle: each chariot moves up to 2."""
    board = (
        ready()
        .troops(BABYLON, Province.BABYLON, chariots=1)
        .owns(BABYLON, Province.KISH)
        .troops(BABYLON, Province.KISH, chariots=1)
    )
    board.move(BABYLON, CHARIOT, Province.BABYLON, Province.KISH)

    board.move(BABYLON, CHARIOT, Province.KISH, Province.BAGDAD).move(BABYLON, CHARIOT, Province.KISH, Province.MASHKAN)

    steps = sum(len(board.may_move(BABYLON, CHARIOT, here)) > 0 for here in (Province.BAGDAD, Province.MASHKAN))
    assert steps == 1
    assert board.has(BABYLON, FLOUR) == ready().has(BABYLON, FLOUR) - 2


@pytest.mark.parametrize(
    ("kind", "steps"),
    [(FOOT, [Province.KISH]), (CHARIOT, [Province.KISH]), (CHARIOT, [Province.KISH, Province.BAGDAD])],
)
def test_a_unit_that_moves_eats_one_flour(kind: Unit, steps: list[Province]) -> None:
    """rules/mesopotamia.md §Movement and battle: 1 flour per unit that moves this turn, however far."""
    board = ready()
    before = board.has(BABYLON, FLOUR)

    board.move(BABYLON, kind, Province.BABYLON, *steps)

    assert board.has(BABYLON, FLOUR) == before - 1


def test_without_flour_nothing_moves() -> None:
    """rules/mesopotamia.md §Movement and battle: 1 flour per unit that moves."""
    board = front().troops(BABYLON, Province.KISH, foot=2).set_stock(BABYLON, FLOUR, 0)

    assert not board.can(BABYLON, unit(FOOT))
    assert not board.can(BABYLON, unit(CHARIOT))
    assert not board.can(BABYLON, ATTACK)


def test_the_last_flour_moves_one_unit() -> None:
    """rules/mesopotamia.md §Movement and battle: 1 flour per unit; a chariot's second step costs nothing more."""
    board = ready().set_stock(BABYLON, FLOUR, 1).move(BABYLON, CHARIOT, Province.BABYLON, Province.KISH)
    assert not board.can(BABYLON, unit(FOOT))

    board.move(BABYLON, CHARIOT, Province.KISH, Province.BAGDAD)

    assert board.owner(Province.BAGDAD) == BABYLON


def test_next_round_units_move_and_eat_again() -> None:
    """rules/mesopotamia.md §Movement and battle: per unit that moves this turn."""
    board = ready().troops(BABYLON, Province.BABYLON, foot=1).move(BABYLON, FOOT, Province.BABYLON, Province.KISH)
    board.end_round().turns(BABYLON).march(BABYLON)
    before = board.has(BABYLON, FLOUR)

    board.move(BABYLON, FOOT, Province.KISH, Province.BAGDAD)

    assert board.has(BABYLON, FLOUR) == before - 1


def test_a_unit_takes_a_neutral_province_and_it_stays_owned() -> None:
    """rules/mesopotamia.md §Movement and battle: moving into a neutral province takes it,
    and it stays owned when the troops leave.
    """
    board = ready().move(BABYLON, FOOT, Province.BABYLON, Province.KISH)
    assert board.owner(Province.KISH) == BABYLON
    assert board.slots() == []

    board.end_round().turns(BABYLON).march(BABYLON).move(BABYLON, FOOT, Province.KISH, Province.BABYLON)

    assert board.units(BABYLON, Province.KISH) == (0, 0, 0)
    assert board.owner(Province.KISH) == BABYLON


def test_a_chariot_may_take_two_provinces() -> None:
    """rules/mesopotamia.md §Movement and battle: each step is a move; a chariot may take two."""
    board = ready().move(BABYLON, CHARIOT, Province.BABYLON, Province.KISH, Province.BAGDAD)

    assert board.owner(Province.KISH) == BABYLON
    assert board.owner(Province.BAGDAD) == BABYLON


def test_a_chariot_may_step_and_then_attack() -> None:
    """rules/mesopotamia.md §Movement and battle: or step and then attack; the flour is paid once."""
    board = front().owns(EMPTY, Province.KISH).troops(BABYLON, Province.BABYLON, chariots=1)
    before = board.has(BABYLON, FLOUR)
    assert not board.can(BABYLON, ATTACK)

    board.move(BABYLON, CHARIOT, Province.BABYLON, Province.KISH).attack(
        BABYLON, Province.BAGDAD, (CHARIOT, Province.KISH)
    )

    assert board.owner(Province.BAGDAD) == BABYLON
    assert board.owner(Province.KISH) == BABYLON
    assert board.has(BABYLON, FLOUR) == before - 1
    assert not board.can(BABYLON, unit(CHARIOT))


def test_who_has_moved_as_far_as_he_can_attacks_nobody() -> None:
    """rules/mesopotamia.md §Movement and battle: foot 1, chariot 2, each step is a move."""
    board = front().troops(BABYLON, Province.BABYLON, foot=1).move(BABYLON, FOOT, Province.BABYLON, Province.KISH)
    assert not board.can(BABYLON, ATTACK)

    board = (
        front()
        .troops(BABYLON, Province.BABYLON, chariots=1)
        .move(BABYLON, CHARIOT, Province.BABYLON, Province.SIPPAR, Province.KISH)
    )
    assert not board.can(BABYLON, ATTACK)


@pytest.mark.parametrize("treaty", ["none", "alliance", "war"])
def test_nobody_walks_into_another_partys_province(treaty: str) -> None:
    """rules/mesopotamia.md §Movement and battle: units enter another party's province only to fight (allies too)."""
    board = ready().owns(ESHNUNNA, Province.KISH)
    if treaty == "alliance":
        board.allies(BABYLON, ESHNUNNA)
    if treaty == "war":
        board.war(BABYLON, ESHNUNNA)

    assert board.may_move(BABYLON, FOOT, Province.BABYLON) == HEARTLAND - {Province.KISH}
    assert board.may_move(BABYLON, CHARIOT, Province.BABYLON) == HEARTLAND - {Province.KISH}


def test_nobody_walks_into_a_city_province_with_nomads() -> None:
    """rules/mesopotamia.md §Movement and battle: a neutral province without nomads."""
    board = ready().tribe(Tribe.SUTAEANS, Province.SIPPAR)

    assert board.may_move(BABYLON, FOOT, Province.BABYLON) == HEARTLAND - {Province.SIPPAR}


def test_tribes_on_cityless_land_dont_hinder_taking_it() -> None:
    """rules/mesopotamia.md §Nomads: tribes there don't hinder taking it."""
    board = turn_of(ASSUR).march(ASSUR).owns(ASSUR, Province.ARRAPHA).troops(ASSUR, Province.ARRAPHA, foot=1)
    board.tribe(Tribe.GUTIANS, Province.LULLUBUM).move(ASSUR, FOOT, Province.ARRAPHA, Province.LULLUBUM)

    assert board.owner(Province.LULLUBUM) == ASSUR
    assert board.g.tribe_at[Tribe.GUTIANS] == Province.LULLUBUM
    assert board.g.tribe_units[Tribe.GUTIANS] == 4
    assert board.slots() == []


def test_an_origin_is_never_owned_and_all_colours_stand_there() -> None:
    """rules/mesopotamia.md §Movement and battle: origin provinces are never owned; §Nomads:
    all colours may stand together.
    """
    board = turn_of(ASSUR).march(ASSUR).owns(ASSUR, Province.SIMURRUM).troops(ASSUR, Province.SIMURRUM, foot=1)
    board.troops(ESHNUNNA, Province.GUTIANS, foot=1)

    board.move(ASSUR, FOOT, Province.SIMURRUM, Province.GUTIANS)

    assert board.owner(Province.GUTIANS) == EMPTY
    assert board.units(ASSUR, Province.GUTIANS) == (1, 0, 0)
    assert board.units(ESHNUNNA, Province.GUTIANS) == (1, 0, 0)
    assert board.g.tribe_units[Tribe.GUTIANS] == 4


def test_a_blank_moves_like_foot_and_takes_nothing() -> None:
    """rules/mesopotamia.md §Movement and battle: blanks move like foot, cost 1 flour, take nothing."""
    board = ready().troops(BABYLON, Province.BABYLON, foot=1, blanks=1)
    before = board.has(BABYLON, FLOUR)

    board.move(BABYLON, BLANK, Province.BABYLON, Province.KISH)

    assert board.has(BABYLON, FLOUR) == before - 1
    assert board.units(BABYLON, Province.KISH) == (0, 0, 1)
    assert board.owner(Province.KISH) == EMPTY
    assert not board.can(BABYLON, unit(BLANK))


def test_a_blank_cant_attack() -> None:
    """rules/mesopotamia.md §Movement and battle: blanks can't attack."""
    assert not front().troops(BABYLON, Province.KISH, blanks=2).can(BABYLON, ATTACK)

    board = front().troops(BABYLON, Province.KISH, foot=1, chariots=1, blanks=1).do(BABYLON, ATTACK)

    assert not board.can(BABYLON, unit(BLANK))
    assert board.can(BABYLON, unit(FOOT), unit(CHARIOT))


def test_six_blanks_are_added_to_stacks_that_hold_a_unit() -> None:
    """rules/mesopotamia.md §A round is a season, 8: blanks may be added to own stacks that hold a unit; §Secrets:
    6 per party.
    """
    board = lay().walk(BABYLON, Phase.FORGES)
    for _ in range(6):
        board.do(BABYLON, ADD_BLANK).answer(BABYLON, Task.WORK_AT, place(Province.BABYLON))

    assert board.units(BABYLON, Province.BABYLON) == (2, 1, 6)
    assert not board.can(BABYLON, ADD_BLANK)
    assert board.stocks() == lay().walk(BABYLON, Phase.FORGES).stocks()


def test_no_blank_without_a_unit_beside_it() -> None:
    """rules/mesopotamia.md §A round is a season, 8: own stacks that hold a unit."""
    board = lay().owns(BABYLON, Province.KISH).troops(BABYLON, Province.KISH, blanks=1).walk(BABYLON, Phase.FORGES)
    board.do(BABYLON, ADD_BLANK)
    assert Province.KISH not in board.places(BABYLON)

    board = lay().troops(BABYLON, Province.BABYLON).walk(BABYLON, Phase.FORGES)
    assert not board.can(BABYLON, ADD_BLANK)


def test_a_forced_march_lets_foot_move_two_this_turn() -> None:
    """rules/mesopotamia.md §Cards: forced march (foot may move 2 this turn)."""
    board = front(cards=True).hand(BABYLON, Card.FORCED_MARCH).troops(BABYLON, Province.BABYLON, foot=2)
    board.do(BABYLON, card(Card.FORCED_MARCH)).move(BABYLON, FOOT, Province.BABYLON, Province.SIPPAR, Province.RAPIQUM)
    assert board.owner(Province.RAPIQUM) == BABYLON
    assert board.may_move(BABYLON, FOOT, Province.RAPIQUM) == set()

    board.move(BABYLON, FOOT, Province.BABYLON, Province.KISH).attack(BABYLON, Province.BAGDAD, (FOOT, Province.KISH))

    assert board.owner(Province.BAGDAD) == BABYLON
    assert board.has(BABYLON, FLOUR) == front().has(BABYLON, FLOUR) - 2
    assert board.cards(BABYLON) == []


def test_a_forced_march_is_over_with_the_turn() -> None:
    """rules/mesopotamia.md §Cards: this turn."""
    board = front(cards=True).hand(BABYLON, Card.FORCED_MARCH).do(BABYLON, card(Card.FORCED_MARCH), DONE)
    board.march(ESHNUNNA).owns(ESHNUNNA, Province.MASHKAN).troops(ESHNUNNA, Province.ESHNUNNA, foot=1)
    board.move(ESHNUNNA, FOOT, Province.ESHNUNNA, Province.MASHKAN)
    assert not board.can(ESHNUNNA, unit(FOOT))

    board.end_round().turns(BABYLON).march(BABYLON).troops(BABYLON, Province.BABYLON, foot=1).move(
        BABYLON, FOOT, Province.BABYLON, Province.KISH
    )

    assert not board.can(BABYLON, unit(FOOT))


def test_a_forced_march_doesnt_hurry_chariots() -> None:
    """rules/mesopotamia.md §Cards: forced march (foot may move 2)."""
    board = front(cards=True).hand(BABYLON, Card.FORCED_MARCH).troops(BABYLON, Province.BABYLON, chariots=1)

    board.do(BABYLON, card(Card.FORCED_MARCH)).move(
        BABYLON, CHARIOT, Province.BABYLON, Province.SIPPAR, Province.RAPIQUM
    )

    assert not board.can(BABYLON, unit(CHARIOT))
    assert board.has(BABYLON, METAL) == front().has(BABYLON, METAL)


def test_nobody_moves_but_in_his_own_turn() -> None:
    """rules/mesopotamia.md §A round is a season: phase 11 is played party by party."""
    board = ready()

    assert board.table.actors() == [BABYLON]
    assert not board.asked(ESHNUNNA)


def test_blanks_keep_pace_on_a_forced_march() -> None:
    """rules/mesopotamia.md §Movement and battle: blanks move like foot; §Cards: forced march (foot may move 2)."""
    board = front(cards=True).hand(BABYLON, Card.FORCED_MARCH).troops(BABYLON, Province.BABYLON, foot=1, blanks=1)
    flour = board.has(BABYLON, FLOUR)

    board.do(BABYLON, card(Card.FORCED_MARCH)).move(BABYLON, BLANK, Province.BABYLON, Province.KISH, Province.SIPPAR)

    assert board.owner(Province.SIPPAR) == EMPTY
    assert board.has(BABYLON, FLOUR) == flour - 1
    assert board.may_move(BABYLON, BLANK, Province.SIPPAR) == set()
