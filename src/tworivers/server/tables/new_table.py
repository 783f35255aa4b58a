"""A match becomes a table: its header, its seats and who set it up."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from tworivers.server.storage.entities import Header, Person, Progress, Seat, chain_of, now, turns_since
from tworivers.server.storage.requests import Keyed, receipt
from tworivers.server.tables.outgoing import table_info
from tworivers.server.tables.registry import TableRegistry
from tworivers.server.workers.files import Played


@dataclass(frozen=True)
class Terms:
    """What is agreed on for a table besides the game's own options."""

    seed_chosen: bool
    public: bool = False
    hints: bool = True
    chat: bool = True
    rated: bool = False


async def add_table(
    registry: TableRegistry,
    match: Played,
    seats: list[Seat],
    person: Person,
    terms: Terms,
    request: Keyed | None = None,
) -> dict[str, Any]:
    """Keep a match as a new table; returns the table as its creator sees it."""
    time = now()
    game = registry.settings.games[match.game]
    began = match.turn if all(seat.taken for seat in seats) else []
    since = turns_since([], began, len(seats), time)
    progress = Progress(len(match.moves), chain_of(match.moves), match.turn, match.scores, match.over, since)
    header = Header(
        id=secrets.token_urlsafe(9),
        game=game.name,
        version=match.version,
        options=match.options,
        box=match.box,
        seed=match.seed,
        creator=person.id,
        created=time,
        changed=time,
        undone_to=None,
        seed_told=False,
        **vars(terms),
        **vars(progress),
    )
    info = table_info(header, seats, game, person.id, ())
    await registry.add(header, seats, list(match.moves), person, receipt(request, lambda _: info))
    return info
