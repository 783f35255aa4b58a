"""How rules become native code: the `@rule` decorator and the folder that keeps what was compiled.

`TWORIVERS_JIT=0` leaves every rule an ordinary Python function, for debuggers, coverage and readable errors.
"""

from __future__ import annotations

import getpass
import hashlib
import inspect
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from filelock import FileLock
from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])

JIT = os.environ.get("TWORIVERS_JIT", "1").lower() not in ("0", "false", "no", "off")
PACKAGE = Path(__file__).resolve().parent.parent
MONTH = 30 * 24 * 3600

if JIT:
    import numba

    from tworivers.engine.caching import SharedCache
    from tworivers.engine.signatures import take_any_integer


def rule(function: Function) -> Function:
    """Compile a rule to native code on its first call, unless `TWORIVERS_JIT=0`."""
    return _compile(function, _part(function.__code__.co_filename))


def bind(template: ModuleType, name: str, rules: dict[str, Any]) -> dict[str, Any]:
    """Compile the functions a module lists in `__all__`, the contract's names in them meaning one game's rules.

    Numba can't keep code on disk for functions that take functions, so each game gets its own copy of the module's functions.
    """
    scope = {**vars(template), **rules}
    files = sorted({inspect.unwrap(function).__code__.co_filename for function in rules.values()})
    sources = hashlib.sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()[:8]
    for function in template.__all__:
        copy = FunctionType(getattr(template, function).__code__, scope, function)
        copy.__qualname__ = f"{name}_{sources}_{function}"
        scope[function] = _compile(copy, _part(files[0]))
    return {function: scope[function] for function in template.__all__}


def _compile(function: Function, part: str) -> Function:
    if not JIT:
        return function
    numba.config.CACHE_DIR = str(cache_folder(part))
    compiled = numba.njit(nogil=True, error_model="numpy")(function)
    compiled._cache = SharedCache(function)
    return cast(Function, take_any_integer(compiled))


def plain(function: Function) -> Function:
    """A rule as ordinary Python: for code that asks it a hundred times about a `reading` of a record."""
    return cast(Function, getattr(function, "py_func", function))


def one_at_a_time(part: str) -> AbstractContextManager[object]:
    """While one process compiles a part whole, others that begin to wait for it; then they find all of it on disk."""
    return FileLock(cache_folder(part) / "preparing") if JIT else nullcontext()


def _part(file: str) -> str:
    """The part of the package a file belongs to; "engine" for files outside of it."""
    path = Path(file).resolve()
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py") if path.is_relative_to(PACKAGE) else "engine"


@cache
def cache_folder(part: str) -> Path:
    """The folder for a part's native code, a new one when its sources change: Numba alone misses changes in called functions."""
    name = f"{part}-{_fingerprint(part)}"
    wanted = os.environ.get("TWORIVERS_CACHE")
    parents = (
        [Path(wanted)]
        if wanted
        else [user_cache_path("tworivers"), Path(tempfile.gettempdir()) / f"tworivers-{getpass.getuser()}"]
    )
    for parent in parents:
        folder = parent / name
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _is_ours(folder) or not _is_ours(parent):
                continue
            with tempfile.NamedTemporaryFile(dir=folder):
                os.utime(folder)
        except OSError:
            continue
        _sweep(parent, part, name)
        return folder
    tried = " nor ".join(str(parent) for parent in parents)
    raise OSError(
        f"no place to keep compiled rules: can't write {tried}; set TWORIVERS_CACHE to a folder that can be written"
    )


def _is_ours(folder: Path) -> bool:
    """Whether nobody else but the administrator can have put code there, which would run as us."""
    return not hasattr(os, "getuid") or folder.stat().st_uid in (os.getuid(), 0)


def _sweep(parent: Path, part: str, current: str) -> None:
    """Remove code compiled from older sources that nobody has used for a month (using a folder touches it)."""
    for folder in parent.glob(f"{part}-*"):
        with suppress(OSError):
            if folder.name != current and folder.stat().st_mtime < time.time() - MONTH:
                shutil.rmtree(folder)


@cache
def _fingerprint(part: str) -> str:
    """A hash of what a part's native code depends on: Numba, Python and the sources it may call, for a game itself and the engine."""
    folders = (
        [PACKAGE / "engine", PACKAGE / part]
        if (PACKAGE / part / "box.toml").exists() or part == "engine"
        else [PACKAGE]
    )
    digest = hashlib.sha256()
    for path in sorted({path for folder in folders for path in folder.rglob("*.py")}):
        text = path.read_bytes()
        if b"@rule" in text or b"IntEnum" in text or b"__all__" in text:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + text)
    settings = [os.environ.get(name, "") for name in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")]
    digest.update(repr((numba.__version__, platform.python_version(), settings)).encode())
    return digest.hexdigest()[:16]
