"""What people read is in the catalogues: code names messages that exist, and writes no sentences.

Plain English may stay what only programmers and administrators read: logs, assertions, errors of programming, the laws
that the conformance suite checks, descriptions in the server's OpenAPI document.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tworivers
from tworivers.languages import FALLBACK, LANGUAGES_FOLDER

PACKAGE = Path(tworivers.__file__).parent
PAGES = PACKAGE.parents[1] / "web" / "src"
FILES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))

PROGRAMMERS = (
    "amyitis/laws.py",
    "bots/calibrating.py",
    "bots/fitting.py",
    "engine/conformance.py",
    "engine/dispatch.py",
    "engine/lookalikes.py",
    "engine/simulate.py",
    "engine/toml_faults.py",
    "mesopotamia/laws.py",
    "research/",
    "server/metrics/",
    "server/storage/",
    "study/speed.py",
)
"""Where strings are for programmers: laws, native code's source, what the TOML reader says, scripts, SQL, figures."""
UNBUILT = {"server/routes/pages.py": "NOT_BUILT", "server/protocols.py": "TOO_LONG"}
"""Said before there are pages, and to something that speaks no proper HTTP."""
ASIDE = {"Field", "Header", "APIRouter", "debug", "info", "warning", "error", "exception", "_tell", "compile", "search"}
ASIDE |= {"match", "execute", "tell"}
"""Calls whose strings nobody at a table reads: descriptions for programs, logs, patterns."""
SHOWN = {"print", "echo", "secho", "Objection", "BadBox", "BadName", "BadOption", "BadSave", "Problem", "HTTPException"}
"""Calls that show their first value to people, or raise it for them."""
FINE = {
    "illegal",
    "person at table",
    "its worker was lost: ",
    "tworivers, not installed",
    "tworivers",
    "tworivers ",
    "tworivers: ",
}
"""A problem whose message is the rule's reason, the program's name, and what becomes a log or a record's field."""
CODE = re.compile(r"[\[;]|--|'self'")
"""Marks of commands, types and headers."""
SENTENCE = re.compile(r"[A-Za-z’']{2,}(?:,? [a-z’']{2,}){2,}|^[A-Z][a-z’']+ [a-z’']{2,}")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def parents(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    """What each part of a module stands in."""
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def called(node: ast.AST) -> str:
    """The name of what a call calls."""
    function = node.func if isinstance(node, ast.Call) else node
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def written(text: str, allowed: str = "") -> Iterator[str]:
    """Sentences that a module writes for people."""
    tree = ast.parse(text)
    above = parents(tree)
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        around, below = above[node], ast.AST()
        shown = aside = isinstance(around, ast.Expr) and node is around.value
        if shown:
            continue
        step: ast.AST = node
        while step in above:
            below, step = step, above[step]
            aside |= isinstance(step, ast.Assert) or (isinstance(step, ast.Call) and called(step) in ASIDE)
            aside |= isinstance(step, ast.Raise) and called(getattr(step, "exc", step)) not in SHOWN
            aside |= isinstance(step, ast.Assign | ast.AnnAssign) and allowed in [
                called(one) for one in getattr(step, "targets", [getattr(step, "target", None)])
            ]
            shown |= isinstance(step, ast.Call) and called(step) in SHOWN and below in step.args[:1] and plain(below)
            if isinstance(step, ast.stmt):
                break
        fine = node.value in known() | FINE or f"server-{node.value}" in known() or CODE.search(node.value)
        if not aside and not fine and (SENTENCE.search(node.value) or (shown and LETTERS.search(node.value))):
            yield f"{node.lineno}: {node.value[:60]!r}"


def plain(node: ast.AST) -> bool:
    """Whether a value is text that is written there."""
    return isinstance(node, ast.Constant | ast.JoinedStr)


@pytest.mark.parametrize("file", [name for name in FILES if not name.startswith(PROGRAMMERS)])
def test_code_writes_no_sentences(file: str) -> None:
    found = list(written((PACKAGE / file).read_text(encoding="utf-8"), UNBUILT.get(file, " ")))
    assert not found, f"{file}: belongs into a catalogue: {', '.join(found)}"


@pytest.mark.parametrize(
    "code",
    ['x = "You have no camel."', 'say(f"{who} takes the prize")', 'print("done")', 'print(f"{n} games")']
    + ['raise Problem("no such table")', 'raise BadName("Unknown")'],
)
def test_a_sentence_in_the_code_is_found(code: str) -> None:
    assert list(written(code))


@pytest.mark.parametrize(
    "code",
    ['"""Who takes the prize."""', 'log.warning("no worker has begun")', 'assert x, "it is not there"']
    + ['raise ValueError("it is not there")', 'say(Message("why-price"))', 'x = "board.css"', 'print("\\n")'],
)
def test_what_people_never_read_is_let_be(code: str) -> None:
    assert not list(written(code))


@cache
def known() -> set[str]:
    """The keys of all messages, in English."""
    texts = [path.read_text(encoding="utf-8") for path in (LANGUAGES_FOLDER / FALLBACK).rglob("*.ftl")]
    return {key for text in texts for key in re.findall(r"(?m)^([a-z][\w-]*) =", text)}


def test_every_message_that_code_names_exists() -> None:
    named = {
        (file, key)
        for file in FILES
        for key in re.findall(r"\b(?:Message|Problem)\(\s*\"([a-z][\w-]*)\"[,)]", (PACKAGE / file).read_text("utf-8"))
    }
    assert len(named) > 100
    missing = [
        (file, key) for file, key in sorted(named) if key not in known() | FINE and f"server-{key}" not in known()
    ]
    assert not missing, f"no catalogue has {missing}"


def test_every_message_that_pages_name_exists() -> None:
    paths = [path for path in PAGES.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    named = {
        (path.name, key)
        for path in paths
        for key in re.findall(r"\bt\('([a-z][\w-]*)'|\bkey: '([a-z]+-[\w-]*)'", path.read_text("utf-8"))
        for key in key
        if key
    }
    assert len(named) > 100
    missing = [(name, key) for name, key in sorted(named) if key not in known()]
    assert not missing, f"no catalogue has {missing}"
