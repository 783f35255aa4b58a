"""One quiet server for all tests of a file that don't need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.place import Place, Visitor, quiet_settings, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(quiet_settings(tmp_path_factory.mktemp("place"))) as running:
        yield running


@pytest.fixture
def ada(place: Place) -> Visitor:
    return place.visitor("Ada")


@pytest.fixture
def ben(place: Place) -> Visitor:
    return place.visitor("Ben")
