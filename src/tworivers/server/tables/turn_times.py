"""When turns began and what the clocks show, once a table's position or its seats have changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tworivers.server.clocks import Clocks, kept_clocks, new_clocks, time_control
from tworivers.server.storage.entities import Header, Seat, turns_since


@dataclass(frozen=True)
class TurnTimes:
    """Since when each seat may decide, the clocks as the database keeps them, and when the first is up."""

    since: list[int | None]
    clocks: list[dict[str, Any]]
    deadline: int | None


def times_after(
    header: Header,
    seats: Sequence[Seat],
    turn: Sequence[int],
    time: int,
    decided: Sequence[int],
    mover: int | None = None,
    clocks: Clocks | None = None,
) -> TurnTimes:
    """The times when these seats may decide from now on.

    `header` is how the table was until then, `decided` how many decisions each seat has made, `mover` who has just
    decided or taken back; `clocks`: in place of those of the header. Nobody may decide before all seats are taken.
    """
    begun = turn if all(seat.taken for seat in seats) else []
    since = turns_since(header.since, begun, len(seats), time)
    clocks = clocks or clocks_of(header, len(seats))
    if clocks is None:
        return TurnTimes(since, [], None)
    running = [seat for seat in begun if seats[seat].bot is None]
    clocks = clocks.after(running, decided, mover, time)
    return TurnTimes(since, clocks.as_json(), clocks.deadline)


def clocks_of(header: Header, seats: int) -> Clocks | None:
    """The clocks of a table; None without pace."""
    if header.time_control is None:
        return None
    if not header.clocks:
        return new_clocks(time_control(header.time_control), seats)
    return kept_clocks(header.time_control, header.clocks)
