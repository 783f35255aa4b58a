"""Networks small enough for tests: one layer of random weights, written as ONNX without its library."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.rules import Game

FLOAT = 1


def field(number: int, value: int | bytes | str) -> bytes:
    """A field of a message in the format that ONNX files have."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    content = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(content)) + content


def varint(number: int) -> bytes:
    """A number, seven bits a byte."""
    found = b""
    while number > 127:
        found += bytes([number & 127 | 128])
        number >>= 7
    return found + bytes([number])


def constant(name: str, array: NDArray[np.float32]) -> bytes:
    """A constant of a graph."""
    dims = b"".join(field(1, size) for size in array.shape)
    return field(5, dims + field(2, FLOAT) + field(8, name) + field(9, array.tobytes()))


def node(kind: str, inputs: list[str], output: str) -> bytes:
    """A step of a graph."""
    return field(1, b"".join(field(1, name) for name in inputs) + field(2, output) + field(4, kind))


def shaped(number: int, name: str, width: int) -> bytes:
    """What goes in or comes out, rows of a width."""
    dims = field(1, field(2, "positions")) + field(1, field(1, width))
    return field(number, field(1, name) + field(2, field(1, field(1, FLOAT) + field(2, dims))))


def write(game: Game, folder: Path, seed: int = 1, **facts: Any) -> Path:
    """Write the network of a game into a folder; `facts` are told instead of the true ones."""
    luck, width = np.random.default_rng(seed), game.observation + game.actions
    ends = {"policy": game.actions, "winning": len(game.seat_names), "lead": len(game.seat_names)}
    graph = field(2, game.name) + shaped(11, "seen", width)
    for name, size in ends.items():
        graph += constant(f"{name}.weight", luck.normal(0, 0.3, (width, size)).astype(np.float32))
        graph += node("MatMul", ["seen", f"{name}.weight"], name) + shaped(12, name, size)
    told = {"game": game.name, "version": str(game.version), "seats": json.dumps(list(game.seats)), "made": "{}"}
    model = field(1, 8) + field(7, graph) + field(8, field(2, 17))
    model += b"".join(field(14, field(1, key) + field(2, value)) for key, value in (told | facts).items())
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.name}.onnx"
    path.write_bytes(model)
    return path
