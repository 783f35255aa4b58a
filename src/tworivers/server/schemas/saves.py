"""Saved games."""

from __future__ import annotations

from pydantic import BaseModel


class SaveFile(BaseModel):
    """A saved game as a file."""

    name: str
    text: str
