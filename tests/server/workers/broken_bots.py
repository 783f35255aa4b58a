"""Bots that fail in every way, for the tests of the worker pool. They run in worker processes."""

from __future__ import annotations

import os
import time

from tworivers.server.workers.questions import Question


def tell_seed(question: Question) -> int:
    """Answers at once."""
    return question.seed


def never_warm(game: str) -> None:
    """Has nothing to load."""


def fail_to_warm(game: str) -> None:
    """Can't even start."""
    raise KeyError(game)


def by_seed(question: Question) -> int:
    """Does what its seed says: 0 dies, 1 hangs, 2 fails, 3 says nonsense, others answer."""
    if question.seed == 0:
        os._exit(1)
    if question.seed == 1:
        time.sleep(3600)
    if question.seed == 2:
        raise ValueError("no idea")
    return os.getpid() if question.seed == 3 else question.seed
