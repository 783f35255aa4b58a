"""The games there are, by name."""

from tworivers.amyitis import GAME as AMYITIS
from tworivers.engine.rules import Game

GAMES: dict[str, Game] = {AMYITIS.name: AMYITIS}
