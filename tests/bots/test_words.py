"""Hints have words, the same in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tworivers.bots.amyitis.changes import COURT
from tworivers.bots.mesopotamia.changes import BY_CHANCE, FACTS
from tworivers.bots.registry import JUDGEMENTS
from tworivers.engine.messages import catalogue_file
from tworivers.languages import LANGUAGES


def reasons(game: str, language: str) -> set[str]:
    """The keys of a game's catalogue."""
    text = catalogue_file(JUDGEMENTS[game].catalogue, language).read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


COUNTED_IN_AMYITIS = ("prestige", "talents", "camels", "good", "gardeners", "channels", "favour", "journey")
"""What is told as more or less there, besides what the court brings."""


@pytest.mark.parametrize("game", JUDGEMENTS)
def test_everything_that_changes_has_words_with_its_unit(game: str) -> None:
    names = {
        "amyitis": [*COUNTED_IN_AMYITIS, *(name for _, name, _, _ in COURT)],
        "mesopotamia": [*(name for name, _, _ in FACTS), "goods"],
    }[game]
    keys = reasons(game, "en")
    assert {f"reason-{name}-{how}" for name in names for how in ("more", "less")} <= keys
    if game == "mesopotamia":
        assert {f"reason-{name}-{how}" for name in BY_CHANCE.values() for how in ("chance", "risk")} <= keys


@pytest.mark.parametrize("game", JUDGEMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(game: str, language: str) -> None:
    assert reasons(game, language) == reasons(game, "en")
