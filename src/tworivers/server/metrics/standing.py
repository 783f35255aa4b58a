"""How the server stands when somebody looks: its tables, who is connected, what waits for workers."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from tworivers.server.connections import Connections
    from tworivers.server.services import Services

WITHIN = 2.0
"""Seconds for the event loop to tell; if it is too busy, these figures are left out, which tells that, too."""


class Standing(Collector):
    """Looks on the event loop, to which all this belongs; asked from the thread that answers Prometheus."""

    def __init__(self, services: Services, connections: Connections | None) -> None:
        self._services = services
        self._connections = connections
        self._loop = asyncio.get_running_loop()

    def describe(self) -> Iterator[Metric]:
        """Nothing: whoever registers this needn't look."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """The figures, if the event loop tells them in time."""
        told: concurrent.futures.Future[list[Metric]] = concurrent.futures.Future()

        def look() -> None:
            if told.set_running_or_notify_cancel():
                try:
                    told.set_result(list(self._look()))
                except Exception as error:
                    told.set_exception(error)

        try:
            self._loop.call_soon_threadsafe(look)
            yield from told.result(WITHIN)
        except (TimeoutError, concurrent.futures.TimeoutError, RuntimeError):  # busy, or stopped meanwhile
            told.cancel()

    def _look(self) -> Iterator[Metric]:
        yield self._tables()
        places = self._services.places
        people = GaugeMetricFamily("tworivers_people_connected", "People with a live connection")
        people.add_metric([], len(places.people()))
        yield people
        sockets = GaugeMetricFamily("tworivers_sockets", "Live connections", labels=["of"])
        for kind, count in places.sockets().items():
            sockets.add_metric([kind], count)
        yield sockets
        yield self._questions()
        if self._connections is not None:
            connections = GaugeMetricFamily("tworivers_connections", "Open connections, with or without a request")
            connections.add_metric([], len(self._connections))
            yield connections
            refused = CounterMetricFamily("tworivers_connections_refused", "Connections ended for want of room")
            refused.add_metric([], self._connections.refused)
            yield refused

    def _tables(self) -> Metric:
        """Tables in memory; those that nobody visits leave it."""
        loaded = self._services.tables.loaded()
        counted = Counter((table.game.name, table.state, "yes" if table.header.public else "no") for table in loaded)
        tables = GaugeMetricFamily("tworivers_tables", "Tables in memory", labels=["game", "state", "public"])
        for labels, count in sorted(counted.items()):
            tables.add_metric(labels, count)
        return tables

    def _questions(self) -> Metric:
        waiting = GaugeMetricFamily("tworivers_thinking_queue", "Questions that wait for a worker", labels=["kind"])
        for kind, count in self._services.workers.waiting().items():
            waiting.add_metric([kind], count)
        waiting.add_metric(["views"], sum(self._services.answerer.waiting().values()))
        return waiting
