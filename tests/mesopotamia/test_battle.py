"""Battles: who may attack whom, what is committed, duels and their bonuses, blanks, and how a battle ends."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, CHARIOT, ESHNUNNA, FLOUR, FOOT, MARI, Layout, front
from mesopotamia.moves import ATTACK, DONE, GO, YES, card, unit
from tworivers.mesopotamia.names import EMPTY, Card, Province, Task, Tribe, Unit

KISH, BAGDAD = Province.KISH, Province.BAGDAD
PIPS = range(1, 7)


def duel(board: Layout, attacker: Unit = FOOT) -> Layout:
    """One unit from Kish attacks Bagdad."""
    return board.troops(BABYLON, KISH, foot=int(attacker == FOOT), chariots=int(attacker == CHARIOT)).attack(
        BABYLON, BAGDAD, (attacker, KISH)
    )


def winners(board: Layout, attacker: Unit) -> dict[int, str]:
    """Who wins a duel against one foot, or whether it is rolled again,
    by the pips the attacker has more than the defender.
    """
    found: dict[int, str] = {}
    for attack in PIPS:
        for defence in PIPS:
            twin = board.copy().troops(ESHNUNNA, BAGDAD, foot=1).loaded(attack, defence)
            throws = twin.throws()
            duel(twin, attacker)
            result = (
                "again" if twin.throws() - throws > 3 else "attacker" if twin.owner(BAGDAD) == BABYLON else "defender"
            )
            assert found.setdefault(attack - defence, result) == result
    return found


def by_difference(bonus: int) -> dict[int, str]:
    """The winners where the attacker's bonus is so much larger than the defender's."""
    return {
        more: "attacker" if more + bonus > 0 else "again" if more + bonus == 0 else "defender" for more in range(-5, 6)
    }


@pytest.mark.parametrize(("attacker", "bonus"), [(FOOT, 1), (CHARIOT, 2)])
def test_the_higher_total_wins_with_a_bonus_for_the_attack(attacker: Unit, bonus: int) -> None:
    """rules/mesopotamia.md §Movement and battle: attack +2 chariot, +1 foot; higher total wins, tie rerolls."""
    assert winners(front(), attacker) == by_difference(bonus)


@pytest.mark.parametrize(("attacker", "walls", "bonus"), [(FOOT, 1, 0), (CHARIOT, 1, 1), (FOOT, 2, -1)])
def test_walls_defend_by_one_each(attacker: Unit, walls: int, bonus: int) -> None:
    """rules/mesopotamia.md §Movement and battle: defence +1 per wall."""
    assert winners(front().buildings(BAGDAD, walls=walls), attacker) == by_difference(bonus)


@pytest.mark.parametrize(("attacker", "walls", "bonus"), [(CHARIOT, 1, -1), (FOOT, 1, -2), (FOOT, 2, -5)])
def test_walls_may_defend_by_three_each(attacker: Unit, walls: int, bonus: int) -> None:
    """rules/mesopotamia.md §Movement and battle: option `wall-bonus=3`."""
    assert winners(front(wall_bonus="3").buildings(BAGDAD, walls=walls), attacker) == by_difference(bonus)


def test_a_defending_chariot_has_no_bonus() -> None:
    """rules/mesopotamia.md §Movement and battle: bonuses are for the attack and for walls."""
    board = front().troops(ESHNUNNA, BAGDAD, chariots=1)
    throws = board.throws()

    duel(board.loaded(3, 4, 6, 1), FOOT)

    assert board.throws() == throws + 4, "a foot's 3 + 1 against a chariot's 4 is a tie"
    assert board.owner(BAGDAD) == BABYLON


def test_a_tie_rolls_both_dice_again() -> None:
    """rules/mesopotamia.md §Movement and battle: tie rerolls."""
    for last, owner in (((6, 1), BABYLON), ((1, 6), ESHNUNNA)):
        board = duel(front().troops(ESHNUNNA, BAGDAD, foot=1).loaded(2, 3, *last))
        assert board.owner(BAGDAD) == owner


def test_the_losers_unit_is_gone_and_the_duels_go_on() -> None:
    """rules/mesopotamia.md §Movement and battle: loser's unit is gone; repeat."""
    board = front().troops(BABYLON, KISH, foot=3).troops(ESHNUNNA, BAGDAD, foot=2).loaded(1, 6, 6, 1, 5, 2)

    board.attack(BABYLON, BAGDAD, (FOOT, KISH), (FOOT, KISH), (FOOT, KISH))

    assert board.owner(BAGDAD) == BABYLON
    assert board.units(BABYLON, BAGDAD) == (2, 0, 0)
    assert board.units(ESHNUNNA, BAGDAD) == (0, 0, 0)
    assert board.units(BABYLON, KISH) == (0, 0, 0)
    assert board.throws() == front().throws() + 6


def test_a_lost_attack_costs_every_attacker_and_changes_no_owner() -> None:
    """rules/mesopotamia.md §Movement and battle: no retreat."""
    board = front().troops(BABYLON, KISH, foot=2).troops(ESHNUNNA, BAGDAD, foot=2).loaded(1, 6, 1, 6)

    board.attack(BABYLON, BAGDAD, (FOOT, KISH), (FOOT, KISH))

    assert board.owner(BAGDAD) == ESHNUNNA
    assert board.units(ESHNUNNA, BAGDAD) == (2, 0, 0)
    assert board.units(BABYLON, KISH) == board.units(BABYLON, BAGDAD) == (0, 0, 0)
    assert board.slots() == []


def test_the_attacker_picks_a_unit_and_then_the_defender() -> None:
    """rules/mesopotamia.md §Movement and battle: attacker picks a unit, defender picks a unit, both roll."""
    board = front().troops(BABYLON, KISH, foot=1, chariots=1).troops(ESHNUNNA, BAGDAD, foot=1, chariots=1)
    board.attack(BABYLON, BAGDAD, (FOOT, KISH), (CHARIOT, KISH))
    assert board.table.actors() == [BABYLON]
    assert board.legal(BABYLON) == {unit(FOOT), unit(CHARIOT)}

    board.do(BABYLON, unit(CHARIOT))

    assert board.table.actors() == [ESHNUNNA]
    assert board.legal(ESHNUNNA) == {unit(FOOT), unit(CHARIOT)}
    board.loaded(6, 1).do(ESHNUNNA, unit(FOOT))
    assert board.units(ESHNUNNA, BAGDAD) == (0, 1, 0)
    assert board.task(BABYLON) == Task.DUEL, "the next duel is picked anew"

    board.loaded(1, 6, 6, 1).do(BABYLON, unit(FOOT))
    assert board.units(BABYLON, BAGDAD) == (0, 1, 0), "the foot was lost first"


def test_no_retreat() -> None:
    """rules/mesopotamia.md §Movement and battle: no retreat."""
    board = front().troops(BABYLON, KISH, foot=1, chariots=1).troops(ESHNUNNA, BAGDAD, foot=2, chariots=1)

    board.attack(BABYLON, BAGDAD, (FOOT, KISH), (CHARIOT, KISH))

    assert DONE not in board.legal(BABYLON)
    assert not board.places(BABYLON)


def test_all_attackers_are_committed_at_once_from_all_around() -> None:
    """rules/mesopotamia.md §Movement and battle: all attackers are committed at once; each eats 1 flour."""
    board = (
        front()
        .owns(BABYLON, Province.SIPPAR)
        .troops(BABYLON, KISH, foot=2)
        .troops(BABYLON, Province.SIPPAR, foot=1, chariots=1)
    )
    before = board.has(BABYLON, FLOUR)

    board.attack(BABYLON, BAGDAD, (FOOT, KISH), (FOOT, Province.SIPPAR), (CHARIOT, Province.SIPPAR))

    assert board.units(BABYLON, BAGDAD) == (2, 1, 0)
    assert board.units(BABYLON, KISH) == (1, 0, 0)
    assert board.units(BABYLON, Province.SIPPAR) == (0, 0, 0)
    assert board.has(BABYLON, FLOUR) == before - 3


def test_flour_limits_how_many_attack() -> None:
    """rules/mesopotamia.md §Movement and battle: 1 flour per unit that moves."""
    board = (
        front().troops(BABYLON, KISH, foot=3).set_stock(BABYLON, FLOUR, 2).attack(BABYLON, BAGDAD, *[(FOOT, KISH)] * 3)
    )

    assert board.units(BABYLON, BAGDAD) == (2, 0, 0)
    assert board.units(BABYLON, KISH) == (1, 0, 0)
    assert board.has(BABYLON, FLOUR) == 0


def test_no_attack_without_attackers() -> None:
    """rules/mesopotamia.md §Movement and battle: somebody has to be committed."""
    board = front().troops(BABYLON, KISH, foot=2, chariots=1).do(BABYLON, ATTACK)

    assert GO not in board.legal(BABYLON)


def test_no_reinforcement_of_a_battle() -> None:
    """rules/mesopotamia.md §Movement and battle: no later reinforcement of that battle."""
    board = front().troops(BABYLON, KISH, foot=3, chariots=2).troops(ESHNUNNA, BAGDAD, foot=1, chariots=1)
    board.attack(BABYLON, BAGDAD, (FOOT, KISH), (FOOT, KISH), (CHARIOT, KISH))

    board.do(BABYLON, unit(FOOT)).loaded(1, 6).do(ESHNUNNA, unit(FOOT))

    assert board.legal(BABYLON) == {unit(FOOT), unit(CHARIOT)}
    assert board.task(BABYLON) == Task.DUEL
    assert board.committed() == 2
    assert board.units(BABYLON, KISH) == (1, 1, 0)


def test_a_second_attack_on_the_same_province() -> None:
    """rules/mesopotamia.md §Movement and battle: a second attack on the same province is allowed."""
    board = front().troops(BABYLON, KISH, foot=2).troops(ESHNUNNA, BAGDAD, foot=1)
    board.loaded(1, 6).attack(BABYLON, BAGDAD, (FOOT, KISH))
    assert board.owner(BAGDAD) == ESHNUNNA

    board.loaded(6, 1).attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert board.owner(BAGDAD) == BABYLON


def test_foot_that_has_conquered_is_spent() -> None:
    """rules/mesopotamia.md §Movement and battle: foot moves 1 province."""
    board = (
        front().troops(BABYLON, Province.BABYLON).troops(BABYLON, KISH, foot=1).attack(BABYLON, BAGDAD, (FOOT, KISH))
    )

    assert board.owner(BAGDAD) == BABYLON
    assert board.may_move(BABYLON, FOOT, BAGDAD) == set()


@pytest.mark.parametrize("walls", [0, 1, 2])
def test_chariots_dont_attack_two_walls(walls: int) -> None:
    """rules/mesopotamia.md §Movement and battle: no chariot may attack where 2 or more walls stand."""
    board = front().buildings(BAGDAD, walls=walls).troops(BABYLON, KISH, chariots=1).troops(BABYLON, Province.BABYLON)
    assert board.can(BABYLON, ATTACK) == (walls < 2)

    board.troops(BABYLON, KISH, foot=2, chariots=2).attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert board.owner(BAGDAD) == BABYLON


def test_only_foot_is_committed_against_two_walls() -> None:
    """rules/mesopotamia.md §Movement and battle: no chariot may attack where 2 or more walls stand."""
    board = front().buildings(BAGDAD, walls=2).troops(BABYLON, KISH, foot=2, chariots=2)

    board.attack(BABYLON, BAGDAD, *[(FOOT, KISH)] * 4)

    assert board.units(BABYLON, BAGDAD) == (2, 0, 0)
    assert board.units(BABYLON, KISH) == (0, 2, 0)


def test_siege_ladders_make_walls_and_the_ban_nothing_in_one_battle() -> None:
    """rules/mesopotamia.md §Cards: siege ladders (walls and the chariot ban don't count in one battle)."""
    board = (
        front(cards=True)
        .hand(BABYLON, Card.SIEGE_LADDERS)
        .buildings(BAGDAD, walls=2)
        .do(BABYLON, card(Card.SIEGE_LADDERS))
    )
    assert winners(board, CHARIOT) == by_difference(2)
    assert winners(board, FOOT) == by_difference(1)

    board.troops(BABYLON, KISH, chariots=2, foot=1).troops(ESHNUNNA, BAGDAD, foot=1).loaded(1, 6).attack(
        BABYLON, BAGDAD, (CHARIOT, KISH)
    )
    assert board.owner(BAGDAD) == ESHNUNNA
    board.attack(BABYLON, BAGDAD, *[(FOOT, KISH)] * 3)

    assert board.units(BABYLON, KISH) == (0, 1, 0), "in the second battle the walls count again"


def test_siege_ladders_are_for_this_turn() -> None:
    """rules/mesopotamia.md §Cards: in one battle, in the own 11B."""
    board = (
        front(cards=True)
        .hand(BABYLON, Card.SIEGE_LADDERS)
        .buildings(BAGDAD, walls=2)
        .do(BABYLON, card(Card.SIEGE_LADDERS), DONE)
    )

    board.march(ESHNUNNA).buildings(KISH, walls=2).troops(ESHNUNNA, BAGDAD, chariots=1).troops(
        ESHNUNNA, Province.ESHNUNNA
    )

    assert not board.can(ESHNUNNA, ATTACK)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_second_wind_rolls_a_lost_duel_again(answer: str) -> None:
    """rules/mesopotamia.md §Cards: second wind (after a lost duel: it is rolled again)."""
    board = front(cards=True).hand(BABYLON, Card.SECOND_WIND).troops(ESHNUNNA, BAGDAD, foot=1)
    duel(board.loaded(1, 6))
    assert board.task(BABYLON) == Task.SECOND_WIND

    board.loaded(6, 1).do(BABYLON, {"yes": 1, "no": 2}[answer])

    assert board.owner(BAGDAD) == (BABYLON if answer == "yes" else ESHNUNNA)
    assert board.cards(BABYLON) == ([] if answer == "yes" else [Card.SECOND_WIND])


def test_a_second_wind_can_blow_in_vain() -> None:
    """rules/mesopotamia.md §Cards: it is rolled again; one card per party and round."""
    board = front(cards=True).hand(BABYLON, Card.SECOND_WIND, Card.SECOND_WIND).troops(ESHNUNNA, BAGDAD, foot=1)

    duel(board.loaded(1, 6)).loaded(1, 6).do(BABYLON, 1)

    assert board.owner(BAGDAD) == ESHNUNNA
    assert board.units(BABYLON, KISH) == (0, 0, 0)
    assert board.cards(BABYLON) == [Card.SECOND_WIND]


def test_a_second_wind_is_for_the_own_turn_only() -> None:
    """rules/mesopotamia.md §Cards: military, only in the own 11B."""
    board = front(cards=True).hand(ESHNUNNA, Card.SECOND_WIND).troops(ESHNUNNA, BAGDAD, foot=1)

    duel(board.loaded(6, 1))

    assert board.owner(BAGDAD) == BABYLON
    assert board.cards(ESHNUNNA) == [Card.SECOND_WIND]


def test_a_second_wind_isnt_played_where_nothing_was_lost() -> None:
    """rules/mesopotamia.md §Cards: second wind (after a lost duel)."""
    board = duel(front(cards=True).hand(BABYLON, Card.SECOND_WIND).troops(ESHNUNNA, BAGDAD, foot=1).loaded(6, 1))

    assert board.task(BABYLON) == Task.MOVE
    assert not board.can(BABYLON, card(Card.SECOND_WIND))


def test_the_defenders_blanks_are_revealed_and_go_home() -> None:
    """rules/mesopotamia.md §Movement and battle: blanks are revealed and go back to their owner when the battle
    starts.
    """
    board = front().troops(BABYLON, KISH, foot=1).troops(ESHNUNNA, BAGDAD, foot=1, blanks=3)
    assert board.g.blanks_home[ESHNUNNA] == 3

    board.loaded(1, 6).attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert board.units(ESHNUNNA, BAGDAD) == (1, 0, 0)
    assert board.g.blanks_home[ESHNUNNA] == 6


def test_blanks_defend_nothing() -> None:
    """rules/mesopotamia.md §Movement and battle: blanks go back to their owner;
    an undefended province falls at once.
    """
    board = front().troops(ESHNUNNA, BAGDAD, blanks=2)
    throws = board.throws()

    duel(board)

    assert board.owner(BAGDAD) == BABYLON
    assert board.throws() == throws
    assert board.g.blanks_home[ESHNUNNA] == 6
    assert board.units(ESHNUNNA, BAGDAD) == (0, 0, 0)


def test_an_undefended_province_falls_at_once_and_counts_as_a_fight() -> None:
    """rules/mesopotamia.md §Movement and battle: an undefended province falls at once and counts as a fight."""
    board = front()
    throws = board.throws()
    duel(board)
    assert board.owner(BAGDAD) == BABYLON
    assert board.throws() == throws

    board.end_round()

    assert board.at_war(BABYLON, ESHNUNNA), "they fought this round"


def test_nobody_attacks_without_a_war() -> None:
    """rules/mesopotamia.md §Policy: declare war: attack allowed; only the two may."""
    board = (
        front()
        .owns(MARI, Province.SIPPAR)
        .allies(BABYLON, ASSUR)
        .owns(ASSUR, Province.NIPPUR)
        .troops(BABYLON, KISH, foot=1, chariots=1)
    )

    assert board.may_attack(BABYLON) == {BAGDAD}


def test_neutral_land_isnt_attacked() -> None:
    """rules/mesopotamia.md §Movement and battle: moving into a neutral province without nomads takes it."""
    board = front().owns(EMPTY, BAGDAD).troops(BABYLON, KISH, foot=1)

    assert not board.can(BABYLON, ATTACK)


def test_a_second_wind_blows_for_the_same_two_units() -> None:
    """rules/mesopotamia.md §Cards: second wind (after a lost duel: it is rolled again); both have picked already."""
    board = front(cards=True).hand(BABYLON, Card.SECOND_WIND).troops(BABYLON, KISH, foot=1, chariots=1)
    board.troops(ESHNUNNA, BAGDAD, foot=1, chariots=1).attack(BABYLON, BAGDAD, (FOOT, KISH), (CHARIOT, KISH))
    board.do(BABYLON, unit(FOOT)).loaded(1, 6).do(ESHNUNNA, unit(CHARIOT))

    board.loaded(6, 1).do(BABYLON, YES)

    assert board.units(ESHNUNNA, BAGDAD) == (1, 0, 0)
    assert board.committed() == 2


def test_siege_ladders_are_used_up_against_nomads_too() -> None:
    """rules/mesopotamia.md §Cards: siege ladders (walls and the chariot ban don't count in one battle)."""
    board = (
        front(cards=True)
        .hand(BABYLON, Card.SIEGE_LADDERS)
        .buildings(Province.BAGDAD, walls=2)
        .tribe(Tribe.SUTAEANS, Province.SIPPAR, 1)
    )
    board.troops(BABYLON, Province.KISH, chariots=2).do(BABYLON, card(Card.SIEGE_LADDERS))
    assert Province.BAGDAD in board.may_attack(BABYLON)

    board.loaded(6, 1).attack(BABYLON, Province.SIPPAR, (CHARIOT, Province.KISH))

    assert board.owner(Province.SIPPAR) == BABYLON
    assert Province.BAGDAD not in board.may_attack(BABYLON)
