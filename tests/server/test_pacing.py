"""One address that asks without a pause waits, so that others don't."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from server.running_server import RunningServer, quiet_settings, serving
from tworivers.server.pacing import BURST, KEPT, Pace

ELSEWHERE = "2001:db8::1"


@pytest.fixture
def patient_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that answers one address twice a second."""
    with serving(replace(quiet_settings(tmp_path), requests_per_second_and_address=2)) as running:
        yield running


def test_a_burst_is_answered_at_once_and_then_a_steady_flow() -> None:
    pace, requests = Pace(10), 60
    delays = [pace.delay("192.0.2.1", now=100.0) for _ in range(requests)]
    burst = int(10 * BURST)
    assert max(delays[:burst]) <= 1e-9
    assert delays[burst:] == pytest.approx([(number + 1) / 10 for number in range(requests - burst)])


def test_who_rests_may_begin_anew_and_others_never_wait() -> None:
    pace = Pace(10)
    for _ in range(500):
        pace.delay("192.0.2.1", now=100.0)
    assert pace.delay(ELSEWHERE, now=100.0) <= 0
    assert pace.delay("192.0.2.1", now=100.0) > 40
    assert pace.delay("192.0.2.1", now=200.0) <= 0


def test_addresses_of_one_household_count_together() -> None:
    pace = Pace(1)
    for number in range(1, 9):
        last = pace.delay(f"2001:db8::{number}", now=100.0)
    assert last == pytest.approx(8 - BURST)


def test_memory_stays_bounded() -> None:
    pace = Pace(1)
    for number in range(KEPT + 500):
        pace.delay(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", now=100.0)
    assert len(pace._free) == KEPT


def test_a_server_answers_whoever_hammers_it_at_its_own_pace(patient_server: RunningServer) -> None:
    visitor = patient_server.visitor()
    began = time.monotonic()
    statuses = [visitor.http.get("/api/games").status_code for _ in range(12)]
    assert statuses == [200] * 12
    assert time.monotonic() - began > 1.0  # at least two of them at two a second, whatever came before
