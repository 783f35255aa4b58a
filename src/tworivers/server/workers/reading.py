"""Processes in which files from outside are read: one that takes too long or too much memory is stopped and replaced.

They are started when the first file comes. Files wait in line for them, a few of each person and of each address; no
request that brings none waits with them. Of an address one file is read at a time, and not all the time (`resting.py`):
whoever brings one after the other leaves room for others' files, and for the moves of everybody. A file whose turn
doesn't come in time is refused, so that everybody is answered.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from tworivers.engine.rules import Game
from tworivers.engine.warmup import steps
from tworivers.games import GAMES
from tworivers.server.workers.files import File, FindGame, NotReady, Played, Unreadable
from tworivers.server.workers.resting import SHARE, RestingTurns, Work

log = logging.getLogger("tworivers.server")

START = 300.0
"""Seconds a new process may take to load a game's rules."""
READERS = 2
WAITING_OF_PERSON, WAITING_OF_ADDRESS, WAITING = 2, 8, 32
"""Files that may wait or be read at once: of one person, from one address, altogether."""
LONGEST_WAIT = 20.0
"""Seconds that a file may wait for its turn."""
ROOM = 512 * 1024 * 1024
"""Bytes of memory that reading a file may take besides what the process has already."""
TAKEN = "taken"
"""What a process sends when the rules are loaded and it begins to read."""


class GivenUp(Exception):
    """A file whose reading took too long or too much memory."""


class TooManyFiles(Exception):
    """So many files wait that another one isn't taken, or wasn't read in time."""


def registered(name: str) -> Game:
    """A game of the registry."""
    return GAMES[name]


@dataclass(frozen=True)
class _Reader:
    """A process and the pipe to it."""

    process: SpawnProcess
    pipe: Connection

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class FileReaders:
    """The processes and the files that wait for them."""

    def __init__(self, seconds: float, find: FindGame = registered, share: float = SHARE) -> None:
        """A file may take `seconds`, those of an address `share` of the time; the processes find games by `find`."""
        self.seconds = seconds
        self.longest_wait = LONGEST_WAIT
        self._find = find
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._free = asyncio.Semaphore(READERS)
        self._idle: list[_Reader] = []
        self._busy: set[_Reader] = set()
        self._waiting: Counter[str] = Counter()
        self._turns = RestingTurns(share)
        self._closing = False

    async def read(self, file: File, person: str, address: str) -> Played:
        """What is in a file. Otherwise `Unreadable`, `NotReady`, `GivenUp` or `TooManyFiles` says why not."""
        with self._place({f"person {person}": WAITING_OF_PERSON, f"from {address}": WAITING_OF_ADDRESS, "": WAITING}):
            async with AsyncExitStack() as turn:
                try:
                    async with asyncio.timeout(self.longest_wait):
                        work = await turn.enter_async_context(self._turns.turn(address))
                        await turn.enter_async_context(self._free)
                except TimeoutError:
                    raise TooManyFiles from None
                loop = asyncio.get_running_loop()
                kind, answer = await loop.run_in_executor(self._threads, self._ask, file, work)
        if kind is not Played:
            raise kind(*answer)
        assert isinstance(answer, Played)
        return answer

    @property
    def processes(self) -> list[int]:
        """The process ids."""
        return [reader.process.pid for reader in (*self._idle, *self._busy) if reader.process.pid is not None]

    def close(self) -> None:
        """End all processes."""
        self._closing = True
        for reader in list(self._busy):
            reader.process.kill()
        self._threads.shutdown(cancel_futures=True)
        while self._idle:
            self._idle.pop().end()

    @contextmanager
    def _place(self, most: dict[str, int]) -> Iterator[None]:
        """A place in the line, if there is one."""
        if any(self._waiting[who] >= count for who, count in most.items()):
            raise TooManyFiles
        self._waiting.update(most.keys())
        try:
            yield
        finally:
            self._waiting.subtract(most.keys())
            for who in most:
                if not self._waiting[who]:
                    del self._waiting[who]

    def _ask(self, file: File, work: Work) -> tuple[type[Any], Any]:
        """Hand a file to a process and wait for what it finds; runs in a thread."""
        try:
            reader = self._idle.pop() if self._idle else self._start()
            self._busy.add(reader)
        except OSError as error:
            return GivenUp, (str(error),)
        try:
            reader.pipe.send(file)
            answer: tuple[type[Any], Any] = self._received(reader.pipe, START)
            if answer == (str, TAKEN):
                began = time.monotonic()
                try:
                    answer = self._received(reader.pipe, self.seconds)
                finally:
                    work.seconds = time.monotonic() - began
        except (OSError, EOFError) as error:
            self._busy.discard(reader)
            reader.end()
            if not self._closing:
                log.warning("reading a file was given up: %s", error or "its process ended")
            return GivenUp, (str(error),)
        self._busy.discard(reader)
        self._idle.append(reader)
        return answer

    def _received(self, pipe: Connection, seconds: float) -> tuple[type[Any], Any]:
        if not pipe.poll(seconds):
            raise TimeoutError(f"it took longer than {seconds:g} s")
        answer: tuple[type[Any], Any] = pipe.recv()
        return answer

    def _start(self) -> _Reader:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_work, args=(theirs, self._find), name="tworivers-reader", daemon=True)
        process.start()
        theirs.close()
        return _Reader(process, ours)


def _work(pipe: Connection, find: FindGame) -> None:
    """What a process does: read files until the pipe closes, with less priority than the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    loaded: set[str] = set()
    with suppress(EOFError, OSError):
        while True:
            file = pipe.recv()
            try:
                _load_rules(file.game(find), loaded)
                pipe.send((str, TAKEN))
                with _little_memory():
                    answer: tuple[type[Any], Any] = (Played, file.read(find))
            except (Unreadable, NotReady) as error:
                answer = (type(error), error.args)
            except MemoryError:
                answer = (GivenUp, ())
            except Exception as error:
                answer = (RuntimeError, (f"{type(error).__name__}: {error}",))
            pipe.send(answer)


def _load_rules(game: Game | None, loaded: set[str]) -> None:
    if game is not None and game.name not in loaded:
        loaded.add(game.name)
        for _, step in steps(game):
            step()


@contextmanager
def _little_memory() -> Iterator[None]:
    """Where the system can: no more memory than `ROOM` besides what there is already."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except (ImportError, OSError):
        yield
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = pages * resource.getpagesize() + ROOM
    resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
