"""Python in a page: games run by the kernels that were compiled to WebAssembly, in the same memory (`build.py`).

`begin` comes before games are imported. What a page can't do, reading boxes of one's own among it, isn't there.
"""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from tworivers.browser.unchecked import stand_in
from tworivers.engine.compiled import borrow_from
from tworivers.engine.messages import Message
from tworivers.engine.objections import BadBox, FileName
from tworivers.games import BUILT_IN, GAMES

RESULTS = {"nothing": None, "number": ctypes.c_double, "integer": ctypes.c_int32}
PARAMETERS: dict[str, list[Any]] = {
    "array": [ctypes.c_void_p, ctypes.c_int32],
    "record": [ctypes.c_void_p],
    "number": [ctypes.c_double],
    "integer": [ctypes.c_int32],
    "nothing": [],
}


class Kernels:
    """The kernels of one game."""

    def __init__(self, folder: Path, game: str) -> None:
        self.calls: dict[str, list[str]] = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))["calls"]
        self.library = ctypes.CDLL(str(folder / f"{game}.so"))

    def find(self, name: str) -> Callable[..., Any] | None:
        """A kernel as Python calls it, if it was compiled."""
        return _caller(getattr(self.library, name), self.calls[name]) if name in self.calls else None


def begin(folder: Path) -> None:
    """Use the kernels and the boxes that lie in a folder."""
    stand_in()
    known: dict[str, Kernels] = {}

    def lend(game: str, name: str) -> Callable[..., Any] | None:
        if game not in known and (folder / f"{game}.so").exists():
            known[game] = Kernels(folder, game)
        return known[game].find(name) if game in known else None

    borrow_from(lend)
    for name, place in BUILT_IN.items():
        if not (folder / f"{name}.box").exists():
            continue
        game, package = GAMES[name], place.partition(":")[0]
        kind = np.dtype((np.record, import_module(f"{package}.record").BOX))
        game.__dict__["box"] = np.frombuffer((folder / f"{name}.box").read_bytes(), np.uint8).copy().view(kind)
        game.__dict__["read_box"] = _refuse_box


def _refuse_box(text: str, name: FileName) -> NoReturn:
    raise BadBox(name, Message("wrong-box-in-page"))


def _caller(function: Any, kinds: list[str]) -> Callable[..., Any]:
    """A function of a library that takes what a kernel takes."""
    *takes, gives = kinds
    function.argtypes = [one for kind in takes for one in PARAMETERS[kind]]
    function.restype = RESULTS[gives]

    def call(*args: Any) -> Any:
        given: list[Any] = []
        for kind, arg in zip(takes, args, strict=True):
            if kind == "array":
                given += (_address(arg), len(arg))
            elif kind == "record":
                given.append(_address(np.frombuffer(arg, np.uint8)))
            elif kind != "nothing":
                given.append(arg if kind == "number" else int(arg))
        return function(*given)

    return call


def _address(array: Any) -> int:
    place: int = array.__array_interface__["data"][0]
    return place
