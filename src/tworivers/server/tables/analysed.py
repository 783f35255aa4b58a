"""What pages are told of an analysis: positions off the course of a game, lines of play, the report, variations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tworivers.analysis.findings import Line
from tworivers.analysis.report import Judged, Moment, Report
from tworivers.analysis.swings import Chances
from tworivers.analysis.verdicts import Verdict, cost
from tworivers.engine.match import IllegalMove, Match, Move
from tworivers.engine.moves import Commentary, Variation
from tworivers.engine.rules import Game
from tworivers.server.problems import Problem, refused
from tworivers.server.tables.outgoing import SPECTATOR, Entry, action_info, as_text, move_entry, state_text

Moves = Sequence[tuple[int, int]]
"""Seat and action of each."""


def line_of(match: Match, at: int, moves: Moves) -> tuple[Match, list[Entry]]:
    """A match that leaves the game after `at` moves and goes on with others, and the entries of these."""
    line, entries = match.branch(at), []
    for number, (seat, action) in enumerate(moves, at + 1):
        known = 0 <= action < line.game.actions and 0 <= seat < line.seats
        words = line.game.action_words(line.table.g, seat, action) if known else None
        events = _played(line, seat, action)
        if words is not None:
            entries.append(move_entry(number, Move(seat, action), words, line.table, events))
    return line, entries


def _played(match: Match, seat: int, action: int) -> Any:
    try:
        return match.play(seat, action)
    except IllegalMove as illegal:
        raise refused("illegal", illegal, match.game) from None


def position_text(line: Match, entries: Sequence[Entry], table: dict[str, Any], seat: int | None) -> str:
    """Where a line stands, as JSON, looked at from a seat: the wanted one, or the first that is to move."""
    turn = line.table.actors()
    looking = seat if seat is not None else turn[0] if turn else SPECTATOR
    return state_text(
        more="",
        table=table,
        number=len(line.moves),
        seat=None if looking == SPECTATOR else looking,
        view=as_text(line.game.view(line.table.g, looking)),
        undo=False,
        log=",".join(entry.told(line.game, looking, True) for entry in entries),
        turn=turn,
    )


def lines_json(game: Game, seat: int, chances: Chances, lines: Sequence[Line]) -> dict[str, Any]:
    """The lines of a seat with its chances in each: with the best they are what they are at the position."""
    best = lines[0].chance if lines else 0.0
    return {
        "lines": [
            {
                "chance": round(max(0.0, chances[seat] - cost(chances[seat], best, line.chance)), 4),
                "moves": [
                    {"seat": reply.seat, "action": action_info(game, reply.action, reply.words)}
                    for reply in line.replies
                ],
            }
            for line in lines
        ],
    }


def report_json(match: Match, report: Report, told: Callable[[Chances, bool], list[float]]) -> dict[str, Any]:
    """The judgement of a game."""
    last = len(match.moves)
    return {
        "course": [
            {"number": number, "chances": told(chances, number == last), "certain": number == last}
            for number, chances in report.course
        ],
        "decisions": [_decision_json(match, judged) for judged in report.decisions],
        "players": [
            {
                "accuracy": None if accuracy is None else round(accuracy, 3),
                **{verdict: report.counted(seat)[verdict] for verdict in Verdict},
            }
            for seat, accuracy in enumerate(report.accuracies)
        ],
        "moments": [_moment_json(moment) for moment in report.moments],
    }


def _decision_json(match: Match, judged: Judged) -> dict[str, Any]:
    best = None
    if judged.best is not None:
        g = match.at(judged.number - 1).g
        best = action_info(match.game, judged.best, match.game.action_words(g, judged.seat, judged.best))
    return {
        "number": judged.number,
        "seat": judged.seat,
        "verdict": judged.verdict,
        "cost": round(judged.cost, 4),
        "best": best,
    }


def _moment_json(moment: Moment) -> dict[str, Any]:
    return {
        "number": moment.number,
        "mover": moment.mover,
        "action": moment.action.as_json(),
        "luck": moment.luck,
        "seat": moment.seat,
        "before": round(moment.before, 4),
        "after": round(moment.after, 4),
        "better": moment.better and moment.better.as_json(),
        "reasons": [{"words": reason.words.as_json(), "speaks_for": reason.points > 0.0} for reason in moment.reasons],
    }


def commentary_of(match: Match, wish: Any, first: int = 0) -> Commentary:
    """Notes and variations that somebody wishes to keep of a match from its place `first` on, played and checked."""
    last, variations = len(match.moves), []
    for place in (*map(int, wish.notes), *(one.after for one in wish.variations)):
        if not first <= place <= last:
            raise Problem("no-such-position", moves=last, at=place)
    for one in wish.variations:
        line, _ = line_of(match, one.after, one.moves)
        said = commentary_of(line, one.commentary, one.after)
        variations.append(Variation(one.after, line.moves[one.after :], said))
    return Commentary({int(place): note for place, note in wish.notes.items()}, tuple(variations))


def commentary_json(match: Match, commentary: Commentary) -> dict[str, Any]:
    """Notes and variations, their moves in words."""
    return {
        "notes": {str(place): note for place, note in commentary.notes.items()},
        "variations": [_variation_json(match, variation) for variation in commentary.variations],
    }


def _variation_json(match: Match, variation: Variation) -> dict[str, Any]:
    line, told = match.branch(variation.after), []
    for move in variation.moves:
        words = line.game.action_words(line.table.g, move.seat, move.action)
        told.append({"seat": move.seat, "action": action_info(line.game, move.action, words)})
        line.play(move.seat, move.action)
    return {"after": variation.after, "moves": told, "commentary": commentary_json(line, variation.commentary)}


def plain_json(commentary: Commentary) -> dict[str, Any]:
    """Notes and variations as they are sent to be checked."""
    return {
        "notes": {str(place): note for place, note in commentary.notes.items()},
        "variations": [
            {
                "after": variation.after,
                "moves": [[move.seat, move.action] for move in variation.moves],
                "commentary": plain_json(variation.commentary),
            }
            for variation in commentary.variations
        ],
    }
