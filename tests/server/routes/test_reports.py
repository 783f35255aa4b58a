"""Reports: kept for the operator with what was said, once each; nobody learns of them."""

from __future__ import annotations

from server.account_holders import owner
from server.running_server import ME, OPEN, RunningServer, Visitor
from tworivers.server.storage import report_store
from tworivers.server.storage.report_store import Filed


def filed(server: RunningServer) -> list[Filed]:
    return server.services.database.now(report_store.filed)


def test_a_person_a_line_and_a_table_are_reported(server: RunningServer, ada: Visitor) -> None:
    ben = owner(server, "Ben")
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    line = ben.post(f"/api/tables/{table}/chat", {"text": "rude words"})["id"]
    wishes = [
        {"about": "person", "account": ben.me["account"], "reason": "spam", "words": "advertises"},
        {"about": "person", "table": table, "seat": 1, "reason": "stalling"},
        {"about": "line", "table": table, "line": line, "reason": "insult"},
        {"about": "table", "table": table, "reason": "other", "words": "its name"},
    ]
    for wish in wishes:
        assert ada.post("/api/reports", wish) == {"kept": True}
        assert ada.post("/api/reports", wish) == {"kept": True}, "the same again is one report"
    found = [one.report for one in filed(server)[:4]][::-1]
    assert [one.about for one in found] == ["person", "person", "line", "table"]
    assert [one.person for one in found] == [ben.me["id"]] * 3 + [None]
    assert [one.line for one in found] == [None, None, "rude words", None]
    assert {one.reporter for one in found} == {ada.me["id"]}
    assert filed(server)[0].report.words == "its name"


def test_reports_that_cant_be(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    whispered = ada.post(f"/api/tables/{table}/chat", {"text": "only for Ben", "to": 1})["id"]
    carl = server.visitor("Carl")
    before = len(filed(server))
    for wish, refusal in (
        ({"about": "line", "table": table, "line": whispered, "reason": "spam"}, (404, "no-such-line")),
        ({"about": "line", "table": table, "seat": 1, "reason": "spam"}, (404, "no-such-line")),
        ({"about": "person", "reason": "spam"}, (409, "nobody-there")),
        ({"about": "person", "account": "Nobody", "reason": "spam"}, (404, "no-such-person")),
        ({"about": "table", "reason": "spam"}, (404, "no-such-table")),
        ({"about": "table", "table": "nul\x00", "reason": "spam"}, (422, "malformed")),
        ({"about": "table", "table": table, "reason": "spam", "words": "nul\x00"}, (422, "malformed")),
        ({"about": "table", "table": table, "reason": "boring"}, (422, "malformed")),
        ({"about": "table", "table": table, "reason": "spam", "words": "x" * 1001}, (422, "malformed")),
    ):
        assert carl.refused("POST", "/api/reports", wish) == refusal, wish
    assert len(filed(server)) == before
