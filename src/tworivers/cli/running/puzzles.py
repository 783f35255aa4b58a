"""`tworivers puzzles`: from what somebody typed to a file of puzzles. A file that has some gets more."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tworivers.analysis.puzzle_finding import Spread, found
from tworivers.analysis.puzzles import Puzzles, file_of, read, written
from tworivers.bots.registry import JUDGEMENTS
from tworivers.cli.running.errors import refuse
from tworivers.cli.running.inputs import check_paths
from tworivers.cli.running.progress import prepare, progress
from tworivers.cli.running.words import said
from tworivers.engine.messages import Words
from tworivers.engine.rules import Game


def run(
    talk: Words, game: Game, seats: Sequence[int], count: int, minutes: float | None, seed: int, out: str | None
) -> str:
    """Find puzzles until there are enough or the time is up; each game's are kept at once. Returns what was done."""
    if game.name not in JUDGEMENTS:
        refuse(talk, "cli-no-analysis", game=game.name, games=", ".join(JUDGEMENTS))
    for number in seats:
        game.check_seats(number)
    path = Path(out) if out is not None else file_of(game)
    check_paths(talk, out=str(path))
    kept = read(path.read_text(encoding="utf-8")) if path.exists() else Puzzles(game.version, [], [])
    if kept.version != game.version:
        refuse(talk, "cli-puzzles-other-rules", file=str(path), version=kept.version, current=game.version)
    prepare(talk, game, thinking=True)
    deadline = time.monotonic() + (float("inf") if minutes is None else 60.0 * minutes)
    with progress(said(talk, "cli-simulating"), count) as advance:
        advance(len(kept.puzzles))
        for more in _growing(game, seats or game.seats, seed, kept, count, deadline):
            _keep(path, more)
            advance(len(more.puzzles) - len(kept.puzzles))
            kept = more
    return said(talk, "cli-puzzles", count=len(kept.puzzles), games=len(kept.sources), file=str(path))


def _keep(path: Path, puzzles: Puzzles) -> None:
    """Write the file in one go: who ends the search loses nothing."""
    fresh = path.with_suffix(".new")
    fresh.write_text(written(puzzles), encoding="utf-8")
    os.replace(fresh, path)


def _growing(
    game: Game, seats: Sequence[int], seed: int, kept: Puzzles, count: int, deadline: float
) -> Iterator[Puzzles]:
    """The puzzles after each game; a search that was ended goes on with the next one."""
    spread = Spread(count, kept.puzzles)
    while len(kept.puzzles) < count and time.monotonic() < deadline:
        number = kept.looked.get(str(seed), 0)
        name, playing = f"puzzles {seed} {number}", seats[number % len(seats)]
        source, puzzles = found(game, playing, name, len(kept.sources), spread)
        sources = [*kept.sources, source] if puzzles else kept.sources
        looked = {**kept.looked, str(seed): number + 1}
        kept = Puzzles(kept.version, sources, [*kept.puzzles, *puzzles], looked)
        yield kept
