"""The study of Mesopotamia: is the reconstructed map and deck a lively game, are the parties even?

Its report is docs/studies/mesopotamia.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tworivers.bots.registry import warm_up
from tworivers.engine.records import reading
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import EMPTY, Card, Event, Material, Party, Symbol
from tworivers.mesopotamia.record import State
from tworivers.study.contest import Contest, Sample, Subject, Wish, contests
from tworivers.study.figures import (
    a_game,
    details,
    happenings,
    lead_changes,
    overview,
    spread_of_wins,
    table,
    unevenness,
    winners,
    winning_score,
)
from tworivers.study.mesopotamia_trials import TRIALS
from tworivers.study.trials import Trial

BOT = "scribe"
"""Who plays, in all seats."""
FINDINGS = "## What the figures say"
OVERVIEW = "## Overview"
CONTESTS = len(GAME.seats) * (1 + len(TRIALS))
SEASONS = ("spring 1", "summer 1", "autumn 1", "winter 1", "spring 2", "summer 2", "autumn 2", "winter 2")
MOST_ROUNDS = 16
KIND_OF_CARD = 2
"""Its place in the event of a card that is played."""
WINNERS = ("party", "wins", "95 % interval", "symbols", "provinces", *(symbol.name.capitalize() for symbol in Symbol))
HAPPENINGS = (
    ("offers made", Event.OFFER),
    ("trades", Event.TRADED),
    ("neutral provinces taken", Event.TAKEN),
    ("alliances made", Event.ALLIED),
    ("alliances ended", Event.BROKEN),
    ("wars declared", Event.WAR),
    ("wars lapsed", Event.WAR_LAPSED),
    ("attacks by parties", Event.ATTACK),
    ("duels", Event.DUEL),
    ("provinces conquered", Event.CONQUERED),
    ("of them all buildings destroyed", Event.DESTROYED),
    ("of them buildings captured", Event.CAPTURED),
    ("attacks repelled", Event.REPELLED),
    ("units raised", Event.RAISED),
    ("buildings and works erected", Event.ERECTED),
    ("walls built", Event.WALL),
    ("seasons of hunger", Event.HUNGER),
    ("walls and forges torn down", Event.TORN_DOWN),
    ("marches of nomads", Event.NOMADS),
    ("symbols taken off the frame", Event.UNSEATED),
    ("symbols converted", Event.CONVERTED),
    ("cards played", Event.CARD),
    ("parties without land", Event.OUT),
)
FIGURES = (
    ("best less worst share", 0, spread_of_wins),
    ("unevenness", 2, unevenness),
    ("winner's symbols", 1, winning_score),
    ("slowest season", 1, lambda result: slowest_season(result)),
    ("attacks", 1, lambda result: a_game(result, Event.ATTACK)),
    ("hunger", 1, lambda result: a_game(result, Event.HUNGER)),
    ("changes of lead", 1, lead_changes),
)
"""What trials are compared by: words, digits, figure."""

INTRODUCTION = """\
# Mesopotamia: a lively game, even parties?

{games} games at each number of parties, two years each, the standard box and options, all parties played by the same
bot (`{bot}`): at every decision it takes what promises most by its own reckoning, trades included, and looks no
further ahead. The figures say how the rules and the box play in such hands, not how people would fare.

Run again with `tworivers study mesopotamia --games {games} --seed {seed} --out docs/studies/mesopotamia.md`.
"""
COUNTED = """\
A score is the number of symbols on the frame. A shared win counts for everyone who shares it. Every game lasts its
eight seasons unless one party alone is left. Unevenness is the standard deviation of the parties' shares of wins, as a
part of their mean.
"""


def round_of(g: State) -> int:
    """The season that is played, from 0."""
    return max(0, int(g.round_number) - 1)


def at_season_end(g: State) -> Sample:
    """Stocks of all living parties, how many these are, symbols on the frame, provinces owned."""
    g = reading(g)
    living = [seat for seat in range(g.seats) if g.living >> seat & 1]
    return {
        "stock": [int(amount) for amount in g.stock[living].sum(axis=0)],
        "living": [len(living)],
        "symbols": [int((g.frame_symbol[: g.frame_size] == symbol).sum()) for symbol in Symbol],
        "owned": [int((g.owner != EMPTY).sum())],
    }


def at_end(g: State, seat: int) -> list[int]:
    """A party's provinces, and its symbols of each kind."""
    mine = g.frame_symbol[g.frame_owner == seat]
    return [int(g.realm[seat]).bit_count(), *(int((mine == symbol).sum()) for symbol in Symbol)]


SUBJECT = Subject(GAME, MOST_ROUNDS, round_of, at_season_end, at_end, {Event.CARD: KIND_OF_CARD})


def parties(seats: int) -> list[str]:
    """The names of the parties at a table."""
    return [Party(party).name.capitalize() for party in Table(GAME, seats, 0).g.party[:seats]]


def slowest_season(result: Contest) -> float:
    """The fewest symbols by which the frame grows from one season to the next, over all parties of a game."""
    totals = result.samples["symbols"][: len(SEASONS)].sum(axis=1) / result.games
    return float(np.diff(totals).min())


def seasons(result: Contest) -> str:
    """Stocks of a party, symbols of all and provinces at the end of each season."""
    samples, rows = result.samples, []
    for turn, season in enumerate(SEASONS):
        stock = [float(value) / max(1, int(samples["living"][turn, 0])) for value in samples["stock"][turn]]
        symbols = [float(value) / result.games for value in samples["symbols"][turn]]
        rows.append((season, *stock, *symbols, sum(symbols), float(samples["owned"][turn, 0]) / result.games))
    names = [*(material.name.lower() for material in Material), *(symbol.name.capitalize() for symbol in Symbol)]
    return table(("season", *names, "symbols", "provinces"), rows)


def trial_results(trial: Trial, standard: Sequence[Contest], changed: Sequence[Contest]) -> str:
    """What a changed box does, beside the standard one."""
    rows = []
    for before, after in zip(standard, changed, strict=True):
        names = parties(after.seats)
        wins = ", ".join(f"{name} {after.won[seat] / after.games:.0%}" for seat, name in enumerate(names))
        pairs = [f"{figure(before):.{digits}f} → {figure(after):.{digits}f}" for _, digits, figure in FIGURES]
        rows.append((before.seats, *pairs, wins))
    edits = "\n".join(f"- `{edit.said}`" for edit in trial.edits)
    head = ("parties", *(words for words, _, _ in FIGURES), "wins with the change")
    return f"### {trial.title}\n\n{trial.why}\n\n{edits}\n\n{table(head, rows)}\n"


def report(games: int, seed: int, findings: str, played: Callable[[], None], bot: str = BOT) -> str:
    """The whole study as Markdown; `played` hears of each of its contests."""
    text = GAME.standard_box.read_text(encoding="utf-8")
    boxes = [None, *(trial.box(text) for trial in TRIALS)]
    results = []
    warm_up(GAME.name)
    for result in contests(SUBJECT, [Wish(seats, games, seed, bot, box) for box in boxes for seats in GAME.seats]):
        if not result.ended:
            raise RuntimeError(f"{result.seats} parties: a game did not end")
        results.append(result)
        played()
    tables = len(GAME.seats)
    standard, *changed = [results[first : first + tables] for first in range(0, len(results), tables)]
    return "\n".join(
        [
            INTRODUCTION.format(games=games, seed=seed, bot=bot),
            findings,
            *figures(standard),
            "## Trials with other numbers\n",
            "The same games with one part of the box changed.\n",
            *(trial_results(trial, standard, one) for trial, one in zip(TRIALS, changed, strict=True)),
        ]
    )


def figures(standard: Sequence[Contest]) -> list[str]:
    """All that was counted with the standard box."""
    cards = [card.name.replace("_", " ").lower() for card in Card]
    parts = [
        OVERVIEW + "\n",
        COUNTED,
        overview(standard, "parties") + "\n",
        "## What happens in a game\n",
        happenings(standard, HAPPENINGS, "parties") + "\n",
        "## Cards played in a game\n",
        details(standard, Event.CARD, cards, "card", "parties") + "\n",
    ]
    for result in standard:
        parts += [
            f"## {result.seats} parties\n",
            winners(result, parties(result.seats), WINNERS) + "\n",
            "At the end of each season: the mean stock of a party, the symbols on the frame, the provinces owned.\n",
            seasons(result) + "\n",
        ]
    return parts


def is_report(text: str) -> bool:
    """Whether a text is an earlier report."""
    return FINDINGS in text and OVERVIEW in text


def kept_findings(text: str) -> str:
    """The findings of an earlier report: they are written by people, and stay when the figures are renewed."""
    if not is_report(text):
        return FINDINGS + "\n"
    return text[text.index(FINDINGS) : text.index(OVERVIEW)].rstrip() + "\n"
