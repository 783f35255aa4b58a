"""What can be wrong with a saved game: at a line of it, or with the file as a whole."""

from __future__ import annotations

from pathlib import Path

from tworivers.engine.messages import Message, Value
from tworivers.engine.objections import FileName, Objection


class BadSave(Objection):
    """A file that isn't a sound saved game: its name, the line and the reason, with a game's own words for that."""

    def __init__(self, name: FileName, line: int | None, reason: Message, *catalogues: Path) -> None:
        if line is None:
            super().__init__(Message("wrong-in-file", {"file": name, "reason": reason}), *catalogues)
        else:
            place = {"file": name, "line": str(line), "reason": reason}
            super().__init__(Message("wrong-in-line", place), *catalogues)


class Fault(Exception):
    """What is wrong at a line."""

    def __init__(self, line: int, reason: Message, *catalogues: Path) -> None:
        super().__init__(line, reason, *catalogues)
        self.line, self.reason, self.catalogues = line, reason, catalogues


def fault(line: int, key: str, /, **values: Value) -> Fault:
    """A fault with its words."""
    return Fault(line, Message(key, values))


def bad(name: FileName, found: Fault) -> BadSave:
    """A fault in a file of this name."""
    return BadSave(name, found.line, found.reason, *found.catalogues)
