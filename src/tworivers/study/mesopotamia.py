"""The study of Mesopotamia: is the reconstructed map and deck a lively game, are the parties even? Its report is docs/studies/mesopotamia.md."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.state import Card, Event, Material, Party, Symbol
from tworivers.study.contest import Contest, contest, wins
from tworivers.study.trials import TRIALS, Trial

FINDINGS = "## What the figures say"
OVERVIEW = "## Overview"
CONTESTS = len(GAME.seats) * (1 + len(TRIALS))
ROUNDS = 8
SEASONS = ("spring 1", "summer 1", "autumn 1", "winter 1", "spring 2", "summer 2", "autumn 2", "winter 2")
HAPPENINGS = (
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


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; floats get one decimal."""
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    lines += [
        "| " + " | ".join(f"{cell:.1f}" if isinstance(cell, float) else str(cell) for cell in row) + " |"
        for row in rows
    ]
    return "\n".join(lines)


def name(party: int) -> str:
    """A party's name."""
    return Party(party).name.capitalize()


def spread_of_wins(result: Contest) -> float:
    """The share of the luckiest party less that of the unluckiest, in percent."""
    won, _ = wins(result)
    return float(won.max() - won.min()) / result.games * 100


def unevenness(result: Contest) -> float:
    """The standard deviation of the parties' shares, as a part of their mean."""
    won, _ = wins(result)
    return float(won.std() / won.mean())


def winning_score(result: Contest) -> float:
    """The winner's symbols on average."""
    return float(result.scores.max(axis=1).mean())


def slowest_season(result: Contest) -> float:
    """The fewest symbols by which the frame grows from one season to the next, over all parties of a game."""
    totals = result.symbols[:ROUNDS].sum(axis=1) / result.games
    return float(np.diff(totals).min())


def a_game(result: Contest, event: Event) -> float:
    """How often something happens in a game."""
    return float(result.events[:, event].sum()) / result.games


def lead_changes(result: Contest) -> float:
    """How often a game's sole leader changes, on average."""
    changes = 0
    for row in result.leaders[:, :ROUNDS]:
        alone = row[row >= 0]
        changes += int((alone[1:] != alone[:-1]).sum())
    return changes / result.games


def margin(result: Contest) -> float:
    """How many symbols the first is ahead of the second, on average."""
    ordered = np.sort(result.scores, axis=1)
    return float((ordered[:, -1] - ordered[:, -2]).mean())


def overview(results: Sequence[Contest]) -> str:
    """One row a number of parties."""
    head = (
        "parties",
        "decisions",
        "winner's symbols",
        "all symbols",
        "lead over second",
        "changes of lead",
        "shared wins",
        "best less worst share",
        "unevenness",
    )
    rows = []
    for result in results:
        _, shared = wins(result)
        rows.append(
            (
                result.seats,
                round(float(result.decisions.mean())),
                winning_score(result),
                float(result.scores.sum(axis=1).mean()),
                margin(result),
                lead_changes(result),
                f"{shared / result.games:.1%}",
                f"{spread_of_wins(result):.0f} points",
                f"{unevenness(result):.2f}",
            )
        )
    return table(head, rows)


def winners(result: Contest) -> str:
    """Wins by party with their intervals, and what they have at the end."""
    won, _ = wins(result)
    rows = []
    for seat, party in enumerate(result.parties):
        low, high = interval(int(won[seat]), result.games)
        ends = [float(value) / result.games for value in result.by_seat[seat]]
        rows.append(
            (
                name(party),
                f"{won[seat] / result.games:.1%}",
                f"{low:.1%} to {high:.1%}",
                float(result.scores[:, seat].mean()),
                *ends,
            )
        )
    head = ("party", "wins", "95 % interval", "symbols", "provinces", *(symbol.name.capitalize() for symbol in Symbol))
    return table(head, rows)


def seasons(result: Contest) -> str:
    """Stocks of a party, symbols of all and provinces at the end of each season."""
    rows = []
    for turn, season in enumerate(SEASONS):
        stock = [float(value) / max(1, int(result.living[turn])) for value in result.stock[turn]]
        symbols = [float(value) / result.games for value in result.symbols[turn]]
        rows.append((season, *stock, *symbols, sum(symbols), float(result.owned[turn]) / result.games))
    names = [*(material.name.lower() for material in Material), *(symbol.name.capitalize() for symbol in Symbol)]
    return table(("season", *names, "symbols", "provinces"), rows)


def happenings(results: Sequence[Contest]) -> str:
    """What happens in a game, by number of parties."""
    rows = [(words, *(a_game(result, event) for result in results)) for words, event in HAPPENINGS]
    return table(("a game", *(f"{result.seats} parties" for result in results)), rows)


def cards(results: Sequence[Contest]) -> str:
    """Cards played a game, by kind, and the share of those dealt."""
    rows = []
    for card in Card:
        words = card.name.replace("_", " ").lower()
        rows.append((words, *(f"{result.cards[card] / result.games:.2f}" for result in results)))
    return table(("card", *(f"{result.seats} parties" for result in results)), rows)


def trial_results(trial: Trial, standard: Sequence[Contest], games: int, seed: int, played: Callable[[], None]) -> str:
    """What a changed box does, beside the standard one."""
    box = GAME.read_box(trial.box(GAME.standard_box.read_text(encoding="utf-8")), trial.title)
    rows = []
    for before in standard:
        after = contest(before.seats, games, seed, box)
        played()
        won, _ = wins(after)
        shares = ", ".join(f"{name(party)} {won[seat] / games:.0%}" for seat, party in enumerate(after.parties))
        pairs = [
            (spread_of_wins(before), spread_of_wins(after)),
            (unevenness(before), unevenness(after)),
            (winning_score(before), winning_score(after)),
            (slowest_season(before), slowest_season(after)),
            (a_game(before, Event.ATTACK), a_game(after, Event.ATTACK)),
            (a_game(before, Event.HUNGER), a_game(after, Event.HUNGER)),
            (lead_changes(before), lead_changes(after)),
        ]
        digits = (0, 2, 1, 1, 1, 1, 1)
        rows.append(
            (
                before.seats,
                *(f"{old:.{places}f} → {new:.{places}f}" for (old, new), places in zip(pairs, digits, strict=True)),
                shares,
            )
        )
    edits = "\n".join(f"- `{edit.said}`" for edit in trial.edits)
    figures = (
        "best less worst share",
        "unevenness",
        "winner's symbols",
        "slowest season",
        "attacks",
        "hunger",
        "changes of lead",
    )
    head = ("parties", *figures, "wins with the change")
    return f"### {trial.title}\n\n{trial.why}\n\n{edits}\n\n{table(head, rows)}\n"


def report(games: int, seed: int, findings: str, played: Callable[[], None]) -> str:
    """The whole study as Markdown; `played` hears of each of its contests."""
    results = []
    for seats in GAME.seats:
        results.append(contest(seats, games, seed))
        if (results[-1].decisions < 0).any():
            raise RuntimeError(f"{seats} parties: a game did not end")
        played()
    parts = [
        "# Mesopotamia: a lively game, even parties?\n",
        f"{games} games at each number of parties, two years each, the standard box and options, all parties played by the same scripted player "
        "(`study/steward.py`): it expands, fells, mills, smelts, builds, keeps a garrison, allies, fights when superior and plays useful cards, "
        "but it offers no trades. The figures say how the rules and the box play in such hands, not how strong players would fare.\n",
        f"Run again with `tworivers study mesopotamia --games {games} --seed {seed} --out docs/studies/mesopotamia.md`.\n",
        findings,
        OVERVIEW + "\n",
        "A shared win counts for everyone who shares it. Every game lasts its eight seasons unless one party alone is left. Unevenness is the "
        "standard deviation of the parties' shares of wins, as a part of their mean.\n",
        overview(results) + "\n",
        "## What happens in a game\n",
        happenings(results) + "\n",
        "## Cards played in a game\n",
        cards(results) + "\n",
    ]
    for result in results:
        parts += [f"## {result.seats} parties\n", winners(result) + "\n"]
        parts += [
            "At the end of each season: the mean stock of a party, the symbols on the frame, the provinces owned.\n",
            seasons(result) + "\n",
        ]
    parts += ["## Trials with other numbers\n", "The same games with one part of the box changed.\n"]
    parts += [trial_results(trial, results, games, seed, played) for trial in TRIALS]
    return "\n".join(parts)


def is_report(text: str) -> bool:
    """Whether a text is an earlier report."""
    return FINDINGS in text and OVERVIEW in text


def kept_findings(text: str) -> str:
    """The findings of an earlier report: they are written by people, and stay when the figures are renewed."""
    if not is_report(text):
        return FINDINGS + "\n"
    return text[text.index(FINDINGS) : text.index(OVERVIEW)].rstrip() + "\n"
