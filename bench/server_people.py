"""People at many tables: two at each who play against each other and a bot, and what they wait for.

Everybody thinks a while before they decide, as people do. Each table's people come from an address of their own, as
they would from the net: 127.0.1.1 and so on.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from bench.server_running import cores, many_files, processor_time, stay_on
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

COOKIE = "tworivers"
LOOK = 0.02
"""Seconds between two looks whether the people are late themselves."""
STATE, OK, ERROR = '{"type":"state"', '{"type":"ok"', '{"type":"error"'


@dataclass(frozen=True)
class Wish:
    """What people do."""

    tables: int
    seconds: float
    warm: float
    game: str
    bots: tuple[str, ...]
    """Levels of the bots at each table."""
    think: float
    deflate: bool
    seed: int
    subnet: int = 1
    """The third number of their addresses."""
    by_table: bool = False
    """Of several servers, all people of a table come to the same; otherwise its two people come to different ones."""


@dataclass
class Figures:
    """What was measured; times in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    """From sending a move to the opponent's having the state with it."""
    bots: list[float] = field(default_factory=list)
    """From the state in which a bot is to decide alone to the next state, as a player gets them."""
    requests: list[float] = field(default_factory=list)
    """Of `GET /api/tables/{id}`, now and then, as a page would."""
    overtaken: int = 0
    """Moves refused because another seat's move had taken the question away."""
    messages: int = 0
    size: int = 0
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0
    worked: float = 0.0
    """Processor time of the server meanwhile."""
    own: float = 0.0
    """Processor time of the people meanwhile."""
    lags: list[float] = field(default_factory=list)
    """How much later than they should the people themselves wake up: what they measure is too long by that."""


def address_of(subnet: int, number: int) -> str:
    """An address of this machine that nobody else uses."""
    return f"127.0.{subnet + number // 250}.{1 + number % 250}"


class Crowd:
    """All people."""

    def __init__(self, servers: Sequence[str], wish: Wish) -> None:
        self.servers = servers
        self.wish = wish
        self.figures = Figures()
        self.chance = random.Random(wish.seed)
        self.measuring = False
        self.over = asyncio.Event()
        self.seated = 0
        self.setting_up = asyncio.Semaphore(16)

    async def play(self, servers: Sequence[int]) -> Figures:
        """Set up all tables, wait until everybody is there, then measure."""
        figures = self.figures
        tables = [asyncio.create_task(self.table(number)) for number in range(self.wish.tables)]
        while self.seated < 2 * self.wish.tables and not any(table.done() for table in tables):
            await asyncio.sleep(0.1)
        await asyncio.sleep(self.wish.warm)
        watch = asyncio.create_task(self.watch_themselves())
        began, worked, own = time.perf_counter(), sum(map(processor_time, servers)), time.process_time()
        self.measuring = True
        await asyncio.sleep(self.wish.seconds)
        self.measuring = False
        figures.seconds = time.perf_counter() - began
        figures.worked = sum(map(processor_time, servers)) - worked
        figures.own = time.process_time() - own
        watch.cancel()
        await asyncio.sleep(2)
        self.over.set()
        for outcome in await asyncio.gather(*tables, return_exceptions=True):
            if isinstance(outcome, BaseException):
                figures.errors.append(repr(outcome))
        return figures

    async def watch_themselves(self) -> None:
        """Note how late the people's own process is."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            self.figures.lags.append(time.perf_counter() - due)

    async def table(self, number: int) -> None:
        """Two people, their bots and a page that is loaded now and then."""
        address = address_of(self.wish.subnet, number)
        places = [self.servers[(number + (0 if self.wish.by_table else seat)) % len(self.servers)] for seat in (0, 1)]
        async with self.visitor(address, places[0]) as one, self.visitor(address, places[1]) as other:
            async with self.setting_up:
                await asyncio.gather(one.get("/api/me"), other.get("/api/me"))
                table = await self.set_up(one)
                (await other.post(f"/api/tables/{table}/seats/1/join")).raise_for_status()
            players = [Player(self, table, seat, http, address) for seat, http in enumerate((one, other))]
            await asyncio.gather(*(player.play() for player in players), self.page(table, one))
            for player, opponent in (players, players[::-1]):
                self.figures.seen += delays(player.sent, opponent.states)

    def visitor(self, address: str, server: str) -> httpx.AsyncClient:
        """Somebody who asks a server from an address."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(base_url=server, timeout=120, transport=transport)

    async def set_up(self, http: httpx.AsyncClient) -> str:
        """The id of a new table, once the game's rules are ready."""
        seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": level} for level in self.wish.bots)]
        while True:
            answer = await http.post("/api/tables", json={"game": self.wish.game, "seats": seats})
            if answer.status_code != 409:
                return str(answer.raise_for_status().json()["id"])
            await asyncio.sleep(1)

    async def page(self, table: str, http: httpx.AsyncClient) -> None:
        """Asks for the table now and then."""
        while not self.over.is_set():
            try:
                await asyncio.wait_for(self.over.wait(), self.chance.uniform(5, 15))
            except TimeoutError:
                began = time.perf_counter()
                answer = await http.get(f"/api/tables/{table}")
                if answer.status_code != 200:
                    self.figures.errors.append(answer.text)
                if self.measuring:
                    self.figures.requests.append(time.perf_counter() - began)


class Player:
    """Somebody at a table: decides when asked to, times the acknowledgement, and notes when states come."""

    def __init__(self, crowd: Crowd, table: str, seat: int, http: httpx.AsyncClient, address: str) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.cookie = http.cookies[COOKIE]
        self.server = str(http.base_url).rstrip("/")
        self.address = address
        self.sent: dict[int, float] = {}
        """When each move was sent, by the number of moves after it."""
        self.states: list[tuple[int, float]] = []
        """Numbers of moves, and when they were seen."""
        self.newest, self.number, self.turn = "", -1, [-1]
        self.stands, self.asked_at = 0, 0.0
        self.thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play until the crowd goes home."""
        wish = self.crowd.wish
        async with connect(
            f"{self.server.replace('http', 'ws')}/api/tables/{self.table}/live",
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
            local_addr=(self.address, 0),
            max_size=None,
            open_timeout=120,
            ping_interval=None,
            compression="deflate" if wish.deflate else None,
        ) as socket:
            await socket.send(json.dumps({"type": "look", "seat": self.seat, "since": None}))
            self.crowd.seated += 1
            reading = asyncio.create_task(self.read(socket))
            ending = asyncio.create_task(self.crowd.over.wait())
            await asyncio.wait((reading, ending), return_when=asyncio.FIRST_COMPLETED)
            for task in (reading, ending, self.thinking):
                if task is not None:
                    task.cancel()
            if reading.done() and not reading.cancelled():
                reading.result()

    async def read(self, socket: Any) -> None:
        """Take what comes, and decide when it is our turn."""
        figures, crowd = self.crowd.figures, self.crowd
        async for text in socket:
            now = time.perf_counter()
            if crowd.measuring:
                figures.messages += 1
                figures.size += len(text)
            if text.startswith(STATE):
                self.note_state(text, now)
            elif text.startswith(OK):
                self.thinking, self.stands = None, json.loads(text)["number"]
                if crowd.measuring:
                    figures.acknowledged.append(now - self.asked_at)
                    self.sent[self.stands] = self.asked_at
            elif text.startswith(ERROR):
                self.thinking = None
                if '"gone-on"' in text:
                    figures.overtaken += 1
                else:
                    figures.errors.append(text)
            if self.thinking is None and self.seat in self.turn and self.number >= self.stands:
                self.thinking = asyncio.create_task(self.decide(socket))

    def note_state(self, text: str, now: float) -> None:
        """A new state: read as little of it as will do."""
        bot_alone = bool(self.turn) and min(self.turn) > 1
        self.newest = text
        self.number = int(text.split('},"number":', 1)[1].split(",", 1)[0])
        self.turn = json.loads(text[text.rindex('"turn":') + 7 : -1])
        if self.crowd.measuring and bot_alone and self.states:
            self.crowd.figures.bots.append(now - self.states[-1][1])
        self.states.append((self.number, now))

    async def decide(self, socket: Any) -> None:
        """Think, then decide about the newest state: others may have moved meanwhile."""
        think = self.crowd.wish.think
        await asyncio.sleep(self.crowd.chance.expovariate(1 / think) if think else 0)
        if self.seat not in self.turn:
            self.thinking = None
            return
        action = self.crowd.chance.choice(json.loads(self.newest)["view"]["actions"])["code"]
        move = {"type": "move", "id": 1, "seat": self.seat, "number": self.number, "action": action}
        self.asked_at = time.perf_counter()
        try:
            await socket.send(json.dumps(move))
        except ConnectionClosed:
            self.thinking = None


def delays(sent: dict[int, float], states: list[tuple[int, float]]) -> Iterator[float]:
    """From sending each move to the first state that has it, which may be one of several moves."""
    numbers = [number for number, _ in states]
    for number, at in sent.items():
        place = bisect_left(numbers, number)
        if place < len(states):
            yield states[place][1] - at


def people(addresses: Sequence[str], servers: Sequence[int], wish: Wish, results: Any) -> None:
    """The process of all people."""
    stay_on(cores(len(servers))[1])
    many_files()

    async def crowd() -> Figures:
        return await Crowd(addresses, wish).play(servers)

    results.put(asyncio.run(crowd()))
