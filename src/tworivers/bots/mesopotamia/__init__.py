"""How bots think about Mesopotamia."""

import os
from functools import partial
from pathlib import Path

from tworivers.bots import action_kernels
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.halving import Halving, HalvingSettings
from tworivers.bots.judgement import Judgement
from tworivers.bots.mesopotamia import habits, terms, worth
from tworivers.bots.mesopotamia.characters import CHARACTERS
from tworivers.bots.mesopotamia.telling import Choices
from tworivers.engine.compiled import JIT
from tworivers.engine.messages import own_catalogue
from tworivers.mesopotamia import GAME

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
        "time_left": terms.time_left,
    },
    weights_file=Path(__file__).parent / "weights.toml",
    catalogue=own_catalogue("mesopotamia-bots"),
    templates=(action_kernels,),
    greedy=partial(GreedyActions, lively=True),
    search=Halving,
    opponent=partial(Halving, settings=HalvingSettings(lively=True)),
    characters=CHARACTERS,
    brief_playouts=400,
    long_playouts=10_000,
    brief_threads=min(2, os.cpu_count() or 1) if JIT else 1,
    in_trials={terms.Term.BARGAIN: NO_HAGGLING},
    telling=Choices,
    clear_lead=2.0,
    small_weight=0.05,
)
