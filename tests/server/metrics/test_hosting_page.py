"""What docs/hosting.md says to operators is true: figures, alerts, health checks, lines of the log."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry

from server.running_server import RunningServer
from tworivers.server.logs import JsonLines
from tworivers.server.metrics.counted import Metrics
from tworivers.server.problems import STATUS
from tworivers.server.request_ids import now_answering
from tworivers.server.routes.health import ANSWERS
from tworivers.server.settings import LIMITS, Settings

PAGE = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")


def part(title: str) -> str:
    """What stands below a heading."""
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def figures_of(registry: CollectorRegistry) -> set[str]:
    """The names that Prometheus knows them by, without "tworivers_"."""
    found = set()
    for family in registry.collect():
        name = family.name.removeprefix("tworivers_")
        found |= {name, f"{name}_total"} if family.type == "counter" else {name}
        if family.type == "histogram":
            found |= {f"{name}_bucket", f"{name}_count", f"{name}_sum"}
    return found


@pytest.fixture
def figures(server: RunningServer) -> set[str]:
    server.visitor()  # whoever has been answered knows that it runs
    return figures_of(server.services.metrics.registry)


def test_every_figure_on_the_page_is_there_and_the_other_way_round(figures: set[str]) -> None:
    table = part("Figures for Prometheus").partition("What to watch")[0]
    told = {
        name
        for cell in re.findall(r"^\| (.*?) \|", table, re.MULTILINE)[2:]
        for name in re.findall(r"`([a-z_]+)", cell)
        if not name.startswith(("process", "tworivers"))
    }
    assert told <= figures
    counted = {name for name in figures_of(Metrics().registry) if not name.startswith(("process", "python"))}
    missing = {name for name in counted if not any(name.startswith(one.removesuffix("_total")) for one in told)}
    assert missing <= {"tworivers"}, missing


def test_alerts_ask_for_figures_there_are(figures: set[str]) -> None:
    alerts = part("Figures for Prometheus").partition("What to watch")[2]
    named = re.findall(r"tworivers_([a-z_]+)", alerts)
    assert len(named) >= 7
    assert set(named) <= figures
    assert set(re.findall(r'code="([a-z-]+)"', alerts)) <= set(STATUS)


def test_health_checks_are_those_of_the_page(server: RunningServer) -> None:
    page = part("Is it well?")
    assert set(re.findall(r"^\| `(/\S+)`", page, re.MULTILINE)) == set(ANSWERS)
    example = json.loads(page.partition("healthz/ready\n")[2].partition("\n")[0])
    answer = httpx.get(f"{server.address}/healthz/ready").json()
    assert set(answer) == set(example)
    assert example["games"].items() <= answer["games"].items()


def test_lines_of_the_log_look_like_that_of_the_page() -> None:
    example = json.loads(next(line for line in part("The log").splitlines() if line.startswith('{"time"')))
    record = logging.LogRecord("tworivers.server", logging.ERROR, "", 0, example["message"], (), None)
    try:
        raise RuntimeError("out of order")
    except RuntimeError as error:
        record.exc_info = (RuntimeError, error, error.__traceback__)
    number = now_answering.set(example["request"])
    told = json.loads(JsonLines().format(record))
    now_answering.reset(number)
    assert set(told) == set(example)
    assert {name: told[name] for name in ("level", "logger", "message", "request")} == {
        name: example[name] for name in ("level", "logger", "message", "request")
    }
    assert len(told["time"]) == len(example["time"])


def test_the_limits_of_the_page_are_those_of_the_server() -> None:
    usual = Settings()
    page = part("Limits")
    for name in ("milliseconds_per_second_and_address", "messages_per_second_and_address"):
        assert name in LIMITS
        assert f"`{name}`, {getattr(usual, name)}" in page
