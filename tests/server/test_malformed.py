"""Malformed requests, messages and files in great numbers: each is answered, no fault shows, memory stays level.

`TWORIVERS_MALFORMED` says how many the long campaign sends, otherwise 1,000,000.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path

import pytest

from server.malformed.campaign import READ, UNDERSTOOD, Verdict, campaign
from server.malformed.clients import total

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read from /proc")


def check(verdict: Verdict, count: int, growth: int) -> None:
    print(verdict)
    assert total(verdict.counts) >= count
    assert verdict.faults == {}
    check_targets(verdict)
    assert "Traceback" not in verdict.log
    assert verdict.growth <= growth, f"the memory grew: {verdict.memory}"


def check_targets(verdict: Verdict) -> None:
    """What was sent reached what it was meant for: a campaign that is turned away at the door tries nothing."""
    assert verdict.share("request", "401") < 1 / 3, "most requests must come from somebody who is known"
    assert verdict.share("request", *READ) > 1 / 3, "many requests must be read to their end"
    assert verdict.share("file", "422") > 2 / 3, "most files must be read"
    assert verdict.share("message", "malformed") > 1 / 2, "most messages must be looked at"
    assert verdict.share("message", *UNDERSTOOD) > 0, "some messages must reach the table"


SOUND = {
    ("request", "401"): 20, ("request", "404"): 30, ("request", "422"): 50, ("file", "422"): 10,
    ("message", "sent"): 100, ("message", "malformed"): 90, ("message", "gone-on"): 1,
}  # fmt: skip


@pytest.mark.parametrize(
    "lost",
    [
        {("request", "401"): 200},
        {("request", "422"): 0, ("request", "415"): 50},
        {("file", "422"): 0, ("file", "401"): 10},
        {("message", "malformed"): 0, ("message", "not-looking"): 90},
        {("message", "gone-on"): 0},
    ],
)
def test_a_campaign_that_is_turned_away_fails(lost: dict[tuple[str, str], int]) -> None:
    check_targets(Verdict(Counter(SOUND), 1.0, [100], ""))
    with pytest.raises(AssertionError, match="must"):
        check_targets(Verdict(Counter({**SOUND, **lost}), 1.0, [100], ""))


def test_a_thousand_malformed_things(tmp_path: Path) -> None:
    check(campaign(tmp_path, 1000, 1, 7), 1000, 100)


@pytest.mark.soak
@pytest.mark.skipif("NUMBA_BOUNDSCHECK" in os.environ, reason="the server runs in plain Python either way")
def test_a_million_malformed_things(tmp_path: Path) -> None:
    count = int(os.environ.get("TWORIVERS_MALFORMED", "1000000"))
    check(campaign(tmp_path, count, 3, 1000, lambda line: print(line, file=sys.stderr)), count, 40)
