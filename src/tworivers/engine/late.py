"""Functions by their place: what only files and terminals need isn't imported at every start."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def late(place: str) -> Callable[..., Any]:
    """The function at a place, `package.module:name`; its module is imported when it is first called."""
    module, _, name = place.partition(":")

    def call(*given: Any) -> Any:
        return getattr(import_module(module), name)(*given)

    return call
