"""A real server on a free port, and people who visit it: what the server's tests are told with."""

from __future__ import annotations

import json
import random
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.server.running import Server
from tworivers.server.services import Services
from tworivers.server.settings import LIMITS, Settings
from tworivers_wells import GAME as WELLS

GAMES_HERE = {**GAMES, WELLS.name: WELLS}
ME, SCREEN, OPEN = {"kind": "me"}, {"kind": "screen"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
PATIENCE = 60.0
UNLIMITED: dict[str, Any] = {name: 10**9 for name in LIMITS if name.endswith("_and_address")}

Json = dict[str, Any]


def quiet_settings(folder: Path) -> Settings:
    """No bots, no pauses, a database of its own, and all people of a test at one address."""
    return Settings(
        database=f"sqlite:///{folder / 'tables.sqlite'}",
        games=GAMES_HERE,
        find_game=game_here,
        bot_workers=0,
        bot_pause=0.0,
        pages=folder / "pages",
        tries_per_minute=1000,
        wrong_passwords=1000,
        file_share=1.0,
        **UNLIMITED,
    )


def game_here(name: str) -> Game:
    """One of these games, in any process."""
    return GAMES_HERE[name]


def serve_command(*more: str) -> list[str]:
    """How users start the server, on any free port."""
    return [sys.executable, "-m", "tworivers", "serve", "--port", "0", *more]


class RunningServer:
    """A running server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.address = server.address

    @property
    def services(self) -> Services:
        """What its requests share."""
        services: Services = self.server.app.state.services
        return services

    def visitor(self, name: str | None = None) -> Visitor:
        """Somebody new."""
        return Visitor(self.address, name)


@contextmanager
def serving(settings: Settings, port: int = 0) -> Iterator[RunningServer]:
    """A server, while the block lasts."""
    server = Server("127.0.0.1", port, settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield RunningServer(server)
    finally:
        server.stop()
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server didn't stop"


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str | None = None, cookie: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        if cookie is not None:
            self.http.cookies.set("tworivers", cookie, domain="127.0.0.1")
        self.me: Json = self.get("/api/me")
        if name is not None:
            self.me = self.patch("/api/me", {"name": name})

    @property
    def cookie(self) -> str:
        """The cookie's value."""
        return self.http.cookies["tworivers"]

    def get(self, path: str, **query: Any) -> Any:
        """What a request that must succeed answers."""
        return _good(self.http.get(path, params={name: value for name, value in query.items() if value is not None}))

    def post(self, path: str, body: Any = None) -> Any:
        """The same, with a body."""
        return _good(self.http.post(path, json=body))

    def patch(self, path: str, body: Any) -> Any:
        """The same."""
        return _good(self.http.patch(path, json=body))

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Status and code of a request that must be refused, in the form all errors have."""
        if body is not None:
            more["json"] = body
        response = self.http.request(method, path, **more)
        assert 400 <= response.status_code < 500, response.text
        error = response.json()["error"]
        assert set(error) == {"code", "message", "text", "game", "request"}
        assert error["text"]
        assert error["message"]["key"]
        return response.status_code, error["code"]

    def table(self, game: str, *seats: Json, **more: Any) -> str:
        """The id of a new table."""
        table: str = self.post("/api/tables", {"game": game, "seats": list(seats), **more})["id"]
        return table

    def state(self, table: str, seat: int | None = None, at: int | None = None) -> Json:
        """A position."""
        state: Json = self.get(f"/api/tables/{table}/state", seat=seat, at=at)
        return state

    def move(self, table: str, seat: int, number: int, action: int) -> int:
        """Play; the number of moves after it."""
        number = self.post(f"/api/tables/{table}/moves", {"seat": seat, "number": number, "action": action})["number"]
        return number

    def play(self, table: str, *texts: str) -> int:
        """Play moves written like "ash add 2", each by whoever of us sits there."""
        number = 0
        for text in texts:
            name, action = text.split(" ", 1)
            info = self.get(f"/api/tables/{table}")
            seat = next(seat["seat"] for seat in info["seats"] if seat["id"] == name)
            number = self.move(table, seat, info["moves"], GAMES_HERE[info["game"]].codes[action])
        return number

    def play_on(self, table: str, moves: int, chance: random.Random, seats: tuple[int, ...]) -> None:
        """Play at random for our seats, as many moves or to the end."""
        for _ in range(moves):
            info = self.get(f"/api/tables/{table}")
            deciding = [seat for seat in seats if seat in info["turn"]]
            if not deciding:
                return
            seat = chance.choice(deciding)
            action = chance.choice(self.state(table, seat)["view"]["actions"])
            self.move(table, seat, info["moves"], action["code"])

    def socket(self, table: str, seat: int | None = None, since: int | None = None, look: bool = True) -> Socket:
        """A live connection to a table."""
        address = live_address(self.address, table)
        socket = Socket(address, self.cookie)
        if look:
            socket.send(type="look", seat=seat, since=since)
        return socket


class Socket:
    """A live connection; keeps everything that came."""

    def __init__(self, address: str, cookie: str | None, origin: str | None = None) -> None:
        headers = {} if cookie is None else {"Cookie": f"tworivers={cookie}"}
        site = Origin(origin) if origin else None
        connecting = connect(
            address, additional_headers=headers, origin=site, max_size=None, max_queue=None, open_timeout=PATIENCE
        )
        self.connection: ClientConnection = connecting.__enter__()
        self.raw: list[str] = []
        self.unread: deque[Json] = deque()

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def next(self) -> Json:
        """The next message."""
        return self.unread.popleft() if self.unread else self._receive()

    def _receive(self) -> Json:
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        return message

    def wait(self, kind: str, fits: Callable[[Json], bool] = lambda message: True) -> Json:
        """The next message of a kind."""
        while True:
            message = self.next()
            if message["type"] == kind and fits(message):
                return message

    def state_of(self, number: int) -> Json:
        """The state after that many moves."""
        return self.wait("state", lambda message: message["number"] == number)

    def ask(self, **message: Any) -> Json:
        """Send something with an id, and take what is answered to it; what comes before that is read later."""
        self.send(id="question", **message)
        while True:
            answer = self._receive()
            if answer.get("id") == "question":
                return answer
            self.unread.append(answer)

    def close(self) -> None:
        """Leave."""
        self.connection.close()


def live_address(address: str, table: str) -> str:
    """Where a table can be watched."""
    return f"{address.replace('http', 'ws')}/api/tables/{table}/live"


def _good(response: httpx.Response) -> Any:
    assert response.status_code < 300, f"{response.status_code} {response.text}"
    return response.json()


def with_bots(settings: Settings, workers: int = 1, games: tuple[str, ...] = ("amyitis", "wells")) -> Settings:
    """The same with bots, for few games: the fewer, the sooner their workers are warm."""
    return replace(settings, bot_workers=workers, games={name: GAMES_HERE[name] for name in games})
