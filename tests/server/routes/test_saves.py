"""Save files: from a table, and back to a table."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from server.running_server import GAMES_HERE, ME, OPEN, PATIENCE, SCREEN, RunningServer, Visitor
from tworivers.engine.match import Match
from tworivers.engine.notation import load_text, save_text, standard_box_hash
from tworivers.server.tables.registry import FEW
from tworivers.server.workers.files import File
from tworivers.server.workers.reading import WAITING_OF_ADDRESS, GivenUp
from tworivers.server.workers.resting import Work

AMYITIS = GAMES_HERE["amyitis"]


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


def test_a_game_played_alone_is_taken_along_and_goes_on(ada: Visitor) -> None:
    for game in ("amyitis", "wells"):
        table = ada.table(game, ME, SCREEN, seed="fig tree")
        ada.play_on(table, 3, random.Random(1), (0, 1))
        assert ada.get(f"/api/tables/{table}")["save"] == "whole"
        file = ada.post(f"/api/tables/{table}/save")
        assert file["name"] == f"{game}-{table}.trg"
        assert "fig tree" in file["text"]
        opened = ada.http.post("/api/saves", content=file["text"], headers={"content-type": "text/plain"}).json()
        assert (opened["state"], opened["moves"]) == ("playing", 3)
        ada.play_on(opened["id"], 1, random.Random(1), (0, 1))


def test_nobody_learns_the_seed_of_a_game_that_others_play(ada: Visitor, ben: Visitor) -> None:
    alone, open_to_others = ada.table("amyitis", ME, SCREEN, seed="fig tree"), ada.table("amyitis", ME, OPEN)
    for visitor, table in ((ben, alone), (ada, open_to_others)):
        assert visitor.refused("POST", f"/api/tables/{table}/save") == (403, "shared-save")
    ben.post(f"/api/tables/{open_to_others}/seats/1/join")
    for visitor in (ada, ben):
        assert visitor.refused("POST", f"/api/tables/{open_to_others}/save") == (403, "shared-save")
        assert visitor.get(f"/api/tables/{open_to_others}")["save"] == "moves"
    assert ben.get(f"/api/tables/{ada.table('wells', ME, SCREEN)}")["save"] == "none"
    assert ben.get(f"/api/tables/{alone}")["save"] == "moves"
    assert "fig tree" not in ada.http.get(f"/api/tables/{alone}/save").text


def test_nobody_sits_down_where_the_seed_was_told(ada: Visitor, ben: Visitor) -> None:
    """A link to a seat from before is worthless, and there are no new ones."""
    table = ada.table("amyitis", ME, SCREEN)
    link = ada.post(f"/api/tables/{table}/seats/1/token")["token"]
    ada.post(f"/api/tables/{table}/save")
    assert ada.get(f"/api/tables/{table}")["seed_told"]
    assert ben.refused("POST", "/api/claim", {"token": link}) == (404, "bad-token")
    assert ada.refused("POST", f"/api/tables/{table}/seats/1/token") == (409, "seed-told")


def test_a_game_whose_seat_was_handed_on_gives_its_seed_to_neither(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    ben.post("/api/claim", {"token": ada.post(f"/api/tables/{table}/seats/1/token")["token"]})
    for visitor in (ada, ben):
        assert visitor.refused("POST", f"/api/tables/{table}/save") == (403, "shared-save")


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


def reason(response: httpx.Response) -> str:
    """Why a file was refused."""
    assert response.status_code == 422, response.text
    text: str = response.json()["error"]["text"]
    return text


def test_a_long_saved_game_is_replayed_once_somebody_comes_to_its_table_or_bots_go_on(
    server: RunningServer, ada: Visitor
) -> None:
    """Whoever opens one after the other costs the others no more than reading the files."""

    def loaded() -> set[str]:
        return {table.header.id for table in server.services.tables.loaded()}

    def opened(names: list[str]) -> str:
        headers = {"content-type": "text/plain"}
        return str(ada.http.post("/api/saves", content=saved(FEW + 1, names), headers=headers).json()["id"])

    people, with_a_bot = opened(["Emmy", "Ida"]), opened(["Emmy", "bot:random"])
    assert loaded() & {people, with_a_bot} == {with_a_bot}
    assert ada.get(f"/api/tables/{people}")["moves"] == FEW + 1
    assert people in loaded()


def test_a_component_file_is_checked_before_a_table_is_set_up(ada: Visitor) -> None:
    box = ada.http.get("/api/games/amyitis/box").text
    path = "/api/games/amyitis/box"
    assert ada.http.post(path, content=box, headers={"content-type": "text/plain"}).status_code == 204
    for wrong in (box[: len(box) // 2], "[garden", "\xff"):
        answer = ada.http.post(path, content=wrong.encode("latin-1"), headers={"content-type": "text/plain"})
        assert answer.status_code == 422, wrong
        assert answer.json()["error"]["code"] == "bad-table"


def test_a_component_file_made_to_take_long_is_refused_at_once(ada: Visitor) -> None:
    bomb = "x." * 20_000 + "x = 1"
    table = {"game": "amyitis", "seats": [ME, SCREEN], "box": bomb}
    assert "line 1: expected keys of at most 8 parts" in reason(ada.http.post("/api/tables", json=table))
    text = saved(3, ["Emmy", "Ida"]).replace(
        f'[Box "standard {standard_box_hash(AMYITIS)}"]', f'[Box "custom"]\n% {bomb}'
    )
    answer = ada.http.post("/api/saves", content=text, headers={"content-type": "text/plain"})
    assert "line 1: expected keys of at most 8 parts" in reason(answer)


def test_a_component_file_may_be_so_large_and_no_larger(ada: Visitor) -> None:
    box = AMYITIS.standard_box.read_text(encoding="utf-8")
    table = {"game": "amyitis", "seats": [ME, SCREEN], "box": box + "#" * (100_000 - len(box))}
    assert ada.post("/api/tables", table)["custom_box"]
    answer = ada.http.post("/api/tables", json={**table, "box": box + "#" * (100_001 - len(box))})
    assert "too large: expected at most 100,000 characters, found more" in reason(answer)


def test_a_saved_game_may_have_so_many_moves_and_no_more(ada: Visitor) -> None:
    head = saved(0, ["Emmy", "Ida"]).split("\nend ")[0]
    moves = "\n".join(f"{number} a b" for number in range(1, 50_002))
    text = f"{head}\n{moves}\nend 50001 0000000000000000\n"
    answer = ada.http.post("/api/saves", content=text, headers={"content-type": "text/plain"})
    assert "expected at most 50,000 moves" in reason(answer)


def test_files_are_read_by_no_thread_that_others_need(
    server: RunningServer, ada: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many endless files as one address may bring, and somebody else's table is set up meanwhile."""
    enough, begun = threading.Event(), threading.Semaphore(0)

    def endless(file: File, work: Work) -> tuple[type[GivenUp], str]:
        begun.release()
        enough.wait(PATIENCE)
        return GivenUp, ""

    monkeypatch.setattr(server.services.readers, "_ask", endless)
    table = {"game": "wells", "seats": [ME, SCREEN], "box": "x = 1"}
    with ThreadPoolExecutor(WAITING_OF_ADDRESS) as crowd:
        crowds = [server.visitor() for _ in range(WAITING_OF_ADDRESS)]
        waiting = [crowd.submit(guest.http.post, "/api/tables", json=table) for guest in crowds]
        begun.acquire()
        ben.table("wells", ME, SCREEN)
        while sum(server.services.readers._waiting.values()) < 3 * WAITING_OF_ADDRESS:
            time.sleep(0.01)
        assert ada.refused("POST", "/api/tables", table) == (429, "too-often")
        enough.set()
        assert [one.result().json()["error"]["code"] for one in waiting] == ["slow-file"] * WAITING_OF_ADDRESS
