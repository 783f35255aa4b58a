"""PostgreSQL for the tests: the server that `TWORIVERS_POSTGRES` names, or one of our own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext

import pytest
from sqlalchemy import create_engine, text

from server.storage.cluster import Cluster, own_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A server that a test may stop, freeze and cut off."""
    pytest.importorskip("psycopg")
    with ExitStack() as stack:
        try:
            started = stack.enter_context(own_cluster())
        except (OSError, LookupError, subprocess.SubprocessError) as error:
            pytest.skip(f"PostgreSQL doesn't start here: {error}")
        yield started


def emptied(url: str) -> str:
    """The same database with nothing in it."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as db:
        db.execute(text("drop schema public cascade"))
        db.execute(text("create schema public"))
    engine.dispose()
    return url


@pytest.fixture
def own_url(cluster: Cluster) -> str:
    """An empty database in a server of our own."""
    return emptied(cluster.url)


@pytest.fixture
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database; one that several processes were given is used by one test at a time."""
    pytest.importorskip("psycopg")
    given = os.environ.get("TWORIVERS_POSTGRES")
    found: str = given or request.getfixturevalue("cluster").url
    engine = create_engine(found.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() if given else nullcontext() as turn:
        if turn is not None:
            turn.execute(text("select pg_advisory_lock(2)"))
        yield emptied(found)
    engine.dispose()
