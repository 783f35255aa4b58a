"""Every game's catalogues are whole: the same messages in every language, and words for every option."""

from __future__ import annotations

import re

import pytest

from tworivers.engine.messages import LANGUAGES, Message, words
from tworivers.engine.rules import Game
from tworivers.games import GAMES


def keys(game: Game, language: str) -> set[str]:
    text = (game.catalogues / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_language_has_the_same_messages(game: Game, language: str) -> None:
    assert keys(game, language) == keys(game, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_and_value_has_words(game: Game, language: str) -> None:
    for option in game.options:
        for key in (option.name, *(f"{option.name}-{value}" for value in option.values)):
            assert words(language, game.catalogues).say(Message(f"option-{key}"))
