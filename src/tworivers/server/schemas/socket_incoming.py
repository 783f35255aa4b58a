"""The messages that clients send through a WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tworivers.server.schemas.fields import KEY_PATTERN, ChatText, Number, SeatNumber
from tworivers.server.tables.listeners import Pace


class Packet(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="ignore", strict=True)


Key = Annotated[str, Field(pattern=KEY_PATTERN, description="the same when the message is sent again, and never else")]
Id = Annotated[str, Field(max_length=100)] | Annotated[int, Field(ge=-(2**53), le=2**53)] | None


class Look(Packet):
    """From which seat to look, and how much of the log is known."""

    type: Literal["look"]
    seat: SeatNumber | None = None
    since: Number | None = None
    pace: Pace | None = Field(
        None, description="how fast bots play in front of this watcher; null: as the server likes"
    )
    thinks: bool = Field(
        False, description="whether the page finds advice by itself: it is told the positions as its seat may know them"
    )


class Skip(Packet):
    """Let bots play on without a pause until this person is asked something."""

    type: Literal["skip"]


class MakeMove(Packet):
    """Play."""

    type: Literal["move"]
    id: Id = None
    key: Key | None = None
    seat: SeatNumber
    number: Number
    action: Number


class TakeBack(Packet):
    """Undo."""

    type: Literal["undo"]
    id: Id = None
    key: Key | None = None
    seat: SeatNumber
    number: Number


class Say(Packet):
    """Chat."""

    type: Literal["say"]
    id: Id = None
    key: Key | None = None
    text: ChatText
    to: SeatNumber | None = None
    offer: Number | None = None


class Ping(Packet):
    """Still there?"""

    type: Literal["ping"]


AnyPacket = Look | Skip | MakeMove | TakeBack | Say | Ping

PACKETS: TypeAdapter[AnyPacket] = TypeAdapter(Annotated[AnyPacket, Field(discriminator="type")])
