"""A tournament as a page of its own: one file with everything in it, for any browser, by day and by night."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape
from pathlib import Path

from tworivers.tournament import plots
from tworivers.tournament.language import Language
from tworivers.tournament.plan import cycle
from tworivers.tournament.record import Record
from tworivers.tournament.standing import Standing, Standings

STYLE = Path(__file__).parent / "page.css"


def draw(record: Record, standings: Standings, language: Language, program: str) -> str:
    """The whole page."""
    plan = record.plan
    heading = language.say("tournament-title", game=plan.game.capitalize())
    sections = [
        _section(language, "ratings", plots.ratings(standings.rows, language) + _table(standings.rows, language)),
        _section(language, "cross", plots.cross(standings, language)),
    ]
    if record.played:
        sections.append(_section(language, "scores", plots.distributions(standings.rows, language)))
        sections.append(_section(language, "seats", plots.seats(standings, language)))
    sections.append(_section(language, "repeat", _facts(record, language, program)))
    return (
        f'<!DOCTYPE html>\n<html lang="{language.words.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(heading)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(heading)}</h1>{_subtitle(record, language)}</header>\n"
        f"<main>\n{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def _subtitle(record: Record, language: Language) -> str:
    """What was played; and, if so, that it was stopped."""
    plan = record.plan
    played = len(record.played)
    facts = language.say("tournament-facts", bots=len(plan.bots), seats=plan.seats, games=played)
    lines = f"<p>{escape(facts)}</p>"
    if not record.finished:
        stopped = language.say("tournament-stopped", played=played, games=plan.games)
        lines += f'<p class="warning">{escape(stopped)}</p>'
    return lines


def _section(language: Language, key: str, content: str) -> str:
    """A part of the page with its title and what it means."""
    heading, lead = language.say(f"tournament-{key}"), language.say(f"tournament-{key}-lead")
    return (
        f'<section>\n<h2>{escape(heading)}</h2>\n<p class="lead">{escape(lead)}</p>\n'
        f'<div class="wide">{content}</div>\n</section>\n'
    )


def title(key: str, language: Language) -> str:
    """The title of a column in the table of standings."""
    return language.say(f"tournament-column-{key}")


def cells(row: Standing, language: Language) -> dict[str, str]:
    """One bot's line in it, by column."""
    return {
        "bot": row.bot,
        "elo": language.signed(row.rating.rating),
        "interval": language.say(
            "tournament-interval", low=language.signed(row.rating.low), high=language.signed(row.rating.high)
        ),
        "games": language.number(row.games),
        "won": language.percent(row.won / max(1, row.games)),
        "score": language.number(row.mean, 1),
        "spread": language.number(row.spread, 1),
        "thought": language.number(row.milliseconds, 2 if row.milliseconds < 10 else 0),
    }


def _table(rows: Sequence[Standing], language: Language) -> str:
    lines = [cells(row, language) for row in rows]
    head = "".join(f"<th>{escape(title(key, language))}</th>" for key in lines[0])
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in line.values())}</tr>\n" for line in lines)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"


def _facts(record: Record, language: Language, program: str) -> str:
    """What it takes to repeat it."""
    plan = record.plan
    options = ", ".join(f"{option}={value}" for option, value in plan.options.items())
    facts = {
        "command": f"<code>{' '.join(f'<span>{escape(part)}</span>' for part in command(record))}</code>",
        "seed": escape(str(plan.seed)),
        "options": escape(options or "–"),
        "box": escape(language.say("tournament-standard-box" if plan.box is None else "tournament-own-box")),
        "rules": escape(str(plan.rules)),
        "program": escape(program),
        "cycle": escape(language.number(cycle(len(plan.bots), plan.seats))),
        "clock": escape(", ".join(record.by_the_clock) or "–"),
    }
    lines = (
        f"<dt>{escape(language.say(f'tournament-fact-{key}'))}</dt><dd>{value}</dd>" for key, value in facts.items()
    )
    return f"<dl>{''.join(lines)}</dl>"


def command(record: Record) -> list[str]:
    """What to type for the same games, in parts."""
    plan = record.plan
    if plan.box is not None:
        return ["tworivers", "tournament", "--repeat report.json"]
    chosen = {"bots": ",".join(plan.bots), "seats": plan.seats, "games": plan.games, "seed": plan.seed}
    options = [f"--option {shlex.quote(f'{option}={value}')}" for option, value in plan.options.items()]
    return [
        "tworivers",
        "tournament",
        plan.game,
        *(f"--{name} {shlex.quote(str(value))}" for name, value in chosen.items()),
        *options,
    ]
