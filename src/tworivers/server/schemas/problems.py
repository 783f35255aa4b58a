"""What every error answer looks like."""

from __future__ import annotations

from pydantic import BaseModel

from tworivers.server.schemas.fields import Words


class Fault(BaseModel):
    """What was wrong."""

    code: str
    message: Words
    text: str


class FaultAnswer(BaseModel):
    """Every error."""

    error: Fault
