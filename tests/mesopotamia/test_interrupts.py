"""Cards that interrupt others, and trade by those who are asked nothing (mesopotamia.de §1, §Sonderfall Nomaden)."""

from __future__ import annotations

import random

import pytest

from mesopotamia.layout import (
    ASSUR,
    BABYLON,
    ESHNUNNA,
    FLOUR,
    FOOT,
    GRAIN,
    MARI,
    METAL,
    SUMMER,
    WOOD,
    Layout,
    eve_of,
    front,
    lay,
    turn_of,
)
from mesopotamia.moves import (
    ATTACK,
    BREAK_ALLIANCE,
    CARDS,
    CLOCKWISE,
    DECLARE_WAR,
    DONE,
    DROP,
    NO,
    PROPOSE_ALLIANCE,
    SEND,
    accept,
    bank,
    card,
    counter,
    give,
    party,
    pay,
    place,
    trade,
    unit,
)
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import (
    Card,
    Event,
    Phase,
    Province,
    Stage,
    Symbol,
    Task,
    Tribe,
    Unit,
)

KISH, BAGDAD = Province.KISH, Province.BAGDAD
SUTAEANS = Tribe.SUTAEANS


def in_policy(*held: Card, seat: int = MARI, **options: str) -> Layout:
    """Babylon is at its campaign; somebody else holds these cards."""
    return turn_of(BABYLON, 4, True, **options).hand(seat, *held).policy()


def why(board: Layout, seat: int, action: int) -> str:
    """Why an action isn't legal."""
    reason = GAME.why_not(board.g, seat, action)
    assert reason is not None
    return reason.key


# cards


@pytest.mark.parametrize("kind", [Card.RICH_HARVEST, Card.RICH_VEIN, Card.CEDAR_RAFTS, Card.CARAVAN])
def test_wares_come_in_anothers_turn(kind: Card) -> None:
    """mesopotamia.de §1: "Das Ausspielen einer Karte unterbricht die ... Abfolge der einzelnen Spielphasen"."""
    board = turn_of(BABYLON, cards=True).hand(MARI, kind)
    before, asked = board.holds(MARI), board.task(BABYLON)

    board.do(MARI, card(kind))

    assert sum(board.holds(MARI)) > sum(before)
    assert board.task(BABYLON) is asked


def test_a_card_interrupts_once_one_is_ready() -> None:
    """mesopotamia.de §1: a card interrupts; also for who has walked through phases 1 to 10 before the others."""
    board = lay(cards=True).hand(BABYLON, Card.CARAVAN).walk(BABYLON)
    assert (board.phase(BABYLON), board.task(BABYLON)) == (Phase.IDLE, None)

    board.do(BABYLON, card(Card.CARAVAN))

    assert board.cards(BABYLON) == []


def test_nobody_waits_for_a_card_that_may_come() -> None:
    """mesopotamia.de §1: playing is free: who may interrupt isn't asked, whatever it holds."""
    board = in_policy(Card.SUTAEANS, Card.LOCUSTS)

    assert board.actors() == [BABYLON]


def test_one_card_a_round_in_others_turns_too() -> None:
    """mesopotamia.de §1: "darf jede Partei pro Runde nur eine ausspielen"."""
    board = in_policy(Card.CARAVAN, Card.RICH_VEIN).do(MARI, card(Card.CARAVAN))

    assert not board.can(MARI, card(Card.RICH_VEIN))


def test_locusts_fall_in_anothers_turn_and_the_turn_goes_on_meanwhile() -> None:
    """mesopotamia.de §1: a card interrupts; what Babylon decides doesn't depend on whom they strike."""
    board = in_policy(Card.LOCUSTS).do(MARI, card(Card.LOCUSTS))
    assert board.actors() == [BABYLON, MARI]

    board.do(BABYLON, DONE).do(MARI, party(ESHNUNNA))

    assert board.has(ESHNUNNA, GRAIN) < board.has(ASSUR, GRAIN)


def test_the_round_waits_for_a_card_that_was_played() -> None:
    """mesopotamia.de §1: a card interrupts the order of play: what it asks is answered before the turn passes on."""
    board = in_policy(Card.LOCUSTS).do(MARI, card(Card.LOCUSTS)).do(BABYLON, DONE, DONE)
    assert (int(board.g.active), board.actors()) == (BABYLON, [MARI])

    board.do(MARI, party(ESHNUNNA))

    assert board.g.active != BABYLON


def test_an_intrigue_takes_the_ground_from_a_campaign() -> None:
    """mesopotamia.de §1: a card interrupts: Babylon, about to pay for breaking an alliance, finds it ended."""
    board = in_policy(Card.INTRIGUE).allies(BABYLON, ASSUR)
    board.brief = False
    board.do(BABYLON, BREAK_ALLIANCE, *[party(ASSUR)] * (board.task(BABYLON) is Task.RIVAL))
    assert board.task(BABYLON) is Task.PAY

    board.do(MARI, card(Card.INTRIGUE))
    for chosen in (BABYLON, ASSUR):
        if board.can(MARI, party(chosen)):
            board.do(MARI, party(chosen))

    assert not board.allied(BABYLON, ASSUR)
    assert board.task(BABYLON) is Task.CAMPAIGN
    assert not board.can(BABYLON, BREAK_ALLIANCE)


@pytest.mark.parametrize("task", ["campaign", "rival", "pay", "move", "move_from", "attack_at"])
def test_nomads_interrupt_anothers_policy_and_war(task: str) -> None:
    """mesopotamia.de §Sonderfall Nomaden: "Das Ausspielen einer Nomadenkarte unterbricht den Ablauf der Spielphase
    11B": whose turn it is waits, and decides anew what it had half decided, which nobody had seen.
    """
    board = in_policy(Card.SUTAEANS).war(BABYLON, ESHNUNNA).owns(BABYLON, KISH).owns(ESHNUNNA, BAGDAD)
    board.troops(BABYLON, KISH, foot=1).brief = False
    chains = {
        "campaign": (),
        "rival": (DECLARE_WAR,),
        "pay": (DECLARE_WAR, party(ASSUR)),
        "move": (DONE,),
        "move_from": (DONE, unit(FOOT)),
        "attack_at": (DONE, ATTACK),
    }
    board.do(BABYLON, *chains[task])
    main = Task.CAMPAIGN if task in ("campaign", "rival", "pay") else Task.MOVE

    board.do(MARI, card(Card.SUTAEANS))
    assert (board.actors(), board.task(MARI)) == ([MARI], Task.NOMAD_STEP)
    board.do(MARI, place(Province.RAPIQUM), *[DONE] * board.can(MARI, DONE))
    while board.task(MARI) is Task.NOMAD_STEP:
        board.do(MARI, DONE)

    assert board.g.tribe_at[SUTAEANS] == Province.RAPIQUM
    assert (board.actors(), board.task(BABYLON)) == ([BABYLON], main)


def test_the_fate_of_a_draft_isnt_touched_by_an_interruption() -> None:
    """rules/mesopotamia.md §Trade: what is being written stays written while nomads march."""
    board = in_policy(Card.SUTAEANS).do(BABYLON, trade(MARI), give(WOOD))

    board.do(MARI, card(Card.SUTAEANS), place(Province.RAPIQUM), DONE)

    assert board.task(BABYLON) is Task.DRAFT
    assert board.g.give[BABYLON, WOOD] == 1


def raid(board: Layout) -> Layout:
    """Mari leads the Sutaeans from their origin into Rapiqum."""
    return board.do(MARI, card(Card.SUTAEANS), place(Province.RAPIQUM))


def test_nomads_strike_whose_turn_it_is() -> None:
    """mesopotamia.de §Sonderfall Nomaden: nomads interrupt 11B: Babylon loses a province in the middle of its turn and
    goes on.
    """
    board = in_policy(Card.SUTAEANS).owns(BABYLON, Province.RAPIQUM).symbols(BABYLON, Symbol.MILITARY)
    assert board.count("cities", Province.RAPIQUM) > 0

    board = raid(board)

    assert board.owner(Province.RAPIQUM) == -1
    assert board.told(Event.CONQUERED)[-1][0] == MARI
    assert not board.slots()
    assert (board.actors(), board.task(BABYLON)) == ([BABYLON], Task.CAMPAIGN)
    assert GAME.view(board.g, MARI)["battle"] is None


def test_whose_turn_it_is_defends_itself() -> None:
    """rules/mesopotamia.md §Movement and battle: the defender picks; also in its own turn, when nomads interrupt."""
    board = in_policy(Card.SUTAEANS).owns(BABYLON, Province.RAPIQUM)
    board.troops(BABYLON, Province.RAPIQUM, foot=1, chariots=1).loaded(1, 6)

    raid(board)

    assert (board.actors(), board.task(BABYLON)) == ([BABYLON], Task.DEFEND)
    assert GAME.view(board.g, BABYLON)["battle"]["attacker"] == GAME.seat_names[MARI]


def test_troops_that_have_marched_fall_too() -> None:
    """rules/mesopotamia.md §Movement and battle: no more units have moved than are left."""
    board = in_policy(Card.SUTAEANS).march().owns(BABYLON, Province.RAPIQUM, Province.SIPPAR)
    board.troops(BABYLON, Province.SIPPAR, chariots=1).move(BABYLON, Unit.CHARIOT, Province.SIPPAR, Province.RAPIQUM)
    assert board.may_move(BABYLON, Unit.CHARIOT, Province.RAPIQUM)
    board.loaded(6, 1, 6, 1)

    raid(board)

    assert board.units(BABYLON, Province.RAPIQUM) == (0, 0, 0)
    assert not board.may_move(BABYLON, Unit.CHARIOT, Province.RAPIQUM)


def test_who_loses_its_last_province_in_its_own_turn_is_out() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions; the next one plays."""
    board = in_policy(Card.SUTAEANS).realm(BABYLON, Province.RAPIQUM).troops(BABYLON, Province.BABYLON)

    raid(board)

    assert board.told(Event.OUT)[-1][0] == BABYLON
    assert board.g.active not in (BABYLON, -1)
    assert board.actors() == [int(board.g.active)]


def test_ladders_are_kept_and_help_no_tribe() -> None:
    """rules/mesopotamia.md §Cards: siege ladders: walls don't count in one battle of who played them."""
    board = in_policy(Card.SUTAEANS).hand(BABYLON, Card.SIEGE_LADDERS).owns(ESHNUNNA, Province.RAPIQUM)
    board.buildings(Province.RAPIQUM, walls=2).troops(ESHNUNNA, Province.RAPIQUM, foot=1)
    board.do(BABYLON, card(Card.SIEGE_LADDERS)).loaded(3, 4)

    raid(board)

    assert board.told(Event.DUEL)[0][1:3] == (5, 6)
    assert board.g.ladders == 1


@pytest.mark.parametrize("kind", [Card.FORCED_MARCH, Card.SIEGE_LADDERS])
def test_cards_for_ones_own_marches_wait_for_ones_own_turn(kind: Card) -> None:
    """mesopotamia.de §1: military cards only in 11B; they would do nothing in another's."""
    board = in_policy(kind)

    assert why(board, MARI, card(kind)) == "why-own-policy"


def test_mercenaries_and_deserters_interrupt_too() -> None:
    """mesopotamia.de §1: "Karten mit militärischem Inhalt dürfen ... nur in der letzten Spielphase (11B) ausgespielt
    werden": in anybody's.
    """
    board = in_policy(Card.MERCENARIES).do(MARI, card(Card.MERCENARIES))
    assert board.units(MARI, Province.MARI)[0] == 4
    assert board.task(BABYLON) is Task.CAMPAIGN

    board = in_policy(Card.DESERTERS).owns(MARI, KISH).war(BABYLON, MARI).do(MARI, card(Card.DESERTERS))
    assert board.told(Event.DESERTED)
    assert board.units(BABYLON, Province.BABYLON)[0] == 1


def test_military_cards_wait_for_11b() -> None:
    """mesopotamia.de §1: "Karten mit militärischem Inhalt dürfen ... nur in der letzten Spielphase (11B)"."""
    board = turn_of(BABYLON, cards=True).hand(MARI, Card.SUTAEANS)

    assert why(board, MARI, card(Card.SUTAEANS)) == "why-card-phase"


def test_nobody_interrupts_a_battle() -> None:
    """mesopotamia.de §11B: "Bis zum Ende des Kampfes darfst du keine Verstärkung mehr hinzuziehen": a battle, from its
    announcement on, is fought to its end.
    """
    board = front(cards=True).hand(MARI, Card.SUTAEANS, Card.CARAVAN).troops(BABYLON, KISH, foot=2)
    board.troops(ESHNUNNA, BAGDAD, foot=1)
    board.brief = False
    board.do(BABYLON, ATTACK, place(BAGDAD))

    assert why(board, MARI, card(Card.SUTAEANS)) == "why-in-battle"
    assert board.can(MARI, card(Card.CARAVAN))


def test_a_rolled_campaign_and_another_card_come_first() -> None:
    """rules/mesopotamia.md §Policy: roll first, then the partner may agree; nothing comes between."""
    board = in_policy(Card.SUTAEANS).hand(ASSUR, Card.GUTIANS).loaded(6)
    wooing = board.copy().do(BABYLON, PROPOSE_ALLIANCE, party(ESHNUNNA), pay(WOOD))
    assert wooing.task(ESHNUNNA) is Task.CONSENT
    assert why(wooing, MARI, card(Card.SUTAEANS)) == "why-busy"

    board.do(MARI, card(Card.SUTAEANS))
    assert why(board, ASSUR, card(Card.GUTIANS)) == "why-busy"


def test_by_option_cards_wait_for_own_decisions() -> None:
    """rules/mesopotamia.md §Cards: option `interrupts=own`."""
    board = in_policy(Card.SUTAEANS, Card.CARAVAN, interrupts="own")

    assert not board.legal(MARI) & set(CARDS)
    assert why(board, MARI, card(Card.CARAVAN)) == "why-no-interrupts"
    assert board.can(MARI, trade(BABYLON))


def test_who_is_asked_something_else_answers_first() -> None:
    """mesopotamia.de §1: a card interrupts the order of the phases, not the own answer to a question."""
    board = in_policy(Card.CARAVAN, seat=ESHNUNNA).loaded(6).do(BABYLON, PROPOSE_ALLIANCE, party(ESHNUNNA), pay(WOOD))

    assert not board.can(ESHNUNNA, card(Card.CARAVAN))
    assert board.do(ESHNUNNA, NO).can(ESHNUNNA, card(Card.CARAVAN))


# trade


def test_who_isnt_asked_begins_an_offer_in_anothers_turn() -> None:
    """mesopotamia.de §1: "Ein Tausch kann in jeder Spielphase ... abgeschlossen werden"."""
    board = turn_of(BABYLON).do(MARI, trade(BABYLON), give(WOOD), SEND)

    board.do(BABYLON, accept(MARI))

    assert (board.has(BABYLON, WOOD), board.has(MARI, WOOD)) == (31, 29)
    assert board.task(BABYLON) is Task.BUILD


def test_the_bank_is_open_in_anothers_turn_and_once_ready() -> None:
    """mesopotamia.de §1: "Ein Tausch kann in jeder Spielphase ... abgeschlossen werden"; the bank three for one."""
    ready = lay().walk(BABYLON)
    for board, seat in ((turn_of(BABYLON), MARI), (ready, BABYLON)):
        assert board.task(seat) is None
        board.do(seat, bank(METAL, FLOUR))
        assert (board.has(seat, METAL), board.has(seat, FLOUR)) in ((27, 31), (27, 28))


def test_a_draft_of_who_isnt_asked_holds_nobody_up() -> None:
    """mesopotamia.de §1: "Die Spieler können jeder für sich die Phasen 1 bis 10 parallel spielen": nobody waits for a
    basket; it stays open when phase 11 begins and lapses with the round.
    """
    board = lay().walk(MARI).do(MARI, trade(ASSUR), give(WOOD))
    for seat in (BABYLON, ESHNUNNA, ASSUR):
        board.walk(seat)
    assert board.g.stage == Stage.TURNS
    assert (board.task(MARI), board.g.give[MARI, WOOD]) == (Task.DRAFT, 1)


def test_whose_turn_comes_ends_its_draft_first() -> None:
    """rules/mesopotamia.md §Trade: one open offer; the own turn waits below what is being written."""
    board = turn_of(BABYLON).do(MARI, trade(ASSUR), give(WOOD))
    while board.g.active == BABYLON:
        board.do(BABYLON, DONE)
    assert int(board.g.active) == MARI
    assert board.task(MARI) is Task.DRAFT

    board.do(MARI, DROP)

    assert board.task(MARI) is Task.BUILD


def test_who_begins_phase_eleven_while_writing_ends_that_first() -> None:
    """rules/mesopotamia.md §A round is a season: who begins chooses the direction, after what it is writing."""
    board = lay().frame((MARI, Symbol.CANAL), (ESHNUNNA, Symbol.CANAL), (ASSUR, Symbol.CANAL)).walk(BABYLON)
    board.do(BABYLON, trade(MARI))
    for seat in (MARI, ESHNUNNA, ASSUR):
        board.walk(seat)
    assert (int(board.g.active), board.task(BABYLON)) == (BABYLON, Task.DRAFT)

    assert board.do(BABYLON, DROP).can(BABYLON, CLOCKWISE)


def test_a_draft_lapses_with_the_round() -> None:
    """rules/mesopotamia.md §Trade: offers lapse with the round; so does what is being written by who isn't asked."""
    board = eve_of(SUMMER)
    writer = next(seat for seat in board.seats if seat != board.g.active)
    board.do(writer, trade((writer + 1) % 4), give(WOOD))

    board.do(int(board.g.active), DONE)

    assert board.g.offer[writer] == 0
    assert board.task(writer) not in (Task.DRAFT, None)


def test_a_counter_of_who_isnt_asked_holds_nobody_up() -> None:
    """rules/mesopotamia.md §Trade: answers and counter-offers at any time, which nobody has to wait for."""
    board = turn_of(BABYLON).do(BABYLON, trade(ASSUR), give(WOOD), SEND).do(ASSUR, counter(BABYLON))

    board.do(BABYLON, DONE, DONE, DONE)

    assert board.g.active != BABYLON
    assert board.task(ASSUR) is Task.DRAFT


def test_nobody_trades_before_the_first_round_or_while_votes_are_cast() -> None:
    """rules/mesopotamia.md §Trade: in every phase of a round."""
    board = lay(8, cards=True)
    assert board.g.round_number == 0
    assert not board.legal(BABYLON)

    board = eve_of(year=2, years="vote")
    board.do(int(board.g.active), DONE)
    assert board.g.stage == Stage.VOTE
    board.do(0, min(board.legal(0)))
    assert not board.legal(0)


# at random


@pytest.mark.parametrize("seed", range(3))
def test_interruptions_at_random_break_no_law(seed: int) -> None:
    """Whoever has a legal action takes one now and then, asked or not: the game goes on to its end."""
    play_at_random(random.Random(seed), decisions=200)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(60))
def test_whole_games_with_interruptions(seed: int) -> None:
    """The same to the end, at every number of parties."""
    played = play_at_random(random.Random(f"soak {seed}"), decisions=10**6)

    assert played.over


def play_at_random(chance: random.Random, decisions: int) -> Table:
    """Random play in which half of the decisions are of anybody who has a legal action, cards first."""
    table = Table(GAME, chance.choice(GAME.seats), chance.getrandbits(32))
    for _ in range(decisions):
        if table.over:
            break
        seats = [seat for seat in range(table.seats) if len(table.legal(seat))]
        assert set(table.actors()) <= set(seats)
        seat = chance.choice(seats if chance.random() < 0.5 else table.actors())
        legal = [int(code) for code in table.legal(seat)]
        cards = [code for code in legal if code in CARDS]
        table.apply(seat, chance.choice(cards if cards and chance.random() < 0.3 else legal))
        law = GAME.native.audit_at(table.records, 0)
        assert law == 0, GAME.laws[law]
    return table
