"""What people read: a key and values, made into a sentence by a language's catalogue (Fluent files).

A value can be a message itself: `Message("why-price", {"good": Message("good-dates")})`. Text that people typed is a
value, never a key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TypeAlias

from tworivers.languages import FALLBACK, LANGUAGE_FACTS, LANGUAGES_FOLDER

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


def own_catalogue(name: str) -> Path:
    """One of this package's catalogues; like every catalogue a path in which `{language}` stands for the language."""
    return LANGUAGES_FOLDER / "{language}" / f"{name}.ftl"


COMMON_WORDS = own_catalogue("common")
"""What all games share."""


def catalogue_file(catalogue: Path, language: str) -> Path:
    """The file of a catalogue in a language, or in English where there is none."""
    path = Path(str(catalogue).replace("{language}", language))
    return path if path.exists() else Path(str(catalogue).replace("{language}", FALLBACK))


class MissingMessage(KeyError):
    """A catalogue lacks a key or a value; a test makes sure it never happens."""


class Words:
    """One language's sentences, from the given catalogues."""

    def __init__(self, language: str, catalogues: tuple[Path, ...], names: Mapping[str, str] | None = None) -> None:
        """`names` replaces words of the files: what an owner's box calls something."""
        from fluent.runtime import FluentBundle, FluentResource  # takes as long as all else that a short command needs

        self.language = language
        self.catalogues = catalogues
        self._bundle = FluentBundle([language], use_isolating=False)
        own = "".join(f"{key} = {name}\n" for key, name in (names or {}).items())
        self._bundle.add_resource(FluentResource(own))
        self._unread = list(catalogues)
        self._reading = Lock()

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        facts = LANGUAGE_FACTS[self.language]
        marks = "," if self._grouped(value) else ""
        text = f"{value:{marks}.{digits}f}" if digits else f"{round(value):{marks}}"
        return text.replace(",", "\0").replace(".", facts["decimal"]).replace("\0", facts["grouping"])

    def _grouped(self, value: float) -> bool:
        """Whether a number is so long that the language groups its digits: Hungarian leaves thousands together."""
        return abs(value) >= int(LANGUAGE_FACTS[self.language].get("grouped_from", "1000"))

    def _value(self, value: Value) -> object:
        """A value for a sentence: a message's own sentence, a number as the language writes it."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, int) and abs(value) >= 1000 and not self._grouped(value):
            from fluent.runtime.types import fluent_number

            return fluent_number(value, useGrouping=False)
        return value

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for a key; catalogues are read, in their order, until one has it."""
        if not self._bundle.has_message(key):
            with self._reading:
                while self._unread and not self._bundle.has_message(key):
                    self._read(self._unread.pop(0))
        return bool(self._bundle.has_message(key))

    def _read(self, catalogue: Path) -> None:
        """Take in a catalogue; what is known already stays."""
        from fluent.runtime import FluentResource

        text = catalogue_file(catalogue, self.language).read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, message: Message) -> str:
        """The sentence."""
        if not self.knows(message.key):
            raise MissingMessage(f"{self.language}.ftl has no {message.key!r}")
        values = {name: self._value(value) for name, value in message.values.items()}
        pattern = self._bundle.get_message(message.key).value
        assert pattern is not None, f"{self.language}.ftl: {message.key} has no text"
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{self.language}.ftl, {message.key}: {errors[0]}")
        return str(text)


@cache
def words(language: str, *catalogues: Path) -> Words:
    """The sentences of a language, read once."""
    return Words(language, catalogues)
