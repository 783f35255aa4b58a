"""How rules become native code: the `@rule` decorator and the folder that keeps what was compiled.

`TWORIVERS_JIT=0` leaves every rule an ordinary Python function, for debuggers, coverage and readable errors.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import platform
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])

JIT = os.environ.get("TWORIVERS_JIT", "1") != "0"
PACKAGE = Path(__file__).resolve().parent.parent

if JIT:
    import numba


def rule(function: Function) -> Function:
    """Compile a rule to native code on its first call, unless `TWORIVERS_JIT=0`."""
    if not JIT:
        return function
    numba.config.CACHE_DIR = str(cache_folder())
    compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def bind(template: ModuleType, prefix: str, rules: dict[str, Any]) -> dict[str, Any]:
    """Compile the functions a module lists in `__all__`, the contract's names in them meaning one game's rules.

    Numba can't keep code on disk for functions that take functions, so each game gets its own copy of the module's functions.
    """
    scope = {**vars(template), **rules}
    prefix += _sources_hash(rules)
    for name in template.__all__:
        copy = FunctionType(getattr(template, name).__code__, scope, name)
        copy.__qualname__ = f"{prefix}_{name}"
        scope[name] = rule(copy)
    return {name: scope[name] for name in template.__all__}


def _sources_hash(rules: dict[str, Any]) -> str:
    """A hash of the files a game's rules stand in: kernels compiled for older rules must not be found again."""
    files = {inspect.getsourcefile(inspect.unwrap(function)) for function in rules.values()}
    return hashlib.sha256(b"".join(Path(file).read_bytes() for file in sorted(filter(None, files)))).hexdigest()[:8]


@cache
def cache_folder() -> Path:
    """The folder for native code, a new one when any rule's source changes: Numba alone misses changes in called functions."""
    name = f"native-{_fingerprint()}"
    wanted = os.environ.get("TWORIVERS_CACHE")
    parents = [Path(wanted)] if wanted else [user_cache_path("tworivers"), Path(tempfile.gettempdir()) / "tworivers"]
    for parent in parents:
        try:
            (parent / name).mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=parent / name):
                return parent / name
        except OSError:
            continue
    tried = " nor ".join(str(parent) for parent in parents)
    raise OSError(f"no place to keep compiled rules: can't write {tried}; set TWORIVERS_CACHE to a folder that can be written")


def _fingerprint() -> str:
    """A hash of what native code depends on: the files that hold rules or their constants, Numba and Python."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_bytes()
        if b"@rule" in text or b"IntEnum" in text or b"__all__" in text:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + text)
    settings = [os.environ.get(name, "") for name in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")]
    digest.update(repr((numba.__version__, platform.python_version(), settings)).encode())
    return digest.hexdigest()[:16]
