"""Wrong passwords: how long whoever guesses has to wait."""

from __future__ import annotations

import time

import pytest

from tworivers.server.limits import Limits
from tworivers.server.login_tries import FORGOTTEN, LONGEST_WAIT, LoginTries
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings


class Guesser:
    """Somebody who tries passwords at moments of our choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **limits: int) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        self.tries = LoginTries(Settings(**limits), Limits())  # type: ignore[arg-type]

    def may(self, after: float = 0.0, address: str = "203.0.113.7", device: str | None = None) -> bool:
        """Whether the next try may be made some seconds later."""
        self.now += after
        try:
            self.tries.take("siduri", address, device)
        except Problem:
            return False
        return True


def test_each_wrong_password_makes_the_next_wait_twice_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    guesser = Guesser(monkeypatch, wrong_passwords=3)
    assert [guesser.may() for _ in range(4)] == [True, True, True, False]
    for wait in (1, 2, 4, 8, 16):
        assert not guesser.may(wait - 0.5)
        assert guesser.may(0.5)
    assert guesser.may(address="203.0.113.8"), "another address doesn't wait"


def test_the_wait_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    guesser = Guesser(monkeypatch, wrong_passwords=1)
    assert [guesser.may(LONGEST_WAIT) for _ in range(40)] == [True] * 40
    assert not guesser.may(LONGEST_WAIT - 1)
    assert guesser.may(FORGOTTEN + 1)
    assert not guesser.may()


def test_a_right_password_forgives(monkeypatch: pytest.MonkeyPatch) -> None:
    guesser = Guesser(monkeypatch, wrong_passwords=2)
    for _ in range(5):
        assert guesser.may()
        guesser.tries.succeeded("siduri", "203.0.113.7", None)


def test_many_addresses_have_one_bound_and_known_devices_none(monkeypatch: pytest.MonkeyPatch) -> None:
    guesser = Guesser(monkeypatch, wrong_passwords_per_hour=10)
    assert [guesser.may(address=f"203.0.113.{number}") for number in range(12)] == [True] * 10 + [False] * 2
    assert guesser.may(device="owner's own")
    assert guesser.may(after=3601)
