"""Ray, as far as it goes without it: a stand-in that keeps its promises in this process."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tournament.quick_bots import plan, use_quick_minds
from tworivers.tournament.cluster import LOCAL, NoCluster, play_on_ray
from tworivers.tournament.plan import schedule
from tworivers.tournament.playing import play_here


class StandIn:
    """What is used of Ray."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def init(self, address: str | None, **_: Any) -> None:
        if address == "nowhere":
            raise ConnectionError("nobody is\nthere")
        self.calls.append(f"init {address}")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0, "memory": 1e9}

    def remote(self, function: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *arguments: lambda: function(*arguments))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[-1:], waiting[:-1]

    def get(self, promise: Callable[[], Any]) -> Any:
        return promise()

    def shutdown(self) -> None:
        self.calls.append("shutdown")


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    use_quick_minds(monkeypatch)
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


WHAT = replace(plan(games=6), bots=("first", "last", "diced"))


def test_a_cluster_plays_the_same_games(ray: StandIn) -> None:
    games = [game for portion in play_on_ray(WHAT, schedule(WHAT), LOCAL) for game in portion]
    here = [game for portion in play_here(WHAT, schedule(WHAT)) for game in portion]
    assert {game.number: game.course for game in games} == {game.number: game.course for game in here}
    assert ray.calls == ["init None", "shutdown"]


def test_who_stops_listening_leaves_the_cluster(ray: StandIn) -> None:
    games = play_on_ray(WHAT, schedule(WHAT), "auto")
    next(games)
    games.close()
    assert ray.calls == ["init auto", "shutdown"]


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "ray://127.0.0.1:1", "host:port"])
def test_where_no_cluster_is_one_line_says_so(ray: StandIn, address: str) -> None:
    with pytest.raises(NoCluster) as error:
        next(play_on_ray(WHAT, schedule(WHAT), address))
    assert str(error.value).startswith(f"--ray {address}: no cluster there: ")
    assert "\n" not in str(error.value)
    assert ray.calls == []
