"""Changed boxes that the study of Mesopotamia tries: edits to the text of the box file, as its owner would make them."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    """One line of the box file, within one table or province of it, replaced."""

    part: str
    """The header of a table, or the name of a province."""
    old: str
    new: str

    @property
    def said(self) -> str:
        """The edit for readers."""
        return f"{self.part}: {self.old} → {self.new}"

    def apply(self, text: str) -> str:
        """The text with the edit; ValueError if the line isn't there."""
        header = re.escape(self.part) if self.part.startswith("[") else r'\[\[province\]\]\nname = "' + re.escape(self.part) + '"'
        found = re.search(rf"^{header}\n(?:(?!\[).*\n)*?{re.escape(self.old)}", text, re.MULTILINE)
        if not found:
            raise ValueError(f"{self.part} has no line {self.old!r}")
        changed = found.group()[: -len(self.old)] + self.new
        return text[: found.start()] + changed + text[found.end() :]


@dataclass(frozen=True)
class Trial:
    """A change to the box and why it is tried."""

    title: str
    why: str
    edits: tuple[Edit, ...]

    def box(self, text: str) -> str:
        """The text of the box with all edits."""
        for edit in self.edits:
            text = edit.apply(text)
        return text


TRIALS: tuple[Trial, ...] = ()
