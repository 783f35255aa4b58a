"""Setting up tables, sitting down, and what a table looks like."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tworivers.server.schemas.fields import FileText, Request, SeatNumber, ShortText


class SeatWish(Request):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "screen", "open", "bot"]
    level: ShortText | None = None
    name: ShortText | None = None


Language = Annotated[str, Field(pattern="^[a-z]{2,3}$", description="as ISO 639 has it")]


class LivePace(Request):
    """Minutes for the whole game, and seconds that come back whenever one has decided and others go on."""

    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=300, strict=True)]
    increment: Annotated[int, Field(ge=0, le=300, strict=True)]


class DaysPace(Request):
    """Hours for each decision, and hours in reserve for the whole game."""

    kind: Literal["days"]
    hours: Annotated[int, Field(ge=1, le=24 * 14, strict=True)]
    reserve: Annotated[int, Field(ge=0, le=24 * 60, strict=True)]


Pace = Annotated[LivePace | DaysPace, Field(discriminator="kind")]


Points = Annotated[int, Field(ge=-5000, le=9999, strict=True, description="of a rating")]


class TableWish(Request):
    """A new table."""

    game: ShortText
    seats: Annotated[list[SeatWish], Field(max_length=64)]
    options: dict[ShortText, ShortText] = Field({}, max_length=64)
    box: FileText | None = None
    seed: ShortText | None = None
    public: bool = False
    hints: bool = True
    chat: bool = True
    rated: bool = False
    """Whether the finished game changes the ratings of those who played it; no hints are given until then."""
    time_control: Pace | None = None
    """How much time people have; null: as much as they like."""
    language: Language | None = None
    """Of whoever sets it up: others choose by it in the lobby."""
    draw: bool = False
    """Whether the seats are drawn, not taken in this order."""
    rating_from: Points | None = None
    rating_to: Points | None = None
    """The points between which people's ratings must lie who sit down; only with an account, at a public table."""


class Moving(Request):
    """Taking another seat before the game begins."""

    to: SeatNumber


class StopVote(Request):
    """Whether somebody wants to end the game as it stands."""

    agrees: bool


class Joining(Request):
    """Sitting down."""

    name: ShortText | None = None


class Claim(Request):
    """A secret link, brought by whoever was given it."""

    token: ShortText
    name: ShortText | None = None


class ClockInfo(BaseModel):
    """A seat's clock when this was told, in milliseconds."""

    left: int
    """Until its time is up; on a clock that stands, what it will have for its next decision."""
    reserve: int
    """Of that, what is left for the whole game: all of it, or by days the reserve."""
    runs: bool


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
    stand_in: str | None
    """The level of the bot that plays here for its person, who may come back at any time."""
    gone: Literal["resigned", "time", "away"] | None
    """Why it does."""
    agrees: bool
    """Whether the person wants to end the game as it stands."""
    kept: bool
    """Whether only somebody certain may sit down; `name` is theirs."""
    kept_for_you: bool
    since: str | None
    """Since when the seat may decide; null if it can't now."""
    clock: ClockInfo | None
    """Null without pace, and once the game is over."""
    replaceable: str | None
    """From when on others may let a bot play here, because the person is away and they wait; null: they may not."""


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
    rated: bool
    state: Literal["waiting", "playing", "over"]
    moves: int
    seats: list[SeatInfo]
    time_control: Pace | None
    turn: list[int]
    scores: list[int]
    winners: list[int] | None
    ended: Literal["finished", "stopped", "closed"] | None
    """How the game has ended: by its rules, as it stood, or because an operator closed the table."""
    language: str | None
    rating_from: int | None
    rating_to: int | None
    """The points between which people's ratings must lie who sit down; null: any."""
    rematch: str | None
    """The table at which the same people play again."""
    seed_hash: str
    seed: str | None
    seed_chosen: bool
    seed_told: bool
    save: Literal["whole", "moves", "none"]
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
    """Where somebody sits now, or may sit."""

    table: TableInfo
    seat: int
