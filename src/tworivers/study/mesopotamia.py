"""The study of Mesopotamia: is the reconstructed map and deck a lively game, are the parties even?

Its report is docs/studies/mesopotamia.md.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tworivers.engine.records import reading
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import EMPTY, Card, Event, Material, Party, Season, Symbol
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.words import name_of, word
from tworivers.study.contest import Contest, Sample, Subject
from tworivers.study.figures import (
    Telling,
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
from tworivers.study.report import Study

BOT = "scribe"
"""Who plays, in all seats."""
SEASONS = 8
MOST_ROUNDS = 16
KIND_OF_CARD = 2
"""Its place in the event of a card that is played."""
HAPPENINGS = (
    Event.OFFER,
    Event.TRADED,
    Event.TAKEN,
    Event.ALLIED,
    Event.BROKEN,
    Event.WAR,
    Event.WAR_LAPSED,
    Event.ATTACK,
    Event.DUEL,
    Event.CONQUERED,
    Event.DESTROYED,
    Event.CAPTURED,
    Event.REPELLED,
    Event.RAISED,
    Event.ERECTED,
    Event.WALL,
    Event.HUNGER,
    Event.TORN_DOWN,
    Event.NOMADS,
    Event.UNSEATED,
    Event.CONVERTED,
    Event.CARD,
    Event.OUT,
)
FIGURES = (
    ("column-spread", 0, spread_of_wins),
    ("column-unevenness", 2, unevenness),
    ("winners-symbols", 1, winning_score),
    ("slowest-season", 1, lambda result: slowest_season(result)),
    ("attacks", 1, lambda result: a_game(result, Event.ATTACK)),
    ("hunger", 1, lambda result: a_game(result, Event.HUNGER)),
    ("column-lead-changes", 1, lead_changes),
)
"""What trials are compared by: words, digits, figure."""


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


def parties(telling: Telling, seats: int) -> list[str]:
    """The names of the parties at a table."""
    return [telling.words.say(word("party", Party(party))) for party in Table(GAME, seats, 0).g.party[:seats]]


def slowest_season(result: Contest) -> float:
    """The fewest symbols by which the frame grows from one season to the next, over all parties of a game."""
    totals = result.samples["symbols"][:SEASONS].sum(axis=1) / result.games
    return float(np.diff(totals).min())


def seasons(telling: Telling, result: Contest) -> str:
    """Stocks of a party, symbols of all and provinces at the end of each season."""
    samples, rows = result.samples, []
    for turn in range(SEASONS):
        stock = [float(value) / max(1, int(samples["living"][turn, 0])) for value in samples["stock"][turn]]
        symbols = [float(value) / result.games for value in samples["symbols"][turn]]
        name = telling.say("season", season=word("season", Season(turn % 4)), year=str(1 + turn // 4))
        rows.append((name, *stock, *symbols, sum(symbols), float(samples["owned"][turn, 0]) / result.games))
    names = [telling.words.say(word("material", material)) for material in Material]
    head = [telling.say("column-season"), *names, *symbol_names(telling)]
    return table(telling, [*head, telling.say("column-symbols"), telling.say("column-provinces")], rows)


def symbol_names(telling: Telling) -> list[str]:
    """The kinds of symbols."""
    return [telling.words.say(word("symbol", symbol)) for symbol in Symbol]


def figures(telling: Telling, standard: Sequence[Contest]) -> list[str]:
    """All that was counted with the standard box."""
    cards = [telling.words.say(word("card", card)) for card in Card]
    events = [(telling.say(f"event-{name_of(event)}"), event) for event in HAPPENINGS]
    columns = ("party", "wins", "interval", "symbols", "provinces")
    head = [*(telling.say(f"column-{name}") for name in columns), *symbol_names(telling)]
    parts = [
        telling.heading("overview") + "\n",
        telling.say("counted") + "\n",
        overview(telling, standard) + "\n",
        telling.heading("happenings") + "\n",
        happenings(telling, standard, events) + "\n",
        telling.heading("cards") + "\n",
        details(telling, standard, Event.CARD, cards, telling.say("column-card")) + "\n",
    ]
    for result in standard:
        parts += [
            telling.heading("tables", count=result.seats) + "\n",
            winners(telling, result, parties(telling, result.seats), head) + "\n",
            telling.say("seasons") + "\n",
            seasons(telling, result) + "\n",
        ]
    return parts


STUDY = Study(SUBJECT, BOT, TRIALS, FIGURES, parties, figures)
