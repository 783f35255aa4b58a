"""Operators' commands beside a server on PostgreSQL: both write, and neither waits for the other for long."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from server.account_holders import owner
from server.operating import Operator, problem, soon
from server.running_server import ME, OPEN, quiet_settings, serving


def test_commands_beside_a_server_on_postgresql(url: str, tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), database=url)) as server:
        ada, ben = owner(server, "Ada"), owner(server, "Ben")
        operator = Operator(url)
        table = ada.table("wells", ME, OPEN)
        ben.post(f"/api/tables/{table}/seats/1/join")
        line = ben.post(f"/api/tables/{table}/chat", {"text": "rude words"})["id"]
        ada.post("/api/reports", {"about": "line", "table": table, "line": line, "reason": "insult"})
        ada.post("/api/blocks", {"table": table, "seat": 1})
        ada.post("/api/friends", {"account": ben.me["account"]})
        assert "rude words" in operator.types("reports")
        operator.types("mute", ben.me["account"])
        assert problem(ben, "POST", f"/api/tables/{table}/chat", {"text": "more"})["code"] == "muted"
        operator.types("ban", ben.me["account"])
        assert soon(lambda: problem(ben, "GET", "/api/me"))["code"] == "banned"
        operator.types("lift", ben.me["account"])
        assert soon(lambda: not problem(ben, "GET", "/api/me"))
        operator.types("close", table)
        assert soon(lambda: ada.get(f"/api/tables/{table}")["ended"] == "closed")
        assert "my words" not in operator.types("export", ben.me["account"])
        operator.types("erase", ben.me["account"], "--yes")
        assert soon(lambda: problem(ben, "GET", "/api/tables"))["code"] == "bad-cookie"
        assert ada.move(ada.table("wells", ME, {"kind": "screen"}), 0, 0, 0) == 1, "the server writes as before"
