"""What the native code of a function depends on: the rules it reaches, their files, and the constants frozen into it.

Numba by itself notices only changes in a function's own file; a rule that calls a changed rule would go on using the
old one. Here the names in a function's code are looked up in its globals, and in turn in those of every compiled
function found there. The files of all these functions and of the enumerations they name decide on the folder in which
native code is kept (`cache_folders.py`); the values of constants and who is meant by which name decide whether what
lies there still fits.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")
"""Variables of the environment that change how code is compiled."""


@dataclass(frozen=True)
class Key:
    """Where native code is kept, and what must be the same for it to fit."""

    files: str
    """A hash of all files that are reached."""
    stamp: str
    """A hash of everything that goes into the code."""


@dataclass
class _Look:
    """What one function names itself."""

    functions: list[FunctionType]
    files: set[str]
    digest: str


def key_of(function: FunctionType) -> Key:
    """The key of a function's native code."""
    looks = list(_reached(function))
    files = {file for look in looks for file in look.files}
    return Key(
        hash_of(_settings(), *sorted(filter(None, map(file_hash, files)))),
        hash_of(_settings(), *sorted(look.digest for look in looks)),
    )


def hash_of(*texts: str) -> str:
    """A short hash of some texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


@cache
def file_hash(file: str) -> str:
    """A hash of a file's content; nothing for what isn't a file. Read once: a change counts from the next start."""
    return _read(file)[0]


@cache
def _read(file: str) -> tuple[str, int]:
    """A hash of a file's content and its number of lines."""
    try:
        content = Path(file).read_bytes()
    except OSError:
        return "", 0
    return hashlib.sha256(content).hexdigest(), content.count(b"\n") + 1


@cache
def _settings() -> str:
    import numba

    return repr((numba.__version__, platform.python_version(), [os.environ.get(name, "") for name in SETTINGS]))


def _reached(function: FunctionType) -> Iterator[_Look]:
    """A function and every compiled function that it calls, directly or through others."""
    known, waiting = {function}, [function]
    while waiting:
        look = _look(waiting.pop())
        yield look
        for other in look.functions:
            if other not in known:
                known.add(other)
                waiting.append(other)


@cache
def _look(function: FunctionType) -> _Look:
    """What a function's code names in its globals and closure."""
    code = function.__code__
    look = _Look([], {code.co_filename}, "")
    names = sorted({name for part in _codes(code) for name in part.co_names})
    facts = [_identity(function)]
    for name in names:
        if name in function.__globals__:
            facts += _facts(look, name, function.__globals__[name], names)
    for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
        facts += _facts(look, name, cell.cell_contents, names)
    look.digest = hash_of(*facts)
    return look


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of functions within it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _identity(function: FunctionType) -> str:
    """Which function it is; of one that doesn't stand in its file, because it was generated, what it does."""
    code = function.__code__
    place = f"{function.__module__}.{function.__qualname__}:{code.co_firstlineno}"
    file, lines = _read(code.co_filename)
    if file and code.co_firstlineno <= lines:
        return f"{place} {file}"
    parts = [(part.co_code.hex(), part.co_names, part.co_varnames, _plain(part.co_consts)) for part in _codes(code)]
    return f"{place} {parts!r}"


def _plain(constants: Iterable[object]) -> list[str]:
    """A code's constants in words that are the same in every process."""
    words = []
    for constant in constants:
        if isinstance(constant, frozenset):
            words.append(repr(sorted(map(repr, constant))))
        elif not isinstance(constant, CodeType):
            words.append(repr(constant))
    return words


def _facts(look: _Look, name: str, value: Any, names: Iterable[str]) -> Iterator[str]:
    """What a name means to native code; functions and files that follow from it are added to the look."""
    function = getattr(value, "py_func", None)
    if isinstance(function, FunctionType):
        look.functions.append(function)
        yield f"{name} is {_identity(function)}"
    elif isinstance(value, ModuleType):
        for inner in names:
            found = getattr(value, inner, None)
            if found is not None and not isinstance(found, ModuleType):
                yield from _facts(look, f"{name}.{inner}", found, ())
    elif isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from _facts(look, f"{name}[{place}]", part, ())
    elif isinstance(value, type):
        look.files.add(_file_of(value))
        members = [(str(member), member.value) for member in value] if issubclass(value, Enum) else ()
        yield f"{name} is {value.__module__}.{value.__qualname__} {members!r}"
    elif isinstance(value, Enum):
        look.files.add(_file_of(type(value)))
        yield f"{name} is {type(value).__module__}.{value!r}"
    elif isinstance(value, np.ndarray):
        yield f"{name} is {value.dtype!r} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    elif isinstance(value, (bool, int, float, complex, str, bytes, np.generic, np.dtype)):
        yield f"{name} is {value!r}"
    else:
        yield f"{name} is a {type(value).__module__}.{type(value).__qualname__}"


def _file_of(kind: type) -> str:
    """The file a class is defined in; nothing where there is none."""
    return getattr(sys.modules.get(kind.__module__), "__file__", None) or ""
