"""What a choice in Mesopotamia changes for a party, in the units of the table: the reasons that hints give.

Each fact is counted in many trials, before and after; what it is worth, in symbols, comes from a term of the
evaluation. What only habit knows (that a goal is near, what a gain is worth a partner) isn't told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.judgement import Numbers
from tworivers.bots.mesopotamia.fighting import will_attack
from tworivers.bots.mesopotamia.stores import spare_flour
from tworivers.bots.mesopotamia.terms import Term
from tworivers.bots.telling import Reason, reading
from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import FOOT_BITS, PROVINCES, UNIT_MOST, Material, Unit
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.words import material_word

LEAST = 0.5
"""How much more or less of something there must be, on average, to be told."""
FEWEST, EVERY = 5, 5
"""A chance that trials found is told in steps of so many percent."""
FACTS: tuple[tuple[str, Term, float], ...] = (
    ("symbols", Term.SYMBOLS, 1.0),
    ("buildings", Term.STORES, 0.5),
    ("hunger", Term.HUNGER, 1.0),
    ("land", Term.LAND, 0.8),
    ("trees", Term.LAND, 0.1),
    ("mines", Term.LAND, 0.1),
    ("sites", Term.SITES, 1.0),
    ("forges", Term.WORKS, 0.5),
    ("millstones", Term.WORKS, 0.5),
    ("walls", Term.DANGER, 0.6),
    ("exposed", Term.DANGER, 0.4),
    ("foot", Term.TROOPS, 0.6),
    ("chariots", Term.TROOPS, 0.4),
    ("prey", Term.PREY, 1.0),
    ("allies", Term.PEACE, 1.0),
    ("cards", Term.CARDS, 1.0),
)
"""What is counted; the term that says what it is worth, and the part of that term's change it stands for."""
LAND = [name for name, *_ in FACTS].index("land")
WITH_LAND = ("trees", "mines", "sites")
"""What is only told of land that is won or lost."""
IF_IT_SUCCEEDS = ("allies", "prey")
"""What a campaign brings, whose chance is told beside it;"""
SELDOM = 0.1
"""as long as it isn't too small."""
BY_CHANCE = {"symbols": "symbols", "land": "land"}
"""What is told as a chance where dice decide."""
COUNTED = len(FACTS) + len(Material)


def count(records: Any, seat: int) -> Numbers:
    """The facts of a seat's position, then its goods."""
    g = reading(GAME, records)
    own = g.owner == seat
    stock = [int(g.stock[seat, material]) for material in Material]
    heights, soldiers = _armies(g)
    near = _beside(g)
    hostile = _rivals(g, seat)
    around = heights[hostile] @ near if hostile else np.zeros((1, PROVINCES))
    enemies = [rival for rival in range(int(g.seats)) if int(will_attack(records[0], seat)) >> rival & 1]
    reach = soldiers[seat] @ near
    prey = sum(int(np.count_nonzero((g.owner == enemy) & (reach > heights[enemy]))) for enemy in enemies)
    temples = g.temples[0][own].sum() + g.temples[1][own].sum()
    facts = [
        int(np.count_nonzero(g.frame_owner == seat)),
        min(stock[material] for material in (Material.FLOUR, Material.METAL, Material.WOOD)) // int(g.building_price),
        -max(0, -int(spare_flour(records[0], seat))),
        int(np.count_nonzero(own)),
        int(g.trees[own].sum()),
        sum(int(g.mines) >> province & 1 for province in np.flatnonzero(own).tolist()),
        int(g.cities[own].sum() - temples + g.irrigable[own].sum() - g.canals[own].sum()),
        int(g.forges[own].sum()),
        int(g.millstones[own].sum()),
        int(g.walls[own].sum()),
        -int(np.count_nonzero(own & (around.max(axis=0) > soldiers[seat]))),
        int((g.stack[seat].astype(int) & UNIT_MOST).sum()),
        int((g.stack[seat].astype(int) >> FOOT_BITS & UNIT_MOST).sum()),
        prey,
        int(g.allied[seat]).bit_count(),
        int(g.hand[seat].sum()),
    ]
    return np.array(facts + stock, np.float64)


def _armies(g: State) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Every party's stacks by height, and its soldiers, by province."""
    stacks = g.stack[: int(g.seats)].astype(np.int64)
    foot, chariots, blanks = (
        (stacks >> FOOT_BITS * unit) & UNIT_MOST for unit in (Unit.FOOT, Unit.CHARIOT, Unit.BLANK)
    )
    return foot + chariots + blanks, foot + chariots


def _beside(g: State) -> NDArray[np.int64]:
    """Which provinces border on which."""
    return (g.border[:, None] >> np.arange(PROVINCES)[None, :]) & 1


def _rivals(g: State, seat: int) -> list[int]:
    """Living parties that are no allies."""
    allied, living = int(g.allied[seat]), int(g.living)
    return [other for other in range(int(g.seats)) if other != seat and living >> other & 1 and not allied >> other & 1]


def reasons(
    before: Numbers, after: Numbers, terms: Numbers, goods_worth: Numbers, percent: int | None = None
) -> list[Reason]:
    """The changes from one position to another; both as rows of facts, one for each trial.

    `terms` is the change of the evaluation's terms, `goods_worth` what the change of each material is worth, `percent`
    the chance of a symbol where one roll decides it.
    """
    start, end = before.mean(axis=0), after.mean(axis=0)
    found: list[Reason] = []
    for place, (name, term, part) in enumerate(FACTS):
        change = end[place] - start[place]
        if name in WITH_LAND and abs(end[LAND] - start[LAND]) < LEAST:
            continue
        points = part * abs(float(terms[term])) * np.sign(change) if terms[term] * change >= 0 else 0.0
        if points and name in BY_CHANCE and np.ptp(after[:, place]) > 0 and abs(change) < 1.0:
            exact = percent if name == "symbols" and change > 0 else None
            found += _as_chance(BY_CHANCE[name], start[place], after[:, place], float(points), exact)
        elif points and name == "symbols" and np.ptp(before[:, place]) > 0 and 0.0 < change < 1.0:
            found.append(_for_certain(before[:, place], float(points), percent))
        elif points and name == "symbols" and np.ptp(before[:, place]) > 0 and -1.0 < change < 0.0:
            found.append(_given_up(before[:, place], float(points)))
        elif points and name in IF_IT_SUCCEEDS and abs(change) >= SELDOM:
            changed = after[:, place] - start[place]
            found.append(_more_or_less(name, float(changed[changed != 0].mean()), float(points)))
        elif points and abs(change) >= LEAST:
            found.append(_more_or_less(name, change, float(points)))
    for material in Material:
        change = end[len(FACTS) + material] - start[len(FACTS) + material]
        if abs(change) >= LEAST:
            found.append(_goods(material, start[len(FACTS) + material], change, float(goods_worth[material])))
    return found


def _for_certain(before: Numbers, points: float, percent: int | None) -> Reason:
    """A symbol that otherwise a roll decides about."""
    if percent is None:
        percent = _share(before > before.min())
    return Reason(Message("reason-symbols-sure", {"percent": percent}), points)


def _given_up(before: Numbers, points: float) -> Reason:
    """A roll for a symbol that isn't made."""
    return Reason(Message("reason-symbols-forgone", {"percent": _share(before > before.min())}), points)


def _share(trials: NDArray[np.bool_]) -> int:
    """How often, in per cent, as exactly as trials find it out."""
    return max(FEWEST, min(100 - FEWEST, EVERY * round(100 * float(np.mean(trials)) / EVERY)))


def _more_or_less(name: str, change: float, points: float) -> Reason:
    values = {"count": max(1, round(abs(change)))}
    return Reason(Message(f"reason-{name}-{'more' if change > 0 else 'less'}", values), points)


def _goods(material: Material, had: float, change: float, points: float) -> Reason:
    values: Values = {
        "count": max(1, round(abs(change))),
        "material": material_word(material),
        "left": max(0, round(had + change)),
    }
    # a good is worth something even where there is enough of it
    points = points or 0.001 * change
    return Reason(Message(f"reason-goods-{'more' if change > 0 else 'less'}", values), points)


def _as_chance(name: str, start: float, after: Numbers, points: float, percent: int | None) -> Iterator[Reason]:
    gains = points > 0
    if percent is None:
        percent = _share(after > start if gains else after < start)
    yield Reason(Message(f"reason-{name}-{'chance' if gains else 'risk'}", {"percent": percent}), points)
