"""Every catalogue is whole: the same messages and values in each language, in that language, with all plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
    VariableReference,
)

from tworivers.engine import messages
from tworivers.engine.messages import COMMON_WORDS, catalogue_file, words
from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.languages import FALLBACK, LANGUAGES, LANGUAGES_FOLDER

FILES = sorted(str(path.relative_to(LANGUAGES_FOLDER / "en")) for path in (LANGUAGES_FOLDER / "en").rglob("*.ftl"))
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

NAMES = ("city", "party", "province", "temple", "map-tigris", "map-zagros", "map-taurus", "share-house")
"""Messages, by how their keys begin, that are proper names; `other` words may hold them too."""
AS_IN_ENGLISH = "as-in-english.txt"
"""Words that a language spells as English does; a message of other words that stands as in English is untranslated."""
ENGLISH_ONLY = re.compile(r"\b(the|you|your|yours|and|this|which|with|from|they|their|has|have|into)\b", re.IGNORECASE)
"""Words that no other of the languages has: where one stands, something was left in English."""


class Told:
    """What a message refers to: its values, and the forms of its plurals."""

    def __init__(self, entry: BaseNode) -> None:
        self.values: set[str] = set()
        self.plurals: list[set[str]] = []
        self.text = ""
        for node in nodes(entry):
            if isinstance(node, VariableReference):
                self.values.add(node.id.name)
            if isinstance(node, TextElement | StringLiteral):
                self.text += f"\n{node.value}"
            if isinstance(node, SelectExpression):
                keys = [one.key for one in node.variants]
                forms = {str(key.value if isinstance(key, NumberLiteral) else key.name) for key in keys}
                if forms & (CATEGORIES - {"other"}):
                    self.plurals.append(forms)

    def words(self) -> list[str]:
        """The words it says."""
        return re.findall(r"[^\W\d_]{2,}", self.text.lower())


def nodes(root: object) -> Iterator[BaseNode]:
    """A message's nodes, all the way down."""
    if isinstance(root, BaseNode):
        yield root
        for part in vars(root).values():
            yield from nodes(part)
    elif isinstance(root, list):
        for part in root:
            yield from nodes(part)


@cache
def read(path: Path) -> dict[str, Told]:
    """A file's messages; whatever can't be read, or stands twice, is told at once."""
    found: dict[str, Told] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: can't be read: {entry.content}"
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = Told(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    folder = LANGUAGES_FOLDER / language
    assert sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(file: str, language: str) -> None:
    english, other = read(LANGUAGES_FOLDER / FALLBACK / file), read(LANGUAGES_FOLDER / language / file)
    missing, strange = set(english) - set(other), set(other) - set(english)
    assert not missing, f"{language}/{file} lacks {', '.join(sorted(missing))}"
    assert not strange, f"{language}/{file} has what English lacks: {', '.join(sorted(strange))}"
    for key, told in other.items():
        wrong = told.values ^ english[key].values
        assert not wrong, f"{language}/{file}: {key} has other values than in English: {', '.join(sorted(wrong))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form_that_the_language_asks_for(language: str) -> None:
    """CLDR says which; "many", which Czech has for decimals and French for millions, may be left out."""
    asked = {form for form in Locale(language).plural_form.tags if form != "many"} | {"other"}
    for file in FILES:
        for key, told in read(LANGUAGES_FOLDER / language / file).items():
            for forms in told.plurals:
                exact = {form for form in forms if form.isdigit()}
                missing = asked - forms - ({"one"} if "1" in exact else set())
                assert not missing, f"{language}/{file}: {key} lacks {missing}"
                assert forms - exact <= CATEGORIES & (asked | {"many"}), f"{language}/{file}: {key} has strange forms"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_nothing_is_left_in_english(language: str) -> None:
    english = {file: read(LANGUAGES_FOLDER / FALLBACK / file) for file in FILES}
    names = {word for told in english.values() for key in told if key.startswith(NAMES) for word in told[key].words()}
    own = LANGUAGES_FOLDER / language / AS_IN_ENGLISH
    shared = names | set(own.read_text(encoding="utf-8").split() if own.exists() else [])
    for file, told in english.items():
        for key, other in read(LANGUAGES_FOLDER / language / file).items():
            same = other.words() == told[key].words() and not set(other.words()) <= shared
            assert not same, f"{language}/{file}: {key} stands as in English:{other.text}"
            left = ENGLISH_ONLY.search(re.sub(r"`[^`]*`|[\w-]*[.=][\w-]+|<[^>]*>", "", other.text))
            assert not left, f"{language}/{file}: {key} has the English word {left and left[0]}:{other.text}"


FORMAL = {
    "de": r"(?<=[a-zäöüß,] )(Sie|Ihnen|Ihr\w*)\b",
    "hu": r"\b[Öö]n(t|nek|ök\w*)?\b",
    "cs": r"(?<=[a-zěščřžýáíéů,] )(Vy|Vám|Vás|Vaš\w*|Váš\w*)\b",
    "nl": r"\b[Uu]w\b",
    "fr": r"\b[Vv]euillez\b",
}
"""Words by which languages address strangers; here everybody is a friend (`docs/terms/`)."""


@pytest.mark.parametrize("language", FORMAL)
def test_everybody_is_addressed_as_a_friend(language: str) -> None:
    for file in FILES:
        for key, told in read(LANGUAGES_FOLDER / language / file).items():
            found = re.search(FORMAL[language], told.text)
            assert not found, f"{language}/{file}: {key} says {found and found[0]}:{told.text}"


QUOTES = {"en": "“”", "de": "„“", "cs": "„“", "hu": "„”", "nl": "‘’", "fr": "«»"}
"""How each language quotes; a language that isn't named here may quote as it likes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_keeps_its_own_marks(language: str) -> None:
    """Quotes, and before French punctuation a space that doesn't break."""
    others = set("“”„‘«»") - set(QUOTES.get(language, "“”„‘«»"))
    for file in FILES:
        for key, told in read(LANGUAGES_FOLDER / language / file).items():
            strange = others & set(told.text)
            assert not strange, f"{language}/{file}: {key} quotes with {' '.join(sorted(strange))}:{told.text}"
            if language == "fr":
                broken = re.search(r"(?m)(^|[^\W\d_»)]) [;:?!%](?!\S)", told.text)
                assert not broken, f"{language}/{file}: {key} breaks before {broken and broken[0]}:{told.text}"


PERCENT = {"en": "", "de": " ", "hu": "", "cs": " ", "nl": "", "fr": "\u202f"}
"""What stands between a number and its per cent sign."""


@pytest.mark.parametrize("language", PERCENT)
def test_every_language_writes_its_per_cents_alike(language: str) -> None:
    for file in FILES:
        for key, told in read(LANGUAGES_FOLDER / language / file).items():
            for space in re.findall(r"\n([ \u00a0\u202f]?)%", told.text):
                assert space == PERCENT[language], f"{language}/{file}: {key} has {space!r} before %"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_and_value_has_words(game: Game, language: str) -> None:
    for option in game.options:
        for key in (option.name, *(f"{option.name}-{value}" for value in option.values)):
            assert words(language, game.catalogue).say(messages.Message(f"option-{key}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_tables_and_in_sentences_are_written_alike(language: str) -> None:
    said = words(language, COMMON_WORDS)
    assert said.number(1234567.5, 1) == format_decimal(1234567.5, locale=language)
    for games in (999, 1730, 9999, 12345, 1234567):
        assert said.number(games) in said.say(messages.Message("cli-no-memory", {"games": games}))
    assert said.number(1730) == {"en": "1,730", "hu": "1730"}.get(language, format_decimal(1730, locale=language))


def test_a_game_without_a_language_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n", encoding="utf-8")
    assert words("de", tmp_path / "{language}.ftl").say(messages.Message("hello")) == "Hello"
    assert catalogue_file(tmp_path / "{language}.ftl", "de").name == "en.ftl"
