"""How bots think about Amyitis."""

from pathlib import Path

from tworivers.amyitis import GAME
from tworivers.bots import growing, trying
from tworivers.bots.amyitis import habits, journeys, worth
from tworivers.bots.greedy import Greedy
from tworivers.bots.judgement import Judgement
from tworivers.bots.search import Search

JUDGEMENT = Judgement(
    game=GAME,
    terms=worth.Term,
    rules={
        "appraise": worth.appraise,
        "outlook": worth.outlook,
        "settled": worth.settled,
        "urge": habits.urge,
        "best_journeys": journeys.best_journeys,
        "time_left": worth.time_left,
    },
    weights_file=Path(__file__).parent / "weights.toml",
    templates=(trying, growing),
    greedy=Greedy,
    search=Search,
)
