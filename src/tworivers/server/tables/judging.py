"""What is asked when a table's positions are judged: from whose knowledge, and how advice is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tworivers.analysis.sent import positions_told
from tworivers.engine.messages import Message
from tworivers.engine.rules import Game
from tworivers.server.problems import Problem
from tworivers.server.storage.entities import Header, Seat
from tworivers.server.tables.outgoing import SPECTATOR, action_info, as_text
from tworivers.server.workers.bots import has_hints, roughly

if TYPE_CHECKING:
    from tworivers.bots import Hint
    from tworivers.server.tables.seen_table import SeenTable


class Judged(Protocol):
    """A table as far as advice looks at it."""

    header: Header
    seats: list[Seat]

    @property
    def game(self) -> Game:
        """Which game is played."""


def viewpoint_of(live: Judged, looking: int) -> int:
    """The seat whose knowledge chances are computed from: one's own while the game runs.

    Spectators, and everybody once it is over, look from a seat beyond those in play: it knows what everybody knows.
    Where all seats are in play, spectators must wait for the end.
    """
    seats = len(live.seats)
    if not live.game.secrets:
        return 0
    if looking != SPECTATOR and not live.header.over:
        return looking
    if seats < len(live.game.seat_names):
        return seats
    if not live.header.over:
        raise Problem("not-over")
    return 0


def seen_by(live: SeenTable, looking: int, since: int) -> str | None:
    """The positions since a move as JSON, as whoever looks may know them, for a page that finds advice by itself.

    None where there is no advice: not at this table, not now, not from there.
    """
    header = live.header
    if header.over or not header.hints or live.state == "waiting" or not has_hints(live.game.name):
        return None
    try:
        return as_text(positions_told(live.match, viewpoint_of(live, looking), since))
    except Problem:
        return None


def hint_json(game: Game, hint: Hint, say: Callable[[Message], str]) -> dict[str, Any]:
    """A hint as pages take it; `say` makes sentences."""

    def said(message: Message | None) -> dict[str, Any] | None:
        if message is None:
            return None
        text = say(message)
        return {"words": message.as_json(), "text": text[:1].upper() + text[1:]}

    steps = [
        {"action": action_info(game, step.action, step.words), "question": step.question.as_json()}
        for step in hint.steps
    ]
    return {
        "action": steps[0]["action"],
        "suggestion": said(hint.suggestion),
        "steps": steps,
        "note": said(hint.note),
        "instead": said(hint.instead),
        "reasons": [{**(said(reason.words) or {}), "speaks_for": reason.points > 0.0} for reason in hint.reasons],
        "next": said(hint.next),
    }


def told_chances(by_seat: Sequence[float], certain: bool) -> list[float]:
    """Chances no more exactly than they are known; of a game that is over, who has won."""
    return [round(chance, 4) for chance in (by_seat if certain else roughly(by_seat))]
