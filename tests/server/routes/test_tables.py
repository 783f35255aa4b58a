"""Tables and seats: setting up, sitting down, handing on, lists."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from server.running_server import BOT, GAMES_HERE, ME, OPEN, SCREEN, RunningServer, Visitor, quiet_settings, serving
from tworivers.engine.dice import seed_hash


def test_a_new_table_has_who_was_wished_for(ada: Visitor) -> None:
    seats = [ME, {"kind": "screen", "name": "Ann"}, OPEN, {**BOT, "name": "Clay"}]
    info = ada.post(
        "/api/tables",
        {"game": "amyitis", "seats": seats, "options": {"procession": "last-to-pass", "supply": "box"}, "public": True},
    )
    assert [seat["kind"] for seat in info["seats"]] == ["me", "screen", "open", "bot"]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ann", None, "Clay"]
    assert [seat["yours"] for seat in info["seats"]] == [True, True, False, False]
    assert [seat["taken"] for seat in info["seats"]] == [True, True, False, True]
    assert info["options"] == {"procession": "last-to-pass", "supply": "box"}
    assert (info["state"], info["moves"], info["turn"]) == ("waiting", 0, [])
    assert info["seed"] is None
    assert not info["seed_chosen"]
    assert ada.get(f"/api/tables/{info['id']}") == info


def test_who_sits_where_is_drawn(ada: Visitor) -> None:
    drawn = set()
    for _ in range(40):
        info = ada.post("/api/tables", {"game": "wells", "seats": [ME, OPEN], "draw": True})
        assert sorted(seat["kind"] for seat in info["seats"]) == ["me", "open"]
        drawn.add(next(seat["seat"] for seat in info["seats"] if seat["yours"]))
    assert drawn == {0, 1}


def test_another_seat_can_be_taken_until_the_game_begins(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("mesopotamia", ME, OPEN, OPEN, BOT)
    places = [place["id"] for place in ada.get(f"/api/tables/{table}/places")["places"]]
    assert places == ["babylon", "mari", "eshnunna", "assur"]
    ben.post(f"/api/tables/{table}/seats/1/join")
    move = f"/api/tables/{table}/seats/{{}}/move"
    assert ada.refused("POST", move.format(0), {"to": 1}) == (409, "seat-taken")
    assert ada.refused("POST", move.format(0), {"to": 3}) == (409, "seat-not-open")
    assert ada.refused("POST", move.format(1), {"to": 2}) == (403, "not-your-seat")
    moved = ben.post(move.format(1), {"to": 2})
    assert [(seat["kind"], seat["name"], seat["yours"]) for seat in moved["seats"][:3]] == [
        ("me", "Ada", False),
        ("open", None, False),
        ("open", "Ben", True),
    ]
    assert moved["state"] == "waiting"
    ada.post(move.format(0), {"to": 1})
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [(seat["kind"], seat["yours"]) for seat in seats[:2]] == [("open", False), ("me", True)]
    ben.post(f"/api/tables/{table}/seats/0/join")
    assert ada.get(f"/api/tables/{table}")["state"] == "playing"


def test_a_chosen_seed_is_told_to_be_chosen_but_not_shown(ada: Visitor) -> None:
    info = ada.post("/api/tables", {"game": "wells", "seats": [ME, SCREEN], "seed": "a well"})
    assert info["seed_chosen"]
    assert info["seed"] is None
    assert info["seed_hash"] == seed_hash("a well")


def test_somebody_sits_down_and_the_game_begins(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    assert ada.refused("POST", f"/api/tables/{table}/moves", {"seat": 0, "number": 0, "action": 0}) == (409, "waiting")
    joined = ben.post(f"/api/tables/{table}/seats/1/join")
    assert joined["state"] == "playing"
    assert joined["seats"][1] == {
        "seat": 1,
        "id": "bay",
        "kind": "open",
        "name": "Ben",
        "level": None,
        "yours": True,
        "taken": True,
        "online": False,
        "since": joined["seats"][1]["since"],
        "clock": None,
        "stand_in": None,
        "gone": None,
        "agrees": False,
        "kept": False,
        "kept_for_you": False,
        "replaceable": None,
    }
    assert joined["seats"][1]["since"] == joined["changed"], "both may decide from now on"
    assert ada.get(f"/api/tables/{table}")["seats"][1]["yours"] is False
    ben.move(table, 1, 0, ben.state(table, 1)["view"]["actions"][0]["code"])


def test_a_name_for_one_table_only(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    assert ben.post(f"/api/tables/{table}/seats/1/join", {"name": "Benjamin"})["seats"][1]["name"] == "Benjamin"
    assert ben.get("/api/me")["name"] == "Ben"


def test_seats_nobody_can_sit_down_on(ada: Visitor, ben: Visitor, server: RunningServer) -> None:
    table = ada.table("amyitis", ME, OPEN, BOT)
    join = f"/api/tables/{table}/seats/{{}}/join"
    assert ben.refused("POST", join.format(0)) == (409, "seat-not-open")
    assert ben.refused("POST", join.format(2)) == (409, "seat-not-open")
    assert ben.refused("POST", join.format(3)) == (404, "no-such-seat")
    assert ben.refused("POST", join.format(-1)) == (404, "no-such-seat")
    for number in ("x", 10**25, -(10**25)):
        assert ben.refused("POST", join.format(number)) == (422, "malformed")
    assert ben.refused("POST", join.format(1), {"name": "bot:me"}) == (422, "bad-name")
    ben.post(join.format(1))
    assert server.visitor().refused("POST", join.format(1)) == (409, "seat-taken")


def test_a_secret_link_hands_a_seat_on_once(ada: Visitor, ben: Visitor, server: RunningServer) -> None:
    table = ada.table("wells", ME, SCREEN)
    old = ada.post(f"/api/tables/{table}/seats/1/token")["token"]
    token = ada.post(f"/api/tables/{table}/seats/1/token")["token"]
    assert ben.refused("POST", "/api/claim", {"token": old}) == (404, "bad-token")
    # a link tells where it leads before anybody sits down by it
    assert ben.refused("GET", f"/api/claims/{old}") == (404, "bad-token")
    kept = ben.get(f"/api/claims/{token}")
    assert (kept["seat"], kept["table"]["id"], kept["table"]["seats"][1]["yours"]) == (1, table, False)
    claimed = ben.post("/api/claim", {"token": token})
    assert (claimed["seat"], claimed["table"]["id"]) == (1, table)
    assert claimed["table"]["seats"][1]["yours"]
    assert claimed["table"]["seats"][1]["name"] == "Ben"
    assert server.visitor().refused("POST", "/api/claim", {"token": token}) == (404, "bad-token")
    assert ada.refused("GET", f"/api/tables/{table}/state?seat=1") == (403, "not-your-seat")
    assert ada.refused("POST", f"/api/tables/{table}/seats/1/token") == (403, "not-your-seat")
    assert ben.state(table, 1)["seat"] == 1


def test_tables_that_cant_be_set_up(ada: Visitor) -> None:
    def wish(**more: object) -> tuple[int, str]:
        return ada.refused("POST", "/api/tables", {"game": "amyitis", "seats": [ME, SCREEN], **more})

    assert wish(game="chess") == (404, "no-such-game")
    assert wish(seats=[ME]) == (422, "bad-table")
    assert wish(seats=[]) == (422, "bad-table")
    assert wish(seats=[ME] * 5) == (422, "bad-table")
    assert wish(seats=[ME, {"kind": "bot", "level": "genius"}]) == (422, "no-such-level")
    assert wish(seats=[ME, {"kind": "bot"}]) == (422, "no-such-level")
    assert wish(seats=[{"kind": "me", "level": "random"}, SCREEN]) == (422, "bad-table")
    assert wish(seats=[ME, {"kind": "screen", "name": "bot:me"}]) == (422, "bad-name")
    assert wish(seats=[ME, {"kind": "friend"}]) == (422, "malformed")
    assert wish(options={"speed": "fast"}) == (422, "bad-table")
    assert wish(options={"procession": "never"}) == (422, "bad-table")
    assert wish(box="nonsense") == (422, "bad-table")
    assert wish(seed=" ") == (422, "bad-table")
    assert wish(colour="blue") == (422, "malformed")
    half = b'{"game": "amyitis", "seats": [{"kind": "me"}, {"kind": "screen"}], "box": "\\udcff"}'
    json = {"content-type": "application/json"}
    assert ada.refused("POST", "/api/tables", content=half, headers=json) == (422, "malformed")
    assert ada.get("/api/tables")["mine"] == []


def test_a_table_plays_with_a_box_of_ones_own(ada: Visitor) -> None:
    box = GAMES_HERE["wells"].standard_box.read_text().replace("value = 4", "value = 9")
    table = ada.table("wells", ME, SCREEN, box=box)
    assert ada.get(f"/api/tables/{table}")["custom_box"]
    assert ada.state(table)["view"]["wells"][0]["pebbles"] == 9


def test_lists_hold_ones_own_tables_and_public_ones_in_play(ada: Visitor, ben: Visitor) -> None:
    private, public, waiting = (
        ada.table("wells", ME, SCREEN),
        ada.table("wells", ME, SCREEN, public=True),
        ada.table("wells", ME, OPEN, public=True),
    )
    mine = ada.get("/api/tables")["mine"]
    assert {table["id"] for table in mine} == {private, public, waiting}
    assert mine[0] == ada.get(f"/api/tables/{mine[0]['id']}")
    running = {table["id"] for table in ben.get("/api/tables")["running"]}
    assert public in running
    assert not {private, waiting} & running
    ben.post(f"/api/tables/{waiting}/seats/1/join")
    assert waiting in {table["id"] for table in ben.get("/api/tables")["running"]}
    assert [table["id"] for table in ben.get("/api/tables")["mine"]] == [waiting]


def test_one_guest_cant_fill_the_house(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), tables_per_hour=2)) as server:
        ada = server.visitor()
        for _ in range(2):
            ada.table("wells", ME, SCREEN)
        assert ada.refused("POST", "/api/tables", {"game": "wells", "seats": [ME, SCREEN]}) == (429, "too-often")
        server.visitor().table("wells", ME, SCREEN)
