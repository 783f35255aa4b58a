"""Hints: what a bot would do in one's place, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from amyitis.layout import BLUE, ENGINEER, FARMER, PRIEST, RED, SALT, lay
from amyitis.moves import travel
from mesopotamia.layout import BABYLON, ESHNUNNA, FLOUR, MARI, METAL, ORE, WOOD, Layout, front, turn_of
from mesopotamia.layout import lay as lay_mesopotamia
from mesopotamia.moves import ATTACK, DONE, GO
from tworivers.amyitis.names import City
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.hints import Case, case_for, hint
from tworivers.bots.mesopotamia import JUDGEMENT
from tworivers.bots.mesopotamia.consequences import Consequences
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number
from tworivers.engine.messages import Message, words
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME, codes
from tworivers.mesopotamia.names import Building, Campaign, Card, Material, Phase, Province, Symbol, Task, Work

DECISIONS = 2000 if JIT else 25
"""Of a game in which hints are asked for."""
KINDS = {"accept", "trade", "give", "ask", "send", "campaign", "erect", "at", "work", "attack", "done"}
"""What games among sensible players suggest, with reasons."""


def test_a_hint_names_an_action_and_its_reasons() -> None:
    """A fine tile is in reach: prestige speaks for the journey, the good and the camel it costs against."""
    table = lay(3).goods(BLUE, SALT).camels(BLUE, 1).tile("d2", 9).water(RED, "d1-d2")
    for group in range(3):
        table.group(group, FARMER, PRIEST, ENGINEER, turned=3)
    found = hint("amyitis", table.table.digest(), 3, BLUE, seed=1, playouts=20)
    assert found.action == travel(City.ESHNUNNA)
    assert found.actions[0][0] == found.action
    assert (found.note, found.instead) == ("", None)
    reasons = {reason.term: reason.points for reason in found.reasons}
    assert all(
        reason.more == (reason.points > 0) for reason in found.reasons if reason.term in ("prestige", "goods", "camels")
    )
    assert next(iter(reasons)) == "prestige"
    assert reasons["prestige"] > 0
    assert reasons["goods"] < 0
    assert reasons["camels"] < 0


# Mesopotamia: choices are carried through


def case(board: Layout, seat: int, action: int) -> Case:
    """What speaks for an action in a position as seat sees it."""
    assert board.can(seat, action)
    before = board.table.digest()
    found = case_for(JUDGEMENT, board.table.records, board.table.seats, seat, action, seed=1)
    assert board.table.digest() == before
    return found


def points(found: Case) -> dict[str, float]:
    """The reasons by term."""
    return {reason.term: reason.points for reason in found.reasons}


def known(board: Layout) -> Layout:
    """Everybody reckons rightly with everybody's stock."""
    board.g.reckoned[:] = board.g.stock
    return board


def market() -> Layout:
    """Babylon is about to build; it has wood to spare and no metal, the others metal and no wood."""
    board = turn_of(BABYLON).stock(BABYLON, 6, 12, 0, 0, 25)
    for seat in range(1, 4):
        board.stock(seat, 6, 12, 0, 25, 0)
    return known(board)


def offered(give: Material, gives: int, ask: Material, asks: int) -> Layout:
    """Babylon has sent Mari an offer."""
    board = market().do(
        BABYLON, codes.TRADE + MARI, *[codes.GIVE + give] * gives, *[codes.ASK + ask] * asks, codes.SEND
    )
    return known(board)


def test_an_offer_is_told_of_as_accepted_at_every_step() -> None:
    board = market()
    for _ in range(12):
        action = GreedyActions(JUDGEMENT, 4).choose(board.table.records, BABYLON, 1)
        found = case(board, BABYLON, action)
        assert found.note == "accepted"
        assert points(found)["stores"] > 0
        board.do(BABYLON, action)
        if action == codes.SEND:
            break
    assert board.g.sent[BABYLON] == 1


def test_accepting_tells_what_the_offer_brings() -> None:
    found = case(offered(WOOD, 3, METAL, 2), MARI, codes.ACCEPT + BABYLON)
    assert points(found)["stores"] > 0
    assert (found.note, found.instead) == ("", None)


def test_declining_tells_what_the_offer_would_cost() -> None:
    found = case(offered(WOOD, 1, FLOUR, 8), MARI, codes.DECLINE + BABYLON)
    assert found.instead == codes.ACCEPT + BABYLON
    assert points(found)["stores"] > 0


def test_declining_has_a_sentence_where_accepting_is_no_loss_or_impossible() -> None:
    assert case(offered(WOOD, 3, METAL, 2), MARI, codes.DECLINE + BABYLON) == Case(note="decline")
    assert case(offered(WOOD, 3, ORE, 2), MARI, codes.DECLINE + BABYLON) == Case(note="cannot")


def test_a_counter_offer_is_told_of_as_accepted() -> None:
    found = case(offered(WOOD, 2, METAL, 4), MARI, codes.COUNTER + BABYLON)
    assert found.note in ("accepted", "offer")
    assert bool(found.reasons) == (found.note == "accepted")


def caravan() -> Layout:
    """Babylon's wood for Eshnunna's metal must go through Mari's land, which lacks wood."""
    board = (
        market().owns(MARI, Province.KISH, Province.SIPPAR, Province.MARAD, Province.NIPPUR).stock(MARI, 6, 12, 3, 4, 0)
    )
    board.g.free_metal[MARI] = 0
    known(board).do(BABYLON, codes.TRADE + ESHNUNNA, *[codes.GIVE + WOOD] * 3, *[codes.ASK + METAL] * 2, codes.SEND)
    return known(board)


def test_a_toll_is_told_of_as_paid() -> None:
    board = caravan()
    for action in (codes.DEMAND + BABYLON, codes.ASK + WOOD, codes.SEND):
        if action == codes.SEND or board.task(MARI) != Task.TOLL:
            found = case(board, MARI, action)
            assert (found.note, points(found)["stores"] > 0) == ("accepted", True)
        board.do(MARI, action)
    assert points(case(board, BABYLON, codes.TOLLS))["stores"] > 0
    assert case(board, BABYLON, codes.NO_TOLLS) == Case(note="tolls")


def test_free_passage_has_a_reason_or_a_sentence() -> None:
    assert case(caravan(), MARI, codes.FREE + BABYLON) == Case(note="free")


def test_an_attack_is_fought_out_over_many_dice() -> None:
    board = front().troops(BABYLON, Province.KISH, foot=6).troops(ESHNUNNA, Province.BAGDAD, foot=3)
    found = case(board, BABYLON, ATTACK)
    assert found.note == "dice"
    assert 0 < points(found)["symbols"] <= 1
    assert points(found)["land"] > 0
    assert points(found)["troops"] < 0
    board.do(BABYLON, ATTACK)
    while board.task(BABYLON) in (Task.ATTACK_AT, Task.FOE, Task.COMMIT) and not board.can(BABYLON, GO):
        board.do(BABYLON, min(board.legal(BABYLON)))
    assert points(case(board, BABYLON, GO)).get("troops", 0) <= 0, "those who attack aren't new"


def test_a_march_counts_with_the_attack_it_is_for() -> None:
    board = front().troops(BABYLON, Province.BABYLON, foot=4)
    found = case(board, BABYLON, codes.UNIT)
    assert found.note in ("next", "prepare")
    assert bool(found.reasons) == (found.note == "next")


def test_building_brings_symbols_as_often_as_the_roll_succeeds() -> None:
    board = known(turn_of(BABYLON).owns(BABYLON, Province.KISH))
    found = case(board, BABYLON, codes.ERECT + Building.MARDUK)
    assert found.note == "dice"
    assert 0 < points(found)["symbols"] <= 1
    assert points(found)["stores"] < 0


def test_goods_from_the_bank_count_with_what_they_are_for() -> None:
    board = known(turn_of(BABYLON).owns(BABYLON, Province.KISH).stock(BABYLON, 6, 20, 0, 0, 25))
    board.g.stock[BABYLON, METAL] = int(board.g.building_price) - 1
    action = next(
        code
        for code in board.legal(BABYLON)
        if codes.BANK <= code < codes.TRADE and codes.bank_pair(code - codes.BANK) == (WOOD, METAL)
    )
    found = case(board, BABYLON, action)
    assert found.note == "next"
    assert points(found)["symbols"] > 0


def test_a_campaign_is_paid_and_rolled_for() -> None:
    board = (
        turn_of(BABYLON)
        .policy()
        .owns(BABYLON, Province.KISH)
        .owns(ESHNUNNA, Province.BAGDAD)
        .troops(BABYLON, Province.KISH, foot=3)
    )
    found = case(known(board), BABYLON, codes.CAMPAIGN + Campaign.WAR)
    assert found.note == "dice"
    assert points(found)["prey"] > 0
    board.do(BABYLON, codes.CAMPAIGN + Campaign.WAR)
    assert points(case(board, BABYLON, codes.PARTY + ESHNUNNA))["prey"] > 0


def test_an_alliance_waits_for_its_partners_consent() -> None:
    board = turn_of(BABYLON).policy().owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD)
    known(board.troops(ESHNUNNA, Province.BAGDAD, foot=2).troops(BABYLON, Province.KISH, foot=6)).do(
        BABYLON, codes.CAMPAIGN + Campaign.ALLIANCE
    )
    found = points(case(board, BABYLON, codes.PARTY + ESHNUNNA))
    assert found["peace"] > 0
    board.loaded(6).do(BABYLON, codes.PARTY + ESHNUNNA, codes.PAY + WOOD)
    assert points(case(board, ESHNUNNA, codes.YES))["peace"] > 0
    assert case(board, ESHNUNNA, codes.NO).reasons == ()


def test_work_is_done_at_its_place() -> None:
    board = known(lay_mesopotamia().walk(BABYLON, Phase.FORGES))
    assert points(case(board, BABYLON, codes.WORK + Work.FOOT))["troops"] > 0
    board.stock(BABYLON, 6, 20, 9, 0, 9)
    assert points(case(known(board), BABYLON, codes.WORK + Work.SMELT))["stores"] > 0


def test_a_blessing_is_compared_with_the_roll_without_it() -> None:
    board = known(turn_of(BABYLON, cards=True).owns(BABYLON, Province.KISH).hand(BABYLON, Card.BLESSING)).frame(
        (MARI, Symbol.CANAL)
    )
    board.do(BABYLON, codes.ERECT + Building.MARDUK)
    if board.task(BABYLON) == Task.ERECT_AT:
        board.do(BABYLON, min(board.legal(BABYLON)))
    assert board.task(BABYLON) == Task.BLESS
    found = points(case(board, BABYLON, codes.YES))
    assert found["symbols"] > 0
    assert found["cards"] < 0


def test_being_done_is_compared_with_the_next_best() -> None:
    """Building would take the flour that cities need."""
    board = known(
        turn_of(BABYLON).owns(BABYLON, Province.KISH).stock(BABYLON, grain=0, flour=2, ore=0, metal=2, wood=2)
    )
    board.frame(*[(MARI, Symbol.MILITARY)] * 3)
    found = case(board, BABYLON, DONE)
    if found.reasons:
        assert found.instead in board.legal(BABYLON)
        assert sum(points(found).values()) > 0
    else:
        assert found == Case(note="done-building")


def test_being_done_has_a_sentence_where_nothing_can_be_done() -> None:
    board = known(turn_of(BABYLON).march(BABYLON).no_troops().stock(BABYLON))
    assert case(board, BABYLON, DONE) == Case(note="done-moving")


# whole games


def cases(seed: int) -> Iterator[tuple[str, Case]]:
    """The kind of every choice in a game among sensible players, and what speaks for it."""
    table, seat = Table(GAME, 4, seed=seed), -1
    habit, shown, hiding = GreedyActions(JUDGEMENT, 4), GAME.new_records(1), dice_from_number(seed, 9)
    for step in range(DECISIONS):
        if table.over:
            break
        seat = next((actor for actor in table.actors() if actor > seat), table.actors()[0])
        GAME.native.copy_at(table.records, 0, shown, 0)
        GAME.native.hide_at(shown, 0, seat, hiding)
        action = habit.choose(shown, seat, step)
        found = case_for(JUDGEMENT, shown, 4, seat, action, step)
        assert found.instead is None or (found.reasons and found.instead in table.legal(seat))
        yield GAME.notation(action).split()[0], found
        table.apply(seat, action)


def test_every_hint_of_a_game_says_something() -> None:
    seen, reasoned = Counter[str](), Counter[str]()
    said = words("en", JUDGEMENT.catalogue)
    for seed in (11, 12, 13) if JIT else (11,):
        for kind, found in cases(seed):
            assert found.reasons or found.note, kind
            assert sum(reason.points for reason in found.reasons) > 0 or found.note, f"nothing speaks for {kind}"
            assert not found.note or said.say(Message(f"note-{found.note}"))
            seen[kind] += 1
            reasoned[kind] += bool(found.reasons)
    if JIT:
        assert [kind for kind in KINDS if reasoned[kind] == 0] == []
        assert reasoned.total() > 0.5 * seen.total()


def test_a_hint_of_the_first_decision_is_legal() -> None:
    table = Table(GAME, 4, seed=1)
    seat = table.actors()[0]
    found = hint("mesopotamia", table.digest(), 4, seat, seed=1, playouts=1)
    assert found.action in table.legal(seat)
    assert found.reasons or found.note


def test_reasons_do_not_hang_on_what_is_hidden() -> None:
    table, seat, changed = Table(GAME, 4, seed=6), -1, False
    habit = GreedyActions(JUDGEMENT, 4)
    for step in range(400 if JIT else 8):
        seat = next((actor for actor in table.actors() if actor > seat), table.actors()[0])
        action = habit.choose(table.records, seat, step)
        views = [GAME.new_records(1) for _ in range(2)]
        for number, records in enumerate(views):
            GAME.native.copy_at(table.records, 0, records, 0)
            GAME.native.hide_at(records, 0, seat, dice_from_number(number, 99))
        changed = changed or views[0].tobytes() != views[1].tobytes()
        one, other = (case_for(JUDGEMENT, records, 4, seat, action, step) for records in views)
        assert one == other
        table.apply(seat, action)
    assert changed, "nothing was hidden: the test can't fail"


def test_every_sentence_has_words() -> None:
    said = words("en", JUDGEMENT.catalogue)
    consequences = Consequences(JUDGEMENT, 4)
    board = market()
    notes = {consequences.note(board.table.records, BABYLON, action, None, False) for action in range(GAME.actions)}
    assert all(said.knows(f"note-{note}") for note in notes)
