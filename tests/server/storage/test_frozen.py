"""A PostgreSQL that stands still: requests are answered, and it goes on when the database does."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import httpx

from server.running_server import GAMES_HERE, ME, SCREEN, quiet_settings, serving
from server.storage.cluster import Cluster

DEEP = GAMES_HERE["wells"].codes["guess deep"]
AT_ONCE = 12
"""More than there are readers."""


def test_a_frozen_database_gives_503_and_the_server_goes_on_with_it(
    tmp_path: Path, own_url: str, cluster: Cluster
) -> None:
    with serving(replace(quiet_settings(tmp_path), database=own_url)) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        wish = {"seat": 0, "number": 0, "action": DEEP}

        def play() -> httpx.Response:
            return ada.http.post(f"/api/tables/{table}/moves", json=wish)

        def look() -> httpx.Response:
            return ada.http.get("/api/tables")

        with cluster.frozen(), ThreadPoolExecutor(AT_ONCE) as people:
            asking: list[Callable[[], httpx.Response]] = [play, play, *[look] * (AT_ONCE - 2)]
            answers = [asked.result() for asked in [people.submit(ask) for ask in asking]]
            assert [answer.status_code for answer in answers] == [503] * AT_ONCE
            assert {answer.json()["error"]["code"] for answer in answers} == {"not-kept"}
            assert ada.state(table, 0)["number"] == 0, "what is in memory can still be seen"
        for ask in (look, play):
            while ask().status_code == 503:
                pass
        assert ada.state(table, 0)["number"] == 1
        assert [known["moves"] for known in ada.get("/api/tables")["mine"]] == [1]
