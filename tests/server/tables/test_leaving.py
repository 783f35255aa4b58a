"""Tables with a pace, people who leave them or come back, votes to stop: nothing hangs for ever."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from server.running_server import BOT, ME, OPEN, SCREEN, Json, RunningServer, Visitor, serving
from server.stepped_time import HOUR, MINUTE, SECOND, SteppedTime, looked_at, stepped_settings, wait_until
from tworivers.server.tables.table_events import GameEnded, TableEvent

LIVE = {"kind": "live", "minutes": 10, "increment": 30}
DAYS = {"kind": "days", "hours": 24, "reserve": 48}


@dataclass
class House:
    """A server, its clock, and two who play there."""

    server: RunningServer
    clock: SteppedTime
    ada: Visitor
    ben: Visitor

    def table(self, pace: Json | None = None, game: str = "amyitis") -> str:
        """A table of the two."""
        table = self.ada.table(game, ME, OPEN, time_control=pace)
        self.ben.post(f"/api/tables/{table}/seats/1/join")
        return table

    def turn(self, table: str) -> tuple[Visitor, int]:
        """Who is to decide, and on which seat."""
        seat = self.ada.get(f"/api/tables/{table}")["turn"][0]
        return (self.ada, self.ben)[seat], seat

    def seat(self, table: str, seat: int) -> Json:
        """A seat as Ada sees it."""
        found: Json = self.ada.get(f"/api/tables/{table}")["seats"][seat]
        return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    clock = SteppedTime()
    with serving(stepped_settings(tmp_path_factory.mktemp("house"), clock)) as server:
        yield House(server, clock, server.visitor("Ada"), server.visitor("Ben"))


def test_a_table_tells_its_pace_and_what_everybody_has_left(house: House) -> None:
    table = house.table(LIVE)
    info = house.ada.get(f"/api/tables/{table}")
    assert info["time_control"] == LIVE
    _, seat = house.turn(table)
    house.clock.go_on(MINUTE)
    clocks = [one["clock"] for one in house.ada.get(f"/api/tables/{table}")["seats"]]
    assert clocks[seat] == {"left": 9 * MINUTE, "reserve": 9 * MINUTE, "runs": True}
    assert clocks[1 - seat] == {"left": 10 * MINUTE, "reserve": 10 * MINUTE, "runs": False}
    listed = next(one for one in house.ben.get("/api/tables")["mine"] if one["id"] == table)
    assert listed["seats"][seat]["clock"] == clocks[seat]
    assert listed["seats"][seat]["since"] == info["seats"][seat]["since"]


def test_no_clock_runs_while_the_table_waits_for_people(house: House) -> None:
    table = house.ada.table("amyitis", ME, OPEN, time_control=LIVE)
    house.clock.go_on(HOUR)
    house.ben.post(f"/api/tables/{table}/seats/1/join")
    assert {seat["clock"]["left"] for seat in house.ada.get(f"/api/tables/{table}")["seats"]} == {10 * MINUTE}


def test_clocks_of_all_who_decide_at_once_run_and_each_stops_with_its_own_decision(house: House) -> None:
    table = house.table(LIVE, "wells")
    house.clock.go_on(2 * MINUTE)
    house.ada.play(table, "ash guess deep")
    house.clock.go_on(MINUTE)
    assert house.seat(table, 0)["clock"] == {"left": 8 * MINUTE + 30 * SECOND, "reserve": 510_000, "runs": False}
    assert house.seat(table, 1)["clock"]["left"] == 7 * MINUTE


@pytest.mark.parametrize(("pace", "time"), [(LIVE, 10 * MINUTE), (DAYS, 72 * HOUR)])
def test_when_time_is_up_a_bot_of_the_usual_level_plays_and_the_person_may_come_back(
    house: House, pace: Json, time: int
) -> None:
    table = house.table(pace)
    late, seat = house.turn(table)
    house.clock.go_on(time - 1)
    assert looked_at(late, table)["seats"][seat]["gone"] is None
    house.clock.go_on(1)
    there = wait_until(late, table, lambda info: bool(info["seats"][seat]["gone"]))["seats"][seat]
    assert (there["gone"], there["stand_in"], there["yours"]) == ("time", "scribe", True)
    assert not there["clock"]["runs"]
    action = house.ada.state(table)["turn"]
    assert action == [seat]
    move = {"seat": seat, "number": 0, "action": 0}
    assert late.refused("POST", f"/api/tables/{table}/moves", move) == (409, "seat-left")
    back = late.post(f"/api/tables/{table}/seats/{seat}/return")["seats"][seat]
    assert (back["gone"], back["stand_in"]) == (None, None)
    assert back["clock"]["runs"]
    assert back["clock"]["left"] == (MINUTE if pace is LIVE else 24 * HOUR)
    late.play_on(table, 1, random.Random(1), (seat,))
    assert late.get(f"/api/tables/{table}")["moves"] == 1


def test_a_decision_that_comes_too_late_is_refused_even_before_the_server_has_looked(house: House) -> None:
    table = house.table(LIVE)
    late, seat = house.turn(table)
    action = late.state(table, seat)["view"]["actions"][0]["code"]
    house.clock.go_on(11 * MINUTE)
    status, code = late.refused("POST", f"/api/tables/{table}/moves", {"seat": seat, "number": 0, "action": action})
    assert (status, code) in ((409, "time-up"), (409, "seat-left"))


def test_a_stand_in_is_as_strong_as_the_tables_bots(house: House) -> None:
    table = house.ada.table("amyitis", ME, OPEN, {"kind": "bot", "level": "apprentice"})
    house.ben.post(f"/api/tables/{table}/seats/1/join")
    assert house.ben.post(f"/api/tables/{table}/seats/1/resign")["seats"][1]["stand_in"] == "apprentice"


def test_whoever_resigns_leaves_the_game_to_the_others(house: House) -> None:
    table = house.table()
    info = house.ben.post(f"/api/tables/{table}/seats/1/resign")
    assert (info["state"], info["seats"][1]["gone"], info["seats"][1]["name"]) == ("playing", "resigned", "Ben")
    assert house.ben.refused("POST", f"/api/tables/{table}/seats/1/resign") == (409, "seat-left")
    assert house.ben.refused("POST", f"/api/tables/{table}/seats/0/resign") == (403, "not-your-seat")
    assert house.ada.refused("POST", f"/api/tables/{table}/seats/0/return") == (409, "seat-not-left")


def test_a_game_that_no_person_plays_any_more_ends_as_it_stands(house: House) -> None:
    told: list[TableEvent] = []
    house.server.services.tables.events.listen(told.append)
    table = house.table()
    house.ben.post(f"/api/tables/{table}/seats/1/resign")
    info = house.ada.post(f"/api/tables/{table}/seats/0/resign")
    assert (info["state"], info["ended"], info["turn"]) == ("over", "stopped", [])
    ended = told[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.how, dict(ended.left)) == ("stopped", {0: "resigned", 1: "resigned"})
    assert house.ada.refused("POST", f"/api/tables/{table}/seats/0/return") == (409, "over")
    move = {"seat": 0, "number": 0, "action": 0}
    assert house.ada.refused("POST", f"/api/tables/{table}/moves", move)[1] in ("over", "seat-left")


def test_all_who_play_can_stop_and_one_no_ends_the_vote(house: House) -> None:
    table = house.table()
    stop = f"/api/tables/{table}/stop"
    assert [seat["agrees"] for seat in house.ada.post(stop, {"agrees": True})["seats"]] == [True, False]
    assert [seat["agrees"] for seat in house.ben.post(stop, {"agrees": False})["seats"]] == [False, False]
    house.ben.post(stop, {"agrees": True})
    carl = house.server.visitor("Carl")
    assert carl.refused("POST", stop, {"agrees": True}) == (403, "not-seated")
    info = house.ada.post(stop, {"agrees": True})
    assert (info["state"], info["ended"]) == ("over", "stopped")
    assert house.ada.refused("POST", stop, {"agrees": True}) == (409, "over")


def test_who_has_left_a_game_that_was_stopped_hasnt_won_it(house: House) -> None:
    table = house.table()
    house.ben.post(f"/api/tables/{table}/seats/1/resign")
    assert house.ada.post(f"/api/tables/{table}/stop", {"agrees": True})["winners"] == [0]


def test_whoever_keeps_others_waiting_can_be_replaced_after_ten_minutes_away(house: House) -> None:
    table = house.table()
    waited_for, seat = house.turn(table)
    waiting = house.ada if waited_for is house.ben else house.ben
    replace = f"/api/tables/{table}/seats/{seat}/replace"
    socket = waited_for.socket(table, seat)
    socket.wait("state")
    house.clock.go_on(HOUR)
    assert waiting.get(f"/api/tables/{table}")["seats"][seat]["replaceable"] is None, "they are here"
    assert waiting.refused("POST", replace) == (409, "not-away")
    socket.close()
    wait_until(waiting, table, lambda info: info["seats"][seat]["replaceable"] is not None)
    house.clock.go_on(10 * MINUTE - 1)
    assert waiting.refused("POST", replace) == (409, "not-away")
    house.clock.go_on(1)
    assert house.server.visitor().refused("POST", replace) == (403, "not-seated")
    assert waiting.post(replace)["seats"][seat]["gone"] == "away"
    assert waited_for.post(f"/api/tables/{table}/seats/{seat}/return")["seats"][seat]["stand_in"] is None


def test_nobody_is_replaced_where_a_clock_runs_or_when_nobody_waits(house: House) -> None:
    clocked = house.table(DAYS)
    _, seat = house.turn(clocked)
    house.clock.go_on(HOUR)
    assert house.seat(clocked, seat)["replaceable"] is None
    alone = house.ada.table("amyitis", ME, BOT)
    assert house.seat(alone, 0)["replaceable"] is None


def test_clocks_go_on_after_a_restart_without_the_time_the_server_was_down(tmp_path: Path) -> None:
    clock = SteppedTime()
    settings = stepped_settings(tmp_path, clock)
    with serving(settings) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN, time_control=LIVE)
        clock.go_on(3 * MINUTE)
        looked_at(ada, table)
        cookie = ada.cookie
    clock.go_on(8 * HOUR)
    with serving(settings) as server:
        ada = Visitor(server.address, cookie=cookie)
        seats = looked_at(ada, table)["seats"]
        assert [(seat["gone"], seat["clock"]["left"]) for seat in seats] == [(None, 7 * MINUTE)] * 2
        clock.go_on(7 * MINUTE)
        wait_until(ada, table, lambda info: info["state"] == "over")


def test_a_pace_must_be_sound(house: House) -> None:
    wish = {"game": "wells", "seats": [ME, BOT]}
    for pace in (
        {"kind": "live", "minutes": 0, "increment": 0},
        {"kind": "live", "hours": 3},
        {"kind": "days", "hours": 24},
        {"kind": "days", "hours": 24.5, "reserve": 0},
        {"kind": "years"},
        "live",
    ):
        assert house.ada.refused("POST", "/api/tables", {**wish, "time_control": pace}) == (422, "malformed")
