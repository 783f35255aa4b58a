"""What is wrong with something that people bring: a file, an option, a name, a machine that can't do it.

An `Objection` is an exception that carries a message. Whoever shows it to somebody says it in their language; `str`
says it in English, for programs and logs. Words of a file's own format (headers, keys, values) are values of the
message and stay as they are in every language.
"""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any, TypeAlias

from tworivers.engine.messages import COMMON_WORDS, Message, Value, own_catalogue, words
from tworivers.languages import FALLBACK

FILE_WORDS = own_catalogue("files")
"""What can be wrong with files, options and names."""
TERMINAL_WORDS = own_catalogue("terminal")
"""What the command says, and what can be wrong with a machine or with what was typed there."""
LONGEST = 300
"""Characters of a text in a message; longer ones are cut off."""

FileName: TypeAlias = "str | Message"
"""What a file is called in messages: as it was typed, or in words."""
A_BOX, A_FILE = Message("wrong-file-box"), Message("wrong-file-yours")
"""A component file and a saved game whose names nobody knows."""

FAILURES = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
    errno.ELOOP: "system-links",
    errno.EMFILE: "system-many-files",
    errno.ENFILE: "system-many-files",
    errno.EIO: "system-device",
    errno.EADDRINUSE: "system-address-taken",
    errno.EADDRNOTAVAIL: "system-no-address",
}
"""What a system says most often when it can't do something, by its number."""


class Objection(ValueError):
    """What is wrong, as a message: with the words of files and of the catalogues that are given besides."""

    def __init__(self, message: Message, *catalogues: Path) -> None:
        super().__init__(message, *catalogues)
        self.message = shortened(message)
        self.catalogues = catalogues

    def said_in(self, language: str) -> str:
        """The sentence in a language, on one line."""
        return " ".join(words(language, FILE_WORDS, *self.catalogues, COMMON_WORDS).say(self.message).split())

    def __str__(self) -> str:
        return self.said_in(FALLBACK)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it travels to another process, whatever a kind of objection is made from."""
        return _objection, (type(self), self.message, self.catalogues)


def _objection(kind: type[Objection], message: Message, catalogues: tuple[Path, ...]) -> Objection:
    found = kind.__new__(kind)
    Objection.__init__(found, message, *catalogues)
    return found


class BadBox(Objection):
    """A component file that can't be played with: its name, what is wrong, and a game's own words for that."""

    def __init__(self, name: FileName, reason: Message, *catalogues: Path) -> None:
        super().__init__(Message("wrong-in-file", {"file": name, "reason": reason}), *catalogues)


def shortened(message: Message) -> Message:
    """A message without texts that are too long for a sentence."""
    return Message(message.key, {name: _short(value) for name, value in message.values.items()})


def _short(value: Value) -> Value:
    if isinstance(value, Message):
        return shortened(value)
    return value if isinstance(value, int) or len(value) <= LONGEST else value[: LONGEST - 1] + "…"


def quote(text: str) -> str:
    """What somebody wrote, for a message: not too long, nothing unprintable."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def extra_needed(extra: str, error: ImportError) -> Message:
    """That a part of this package isn't installed."""
    values = {"extra": extra, "command": f"pip install 'tworivers[{extra}]'", "reason": str(error)}
    return Message("wrong-extra", values)


def failure(error: Exception) -> Message:
    """Why the system couldn't do something."""
    number = getattr(error, "errno", None) or 0
    if number in FAILURES:
        return Message(FAILURES[number])
    reason = errno.errorcode.get(number) or getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Message("system-other", {"reason": reason})
