"""Where a request comes from: whoever is connected or, where that is a web server in front, whom it names.

Every web server in front adds the address it was asked from to the end of `X-Forwarded-For`; what stands before that,
anybody may have written. So the list is read from its end: the first address that isn't one of ours is the visitor's.
`Forwarded` isn't read at all: web servers that don't know it pass on what a visitor has put there.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterable, Sequence
from functools import lru_cache

from starlette.types import Scope

ANY = "*"
"""Whoever is connected is a web server in front."""
MOST_HOPS = 20
"""Web servers one behind the other, at most; of a longer list the beginning isn't read."""
SCHEMES = {"http": "ws", "https": "wss"}
"""What visitors may have come by, and what that is for a socket."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadProxy(ValueError):
    """Neither an address nor a network; the text is what was given."""


def usual_proxies() -> tuple[str, ...]:
    """A web server on the same machine, unless the environment names others, as it does for many servers."""
    names = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(",")
    return tuple(name.strip() for name in names if name.strip())


class TrustedProxies:
    """The web servers in front, whose word on where requests come from counts."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        """Addresses and networks; without any those that are usual."""
        names = names or usual_proxies()
        self._any = ANY in names
        self._networks = [_network(name) for name in names if name != ANY]
        self.include = lru_cache(4096)(self._include)

    def _include(self, host: str) -> bool:
        """Whether an address is that of a web server of ours."""
        address = parsed(host)
        return self._any or (address is not None and self._named(address))

    def _named(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def visitor(self, peer: str, forwarded: Iterable[str]) -> str:
        """The address of the visitor whom `peer`, a web server of ours, names in these headers.

        What is no address, as when a web server writes "unknown", stands for whoever named it.
        """
        named = [entry for line in forwarded for entry in line.split(",")]
        visitor = peer
        for entry in reversed(named[-MOST_HOPS:]):
            address = parsed(without_port(entry))
            if address is None:
                return visitor
            visitor = str(address)
            if not self._named(address):
                return visitor
        return visitor

    def tell(self, scope: Scope) -> bool:
        """Note in a request where it comes from and by which scheme, if a web server of ours brings it; if one does."""
        client = scope.get("client")
        if not client or not self.include(client[0]):
            return False
        headers = scope["headers"]
        forwarded = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
        visitor = self.visitor(client[0], forwarded)
        if visitor != client[0]:
            scope["client"] = (visitor, 0)
        schemes = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-proto"]
        scheme = schemes[-1].rpartition(",")[2].strip().lower() if schemes else ""
        if scheme in SCHEMES:
            scope["scheme"] = SCHEMES[scheme] if scope["type"] == "websocket" else scheme
        return True


def without_port(entry: str) -> str:
    """An address as web servers write it into lists, without the port that some add."""
    entry = entry.strip().strip('"')
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def parsed(host: str) -> Address | None:
    """An address; of IPv4 written as IPv6, as sockets for both kinds tell it, the IPv4."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(name.strip(), strict=False)
    except ValueError:
        raise BadProxy(name) from None
