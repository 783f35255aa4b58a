"""Save files on disk: written whole or not at all, read with suspicion."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tworivers.engine.match import Match
from tworivers.engine.messages import Message
from tworivers.engine.notation import BadSave, SaveFile, parse_text, replay, save_text
from tworivers.engine.objections import failure
from tworivers.engine.rules import Game

LARGEST = 16 * 1024 * 1024
"""Bytes; no saved game comes near it."""


@dataclass(frozen=True)
class Report:
    """What `verify` found to be true."""

    game: str
    rules: int
    """The version by which it was played, and replays."""
    seats: int
    moves: int
    variations: int
    """Other ways to go on; all of them can be played."""
    over: bool
    scores: tuple[int, ...]
    seed_hash: str
    """Fits the seed."""


def save(match: Match, path: Path) -> None:
    """Write the match to a file, whole or not at all: a crash leaves either the old file or the new one."""
    target = Path(os.path.realpath(path))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.write(save_text(match).encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _settle(target.parent)


def load(path: Path | str, games: Mapping[str, Game]) -> Match:
    """Read a saved match and replay it; `BadSave` says what is wrong with the file."""
    return replay(read(path), games)


def verify(path: Path | str, games: Mapping[str, Game]) -> Report:
    """Replay a saved match, check everything the file claims, and tell what is true."""
    return report_on(read(path), games)


def report_on(file: SaveFile, games: Mapping[str, Game]) -> Report:
    """The same for a file that is read already."""
    match = replay(file, games)
    rules = int(file.tags["Rules"].text)
    return Report(
        game=match.game.name,
        rules=rules,
        seats=match.seats,
        moves=len(match.moves),
        variations=match.commentary.count,
        over=match.over,
        scores=tuple(match.scores),
        seed_hash=match.seed_hash,
    )


def read(path: Path | str) -> SaveFile:
    """Read a save file without replaying it; messages name it as it is given here."""
    return parse_text(_text(path), str(path))


def _text(path: Path | str) -> str:
    try:
        with open(path, "rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise BadSave(str(path), None, Message("wrong-unreadable", {"reason": failure(error)})) from None
    if len(raw) > LARGEST:
        raise BadSave(str(path), None, Message("wrong-save-large"))
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadSave(str(path), line, Message("wrong-save-no-text")) from None


def _settle(folder: Path) -> None:
    """Make a new name in a folder last through a power cut, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
