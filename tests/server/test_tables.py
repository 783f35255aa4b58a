"""Tables and seats: setting up, sitting down, handing on, lists, save files."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from pathlib import Path

import pytest

from server.place import BOT, GAMES_HERE, ME, OPEN, SCREEN, Place, Visitor, quiet_settings, serving
from tworivers.engine.dice import seed_hash
from tworivers.engine.match import Match
from tworivers.engine.notation import load_text, save_text


def test_games_tell_their_options_secrets_and_levels(ada: Visitor) -> None:
    games = {game["name"]: game for game in ada.get("/api/games")["games"]}
    assert games["amyitis"]["seats"] == [2, 3, 4]
    assert games["amyitis"]["seat_names"] == ["blue", "red", "black", "white"]
    assert games["amyitis"]["options"] == [{"name": "procession", "values": ["right-of-start", "last-to-pass"]}]
    assert games["amyitis"]["secrets"] is False
    assert games["wells"]["secrets"] is True
    assert games["amyitis"]["levels"][0] == "random"


def test_a_new_table_has_who_was_wished_for(ada: Visitor) -> None:
    seats = [ME, {"kind": "screen", "name": "Ann"}, OPEN, {**BOT, "name": "Clay"}]
    info = ada.post(
        "/api/tables", {"game": "amyitis", "seats": seats, "options": {"procession": "last-to-pass"}, "public": True}
    )
    assert [seat["kind"] for seat in info["seats"]] == ["me", "screen", "open", "bot"]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ann", None, "Clay"]
    assert [seat["yours"] for seat in info["seats"]] == [True, True, False, False]
    assert [seat["taken"] for seat in info["seats"]] == [True, True, False, True]
    assert info["options"] == {"procession": "last-to-pass"}
    assert (info["state"], info["moves"], info["turn"]) == ("waiting", 0, [])
    assert info["seed"] is None
    assert not info["seed_chosen"]
    assert ada.get(f"/api/tables/{info['id']}") == info


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
    }
    assert ada.get(f"/api/tables/{table}")["seats"][1]["yours"] is False
    ben.move(table, 1, 0, ben.state(table, 1)["view"]["actions"][0]["code"])


def test_a_name_for_one_table_only(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    assert ben.post(f"/api/tables/{table}/seats/1/join", {"name": "Benjamin"})["seats"][1]["name"] == "Benjamin"
    assert ben.get("/api/me")["name"] == "Ben"


def test_seats_nobody_can_sit_down_on(ada: Visitor, ben: Visitor, place: Place) -> None:
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
    assert place.visitor().refused("POST", join.format(1)) == (409, "seat-taken")


def test_a_secret_link_hands_a_seat_on_once(ada: Visitor, ben: Visitor, place: Place) -> None:
    table = ada.table("wells", ME, SCREEN)
    old = ada.post(f"/api/tables/{table}/seats/1/token")["token"]
    token = ada.post(f"/api/tables/{table}/seats/1/token")["token"]
    assert ben.refused("POST", "/api/claim", {"token": old}) == (404, "bad-token")
    claimed = ben.post("/api/claim", {"token": token})
    assert (claimed["seat"], claimed["table"]["id"]) == (1, table)
    assert claimed["table"]["seats"][1]["yours"]
    assert claimed["table"]["seats"][1]["name"] == "Ben"
    assert place.visitor().refused("POST", "/api/claim", {"token": token}) == (404, "bad-token")
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


def test_a_finished_game_shows_its_seed_winners_and_save_file(ada: Visitor) -> None:
    table = ada.table("wells", ME, {"kind": "screen", "name": "Bo, of Ur"}, seed="a well")
    ada.play_on(table, 1000, random.Random(4), (0, 1))
    info = ada.get(f"/api/tables/{table}")
    assert info["state"] == "over"
    assert info["seed"] == "a well"
    match = load_text(ada.http.get(f"/api/tables/{table}/save").text, "save", GAMES_HERE)
    assert match.names == ("Ada", "Bo, of Ur")
    assert (match.scores, match.winners) == (info["scores"], info["winners"])
    assert len(match.moves) == info["moves"]


def test_a_running_games_save_file_lacks_the_seed(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("amyitis", ME, SCREEN, seed="fig tree")
    ada.play_on(table, 3, random.Random(1), (0, 1))
    response = ben.http.get(f"/api/tables/{table}/save")
    assert response.status_code == 200
    assert "attachment" in response.headers["content-disposition"]
    assert "fig tree" not in response.text
    assert "end 3 " in response.text


def test_a_running_game_with_secrets_gives_no_save_file(ada: Visitor) -> None:
    assert ada.refused("GET", f"/api/tables/{ada.table('wells', ME, SCREEN)}/save") == (403, "secret-save")


def saved(moves: int, names: list[str]) -> str:
    match = Match(GAMES_HERE["amyitis"], len(names), "fig tree", names=names)
    chance = random.Random(2)
    for _ in range(moves):
        seat = match.table.actors()[0]
        match.play(seat, int(chance.choice(list(match.table.legal(seat)))))
    return save_text(match)


def test_a_saved_game_goes_on_at_this_screen(ada: Visitor) -> None:
    response = ada.http.post(
        "/api/saves",
        content=saved(10, ["Emmy", "bot:random", "bot:gone", "white"][:3]),
        headers={"content-type": "text/plain"},
    )
    assert response.status_code == 201
    info = response.json()
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in info["seats"]] == [
        ("screen", "Emmy", None),
        ("bot", None, "random"),
        ("screen", None, None),
    ]
    assert (info["state"], info["moves"], info["seed_chosen"]) == ("playing", 10, True)
    assert ada.get("/api/tables")["mine"][0]["id"] == info["id"]
    assert len(ada.get(f"/api/tables/{info['id']}/history")["history"]) == 11


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[Game", '[Game "chess"]\nend 0 0000000000000000\n', "\x00", "[" * 5000, "%\n" * 1000]
)
def test_files_that_arent_saved_games(ada: Visitor, text: str) -> None:
    assert ada.refused("POST", "/api/saves", content=text, headers={"content-type": "text/plain"}) == (422, "bad-save")


def test_saved_games_that_were_changed_or_lack_their_seed(ada: Visitor) -> None:
    text = saved(10, ["Emmy", "Ida"])
    changed = text.replace("Emmy", "Eve")
    withheld = "\n".join(line for line in text.split("\n") if not line.startswith("[Seed "))
    for wrong in (changed.encode(), withheld.encode(), text.encode("utf-16")):
        assert ada.refused("POST", "/api/saves", content=wrong, headers={"content-type": "text/plain"}) == (
            422,
            "bad-save",
        )


def test_one_guest_cant_fill_the_house(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), tables_per_hour=2)) as place:
        ada = place.visitor()
        for _ in range(2):
            ada.table("wells", ME, SCREEN)
        assert ada.refused("POST", "/api/tables", {"game": "wells", "seats": [ME, SCREEN]}) == (429, "too-often")
        place.visitor().table("wells", ME, SCREEN)


def test_tables_are_there_after_a_restart(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as place:
        ada = place.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        ada.play_on(table, 5, random.Random(3), (0, 1))
        before = ada.state(table, 0)
    with serving(quiet_settings(tmp_path)) as place:
        ada = Visitor(place.address, cookie=ada.cookie)
        assert ada.state(table, 0) == before
        ada.play_on(table, 1, random.Random(3), (0, 1))


def test_a_table_nobody_visits_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), idle=0.2)) as place:
        ada = place.visitor()
        table = ada.table("wells", ME, SCREEN)
        socket = ada.socket(table, 0)
        socket.wait("state")
        time.sleep(0.6)
        assert table in place.house.hall.tables, "somebody looks on"
        socket.close()
        until = time.monotonic() + 20
        while table in place.house.hall.tables and time.monotonic() < until:
            time.sleep(0.05)
        assert table not in place.house.hall.tables
        assert ada.state(table, 0)["number"] == 0
