"""What a bot would do in a person's place, told as a person would: what to do as a whole, why, and what comes next."""

from __future__ import annotations

from dataclasses import replace

from tworivers.bots.bot import Budget, Thinker
from tworivers.bots.judgement import Judgement
from tworivers.bots.learned.network import network_of, network_plays
from tworivers.bots.learned.search import LearnedSearch
from tworivers.bots.registry import JUDGEMENTS, read_record
from tworivers.bots.telling import Hint as Hint
from tworivers.bots.telling import Reason as Reason
from tworivers.bots.telling import Step as Step
from tworivers.bots.telling import reading
from tworivers.bots.win_chances import chances
from tworivers.engine.compiled import JIT, one_at_a_time
from tworivers.engine.table import Table
from tworivers.games import GAMES

PLAYOUTS = 10_000
LEARNED_PLAYOUTS = 1_000
"""Of a search by a network's judgement."""
SEARCH = 0.75
"""The part of its time that a hint spends on searching; the rest goes into words."""


def has_hints(game: str) -> bool:
    """Whether somebody has taught bots what positions of a game are worth."""
    return game in JUDGEMENTS


def hint(
    game: str, record: bytes, seats: int, seat: int, seed: int, playouts: int = PLAYOUTS, seconds: float | None = None
) -> Hint:
    """A suggestion for seat in a position that went through the game's `hide` for it; `seconds` may end the search."""
    judgement = JUDGEMENTS[game]
    records = read_record(game, record)
    budget = Budget(playouts, None if seconds is None else SEARCH * seconds)
    thoughts = _thinker(judgement, seats, budget).think(records, seat, seed)
    if judgement.telling is None:
        g = reading(judgement.game, records)
        done = judgement.game.action_words(g, seat, thoughts.choice)
        found = Hint(thoughts.choice, done, (Step(thoughts.choice, judgement.game.question_words(g, seat), done),))
    else:
        found = judgement.telling(judgement, seats).hint(records, seat, thoughts, seed)
    order = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
    return replace(found, actions=tuple((action, value) for visits, value, action in order if visits > 0))


def _thinker(judgement: Judgement, seats: int, budget: Budget) -> Thinker:
    """Who is asked: the player that knows most. A network's playouts take longer and say more."""
    if network_plays(judgement.game, seats):
        fewer = Budget(min(budget.playouts, LEARNED_PLAYOUTS), budget.seconds, budget.threads)
        return LearnedSearch(network_of(judgement.game), seats, fewer)
    return judgement.search(judgement, seats, budget)


def warm_up_hints(game: str) -> None:
    """Compile what hints need besides the bots, or load it from the cache. In plain Python there is nothing to do."""
    if JIT and has_hints(game):
        with one_at_a_time("bots"):
            table = Table(GAMES[game], GAMES[game].seats[0], seed=0)
            hint(game, table.digest(), table.seats, table.actors()[0], seed=0, playouts=1)
            judgement = JUDGEMENTS[game]
            if judgement.telling is not None:
                judgement.telling(judgement, table.seats).warm_up(table.records, table.actors()[0])
            chances(game, [table.digest()], table.seats, table.actors()[0], seed=0)
