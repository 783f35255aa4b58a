"""Tables that ask for a rating: who doesn't fit is told why, and isn't seated there by chance."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from server.account_holders import owner
from server.running_server import ME, OPEN, RunningServer, Visitor
from tworivers.server.ratings.scale import measured
from tworivers.server.storage import rating_store
from tworivers.server.storage.models import RatingRow

LIVE = {"kind": "live", "minutes": 13, "increment": 3}


def rated(server: RunningServer, person: Visitor, points: int) -> Visitor:
    """Give somebody a rating in `wells`."""
    values = vars(measured(points))
    server.services.database.now(
        lambda db: db.execute(insert(RatingRow).values(who=person.me["id"], game="wells", **values))
    )
    assert server.services.database.now(lambda db: rating_store.all_ratings(db, person.me["id"]))
    return person


@pytest.fixture
def strong(server: RunningServer) -> Visitor:
    return rated(server, owner(server, "Strong"), 1400)


@pytest.fixture
def new(server: RunningServer) -> Visitor:
    return owner(server, "New")


def test_who_doesnt_fit_is_told_why(server: RunningServer, strong: Visitor, new: Visitor) -> None:
    table = strong.table("wells", ME, OPEN, public=True, rating_from=1300, rating_to=1500)
    listed = next(one for one in new.get("/api/lobby")["tables"] if one["id"] == table)
    assert (listed["rating_from"], listed["rating_to"]) == (1300, 1500)
    join = f"/api/tables/{table}/seats/1/join"
    assert new.refused("POST", join) == (403, "range-missed")
    error = new.http.post(join).json()["error"]
    assert error["text"] == "This table asks for a rating of 1300 to 1500; yours is 1000."
    assert server.visitor().refused("POST", join) == (403, "range-account")
    other = rated(server, owner(server, "Other"), 1300)
    assert other.post(join)["seats"][1]["yours"]


def test_one_end_may_be_open(new: Visitor, strong: Visitor) -> None:
    table = new.table("wells", ME, OPEN, rating_to=1200)
    error = strong.http.post(f"/api/tables/{table}/seats/1/join").json()["error"]
    assert error["text"] == "This table asks for a rating of at most 1200; yours is 1400."


def test_finding_a_game_minds_both_sides_wishes(server: RunningServer, strong: Visitor, new: Visitor) -> None:
    wish = {"game": "wells", "seats": 2, "time_control": LIVE}
    picky = strong.post("/api/lobby/find", {**wish, "rating_from": 1300, "rating_to": 1500})
    assert picky["rating_from"] == 1300
    guest = server.visitor().post("/api/lobby/find", wish)
    assert guest["id"] != picky["id"]
    mine = new.post("/api/lobby/find", {**wish, "rating_from": 900, "rating_to": 1100})
    assert mine["id"] not in (picky["id"], guest["id"]), "neither the strong one nor a guest is near"
    alike = owner(server, "Alike").post("/api/lobby/find", {**wish, "rating_from": 900, "rating_to": 1100})
    assert alike["id"] == mine["id"]
    other = rated(server, owner(server, "Other"), 1450)
    assert other.post("/api/lobby/find", {**wish, "rating_from": 1300})["id"] == picky["id"]


def test_ranges_that_cant_be(server: RunningServer, new: Visitor) -> None:
    guest = server.visitor()
    for person, wish, refusal in (
        (new, {"rating_from": 1200, "rating_to": 1100}, (422, "bad-range")),
        (guest, {"rating_from": 1200}, (409, "no-account")),
        (new, {"rating_from": 100_000}, (422, "malformed")),
    ):
        table = {"game": "wells", "seats": [ME, OPEN], **wish}
        assert person.refused("POST", "/api/tables", table) == refusal
        assert person.refused("POST", "/api/lobby/find", {"game": "wells", "seats": 2, **wish}) == refusal


def test_a_kept_seat_needs_no_rating(server: RunningServer, strong: Visitor, new: Visitor) -> None:
    """Whoever played the last game may play the next, whatever that has made of their rating."""
    table = new.table("wells", ME, OPEN, rating_to=1100)
    other = owner(server, "Other")
    other.post(f"/api/tables/{table}/seats/1/join")
    for person in (new, other):
        person.post(f"/api/tables/{table}/stop", {"agrees": True})
    again = new.post(f"/api/tables/{table}/rematch")["id"]
    rated(server, other, 1300)
    assert other.post(f"/api/tables/{again}/seats/1/join")["seats"][1]["yours"]
