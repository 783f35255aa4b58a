"""People with accounts, as tests about people among each other need them."""

from __future__ import annotations

from itertools import count

from server.running_server import RunningServer, Visitor

PASSWORD = "eight letters"
NUMBERS = count(1)


def owner(server: RunningServer, name: str) -> Visitor:
    """Somebody with an account that nobody else in this run has; `account` is in their `me`."""
    person = server.visitor(name)
    person.me = person.post("/api/accounts", {"account": f"{name} {next(NUMBERS)}", "password": PASSWORD})
    return person


def befriend(one: Visitor, other: Visitor) -> None:
    """Make two friends."""
    one.post("/api/friends", {"account": other.me["account"]})
    other.post("/api/friends", {"account": one.me["account"]})
