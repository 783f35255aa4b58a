"""Rate limits: what is refused, what is forgotten, and that counting costs the same however many are counted."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from tworivers.server import limits
from tworivers.server.limits import Limits
from tworivers.server.problems import Problem


class Clock:
    """A clock that stands still unless it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.time)


def steps_of(work: Callable[[], None]) -> int:
    """How many instructions of the limiter's own file run in a piece of work."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        if frame.f_code.co_filename != limits.__file__:
            return None
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def test_what_is_too_often_is_refused_until_time_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, limiter = Clock(monkeypatch), Limits()
    for _ in range(3):
        limiter.take("chat", "ada", 3, 60)
        clock.time += 10
    with pytest.raises(Problem):
        limiter.take("chat", "ada", 3, 60)
    limiter.take("chat", "ben", 3, 60)
    clock.time += 31
    limiter.take("chat", "ada", 3, 60)


def test_counting_costs_the_same_however_many_names_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    few, many = Limits(), Limits()
    for number in range(10):
        few.take("login", f"name {number}", 10, 60)
    for number in range(20_000):
        many.take("login", f"name {number}", 10, 60)
    assert steps_of(lambda: many.take("login", "one more", 10, 60)) <= 2 * steps_of(
        lambda: few.take("login", "one more", 10, 60)
    )


def test_old_counters_are_forgotten_and_there_are_never_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, limiter = Clock(monkeypatch), Limits()
    monkeypatch.setattr(limits, "KEPT", 100)
    for number in range(300):
        limiter.take("login", f"name {number}", 10, 60)
        limiter.take("login from", "one address", 1000, 60)
    assert len(limiter._counters[60]) <= 100
    clock.time += 61
    for number in range(100):
        limiter.take("login", f"other {number % 2}", 100, 60)
    assert set(limiter._counters[60]) == {("login", "other 0"), ("login", "other 1")}


def test_whoever_is_counted_all_the_time_is_not_forgotten_among_many(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    limiter = Limits()
    monkeypatch.setattr(limits, "KEPT", 100)
    for number in range(200):
        limiter.take("login", f"name {number}", 10, 60)
        limiter.take("login from", "one address", 200, 60)
    with pytest.raises(Problem):
        limiter.take("login from", "one address", 200, 60)
