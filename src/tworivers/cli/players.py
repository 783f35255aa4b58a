"""Who can sit at a table in the terminal, as people type it and as save files name it."""

from __future__ import annotations

HUMAN = "human"
RANDOM = "random"
LEVELS = {
    RANDOM: "cli-bot-random",
    "apprentice": "cli-bot-apprentice",
    "scribe": "cli-bot-scribe",
    "steward": "cli-bot-steward",
    "vizier": "cli-bot-vizier",
}
"""The levels of `tworivers.bots` and what people call them.

That package takes half a second to import and is needed only where a bot thinks.
"""
BOT = "bot:"
"""Before a bot's level, as the name in a save file."""
