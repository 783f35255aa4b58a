"""The land on the board for terminals.

One's own and the neutral land around it are shown with their borders, the rest by owner and in short.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.text import Text

from tworivers.engine.messages import Message, Words
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.words import province_id, province_word

COLOUR = {
    "larsa": "dark_orange",
    "babylon": "bright_yellow",
    "mari": "medium_purple1",
    "qatna": "bright_green",
    "eshnunna": "orange4",
    "yamhad": "bright_red",
    "assur": "bright_blue",
    "susa": "hot_pink",
    None: "grey50",
    "nomads": "grey74",
}
SIGNS = (
    ("c", "city_count", None),
    ("t", "trees", "holes"),
    ("w", "walls", None),
    ("f", "forges", None),
    ("m", "millstones", None),
    ("M", "marduk", None),
    ("I", "ishtar", None),
    ("≈", "canals", "irrigable"),
)
"""A sign, what it counts, and what says how many there can be."""
MINE = "⛏"
CHOICE = "›"
GAP = 2


@dataclass(frozen=True)
class Atlas:
    """The map as a seat sees it, for lines of a width."""

    shown: dict[str, Any]
    borders: dict[str, list[str]]
    choices: frozenset[str]
    """Provinces that answer the question asked."""
    words: Words
    width: int

    @cached_property
    def provinces(self) -> dict[str, dict[str, Any]]:
        """What a province has, by its name."""
        return {province["name"]: province for province in self.shown["provinces"]}

    @cached_property
    def party(self) -> dict[str | None, str]:
        """Which party sits in a seat."""
        return {entry["seat"]: entry["party"] for entry in self.shown["parties"]}

    @cached_property
    def tribes(self) -> dict[str, list[dict[str, Any]]]:
        """The nomads, by where they are."""
        return {name: [tribe for tribe in self.shown["tribes"] if tribe["at"] == name] for name in self.provinces}

    @cached_property
    def titles(self) -> dict[str, str]:
        """What provinces are called."""
        return {name: self.words.say(province_word(place)) for place, name in enumerate(self.provinces)}

    def owned_by(self, seat: str | None) -> list[str]:
        """The provinces of a seat, or the neutral ones."""
        return [name for name, province in self.provinces.items() if province["owner"] == seat]

    def around(self) -> list[str]:
        """Neutral land beside one's own (for spectators, anybody's), and what can be chosen with its neighbours."""
        seat = self.shown["seat"]
        own = [
            name for name, province in self.provinces.items() if province["owner"] and seat in (None, province["owner"])
        ]
        near = {*self.choices, *(other for name in (*own, *self.choices) for other in self.borders[name])}
        return [name for name in self.owned_by(None) if name in near]

    def paint(self, name: str) -> str:
        """A province's name in its owner's colour."""
        return f"[{COLOUR[self.party.get(self.provinces[name]['owner'])]}]{self.titles[name]}[/]"

    def signs(self, name: str) -> list[str]:
        """What is in a province."""
        province = self.provinces[name]
        signs = [
            count + sign
            for sign, field, most in SIGNS
            if (count := _count(province[field], province[most] if most else 0))
        ]
        signs += [MINE] if province["mine"] else []
        for stack in province["stacks"]:
            units = (
                f"({'/'.join(str(stack['units'][unit]) for unit in ('foot', 'chariot', 'blank'))})"
                if "units" in stack
                else ""
            )
            signs.append(paint(self.party[stack["seat"]], f"▲{stack['height']}{units}"))
        return signs + [paint("nomads", f"☾{tribe['units']}") for tribe in self.tribes[name]]

    def entries(self, names: Sequence[str]) -> list[str]:
        """Each province with a mark if it can be chosen, its name and its signs."""
        column = max(Text(self.titles[name]).cell_len for name in names)
        marks = [CHOICE if name in self.choices else " " for name in names]
        heads = [pad(f"[bold]{self.paint(name)}[/]", column) for name in names]
        return [
            " ".join((mark, head, *self.signs(name))).rstrip()
            for mark, head, name in zip(marks, heads, names, strict=True)
        ]


def land(g: State, shown: dict[str, Any], words: Words, width: int) -> list[str]:
    """All lines about the land."""
    atlas = Atlas(shown, _borders(g, shown), _choices(shown), words, width)
    around = atlas.around()
    lines = [f"[dim]{line}[/]" for line in flow(words.say(Message("board-legend")).split(" · "), width, " · ")]
    if shown["seat"]:
        lines += _bordered(atlas, "board-own", atlas.owned_by(shown["seat"]))
    lines += _bordered(atlas, "board-around", around)
    for entry in shown["parties"]:
        if entry["seat"] != shown["seat"]:
            lines += _short(
                atlas,
                paint(entry["party"], words.say(Message(f"party-{entry['party']}"))),
                atlas.owned_by(entry["seat"]),
            )
    told = [
        name
        for name in atlas.owned_by(None)
        if name not in around and (atlas.provinces[name]["stacks"] or atlas.tribes[name])
    ]
    return lines + _short(atlas, f"[bold]{words.say(Message('board-elsewhere'))}[/]", told) + _out_of_play(atlas)


def _out_of_play(atlas: Atlas) -> list[str]:
    """The names of provinces that aren't played."""
    names = [atlas.titles[name] for name, province in atlas.provinces.items() if not province["in_play"]]
    if not names:
        return []
    return [f"[dim]{line}[/]" for line in flow([atlas.words.say(Message("board-out-of-play")), *names], atlas.width)]


def paint(party: str | None, text: str) -> str:
    """A text in a party's colour."""
    return f"[bold {COLOUR[party]}]{text}[/]"


def pad(markup: str, width: int) -> str:
    """A text filled up to a width."""
    return markup + " " * max(0, width - Text.from_markup(markup).cell_len)


def flow(pieces: Iterable[str], width: int, gap: str = " ") -> list[str]:
    """Pieces one after the other, in as many lines as they need."""
    lines: list[str] = []
    ending = gap.rstrip()
    for piece in pieces:
        if lines and Text.from_markup(lines[-1] + gap + piece + ending).cell_len <= width:
            lines[-1] += gap + piece
        else:
            lines = [*lines[:-1], lines[-1] + ending, piece] if lines else [piece]
    return lines


def _borders(g: State, shown: dict[str, Any]) -> dict[str, list[str]]:
    names = [province["name"] for province in shown["provinces"]]
    return {
        name: [other for place, other in enumerate(names) if int(g.border[here]) >> place & 1]
        for here, name in enumerate(names)
    }


def _choices(shown: dict[str, Any]) -> frozenset[str]:
    """The provinces that an action points at."""
    targets = {action["target"] for action in shown["actions"]}
    names = [province["name"] for province in shown["provinces"]]
    return frozenset(name for place, name in enumerate(names) if province_id(place) in targets)


def _count(count: int, most: int) -> str:
    """How many there are, and of how many where more can be; nothing for none at all."""
    return f"{count}/{most}" if count < most else str(count) if count else ""


def _bordered(atlas: Atlas, title: str, names: Sequence[str]) -> list[str]:
    """Provinces with what they border on, in a column of its own; a long entry has it below."""
    if not names:
        return []
    entries = atlas.entries(names)
    column = min(atlas.width // 2, max(Text.from_markup(entry).cell_len for entry in entries)) + GAP
    lines = [f"[bold]{atlas.words.say(Message(title))}[/]"]
    for name, entry in zip(names, entries, strict=True):
        beside = flow((atlas.paint(other) for other in atlas.borders[name]), atlas.width - column, ", ")
        if Text.from_markup(entry).cell_len + GAP > column:
            lines += [entry, *(" " * column + line for line in beside)]
        else:
            lines += [pad(entry if not row else "", column) + line for row, line in enumerate(beside)]
    return lines


def _short(atlas: Atlas, title: str, names: Sequence[str]) -> list[str]:
    """Provinces without borders, in two columns where there is room."""
    if not names:
        return []
    entries = atlas.entries(names)
    column = max(Text.from_markup(entry).cell_len for entry in entries) + GAP
    if 2 * column - GAP > atlas.width:
        return [title, *entries]
    half = (len(entries) + 1) // 2
    right = [*entries[half:], *[""] * (2 * half - len(entries))]
    return [title, *((pad(one, column) + other).rstrip() for one, other in zip(entries[:half], right, strict=True))]
