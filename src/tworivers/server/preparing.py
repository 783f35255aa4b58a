"""Compiling rules and bots in the background: pages are served meanwhile, and a game can be played once it is ready.

A process of its own compiles, which on a new machine takes minutes, and keeps the code on disk; this one then loads it.
What fails is tried again, after pauses that grow.
"""

from __future__ import annotations

import gc
import logging
import subprocess
import sys
from collections.abc import Iterable
from threading import Event, Thread

from tworivers.engine.compiled import JIT
from tworivers.engine.rules import Game
from tworivers.engine.warmup import steps

log = logging.getLogger("tworivers.server")

FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0
"""Seconds before the second try, and before any; each pause is twice the one before."""
PATIENCE = 3600.0
"""Seconds after which compiling counts as stuck."""
TOLD = 2000
"""Characters of an error in the log: its end says most."""


class CantCompile(Exception):
    """A process that should have compiled failed; the text is what it said."""


class Preparing:
    """The games whose rules aren't ready yet."""

    def __init__(self, games: Iterable[Game] = ()) -> None:
        self._waiting = {game.name: game for game in games if JIT}
        self._failed: set[str] = set()
        self._told: set[tuple[str, str]] = set()
        self._closing = Event()
        self.done = Event()
        if not self._waiting:
            self.done.set()

    def ready(self, game: str) -> bool:
        """Whether a game can be played now."""
        return game not in self._waiting

    def failed(self, game: str) -> bool:
        """Whether preparing a game has failed; it is tried again."""
        return game in self._failed

    def start(self) -> None:
        """Begin to compile, in a thread."""
        Thread(target=self._prepare, daemon=True).start()

    def _prepare(self) -> None:
        """Prepare all games, and those that fail again after a pause."""
        pause = FIRST_PAUSE
        while self._waiting:
            for name, game in list(self._waiting.items()):
                self._prepare_one(name, game)
            if self._waiting:
                self._closing.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        leave_out_of_collections()
        self.done.set()

    def _prepare_one(self, name: str, game: Game) -> None:
        rules = ["-m", "tworivers", "simulate", name, "--seats", str(game.seats[0]), "--games", "1", "--json"]
        bots = ["-c", f"from tworivers.server.workers.bots import warm_up_bots; warm_up_bots({name!r})"]
        try:
            _compile(rules)
            _compile(bots)
            for _, step in steps(game):
                step()
        except Exception as error:  # whatever it is, it may go by: memory, a full disk, a process that was killed
            self._failed.add(name)
            self._tell(name, error)
        else:
            self._failed.discard(name)
            del self._waiting[name]

    def _tell(self, game: str, error: Exception) -> None:
        """Say in the log what went wrong, once for each kind of error."""
        text = f"{type(error).__name__}: {error}"
        kind = (game, text.splitlines()[-1])
        if kind not in self._told:
            self._told.add(kind)
            log.error("the rules of %s can't be prepared; it is tried again: %s", game, text[-TOLD:])


def leave_out_of_collections() -> None:
    """Let Python never look again for garbage among what is there by now, rules and libraries, which stays anyway.

    It would do so now and then while people play: a quarter of a million objects, and nobody is answered for 0.2 s.
    """
    gc.collect()
    gc.freeze()


def _compile(work: list[str]) -> None:
    """Run Python in a process of its own."""
    done = subprocess.run([sys.executable, *work], capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode:
        raise CantCompile(done.stderr.strip() or f"its process ended with {done.returncode}")
