"""A decision that is taken back past those of others: moves, log and notes count one less, here and after a restart."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from server.running_server import ME, OPEN, SCREEN, Visitor, quiet_settings, serving
from tworivers.mesopotamia import GAME


def test_the_others_decisions_stand(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada, ben = server.visitor("Ada"), server.visitor("Ben")
        table = ada.table("mesopotamia", ME, OPEN, SCREEN, seed="aside")
        ben.post(f"/api/tables/{table}/seats/1/join")
        watching = ben.socket(table, 1)
        ada.play(table, "first mill 5")
        ben.play(table, "second trade third", "second give metal", "second send")
        number = ben.state(table, 1)["number"]
        ben.post(f"/api/tables/{table}/chat", {"text": "for grain?", "to": 2, "offer": number})
        watching.state_of(number)
        undo = f"/api/tables/{table}/undo"
        assert ada.state(table, 0)["undo"] is True
        assert ben.refused("POST", undo, {"seat": 1, "number": number}) == (409, "no-undo")
        assert ada.post(undo, {"seat": 0, "number": number}) == {"number": number - 1}
        told = watching.state_of(number - 1)
        assert told["back"] == 0
        assert [(entry["number"], entry["seat"]) for entry in told["log"]] == [(1, 1), (2, 1), (3, 1)]
        ada.play(table, "first mill 3")
        before = [visitor.state(table, seat)["view"] for seat, visitor in enumerate((ada, ben))]
        with sqlite3.connect(tmp_path / "tables.sqlite") as file:
            rows = file.execute("select number, seat, action from moves order by number").fetchall()
            assert [(number, seat, GAME.notation(action)) for number, seat, action in rows] == [
                (1, 1, "trade third"),
                (2, 1, "give metal"),
                (3, 1, "send"),
                (4, 0, "mill 3"),
            ]
            assert file.execute("select offer from chat").fetchall() == [(3,)]
    with serving(quiet_settings(tmp_path)) as again:
        people = [Visitor(again.address, cookie=cookie) for cookie in (ada.cookie, ben.cookie)]
        assert [visitor.state(table, seat)["view"] for seat, visitor in enumerate(people)] == before
