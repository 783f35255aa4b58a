"""The pictures of a tournament's page, as SVG whose colours the page's style gives."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from tworivers.tournament.language import Language
from tworivers.tournament.standing import Standing, Standings

WIDTH = 720
NAMES = 120
"""Room for names at the left."""
VALUES = 56
"""Room for figures at the right."""
LETTERS = 15
"""Of a name that fit into that room."""
BINS = 40
MARKS = 7
"""On an axis, about."""
MARGIN = 0.03
"""Of an axis beyond its values, so that marks at its ends show."""
FAINT, STRONG = 0.05, 0.65
"""A cell's opacity: text on it stays readable by day and by night."""


def picture(height: float, label: str, *parts: str, width: float = WIDTH) -> str:
    """An SVG of parts, with words for those who don't see it."""
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def bar(x: float, y: float, width: float, height: float, kind: str, opacity: float | None = None, tip: str = "") -> str:
    """A rectangle; `tip` appears when somebody points at it."""
    shade = "" if opacity is None else f' opacity="{opacity:.2f}"'
    title = f"<title>{escape(tip)}</title>" if tip else ""
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{kind}"{shade}>{title}</rect>'


def name(x: float, y: float, words: str, anchor: str = "start") -> str:
    """A bot's name, shortened where it is long."""
    return text(x, y, words if len(words) <= LETTERS else words[: LETTERS - 1] + "…", "name", anchor)


class Axis:
    """Values from left to right, with a mark at round numbers."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, max(high, low + 1e-6)
        rough = (self.high - self.low) / MARKS
        power = 10.0 ** math.floor(math.log10(rough))
        self.step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)

    @property
    def marks(self) -> list[float]:
        """The round numbers on it."""
        return [
            self.step * number
            for number in range(math.ceil(self.low / self.step), math.floor(self.high / self.step) + 1)
        ]

    def place(self, value: float) -> float:
        """Where a value lies."""
        return NAMES + (WIDTH - NAMES - VALUES) * (value - self.low) / (self.high - self.low)

    def draw(self, top: float, bottom: float, language: Language) -> str:
        """Marks with their numbers below."""
        digits = max(0, -math.floor(math.log10(self.step)))
        return "".join(
            line(self.place(mark), top, self.place(mark), bottom, "grid")
            + text(self.place(mark), bottom + 17, language.number(mark, digits), "soft", "middle")
            for mark in self.marks
        )


def ratings(rows: Sequence[Standing], language: Language) -> str:
    """Each bot's rating as a dot on its interval."""
    row = 38
    bottom = row * len(rows) + 6
    low, high = min(one.rating.low for one in rows), max(one.rating.high for one in rows)
    axis = Axis(low - MARGIN * (high - low), high + MARGIN * (high - low))
    parts = [axis.draw(0, bottom, language), line(axis.place(0), 0, axis.place(0), bottom, "zero")]
    for number, one in enumerate(rows):
        middle = row * (number + 0.5) + 3
        tip = f"{one.bot}: {_interval(one, language)}"
        parts += [
            name(0, middle + 4.5, one.bot),
            line(axis.place(one.rating.low), middle, axis.place(one.rating.high), middle, "interval"),
            f'<circle cx="{axis.place(one.rating.rating):.1f}" cy="{middle:.1f}" r="6" class="dot">'
            f"<title>{escape(tip)}</title></circle>",
            text(WIDTH, middle + 4.5, language.signed(one.rating.rating), "", "end"),
        ]
    label = language.say("tournament-ratings")
    return picture(
        bottom + 40,
        label,
        *parts,
        text((NAMES + WIDTH - VALUES) / 2, bottom + 35, language.say("tournament-elo"), "soft", "middle"),
    )


def _interval(one: Standing, language: Language) -> str:
    around = language.say(
        "tournament-interval", low=language.signed(one.rating.low), high=language.signed(one.rating.high)
    )
    return f"{language.signed(one.rating.rating)} ({around})"


def cross(standings: Standings, language: Language) -> str:
    """The share of meetings in which the one of a row finished before the one of a column."""
    count = len(standings.rows)
    cell, row, top = (WIDTH - NAMES) / count, 46, 30
    parts = []
    for number, one in enumerate(standings.rows):
        parts.append(name(0, top + row * (number + 0.5) + 4.5, one.bot))
        letters = max(3, int(cell / 8))
        parts.append(
            text(
                NAMES + cell * (number + 0.5),
                18,
                one.bot if len(one.bot) <= letters else one.bot[: letters - 1] + "…",
                "soft",
                "middle",
            )
        )
        for place, other in enumerate(standings.rows):
            at = (NAMES + cell * place, top + row * number)
            met, won = standings.met[number][place], standings.wins[number][place]
            if number == place or not met:
                parts.append(bar(*at, cell, row, "cell nothing"))
                continue
            share = won / met
            opacity = FAINT + (STRONG - FAINT) * abs(2 * share - 1)
            tip = f"{one.bot} – {other.bot}: {language.number(won, 1)} / {language.number(met)}"
            parts.append(bar(*at, cell, row, f"cell {'more' if share >= 0.5 else 'less'}", opacity, tip))
            parts.append(text(at[0] + cell / 2, at[1] + row / 2 + 4.5, language.percent(share), "", "middle"))
    return picture(top + row * count, language.say("tournament-cross"), *parts)


def distributions(rows: Sequence[Standing], language: Language) -> str:
    """How often each bot came to which score; a mark at the mean."""
    every = [score for one in rows for score in one.scores]
    width = max(1, -(-(max(every) - min(every) + 1) // BINS))
    first = min(every) // width * width
    axis = Axis(first - 0.5, max(every) // width * width + width - 0.5)
    row = 56
    bottom = row * len(rows) + 6
    parts = [axis.draw(0, bottom, language)]
    counts = [_counts(one.scores, first, width) for one in rows]
    shares = [{place: times / max(1, sum(found.values())) for place, times in found.items()} for found in counts]
    tallest = max(share for found in shares for share in found.values())
    for number, (one, found) in enumerate(zip(rows, shares, strict=True)):
        base = row * (number + 1)
        parts += [name(0, base - 10, one.bot), line(NAMES, base, WIDTH - VALUES, base, "grid")]
        for place, share in sorted(found.items()):
            left, right = axis.place(first + place * width - 0.5), axis.place(first + (place + 1) * width - 0.5)
            height = (row - 10) * share / tallest
            points = (
                str(first + place * width)
                if width == 1
                else f"{first + place * width}–{first + (place + 1) * width - 1}"
            )
            parts.append(
                bar(left, base - height, right - left - 1, height, "bar", tip=f"{points}: {language.percent(share)}")
            )
        if one.scores:
            middle = axis.place(one.mean)
            parts += [
                line(middle, base - row + 14, middle, base, "mean"),
                text(WIDTH, base - 10, language.number(one.mean, 1), "", "end"),
            ]
    return picture(bottom + 22, language.say("tournament-scores"), *parts)


def _counts(scores: Sequence[int], first: int, width: int) -> dict[int, int]:
    """How many scores fall into which bin."""
    counts: dict[int, int] = {}
    for score in scores:
        counts[(score - first) // width] = counts.get((score - first) // width, 0) + 1
    return counts


def seats(standings: Standings, language: Language) -> str:
    """The part of all tables that each seat won; a mark where all would win equally often."""
    row = 34
    bottom = row * len(standings.seats) + 6
    axis = Axis(0, 105 * max(standings.seats))
    even = axis.place(100 / len(standings.seats))
    parts = [axis.draw(0, bottom, language)]
    for number, share in enumerate(standings.seats):
        top = row * number + 8
        parts += [
            text(0, top + 15, language.say("tournament-seat", seat=number + 1), "name"),
            bar(axis.place(0), top, axis.place(100 * share) - axis.place(0), row - 12, "bar"),
            text(WIDTH, top + 15, language.percent(share), "", "end"),
        ]
    return picture(bottom + 22, language.say("tournament-seats"), *parts, line(even, 0, even, bottom, "mean"))
