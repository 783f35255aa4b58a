"""How a player learnt, as a page of its own: its strength over time, and the facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from tworivers.engine.messages import Message, Words, words
from tworivers.engine.objections import TERMINAL_WORDS
from tworivers.training.learner import Progress

WIDTH, HEIGHT, MARGIN = 720.0, 260.0, 44.0
COLOURS = ("#2f6fb0", "#b4532f", "#6f8440", "#d8a23a", "#7a4b8c", "#39a9dc")
STYLE = """
:root { color-scheme: light dark; --ink: #2a2018; --paper: #faf6ec; --faint: #c9a27a }
@media (prefers-color-scheme: dark) { :root { --ink: #eadfc8; --paper: #14213a; --faint: #4a5a7a } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
       margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto } svg text { font-size: 12px; fill: var(--ink) } svg .axis { stroke: var(--faint) }
table { border-collapse: collapse } td { padding: 0.1rem 1rem 0.1rem 0; vertical-align: top }
"""


def write_report(progress: Progress, made: Mapping[str, Any], path: Path, language: str) -> None:
    """Write the page."""
    curve = progress.curve
    said = words(language, TERMINAL_WORDS)

    def tell(key: str) -> str:
        return escape(said.say(Message(key)))

    pictures = [
        ("train-won", _picture(said, curve, "won", 0.0, 1.0)),
        ("train-points", _picture(said, curve, "points", 0.0, None)),
        ("train-evenness", _picture(said, curve, "evenness", 0.0, None)),
    ]
    facts = "".join(
        f"<tr><td>{escape(str(name))}</td><td>{escape(str(value))}</td></tr>" for name, value in made.items()
    )
    parts = "".join(f"<h2>{tell(key)}</h2>{picture}" for key, picture in pictures)
    path.write_text(
        f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8"/><title>{tell("train-title")}</title>'
        f"<style>{STYLE}</style></head><body><h1>{tell('train-title')}</h1>{parts}"
        f"<h2>{tell('train-made')}</h2><table>{facts}</table></body></html>\n",
        encoding="utf-8",
    )


def _picture(said: Words, curve: Sequence[Mapping[str, Any]], name: str, low: float, high: float | None) -> str:
    """A curve over seconds for each number of players."""
    if not curve:
        return f"<p>{escape(said.say(Message('train-nothing')))}</p>"
    top = high if high is not None else max(float(point[name]) for point in curve) * 1.1 or 1.0
    last = max(float(point["seconds"]) for point in curve) or 1.0
    parts = []
    for mark in range(5):
        value = low + (top - low) * mark / 4
        y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * mark / 4
        parts.append(f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="4" y="{y + 4:.1f}">{said.number(value, 2)}</text>')
    for place, seats in enumerate(sorted({int(point["seats"]) for point in curve})):
        points = []
        for point in curve:
            if point["seats"] == seats:
                x = MARGIN + (WIDTH - 2 * MARGIN) * float(point["seconds"]) / last
                y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (float(point[name]) - low) / (top - low)
                points.append(f"{x:.1f},{y:.1f}")
        colour = COLOURS[place % len(COLOURS)]
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" points="{" ".join(points)}"/>')
        players = escape(said.say(Message("train-players", {"seats": seats})))
        parts.append(f'<text x="{MARGIN + 130 * place}" y="16" style="fill:{colour}">{players}</text>')
    seconds = escape(said.say(Message("train-seconds", {"seconds": round(last)})))
    parts.append(f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 14}" text-anchor="end">{seconds}</text>')
    return f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img">{"".join(parts)}</svg>'
