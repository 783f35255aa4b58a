"""How bots think about Amyitis."""

from pathlib import Path

from tworivers.amyitis import GAME
from tworivers.bots import tree_kernels, turn_kernels
from tworivers.bots.amyitis import habits, terms, worth
from tworivers.bots.amyitis.telling import Turns
from tworivers.bots.greedy_turns import GreedyTurns
from tworivers.bots.judgement import Judgement
from tworivers.bots.tree_search import TreeSearch
from tworivers.engine.messages import own_catalogue

JUDGEMENT = Judgement(
    game=GAME,
    terms=terms.Term,
    rules={
        "appraise": worth.appraise,
        "outlook": worth.outlook,
        "settled": worth.settled,
        "urge": habits.urge,
        "time_left": terms.time_left,
    },
    weights_file=Path(__file__).parent / "weights.toml",
    catalogue=own_catalogue("amyitis-bots"),
    templates=(turn_kernels, tree_kernels),
    greedy=GreedyTurns,
    search=TreeSearch,
    brief_playouts=150,
    long_playouts=30_000,
    telling=Turns,
    haste=0.35,
)
