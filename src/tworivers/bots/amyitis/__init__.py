"""How bots think about Amyitis."""

from pathlib import Path

from tworivers.amyitis import GAME
from tworivers.bots.amyitis import habits, journeys, worth
from tworivers.bots.judgement import Judgement

JUDGEMENT = Judgement(
    game=GAME,
    terms=worth.Term,
    rules={
        "appraise": worth.appraise,
        "outlook": worth.outlook,
        "settled": worth.settled,
        "urge": habits.urge,
        "best_journeys": journeys.best_journeys,
    },
    weights_file=Path(__file__).parent / "weights.toml",
)
