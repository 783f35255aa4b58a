"""An address of its own at which Prometheus finds the figures: never that of the pages, for they aren't public."""

from __future__ import annotations

import ipaddress

from prometheus_client import CollectorRegistry, start_http_server

from tworivers.engine.messages import Message, Values
from tworivers.engine.objections import TERMINAL_WORDS, Objection, failure


class CantTell(Objection):
    """An address for the figures that makes no sense, or can't be had."""


def metrics_place(text: str) -> tuple[str, int]:
    """An address and a port, like "127.0.0.1:9100" or "[::1]:9100"."""
    host, _, port = text.rpartition(":")
    try:
        address = ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
        if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
            raise ValueError
    except ValueError:
        raise CantTell(Message("wrong-metrics", {"text": text}), TERMINAL_WORDS) from None
    return str(address), int(port)


class Listening:
    """Answers Prometheus, in threads of its own."""

    def __init__(self, place: tuple[str, int], registry: CollectorRegistry) -> None:
        host, port = place
        try:
            self._server, self._thread = start_http_server(port, host, registry)
        except OSError as error:
            shown = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
            values: Values = {"text": shown, "reason": failure(error)}
            raise CantTell(Message("wrong-metrics-place", values), TERMINAL_WORDS) from None

    def close(self) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
