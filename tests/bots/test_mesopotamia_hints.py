"""Hints for Mesopotamia: choices carried through, offers and marches as a whole, and what they change."""

from __future__ import annotations

import numpy as np

from mesopotamia.layout import BABYLON, ESHNUNNA, FLOUR, MARI, METAL, ORE, WOOD, Layout, front, turn_of
from mesopotamia.layout import lay as lay_mesopotamia
from mesopotamia.moves import ATTACK, DONE, GO
from tworivers.bots.bot import Thoughts
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.hints import hint
from tworivers.bots.mesopotamia import JUDGEMENT
from tworivers.bots.mesopotamia.changes import COUNTED, reasons
from tworivers.bots.mesopotamia.clauses import March, in_words, joined
from tworivers.bots.mesopotamia.consequences import Consequences
from tworivers.bots.mesopotamia.notes import note
from tworivers.bots.mesopotamia.telling import UNEXPLAINED, Case, Choices
from tworivers.bots.mesopotamia.terms import Term
from tworivers.bots.mesopotamia.whole import Whole
from tworivers.bots.registry import JUDGEMENTS
from tworivers.bots.scratch import TERMS
from tworivers.bots.telling import Hint, Reason, Taken
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import THROWS, dice_from_number
from tworivers.engine.messages import COMMON_WORDS, Message, words
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES
from tworivers.mesopotamia import GAME, codes
from tworivers.mesopotamia.names import Building, Campaign, Card, Material, Phase, Province, Symbol, Task, Work


def said(message: Message, game: str = "amyitis") -> str:
    """A sentence in English."""
    return words("en", JUDGEMENTS[game].catalogue, GAMES[game].catalogue, COMMON_WORDS).say(message)


def case(board: Layout, seat: int, action: int) -> Case:
    """What speaks for an action in a position as seat sees it."""
    assert board.can(seat, action)
    before = board.table.digest()
    found = Choices(JUDGEMENT, board.table.seats).case(board.table.records, seat, action, seed=1)
    assert board.table.digest() == before
    return found


def points(found: Case | Hint) -> dict[str, float]:
    """The reasons by what they are about: goods by their material."""
    return {named(reason): reason.points for reason in found.reasons}


def named(reason: Reason) -> str:
    """What a reason is about."""
    name = reason.words.key.removeprefix("reason-").rsplit("-", 1)[0]
    material = reason.words.values.get("material")
    return material.key.removeprefix("material-") if name == "goods" and isinstance(material, Message) else name


def known(board: Layout) -> Layout:
    """Everybody reckons rightly with everybody's stock."""
    board.g.reckoned[:] = board.g.stock
    return board


def taken_by(board: Layout, action: int) -> list[Taken]:
    """An action with all that belongs to it."""
    return Whole(GreedyActions(JUDGEMENT, 4)).taken(board.table.records, BABYLON, action, 1)


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
        assert sum(points(found).values()) > 0
        board.do(BABYLON, action)
        if action == codes.SEND:
            break
    assert board.g.sent[BABYLON] == 1


def test_accepting_tells_what_the_offer_brings() -> None:
    found = case(offered(WOOD, 3, METAL, 2), MARI, codes.ACCEPT + BABYLON)
    assert points(found)["wood"] > 0 > points(found)["metal"]
    assert (found.note, found.instead) == ("", None)


def test_declining_tells_what_the_offer_would_cost() -> None:
    found = case(offered(WOOD, 1, FLOUR, 8), MARI, codes.DECLINE + BABYLON)
    assert found.instead == codes.ACCEPT + BABYLON
    assert points(found)["flour"] > 0


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
            assert (found.note, points(found)["wood"] > 0) == ("accepted", True)
        board.do(MARI, action)
    assert points(case(board, BABYLON, codes.TOLLS))["metal"] > 0
    assert case(board, BABYLON, codes.NO_TOLLS) == Case(note="tolls")


def test_free_passage_has_a_reason_or_a_sentence() -> None:
    assert case(caravan(), MARI, codes.FREE + BABYLON) == Case(note="free")


def test_an_attack_is_fought_out_over_many_dice() -> None:
    board = front().troops(BABYLON, Province.KISH, foot=6).troops(ESHNUNNA, Province.BAGDAD, foot=3)
    found = case(board, BABYLON, ATTACK)
    assert found.note == "dice"
    assert 0 < points(found)["symbols"] <= 1
    assert min(points(found).values()) < 0, "what it costs is told too"
    board.do(BABYLON, ATTACK)
    while board.task(BABYLON) in (Task.ATTACK_AT, Task.FOE, Task.COMMIT) and not board.can(BABYLON, GO):
        board.do(BABYLON, min(board.legal(BABYLON)))
    assert points(case(board, BABYLON, GO)).get("foot", 0) <= 0, "those who attack aren't new"


def test_a_march_counts_with_the_attack_it_is_for() -> None:
    board = front().troops(BABYLON, Province.BABYLON, foot=4)
    taken = Whole(GreedyActions(JUDGEMENT, 4)).taken(board.table.records, BABYLON, codes.UNIT, 1)
    assert said(in_words(GAME, BABYLON, taken), "mesopotamia").startswith("march from Babylon to ")
    assert len(taken) > 2, "a unit, from where and where to at least"
    found = case(board, BABYLON, codes.UNIT)
    assert found.reasons
    assert sum(points(found).values()) > 0


def test_building_brings_symbols_as_often_as_the_roll_succeeds() -> None:
    board = known(turn_of(BABYLON).owns(BABYLON, Province.KISH))
    found = case(board, BABYLON, codes.ERECT + Building.MARDUK)
    assert found.note == "dice"
    assert 0 < points(found)["symbols"] <= 1
    assert [reason.words.values for reason in found.reasons if reason.words.key == "reason-symbols-chance"] == [
        {"percent": 50}
    ], "the chance of the roll is exact"
    assert min(points(found).values()) < 0


def test_goods_from_the_bank_count_with_what_they_are_for() -> None:
    board = known(turn_of(BABYLON).owns(BABYLON, Province.KISH).stock(BABYLON, 6, 20, 0, 0, 25))
    board.g.stock[BABYLON, METAL] = int(board.g.building_price) - 1
    action = next(
        code
        for code in board.legal(BABYLON)
        if codes.BANK <= code < codes.TRADE and codes.bank_pair(code - codes.BANK) == (WOOD, METAL)
    )
    found = case(board, BABYLON, action)
    assert found.note == "dice"
    assert points(found)["symbols"] > 0
    taken = Whole(GreedyActions(JUDGEMENT, 4)).taken(board.table.records, BABYLON, action, 1)
    assert said(in_words(GAME, BABYLON, taken), "mesopotamia").startswith(
        "exchange 3 wood for 1 metal at the bank, then build a"
    )


def test_a_campaign_is_paid_and_rolled_for() -> None:
    board = (
        turn_of(BABYLON)
        .policy()
        .owns(BABYLON, Province.KISH)
        .owns(ESHNUNNA, Province.BAGDAD)
        .troops(BABYLON, Province.KISH, foot=3)
    )
    found = case(known(board), BABYLON, codes.CAMPAIGN + Campaign.WAR)
    assert said(found.reasons[0].words, "mesopotamia") == "50% chance that the campaign succeeds"
    assert points(found)["prey"] > 0
    board.do(BABYLON, codes.CAMPAIGN + Campaign.WAR)
    assert points(case(board, BABYLON, codes.PARTY + ESHNUNNA))["prey"] > 0


def test_an_alliance_waits_for_its_partners_consent() -> None:
    board = turn_of(BABYLON).policy().owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD)
    known(board.troops(ESHNUNNA, Province.BAGDAD, foot=2).troops(BABYLON, Province.KISH, foot=6)).do(
        BABYLON, codes.CAMPAIGN + Campaign.ALLIANCE
    )
    found = points(case(board, BABYLON, codes.PARTY + ESHNUNNA))
    assert found["allies"] > 0
    board.loaded(6).do(BABYLON, codes.PARTY + ESHNUNNA, codes.PAY + WOOD)
    assert points(case(board, ESHNUNNA, codes.YES))["allies"] > 0
    assert case(board, ESHNUNNA, codes.NO).reasons == ()


def test_work_is_done_at_its_place() -> None:
    board = known(lay_mesopotamia().walk(BABYLON, Phase.FORGES))
    assert points(case(board, BABYLON, codes.WORK + Work.FOOT))["foot"] > 0
    board.stock(BABYLON, 6, 20, 9, 0, 9)
    assert points(case(known(board), BABYLON, codes.WORK + Work.SMELT))["metal"] > 0


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


def test_who_lacks_something_to_build_is_told_that_and_no_more() -> None:
    board = known(turn_of(BABYLON).owns(BABYLON, Province.KISH).stock(BABYLON, flour=2, metal=2, wood=0))
    words_ = note("done-building", board.table.records, taken_by(board, DONE), BABYLON)
    assert (
        said(words_, "mesopotamia") == "A temple or canal takes 1 metal, wood and flour each, and you have 2, 0 and 2."
    )
    board.stock(BABYLON, flour=2, metal=2, wood=2)
    assert note("done-building", board.table.records, taken_by(board, DONE), BABYLON).key == "note-done-building"


def test_an_alliance_with_somebody_far_away_is_for_later() -> None:
    board = known(turn_of(BABYLON).policy().owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD).no_troops())
    board.do(BABYLON, codes.CAMPAIGN + Campaign.ALLIANCE)
    taken = taken_by(board, codes.PARTY + ESHNUNNA)
    assert note("alliance", board.table.records, taken, BABYLON).key == "note-alliance-far"
    board.troops(ESHNUNNA, Province.BAGDAD, foot=2)
    assert note("alliance", board.table.records, taken, BABYLON).values["beside"] == 2


def test_a_roll_that_is_not_made_is_a_chance_given_up() -> None:
    before, after, terms = np.zeros((4, COUNTED)), np.zeros((4, COUNTED)), np.zeros(TERMS)
    before[::2, 0] = 1
    terms[Term.SYMBOLS] = -0.5
    (reason,) = reasons(before, after, terms, np.zeros(len(Material)))
    assert said(reason.words, "mesopotamia") == "you give up a 50% chance of a symbol on the frame"
    assert reason.points < 0


def test_being_done_has_a_sentence_where_nothing_can_be_done() -> None:
    board = known(turn_of(BABYLON).march(BABYLON).no_troops().stock(BABYLON))
    assert case(board, BABYLON, DONE) == Case(note="done-moving")


def test_an_offer_is_suggested_with_all_that_is_in_it_and_carried_out_step_by_step() -> None:
    board = market()
    action = GreedyActions(JUDGEMENT, 4).choose(board.table.records, BABYLON, 1)
    found = told_of(board.table, BABYLON, action)
    assert said(found.suggestion, "mesopotamia").startswith("offer ")
    assert found.steps[-1].action == codes.SEND
    assert said(found.note, "mesopotamia") == "If the offer is accepted:" if found.note else False
    board.do(BABYLON, *[step.action for step in found.steps])
    assert board.g.sent[BABYLON] == 1


def test_steps_end_where_dice_are_thrown() -> None:
    board = known(turn_of(BABYLON).owns(BABYLON, Province.KISH))
    found = told_of(board.table, BABYLON, codes.ERECT + Building.MARDUK)
    game, dice = board.table.copy(), []
    for step in found.steps:
        assert step.action in game.legal(BABYLON)
        assert step.question == GAME.question_words(game.g, BABYLON)
        game.apply(BABYLON, step.action)
        dice.append(int(game.dice[THROWS]) - int(board.table.dice[THROWS]))
    assert dice[-1] > 0, "the roll belongs to the building"
    assert not any(dice[:-1]), "nothing follows a throw"


def test_steps_of_the_same_units_are_one_march() -> None:
    marches = [March(0, [1, 2]), March(0, [1, 2]), March(0, [2, 3]), March(0, [2, 3]), March(1, [5, 6])]
    assert joined(marches) == [March(0, [1, 2, 3], 2), March(1, [5, 6])]


def test_the_end_of_a_phase_that_throws_dice_waits_for_its_own_press() -> None:
    """Who fells may still change their mind; the harvest after it is known for good."""
    table, habit = Table(GAME, 3, seed=21), GreedyActions(JUDGEMENT, 3)
    seen = 0
    for step in range(400 if JIT else 60):
        seat = table.actors()[step % len(table.actors())]
        action = habit.choose(table.records, seat, step)
        found = told_of(table, seat, action, seats=3)
        copy = table.copy()
        for number, one in enumerate(found.steps):
            before = int(copy.dice[THROWS])
            copy.apply(seat, one.action)
            if int(copy.dice[THROWS]) > before and one.action == DONE:
                assert number == 0
                seen += 1
        table.apply(seat, action)
    assert seen or not JIT, "no phase ended with dice: the test can't fail"


def told_of(table: Table, seat: int, action: int, seats: int = 4) -> Hint:
    """The hint for a choice that a search has made."""
    thoughts = Thoughts([action], [1], [0.25], np.zeros(seats), 0, 0.0)
    return Choices(JUDGEMENT, seats).hint(table.records, seat, thoughts, seed=1)


def test_a_hint_of_the_first_decision_is_legal() -> None:
    table = Table(GAME, 4, seed=1)
    seat = table.actors()[0]
    found = hint("mesopotamia", table.digest(), 4, seat, seed=1, playouts=1)
    assert found.action in table.legal(seat)
    assert found.reasons


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
        one, other = (Choices(JUDGEMENT, 4).case(records, seat, action, step) for records in views)
        assert one == other
        table.apply(seat, action)
    assert changed, "nothing was hidden: the test can't fail"


def test_every_sentence_has_words() -> None:
    consequences, board = Consequences(JUDGEMENT, 4), market()
    taken = Whole(GreedyActions(JUDGEMENT, 4)).taken(board.table.records, BABYLON, DONE, 1)
    for action in range(GAME.actions):
        key = consequences.note(board.table.records, BABYLON, action, None, False)
        if key not in UNEXPLAINED:
            assert said(note(key, board.table.records, taken, BABYLON), "mesopotamia")


def test_a_tree_that_grows_back_can_be_felled_in_any_season() -> None:
    for language in LANGUAGES:
        said_here = words(language, JUDGEMENTS[GAME.name].catalogue, GAME.catalogue, COMMON_WORDS).say
        spring = said_here(Message("season-spring"))
        assert spring.casefold()[:5] not in said_here(Message("note-regrow")).casefold(), language
