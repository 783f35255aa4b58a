"""Wrong passwords: whoever guesses has to wait longer and longer, and the owner of the account doesn't wait for them.

Tries are counted by account and address, and by account and device where the owner has logged in before. All other
tries for an account have a wide bound together, so that many addresses don't guess without end.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from tworivers.server.limits import Limits
from tworivers.server.problems import TooOften
from tworivers.server.settings import Settings

FIRST_WAIT = 1.0
LONGEST_WAIT = 900.0
"""Seconds."""
FORGOTTEN = 24 * 3600.0
"""Seconds after which wrong tries count no longer."""
KEPT = 20_000
"""Counters in memory."""


@dataclass
class Tries:
    """Tries that failed one after the other, and when the last was made."""

    failed: int = 0
    last: float = 0.0


class LoginTries:
    """Counts the tries to log in that failed."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings = settings
        self._limits = limits
        self._tries: OrderedDict[tuple[str, str], Tries] = OrderedDict()

    def take(self, account: str, network: str, device: str | None) -> None:
        """Count a try as failed until it has succeeded; refused while whoever makes it has to wait."""
        key = _key(account, network, device)
        now = time.monotonic()
        tries = self._tries.get(key)
        if tries is None or tries.last < now - FORGOTTEN:
            tries = Tries()
        if tries.failed >= self._settings.wrong_passwords:
            wait = FIRST_WAIT * 2.0 ** min(tries.failed - self._settings.wrong_passwords, 20)
            if now < tries.last + min(wait, LONGEST_WAIT):
                raise TooOften("wrong_passwords")
        if device is None:
            self._limits.take("wrong_passwords", account, self._settings.wrong_passwords_per_hour, 3600)
        tries.failed += 1
        tries.last = now
        self._tries[key] = tries
        self._tries.move_to_end(key)
        while len(self._tries) > KEPT:
            self._tries.popitem(last=False)

    def succeeded(self, account: str, network: str, device: str | None) -> None:
        """The last try was right: those before it are forgiven."""
        self._tries.pop(_key(account, network, device), None)


def _key(account: str, network: str, device: str | None) -> tuple[str, str]:
    return account, f"device {device}" if device else network
