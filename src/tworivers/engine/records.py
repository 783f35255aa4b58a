"""Records declared as annotated classes: one declaration for NumPy, for mypy and for copies between records.

    class State:
        seats: Int8
        goods: Annotated[Int16s, SEATS, 5]

A field is one integer (`Int8` to `Int64`) or an array of a fixed shape. At run time nothing is an instance of the
class: a record is an element of an array of `dtype_of(State)`, in plain Python, in native code and on a GPU. To mypy it
is a `State`, so that a field with a misspelt name is an error.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from typing import Annotated, Any, TypeAlias, TypeVar, cast, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

Int8: TypeAlias = Annotated[int, np.int8]
Int16: TypeAlias = Annotated[int, np.int16]
Int32: TypeAlias = Annotated[int, np.int32]
Int64: TypeAlias = Annotated[int, np.int64]

Int8s: TypeAlias = NDArray[np.int8]
Int16s: TypeAlias = NDArray[np.int16]
Int32s: TypeAlias = NDArray[np.int32]
Int64s: TypeAlias = NDArray[np.int64]

ARRAYS: dict[Any, type[np.integer[Any]]] = {Int8s: np.int8, Int16s: np.int16, Int32s: np.int32, Int64s: np.int64}

R = TypeVar("R")

BEYOND = 100_000
"""Where the line numbers of generated functions begin."""


class BadRecord(TypeError):
    """A class that can't be a record; the text says which field is wrong and how."""


def dtype_of(declared: type) -> np.dtype[Any]:
    """The NumPy type of a record: the class's own fields in order, then those it inherits."""
    return np.dtype([_field(declared, name, hint) for name, hint in _hints(declared).items()], align=True)


def single_fields(declared: type) -> list[str]:
    """The names of the fields that are one integer."""
    return [name for name, hint in _hints(declared).items() if get_args(hint)[0] is int]


def _hints(declared: type) -> dict[str, Any]:
    """The annotated fields of a class and then of its bases, each once."""
    known = get_type_hints(declared, include_extras=True)
    names = [name for kind in declared.__mro__ for name in vars(kind).get("__annotations__", {})]
    return {name: known[name] for name in names}


def _field(declared: type, name: str, hint: Any) -> tuple[Any, ...]:
    """A field as `np.dtype` takes it."""
    if hasattr(np.record, name):
        raise BadRecord(f"{declared.__name__}.{name}: NumPy's own records have something of this name; choose another")
    base, *extra = get_args(hint) if get_args(hint) else (None,)
    if base is int and len(extra) == 1:
        return name, extra[0]
    if extra and all(isinstance(size, int) for size in extra) and base in ARRAYS:
        return name, ARRAYS[base], tuple(int(size) for size in extra)
    raise BadRecord(f"{declared.__name__}.{name}: expected Int8 to Int64, or Annotated[Int8s, length, ...]")


def reading(g: R) -> R:
    """A record's fields as arrays and plain integers, to look at and not to change.

    Reading a record itself takes ten times as long, which pictures of a game feel.
    """
    record = cast(Any, g)
    return cast(R, _Reading(dict(zip(record.dtype.names, record.item(), strict=True))))


class _Reading:
    """Fields of a record as attributes."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)


def shared_fields(target: type, source: type) -> list[str]:
    """The fields that two records have in common: the same name and the same shape."""
    targets, sources = dtype_of(target), dtype_of(source)
    names = [name for name in targets.names or () if name in (sources.names or ())]
    return [name for name in names if targets[name].shape == sources[name].shape]


def copies(target: type, source: type) -> Callable[[Any, Any], None]:
    """A function that copies every field two records have in common; give it to `rule`.

    It is written out field by field, because native code can't go through fields by name, and value by value, because a
    GPU can't assign arrays to each other.
    """
    name = f"copy_{source.__name__.lower()}_to_{target.__name__.lower()}"
    lines = [f"def {name}(target, source):"]
    fields = dtype_of(target)
    for field in shared_fields(target, source):
        shape = fields[field].shape
        for depth in range(len(shape)):
            lines.append("    " * (depth + 1) + f"for i{depth} in range({shape[depth]}):")
        place = f"[{', '.join(f'i{depth}' for depth in range(len(shape)))}]" if shape else ""
        lines.append("    " * (len(shape) + 1) + f"target.{field}{place} = source.{field}{place}")
    return written(target.__module__, name, "\n".join(lines) + "\n", {})


def written(module: str, name: str, text: str, scope: dict[str, Any]) -> Callable[..., Any]:
    """The function that a generated text defines. It belongs to a module: a change there compiles it anew.

    Its lines are numbered from BEYOND on, so that nobody takes them for lines of the module.
    """
    tree = ast.increment_lineno(ast.parse(text), BEYOND)
    scope["__name__"] = module
    exec(compile(tree, sys.modules[module].__file__ or module, "exec"), scope)
    return cast(Callable[..., Any], scope[name])
