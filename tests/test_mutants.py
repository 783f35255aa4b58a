"""The tables of mutants fit the rules and the tests as they are;
`python tests/mutants.py` sees which tests fail on them.
"""

from __future__ import annotations

import pytest

from mutants import GAMES, BadTable, Mutant, read_table
from tworivers import games


def problem(mutant: Mutant) -> str:
    """Why a mutant can't be made, or nothing."""
    try:
        mutant.check()
    except BadTable as found:
        return str(found)
    return ""


def test_every_game_has_mutants() -> None:
    assert sorted(games.GAMES) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_fits_the_rules_and_the_tests(game: str) -> None:
    problems = [found for mutant in read_table(game) if (found := problem(mutant))]
    assert not problems, "\n".join(problems)
