"""Every sentence of the pages of rules has its place in the rule books."""

from __future__ import annotations

import pytest

from rulebook.rules_pages import PROGRAM, UNPLACED, places, sentences
from tworivers.engine.rulebook import read_book
from tworivers.games import GAMES

every_book = pytest.mark.parametrize("name", [game.name for game in GAMES.values() if game.rulebook is not None])


@every_book
def test_every_sentence_is_listed(name: str) -> None:
    listed = [sentence for _, sentence in places(name)]
    assert listed == sentences(name), (
        "run `python tests/rulebook/rules_pages.py` and write down where new ones are said"
    )
    assert len(listed) > 100


@every_book
def test_every_sentence_has_a_place_that_exists(name: str) -> None:
    folder = GAMES[name].rulebook
    assert folder is not None
    known = {section.id for section in read_book(folder).sections()}
    for sections, sentence in places(name):
        assert sections, sentence
        assert UNPLACED not in sections, sentence
        assert set(sections) <= known or sections == [PROGRAM], sentence


@every_book
def test_only_what_speaks_of_the_code_is_left_to_programmers(name: str) -> None:
    left = [sentence for sections, sentence in places(name) if PROGRAM in sections]
    assert all("`" in sentence for sentence in left)
    assert len(left) <= 2


def test_a_changed_sentence_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sentences("amyitis")
    monkeypatch.setattr("rulebook.rules_pages.PAGES", _Changed())
    assert sentences("amyitis") != before


class _Changed:
    """A folder in which every page says something else."""

    def __truediv__(self, name: str) -> _Changed:
        return self

    def read_text(self, encoding: str) -> str:
        """The page."""
        return "# Other rules\n\nYou lose. You win."
