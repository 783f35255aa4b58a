"""The games of a tournament played by a Ray cluster: the `ray` extra, imported only here."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from typing import Any

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection, failure
from tworivers.tournament.plan import Pairing, Plan
from tworivers.tournament.playing import Portions, play_portion, portions

LOCAL = "local"
"""Instead of an address: a cluster of this machine alone, which lasts as long as the tournament."""
PATIENCE = 5.0
"""Seconds to wait for somebody at an address."""


class NoCluster(Objection):
    """Ray isn't installed or can't be reached; the message says which."""


def play_on_ray(plan: Plan, pairings: Sequence[Pairing], address: str) -> Portions:
    """Play all games on the cluster at an address; portions come as they are done."""
    ray = _ray()
    _check_reachable(address)
    try:
        ray.init(None if address == LOCAL else address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise _unreachable(address, error) from None
    try:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(play_portion)
        waiting = [task.remote(plan, portion) for portion in portions(pairings, processors)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield ray.get(done[0])
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refuse an address where nobody listens; Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, ValueError) as error:
            raise _unreachable(address, error) from None


def _ray() -> Any:
    """The package, if it is there."""
    try:
        import ray
    except ImportError:
        raise NoCluster(Message("wrong-ray-missing"), TERMINAL_WORDS) from None
    return ray


def _unreachable(address: str, error: Exception) -> NoCluster:
    reason = failure(error) if isinstance(error, OSError) else str(error)
    return NoCluster(Message("wrong-ray", {"address": address, "reason": reason}), TERMINAL_WORDS)
