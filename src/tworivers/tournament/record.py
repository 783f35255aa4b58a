"""A tournament in a file: the plan it can be repeated by, every game, and what they came to, as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection, quote
from tworivers.engine.wrong_values import wrong_value
from tworivers.tournament.plan import MOST_BOTS, MOST_GAMES, Plan
from tworivers.tournament.playing import Played
from tworivers.tournament.standing import Standings

FORMAT = 1


class BadRecord(Objection):
    """A file that isn't a tournament's: its name and what is wrong with it."""

    def __init__(self, name: str, reason: Message) -> None:
        super().__init__(Message("wrong-in-file", {"file": name, "reason": reason}), TERMINAL_WORDS)


@dataclass(frozen=True)
class Record:
    """What has to be known to repeat a tournament and to compare."""

    plan: Plan
    by_the_clock: tuple[str, ...]
    """Bots whose thinking ends with the time: they may decide otherwise when it is repeated."""
    played: tuple[Played, ...]
    """In the order of the plan; fewer than planned if it was stopped."""

    @property
    def finished(self) -> bool:
        """Whether all games were played."""
        return len(self.played) == self.plan.games


PLAN, PLAYED, NAMES = TypeAdapter(Plan), TypeAdapter(tuple[Played, ...]), TypeAdapter(tuple[str, ...])


def as_json(record: Record, standings: Standings) -> dict[str, Any]:
    """The file's content."""
    return {
        "tournament": FORMAT,
        "program": _program(),
        "plan": asdict(record.plan),
        "by_the_clock": list(record.by_the_clock),
        "finished": record.finished,
        "standings": [
            {
                "bot": row.bot,
                **asdict(row.rating),
                "games": row.games,
                "won": row.won,
                "mean": row.mean,
                "spread": row.spread,
                "milliseconds": row.milliseconds,
            }
            for row in standings.rows
        ],
        "cross": {"wins": standings.wins, "met": standings.met},
        "seats": standings.seats,
        "played": [asdict(game) for game in record.played],
    }


def as_text(content: dict[str, Any]) -> str:
    """The file, a game a line."""
    games = ",\n".join(f"  {json.dumps(game)}" for game in content["played"])
    head = json.dumps({**content, "played": []}, indent=1)
    return head.replace('"played": []', f'"played": [\n{games}\n ]' if games else '"played": []') + "\n"


def read(text: str, name: str) -> Record:
    """A tournament from its file."""
    try:
        content = json.loads(text)
    except ValueError as error:
        raise BadRecord(name, Message("wrong-record-json", {"line": str(getattr(error, "lineno", 1))})) from None
    if not isinstance(content, dict) or "tournament" not in content:
        raise BadRecord(name, Message("wrong-record-kind"))
    if content["tournament"] != FORMAT:
        values = {"found": quote(str(content["tournament"])), "format": str(FORMAT)}
        raise BadRecord(name, Message("wrong-record-format", values))
    plan = _part(PLAN, content, "plan", name)
    if not (2 <= len(plan.bots) <= MOST_BOTS and 1 <= plan.games <= MOST_GAMES):
        raise BadRecord(name, Message("wrong-record-plan", {"bots": MOST_BOTS, "games": MOST_GAMES}))
    played = _part(PLAYED, content, "played", name)
    for game in played:
        if not {len(game.bots), len(game.scores), len(game.decisions), len(game.seconds)} == {plan.seats}:
            raise BadRecord(name, Message("wrong-record-seats", {"game": str(game.number), "seats": plan.seats}))
        if not 0 <= game.number < plan.games or not all(0 <= bot < len(plan.bots) for bot in game.bots):
            raise BadRecord(name, Message("wrong-record-game", {"game": str(game.number)}))
    return Record(plan, _part(NAMES, content, "by_the_clock", name), played)


def _part(kind: TypeAdapter[Any], content: dict[str, Any], key: str, name: str) -> Any:
    """A part of the file, or what is wrong with it."""
    if key not in content:
        raise BadRecord(name, Message("wrong-key-missing", {"key": key}))
    try:
        return kind.validate_python(content[key])
    except ValidationError as error:
        first = error.errors()[0]
        raise BadRecord(name, wrong_value({**first, "loc": (key, *first["loc"])})) from None


def differing(record: Record, again: Record) -> list[int]:
    """The numbers of games that both have and that went otherwise."""
    before = {game.number: game.course for game in record.played}
    return [game.number for game in again.played if before.get(game.number, game.course) != game.course]


def _program() -> str:
    try:
        return f"tworivers {version('tworivers')}"
    except PackageNotFoundError:
        return "tworivers, not installed"
