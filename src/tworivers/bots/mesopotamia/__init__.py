"""How bots think about Mesopotamia."""

from pathlib import Path

from tworivers.bots import following
from tworivers.bots.comparing import Comparing
from tworivers.bots.judgement import Judgement
from tworivers.bots.mesopotamia import (
    answers,
    bargains,
    card_deals,
    counters,
    fighting,
    habits,
    land,
    playing_cards,
    politics,
    stores,
    terms,
    tolls,
    works,
    worth,
)
from tworivers.bots.mesopotamia.settling import Settling
from tworivers.bots.promising import Promising
from tworivers.mesopotamia import GAME

LEAST = 0.01
"""What a reason must be worth to be told: goods change hands for little more."""
NO_HAGGLING = 9.0
"""The least gain worth an offer, so large that nobody makes one: trials take half the time."""

JUDGEMENT = Judgement(
    game=GAME,
    terms=terms.Term,
    rules={
        "appraise": worth.appraise,
        "outlook": worth.outlook,
        "weigh": habits.weigh,
        "weighty": habits.weighty,
        "answer_gain": answers.answer_gain,
        "plan_swap": bargains.plan_swap,
        "plan_offer": card_deals.plan_offer,
        "plan_counter": counters.plan_counter,
        "attack_gain": fighting.attack_gain,
        "land_worth": land.land_worth,
        "card_gain": playing_cards.card_gain,
        "campaign_gain": politics.campaign_gain,
        "stock_worth": stores.stock_worth,
        "time_left": terms.time_left,
        "plan_toll": tolls.plan_toll,
        "building_gain": works.building_gain,
    },
    weights_file=Path(__file__).parent / "weights.toml",
    templates=(following,),
    greedy=Promising,
    search=Comparing,
    in_trials={terms.Term.BARGAIN: NO_HAGGLING},
    settling=Settling,
    least=LEAST,
)
