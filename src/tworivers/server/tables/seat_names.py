"""Who sits where, in a save file's words: bots by their level, people by their names."""

from __future__ import annotations

from collections.abc import Sequence

from tworivers.engine.rules import Game
from tworivers.server.bot_names import sounds_like_a_bot
from tworivers.server.storage.entities import Seat
from tworivers.server.workers.bots import levels_of

BOT = "bot:"
"""How the names of bots begin in save files; no person's name may."""
LONGEST = 80


def save_names(game: Game, seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names of the seats as a save file has them."""
    names = game.seat_names
    return tuple(seat.name or (f"{BOT}{seat.level}" if seat.kind == "bot" else names[seat.seat]) for seat in seats)


def saved_seat(game: Game, place: int, name: str, person: str) -> Seat:
    """A seat of a saved game: bots of known levels stay bots, everybody else plays at this person's screen now."""
    if name.startswith(BOT) and name.removeprefix(BOT) in levels_of(game.name):
        return Seat(place, "bot", None, None, name.removeprefix(BOT))
    nobodys = name == game.seat_names[place] or name.startswith(BOT) or sounds_like_a_bot(name)
    known = None if nobodys else name[:LONGEST]
    return Seat(place, "screen", person, known, None)
