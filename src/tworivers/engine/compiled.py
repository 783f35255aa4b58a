"""How rules become native code: the `@rule` decorator, and `bind` for loops that are written once for all games.

`TWORIVERS_JIT=0` leaves every rule an ordinary Python function, for debuggers, coverage and readable errors. What was
compiled is kept on disk (`caching.py`), by everything it depends on (`cache_keys.py`).
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

JIT = os.environ.get("TWORIVERS_JIT", "1").lower() not in ("0", "false", "no", "off")
PACKAGE = Path(__file__).resolve().parent.parent

if JIT:
    import numba
    from filelock import FileLock

    from tworivers.engine.cache_folders import cache_home
    from tworivers.engine.cache_keys import file_hash, hash_of
    from tworivers.engine.caching import SharedCache
    from tworivers.engine.signatures import take_any_integer

    cache_home()  # fail at once if the cache can't be written, not in the middle of a game


def rule(function: Function) -> Function:
    """Compile a rule to native code on its first call, unless `TWORIVERS_JIT=0`.

    Rules allocate nothing, so nobody needs to count who uses an array: counting costs a fifth of an action.
    """
    return _compile(function, allocates=False)


def _compile(function: Function, allocates: bool) -> Function:
    if not JIT:
        return function
    compiled = numba.njit(nogil=True, error_model="numpy", _nrt=allocates)(function)
    compiled._cache = SharedCache(cast(FunctionType, function))
    return cast(Function, take_any_integer(compiled))


def bind(template: ModuleType, name: str, rules: dict[str, Any]) -> dict[str, Any]:
    """Compile the functions a module lists in `__all__`, the contract's names in them meaning one game's rules.

    Numba can't keep code on disk for functions that take functions, so each game gets its own copy of the module's
    functions.
    """
    scope = {**vars(template), **rules}
    sources = _sources(rules)
    for function in template.__all__:
        copy = FunctionType(getattr(template, function).__code__, scope, function)
        copy.__qualname__ = f"{name}_{sources}_{function}"
        scope[function] = _compile(copy, allocates=True)
    return {function: borrowed(name, function) or scope[function] for function in template.__all__}


def _sources(rules: dict[str, Any]) -> str:
    """A mark of the files that rules come from.

    Native code is looked up by name within a process: two sets of rules under the same name must not share it.
    """
    if not JIT:
        return ""
    files = sorted({inspect.unwrap(function).__code__.co_filename for function in rules.values()})
    return hash_of(*map(file_hash, files))[:8]


Lender: TypeAlias = Callable[[str, str], Callable[..., Any] | None]
"""The compiled kernel of a game by both their names, if there is one."""
_lender: Lender | None = None


def borrow_from(lender: Lender) -> None:
    """Take kernels from somebody who has compiled them, as a page does where Numba isn't; before games are imported."""
    global _lender
    _lender = lender


def borrowed(game: str, name: str) -> Callable[..., Any] | None:
    """A kernel that somebody else has compiled."""
    return None if _lender is None else _lender(game, name)


def quick() -> bool:
    """Whether kernels run as quickly as compiled code does."""
    return JIT or _lender is not None


@cache
def plain(function: Function) -> Function:
    """A rule as ordinary Python, with all the rules it calls: for code that asks it about a `reading` of a record.

    Calling native code with a record takes as long as a hundred lines of Python.
    """
    if not hasattr(function, "py_func"):
        return function
    known: dict[Any, FunctionType] = {}
    return cast(Function, _plain(function, known))


def _plain(function: Any, known: dict[Any, FunctionType]) -> FunctionType:
    if function not in known:
        python: FunctionType = function.py_func
        scope = dict(python.__globals__)
        copy = FunctionType(python.__code__, scope, python.__name__, python.__defaults__, python.__closure__)
        known[function] = copy  # known before those it calls: they may call it
        for name in python.__code__.co_names:
            if hasattr(scope.get(name), "py_func"):
                scope[name] = _plain(scope[name], known)
    return known[function]


def one_at_a_time(part: str) -> AbstractContextManager[object]:
    """While one process compiles a part, others wait, then load it from disk."""
    return FileLock(cache_home() / f"{part}.preparing") if JIT else nullcontext()
