"""How a tournament is told: its words and numbers in one language."""

from __future__ import annotations

from dataclasses import dataclass

from tworivers.engine.messages import Message, Words


@dataclass(frozen=True)
class Language:
    """One language."""

    words: Words

    def say(self, key: str, **values: int | str) -> str:
        """A sentence."""
        return self.words.say(Message(key, values))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        return self.words.number(value, digits).replace("-", "−")

    def signed(self, value: float) -> str:
        """A rating: a whole number with its sign."""
        return f"{'+' if round(value) > 0 else ''}{self.number(round(value))}"

    def percent(self, share: float) -> str:
        """A share of 1."""
        return self.say("tournament-percent", percent=self.number(100 * share, 0))
