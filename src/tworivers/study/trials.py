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
        header = (
            re.escape(self.part)
            if self.part.startswith("[")
            else r'\[\[province\]\]\nname = "' + re.escape(self.part) + '"'
        )
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


def seasons(phase: str, old: str, new: str) -> Edit:
    """A phase in other seasons."""
    return Edit(
        "[phases]", f'{phase} = {{ value = [{old}], mark = "R" }}', f'{phase} = {{ value = [{new}], mark = "R" }}'
    )


def trees(province: str, old: int, new: int) -> Edit:
    """Another number of trees."""
    return Edit(province, f"trees = {old}", f"trees = {new}")


EVERY = '"spring", "summer", "autumn", "winter"'

TRIALS: tuple[Trial, ...] = (
    Trial(
        "Harvest in summer and winter",
        "Grain is what all parties lack from winter to the next harvest. Two harvests half a year apart, neither in the season of ore.",
        (seasons("harvest", '"autumn"', '"summer", "winter"'),),
    ),
    Trial(
        "Harvest in spring and autumn",
        "The same with the autumn kept.",
        (seasons("harvest", '"autumn"', '"spring", "autumn"'),),
    ),
    Trial(
        "Feeding in summer and winter",
        "One harvest, but cities eat only twice a year.",
        (seasons("feeding", EVERY, '"summer", "winter"'),),
    ),
    Trial(
        "Ore in spring and autumn",
        "More metal instead of more grain.",
        (seasons("ore", '"spring"', '"spring", "autumn"'),),
    ),
    Trial(
        "Less wood for Larsa",
        "Larsa wins most often with 5 and 6 parties; the only trees beside its core stand in Lagash and Umma.",
        (trees("lagash", 1, 0),),
    ),
    Trial(
        "More wood for Eshnunna and Assur",
        "These two win least often with many parties.",
        (
            trees("der", 0, 1),
            trees("meturan", 1, 2),
            trees("arrapha", 0, 1),
            trees("hatra", 0, 1),
            trees("karana", 0, 1),
        ),
    ),
)
