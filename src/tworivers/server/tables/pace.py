"""How fast bots play in front of people: what is seen is paced, what nobody sees isn't.

After a move that somebody who watches hears of, the bots wait for a moment; steps of a draft that nobody sees take no
time. Where several bots may decide at once they share the moment, as people who decide at the same time would. Nobody
at all counts as a spectator: a table without anybody shouldn't keep the machine busy. How long the moment is, those who
sit at the table choose, the slowest of them for all; who wants to be told everything is told it one by one.
"""

from __future__ import annotations

from tworivers.server.tables.bot_turns import bots_waiting
from tworivers.server.tables.listeners import Pace
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.outgoing import SPECTATOR

TOLD = 4.0
PAUSES: dict[Pace | None, float] = {"instant": 0.0, "quick": 1.0, None: 1.0, "told": TOLD}
"""How many of the server's pauses bots make after what is seen."""


def heard_of(table: LiveTable) -> bool:
    """Whether somebody who watches is told what the last move did."""
    game, entry = table.game, table.entries[-1]
    watching = {listener.seat for listener in table.listeners}
    watching |= {seat.seat for seat in table.seats if seat.person in table.elsewhere}
    watching = watching or {SPECTATOR}
    return not game.secrets or any(game.hears(event, seat) for event, _ in entry.events for seat in watching)


def pauses(table: LiveTable) -> float:
    """How many pauses whoever watches wants after what they see: the slowest who sits here, else the slowest of all."""
    seated = {seat.person for seat in table.seats} - {None}
    deciding = [listener for listener in table.listeners if listener.person.id in seated] or table.listeners
    wanted = max((PAUSES[listener.pace] for listener in deciding), default=PAUSES[None])
    return wanted if wanted == TOLD else wanted / max(1, len(bots_waiting(table)))
