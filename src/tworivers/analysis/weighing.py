"""What a search makes of a decision: the best choice, and how the one that was taken compares with it.

This module imports the bots; whoever only asks imports `asked.py` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from tworivers.analysis.findings import Decision, Line, Reply, Weighed
from tworivers.bots.bot import Budget, Comparer, Thinker, Thoughts
from tworivers.bots.judgement import Judgement
from tworivers.bots.registry import JUDGEMENTS, read_record
from tworivers.bots.telling import Hint, reading
from tworivers.bots.tree_search import TreeSearch, TreeSettings
from tworivers.bots.win_chances import CAREFUL
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.table import EVENTS

LISTED = 3
"""Choices that are named."""
REPLIES = 5
"""Decisions that a line of play has at most."""
SHALLOW = 200
"""Playouts for each of them but the first."""
DOUBT = 40.0
"""Trials without a difference that count besides when two choices are compared (as `HalvingSettings.trust`): a page has
time for some dozens of each, and without doubt every decision would seem to cost what chance makes of them.
"""
PLENTY = 1 << 20
"""Playouts, where time is the limit."""


@dataclass(frozen=True)
class Searchers:
    """Who looks for the best choice, and who compares two."""

    finding: Thinker
    comparing: Comparer


@lru_cache(maxsize=8)
def searchers(game: str, seats: int, playouts: int, seconds: float | None) -> Searchers:
    """Those that take so long for a decision, half of it for each."""
    judgement = JUDGEMENTS[game]
    half = Budget(max(1, playouts // 2), None if seconds is None else seconds / 2)
    if judgement.search is not TreeSearch:
        search = judgement.search(judgement, seats, half)
        return Searchers(search, search)
    quarter = Budget(max(1, playouts // 4), None if seconds is None else seconds / 4)
    return Searchers(
        TreeSearch(judgement, seats, half, TreeSettings(keeps=False)),
        TreeSearch(judgement, seats, quarter, CAREFUL[1]),
    )


def matters(game: str, decision: Decision) -> bool:
    """Whether there is something to decide that a search can say anything about."""
    judgement, records = JUDGEMENTS[game], read_record(game, decision.record)
    codes = np.zeros(judgement.game.actions, np.int64)
    if judgement.game.native.legal_at(records, 0, decision.seat, codes) < 2:
        return False
    weighty = judgement.rules.get("weighty")
    return weighty is None or bool(weighty(records[0], decision.seat))


def weighed(
    game: str, seats: int, decision: Decision, playouts: int, seconds: float | None, tell: bool = False
) -> Weighed:
    """How a decision compares with the best choice; `tell`: and what would have been better, in words."""
    judgement, records = JUDGEMENTS[game], read_record(game, decision.record)
    found = searchers(game, seats, playouts, seconds)
    thoughts = found.finding.think(records, decision.seat, decision.seed)
    options = _options(thoughts)
    best, taken = thoughts.choice, decision.action
    if best == taken:
        chance = dict(options)[best]
        return Weighed(decision.number, best, chance, chance, options)
    best_chance, chance = found.comparing.compare(records, decision.seat, (best, taken), decision.seed, DOUBT)
    if chance >= best_chance:
        return Weighed(decision.number, taken, chance, chance, options)
    hint = _hint(judgement, seats, records, decision, thoughts) if tell else None
    return Weighed(decision.number, best, best_chance, chance, options, hint)


def lines(game: str, seats: int, record: bytes, seat: int, seed: int, playouts: int) -> list[Line]:
    """The best choices of a seat, the best first, each with how play may go on."""
    judgement, records = JUDGEMENTS[game], read_record(game, record)
    thoughts = searchers(game, seats, 2 * playouts, None).finding.think(records, seat, seed)
    return [
        Line(chance, tuple(_followed(judgement, seats, records, seat, action, seed)))
        for action, chance in _options(thoughts)[:LISTED]
    ]


def _options(thoughts: Thoughts) -> tuple[tuple[int, float], ...]:
    """What was looked at most, with the chances it gives."""
    order = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
    return tuple((action, value) for visits, value, action in order if visits > 0)


def _hint(judgement: Judgement, seats: int, records: Any, decision: Decision, thoughts: Thoughts) -> Hint | None:
    if judgement.telling is None:
        return None
    return judgement.telling(judgement, seats).hint(records, decision.seat, thoughts, decision.seed)


def _followed(judgement: Judgement, seats: int, records: Any, seat: int, action: int, seed: int) -> Sequence[Reply]:
    """A choice and what a search expects after it, as far as nothing is thrown or shown."""
    game, search = judgement.game, searchers(judgement.game.name, seats, 2 * SHALLOW, None).finding
    here, dice, acting = records.copy(), dice_from_number(seed, 0), seat
    found: list[Reply] = []
    known = dice[:5].tolist()
    while len(found) < REPLIES:
        found.append(Reply(acting, action, game.action_words(reading(game, here), acting, action)))
        game.native.apply_at(here, 0, acting, action, dice, new_log(EVENTS))
        mask = int(game.native.actors_at(here, 0))
        if mask == 0 or dice[:5].tolist() != known:
            break
        acting = acting if mask >> acting & 1 else (mask & -mask).bit_length() - 1
        action = search.choose(here, acting, seed)
    return found
