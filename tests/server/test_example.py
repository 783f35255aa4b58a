"""The example bot plays as a process of its own, by nothing but the documented interface."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.running_server import GAMES_HERE, ME, PATIENCE, SCREEN, Json, Visitor, quiet_settings, serving

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def start(*arguments: str) -> subprocess.Popen[str]:
    """The bot, as its users start it."""
    return subprocess.Popen(
        [sys.executable, str(BOT), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def link(ada: Visitor, table: str, seat: int) -> str:
    """A seat's secret link."""
    return f"{ada.address}/sit/{ada.post(f'/api/tables/{table}/seats/{seat}/token')['token']}"


def test_it_is_short() -> None:
    assert sum(bool(line.strip()) for line in BOT.read_text(encoding="utf-8").splitlines()) < 60, "blank ones apart"


@pytest.mark.parametrize("name", ["wells", "amyitis", "mesopotamia"])
def test_it_plays_whole_games(ada: Visitor, name: str) -> None:
    seats = GAMES_HERE[name].seats[0]
    table = ada.table(name, ME, *[SCREEN] * (seats - 1))
    bots = [start(link(ada, table, seat)) for seat in range(seats)]
    endings = [bot.communicate(timeout=20 * PATIENCE) for bot in bots]
    info = ada.get(f"/api/tables/{table}")
    assert endings == [(f"Scores: {' '.join(map(str, info['scores']))}\n", "")] * seats
    assert [seat["name"] for seat in info["seats"]] == ["Example"] * seats


def test_a_link_that_was_used_is_refused_with_the_reason(ada: Visitor, ben: Visitor) -> None:
    used = link(ada, ada.table("wells", ME, SCREEN), 0)
    ben.post("/api/claim", {"token": used.rsplit("/", 1)[1]})
    bot = start(used)
    assert bot.communicate(timeout=PATIENCE) == (
        "",
        "This link has been used already, or a newer one has replaced it.\n",
    )
    assert bot.returncode == 1


def test_it_comes_back_to_a_server_that_was_away(tmp_path: Path) -> None:
    settings = quiet_settings(tmp_path)
    with serving(settings) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, SCREEN)
        bot = start(link(ada, table, 1))
        socket = ada.socket(table, 0)
        seat: Json = {"name": None, "online": False}
        while seat["name"] != "Example" or not seat["online"]:
            seat = socket.next()["table"]["seats"][1]
        port = int(server.address.rsplit(":", 1)[1])
    with serving(settings, port):
        bots = [bot, start(link(ada, table, 0))]
        endings = {each.communicate(timeout=PATIENCE) for each in bots}
    assert len(endings) == 1
    assert endings.pop()[0].startswith("Scores:")
