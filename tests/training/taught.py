"""Small learners for tests. Without the extra `train`, tests that need them are skipped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tworivers.games import GAMES

torch = pytest.importorskip("torch")
pytest.importorskip("onnx")

TINY: dict[str, Any] = {"width": 16, "blocks": 1, "games": 12, "decisions": 4, "minibatch": 24, "strays": 6}


def settings(name: str = "amyitis", seats: tuple[int, ...] = (2, 3), **others: Any) -> Any:
    """Settings that take no time."""
    from tworivers.training.settings import settings_for

    return replace(settings_for(GAMES[name], seats), **{**TINY, "minutes": 0.02, "judging": 1, **others})


def learner(folder: Path, name: str = "amyitis", seats: tuple[int, ...] = (2, 3), **others: Any) -> Any:
    """A learner on a processor."""
    from tworivers.training.learner import Learner

    torch.set_num_threads(1)
    return Learner(GAMES[name], settings(name, seats, **others), folder, "cpu")
