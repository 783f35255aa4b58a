"""No catalogue keeps a sentence that nobody says any more.

Code names a message in full (`"why-price"`), by a pattern (`f"why-{name}"`) or by its kind and a thing (`"good"` and
`Good.DATES`). What the place of a pattern may hold is a name that stands somewhere in code or data too, and after it,
with a dash, another one (`event-roll` and `misses`). Rule books, lessons and the help of commands,
whose messages other files name, have their tests in `rulebook/`, `lessons/` and `cli/`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tworivers
from tworivers.languages import LANGUAGES_FOLDER

PACKAGE = Path(tworivers.__file__).parent
PAGES = PACKAGE.parents[1] / "web" / "src"
ENGLISH = LANGUAGES_FOLDER / "en"
OF_THEIR_OWN = ("-rules.ftl", "-lessons.ftl", "commands.ftl")
FILES = sorted(
    str(path.relative_to(ENGLISH)) for path in ENGLISH.rglob("*.ftl") if not path.name.endswith(OF_THEIR_OWN)
)
FROM_ELSEWHERE = ("argument",)
"""Things that other packages name: what a command lacks."""
GAP = "\0"
_KEY = re.compile(r"[a-z0-9-]+")
_PATTERN = re.compile(rf"[a-z0-9{GAP}-]*[a-z][a-z0-9{GAP}-]*")
_QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")


class Said:
    """What code and data name: words, patterns with gaps, and things that can stand in the gaps."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.patterns: set[str] = set()
        self.things: set[str] = {*map(str, range(10)), *FROM_ELSEWHERE}
        self.by_kind = False

    def python(self, text: str) -> None:
        """Take in a module: its strings, and the names of its members."""
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [one.value if isinstance(one, ast.Constant) else GAP for one in node.values]
                self.patterns.add("".join(map(str, parts)))
            elif isinstance(node, ast.ClassDef):
                self.things |= set(members(node))

    def pages(self, text: str) -> None:
        """Take in a file of the pages: what stands there in quotes."""
        for single, double, template in _QUOTED.findall(text):
            self.words |= {single, double} - {""}
            if template:
                self.patterns.add(re.sub(r"\$\{[^}]*\}", GAP, template))
                self.words |= set(re.findall(r"'([a-z0-9-]+)'", template))

    def finish(self) -> None:
        """Keep of all that what can name a message."""
        self.things = {thing.lower().replace("_", "-").strip("-") for thing in self.things | self.words}
        self.words = {word.strip("-") for word in self.words if _KEY.fullmatch(word)}
        self.by_kind = f"{GAP}-{GAP}" in self.patterns
        self.patterns = {one for one in self.patterns if GAP in one and _PATTERN.fullmatch(one)}

    def is_thing(self, text: str) -> bool:
        """Whether a text can stand in a gap: a thing, or several."""
        cuts = [at for at, letter in enumerate(text) if letter == "-"]
        return text in self.things or any(text[at + 1 :] in self.things and self.is_thing(text[:at]) for at in cuts)

    def says(self, key: str) -> bool:
        """Whether somebody says a message."""
        key = key.replace("_", "-")
        if key in self.words:
            return True
        for pattern in self.patterns:
            found = re.fullmatch("(.*)".join(map(re.escape, pattern.split(GAP))), key)
            if found and all(not gap or self.is_thing(gap.strip("-")) or self.says(gap) for gap in found.groups()):
                return True
        kind, _, thing = key.partition("-")
        return self.by_kind and kind in self.words and self.is_thing(thing)


def members(node: ast.ClassDef) -> Iterator[str]:
    """What a class names in its body: members of an enumeration, fields."""
    for part in node.body:
        targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
        yield from (target.id for target in targets if isinstance(target, ast.Name))


@cache
def everything_said() -> Said:
    """What the package and the pages say."""
    said = Said()
    for path in PACKAGE.rglob("*.py"):
        said.python(path.read_text(encoding="utf-8"))
    for path in PACKAGE.rglob("*.toml"):
        text = path.read_text(encoding="utf-8")
        said.things.add(path.stem)
        said.words |= set(re.findall(r"[\w-]+", re.sub("(?m)^#.*", "", text)))
    for path in [*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")]:
        if not path.name.endswith((".test.ts", "api-types.ts")):
            said.pages(path.read_text(encoding="utf-8"))
    said.finish()
    return said


@pytest.mark.parametrize("file", FILES)
def test_nothing_stands_in_a_catalogue_that_nobody_says(file: str) -> None:
    text = (ENGLISH / file).read_text(encoding="utf-8")
    within = set(re.findall(r"\{ ?(-?[a-z][\w-]*)", text))
    keys = re.findall(r"(?m)^(-?[a-z][\w-]*) =", text)
    assert keys
    idle = [key for key in keys if key not in within and not everything_said().says(key)]
    assert not idle, f"nobody says {', '.join(idle)}"


def test_a_message_that_nobody_says_is_found() -> None:
    said = Said()
    said.python('class Good:\n    DATES = 1\n\nsay(f"why-{name}", "price", f"{kind}-{thing}", "good", "ask-turn")')
    said.finish()
    assert [
        key
        for key in ("ask-turn", "why-dates", "why-dates-price", "why-dates-dates", "good-dates")
        if not said.says(key)
    ] == []
    assert [key for key in ("ask-turns", "why-wine", "why-dates-wine", "city-dates") if said.says(key)] == []
