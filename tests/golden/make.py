"""Writes the golden games anew: `python tests/golden/make.py`.

Do so only when the rules' version changes, and say why in the changelog. Those of the version before go to
`earlier/`, where they replay by their own rules.
"""

from __future__ import annotations

import random
from pathlib import Path

from tworivers.engine.conformance import settings_of
from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.engine.rules import Game
from tworivers.games import GAMES

FOLDER = Path(__file__).parent


def golden_names(game: Game) -> dict[str, tuple[int, dict[str, str]]]:
    """The golden games a game must have, by file name: the settings it is checked with."""
    return {
        "-".join([game.name, str(seats), *map("=".join, options.items())]) + ".trg": (seats, options)
        for seats, options in settings_of(game)
    }


def golden_match(game: Game, seats: int, options: dict[str, str]) -> Match:
    """A whole random game, the same every time: a kind of action is drawn, then one of that kind,
    so that no kind is rare.
    """
    match = Match(game, seats, f"golden {game.name} {seats}", options)
    chance = random.Random(seats)
    while not match.over:
        seat = chance.choice(match.table.actors())
        kinds: dict[str, list[int]] = {}
        for action in match.table.legal(seat):
            kinds.setdefault(game.notation(int(action)).split()[0], []).append(int(action))
        match.play(seat, chance.choice(chance.choice(list(kinds.values()))))
    return match


if __name__ == "__main__":
    for game in GAMES.values():
        for name, (seats, options) in golden_names(game).items():
            (FOLDER / name).write_text(save_text(golden_match(game, seats, options)), encoding="utf-8")
            print(name)
