"""The table for terminals: lines of Rich markup, drawn from the view alone; two columns where there is room."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tworivers.amyitis.names import BRINGS, Court
from tworivers.amyitis.record import State
from tworivers.amyitis.view import view
from tworivers.engine.messages import Message, Words

CUBE = {
    "blue": "[bold bright_blue]b[/]",
    "red": "[bold bright_red]r[/]",
    "black": "[bold grey62 on grey15]k[/]",
    "white": "[bold bright_white]w[/]",
    "neutral": "[grey50]n[/]",
    None: "[dim]·[/]",
}
BONUS = {"camel": "C", "talent": "T", "banker": "Bk", "leader": "Ld", "palace": "Pl", "good": "G", "court": "?"}
LEVEL = {1: "on grey19", 2: "on grey27", 3: "on grey35", 4: "on dark_goldenrod"}
COLUMNS = ("prestige", "tiles", "talents", "camels", "cubes", "banker", "leader", "palace", "gardeners")
CELL = 7
LEFT = 46
WIDE = 98
"""Columns that garden and caravan need beside each other."""
LABEL = 13


def board(g: State, seat: int, words: Words, width: int) -> list[str]:
    """The whole table as seat sees it."""
    shown = view(g, seat)
    garden, crafts = _garden(shown, words), _crafts(shown, words)
    caravan, places = _caravan(shown, words), [*_fields(shown, words), *_temples(shown, words)]
    if width >= WIDE:
        top = _beside([*garden, "", *crafts], [*caravan, "", *places])
    else:
        top = [*garden, "", *caravan, "", *crafts, "", *places]
    return [
        *top,
        "",
        *_nobles(shown, words, width),
        *_court(shown, words, width),
        *_supply(shown, words),
        f"[dim]{_say(words, 'board-legend')}[/]",
    ]


def _say(words: Words, key: str, **values: int | str) -> str:
    return words.say(Message(key, values))


def _pad(markup: str, width: int) -> str:
    return markup + " " * max(0, width - Text.from_markup(markup).cell_len)


def _beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns."""
    rows = max(len(left), len(right))
    left, right = left + [""] * (rows - len(left)), right + [""] * (rows - len(right))
    return [_pad(one, LEFT) + other for one, other in zip(left, right, strict=True)]


def _garden(shown: dict[str, Any], words: Words) -> list[str]:
    """Squares with what they bring, channels between them with the cubes that water them."""
    cubes: dict[tuple[str, ...], str] = {}
    for zone in shown["garden"]["zones"]:
        between = tuple(zone["between"])
        cubes[between] = cubes.get(between, "") + CUBE[zone["owner"]]
    squares = {square["name"]: square for square in shown["garden"]["squares"]}
    title = _say(words, "board-garden", tiles=shown["garden"]["tiles_left"], last=shown["garden"]["last_tiles"])
    lines = [f"[bold]{title}[/]", "   " + "".join(str(column).center(CELL + 2) for column in range(1, 5))]
    for row in "abcd":
        line = f" {row} "
        below = "   "
        for column in range(1, 5):
            name = f"{row}{column}"
            line += _cell(squares[name]) + _pad(cubes.get((name, f"{row}{column + 1}"), ""), 2)
            channel = cubes.get((name, f"{chr(ord(row) + 1)}{column}"), "")
            below += " " * 3 + _pad(channel, CELL - 1)
        lines += [line + "[bright_blue]≈[/]", below]
    lines[-1] = "   " + "[bright_blue]" + "≈" * (4 * (CELL + 2) - 1) + "[/]"
    return lines


def _cell(square: dict[str, Any]) -> str:
    """One square: its level, then prestige and bonuses of its tile, or a plant; without a level where it isn't used."""
    if square["state"] == "unused":
        return f"[dim]{'—'.center(CELL)}[/]"
    level = " ¹²³⁴"[square["level"]]
    if square["state"] == "planted":
        return f"[bold green {LEVEL[square['level']]}]{(level + '♣').center(CELL)}[/]"
    bonus = "".join(BONUS[name] for name in square["bonus"])
    text = f"{level}{square['prestige']}{'+' if bonus else ''}{bonus}"
    return f"[{LEVEL[square['level']]}]{text.center(CELL)}[/]"


def _crafts(shown: dict[str, Any], words: Words) -> list[str]:
    lines = [f"[bold]{_say(words, 'board-crafts')}[/]"]
    for number, group in enumerate(shown["crafts"], 1):
        cards = ", ".join(words.say(Message("craft-" + craft)) for craft in group["face_up"])
        price = _say(words, "board-price", price=group["price"]) if cards else "—"
        lines.append(f" {number}  {cards}  [dim]{price}[/]")
    return lines


def _caravan(shown: dict[str, Any], words: Words) -> list[str]:
    """The circuit in its order, what each city asks and gives, and the camels to get there."""
    lines = [f"[bold]{_say(words, 'board-caravan')}[/]"]
    for city in shown["caravan"]["cities"]:
        here = city["name"] == shown["caravan"]["at"]
        name = words.say(Message(f"city-{city['name']}"))
        good = "" if city["good"] is None else words.say(Message(f"good-{city['good']}"))
        if city["trade"] == "sale":
            gives = _say(words, "board-sale")
        elif city["trade"] == "court":
            gives = "/".join(words.say(Message(f"court-{kind}")) for kind in city["offers"])
        else:
            good += "" if city["plant"]["extra"] is None else "+" + words.say(Message(f"good-{city['plant']['extra']}"))
            gives = _say(words, "board-plant", level=city["plant"]["level"])
        camels = "▶ " if here else f"{city['camels']} " if "camels" in city else "  "
        lines.append(("[bold yellow]" if here else "[none]") + f" {camels}{name:<10}{good:<15}→ {gives}[/]")
    return lines


def _fields(shown: dict[str, Any], words: Words) -> list[str]:
    lines = []
    for row, fields in shown["fields"].items():
        spaces = [
            CUBE[field["owner"]] if field["owner"] else f"[dim]{words.say(Message('good-' + field['good']))}[/]"
            for field in fields
        ]
        lines.append(_pad(f"[bold]{_say(words, 'board-field-' + row)}[/]", LABEL) + " ".join(spaces))
    return lines


def _temples(shown: dict[str, Any], words: Words) -> list[str]:
    """Who stands where, and what the temple gives."""
    alone = "" if shown["scoring"]["temple_places"] == 2 else "-alone"
    first, second = shown["scoring"]["marduk"]
    lines = []
    for temple, cubes in shown["temples"].items():
        reward = words.say(Message(f"board-{temple}{alone}", {"first": first, "second": second}))
        name = words.say(Message("temple-" + temple))
        lines.append(_pad(f"[bold]{name}[/]", LABEL) + " ".join(CUBE[cube] for cube in cubes) + f"  [dim]{reward}[/]")
    return lines


def _nobles(shown: dict[str, Any], words: Words, width: int) -> list[str]:
    """A line a noble: score, stock, cards; goods behind it, or below where they have no room."""
    size = "column" if width >= WIDE else "short"
    heads = {column: _say(words, f"board-{size}-{column}") for column in COLUMNS}
    lines = [" " * LABEL + "[dim]" + "".join(f"{head:>{len(head) + 1}}" for head in heads.values()) + "[/]"]
    asked = shown["question"]["seat"] if shown["question"] else None
    for noble in shown["nobles"]:
        marks = ("►" if noble["seat"] == asked else " ") + ("①" if noble["seat"] == shown["start"] else " ")
        numbers = {**noble, **noble["court"]}
        cells = "".join(f"{numbers[column]:>{len(head) + 1}}" for column, head in heads.items())
        goods = " ".join(
            f"{count}×{words.say(Message('good-' + good))}" for good, count in noble["goods"].items() if count
        )
        passed = f"[dim]({_say(words, 'board-passed')})[/] " if noble["passed"] else ""
        line = f"{marks} {CUBE[noble['seat']]} [bold]{words.say(Message('seat-' + noble['seat'])):<8}[/]{cells}"
        whole = f"{line}  {passed}{goods}"
        lines += [whole] if Text.from_markup(whole).cell_len <= width else [line, " " * LABEL + passed + goods]
    return lines


def _court(shown: dict[str, Any], words: Words, width: int) -> list[str]:
    """Court cards left, level by level."""
    kinds = [kind.name.lower() for kind in BRINGS]
    left = [
        f"{words.say(Message('court-' + kind))} {' '.join(str(card['left']) for card in shown['court'][kind])}"
        for kind in kinds
    ]
    others = [kind.name.lower() for kind in Court if kind not in BRINGS]
    left += [f"{words.say(Message('court-' + kind))} {shown['court'][kind]}" for kind in others]
    label, cards = _say(words, "board-court"), " · ".join(left)
    return [f"[dim]{label} {cards}[/]"] if width >= WIDE else [f"[dim]{label}[/]", f"[dim]  {cards}[/]"]


def _supply(shown: dict[str, Any], words: Words) -> list[str]:
    """What is left in the supply, where it can run out."""
    left = shown["supply"]
    if left is None:
        return []
    goods = " · ".join(f"{words.say(Message('good-' + good))} {count}" for good, count in left["goods"].items())
    counts = _say(words, "board-supply", talents=left["talents"], camels=left["camels"])
    return [f"[dim]{counts} · {goods}[/]"]
