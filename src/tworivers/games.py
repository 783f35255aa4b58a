"""The games there are, by name."""

from tworivers.amyitis import GAME as AMYITIS
from tworivers.engine.rules import Game
from tworivers.mesopotamia import GAME as MESOPOTAMIA

GAMES: dict[str, Game] = {game.name: game for game in (AMYITIS, MESOPOTAMIA)}
