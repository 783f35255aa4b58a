"""The clocks of a table's seats: how much time each has, and how moves spend and renew it.

A clock runs while a person may decide on its seat: several at once where several may. Bots need none. There are two
kinds of pace:

- live: so much time for the whole game, and an increment whenever one has decided and others are to go on. An increment
  never lifts a clock above what it began with: questions that come many in a round are no way to gather time.
- by days: so much time for each decision, and a reserve for the game, which is used up only after it.

What was taken back and is decided anew renews nothing. Times are milliseconds; moments are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

LIVE: Final = "live"
DAYS: Final = "days"
MINUTE, HOUR = 60_000, 3_600_000


@dataclass(frozen=True)
class TimeControl:
    """How much time people have."""

    kind: Literal["live", "days"]
    main: int
    """For the whole game: all of it, or the reserve."""
    each: int
    """The increment, or for each decision."""

    @property
    def least(self) -> int:
        """What somebody has who comes back after their time was up."""
        return max(MINUTE, self.main // 10) if self.kind == LIVE else 0


@dataclass(frozen=True)
class SeatClock:
    """The clock of a seat."""

    left: int
    """Of the time for the whole game, when it last stood still."""
    since: int | None = None
    """Since when it has been running."""
    renewed: int = 0
    """How many decisions of the seat have renewed it."""


@dataclass(frozen=True)
class Clocks:
    """The clocks of all seats of a table."""

    control: TimeControl
    seats: tuple[SeatClock, ...]

    def left(self, seat: int, time: int) -> int:
        """What a seat has at a moment until its time is up; on a clock that stands, for its next decision."""
        clock = self.seats[seat]
        used = 0 if clock.since is None else max(0, time - clock.since)
        return clock.left + (self.control.each if self.control.kind == DAYS else 0) - used

    def reserve(self, seat: int, time: int) -> int:
        """Of the time for the whole game, what a seat has left at a moment."""
        return max(0, min(self.seats[seat].left, self.left(seat, time)))

    def out(self, time: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, clock in enumerate(self.seats) if clock.since is not None and self.left(seat, time) <= 0]

    @property
    def deadline(self) -> int | None:
        """When the first of them will be up if nobody decides."""
        return min(
            (clock.since + self.left(seat, clock.since) for seat, clock in enumerate(self.seats) if clock.since),
            default=None,
        )

    def after(self, running: Collection[int], decided: Sequence[int], mover: int | None, time: int) -> Clocks:
        """The clocks once those of `running` run.

        `decided`: how many decisions each seat has made; `mover`: who has made one or taken one back just now.
        """
        seats = []
        for seat, clock in enumerate(self.seats):
            again = seat == mover and self.control.kind == DAYS and decided[seat] > clock.renewed
            if clock.since is not None and (seat not in running or again):
                clock = self._stopped(clock, decided[seat], time)
            if clock.since is None and seat in running:
                clock = SeatClock(clock.left, time, clock.renewed)
            seats.append(clock)
        return Clocks(self.control, tuple(seats))

    def _stopped(self, clock: SeatClock, decided: int, time: int) -> SeatClock:
        """A clock that ran and stands still now."""
        used = 0 if clock.since is None else max(0, time - clock.since)
        renews = decided > clock.renewed
        if self.control.kind == DAYS:
            left = clock.left - max(0, used - self.control.each)
        else:
            left = clock.left - used
            if renews:
                left = max(left, min(self.control.main, left + self.control.each))
        return SeatClock(max(0, left), None, max(clock.renewed, decided))

    def come_back(self, seat: int) -> Clocks:
        """The clocks when somebody takes their seat back: they have a little time at least."""
        clock = self.seats[seat]
        fresh = SeatClock(max(clock.left, self.control.least), None, clock.renewed)
        return Clocks(self.control, (*self.seats[:seat], fresh, *self.seats[seat + 1 :]))

    def excused(self, begin: int, end: int) -> Clocks:
        """The clocks if they had stood still from one moment to another, as they do while no server runs."""
        return Clocks(
            self.control,
            tuple(
                clock
                if clock.since is None
                else SeatClock(clock.left, clock.since + max(0, end - max(begin, clock.since)), clock.renewed)
                for clock in self.seats
            ),
        )

    def as_json(self) -> list[dict[str, int | None]]:
        """As the database keeps them."""
        return [{"left": clock.left, "since": clock.since, "renewed": clock.renewed} for clock in self.seats]


def new_clocks(control: TimeControl, seats: int) -> Clocks:
    """Clocks before the game, all standing."""
    return Clocks(control, (SeatClock(control.main),) * seats)


def time_control(kept: Mapping[str, Any]) -> TimeControl:
    """A pace as somebody wished for it."""
    if kept["kind"] == LIVE:
        return TimeControl(LIVE, kept["minutes"] * MINUTE, kept["increment"] * 1000)
    return TimeControl(DAYS, kept["reserve"] * HOUR, kept["hours"] * HOUR)


def kept_clocks(control: Mapping[str, Any] | None, kept: Sequence[Mapping[str, Any]]) -> Clocks | None:
    """The clocks as the database has them; None at a table without pace."""
    if control is None:
        return None
    return Clocks(time_control(control), tuple(SeatClock(**clock) for clock in kept))
