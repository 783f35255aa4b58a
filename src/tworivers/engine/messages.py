"""What people read: a key and values, made into a sentence by a language's catalogue (Fluent files).

A value can be a message itself: `Message("why-price", {"good": Message("good-dates")})`. Text that people typed is a
value, never a key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")
MARKS = {"de": str.maketrans(",.", ".,")}
"""What stands in a language's numbers for the English comma and point."""

Value: TypeAlias = "int | str | Message"
Values: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Message:
    """A sentence before it has a language."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        """For views and network messages."""
        values = {name: value.as_json() if isinstance(value, Message) else value for name, value in self.values.items()}
        return {"key": self.key, "values": values} if values else {"key": self.key}


class MissingMessage(KeyError):
    """A catalogue lacks a key or a value; a test makes sure it never happens."""


class Words:
    """One language's sentences, from the files `<language>.ftl` of the given folders."""

    def __init__(self, language: str, folders: tuple[Path, ...], names: Mapping[str, str] | None = None) -> None:
        """`names` replaces words of the files: what an owner's box calls something."""
        self.language = language
        self.folders = folders
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
        own = "".join(f"{key} = {name}\n" for key, name in (names or {}).items())
        self.bundle.add_resource(FluentResource(own), allow_overrides=True)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        text = f"{value:,.{digits}f}" if digits else f"{round(value):,}"
        return text.translate(MARKS.get(self.language, {}))

    def say(self, message: Message) -> str:
        """The sentence."""
        if not self.bundle.has_message(message.key):
            raise MissingMessage(f"{self.language}.ftl has no {message.key!r}")
        values = {
            name: self.say(value) if isinstance(value, Message) else value for name, value in message.values.items()
        }
        pattern = self.bundle.get_message(message.key).value
        assert pattern is not None, f"{self.language}.ftl: {message.key} has no text"
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{self.language}.ftl, {message.key}: {errors[0]}")
        return str(text)


@cache
def words(language: str, *folders: Path) -> Words:
    """The sentences of a language, read once."""
    return Words(language, folders)
