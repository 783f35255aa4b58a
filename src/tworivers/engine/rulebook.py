"""The rule book of a game, as data: its shape, its links, the numbers it tells, and its figures.

A game keeps its book in a folder: `book.toml` has the chapters with their sections, `figures.toml` says which moments
of the saved games beside it are drawn. What the book says stands in the catalogues, one message for each paragraph:
section `caravan` has the heading `caravan` and the paragraphs `caravan-1`, `caravan-2` and so on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from tworivers.engine.box_tables import table_json
from tworivers.engine.match import Match
from tworivers.engine.notation import load_text
from tworivers.engine.rules import Game

TEXTS = ("p", "li", "step", "note")
"""Parts with words of their own: a paragraph, an item, a step of several, a remark set apart."""
NAMED = ("figure", "table")
"""Parts that show something by its name, as `figure:farmer`."""
ALONE = ("icons", "box")
"""The index of icons; the ways to the component file."""


@dataclass(frozen=True)
class Section:
    """What one link leads to."""

    id: str
    parts: tuple[tuple[str, str], ...]
    """Kind of each part, and the key of its message or the name of what it shows."""
    links: tuple[str, ...]
    """Keys of messages that are explained here: questions, cards, obstacles and so on."""
    things: tuple[str, ...]
    """How the ids of things on the board begin that are explained here."""


@dataclass(frozen=True)
class Chapter:
    """Sections under one heading."""

    id: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class RuleBook:
    """The shape of a book, the same in every language."""

    chapters: tuple[Chapter, ...]
    icons: tuple[tuple[str, str], ...]
    """Icons in the order of their index, each with the section that speaks of it."""

    def sections(self) -> Iterator[Section]:
        """All sections in their order."""
        for chapter in self.chapters:
            yield from chapter.sections

    @property
    def links(self) -> dict[str, str]:
        """The section that explains a message, by the message's key."""
        return {key: section.id for section in self.sections() for key in section.links}

    @property
    def things(self) -> dict[str, str]:
        """The section that explains a thing on the board, by the beginning of its id."""
        return {thing: section.id for section in self.sections() for thing in section.things}


@dataclass(frozen=True)
class Figure:
    """A drawn example: moments of a saved game, to be looked at one after the other."""

    game: str
    """The saved game's file, without its ending."""
    steps: tuple[int, ...]
    """After how many moves; the first is before what the figure is about."""
    part: str
    """What of the board is drawn."""
    shows: str
    """The kind of event it is about."""
    seat: str
    """Who looks; nobody: a spectator."""


@lru_cache
def read_book(folder: Path) -> RuleBook:
    """The book in a folder."""
    data = tomllib.loads((folder / "book.toml").read_text(encoding="utf-8"))
    chapters = [
        Chapter(part["id"], tuple(_section(section) for section in part["section"])) for part in data["chapter"]
    ]
    return RuleBook(tuple(chapters), tuple(data["icons"].items()))


def _section(data: dict[str, Any]) -> Section:
    parts, texts = [], 0
    for part in data["parts"].split():
        kind, _, name = part.partition(":")
        if kind in TEXTS:
            texts += 1
            name = f"{data['id']}-{texts}"
        elif kind not in (*NAMED, *ALONE):
            raise ValueError(f"section {data['id']} has a part of an unknown kind: {kind}")
        parts.append((kind, name))
    return Section(
        data["id"], tuple(parts), tuple(data.get("links", "").split()), tuple(data.get("things", "").split())
    )


@lru_cache
def read_figures(folder: Path) -> dict[str, Figure]:
    """The figures of a book, by name."""
    data = tomllib.loads((folder / "figures.toml").read_text(encoding="utf-8"))
    return {
        name: Figure(figure["game"], tuple(figure["steps"]), figure["part"], figure["shows"], figure.get("seat", ""))
        for name, figure in data.items()
    }


@lru_cache(maxsize=16)
def figure_match(game: Game, name: str) -> Match:
    """A saved game of the book, played through."""
    assert game.rulebook is not None
    path = game.rulebook / f"{name}.trg"
    return load_text(path.read_text(encoding="utf-8"), path.name, {game.name: game})


def moments(game: Game, figure: Figure) -> Iterator[tuple[int, Match, tuple[int, int]]]:
    """A figure's steps: after how many moves, the match as it was then, and which moves brought it there."""
    match = figure_match(game, figure.game)
    for before, number in pairwise((figure.steps[0], *figure.steps)):
        yield number, match.branch(number), (before, number)


def numbers_of(text: str, seats: tuple[int, ...]) -> dict[str, int]:
    """Every single number of a component file by its path: `player_cubes`, `end_tiles_3` with three players.

    Entries of a list are counted from 1; what comes in levels goes by its level (`palace_6_prestige`).
    """
    return dict(_numbers(tomllib.loads(text), (), seats))


def _numbers(value: Any, path: tuple[str, ...], seats: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield "_".join(path), value
    elif isinstance(value, dict):
        for key, entry in value.items():
            if key == "by_players" and len(entry) == len(seats):
                yield from (("_".join((*path, str(count))), int(one)) for count, one in zip(seats, entry, strict=True))
            else:
                yield from _numbers(entry, path if key == "value" else (*path, key), seats)
    elif isinstance(value, list):
        levels = [entry.get("level") for entry in value if isinstance(entry, dict)]
        if levels and len({*levels}) < len(value):
            yield "_".join((*path, "count")), len(value)
            return
        for place, entry in enumerate(value, 1):
            yield from _numbers(entry, (*path, str(levels[place - 1] if levels else place)), seats)


@lru_cache
def _standard_numbers(game: Game) -> dict[str, int]:
    return numbers_of(game.standard_box.read_text(encoding="utf-8"), game.seats)


def book_json(game: Game, box: str) -> dict[str, Any]:
    """The book for pages: its shape and the numbers of a box. Its words are in the catalogues."""
    assert game.rulebook is not None
    book = read_book(game.rulebook)
    tables = {} if game.box_tables is None else game.box_tables(box)
    return {
        "chapters": [
            {
                "id": chapter.id,
                "sections": [
                    {"id": section.id, "parts": [{"kind": kind, "name": name} for kind, name in section.parts]}
                    for section in chapter.sections
                ],
            }
            for chapter in book.chapters
        ],
        "links": book.links,
        "things": book.things,
        "icons": [{"icon": icon, "section": section} for icon, section in book.icons],
        "numbers": _standard_numbers(game) | numbers_of(box, game.seats),
        "tables": {name: table_json(table) for name, table in tables.items()},
    }
