"""Who plays, and what lies on the board before the first season."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from mesopotamia.layout import BABYLON, SEED, eve_of, lay
from mesopotamia.moves import BUILD_CANAL, CARDS, card
from tworivers.engine.rules import BadOption
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import EMPTY, KINDS, Card, Party, Phase, Province, Stage, Task, Tribe
from tworivers.mesopotamia.readings import Reading, reads

MAP = {part["name"]: part for part in tomllib.loads(GAME.standard_box.read_text(encoding="utf-8"))["province"]}
CAPITALS = {
    Party.LARSA: Province.LARSA,
    Party.BABYLON: Province.BABYLON,
    Party.MARI: Province.MARI,
    Party.QATNA: Province.QATNA,
    Party.ESHNUNNA: Province.ESHNUNNA,
    Party.YAMHAD: Province.HALAB,
    Party.ASSUR: Province.ASSUR,
    Party.SUSA: Province.SUSA,
}
TRIBES = (Card.SUTAEANS, Card.HANAEANS, Card.YAMINITES, Card.GUTIANS, Card.TURUKKAEANS)
EVERY_NUMBER = (3, 4, 5, 6, 7, 8)


def deal(seats: int, seed: int = 1, **options: str) -> Table:
    """A table right after setup."""
    return Table(GAME, seats, seed, options)


def parties(table: Table) -> list[Party]:
    """Who sits at a table."""
    return [Party(int(party)) for party in table.g.party[: table.seats]]


def named(table: Table) -> str:
    """The names of those who sit at a table, in their order."""
    return " ".join(party.name.lower() for party in parties(table))


@pytest.mark.parametrize(
    ("seats", "playing"),
    [
        (8, "larsa babylon mari qatna eshnunna yamhad assur susa"),
        (7, "larsa babylon mari qatna eshnunna yamhad assur"),
        (6, "larsa babylon qatna eshnunna yamhad assur"),
        (5, "larsa qatna eshnunna yamhad assur"),
        (4, "babylon mari eshnunna assur"),
        (3, "babylon mari assur"),
    ],
)
def test_parties_in_play_sit_in_table_order(seats: int, playing: str) -> None:
    """rules/mesopotamia.md §Parties and goal: the column "not in play at"; table order is the order above."""
    assert named(deal(seats)) == playing


def test_with_six_parties_the_table_drops_yamhad() -> None:
    """rules/mesopotamia.md §Parties and goal: option six=table drops Yamhad;
    the default follows the list and drops Mari.
    """
    assert named(deal(6, six="table")) == "larsa babylon mari qatna eshnunna assur"
    assert named(deal(6, six="list")) == "larsa babylon qatna eshnunna yamhad assur"


@pytest.mark.parametrize("seats", [3, 4, 5, 7, 8])
def test_the_option_for_six_parties_changes_nothing_else(seats: int) -> None:
    """rules/mesopotamia.md §Parties and goal: at 6."""
    assert parties(deal(seats, six="table")) == parties(deal(seats))


@pytest.mark.parametrize("seats", [2, 9])
def test_it_is_for_three_to_eight(seats: int) -> None:
    """rules/mesopotamia.md §Parties and goal: 3 to 8 rulers."""
    with pytest.raises(BadOption, match="3 to 8"):
        deal(seats)


def test_options_and_their_defaults() -> None:
    """rules/mesopotamia.md §Setup, §Parties and goal, §Movement and battle, §Nomads, §Secrets: the options."""
    options = {option.name: option.values for option in GAME.options}

    assert {name: values[0] for name, values in options.items()} == {
        "years": "2",
        "cards": "on",
        "open-stocks": "off",
        "wall-bonus": "1",
        "six": "list",
        "walls-stop-nomads": "off",
        "harvests": "one",
        "attack": "book",
        "offers": "free",
        "bank-flour": "take",
        "second-wind": "attacker",
        "smelting": "all",
        "may": "must",
        "absent-cores": "empty",
        "board": "whole",
        "interrupts": "on",
    }
    assert set(options["years"]) == {"2", "3", "4", "vote", "yearly"}


def test_earlier_games_are_played_by_the_readings_of_their_time() -> None:
    """rules/mesopotamia.md §Readings: both attacked in a war, and offers had limits."""
    before = Table(GAME, 4, SEED, version=2).g

    assert reads(before, Reading.WAR_ALLOWS_ATTACKS)
    assert reads(before, Reading.OFFERS_ARE_LIMITED)
    assert int(before.readings).bit_count() == 2
    assert int(Table(GAME, 4, SEED).g.readings) == 0


def test_every_capital_is_owned_by_its_party() -> None:
    """rules/mesopotamia.md §Parties and goal: the column "capital"; §Setup: each core is owned by its party."""
    table = deal(8)

    for seat, party in enumerate(parties(table)):
        assert [province for province in Province if table.g.owner[province] == seat] == [CAPITALS[party]]
        assert table.g.realm[seat] == 1 << CAPITALS[party]


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_what_stands_in_a_core(seats: int) -> None:
    """rules/mesopotamia.md §Setup: a canal at each irrigable city, 1 forge, 1 millstone, 1 chariot, 2 foot, 3 walls."""
    board = lay(seats)

    for seat, party in enumerate(board.names):
        core = CAPITALS[party]
        canals = board.count("irrigable", core)
        assert board.stands(core) == {"walls": 3, "forges": 1, "millstones": 1, "canals": canals}
        assert board.units(seat, core) == (2, 1, 0)


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_all_else_is_neutral_and_bare(seats: int) -> None:
    """rules/mesopotamia.md §Setup: all else is neutral; §Board:
    cores of parties not in play are neutral with nothing built.
    """
    g = deal(seats).g
    cores = {CAPITALS[Party(int(party))] for party in g.party[:seats]}

    for name in set(Province) - cores:
        assert g.owner[name] == EMPTY
        assert not any(g[kind][name] for kind in ("walls", "forges", "millstones", "canals"))
        assert not g.temples[:, name].any()
        assert not g.stack[:, name].any()


def test_a_core_without_its_party_is_like_any_other_province() -> None:
    """rules/mesopotamia.md §Board: cores of parties not in play are ordinary neutral provinces."""
    board = eve_of(seats=3).owns(BABYLON, Province.LARSA).begin().turn(BABYLON)
    board.do(BABYLON, BUILD_CANAL)

    assert board.count("canals", Province.LARSA) == 1


def test_four_nomads_stand_in_each_origin() -> None:
    """rules/mesopotamia.md §Setup: 4 nomad units in each origin province."""
    g = deal(4).g

    for tribe in Tribe:
        home = Province[tribe.name]
        assert (g.tribe_home[tribe], g.tribe_at[tribe], g.tribe_units[tribe]) == (home, home, 4)
        assert g.origins >> home & 1
        assert g.owner[home] == EMPTY


def test_a_tree_stands_in_every_hole() -> None:
    """rules/mesopotamia.md §Setup: a tree in every hole."""
    g = deal(5).g

    for name in Province:
        assert g.holes[name] == g.trees[name] == MAP[name.name.lower()]["trees"]
    assert g.trees.sum() > 40


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_everybody_begins_with_the_same_stock(seats: int) -> None:
    """rules/mesopotamia.md §Setup: 10 grain, 5 flour, 5 ore, 5 metal, 5 wood."""
    assert deal(seats, cards="off").g.stock[:seats].tolist() == [[10, 5, 5, 5, 5]] * seats


def test_the_game_starts_in_spring() -> None:
    """rules/mesopotamia.md §A round is a season: the game starts in spring, and with phase 1 to 10 in parallel."""
    table = deal(4, cards="off")

    assert table.g.round_number == 1
    assert table.g.stage == Stage.PARALLEL
    assert table.actors() == [0, 1, 2, 3]


def test_the_frame_is_empty_and_nobody_is_bound() -> None:
    """rules/mesopotamia.md §Board: 100 slots; §Secrets: 6 blanks per party."""
    g = deal(4).g

    assert g.frame_size == 100
    assert (g.frame_owner == EMPTY).all()
    assert not g.allied.any()
    assert not g.at_war.any()
    assert list(g.blanks_home[:4]) == [6] * 4


def qatna_asked(seats: int) -> Table:
    """A table at which Qatna, if in play, has a choice of nomad cards."""
    for seed in range(100):
        table = deal(seats, seed)
        if Party.QATNA not in parties(table) or (table.g.todo_task == Task.NOMAD_CARD).any():
            return table
    raise AssertionError("Qatna is never asked")


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_everybody_gets_five_cards_of_48(seats: int) -> None:
    """rules/mesopotamia.md §Setup: 5 cards each from the shuffled deck; §Cards: 48."""
    g = qatna_asked(seats).g

    assert g.hand[:seats].sum(axis=1).tolist() == [5] * seats
    assert g.hand[:seats].sum() + g.deck.sum() == 48
    assert (g.hand[:seats].sum(axis=0) + g.deck == g.card_count).all()


def test_what_the_deck_holds() -> None:
    """rules/mesopotamia.md §Cards: 10 of the nomads, 12 military, 16 economic and 10 political."""
    counts = [int(count) for count in deal(3).g.card_count]

    assert counts[: Card.FORCED_MARCH] == [2] * 5
    assert counts[Card.FORCED_MARCH : Card.RICH_HARVEST] == [2, 2, 4, 2, 2]
    assert counts[Card.RICH_HARVEST : Card.ENVOYS] == [4, 3, 4, 3, 2]
    assert counts[Card.ENVOYS :] == [2, 2, 2, 4]


def test_the_deck_is_shuffled() -> None:
    """rules/mesopotamia.md §Setup: from the shuffled deck."""
    seen = Counter(kind for seed in range(30) for kind in range(KINDS) if deal(3, seed).g.hand[0, kind])

    assert set(seen) == set(range(KINDS))


def test_nobody_plays_before_qatna_has_chosen() -> None:
    """rules/mesopotamia.md §Setup: 5 cards each; then Qatna takes one nomad card of choice."""
    table = qatna_asked(8)
    qatna = parties(table).index(Party.QATNA)
    assert table.actors() == [qatna]
    assert (GAME.view(table.g, 0)["round"], GAME.view(table.g, 0)["season"], GAME.view(table.g, 0)["year"]) == (
        1,
        "spring",
        1,
    )

    table.apply(qatna, int(table.legal(qatna)[0]))

    assert table.g.round_number == 1
    assert table.actors() == list(range(8))


def test_qatna_takes_a_nomad_card_of_choice() -> None:
    """rules/mesopotamia.md §Setup: then Qatna takes one nomad card of choice from the rest."""
    table = qatna_asked(8)
    qatna = parties(table).index(Party.QATNA)
    left = [kind for kind in TRIBES if table.g.deck[kind]]
    chosen = left[-1]
    before, held = int(table.g.deck[chosen]), int(table.g.hand[qatna, chosen])
    assert table.g.todo_task[qatna, table.g.todo[qatna] - 1] == Task.NOMAD_CARD
    assert [int(code) for code in table.legal(qatna)] == [card(kind) for kind in left]

    table.apply(qatna, card(chosen))

    assert (table.g.hand[qatna, chosen], table.g.deck[chosen]) == (held + 1, before - 1)
    assert table.g.hand[:8].sum(axis=1).tolist() == [5, 5, 5, 6, 5, 5, 5, 5]
    assert table.g.phase[qatna] != Phase.IDLE


def test_only_nomad_cards_that_are_left_can_be_chosen() -> None:
    """rules/mesopotamia.md §Setup: from the rest."""
    choices = set()
    for seed in range(60):
        table = deal(8, seed)
        qatna = parties(table).index(Party.QATNA)
        left = {kind for kind in TRIBES if table.g.deck[kind]}
        if table.g.hand[qatna].sum() == 6:
            choices.add(1)
        elif table.g.todo_task[qatna, table.g.todo[qatna] - 1] == Task.NOMAD_CARD:
            assert {int(code) for code in table.legal(qatna)} == {card(kind) for kind in left}
            choices.add(len(left))
        else:
            assert left == set(), "no nomad card left, none taken"
            choices.add(0)

    assert choices >= {0, 2, 3}


@pytest.mark.parametrize("seats", [3, 4])
def test_without_qatna_nobody_chooses_a_card(seats: int) -> None:
    """rules/mesopotamia.md §Setup: Qatna takes one, nobody else."""
    table = deal(seats)

    assert all(table.g.todo_task[seat, table.g.todo[seat] - 1] != Task.NOMAD_CARD for seat in range(seats))
    assert table.g.hand.sum() == 5 * seats


def test_beginners_play_without_cards() -> None:
    """rules/mesopotamia.md §Setup: option cards=off."""
    table = deal(8, cards="off")

    assert not table.g.hand.any()
    assert not table.g.deck.any()
    for seat in range(8):
        assert not set(CARDS).intersection(table.legal(seat).tolist())


def test_no_cards_are_drawn_later() -> None:
    """rules/mesopotamia.md §Setup: no cards are drawn later."""
    board = eve_of(seats=3, cards=True).hand(BABYLON, Card.SPIES, Card.CARAVAN)
    hands = board.g.hand.copy()
    board.begin().end_round().end_round()

    assert board.g.round_number == 3
    assert (board.g.hand == hands).all()
