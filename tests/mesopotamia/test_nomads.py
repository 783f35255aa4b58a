"""Nomads: how a card moves a tribe, where it goes, how it fights, what it conquers and how it comes back."""

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
    MARI,
    MILITARY,
    Layout,
    lay,
    turn_of,
)
from mesopotamia.moves import DONE, card, place, slot, unit
from tworivers.mesopotamia.names import EMPTY, Card, Province, Task, Tribe

SUTAEANS, GUTIANS, TURUKKAEANS = Tribe.SUTAEANS, Tribe.GUTIANS, Tribe.TURUKKAEANS
SIPPAR, SUHUM, RAPIQUM, TADMOR = Province.SIPPAR, Province.SUHUM, Province.RAPIQUM, Province.TADMOR
LULLUBUM, SIMURRUM = Province.LULLUBUM, Province.SIMURRUM
PIPS = range(1, 7)


def ready(*cards: Card, **options: str) -> Layout:
    """Babylon, holding nomad cards, is to move."""
    return turn_of(BABYLON, 4, True, **options).march(BABYLON).hand(BABYLON, *cards or (Card.SUTAEANS,))


def ride(board: Layout, tribe: Tribe, *steps: Province, stop: bool = True) -> Layout:
    """Babylon's card moves a tribe along these provinces."""
    board.do(BABYLON, card(Card(int(tribe))))
    for step in steps:
        board.answer(BABYLON, Task.NOMAD_STEP, place(step))
    return board.answer(BABYLON, Task.NOMAD_STEP, DONE) if stop else board


def reach(board: Layout, tribe: Tribe, *steps: Province) -> set[Province]:
    """Where the tribe may go after these steps."""
    twin = ride(board.copy(), tribe, *steps, stop=False)
    return twin.places(BABYLON) if twin.task(BABYLON) == Task.NOMAD_STEP else set()


def raid(attack: int, defence: int, walls: int = 0, **options: str) -> Layout:
    """Four Sutaeans attack Mari's Sippar, where one foot stands;
    the first throw is given, the later ones lose everything.
    """
    board = (
        ready(**options)
        .owns(MARI, SIPPAR)
        .troops(MARI, SIPPAR, foot=1)
        .buildings(SIPPAR, walls=walls)
        .tribe(SUTAEANS, Province.SUTAEANS, 1)
    )
    return ride(board.loaded(attack, defence), SUTAEANS, SIPPAR)


@pytest.mark.parametrize("tribe", list(Tribe))
def test_every_tribe_has_a_card_that_moves_it(tribe: Tribe) -> None:
    """rules/mesopotamia.md §Nomads: they act only by a card; §Cards: nomads: 2 of each tribe."""
    board = ready(Card(int(tribe)))
    home = board.g.tribe_home[tribe]
    assert board.g.tribe_at[tribe] == home
    assert board.g.tribe_units[tribe] == 4
    assert board.g.card_count[tribe] == 2
    board.do(BABYLON, card(Card(int(tribe))))

    there = min(province for province in board.places(BABYLON) if board.owner(province) == EMPTY)
    board.do(BABYLON, place(there)).answer(BABYLON, Task.NOMAD_STEP, DONE)

    assert board.g.tribe_at[tribe] == there
    assert [board.g.tribe_at[other] == board.g.tribe_home[other] for other in Tribe if other != tribe] == [True] * 4
    assert board.cards(BABYLON) == []


def test_nomads_wait_for_the_own_war_phase_by_option() -> None:
    """rules/mesopotamia.md §Nomads: option `interrupts=own`: in its player's own 11B."""
    board = lay(cards=True, interrupts="own").hand(BABYLON, Card.SUTAEANS)
    while not (board.g.active == BABYLON and board.task(BABYLON) in (Task.CAMPAIGN, Task.MOVE)):
        assert not board.can(BABYLON, card(Card.SUTAEANS))
        board.idle()

    assert board.march(BABYLON).can(BABYLON, card(Card.SUTAEANS))
    assert not board.march(MARI).can(BABYLON, card(Card.SUTAEANS))


def test_a_tribe_moves_one_or_two_provinces() -> None:
    """rules/mesopotamia.md §Nomads: he moves the tribe 1 or 2 provinces."""
    board = ready()
    assert reach(board, SUTAEANS) == {SUHUM, RAPIQUM, TADMOR, SIPPAR}
    assert reach(board, SUTAEANS, SUHUM) >= {Province.MARI, RAPIQUM, Province.HATRA, Province.HANAEANS}
    one, two = ride(board.copy(), SUTAEANS, SUHUM), ride(board.copy(), SUTAEANS, SUHUM, Province.HATRA, stop=False)

    assert DONE not in board.copy().do(BABYLON, card(Card.SUTAEANS)).legal(BABYLON)
    assert one.g.tribe_at[SUTAEANS] == SUHUM
    assert two.g.tribe_at[SUTAEANS] == Province.HATRA
    assert two.task(BABYLON) == Task.MOVE


def test_nomads_cost_nothing() -> None:
    """rules/mesopotamia.md §Nomads: they act by a card."""
    board = ready()
    before = board.stocks()

    assert ride(board, SUTAEANS, SUHUM).stocks() == before


def test_nomads_cross_parties_land_without_a_city() -> None:
    """rules/mesopotamia.md §Nomads: they may cross parties' provinces that have no city."""
    board = ready(Card.TURUKKAEANS).owns(ASSUR, LULLUBUM).troops(ASSUR, LULLUBUM, foot=1)

    ride(board, TURUKKAEANS, LULLUBUM, SIMURRUM)

    assert board.g.tribe_at[TURUKKAEANS] == SIMURRUM
    assert board.owner(LULLUBUM) == ASSUR
    assert board.units(ASSUR, LULLUBUM) == (1, 0, 0)


def test_nomads_never_fight_on_cityless_land() -> None:
    """rules/mesopotamia.md §Nomads: they fight only in provinces with cities; all colours may stand together."""
    board = ready(Card.TURUKKAEANS).owns(ASSUR, LULLUBUM).troops(ASSUR, LULLUBUM, foot=1)
    throws = board.throws()

    ride(board, TURUKKAEANS, LULLUBUM)

    assert board.throws() == throws
    assert board.g.tribe_at[TURUKKAEANS] == LULLUBUM
    assert board.owner(LULLUBUM) == ASSUR


def test_nobody_attacks_a_tribe_at_its_origin_or_on_cityless_land() -> None:
    """rules/mesopotamia.md §Nomads: never in their origin; they fight only in provinces with cities."""
    board = ready().owns(BABYLON, SIMURRUM).troops(BABYLON, SIMURRUM, foot=1, chariots=1).tribe(TURUKKAEANS, LULLUBUM)

    assert board.may_attack(BABYLON) == set()


def test_a_tribe_stops_where_it_fights() -> None:
    """rules/mesopotamia.md §Nomads: they may cross parties' provinces that have no city (and no others)."""
    board = ready().owns(MARI, SUHUM)

    ride(board, SUTAEANS, SUHUM, stop=False)

    assert board.task(BABYLON) == Task.MOVE
    assert board.g.tribe_at[SUTAEANS] == SUHUM


def test_no_tribe_goes_onto_another_tribes_city_province() -> None:
    """rules/mesopotamia.md §Nomads: never onto another tribe's city province."""
    board = ready(Card.TURUKKAEANS).tribe(GUTIANS, SIMURRUM)
    assert SIMURRUM not in reach(board, TURUKKAEANS, LULLUBUM)

    assert SIMURRUM in reach(board.tribe(GUTIANS, LULLUBUM), TURUKKAEANS, LULLUBUM), "cityless land is open to all"


def test_nomads_never_turn_against_the_cards_own_player() -> None:
    """rules/mesopotamia.md §Nomads: never against the card's own player."""
    board = ready().owns(BABYLON, SIPPAR, RAPIQUM)

    assert reach(board, SUTAEANS) == {SUHUM, TADMOR}
    assert RAPIQUM not in reach(board, SUTAEANS, SUHUM)


@pytest.mark.parametrize("treaty", ["none", "alliance", "war"])
def test_no_war_or_alliance_matters(treaty: str) -> None:
    """rules/mesopotamia.md §Nomads: no war or alliance matters."""
    board = ready().owns(MARI, SUHUM)
    if treaty != "none":
        board = board.allies(BABYLON, MARI) if treaty == "alliance" else board.war(BABYLON, MARI)

    ride(board, SUTAEANS, SUHUM)

    assert board.owner(SUHUM) == EMPTY
    assert board.allied(BABYLON, MARI) == (treaty == "alliance")
    assert board.at_war(BABYLON, MARI) == (treaty == "war")


@pytest.mark.parametrize(("walls", "bonus"), [(0, 2), (1, 1)])
def test_nomads_attack_with_two_and_walls_defend(walls: int, bonus: int) -> None:
    """rules/mesopotamia.md §Nomads: attack +2; §Movement and battle: defence +1 per wall."""
    for attack in PIPS:
        for defence in PIPS:
            board = raid(attack, defence, walls)
            if attack + bonus != defence:
                assert (board.owner(SIPPAR) == EMPTY) == (attack + bonus > defence)


@pytest.mark.parametrize(
    ("option", "walls", "stopped"),
    [("off", 2, False), ("on", 2, True), ("on", 3, True), ("on", 1, False), ("off", 3, False)],
)
def test_walls_may_stop_nomads(option: str, walls: int, stopped: bool) -> None:
    """rules/mesopotamia.md §Nomads: house rule `walls-stop-nomads`: tribes can't attack where 2 or more walls stand."""
    board = ready(walls_stop_nomads=option).tribe(SUTAEANS, Province.YAMINITES).buildings(Province.MARI, walls=walls)

    assert (Province.MARI not in reach(board, SUTAEANS)) == stopped


def test_a_wiped_out_tribe_is_home_at_once_with_four() -> None:
    """rules/mesopotamia.md §Nomads: wiped out: 4 back at the origin at once."""
    board = raid(1, 6)

    assert board.owner(SIPPAR) == MARI
    assert board.g.tribe_at[SUTAEANS] == Province.SUTAEANS
    assert board.g.tribe_units[SUTAEANS] == 4


def test_nomads_conquer_for_nobody() -> None:
    """rules/mesopotamia.md §Nomads: a tribe in an unowned city province holds it; the card's player places nothing."""
    board = raid(6, 1)

    assert board.owner(SIPPAR) == EMPTY
    assert board.g.tribe_at[SUTAEANS] == SIPPAR
    assert board.units(MARI, SIPPAR) == (0, 0, 0)
    assert board.slots() == []


@pytest.mark.parametrize("pips", PIPS)
def test_nomads_roll_for_destruction(pips: int) -> None:
    """rules/mesopotamia.md §Nomads: conquest by nomads: destruction roll as above."""
    built = {"walls": 1, "canals": 1, "ishtar": 1}
    board = ready().owns(MARI, SIPPAR).buildings(SIPPAR, **built).frame((MARI, CANAL), (MARI, ISHTAR))

    ride(board.loaded(pips), SUTAEANS, SIPPAR)

    assert board.stands(SIPPAR) == ({} if pips > 2 else built)
    assert board.slots() == [(MARI, CANAL), (MARI, ISHTAR)], "nomads convert nothing"


def test_the_loser_removes_a_military_symbol_which_the_cards_player_picks() -> None:
    """rules/mesopotamia.md §Nomads: the loser removes a military symbol from the frame (the card's player picks)."""
    board = ready().owns(MARI, SIPPAR).frame((MARI, MILITARY), (BABYLON, MILITARY), (MARI, CANAL), (MARI, MILITARY))
    ride(board, SUTAEANS, SIPPAR)
    assert board.legal(BABYLON) == {slot(0), slot(3)}

    board.do(BABYLON, slot(0))

    assert board.slots() == [None, (BABYLON, MILITARY), (MARI, CANAL), (MARI, MILITARY)]


def test_a_tribe_that_leaves_leaves_the_province_neutral_with_its_buildings() -> None:
    """rules/mesopotamia.md §Nomads: when it leaves, the province is neutral with its buildings."""
    board = ready().tribe(SUTAEANS, SIPPAR).owns(EMPTY, SIPPAR).buildings(SIPPAR, walls=1, canals=1)

    ride(board, SUTAEANS, Province.SUTAEANS).move(BABYLON, FOOT, Province.BABYLON, SIPPAR)

    assert board.stands(SIPPAR) == {"walls": 1, "canals": 1}
    assert board.owner(SIPPAR) == BABYLON
    assert board.slots() == []


def test_a_tribe_in_a_neutral_city_province_holds_it() -> None:
    """rules/mesopotamia.md §Nomads: a tribe in an unowned city province holds it."""
    board = ready()
    throws = board.throws()

    ride(board, SUTAEANS, SIPPAR)

    assert board.throws() == throws
    assert board.owner(SIPPAR) == EMPTY
    assert SIPPAR not in board.may_move(BABYLON, FOOT, Province.BABYLON)
    assert SIPPAR in board.may_attack(BABYLON)


@pytest.mark.parametrize("walls", [0, 1])
def test_nomads_never_have_a_bonus_in_defence(walls: int) -> None:
    """rules/mesopotamia.md §Nomads: never a defence bonus, though walls stand there."""
    for attack in PIPS:
        for defence in PIPS:
            board = (
                ready()
                .tribe(SUTAEANS, SIPPAR, 1)
                .buildings(SIPPAR, walls=walls)
                .troops(BABYLON, Province.BABYLON, foot=1)
            )
            board.loaded(attack, defence).attack(BABYLON, SIPPAR, (FOOT, Province.BABYLON))
            if attack + 1 != defence:
                assert (board.owner(SIPPAR) == BABYLON) == (attack + 1 > defence)


def test_taking_a_province_from_nomads_puts_a_foot_on_the_frame() -> None:
    """rules/mesopotamia.md §Movement and battle: taking a province from nomads: one foot symbol, no roll; §Nomads:
    4 back at the origin.
    """
    board = ready().tribe(SUTAEANS, SIPPAR, 1).troops(BABYLON, Province.BABYLON, foot=1).frame((MARI, MILITARY))

    board.loaded(6, 1).attack(BABYLON, SIPPAR, (FOOT, Province.BABYLON))

    assert board.slots() == [(MARI, MILITARY), (BABYLON, MILITARY)]
    assert board.g.tribe_at[SUTAEANS] == Province.SUTAEANS
    assert board.g.tribe_units[SUTAEANS] == 4


@pytest.mark.parametrize("pips", [2, 3])
def test_buildings_taken_from_nomads_are_rolled_for(pips: int) -> None:
    """rules/mesopotamia.md §Movement and battle: attacker wins: if anything is built there, roll;
    nobody's symbols are converted.
    """
    board = (
        ready()
        .tribe(SUTAEANS, SIPPAR, 1)
        .troops(BABYLON, Province.BABYLON, foot=1)
        .buildings(SIPPAR, canals=1)
        .frame((MARI, CANAL))
    )

    board.loaded(6, 1, pips).attack(BABYLON, SIPPAR, (FOOT, Province.BABYLON))

    assert board.stands(SIPPAR) == ({} if pips > 2 else {"canals": 1})
    assert board.slots() == [(MARI, CANAL), (BABYLON, MILITARY)]


def test_losses_are_made_good_at_the_end_of_the_round() -> None:
    """rules/mesopotamia.md §Nomads: end of round: back to 4."""
    board = ready().owns(MARI, SIPPAR).troops(MARI, SIPPAR, foot=1).loaded(1, 6, 6, 1)
    ride(board, SUTAEANS, SIPPAR)
    assert board.g.tribe_units[SUTAEANS] == 3

    board.end_round()

    assert board.g.tribe_units[SUTAEANS] == 4
    assert board.g.tribe_at[SUTAEANS] == SIPPAR


def test_the_last_player_of_its_card_leads_a_tribe() -> None:
    """rules/mesopotamia.md §Nomads: for a defending tribe the last controller rolls and picks."""
    board = ride(ready(), SUTAEANS, SIPPAR)
    assert board.g.tribe_leader[SUTAEANS] == BABYLON

    board.march(ESHNUNNA).hand(ESHNUNNA, Card.SUTAEANS).do(ESHNUNNA, card(Card.SUTAEANS), place(RAPIQUM), DONE)

    assert board.g.tribe_leader[SUTAEANS] == ESHNUNNA


def test_a_party_whose_last_province_falls_to_nomads_is_out() -> None:
    """rules/mesopotamia.md §A party without provinces."""
    board = ready().troops(MARI, Province.MARI).realm(MARI, SIPPAR)

    ride(board, SUTAEANS, SIPPAR).end_round()

    assert MARI not in board.table.actors()


def test_the_defender_picks_and_his_blanks_go_home() -> None:
    """rules/mesopotamia.md §Movement and battle: defender picks a unit;
    blanks go back to their owner when the battle starts.
    """
    board = ready().owns(MARI, SIPPAR).troops(MARI, SIPPAR, foot=1, chariots=1, blanks=2)

    ride(board, SUTAEANS, SIPPAR)

    assert board.table.actors() == [MARI]
    assert board.legal(MARI) == {unit(FOOT), unit(CHARIOT)}
    assert board.g.blanks_home[MARI] == 6
    assert board.loaded(6, 1, 6, 1).do(MARI, unit(CHARIOT)).owner(SIPPAR) == EMPTY


def test_a_raid_of_nomads_is_no_fight_between_the_two() -> None:
    """rules/mesopotamia.md §Nomads: no war or alliance matters; §Policy: war lapses without a fight between the two."""
    board = (
        turn_of(BABYLON, cards=True).march(BABYLON).hand(BABYLON, Card.SUTAEANS).owns(MARI, SIPPAR).war(BABYLON, MARI)
    )
    board.do(BABYLON, card(Card.SUTAEANS), place(SIPPAR))
    assert board.owner(SIPPAR) == EMPTY

    board.end_round()

    assert not board.at_war(BABYLON, MARI)


def test_nomads_cross_the_cards_players_own_land_without_a_city() -> None:
    """rules/mesopotamia.md §Nomads: they may cross parties' provinces that have no city."""
    board = turn_of(BABYLON, cards=True).march(BABYLON).hand(BABYLON, Card.TURUKKAEANS).owns(BABYLON, LULLUBUM)

    board.do(BABYLON, card(Card.TURUKKAEANS), place(LULLUBUM)).do(BABYLON, place(Province.SIMURRUM))

    assert board.g.tribe_at[Tribe.TURUKKAEANS] == Province.SIMURRUM
    assert board.owner(LULLUBUM) == BABYLON


@pytest.mark.parametrize("walls", [1, 2])
def test_chariots_dont_attack_nomads_behind_two_walls(walls: int) -> None:
    """rules/mesopotamia.md §Movement and battle: no chariot may attack where 2 or more walls stand;
    nobody's walls are excepted.
    """
    board = (
        turn_of(BABYLON)
        .march(BABYLON)
        .owns(BABYLON, Province.KISH)
        .tribe(Tribe.SUTAEANS, Province.BAGDAD, 1)
        .buildings(Province.BAGDAD, walls=walls)
    )
    board.troops(BABYLON, Province.KISH, chariots=1)

    assert (Province.BAGDAD in board.may_attack(BABYLON)) == (walls < 2)
