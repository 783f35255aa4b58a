"""Compiling rules and bots in the background: pages are served meanwhile, and a game can be played once it is ready.

A process of its own compiles, which on a new machine takes minutes, and keeps the code on disk; this one then loads it.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterable
from threading import Event, Thread

from tworivers.engine.compiled import JIT
from tworivers.engine.rules import Game
from tworivers.engine.warmup import steps

log = logging.getLogger("tworivers.server")


class Preparing:
    """The games whose rules aren't ready yet."""

    def __init__(self, games: Iterable[Game] = ()) -> None:
        self._waiting = {game.name: game for game in games if JIT}
        self.done = Event()
        if not self._waiting:
            self.done.set()

    def ready(self, game: str) -> bool:
        """Whether a game can be played now."""
        return game not in self._waiting

    def start(self) -> None:
        """Begin to compile, in a thread."""
        Thread(target=self._prepare, daemon=True).start()

    def _prepare(self) -> None:
        for name, game in list(self._waiting.items()):
            rules = ["-m", "tworivers", "simulate", name, "--seats", str(game.seats[0]), "--games", "1", "--json"]
            bots = ["-c", f"from tworivers.server.workers.bots import warm_up_bots; warm_up_bots({name!r})"]
            if not (_compiled(name, rules) and _compiled(name, bots)):
                continue
            for _, step in steps(game):
                step()
            del self._waiting[name]
        self.done.set()


def _compiled(game: str, work: list[str]) -> bool:
    """Run Python in a process of its own; whether it succeeded."""
    done = subprocess.run([sys.executable, *work], capture_output=True, text=True, check=False)
    if done.returncode:
        log.error("the rules of %s can't be compiled: %s", game, done.stderr.strip())
    return not done.returncode
