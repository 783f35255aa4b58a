"""The rule books: everything they name is there, and everything at the table leads into them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from tworivers.engine.rulebook import TEXTS, RuleBook, book_json, moments, read_book, read_figures
from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES, LANGUAGES_FOLDER

BOOKS = [game for game in GAMES.values() if game.rulebook is not None]
RESERVED = ("main", "app")
"""Ids that the page itself has."""

every_book = pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def book_of(game: Game) -> RuleBook:
    """A game's book."""
    assert game.rulebook is not None
    return read_book(game.rulebook)


def standard(game: Game) -> dict[str, Any]:
    """The book as pages get it, with the standard box."""
    return book_json(game, game.standard_box.read_text(encoding="utf-8"))


def entries(language: str, name: str) -> dict[str, Entry]:
    """The messages of a catalogue."""
    text = (LANGUAGES_FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Entry)}


def text_of(language: str, game: Game) -> str:
    """All that a book says."""
    text = (LANGUAGES_FOLDER / language / "pages" / f"{game.name}-rules.ftl").read_text(encoding="utf-8")
    return re.sub(r"(?m)^#.*", "", text)


def keys_in(value: Any) -> set[str]:
    """The keys of all messages in some JSON."""
    if isinstance(value, list):
        return {key for one in value for key in keys_in(one)}
    if not isinstance(value, dict):
        return set()
    own = {value["key"]} if isinstance(value.get("key"), str) else set()
    return own | {key for one in value.values() for key in keys_in(one)}


def said(game: Game) -> set[str]:
    """The keys of the sentences that a book says of its own."""
    book = book_of(game)
    texts = {name for section in book.sections() for kind, name in section.parts if kind in TEXTS}
    figures = {f"figure-{name}" for section in book.sections() for kind, name in section.parts if kind == "figure"}
    headings = {f"chapter-{chapter.id}" for chapter in book.chapters} | {section.id for section in book.sections()}
    cells = {key for key in keys_in(standard(game)["tables"]) if key.startswith(("table-", "ruler-"))}
    return texts | figures | headings | cells | {f"icon-{icon}" for icon, _ in book.icons}


@every_language
@every_book
def test_a_book_says_all_it_names_and_nothing_else(game: Game, language: str) -> None:
    assert set(entries(language, f"pages/{game.name}-rules")) == said(game)


@every_book
def test_sections_have_names_of_their_own(game: Game) -> None:
    ids = [section.id for section in book_of(game).sections()]
    assert len(ids) == len(set(ids))
    assert not set(ids) & set(RESERVED)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", one) for one in ids)
    assert {section for _, section in book_of(game).icons} <= set(ids)


@every_language
@every_book
def test_links_in_the_text_lead_to_sections(game: Game, language: str) -> None:
    found = re.findall(r"\]\(#([a-z-]+)\)", text_of(language, game))
    assert len(found) > 20
    assert set(found) <= {section.id for section in book_of(game).sections()}


@every_language
@every_book
def test_numbers_in_the_text_are_numbers_of_the_box(game: Game, language: str) -> None:
    numbers = set(standard(game)["numbers"])
    for key, entry in entries(language, f"pages/{game.name}-rules").items():
        used = re.findall(r"\{ \$(\w+)", text_of(language, game).split(f"\n{key} = ")[1].split("\n")[0])
        if not key.startswith("table-"):
            assert set(used) <= numbers, key
        assert isinstance(entry, Entry)


@every_book
def test_tables_that_are_shown_are_there_and_the_others_too(game: Game) -> None:
    shown = [name for section in book_of(game).sections() for kind, name in section.parts if kind == "table"]
    assert sorted(shown) == sorted(standard(game)["tables"])


@every_language
@every_book
def test_tables_speak_words_there_are(game: Game, language: str) -> None:
    known = set(entries(language, f"pages/{game.name}-rules")) | set(entries(language, game.name))
    known |= set(entries(language, f"pages/{game.name}"))
    assert keys_in(standard(game)["tables"]) <= known


@every_book
def test_every_number_of_a_table_has_a_mark(game: Game) -> None:
    for name, table in standard(game)["tables"].items():
        for row in table["rows"]:
            assert set(row["mark"]) <= set("SXR"), name
            assert row["mark"], name
            assert len(row["cells"]) == len(table["columns"]), name


@every_book
def test_figures_show_what_they_are_about(game: Game) -> None:
    assert game.rulebook is not None
    figures = read_figures(game.rulebook)
    named = [name for section in book_of(game).sections() for kind, name in section.parts if kind == "figure"]
    assert sorted(named) == sorted(figures)
    for name, figure in figures.items():
        kinds = [
            game.events[event[0]]
            for _, match, (first, last) in moments(game, figure)
            for number in range(first + 1, last + 1)
            for event in match.events_of(number)
        ]
        assert figure.shows in kinds, name
        assert len(figure.steps) > 1, name


def at_the_table(game: Game) -> set[str]:
    """Keys of all that a table asks, refuses and has on it: each must lead somewhere."""
    keys = set(entries("en", game.name)) | set(entries("en", f"pages/{game.name}"))
    kinds = {
        "amyitis": (r"(city|temple|craft)-[a-z]+", r"court-(banker|leader|palace|gardener)"),
        "mesopotamia": (
            r"card-(?!nomad-steps)[a-z-]+(?<!-note)",
            r"map-phase-[a-z-]+",
            r"do-campaign-[a-z]+",
            r"(work|building|symbol)-[a-z]+",
            r"unit-[a-z]+(?<!blank)",
        ),
    }
    wanted = ("ask-.*", "why-.*", *kinds[game.name])
    found = {key for key in keys if any(re.fullmatch(pattern, key) for pattern in wanted)}
    return found - {"work-blank"} | {f"option-{option.name}" for option in game.options}


@every_book
def test_everything_at_the_table_leads_into_the_book(game: Game) -> None:
    assert len(at_the_table(game)) > 50
    assert at_the_table(game) - set(book_of(game).links) == set()


@every_book
def test_every_link_begins_at_a_sentence_there_is_and_at_one_section_only(game: Game) -> None:
    keys = set(entries("en", game.name)) | set(entries("en", f"pages/{game.name}"))
    links = [key for section in book_of(game).sections() for key in section.links]
    assert len(links) == len(set(links))
    assert set(links) <= keys


def test_numbers_of_an_own_box_are_told() -> None:
    game = GAMES["amyitis"]
    text = game.standard_box.read_text(encoding="utf-8")
    changed = text.replace("engineer = { value = 2", "engineer = { value = 5")
    assert text != changed
    assert book_json(game, changed)["numbers"]["scoring_engineer"] == 5
    rows = book_json(game, changed)["tables"]["scoring"]["rows"]
    assert rows[0]["cells"][1] == 5


@every_book
def test_things_on_the_board_lead_into_the_book(game: Game) -> None:
    """Whatever an action of a game points at."""
    things = book_of(game).things
    targets = {target for code in range(game.actions) if (target := game.target(code)) is not None}
    assert len(targets) > 30
    for target in targets:
        parts = target.split("-")
        assert any("-".join(parts[:count]) in things for count in range(1, len(parts) + 1)), target
