"""What somebody is told who is muted or banned: until when, and why."""

from __future__ import annotations

from datetime import UTC, datetime

from tworivers.server.problems import Problem
from tworivers.server.storage.moderation_store import Measure


def measured(code: str, measure: Measure) -> Problem:
    """The problem of somebody who is `muted` or `banned`."""
    until = datetime.fromtimestamp(measure.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    given = "yes" if measure.reason else "no"
    return Problem(code, until=until, given=given, reason=measure.reason)
