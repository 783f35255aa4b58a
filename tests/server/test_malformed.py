"""Malformed requests, messages and files in great numbers: each is answered, no fault shows, memory stays level.

`TWORIVERS_MALFORMED` says how many the long campaign sends, otherwise 1,000,000.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from server.malformed.campaign import Verdict, campaign
from server.malformed.clients import total

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read from /proc")


def check(verdict: Verdict, count: int, growth: int) -> None:
    print(verdict)
    assert total(verdict.counts) >= count
    assert verdict.faults == {}
    assert verdict.share("request", "401") < 1 / 3, "most requests must come from somebody who is known"
    assert verdict.share("file", "422") > 2 / 3, "most files must be read"
    assert verdict.share("message", "malformed") > 1 / 2, "most messages must be looked at"
    assert "Traceback" not in verdict.log
    assert verdict.growth <= growth, f"the memory grew: {verdict.memory}"


def test_a_few_thousand_malformed_things(tmp_path: Path) -> None:
    check(campaign(tmp_path, 3000, 1, 7), 3000, 100)


@pytest.mark.soak
@pytest.mark.skipif("NUMBA_BOUNDSCHECK" in os.environ, reason="the server runs in plain Python either way")
def test_a_million_malformed_things(tmp_path: Path) -> None:
    count = int(os.environ.get("TWORIVERS_MALFORMED", "1000000"))
    check(campaign(tmp_path, count, 3, 1000, lambda line: print(line, file=sys.stderr)), count, 40)
