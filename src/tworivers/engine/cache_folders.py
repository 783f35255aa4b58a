"""The folders that keep native code between starts; those that nobody has used for a month are removed."""

from __future__ import annotations

import atexit
import getpass
import os
import re
import shutil
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection

MONTH = 30 * 24 * 3600
OURS = re.compile(r"\w+-[0-9a-f]{16}")
"""Names of folders that may be removed: others may lie beside them."""


class NoCache(Objection):
    """There is no folder in which native code can be kept."""


@cache
def cache_home() -> Path:
    """The folder of all these folders: `TWORIVERS_CACHE`, otherwise the user's cache or a temporary one."""
    wanted = os.environ.get("TWORIVERS_CACHE")
    homes = (
        [Path(wanted)]
        if wanted
        else [user_cache_path("tworivers"), Path(tempfile.gettempdir()) / f"tworivers-{getpass.getuser()}"]
    )
    for home in homes:
        try:
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _is_ours(home):
                continue
            with tempfile.NamedTemporaryFile(dir=home):
                pass
        except OSError:
            continue
        atexit.register(_sweep, home)  # by then, what this process uses has been used
        return home
    tried = ", ".join(str(home) for home in homes)
    raise NoCache(Message("wrong-cache", {"folders": tried}), TERMINAL_WORDS)


@cache
def cache_folder(name: str) -> Path:
    """A folder by its name. Using it keeps it from being swept."""
    folder = cache_home() / name
    folder.mkdir(mode=0o700, exist_ok=True)
    if not _is_ours(folder):
        raise NoCache(Message("wrong-cache-foreign", {"folder": str(folder)}), TERMINAL_WORDS)
    os.utime(folder)
    return folder


def _is_ours(folder: Path) -> bool:
    """Whether nobody else but the administrator can have put code there, which would run as us."""
    return not hasattr(os, "getuid") or folder.stat().st_uid in (os.getuid(), 0)


def _sweep(home: Path) -> None:
    """Remove what was compiled from older sources and not used for a month."""
    for folder in home.iterdir():
        with suppress(OSError):
            if OURS.fullmatch(folder.name) and folder.stat().st_mtime < time.time() - MONTH:
                shutil.rmtree(folder)
