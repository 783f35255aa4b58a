"""What every computer opponent is: something that, shown a position as its seat may know it, names a legal action."""

from __future__ import annotations

from typing import Any, Protocol


class Bot(Protocol):
    """One player's mind. Its budget (playouts, seconds, threads) is part of it; it keeps nothing from one decision to the next."""

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """A legal action for seat in `records[0]`, which went through the game's `hide` for seat; the same for the same seed."""
        ...
