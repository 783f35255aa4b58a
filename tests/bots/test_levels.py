"""What a server asks of bots: a level, a position in bytes, and back comes a legal action."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from tworivers import bots
from tworivers.bots.registry import JUDGEMENTS, NoSuchBot, bot_named
from tworivers.engine.compiled import JIT
from tworivers.engine.messages import COMMON_WORDS, Message, own_catalogue, words
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES


def ask(table: Table, level: str, seed: int) -> int:
    seat = table.actors()[0]
    return bots.choose(table.game.name, level, table.digest(), table.seats, seat, seed)


def play_at_random(table: Table, decisions: int) -> None:
    for number in range(decisions):
        if not table.over:
            table.apply(table.actors()[0], ask(table, "random", number))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_levels_from_easy_to_hard(game: str) -> None:
    found = bots.levels_of(game)
    assert found[0] == "random"
    assert [level for level in bots.LEVELS if level in found] == list(found)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("game", "seats"), [("amyitis", 2), ("amyitis", 4), ("mesopotamia", 3), ("mesopotamia", 8)])
def test_every_level_answers_with_a_legal_action(
    game: str, level: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not JIT:
        bot_named.cache_clear()
        quick = replace(JUDGEMENTS[game], brief_playouts=2, long_playouts=4)
        monkeypatch.setitem(JUDGEMENTS, game, quick)
    if not JIT and game == "mesopotamia" and level not in ("random", "apprentice", "scribe"):
        pytest.skip("takes whole games")
    table = Table(GAMES[game], seats, seed=seats)
    for number in range(3):
        play_at_random(table, 25)
        assert ask(table, level, number) in table.legal(table.actors()[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bots.LEVELS)
def test_every_level_has_words_in_every_language(name: str, language: str) -> None:
    assert words(language, COMMON_WORDS).say(Message(bots.LEVELS[name].label, {}))
    for key in (f"level-{name}", f"level-{name}-note"):
        assert words(language, own_catalogue("pages/common")).say(Message(key))


def test_a_question_can_travel_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(bots.choose)) is bots.choose


def test_a_level_that_is_not_there_is_named() -> None:
    table = Table(GAMES["amyitis"], 2, seed=1)
    with pytest.raises(NoSuchBot, match="no bot 'sultan'; it has random, apprentice"):
        ask(table, "sultan", 0)


@pytest.mark.parametrize("playouts", ["", "0", "-1", "many", "1.5", "1000001", "9" * 5000])
def test_a_search_of_no_sensible_size_is_refused(playouts: str) -> None:
    with pytest.raises(NoSuchBot, match=r"search:PLAYOUTS \(1 to 1,000,000\)"):
        bot_named("amyitis", f"search:{playouts}", 2)


def test_bytes_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="a record of amyitis has"):
        bots.choose("amyitis", "random", b"123", 2, 0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_warming_up_is_harmless(game: str) -> None:
    bots.warm_up(game)
