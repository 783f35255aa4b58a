"""Where troops are led: the reason for a march that takes nothing yet."""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.land import FAR, goals_of
from tworivers.bots.mesopotamia.terms import Term, weight
from tworivers.bots.telling import Reason, Taken
from tworivers.engine.messages import Message
from tworivers.mesopotamia.names import EMPTY, Event
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.war import enterable
from tworivers.mesopotamia.words import province_word


def nearer(taken: list[Taken], seat: int, weights: Weights) -> list[Reason]:
    """What units come nearer to: land that nobody holds, or that nobody guards."""
    if not taken:
        return []
    g = taken[0].before[0]
    moves = [(event[2], event[3]) for one in taken for event in one.events if event[0] == Event.MOVED]
    if not moves:
        return []
    goals, open_land = aims(g, seat)
    start, _ = steps_to(g, moves[0][0], goals, open_land)
    end, goal = steps_to(g, moves[-1][1], goals, open_land)
    if end >= start or goal == EMPTY or end == 0:
        return []
    words = Message("reason-nearer", {"count": end, "province": province_word(goal)})
    return [Reason(words, float(weight(g, weights, Term.PREY)))]


def aims(g: State, seat: int) -> tuple[int, int]:
    """Where troops want to get, and the land they may pass, as bits."""
    return int(goals_of(g, seat)), int(enterable(g, seat))


def steps_to(g: State, start: int, goals: int, open_land: int) -> tuple[int, int]:
    """Steps from a province to the nearest of the goals, and which that is."""
    reached = 1 << start
    for steps in range(FAR):
        if reached & goals:
            return steps, (reached & goals & -(reached & goals)).bit_length() - 1
        wider = reached
        for province in range(reached.bit_length()):
            if reached >> province & 1:
                wider |= int(g.border[province]) & (open_land | goals)
        if wider == reached:
            break
        reached = wider
    return FAR, EMPTY
