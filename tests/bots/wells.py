"""How bots think about Wells, the engine's test game: all that greedy and searching players need of a game."""

from __future__ import annotations

import math
from enum import IntEnum
from pathlib import Path

from tworivers.bots import tree_kernels, turn_kernels
from tworivers.bots.greedy_turns import GreedyTurns
from tworivers.bots.judgement import Judgement, Numbers, Weights
from tworivers.bots.tree_search import TreeSearch
from tworivers.engine.compiled import rule
from tworivers.engine.rules import Record
from tworivers_wells import GAME as WELLS
from tworivers_wells.rules import ROLL, scores


class Term(IntEnum):
    """What makes a position good."""

    WATER = 0


@rule
def appraise(g: Record, seat: int, weights: Weights, out: Numbers) -> float:
    """Water below the rim is all that counts before the end."""
    out[Term.WATER] = (int(g.water[seat]) if g.water[seat] <= g.rim else 0) * weights[Term.WATER, 0]
    return float(out[Term.WATER])


@rule
def outlook(g: Record, weights: Weights, terms: Numbers, out: Numbers) -> None:
    """The more water, the better the chances; at the end the score decides."""
    total = 0.0
    if g.over == 1:
        scores(g, terms)  # type: ignore[arg-type]  # whole numbers fit too
    for seat in range(g.seats):
        if g.over == 0:
            terms[seat] = appraise(g, seat, weights, out)
    for seat in range(g.seats):
        out[seat] = math.exp(terms[seat] * weights[1, 0])
        total += out[seat]
    for seat in range(g.seats):
        out[seat] /= total


@rule
def settled(g: Record, seat: int) -> bool:
    """A turn is over when somebody else decides."""
    return bool(g.over == 1 or g.guessing == 1 or g.turn != seat)


@rule
def urge(g: Record, seat: int, action: int) -> int:
    """Rolling is what people do."""
    return 3 if action == ROLL else 1


JUDGEMENT = Judgement(
    game=WELLS,
    terms=Term,
    rules={"appraise": appraise, "outlook": outlook, "settled": settled, "urge": urge},
    weights_file=Path(__file__).parent / "wells.toml",
    catalogue=Path(__file__).parent / "{language}.ftl",
    templates=(turn_kernels, tree_kernels),
    greedy=GreedyTurns,
    search=TreeSearch,
    brief_playouts=20,
    long_playouts=200,
)
