"""Changed boxes that a study tries: edits to the text of a box file, as its owner would make them."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    """One line of the box file, within one table of it, replaced."""

    part: str
    """The header of a table, such as `[phases]`; or the name of an entry in one of its lists."""
    old: str
    new: str

    @property
    def said(self) -> str:
        """The edit for readers."""
        return f"{self.part}: {self.old} → {self.new}".replace("\n", " ")

    def apply(self, text: str) -> str:
        """The text with the edit; ValueError if the line isn't there."""
        name = re.escape(self.part)
        header = name if self.part.startswith("[") else rf'\[\[\w+\]\]\nname = "{name}"'
        found = re.search(rf"^{header}\n(?:(?!\[).*\n)*?{re.escape(self.old)}", text, re.MULTILINE)
        if not found:
            raise ValueError(f"{self.part} has no line {self.old!r}")
        changed = found.group()[: -len(self.old)] + self.new
        return text[: found.start()] + changed + text[found.end() :]


@dataclass(frozen=True)
class Trial:
    """A change to the box; its title and why it is tried stand in the catalogue by its name."""

    name: str
    edits: tuple[Edit, ...]

    def box(self, text: str) -> str:
        """The text of the box with all edits."""
        for edit in self.edits:
            text = edit.apply(text)
        return text
