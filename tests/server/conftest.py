"""One quiet server for all tests of a file that don't need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running_server import RunningServer, Visitor, quiet_settings, serving
from tworivers.server import login_tries


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quiet_settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has tried too many wrong passwords waits longer than the slowest machine takes to check one."""
    monkeypatch.setattr(login_tries, "FIRST_WAIT", login_tries.LONGEST_WAIT)


@pytest.fixture
def ada(server: RunningServer) -> Visitor:
    return server.visitor("Ada")


@pytest.fixture
def ben(server: RunningServer) -> Visitor:
    return server.visitor("Ben")
