"""The table of decisions: what each question of the game takes for an answer, what forbids it and what it does."""

from __future__ import annotations

from enum import IntEnum

from tworivers.engine.decisions import Answer, Question, Rule
from tworivers.engine.dispatch import dispatch
from tworivers.engine.messages import Message
from tworivers.mesopotamia import (
    asking,
    bank,
    battle,
    building,
    cards,
    codes,
    deserters,
    economy,
    forges,
    hands,
    interrupts,
    nomads,
    policy,
    rounds,
    trade,
    transit,
    war,
)
from tworivers.mesopotamia.basket_questions import BASKETS
from tworivers.mesopotamia.frame import leave_symbol, place_symbol, remove_symbol
from tworivers.mesopotamia.names import EMPTY, Obstacle, OfferState, Task
from tworivers.mesopotamia.packing import campaign_and_rival, party_and_symbol, tribe_and_steps, unit_and_origin
from tworivers.mesopotamia.readings import declining_obstacle
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import done, now_value
from tworivers.mesopotamia.words import (
    season_word,
    seat_word,
    task_of,
)


def _ask(
    task: Task,
    *answers: Answer,
    value: str = "",
    values: tuple[str, ...] = (),
    unpack: Rule | None = None,
    stays: bool = False,
    words: asking.AskedWith = asking.nothing,
) -> Question:
    """A question; the number beside it is called `value`, or holds `values`."""
    names = (value,) if value else values
    return Question(task, answers, values=names, unpack=unpack, stays=stays, words=asking.words_of(task, words))


MAIN_ANSWERS = (
    Answer(codes.CARD, cards.play_card, cards.card_obstacle, cards.playable),
    Answer(codes.BANK, bank.trade_with_bank, bank.bank_obstacle, bank.bank_trades),
    Answer(codes.TRADE, trade.begin_offer, trade.offer_obstacle, trade.partners),
    Answer(codes.WITHDRAW, trade.withdraw, trade.withdrawal_obstacle),
    Answer(codes.BANK_FLOUR, bank.trade_with_bank, bank.flour_obstacle),
)
"""Cards and trade, which every main decision allows."""


FREE_ANSWERS = (
    Answer(codes.CARD, interrupts.interrupt, interrupts.free_card_obstacle, interrupts.free_cards),
    Answer(codes.BANK, bank.trade_with_bank, interrupts.free_bank_obstacle, interrupts.free_bank_trades),
    Answer(codes.TRADE, trade.begin_offer, interrupts.free_offer_obstacle, interrupts.free_partners),
    Answer(codes.WITHDRAW, trade.withdraw, interrupts.free_withdrawal_obstacle),
    Answer(codes.BANK_FLOUR, bank.trade_with_bank, interrupts.free_flour_obstacle),
)
"""The same where nothing is asked, and at milling: since version 3 of the rules."""


def _main(task: Task, *answers: Answer, words: asking.AskedWith = asking.nothing) -> Question:
    """A decision that stays until the party says that it is done."""
    every = (Answer(codes.DONE, done), *answers, *MAIN_ANSWERS)
    return Question(task, every, asked=True, stays=True, words=asking.words_of(task, words))


MAIN = (
    _main(Task.FELL, Answer(codes.PLACE, economy.fell, economy.felling_obstacle, economy.fellable)),
    _ask(
        Task.MILL,
        Answer(codes.MILL, economy.mill, economy.milling_obstacle, up_to=economy.most_to_mill),
        *FREE_ANSWERS,
        value="capacity",
        stays=True,
        words=asking.grain,
    ),
    _main(Task.FEED, words=asking.hunger),
    _main(Task.FORGE, Answer(codes.WORK, forges.choose_work, forges.work_obstacle, forges.works_possible)),
    _main(Task.WALL, Answer(codes.PLACE, forges.build_wall, forges.wall_obstacle, forges.walls_possible)),
    _main(Task.WORKS, Answer(codes.ERECT, forges.choose_works, forges.works_obstacle, forges.works_to_build)),
    _main(
        Task.BUILD,
        Answer(codes.BUILD, building.choose_building, building.building_obstacle, building.buildings_possible),
    ),
    _main(
        Task.CAMPAIGN,
        Answer(codes.CAMPAIGN, policy.choose_campaign, policy.campaign_obstacle, policy.campaigns_possible),
    ),
    _main(
        Task.MOVE,
        Answer(codes.UNIT, war.choose_unit, war.unit_obstacle, war.units_to_move),
        Answer(codes.ATTACK, war.begin_attack, war.attack_obstacle),
    ),
)

AT_HOME = (
    _ask(Task.REGROW, Answer(codes.PLACE, economy.regrow, economy.regrowth_obstacle, economy.regrowable)),
    _ask(
        Task.TEAR,
        Answer(codes.PLACE, economy.tear_down, economy.tearing_obstacle, economy.tearable),
        value="missing",
    ),
    _ask(
        Task.WORK_AT,
        Answer(codes.PLACE, forges.do_work, forges.work_site_obstacle, forges.work_sites),
        value="work",
        words=asking.work,
    ),
    _ask(
        Task.SMELT,
        Answer(codes.SMELT, forges.smelt, forges.smelting_obstacle, up_to=forges.most_to_smelt),
        value="province",
        words=asking.forge,
    ),
    _ask(
        Task.PLACE_SYMBOL,
        Answer(codes.YES, place_symbol),
        Answer(codes.NO, leave_symbol),
        value="symbol",
        words=asking.symbol,
    ),
    _ask(
        Task.ERECT_AT,
        Answer(codes.PLACE, building.erect, building.erecting_obstacle, building.erection_sites),
        value="building",
        words=asking.building,
    ),
    _ask(
        Task.BLESS,
        Answer(codes.YES, building.bless, building.blessing_obstacle),
        Answer(codes.NO, building.leave_to_the_die),
        value="symbol",
    ),
)

FOR_ALL = (
    _ask(
        Task.DIRECTION,
        Answer(codes.CLOCKWISE, rounds.go_clockwise),
        Answer(codes.COUNTERCLOCKWISE, rounds.go_counterclockwise),
    ),
    _ask(
        Task.VOTE,
        Answer(codes.YES, rounds.play_on, rounds.one_more_obstacle),
        Answer(codes.NO, rounds.stop_playing, rounds.one_more_obstacle),
        Answer(codes.VOTE, rounds.vote, rounds.years_obstacle),
        words=asking.yearly,
    ),
)

IN_POLICY = (
    _ask(
        Task.RIVAL,
        Answer(codes.PARTY, policy.choose_rival, policy.rival_obstacle, policy.campaign_rivals),
        value="campaign",
    ),
    _ask(
        Task.PAY,
        Answer(codes.PAY, policy.begin_campaign, policy.payment_obstacle, policy.payments_for),
        values=("campaign", "rival"),
        unpack=campaign_and_rival,
    ),
    _ask(
        Task.ENVOYS,
        Answer(codes.YES, policy.send_envoys, policy.envoys_obstacle),
        Answer(codes.NO, policy.keep_envoys),
        values=("campaign", "rival"),
        unpack=campaign_and_rival,
    ),
    _ask(
        Task.CONSENT,
        Answer(codes.YES, policy.consent),
        Answer(codes.NO, policy.refuse_alliance),
        value="suitor",
        words=asking.who,
    ),
)

ON_THE_MARCH = (
    _ask(
        Task.MOVE_FROM,
        Answer(codes.PLACE, war.choose_origin, war.origin_obstacle, war.move_origins),
        value="unit",
    ),
    _ask(
        Task.MOVE_TO,
        Answer(codes.PLACE, war.move_unit, war.goal_obstacle, war.move_goals),
        values=("unit", "origin"),
        unpack=unit_and_origin,
    ),
    _ask(Task.ATTACK_AT, Answer(codes.PLACE, war.choose_target, war.target_obstacle, war.targets)),
    _ask(Task.FOE, Answer(codes.PARTY, war.aim, war.foe_obstacle, war.foes_in), value="province"),
    _ask(
        Task.COMMIT,
        Answer(codes.PLACE, war.choose_source, war.source_obstacle, war.commit_sources),
        Answer(codes.GO, war.open_battle, war.go_obstacle),
        stays=True,
        words=asking.battlefield,
    ),
    _ask(Task.COMMIT_UNIT, Answer(codes.UNIT, war.commit, war.committing_obstacle), value="province"),
)

IN_BATTLE = (
    _ask(Task.DUEL, Answer(codes.UNIT, battle.meet, battle.duelist_obstacle), words=asking.battlefield),
    _ask(
        Task.DEFEND,
        Answer(codes.UNIT, battle.defend_with, battle.defender_obstacle),
        value="attacker",
        words=asking.battlefield,
    ),
    _ask(
        Task.SECOND_WIND,
        Answer(codes.YES, battle.roll_again, battle.second_wind_obstacle),
        Answer(codes.NO, battle.let_fall),
        value="waiting",
        words=asking.battlefield,
    ),
    _ask(
        Task.CONVERT,
        Answer(codes.NO, battle.leave_unconverted, declining_obstacle),
        Answer(codes.SLOT, battle.convert, battle.conversion_obstacle, battle.convertible),
        values=("party", "symbol"),
        unpack=party_and_symbol,
        words=asking.captured,
    ),
    _ask(
        Task.UNSEAT,
        Answer(codes.SLOT, remove_symbol, battle.unseating_obstacle, battle.unseatable),
        value="party",
        words=asking.who,
    ),
)

BY_CARDS = (
    _ask(
        Task.NOMAD_CARD,
        Answer(codes.NO, None, declining_obstacle),
        Answer(codes.CARD, hands.choose_nomad_card, hands.nomad_card_obstacle, hands.nomad_cards_left),
    ),
    _ask(
        Task.NOMAD_STEP,
        Answer(codes.DONE, None, nomads.halt_obstacle),
        Answer(codes.PLACE, nomads.move_tribe, nomads.tribe_step_obstacle, nomads.tribe_steps),
        values=("tribe", "steps"),
        unpack=tribe_and_steps,
        words=asking.tribe,
    ),
    _ask(
        Task.MERCENARIES_AT,
        Answer(codes.PLACE, cards.hire_mercenaries, cards.mercenary_site_obstacle, cards.mercenary_sites),
    ),
    _ask(
        Task.DESERTERS_AT,
        Answer(codes.PLACE, deserters.choose_stack, deserters.deserter_site_obstacle, deserters.deserter_sites),
    ),
    _ask(
        Task.DESERTERS_OF,
        Answer(codes.PARTY, deserters.desert, deserters.deserter_owner_obstacle, deserters.deserter_owners),
        value="province",
    ),
    _ask(Task.LOCUSTS_ON, Answer(codes.PARTY, cards.locusts, cards.victim_obstacle)),
    _ask(Task.INTRIGUE_ONE, Answer(codes.PARTY, cards.choose_ally, cards.first_ally_obstacle)),
    _ask(Task.INTRIGUE_TWO, Answer(codes.PARTY, cards.part_allies, cards.second_ally_obstacle), value="ally"),
    _ask(Task.SPY_ON, Answer(codes.PARTY, cards.spy, cards.victim_obstacle)),
    _ask(Task.TAKE_CARD, Answer(codes.CARD, cards.take_card, cards.loot_obstacle), value="rival", words=asking.who),
)

TO_OFFERS = Question(
    EMPTY,
    (
        Answer(codes.TOLLS, transit.accept_tolls, transit.tolls_obstacle),
        Answer(codes.NO_TOLLS, transit.refuse_tolls, transit.tolls_obstacle),
        Answer(codes.ACCEPT, trade.accept, trade.accepting_obstacle, trade.acceptable),
        Answer(codes.DECLINE, trade.decline, trade.offered_obstacle, trade.declinable),
        Answer(codes.COUNTER, trade.counter, trade.countering_obstacle, trade.counterable),
        Answer(codes.FREE, transit.let_pass, transit.passing_obstacle, transit.passable),
        Answer(codes.DEMAND, transit.begin_toll, transit.demand_obstacle, transit.demandable),
        Answer(codes.REFUSE, transit.refuse_transit, transit.passing_obstacle, transit.passable),
    ),
    values=("offered", "passing"),
    unpack=transit.open_offers,
    stays=True,
)
"""Answers to offers are open whatever else is asked."""


class _Idle(IntEnum):
    """The task of a party that is asked nothing."""

    IDLE = EMPTY


WHEN_IDLE = Question(_Idle.IDLE, FREE_ANSWERS, asked=True, stays=True)
"""What is open where nothing is asked."""

QUESTIONS = (*MAIN, *AT_HOME, *FOR_ALL, *IN_POLICY, *ON_THE_MARCH, *IN_BATTLE, *BY_CARDS, *BASKETS)

STEPS: dict[int, Rule] = {
    Task.WALK: economy.walk,
    Task.FEED_CITIES: economy.feed_cities,
    Task.FRAME_ROLL: building.frame_roll,
    Task.CAMPAIGN_ROLL: policy.roll_campaign,
    Task.BATTLE: battle.battle,
    Task.ROLL_DUEL: battle.roll_duel,
    Task.CONQUEST: battle.conquest,
    Task.RAISE_SYMBOL: battle.raise_symbol,
    Task.SETTLE: battle.leave_battlefield,
    Task.RESUME: interrupts.resume,
}
"""What does itself when it comes to the top of a stack."""

DISPATCH = dispatch(__name__, codes.TABLE, (*QUESTIONS, WHEN_IDLE), STEPS, done, Obstacle.OTHER_QUESTION, TO_OFFERS)

_ASKED = {question.task: question for question in QUESTIONS}


def question_words(g: State, seat: int) -> Message:
    """The question asked of a seat; for others and those who wait, what the round is about."""
    task = task_of(g, seat) if 0 <= seat < g.seats else None
    words = None if task is None else _ASKED[task].words
    if words is not None:
        return words(g, seat, now_value(g, seat))
    asked = [other for other in range(g.seats) if 0 <= seat < g.seats and _asked_by(g, seat, other)]
    if asked:
        return Message("ask-offer", {"who": seat_word(g, asked[0])})
    if g.active != EMPTY:
        return Message("ask-other-turn", {"who": seat_word(g, int(g.active))})
    return Message("ask-others", {"season": season_word(economy.season_of(g)), "year": economy.year_of(g)})


def _asked_by(g: State, seat: int, proposer: int) -> bool:
    """Whether a seat has an answer to give about a proposer's offer."""
    if proposer == seat:
        return bool(g.offer[seat] == OfferState.TOLLS)
    return trade.was_offered(g, seat, proposer) or trade.asked_for_transit(g, seat, proposer)
