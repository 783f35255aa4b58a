"""The page: sound markup, everything in it, nothing from elsewhere, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Sentence

from tournament.quick_bots import made_up, plan
from tworivers import tournament
from tworivers.cli.running import tournament as command
from tworivers.engine.messages import COMMON_WORDS, catalogue_file, words
from tworivers.languages import LANGUAGES
from tworivers.tournament import WORDS
from tworivers.tournament.language import Language
from tworivers.tournament.page import draw
from tworivers.tournament.plots import NAMES, WIDTH, Axis
from tworivers.tournament.record import Record
from tworivers.tournament.standing import stand


def page(record: Record, language: str = "en") -> str:
    return draw(
        record,
        stand(record.plan.bots, record.plan.seats, record.played),
        Language(words(language, COMMON_WORDS, WORDS)),
        "tworivers",
    )


def record(bots: int = 3, seats: int = 2, games: int = 24) -> Record:
    what = plan(bots, seats, games)
    return Record(what, (), made_up(what, [number * 0.5 for number in range(bots)], spread=0.3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (12, 3), (3, 8)])
def test_the_markup_is_sound_and_all_pictures_are_there(language: str, bots: int, seats: int) -> None:
    tree = ElementTree.fromstring(page(record(bots, seats, 96), language))
    pictures = tree.findall(".//svg")
    assert len(pictures) == 4
    assert all(picture.get("aria-label") for picture in pictures)
    assert len(tree.findall(".//tbody/tr")) == bots
    cells = [cell for cell in pictures[1].iter("rect") if "nothing" not in (cell.get("class") or "")]
    assert len(cells) == bots * (bots - 1)
    assert not re.search(r"nan|inf\b|(?:href|src)=|@import|url\(", page(record(bots, seats, 96), language))


def test_names_are_names_and_no_markup() -> None:
    what = replace(plan(2), bots=("<script>", 'a"b&c'))
    text = page(Record(what, (), made_up(what, [0, 1])))
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
    ElementTree.fromstring(text)


def test_a_tournament_that_was_stopped_says_so() -> None:
    whole = record()
    assert "Stopped" not in page(whole)
    assert "Stopped before the end: 5 of 24 games were played." in page(replace(whole, played=whole.played[:5]))


def test_the_command_repeats_it() -> None:
    text = "".join(ElementTree.fromstring(page(record())).find(".//code").itertext())  # type: ignore[union-attr]
    assert (
        text
        == "tworivers tournament amyitis --bots a,b,c --seats 2 --games 24 --seed 7 --option procession=right-of-start"
    )
    owners = record()
    assert "--repeat report.json" in page(replace(owners, plan=replace(owners.plan, box="sides = 4")))


def test_everybody_with_the_same_score_can_be_drawn() -> None:
    whole = record()
    ElementTree.fromstring(page(replace(whole, played=tuple(replace(game, scores=(0, 0)) for game in whole.played))))


@pytest.mark.parametrize(("low", "high"), [(-1306.0, 511.0), (0.0, 0.001), (3.0, 3.0), (-7.0, -2.0), (0.0, 28.5)])
def test_an_axis_has_few_round_marks(low: float, high: float) -> None:
    axis = Axis(low, high)
    assert 1 <= len(axis.marks) <= 9
    assert all(low <= mark <= high + 1e-6 for mark in axis.marks)
    assert all(str(float(f"{mark / axis.step:.6f}")).endswith(".0") for mark in axis.marks)
    assert NAMES <= axis.place(low) < axis.place(axis.high) <= WIDTH


def sentences(language: str) -> dict[str, set[str]]:
    """Keys and the values they name."""
    text = catalogue_file(WORDS, language).read_text(encoding="utf-8")
    return {
        entry.id.name: set(re.findall(r"\$([a-z_]+)", text[entry.span.start : entry.span.end]))
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Sentence) and entry.span
    }


def test_languages_have_the_same_words_and_all_are_used() -> None:
    english = sentences("en")
    assert all(sentences(language) == english for language in LANGUAGES)
    files = [Path(command.__file__), *Path(tournament.__file__).parent.glob("*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(r"""["'](tournament-[a-z-]+)["']""", code))
    made = {
        key
        for key in english
        if re.fullmatch(r"tournament-((column|fact)-[a-z]+|(ratings|cross|scores|seats|repeat)(-lead)?)", key)
    }
    assert found <= set(english)
    assert set(english) - found <= made
