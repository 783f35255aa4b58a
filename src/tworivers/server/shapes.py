"""The shapes of requests and answers, as `/api/openapi.json` describes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

LARGEST = 2**31 - 1

Number = Annotated[int, Field(ge=0, le=LARGEST, strict=True, description="a number of moves, or an action's code")]
SeatNumber = Annotated[int, Field(ge=0, le=63, strict=True)]
ShortText = Annotated[str, Field(max_length=200)]


def _sayable(text: str) -> str:
    """Something to read, with line breaks but no other control characters."""
    text = text.strip()
    if not text or not all(character.isprintable() or character == "\n" for character in text):
        raise ValueError("expected something to read")
    return text


ChatText = Annotated[str, Field(max_length=500), AfterValidator(_sayable)]


def what_is_wrong(errors: Iterable[Any]) -> str:
    """The first thing that is wrong with a request, with its place."""
    first = next(iter(errors))
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else str(first["msg"])


class Request(BaseModel):
    """The body of a request: no unknown fields."""

    model_config = ConfigDict(extra="forbid")


class Naming(Request):
    """How somebody wants to be called."""

    name: ShortText


class Credentials(Request):
    """An account's name and password."""

    account: ShortText
    password: Annotated[str, Field(min_length=8, max_length=200)]


class SeatWish(Request):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "screen", "open", "bot"]
    level: ShortText | None = None
    name: ShortText | None = None


class TableWish(Request):
    """A new table."""

    game: ShortText
    seats: Annotated[list[SeatWish], Field(max_length=64)]
    options: Annotated[dict[ShortText, ShortText], Field(max_length=64)] = {}
    box: Annotated[str, Field(max_length=500_000)] | None = None
    seed: ShortText | None = None
    public: bool = False
    hints: bool = True
    chat: bool = True


class Joining(Request):
    """Sitting down."""

    name: ShortText | None = None


class Claim(Request):
    """A secret link, brought by whoever was given it."""

    token: ShortText
    name: ShortText | None = None


class MoveWish(Request):
    """A move, made for the position after `number` moves."""

    seat: SeatNumber
    number: Number
    action: Number


class UndoWish(Request):
    """Taking back the last move."""

    seat: SeatNumber
    number: Number


class Speech(Request):
    """Something to say, to everybody or to one seat."""

    text: ChatText
    to: SeatNumber | None = None


VALUES = {
    "type": "object",
    "additionalProperties": {
        "anyOf": [{"type": "string"}, {"type": "number"}, {"$ref": "#/components/schemas/Words"}],
    },
}
"""A message's values, which may be messages themselves."""


class Words(BaseModel):
    """A message that catalogues turn into a sentence."""

    key: str
    values: Annotated[dict[str, Any], WithJsonSchema(VALUES)] = {}


class Fault(BaseModel):
    """What was wrong."""

    code: str
    message: Words
    text: str


class FaultAnswer(BaseModel):
    """Every error."""

    error: Fault


class Me(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    account: str | None


class OptionInfo(BaseModel):
    """A choice when a table is set up; the first value is the default."""

    name: str
    values: list[str]


class GameInfo(BaseModel):
    """A game there is."""

    name: str
    version: int
    seats: list[int]
    seat_names: list[str]
    options: list[OptionInfo]
    secrets: bool
    levels: list[str]
    hints: bool


class Games(BaseModel):
    """All games."""

    games: list[GameInfo]


class SeatInfo(BaseModel):
    """A seat and who sits there."""

    seat: int
    id: str
    kind: Literal["me", "screen", "open", "bot"]
    name: str | None
    level: str | None
    yours: bool
    taken: bool
    online: bool


class TableInfo(BaseModel):
    """A table."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    custom_box: bool
    public: bool
    hints: bool
    chat: bool
    state: Literal["waiting", "playing", "over"]
    moves: int
    seats: list[SeatInfo]
    turn: list[int]
    scores: list[int]
    winners: list[int] | None
    seed_hash: str
    seed: str | None
    seed_chosen: bool
    created: str
    changed: str


class Tables(BaseModel):
    """Somebody's tables, and public ones."""

    mine: list[TableInfo]
    running: list[TableInfo]


class Token(BaseModel):
    """A secret link."""

    token: str


class Claimed(BaseModel):
    """Where somebody sits now."""

    table: TableInfo
    seat: int


class MovesNow(BaseModel):
    """How many moves there are now."""

    number: int


class ActionInfo(BaseModel):
    """An action and what it does."""

    code: int
    text: str
    words: Words


class BarredAction(ActionInfo):
    """An action that can't be taken now, and why."""

    why: Words


class Barred(BaseModel):
    """What can't be done at a position."""

    number: int
    seat: int
    actions: list[BarredAction]


class EventInfo(BaseModel):
    """Something that happened."""

    kind: str
    seat: int
    values: list[int]
    words: Words


class EntryInfo(BaseModel):
    """A move and what came of it."""

    number: int
    seat: int | None
    action: Words | None
    events: list[EventInfo]


class LogInfo(BaseModel):
    """What happened."""

    log: list[EntryInfo]


class StateInfo(BaseModel):
    """A position as a seat or a spectator sees it."""

    table: TableInfo
    number: int
    seat: int | None
    view: dict[str, Any]
    undo: bool
    log: list[EntryInfo]
    turn: list[int]


class Preview(BaseModel):
    """The view after an action."""

    view: dict[str, Any] | None


class Scene(BaseModel):
    """What of a box a picture needs; `words` replace words of the catalogues."""

    model_config = ConfigDict(extra="allow")

    words: dict[str, str]


class HistoryEntry(BaseModel):
    """A move in the chart."""

    number: int
    seat: int | None
    scores: list[int]
    round: int | None


class History(BaseModel):
    """All moves in the chart."""

    history: list[HistoryEntry]


class SaidInfo(BaseModel):
    """Something said."""

    model_config = ConfigDict(populate_by_name=True)

    id: int
    speaker: Annotated[str, Field(alias="from")]
    seat: int | None
    text: str
    to: int | None
    at: str


class Chat(BaseModel):
    """What was said."""

    chat: list[SaidInfo]


class ReasonInfo(BaseModel):
    """What an action changes in a term of the bots' evaluation, and what that is worth in points."""

    term: str
    points: float
    words: Words
    text: str


class NoteInfo(BaseModel):
    """A sentence above the reasons for an action, or instead of them."""

    words: Words
    text: str


class HintInfo(BaseModel):
    """What a bot would do, and why; the reasons compare it with another action, or with the position as it is."""

    number: int
    seat: int
    action: ActionInfo
    note: NoteInfo | None
    instead: ActionInfo | None
    reasons: list[ReasonInfo]


class ChancesEntry(BaseModel):
    """Each seat's chance of winning after so many moves."""

    number: int
    chances: list[float]


class ChancesInfo(BaseModel):
    """The course of a game in chances of winning."""

    chances: list[ChancesEntry]


class Swing(BaseModel):
    """A move that changed a seat's chance of winning a lot."""

    number: int
    mover: int
    action: Words
    seat: int
    before: float
    after: float


class Swings(BaseModel):
    """The moves that swung a game."""

    swings: list[Swing]
