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
    drafts,
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
from tworivers.mesopotamia.frame import remove_symbol
from tworivers.mesopotamia.names import EMPTY, Obstacle, OfferState, Task
from tworivers.mesopotamia.packing import campaign_and_rival, party_and_symbol, tribe_and_steps, unit_and_origin
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
)
"""Cards and trade, which every main decision allows."""


FREE_ANSWERS = (
    Answer(codes.CARD, interrupts.interrupt, interrupts.free_card_obstacle, interrupts.free_cards),
    Answer(codes.BANK, bank.trade_with_bank, interrupts.free_bank_obstacle, interrupts.free_bank_trades),
    Answer(codes.TRADE, trade.begin_offer, interrupts.free_offer_obstacle, interrupts.free_partners),
    Answer(codes.WITHDRAW, trade.withdraw, interrupts.free_withdrawal_obstacle),
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
    _ask(Task.VOTE, Answer(codes.VOTE, rounds.vote)),
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
        Answer(codes.NO, battle.attacker_falls),
        words=asking.battlefield,
    ),
    _ask(
        Task.CONVERT,
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

BASKETS = (
    Question(
        Task.DRAFT,
        (
            Answer(codes.GIVE, drafts.give, drafts.giving_obstacle, gate=drafts.draft_gate),
            Answer(codes.UNGIVE, drafts.ungive, drafts.ungiving_obstacle, gate=drafts.draft_gate),
            Answer(codes.ASK, drafts.ask, drafts.asking_obstacle, gate=drafts.draft_gate),
            Answer(codes.UNASK, drafts.unask, drafts.unasking_obstacle, gate=drafts.draft_gate),
            Answer(codes.GIVE_CARD, drafts.give_card, drafts.giving_card_obstacle, gate=drafts.draft_gate),
            Answer(codes.UNGIVE_CARD, drafts.ungive_card, drafts.ungiving_card_obstacle, gate=drafts.draft_gate),
            Answer(codes.ASK_CARD, drafts.ask_card, drafts.asking_card_obstacle, gate=drafts.draft_wish_gate),
            Answer(codes.UNASK_CARD, drafts.unask_card, drafts.unasking_card_obstacle, gate=drafts.draft_gate),
            Answer(codes.SEND, drafts.send_draft, drafts.sending_obstacle),
            Answer(codes.DROP, trade.withdraw),
        ),
        asked=True,
        stays=True,
        first=drafts.count_edit,
        words=asking.words_of(Task.DRAFT, asking.who),
    ),
    Question(
        Task.TOLL,
        (
            Answer(codes.GIVE, None, drafts.toll_side_obstacle),
            Answer(codes.UNGIVE, None, drafts.toll_side_obstacle),
            Answer(codes.ASK, drafts.demand, drafts.demanding_obstacle, gate=drafts.toll_gate),
            Answer(codes.UNASK, drafts.undemand, drafts.undemanding_obstacle, gate=drafts.toll_gate),
            Answer(codes.GIVE_CARD, None, drafts.toll_side_obstacle),
            Answer(codes.UNGIVE_CARD, None, drafts.toll_side_obstacle),
            Answer(codes.ASK_CARD, drafts.demand_card, drafts.demanding_card_obstacle, gate=drafts.toll_wish_gate),
            Answer(codes.UNASK_CARD, drafts.undemand_card, drafts.undemanding_card_obstacle, gate=drafts.toll_gate),
            Answer(codes.SEND, drafts.send_toll),
            Answer(codes.DROP, None, drafts.toll_side_obstacle),
        ),
        values=("proposer",),
        asked=True,
        stays=True,
        first=drafts.count_toll_edit,
        words=asking.words_of(Task.TOLL, asking.who),
    ),
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
