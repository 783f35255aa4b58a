"""How soon a mover is told that their move is kept, and watchers see it: from its arrival until it is sent."""

from __future__ import annotations

from time import monotonic

from tworivers.server.metrics.counted import Metrics


class MoveTimes:
    """The moves that wait to be told through one connection."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._kept: list[float] = []
        """When moves came whose acknowledgement isn't sent yet."""
        self._shown: float | None = None
        """When the newest move came that is in what waits to be sent."""

    def acknowledges(self, arrived: float) -> None:
        """What waits to be sent acknowledges a move that came at a moment of the system's own clock."""
        self._kept.append(arrived)

    def shows(self, arrived: float) -> None:
        """What waits to be sent shows a move that came then."""
        self._shown = arrived

    def sent(self) -> None:
        """Everything is sent."""
        if self._shown is None and not self._kept:
            return
        now = monotonic()
        for arrived in self._kept:
            self._metrics.acknowledged(now - arrived)
        if self._shown is not None:
            self._metrics.seen(now - self._shown)
        self._kept, self._shown = [], None
