"""People who ask a server for too much: eight connections of one address that ask for one thing without a pause."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from bench.server_guest import CONNECTIONS, Abuser, Request
from bench.server_running import cores, stay_on
from bench.server_watchers import WATCHING

from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.engine.rulebook import read_figures
from tworivers.games import GAMES

PADDED = (495_000, 250_000, 100_000, 50_000)
"""Bytes of a padded box: the first that the server takes."""
LONG = 3000
"""Moves of a long game."""
LISTED = 150
"""Tables of one's own, for a list of them."""
DEEPEST = 3
"""Of a search for the best lines."""


def get(path: str) -> Request:
    """A request without a body."""
    return "GET", path, b"", ""


def asking_scene(guest: Abuser) -> Iterator[Request]:
    """The scene of a box that was padded with comments."""
    box = GAMES["mesopotamia"].standard_box.read_text(encoding="utf-8")
    for size in PADDED:
        padding = f"# {'x' * 97}\n" * ((size - len(box)) // 100)
        with contextlib.suppress(httpx.HTTPStatusError):
            table = guest.table("mesopotamia", [{"kind": "screen"}] * 3, box=box + "\n" + padding)
            return itertools.repeat(get(f"/api/tables/{table}/scene"))
    raise ValueError("no padded box was taken")


def asking_login(guest: Abuser) -> Iterator[Request]:
    """Logging in with ever new names."""
    for number in itertools.count():
        body = json.dumps({"account": f"nobody {number}", "password": "correct horse battery"}).encode()
        yield "POST", "/api/login", body, "application/json"


def mesopotamia(guest: Abuser) -> tuple[str, int]:
    """A table of one's own, and a seat that may decide."""
    table = guest.table("mesopotamia", [{"kind": "screen"}] * 4)
    turn = guest.http.get(f"/api/tables/{table}").json()["turn"]
    return table, turn[0]


def asking_why(guest: Abuser) -> Iterator[Request]:
    """Why everything that can't be done can't be done."""
    table, seat = mesopotamia(guest)
    return itertools.repeat(get(f"/api/tables/{table}/why?seat={seat}&number=0"))


def asking_preview(guest: Abuser) -> Iterator[Request]:
    """What every action would bring."""
    table, seat = mesopotamia(guest)
    view = guest.http.get(f"/api/tables/{table}/state?seat={seat}").json()["view"]
    codes = [action["code"] for action in view["actions"]]
    return itertools.cycle([get(f"/api/tables/{table}/preview?seat={seat}&number=0&action={code}") for code in codes])


def long_game() -> bytes:
    """A saved game of many moves."""
    match, chance = Match(GAMES["mesopotamia"], 4, "a long game"), random.Random(3)
    while not match.over and len(match.moves) < LONG:
        seat = chance.choice(match.table.actors())
        match.play(seat, int(chance.choice(match.table.legal(seat))))
    return save_text(match, reveal_seed=True).encode()


def asking_long(what: str) -> Callable[[Abuser], Iterator[Request]]:
    """Something about a long game, as a whole."""

    def asking(guest: Abuser) -> Iterator[Request]:
        answer = guest.http.post("/api/saves", content=long_game(), headers={"content-type": "text/plain"})
        return itertools.repeat(get(f"/api/tables/{answer.raise_for_status().json()['id']}/{what}"))

    return asking


def opening_saves(guest: Abuser) -> Iterator[Request]:
    """A long saved game, opened again and again; with a new cookie when there were too many."""
    save = long_game()
    while True:
        if guest.answers[429] % CONNECTIONS == CONNECTIONS - 1:
            guest.http.cookies.clear()
            guest.http.get("/api/me")
        yield "POST", "/api/saves", save, "text/plain"


def chatting(guest: Abuser) -> Iterator[Request]:
    """Speaking at a public table without a cookie: each time as somebody new."""
    table = guest.table("amyitis", [{"kind": "me"}, {"kind": "screen"}], public=True)
    guest.http.cookies.clear()
    body = json.dumps({"text": "hello", "to": None}).encode()
    return itertools.repeat(("POST", f"/api/tables/{table}/chat", body, "application/json"))


def listing(guest: Abuser) -> Iterator[Request]:
    """The list of many tables."""
    for _ in range(LISTED):
        with contextlib.suppress(httpx.HTTPStatusError):
            guest.table("amyitis", [{"kind": "me"}, {"kind": "open"}], public=True)
    return itertools.cycle([get("/api/tables"), get("/api/lobby")])


def asking_people(guest: Abuser) -> Iterator[Request]:
    """Profiles, of people there are and of others, and the best of each game."""
    name = f"abuser{random.randrange(10**9)}"
    account = {"account": name, "password": "correct horse battery"}
    guest.http.post("/api/accounts", json=account).raise_for_status()
    best = [get(f"/api/leaders/{game}") for game in GAMES]
    return itertools.cycle([get(f"/api/people/{name}"), get("/api/people/nobody"), *best])


def learning(guest: Abuser) -> Iterator[Request]:
    """Lessons, puzzles, and the rule book's figures."""
    asked: list[Request] = []
    for game in GAMES:
        chapters = guest.http.get(f"/api/lessons/{game}").json()["chapters"]
        for lesson in [lesson for chapter in chapters for lesson in chapter["lessons"]]:
            asked.append(("POST", f"/api/lessons/{game}/{lesson}", b'{"moves":[]}', "application/json"))
        asked += [get(f"/api/puzzles/{game}/{number}") for number in range(3)]
        book = GAMES[game].rulebook
        asked += [get(f"/api/games/{game}/figures/{figure}") for figure in (read_figures(book) if book else ())]
    return itertools.cycle(asked)


def finished(guest: Abuser) -> tuple[str, list[int]]:
    """A table at which a game is over, and who could decide halfway through."""
    match, chance = Match(GAMES["amyitis"], 3, "a finished game"), random.Random(3)
    while not match.over:
        seat = chance.choice(match.table.actors())
        match.play(seat, int(chance.choice(match.table.legal(seat))))
    save = save_text(match, reveal_seed=True).encode()
    answer = guest.http.post("/api/saves", content=save, headers={"content-type": "text/plain"})
    return str(answer.raise_for_status().json()["id"]), [move.seat for move in match.moves]


def asking_lines(guest: Abuser) -> Iterator[Request]:
    """The best lines of a finished game, as deep as there are, at every position."""
    table, seats = finished(guest)
    for at, seat in itertools.cycle(enumerate(seats)):
        body = json.dumps({"at": at, "moves": [], "seat": seat, "depth": DEEPEST}).encode()
        yield "POST", f"/api/tables/{table}/analysis/lines", body, "application/json"


def analysing(guest: Abuser) -> Iterator[Request]:
    """Positions of a finished game, its judgement and its swings."""
    table, seats = finished(guest)
    for at in itertools.cycle(range(len(seats))):
        body = json.dumps({"at": at, "moves": [], "seat": None}).encode()
        yield "POST", f"/api/tables/{table}/analysis/position", body, "application/json"
        yield get(f"/api/tables/{table}/state?at={at}")
        yield get(f"/api/tables/{table}/analysis/report")


REQUESTS: dict[str, Callable[[Abuser], Iterator[Request]]] = {
    "scene": asking_scene,
    "login": asking_login,
    "why": asking_why,
    "log": asking_long("log"),
    "history": asking_long("history"),
    "saves": opening_saves,
    "preview": asking_preview,
    "chat": chatting,
    "lists": listing,
    "people": asking_people,
    "learning": learning,
    "lines": asking_lines,
    "analysis": analysing,
}
KINDS = (*REQUESTS, *WATCHING)


def abuse(address: str, kind: str, stop: Any, started: Any, results: Any) -> None:
    """The process of somebody who asks for too much."""
    stay_on(cores()[1])
    os.nice(5)
    guest = Abuser(address)

    async def all_day() -> None:
        started.set()
        if kind in WATCHING:
            await WATCHING[kind](guest, stop.is_set)
        else:
            await guest.hammer(REQUESTS[kind](guest), stop.is_set)

    asyncio.run(all_day())
    results.put(dict(guest.answers))
