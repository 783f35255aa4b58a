"""A match becomes a table: its header, its seats and who set it up."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from tworivers.server.storage.entities import Header, Person, Progress, Seat, chain_of
from tworivers.server.storage.requests import Keyed, receipt
from tworivers.server.tables.outgoing import table_info
from tworivers.server.tables.registry import TableRegistry
from tworivers.server.tables.replay import decisions
from tworivers.server.tables.turn_times import times_after
from tworivers.server.workers.files import Played


@dataclass(frozen=True)
class Terms:
    """What is agreed on for a table besides the game's own options."""

    seed_chosen: bool
    public: bool = False
    hints: bool = True
    chat: bool = True
    rated: bool = False
    time_control: dict[str, Any] | None = None
    language: str | None = None
    rating_from: int | None = None
    rating_to: int | None = None


async def add_table(
    registry: TableRegistry,
    match: Played,
    seats: list[Seat],
    person: Person,
    terms: Terms,
    request: Keyed | None = None,
) -> dict[str, Any]:
    """Keep a match as a new table; returns the table as its creator sees it."""
    time = registry.settings.time()
    header = new_header(match, seats, person, terms, time)
    info = table_info(header, seats, registry.settings.games[match.game], person.id, (), time=time)
    await registry.add(header, seats, list(match.moves), person, receipt(request, lambda _: info))
    return info


def new_header(match: Played, seats: list[Seat], person: Person, terms: Terms, time: int) -> Header:
    """The header of a new table."""
    ended = "finished" if match.over else None
    scored = (len(match.moves), chain_of(match.moves), match.turn, match.scores, match.over)
    header = Header(
        id=secrets.token_urlsafe(9),
        game=match.game,
        version=match.version,
        options=match.options,
        box=match.box,
        position=match.position,
        seed=match.seed,
        creator=person.id,
        created=time,
        changed=time,
        undone_to=None,
        seed_told=False,
        **vars(terms),
        **vars(Progress(*scored, since=[], clocks=[], deadline=None, ended=ended)),
    )
    times = times_after(header, seats, match.turn, time, decisions(match.moves, len(seats)))
    return replace(header, **vars(times))
