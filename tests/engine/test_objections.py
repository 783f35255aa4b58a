"""What is wrong with something that people bring is said in their language, and in English where nobody asks."""

from __future__ import annotations

import errno
import pickle
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict, ValidationError

from tworivers.engine.boxes import BadBox
from tworivers.engine.match import Match
from tworivers.engine.messages import Message
from tworivers.engine.notation import BadSave, load_text, save_text
from tworivers.engine.objections import FAILURES, LONGEST, Objection, failure
from tworivers.engine.rules import BadOption, Game
from tworivers.engine.toml_faults import FAULTS, toml_fault
from tworivers.engine.wrong_values import wrong_value
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES
from tworivers_wells import GAME as WELLS

ODD: tuple[Any, ...] = ("x", 10**9, -1, 1.5, True, [], ["x"], [[]], {}, {"x": 1}, [{"x": 1}])
"""Values that are wrong nearly everywhere."""


def test_an_objection_is_english_for_programs_and_any_language_for_people() -> None:
    with pytest.raises(BadOption) as raised:
        WELLS.check_seats(4)
    assert str(raised.value) == "wells is for 2 to 3 players, not 4"
    assert raised.value.said_in("de") == "wells ist für 2 bis 3 Spieler, nicht für 4"


def test_a_saved_game_is_explained_with_its_games_words() -> None:
    text = save_text(Match(WELLS, 2, "a well")).replace("\nend 0", "\n1 ash add 2\nend 1")
    with pytest.raises(BadSave) as raised:
        load_text(text, "game.trg", {"wells": WELLS})
    assert raised.value.said_in("de") == (
        "game.trg (nach dem Speichern verändert): Zeile 10: ash kann 'add 2' nicht spielen: Erst raten alle."
    )


def test_a_box_is_explained_with_its_games_words() -> None:
    game = GAMES["amyitis"]
    text = game.standard_box.read_text(encoding="utf-8").replace('"ninoua"], mark', '"mari"], mark')
    with pytest.raises(BadBox) as raised:
        game.read_box(text, "my.toml")
    assert "mari stands in the order twice" in str(raised.value)
    assert "mari steht zweimal in der Reihenfolge" in raised.value.said_in("de")


def test_it_travels_to_other_processes() -> None:
    for error in (
        BadBox("my.toml", Message("wrong-key-missing", {"key": "end"})),
        BadSave("game.trg", 3, Message("wrong-save-digest"), WELLS.catalogue),
    ):
        there = pickle.loads(pickle.dumps(error))
        assert type(there) is type(error)
        assert str(there) == str(error)
        assert there.catalogues == error.catalogues


def test_a_long_text_is_cut_off() -> None:
    error = Objection(Message("wrong-in-file", {"file": "x" * 5000, "reason": Message("wrong-save-empty")}))
    assert len(str(error)) < LONGEST + 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_system_says_has_a_sentence(language: str) -> None:
    for number in FAILURES:
        assert Objection(failure(OSError(number, "No English here"))).said_in(language)
    told = Objection(failure(OSError(errno.EPIPE, "Broken pipe"))).said_in(language)
    assert "EPIPE" in told
    assert "Broken pipe" not in told


TOML_FAULTS = [
    ("a = 1\n!", "line 2, column 1: expected a key, a heading in brackets or a comment"),
    ("a = 1 b = 2", "line 1, column 7: expected the end of the line"),
    ("a = 1\na = 2", "this stands in the file already"),
    ("[a]\n[a]", "this stands in the file already"),
    ("[a]\nb.c = 1\n[a.b]", "this stands in the file already"),
    ("a = { b = 1, b = 2 }", "this stands in the file already"),
    ("a = { b = 1 }\na.c = 1", "this stands in the file already"),
    ("[a", "the brackets of this heading don't close"),
    ("[[a]", "the brackets of this heading don't close"),
    ("a 1", 'line 1, column 3: expected "=" behind the key'),
    ("[!]", "a key can't begin like this"),
    ("a = [1, 2", "at its end: this list doesn't close"),
    ("a = { b = 1", "at its end: this table in braces doesn't close"),
    ('a = "b', "this text doesn't end"),
    ('a = """b', "this text doesn't end"),
    ("a = 'b\nc'", "this character can't stand here"),
    ('a = "\\q"', 'no such sign behind "\\"'),
    ('a = "\\u00zz"', 'no such sign behind "\\"'),
    ('a = "\\ud800"', 'no such sign behind "\\"'),
    ('a = "\0"', "this character can't stand here"),
    ("# \0", "this character can't stand here"),
    ("a = 2024-02-30", "there is no such date or time"),
    ("a = nothing", "line 1, column 5: expected a value"),
]


@pytest.mark.parametrize(("text", "told"), TOML_FAULTS)
def test_what_is_no_toml_is_told_in_our_words_with_its_place(text: str, told: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as raised:
        tomllib.loads(text)
    assert told in str(Objection(toml_fault(raised.value)))


def test_every_fault_of_the_toml_reader_was_seen() -> None:
    seen = set()
    for text, _ in TOML_FAULTS:
        with pytest.raises(tomllib.TOMLDecodeError) as raised:
            tomllib.loads(text)
        seen.add(str(toml_fault(raised.value).values["fault"]))
    assert seen == {str(Message(key)) for _, key in FAULTS}


@pytest.mark.parametrize("game", [*GAMES.values(), WELLS], ids=lambda game: game.name)
def test_whatever_stands_wrong_in_a_box_is_told_in_our_words(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Odd values in every place of the file: nothing of pydantic's own English is left over."""
    right = tomllib.loads(game.standard_box.read_text(encoding="utf-8"))
    told: dict[tuple[str, ...], BadBox] = {}
    for place in places(right):
        for odd in ODD:
            monkeypatch.setattr(tomllib, "loads", lambda _, place=place, odd=odd: changed(right, place, odd))
            try:
                game.read_box("", "my.toml")  # some of them fit by chance
            except BadBox as bad:
                told[tuple(keys(bad.message))] = bad
    assert any("wrong-key" in message for message in told)
    assert not any("wrong-value-other" in message for message in told)
    for language in LANGUAGES:
        assert all(error.said_in(language).startswith("my.toml") for error in told.values())


def places(part: Any, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a file; of a list the first entry stands for all."""
    if here:
        yield here
    if isinstance(part, dict):
        for key in [*part, "odd-key"]:
            yield from places(part.get(key), (*here, key))
    elif isinstance(part, list):
        for index in range(min(1, len(part))):
            yield from places(part[index], (*here, index))


def changed(part: Any, place: tuple[str | int, ...], value: Any) -> Any:
    """The same file with another value at a place."""
    if not place:
        return value
    key, *deeper = place
    if isinstance(part, dict):
        return {**part, key: changed(part.get(key), tuple(deeper), value)}
    assert isinstance(key, int)
    return [*part[:key], changed(part[key], tuple(deeper), value), *part[key + 1 :]]


def keys(message: Message) -> Iterator[str]:
    """The keys of a message and of all in it."""
    yield message.key
    for value in message.values.values():
        if isinstance(value, Message):
            yield from keys(value)


class Strange(BaseModel):
    """A model with a kind of value that none of ours has."""

    model_config = ConfigDict(arbitrary_types_allowed=True)

    path: Path


def test_what_other_packages_object_to_is_passed_on() -> None:
    with pytest.raises(ValidationError) as raised:
        Strange.model_validate({"path": 3})
    assert "path is 3: " in str(Objection(wrong_value(raised.value.errors()[0])))
