"""The names a server answers to: a page of another site that points its own name here (DNS rebinding) gets nothing."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache

LOCAL = ("localhost", "127.0.0.1", "::1")
EVERY_INTERFACE = ("", "0.0.0.0", "::")
SITE = 48
"""Bits of an IPv6 address that whoever has many networks has in common."""
ON_A_SITE = 8
"""How many times as much as from one address may come from such a site."""
ANY = "*"
"""As an allowed name: every name. With more behind it (`*.example.org`), every name that ends so."""


class AllowedHosts:
    """The names and addresses that requests may be sent to."""

    def __init__(self, names: Iterable[str] = (), addresses: bool = False) -> None:
        """`addresses`: whether every numeric address is allowed; no page of another site can have one of ours."""
        self._names = {_plain(name) for name in (*LOCAL, *names)}
        self._endings = tuple(name[1:] for name in self._names if name.startswith(f"{ANY}."))
        self._addresses = addresses

    def allow(self, host: str) -> bool:
        """Whether a request's `Host` header is one of ours; the port doesn't matter."""
        name = host_name(host)
        if not name:
            return False
        if name in self._names or ANY in self._names or (self._endings and name.endswith(self._endings)):
            return True
        return self._addresses and _is_address(name)


def hosts_of(bound: str, more: Iterable[str]) -> AllowedHosts:
    """The names of a server that listens on `bound`, besides those that were given to it."""
    if bound not in EVERY_INTERFACE:
        return AllowedHosts((bound, *more))
    machine = socket.gethostname()
    short = machine.split(".")[0]
    return AllowedHosts((machine, short, f"{short}.local", *more), addresses=True)


def host_name(host: str) -> str:
    """The name in a `Host` header, without its port; empty if it makes no sense."""
    host = host.strip()
    if host.startswith("["):
        name, closed, rest = host[1:].partition("]")
        return _plain(name) if closed and _is_port(rest) else ""
    name, colon, port = host.partition(":")
    return _plain(name) if _is_port(colon + port) else ""


def _is_port(text: str) -> bool:
    return not text or (text[0] == ":" and (not text[1:] or (text[1:].isascii() and text[1:].isdigit())))


def _plain(name: str) -> str:
    """A name as it is compared: addresses in their usual form, letters small, no dot at the end."""
    name = name.strip().strip("[]").lower().removesuffix(".")
    try:
        return str(ipaddress.ip_address(name))
    except ValueError:
        return name


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def network(address: str) -> str:
    """What counts as one address: of IPv6 the first half, because a single household has all of the second."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


@lru_cache(4096)
def places(address: str) -> tuple[tuple[str, int], ...]:
    """Where somebody at an address counts, each with how many times as much as from one address may come from there.

    Of IPv6 that is a household's network and, for those who have thousands of such, the site around it.
    """
    place = network(address)
    try:
        found = ipaddress.ip_network(place)
    except ValueError:
        return ((place, 1),)
    return ((place, 1),) if found.version == 4 else ((place, 1), (str(found.supernet(new_prefix=SITE)), ON_A_SITE))
