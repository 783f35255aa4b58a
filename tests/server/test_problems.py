"""Every problem has its sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Sentence

import tworivers.server
from tworivers.engine.messages import Values, catalogue_file
from tworivers.languages import LANGUAGES
from tworivers.server.problems import CATALOGUE, STATUS, Problem

OWN_WORDS = ("illegal", "no-undo")
"""Said by the match or the game."""


def sentences(language: str) -> dict[str, set[str]]:
    """Keys and the values they name."""
    text = catalogue_file(CATALOGUE, language).read_text(encoding="utf-8")
    return {
        entry.id.name: set(re.findall(r"\$([a-z_]+)", text[entry.span.start : entry.span.end]))
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Sentence) and entry.span
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(language: str) -> None:
    problems = {key for key in sentences(language) if not key.startswith("share-")}
    assert problems == {f"server-{code}" for code in STATUS if code not in OWN_WORDS}


def test_languages_name_the_same_values() -> None:
    english = sentences("en")
    for language in LANGUAGES:
        assert sentences(language) == english


@pytest.mark.parametrize("code", [code for code in STATUS if code not in OWN_WORDS])
def test_every_problem_can_be_said(code: str) -> None:
    values: Values = {
        name: 3 if name in ("moves", "most", "last") else "text " * 400 for name in sentences("en")[f"server-{code}"]
    }
    assert Problem(code, None, None, (), **values).text


def test_every_problem_in_the_code_is_known() -> None:
    folder = Path(tworivers.server.__file__).parent
    raised = {
        code
        for file in folder.rglob("*.py")
        for code in re.findall(
            r'(?:Problem|refused|measured|__init__)\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")
        )
    }
    assert raised == set(STATUS)
