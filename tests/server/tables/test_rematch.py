"""The same people once more: seats are kept, options too, and there is one rematch however many ask."""

from __future__ import annotations

from server.running_server import BOT, ME, OPEN, RunningServer, Visitor

PACE = {"kind": "days", "hours": 24, "reserve": 48}


def ended(ada: Visitor, ben: Visitor, **more: object) -> str:
    """A table that Ada and Ben have stopped."""
    table = ada.table("wells", ME, OPEN, **more)
    ben.post(f"/api/tables/{table}/seats/1/join")
    ada.post(f"/api/tables/{table}/stop", {"agrees": True})
    ben.post(f"/api/tables/{table}/stop", {"agrees": True})
    return table


def test_a_rematch_keeps_terms_and_seats(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    table = ended(ada, ben, time_control=PACE, hints=False, chat=False, options={"start": "thrown"})
    new = ben.post(f"/api/tables/{table}/rematch")
    assert new["state"] == "waiting"
    for term in ("game", "options", "time_control", "hints", "chat", "public"):
        assert new[term] == ada.get(f"/api/tables/{table}")[term]
    assert [(seat["name"], seat["taken"], seat["kept"], seat["yours"]) for seat in new["seats"]] == [
        ("Ada", False, True, False),
        ("Ben", True, False, True),
    ]
    assert ada.get(f"/api/tables/{table}")["rematch"] == new["id"]
    carl = server.visitor("Carl")
    assert carl.refused("POST", f"/api/tables/{new['id']}/seats/0/join") == (403, "seat-kept")
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["id"] == new["id"]
    assert again["seats"][0]["kept_for_you"]
    assert ada.post(f"/api/tables/{new['id']}/seats/0/join")["state"] == "playing"


def test_bots_play_again_at_once(server: RunningServer, ada: Visitor) -> None:
    table = ada.table("wells", ME, BOT)
    ada.post(f"/api/tables/{table}/seats/0/resign")
    new = ada.post(f"/api/tables/{table}/rematch")
    assert (new["state"], [seat["kind"] for seat in new["seats"]]) == ("playing", ["me", "bot"])


def test_only_those_who_sit_there_let_others_sit_down_on_a_kept_seat(
    server: RunningServer, ada: Visitor, ben: Visitor
) -> None:
    new = ada.post(f"/api/tables/{ended(ada, ben)}/rematch")["id"]
    release = f"/api/tables/{new}/seats/1/release"
    assert ben.refused("POST", release) == (403, "not-seated")
    free = ada.post(release)["seats"][1]
    assert (free["kept"], free["name"]) == (False, None)
    assert ada.refused("POST", release) == (409, "seat-not-kept")
    carl = server.visitor("Carl")
    assert carl.post(f"/api/tables/{new}/seats/1/join")["state"] == "playing"


def test_there_is_no_rematch_before_the_end_or_for_strangers(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    playing = ada.table("wells", ME, BOT)
    assert ada.refused("POST", f"/api/tables/{playing}/rematch") == (409, "not-over")
    assert server.visitor().refused("POST", f"/api/tables/{ended(ada, ben)}/rematch") == (403, "not-seated")
