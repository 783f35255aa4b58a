"""The study of Amyitis: are the seats even, what do winners have, and what do reconstructed numbers change?

Its report is docs/studies/amyitis.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from tworivers.amyitis import GAME
from tworivers.amyitis.names import BRINGS, Court, Craft, Event, Square
from tworivers.amyitis.record import State
from tworivers.amyitis.words import court_word, craft_word, seat_word
from tworivers.engine.records import reading
from tworivers.study.amyitis_trials import TRIALS
from tworivers.study.contest import Contest, Sample, Subject
from tworivers.study.figures import (
    Telling,
    a_game,
    details,
    happenings,
    lead_changes,
    margin,
    overview,
    spread_of_wins,
    table,
    unevenness,
    winners,
    winning_score,
)
from tworivers.study.report import Study

BOT = "scribe"
"""Who plays, in all seats, unless somebody else is asked for."""
MOST_ROUNDS = 64
CRAFT, COURT = 3, 2
"""The places of the craft and of the kind of card in their events."""
HAPPENINGS = (
    Event.RECRUITED,
    Event.TEMPLE,
    Event.PUSHED_OUT,
    Event.WATERED,
    Event.CARAVAN,
    Event.SOLD,
    Event.COURT,
    Event.PLANTED,
    Event.GARDENERS_SPENT,
    Event.PASSED,
    Event.ROW_FULL,
)
COMPARED = (
    ("column-spread", 0, spread_of_wins),
    ("column-unevenness", 2, unevenness),
    ("column-winning-score", 0, winning_score),
    ("column-margin", 1, margin),
    ("rounds", 1, lambda result: rounds(result)),
    ("plants", 1, lambda result: a_game(result, Event.PLANTED)),
    ("column-lead-changes", 1, lead_changes),
)
HAD = ("plants", "camels", "talents", "cubes-left")
"""What somebody has at the end, besides court cards."""


def round_of(g: State) -> int:
    """The round that is played, from 0."""
    return min(MOST_ROUNDS, max(1, int(g.round_number))) - 1


def at_round_end(g: State) -> Sample:
    """The prestige of everybody, tiles left, channels watered."""
    g = reading(g)
    return {
        "prestige": [int(g.prestige[: g.seats].sum())],
        "tiles": [int((g.square == Square.TILE).sum())],
        "games": [1],
    }


def at_end(g: State, seat: int) -> list[int]:
    """Plants, camels, talents, cubes that are left, and the levels of court cards."""
    levels = [int(g.court_level[seat, kind]) for kind in BRINGS]
    return [int(g.tiles[seat]), int(g.camels[seat]), int(g.talents[seat]), int(g.cubes[seat]), *levels]


SUBJECT = Subject(GAME, MOST_ROUNDS, round_of, at_round_end, at_end, {Event.RECRUITED: CRAFT, Event.COURT: COURT})


def seats_of(telling: Telling, seats: int) -> list[str]:
    """The colours of the seats; who starts is drawn."""
    return [telling.words.say(seat_word(seat)) for seat in range(seats)]


def rounds(result: Contest) -> float:
    """How many rounds a game lasts."""
    return float(result.samples["games"].sum()) / result.games


def have(telling: Telling) -> list[str]:
    """The columns of what somebody has at the end."""
    levels = [telling.say("level-of", card=court_word(kind)) for kind in BRINGS]
    return [*(telling.say(f"had-{name}") for name in HAD), *levels]


def strategies(telling: Telling, results: Sequence[Contest]) -> str:
    """What winners have at the end, and what everybody has."""
    rows: list[tuple[object, ...]] = []
    for result in results:
        won = max(1, int(result.won.sum()))
        winning = [float(value) / won for value in result.winners.sum(axis=0)]
        all_of_them = [float(value) / result.games / result.seats for value in result.ends.sum(axis=0)]
        rows += [(telling.say("winners-of", count=result.seats), *winning)]
        rows += [(telling.say("everybody-of", count=result.seats), *all_of_them)]
    return table(telling, [telling.say("at-the-end"), *have(telling)], rows)


def course(telling: Telling, results: Sequence[Contest]) -> str:
    """Round by round: games that got so far, somebody's prestige, tiles left."""
    rows = []
    for turn in range(MOST_ROUNDS):
        reached = [float(result.samples["games"][turn, 0]) for result in results]
        if not any(reached):
            break
        row: list[str] = []
        for result, games in zip(results, reached, strict=True):
            per_seat = float(result.samples["prestige"][turn, 0]) / max(1.0, games) / result.seats
            tiles = float(result.samples["tiles"][turn, 0]) / max(1.0, games)
            shown = (telling.percent(games / result.games, 0), telling.number(per_seat, 0), telling.number(tiles, 0))
            row += shown if games else ("–", "–", "–")
        rows.append((turn + 1, *row))
    columns = [telling.say(key, count=result.seats) for result in results for key in ("reached", "prestige", "tiles")]
    return table(telling, [telling.say("round"), *columns], rows)


def figures(telling: Telling, standard: Sequence[Contest]) -> list[str]:
    """All that was counted with the standard box."""
    crafts = [telling.words.say(craft_word(craft)) for craft in Craft]
    cards = [telling.words.say(court_word(card)) for card in Court]
    events = [(telling.say(f"event-{event.name.lower().replace('_', '-')}"), event) for event in HAPPENINGS]
    head = [telling.say("column-seat"), *(telling.say(f"column-{name}") for name in ("wins", "interval", "score"))]
    parts = [
        telling.heading("overview") + "\n",
        telling.say("counted") + "\n",
        overview(telling, standard) + "\n",
        telling.heading("strategies") + "\n",
        strategies(telling, standard) + "\n",
        telling.heading("happenings") + "\n",
        happenings(telling, standard, events) + "\n",
        telling.heading("crafts") + "\n",
        details(telling, standard, Event.RECRUITED, crafts, telling.say("column-craft")) + "\n",
        telling.heading("cards") + "\n",
        details(telling, standard, Event.COURT, cards, telling.say("column-card")) + "\n",
        telling.heading("course") + "\n",
        course(telling, standard) + "\n",
    ]
    for result in standard:
        names = seats_of(telling, result.seats)
        parts += [
            telling.heading("tables", count=result.seats) + "\n",
            winners(telling, result, names, [*head, *have(telling)]) + "\n",
        ]
    return parts


STUDY = Study(SUBJECT, BOT, TRIALS, COMPARED, seats_of, figures)
