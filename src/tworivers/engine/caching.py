"""Native code on disk, shared by processes that may start at the same moment.

Needs Numba: imported only where rules are compiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from types import FunctionType
from typing import Any

from filelock import FileLock
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator

from tworivers.engine.cache_folders import cache_folder
from tworivers.engine.cache_keys import key_of

_silent = False


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Meanwhile everything is compiled anew, and nothing of it is kept: for who wants to see how it is done."""
    global _silent
    _silent = True
    try:
        yield
    finally:
        _silent = False


class SharedCache(NullCache):  # type: ignore[misc]
    """Numba's own cache, one process at a time: two that add code of the same function at once would give both the same
    file name.

    Where a function's code lies is found out when it is first wanted: only then everything that it calls is there.
    """

    def __init__(self, function: FunctionType) -> None:
        self._function = function

    @cached_property
    def _kept(self) -> Any:
        return _KeptCode(self._function)

    @property
    def cache_path(self) -> str:
        """The folder."""
        return str(self._kept.cache_path)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The native code for a signature, if it was kept.

        Code that refers to a removed game can't be loaded and is discarded.
        """
        if _silent:
            return None
        with _lock(self.cache_path):
            try:
                return self._kept.load_overload(sig, target_context)
            except (ImportError, AttributeError):
                self._kept.flush()
                return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the native code for a signature."""
        if _silent:
            return
        with _lock(self.cache_path):
            self._kept.save_overload(sig, data)

    def flush(self) -> None:
        """Delete the cached code."""
        with _lock(self.cache_path):
            self._kept.flush()


def _lock(folder: str) -> FileLock:
    """A new one every time: a lock that exists already can't be used after a fork."""
    return FileLock(f"{folder}/lock")


class _Place(_CacheLocator):  # type: ignore[misc]
    """Tells Numba where a function's code lies and what it must fit."""

    def __init__(self, function: FunctionType, file: str) -> None:
        self._py_file = file
        self._line = function.__code__.co_firstlineno
        key = key_of(function)
        self._folder, self._stamp = cache_folder(f"{_part(function)}-{key.files}"), key.stamp

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """What the code depends on."""
        return self._stamp

    def get_disambiguator(self) -> str:
        """What tells functions of the same name and module apart."""
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> _Place:
        """The place of a function's code."""
        return cls(py_func, py_file)


class _Code(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Place,)


class _KeptCode(FunctionCache):  # type: ignore[misc]
    _impl_class = _Code


def _part(function: FunctionType) -> str:
    """The part of the program a function belongs to, for the name of its folder."""
    package, *inner = (function.__module__ or "generated").split(".")
    return inner[0] if package == "tworivers" and inner else package
