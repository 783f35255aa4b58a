"""At a rated table nobody is advised before the game is over: not by requests, not by a page that thinks for itself."""

from __future__ import annotations

from server.account_holders import owner
from server.running_server import ME, OPEN, Json, RunningServer, Visitor

BOT = {"kind": "bot", "level": "random"}


def told_to_think(person: Visitor, table: str, seat: int | None) -> Json:
    """The first state that a page which thinks for itself is told."""
    socket = person.socket(table, look=False)
    socket.send(type="look", seat=seat, thinks=True)
    state = socket.wait("state")
    socket.close()
    return state


def test_no_advice_for_anybody_at_a_rated_table(server: RunningServer) -> None:
    ada, ben, watcher = owner(server, "Ada"), owner(server, "Ben"), server.visitor()
    table = ada.table("amyitis", ME, OPEN, BOT, rated=True, public=True, hints=True)
    assert not ada.get(f"/api/tables/{table}")["hints"], "hints can't be wished for there"
    ben.post(f"/api/tables/{table}/seats/1/join")
    path = f"/api/tables/{table}"
    for person, seat in ((ada, 0), (ben, 1), (watcher, None)):
        asked = "" if seat is None else f"?seat={seat}"
        assert person.refused("GET", f"{path}/chances{asked}") == (403, "hints-off")
        assert person.refused("GET", f"{path}/swings") == (403, "hints-off")
        if seat is not None:
            assert person.refused("GET", f"{path}/hint?seat={seat}&number=0") == (403, "hints-off")
        for resource, body in (
            ("position", {"at": 0, "moves": [], "seat": seat}),
            ("lines", {"at": 0, "moves": [], "seat": seat or 0, "depth": 0}),
            ("play", {"at": 0, "moves": [], "seats": [{"kind": "me"}] * 3}),
        ):
            assert person.refused("POST", f"{path}/analysis/{resource}", body) == (409, "not-over"), resource
        assert "seen" not in told_to_think(person, table, seat)
    file = ada.http.get(f"{path}/save").text
    again = ada.http.post("/api/saves", content=file, headers={"content-type": "text/plain"})
    assert again.status_code == 422, "the file of a game that runs lacks its dice, so it is no way to another table"


def test_where_hints_are_on_a_page_that_thinks_is_told_what_it_needs(server: RunningServer) -> None:
    """So the test above would notice."""
    ada = owner(server, "Ada")
    table = ada.table("amyitis", ME, BOT, BOT)
    assert "seen" in told_to_think(ada, table, 0)


def test_a_rematch_of_a_rated_game_is_without_advice_too(server: RunningServer) -> None:
    ada, ben = owner(server, "Ada"), owner(server, "Ben")
    table = ada.table("amyitis", ME, OPEN, rated=True)
    ben.post(f"/api/tables/{table}/seats/1/join")
    for person in (ada, ben):
        person.post(f"/api/tables/{table}/stop", {"agrees": True})
    again = ada.post(f"/api/tables/{table}/rematch")
    assert (again["rated"], again["hints"]) == (True, False)
