"""Who can sit at a table in the terminal, as people type it and as save files name it."""

from __future__ import annotations

HUMAN = "human"
RANDOM = "random"
BOT = "bot:"
"""Before a bot's level, as the name in a save file."""
