"""Which passwords an account can have: not too short, and none that somebody would guess first."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tworivers.server.accounts import account_key
from tworivers.server.problems import Problem

SHORTEST = 8
COMMON = Path(__file__).parent / "common_passwords.txt"


@cache
def common_passwords() -> frozenset[str]:
    """The passwords that most people choose, of those that are long enough; small letters."""
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("# "))


def check_password(password: str, account: str) -> None:
    """Refuse a password that is short or easily guessed."""
    weakness = _weakness(password, account)
    if weakness is not None:
        raise Problem("bad-password", reason=weakness, least=SHORTEST)


def _weakness(password: str, account: str) -> str | None:
    """What is wrong with a password; None for a good one."""
    plain = account_key(password)
    if len(password) < SHORTEST:
        return "short"
    if len(set(plain)) == 1:
        return "repeated"
    if plain.strip() == account_key(account):
        return "account"
    return "common" if plain in common_passwords() else None
