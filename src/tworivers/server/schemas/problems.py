"""What every error answer looks like."""

from __future__ import annotations

from pydantic import BaseModel

from tworivers.server.schemas.fields import Words


class Fault(BaseModel):
    """What was wrong."""

    code: str
    message: Words
    text: str
    game: str | None = None
    """Whose words the message takes besides everybody's."""
    request: str | None = None
    """The number of the request, by which whoever runs the server finds it in the log."""


class FaultAnswer(BaseModel):
    """Every error."""

    error: Fault
