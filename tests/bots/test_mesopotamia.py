"""What bots make of Mesopotamia: they build, trade, ally and fight where that is obviously good, and only there."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, FLOUR, GRAIN, MARI, METAL, WOOD, Layout, front, lay, turn_of
from mesopotamia.moves import ATTACK, DONE, party
from tworivers.bots.bot import Budget
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.halving import Halving, HalvingSettings
from tworivers.bots.mesopotamia import JUDGEMENT
from tworivers.bots.mesopotamia.terms import TERMS, Term
from tworivers.bots.registry import bot_named
from tworivers.bots.win_chances import chances
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME, codes
from tworivers.mesopotamia.names import Building, Campaign, Card, Material, Phase, Province, Symbol, Task

native = pytest.mark.skipif(not JIT, reason="takes many games")
LONGEST = 3000
"""Decisions of a game among sensible players."""
BEGINNING = 250
"""Decisions that are played in plain Python."""


def greedy_choice(board: Layout, seat: int) -> int:
    return GreedyActions(JUDGEMENT, board.table.seats).choose(board.table.records, seat, 1)


def known(board: Layout) -> Layout:
    """Everybody reckons rightly with everybody's stock."""
    board.g.reckoned[:] = board.g.stock
    return board


def terms(board: Layout, seat: int) -> dict[str, float]:
    """What each term is worth to a seat."""
    out = np.zeros(TERMS)
    total = JUDGEMENT.rules["appraise"](board.g, seat, JUDGEMENT.weights(board.table.seats), out)
    assert total == pytest.approx(out.sum())
    return {term.name.lower(): float(out[term]) for term in Term}


def play(names: list[str], seed: int) -> tuple[Table, Counter[str], int]:
    """A game to its end, those who may decide taking turns; what was told, and the decisions made."""
    table, told, made, seat = Table(GAME, len(names), seed=seed), Counter[str](), 0, -1
    shown, hiding = GAME.new_records(1), dice_from_number(seed, 9)
    while not table.over and (JIT or made < BEGINNING):
        seat = next((actor for actor in table.actors() if actor > seat), table.actors()[0])
        GAME.native.copy_at(table.records, 0, shown, 0)
        if JIT:
            GAME.native.hide_at(shown, 0, seat, hiding)
        action = bot_named("mesopotamia", names[seat], len(names)).choose(shown, seat, made)
        assert action in table.legal(seat)
        table.apply(seat, action)
        told.update(GAME.events[event[0]] for event in table.events())
        made += 1
        assert made < (LONGEST if "random" not in names else 40_000), "the game stalls"
    return table, told, made


def offer(board: Layout, proposer: int, partner: int, give: dict[Material, int], ask: dict[Material, int]) -> Layout:
    """An offer on the table."""
    board.do(proposer, codes.TRADE + partner)
    for material, count in give.items():
        board.do(proposer, *[codes.GIVE + material] * count)
    for material, count in ask.items():
        board.do(proposer, *[codes.ASK + material] * count)
    return known(board.do(proposer, codes.SEND))


def market() -> Layout:
    """Babylon is about to build, with some of everything; so have the others."""
    board = turn_of(BABYLON)
    for seat in range(4):
        board.stock(seat, 6, 6, 3, 4, 4)
    return known(board)


# whole games


@pytest.mark.parametrize("seats", GAME.seats if JIT else (3, 4))
def test_a_game_among_sensible_players_is_short_and_ends(seats: int) -> None:
    table, told, _ = play(["greedy"] * seats, seed=4)
    if JIT:
        assert sum(table.scores()) > seats
    assert told["erected"] > (5 * seats if JIT else 0)


@native
@pytest.mark.parametrize(
    "names",
    [
        ["random", "apprentice", "greedy", "search:2"],
        ["search:2", "random", "random"],
        ["search:2", "search:2", "greedy", "apprentice", "random"],
    ],
)
def test_games_with_every_mix_end(names: list[str]) -> None:
    assert play(names, seed=8)[0].over


@native
def test_greedy_beats_chance() -> None:
    won = 0
    for seat in range(4):
        for seed in (31, 32):
            scores = play(["greedy" if place == seat else "random" for place in range(4)], seed)[0].scores()
            won += scores[seat] == max(scores)
    assert won >= 7


@native
def test_a_game_has_trades_alliances_wars_battles_and_cards() -> None:
    games = 12
    told: Counter[str] = Counter()
    for seed in range(games):
        told += play(["greedy"] * 4, seed)[1]
    for event, least in {
        "traded": 2.0,
        "allied": 0.5,
        "broken": 0.1,
        "war": 0.5,
        "attack": 1.0,
        "duel": 2.0,
        "card": 8.0,
        "taken": 6.0,
    }.items():
        assert told[event] >= least * games, event


# building


def test_a_symbol_beside_a_matching_one_is_tried_first() -> None:
    board = market().owns(BABYLON, Province.KISH).frame((BABYLON, Symbol.MARDUK))
    assert greedy_choice(board, BABYLON) == codes.ERECT + Building.MARDUK
    board = market().owns(BABYLON, Province.KISH).frame((BABYLON, Symbol.ISHTAR))
    assert greedy_choice(board, BABYLON) in (codes.ERECT + Building.ISHTAR, codes.ERECT + Building.CANAL)


def test_flour_that_cities_will_need_is_not_built_with() -> None:
    board = known(market().stock(BABYLON, grain=0, flour=3, ore=0, metal=2, wood=2))
    assert greedy_choice(board, BABYLON) == DONE


def test_hungry_cities_are_fed_from_the_bank() -> None:
    board = lay().stock(BABYLON, grain=0, flour=1, ore=0, metal=1, wood=9).walk(BABYLON, Phase.FEEDING)
    assert board.task(BABYLON) == Task.FEED
    assert codes.BANK <= greedy_choice(board, BABYLON) < codes.TRADE


# trade


def test_a_good_offer_is_accepted_and_a_bad_one_declined() -> None:
    good = offer(market(), BABYLON, MARI, give={METAL: 3}, ask={WOOD: 1})
    assert greedy_choice(good, MARI) == codes.ACCEPT + BABYLON
    bad = offer(market(), BABYLON, MARI, give={WOOD: 1}, ask={METAL: 3})
    assert greedy_choice(bad, MARI) == codes.DECLINE + BABYLON


def test_a_gift_is_taken() -> None:
    assert greedy_choice(offer(market(), BABYLON, MARI, give={GRAIN: 1}, ask={}), MARI) == codes.ACCEPT + BABYLON


def test_a_partner_must_not_gain_far_more() -> None:
    """Babylon would gain much more by flour for its hungry cities than Mari by wood that it doesn't need."""
    board = offer(market().stock(MARI, 6, 20, 3, 4, 30), BABYLON, MARI, give={WOOD: 1}, ask={FLOUR: 3})
    assert greedy_choice(board, MARI) == codes.DECLINE + BABYLON


def test_what_is_plenty_is_offered_for_what_lacks_and_both_agree() -> None:
    board = market().stock(BABYLON, 6, 6, 0, 0, 25)
    for seat in (MARI, ESHNUNNA, ASSUR):
        board.stock(seat, 6, 6, 0, 25, 0)
    known(board)
    assert codes.TRADE <= greedy_choice(board, BABYLON) < codes.WITHDRAW
    for _ in range(12):
        board.do(BABYLON, greedy_choice(board, BABYLON))
        if board.g.sent[BABYLON] > 0:
            break
    partner = int(board.g.partner[BABYLON])
    assert board.g.give[BABYLON, WOOD] > 0
    assert board.g.ask[BABYLON, METAL] > 0
    board.do(partner, greedy_choice(board, partner))
    assert board.has(BABYLON, METAL) > 0


def test_a_draft_without_a_plan_is_dropped() -> None:
    board = market().stock(BABYLON, 0, 0, 0, 0, 0)
    known(board).do(BABYLON, codes.TRADE + MARI)
    assert greedy_choice(board, BABYLON) == codes.DROP


def nearly_good() -> Layout:
    """Mari has wood enough and little metal, but one piece for three is too little."""
    board = market().stock(BABYLON, 6, 6, 0, 25, 0).stock(MARI, 6, 6, 0, 2, 12)
    return offer(known(board), BABYLON, MARI, give={METAL: 1}, ask={WOOD: 3})


def follow(board: Layout, seat: int) -> Layout:
    """Do what a bot would, until its draft or toll is sent."""
    for _ in range(12):
        if board.task(seat) not in (Task.DRAFT, Task.TOLL):
            break
        board.do(seat, greedy_choice(board, seat))
    return board


def test_a_nearly_good_offer_is_countered_with_a_little_more_and_both_agree() -> None:
    board = nearly_good()
    assert greedy_choice(board, MARI) == codes.COUNTER + BABYLON
    follow(board.do(MARI, codes.COUNTER + BABYLON), MARI)
    asked, given = int(board.g.ask[MARI, METAL]), int(board.g.give[MARI, WOOD])
    assert 1 < asked + 3 - given <= 3
    assert greedy_choice(board, BABYLON) == codes.ACCEPT + MARI


def test_a_counter_offer_is_not_countered() -> None:
    """The same offer made by Mari of its own accord is."""

    def answer(board: Layout) -> int:
        return greedy_choice(known(board.stock(BABYLON, 6, 6, 0, 4, 6).stock(MARI, 6, 6, 0, 2, 12)), BABYLON)

    counter = nearly_good().do(MARI, codes.COUNTER + BABYLON, codes.ASK + METAL, codes.SEND)
    assert answer(counter) == codes.DECLINE + MARI
    own = turn_of(MARI).stock(MARI, 6, 6, 0, 2, 12)
    assert answer(offer(own, MARI, BABYLON, give={WOOD: 3}, ask={METAL: 2})) == codes.COUNTER + MARI


def test_what_one_does_not_have_is_not_countered_with() -> None:
    board = nearly_good().stock(MARI, 6, 6, 0, 2, 1)
    assert greedy_choice(board, MARI) == codes.DECLINE + BABYLON


def caravan(metal: int) -> Layout:
    """Babylon's wood for Eshnunna's metal must go through Mari's land, which lacks wood and has so much metal from free
    trade.
    """
    board = market().owns(MARI, Province.KISH, Province.SIPPAR, Province.MARAD, Province.NIPPUR)
    board.stock(BABYLON, 6, 6, 0, 0, 25).stock(ESHNUNNA, 6, 6, 0, 25, 0).stock(MARI, 6, 6, 3, 4, 0)
    board.g.free_metal[MARI] = metal
    return offer(known(board), BABYLON, ESHNUNNA, give={WOOD: 3}, ask={METAL: 2})


def test_a_toll_is_demanded_of_what_lacks_and_paid() -> None:
    board = caravan(metal=0)
    assert greedy_choice(board, MARI) == codes.DEMAND + BABYLON
    follow(board.do(MARI, codes.DEMAND + BABYLON), MARI)
    assert board.g.toll[MARI].tolist() == [0, 0, 0, 0, 2]
    assert greedy_choice(board, BABYLON) == codes.TOLLS
    board.do(BABYLON, codes.TOLLS).do(ESHNUNNA, greedy_choice(board, ESHNUNNA))
    assert board.has(MARI, WOOD) == 2


def test_caravans_pass_freely_where_free_trade_brings_more() -> None:
    assert greedy_choice(caravan(metal=5), MARI) == codes.FREE + BABYLON


def test_metal_that_is_lost_anyway_or_would_come_too_late_does_not_count() -> None:
    lost = caravan(metal=5)
    lost.g.strict[MARI] = 1
    assert greedy_choice(lost, MARI) == codes.DEMAND + BABYLON
    late = caravan(metal=5)
    late.g.rounds = int(late.g.round_number) + 2
    assert greedy_choice(late, MARI) == codes.DEMAND + BABYLON


def test_caravans_that_bring_little_pass_freely() -> None:
    board = caravan(metal=0).stock(ESHNUNNA, 6, 6, 0, 0, 25)
    assert greedy_choice(known(board), MARI) == codes.FREE + BABYLON


def test_a_toll_that_costs_more_than_the_trade_brings_is_refused() -> None:
    dear = caravan(metal=0).do(MARI, codes.DEMAND + BABYLON, *[codes.ASK + FLOUR] * 6, codes.SEND)
    assert greedy_choice(dear, BABYLON) == codes.NO_TOLLS
    missing = caravan(metal=0).do(MARI, codes.DEMAND + BABYLON, codes.ASK + METAL, codes.SEND)
    assert greedy_choice(missing, BABYLON) == codes.NO_TOLLS


# policy and war


def test_an_undefended_province_is_attacked_and_a_strong_one_left_alone() -> None:
    board = front().troops(BABYLON, Province.KISH, foot=2)
    assert greedy_choice(board, BABYLON) == ATTACK
    strong = front().troops(BABYLON, Province.KISH, foot=2).troops(ESHNUNNA, Province.BAGDAD, foot=8)
    assert greedy_choice(strong, BABYLON) != ATTACK


def test_war_is_declared_on_prey_only() -> None:
    def neighbours() -> Layout:
        return (
            turn_of(BABYLON)
            .policy()
            .owns(BABYLON, Province.KISH)
            .owns(ESHNUNNA, Province.BAGDAD)
            .troops(BABYLON, Province.KISH, foot=3)
        )

    board = neighbours()
    assert greedy_choice(board, BABYLON) == codes.CAMPAIGN + Campaign.WAR
    assert greedy_choice(board.do(BABYLON, codes.CAMPAIGN + Campaign.WAR), BABYLON) == party(ESHNUNNA)
    guarded = neighbours().troops(ESHNUNNA, Province.BAGDAD, foot=9)
    assert greedy_choice(guarded, BABYLON) != codes.CAMPAIGN + Campaign.WAR


def test_an_alliance_is_welcome_with_a_threat_and_not_with_prey() -> None:
    def asked(foot: int, own: int) -> Layout:
        board = turn_of(BABYLON).policy().owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD)
        board.troops(ESHNUNNA, Province.BAGDAD, foot=foot).troops(BABYLON, Province.KISH, foot=own).loaded(6)
        board.do(BABYLON, codes.CAMPAIGN + Campaign.ALLIANCE, party(ESHNUNNA), codes.PAY + WOOD)
        assert board.task(ESHNUNNA) == Task.CONSENT
        return board

    assert greedy_choice(asked(foot=1, own=6), ESHNUNNA) == codes.YES
    assert greedy_choice(asked(foot=6, own=0), ESHNUNNA) == codes.NO


def test_cards_of_wares_are_played_when_they_are_needed() -> None:
    board = known(turn_of(BABYLON, cards=True).hand(BABYLON, Card.CEDAR_RAFTS).stock(BABYLON, 6, 6, 3, 6, 0))
    assert greedy_choice(board, BABYLON) == codes.CARD + Card.CEDAR_RAFTS


# the evaluation


def test_terms_name_what_changed() -> None:
    before = terms(market(), BABYLON)
    assert terms(market().frame((BABYLON, Symbol.ISHTAR)), BABYLON)["symbols"] > before["symbols"]
    assert terms(market().owns(BABYLON, Province.KISH), BABYLON)["land"] > before["land"]
    assert terms(market().stock(BABYLON, 6, 6, 3, 9, 9), BABYLON)["stores"] > before["stores"]
    assert terms(market().troops(BABYLON, Province.BABYLON, foot=5), BABYLON)["troops"] > before["troops"]


def test_every_term_has_weights_for_every_number_of_players() -> None:
    for seats in GAME.seats:
        assert JUDGEMENT.weights(seats).shape == (TERMS + 1, 2)


def test_chances_add_up_and_the_winner_has_won() -> None:
    board = market().frame((MARI, Symbol.ISHTAR), (MARI, Symbol.CANAL))
    board.g.over = 1
    out, room = np.zeros(8), np.zeros(TERMS)
    JUDGEMENT.rules["outlook"](board.g, JUDGEMENT.weights(4), room, out)
    assert out[:4].sum() == pytest.approx(1.0)
    assert out[MARI] > 0.4
    assert out[MARI] == out.max()


# looking ahead


def test_a_comparison_tries_the_promising_actions_and_is_repeatable() -> None:
    board = front().troops(BABYLON, Province.KISH, foot=2)
    short = HalvingSettings(rounds=1, most=3)
    one, other = (Halving(JUDGEMENT, 4, Budget(6), short).think(board.table.records, BABYLON, 3) for _ in range(2))
    assert one.actions[0] == ATTACK
    assert one.values == other.values
    assert one.chances.sum() == pytest.approx(1.0)
    assert set(one.actions) <= board.legal(BABYLON)


@native
def test_threads_share_the_trials_and_time_ends_them() -> None:
    records = front().troops(BABYLON, Province.KISH, foot=2).table.records
    alone, together = (
        Halving(JUDGEMENT, 4, Budget(48, threads=threads)).think(records, BABYLON, 3) for threads in (1, 2)
    )
    assert alone.visits == together.visits
    assert alone.values == pytest.approx(together.values)
    hurried = Halving(JUDGEMENT, 4, Budget(10_000_000, seconds=0.05)).think(records, BABYLON, 3)
    assert 0 < sum(hurried.visits) < 1_000_000


def test_who_watches_sees_chances_too() -> None:
    """From the seat of a party that isn't asked now, and from a chair nobody sits on."""
    table = front().frame((MARI, Symbol.ISHTAR), (MARI, Symbol.CANAL)).table
    for seat in (MARI, 7):
        (found,) = chances("mesopotamia", [table.digest()], 4, seat, seed=1)
        assert sum(found) == pytest.approx(1.0)
        assert found[MARI] == max(found)


def test_what_is_obvious_is_done_by_habit() -> None:
    board = lay()
    assert board.task(BABYLON) is not None
    search = Halving(JUDGEMENT, 4, Budget(10_000_000))
    assert search.choose(board.table.records, BABYLON, 1) == greedy_choice(board, BABYLON)
