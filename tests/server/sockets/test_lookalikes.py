"""Games that differ in a secret, through the real server: whoever it is hidden from is sent the same messages."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running_server import RunningServer
from server.sockets.twin_tables import compare, open_server

PAIRS = int(os.environ.get("TWORIVERS_PAIRS", "10000"))
"""Of the long test."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with open_server(tmp_path) as running:
        yield running


def test_whoever_a_secret_is_hidden_from_is_sent_the_same(server: RunningServer) -> None:
    found = compare(server, pairs=25, game=1)

    assert found.differences == []
    assert found.moves > 40


def test_version_two_told_who_held_what(server: RunningServer) -> None:
    """The check can fail: by the rules of version 2 what is asked depends on stocks and hands."""
    assert compare(server, pairs=60, game=2, version=2).differences


@pytest.mark.soak
def test_ten_thousand_pairs(server: RunningServer) -> None:
    pairs = 0
    for game in itertools.count():
        found = compare(server, PAIRS - pairs, game)
        assert found.differences == [], f"game {game}"
        pairs += found.pairs
        if pairs >= PAIRS:
            return
