"""Reasons have words, the same in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tworivers.bots.registry import JUDGEMENTS
from tworivers.engine.messages import catalogue_file
from tworivers.languages import LANGUAGES

UNTOLD = {
    "amyitis": {"storehouse", "palace", "presence", "turn", "pending"},
    "mesopotamia": {"walls", "conquest", "enmity", "bargain", "share"},
}
"""Terms that would tell a player nothing."""


def reasons(game: str, language: str) -> set[str]:
    """The keys of a game's catalogue."""
    text = catalogue_file(JUDGEMENTS[game].catalogue, language).read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


@pytest.mark.parametrize("game", JUDGEMENTS)
def test_every_term_has_words_unless_it_is_left_untold(game: str) -> None:
    terms = {term.name.lower() for term in JUDGEMENTS[game].terms}
    keys = {key.removeprefix("reason-") for key in reasons(game, "en") if key.startswith("reason-")}
    assert {key.rsplit("-", 1)[0] for key in keys} == terms - UNTOLD.get(game, set())
    assert {key.rsplit("-", 1)[1] for key in keys} <= {"more", "less"}


@pytest.mark.parametrize("game", JUDGEMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(game: str, language: str) -> None:
    assert reasons(game, language) == reasons(game, "en")
