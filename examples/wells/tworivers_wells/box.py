"""What comes in the box, as `box.toml` lists it. An owner may change a copy of that file and play with `--box`."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray
from pydantic import Field

from tworivers.engine.boxes import Marked, Part, parse_box
from tworivers.engine.objections import FileName
from tworivers_wells.rules import BOX


class Box(Part):
    """The file, and which values are possible."""

    sides: Marked[Annotated[int, Field(ge=2, le=20)]]
    pebbles: Marked[Annotated[int, Field(ge=1, le=100)]]
    rim: Marked[Annotated[int, Field(ge=1, le=1000)]]


def read_box(text: str, name: FileName) -> NDArray[Any]:
    """The box as the rules read it; `name` is for messages about what is wrong with it."""
    box = parse_box(Box, text, name)
    out = np.zeros(1, np.dtype((np.record, BOX)))
    out[0].sides, out[0].pebbles, out[0].rim = box.sides.value, box.pebbles.value, box.rim.value
    return out
