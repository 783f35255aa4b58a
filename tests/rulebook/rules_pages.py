"""The sentences of the pages of rules in `docs/rules/`, and where the rule books say them.

`<game>.places` has a line for each sentence: the sections of the book that say it, ` | `, the sentence. What
a page tells programmers only, and no book says, has `program` in place of a section.
After a change of a page, `python tests/rulebook/rules_pages.py` writes the lists anew: a sentence that is new or was
changed begins with `?` until somebody has put it into the book and written where.
"""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "rules"
UNPLACED = "?"
PROGRAM = "program"
_END = re.compile(r"(?<=[.!?])(?:\s+\[[SXR/]+\])?\s+(?=[A-Z0-9*`\"“(])")
_RULER = re.compile(r"[|\-: ]+")
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")


def sentences(game: str) -> list[str]:
    """Every sentence, every row of a table and every heading of a game's page of rules, in order."""
    found: list[str] = []
    paragraph: list[str] = []

    def end() -> None:
        found.extend(part.strip() for part in _END.split(" ".join(paragraph)) if re.search(r"\w", part))
        paragraph.clear()

    for line in (PAGES / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith(("#", "|")) or not line.strip() or _ITEM.match(line):
            end()
        if line.startswith("|"):
            if not _RULER.fullmatch(line):
                found.append(line.strip())
        elif line.startswith("#"):
            found.append(line.strip())
        else:
            paragraph.append(_ITEM.sub("", line).strip())
    end()
    return found


def places(game: str) -> list[tuple[list[str], str]]:
    """The lines of a game's list: sections, and the sentence."""
    lines = (HERE / f"{game}.places").read_text(encoding="utf-8").splitlines()
    split = [line.partition(" | ") for line in lines if line]
    return [(sections.split(), sentence) for sections, _, sentence in split]


def write(game: str) -> None:
    """Write a list anew; what is known keeps its place."""
    path = HERE / f"{game}.places"
    known = {sentence: sections for sections, sentence in places(game)} if path.exists() else {}
    lines = [f"{' '.join(known.get(sentence, [UNPLACED]))} | {sentence}" for sentence in sentences(game)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for page in sorted(PAGES.glob("*.md")):
        write(page.stem)
