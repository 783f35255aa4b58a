"""What can be set when the server starts, with the defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.server.preparing import Preparing

PAGES = Path(__file__).parent / "pages"
"""The folder of the built front end."""


def default_database() -> str:
    """A file in the user's own folder."""
    return f"sqlite:///{user_data_path('tworivers') / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Everything about a server that differs from one host to another."""

    database: str = field(default_factory=default_database)
    games: Mapping[str, Game] = field(default_factory=lambda: GAMES)
    preparing: Preparing = field(default_factory=Preparing)
    """Of these games, the ones that can't be played yet."""
    pages: Path = PAGES
    bot_workers: int = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    """Processes that think for bots."""
    bot_pause: float = 0.4
    """Seconds between two moves of bots, so that people can follow."""
    bot_timeout: float = 60.0
    """Seconds after which a bot that hasn't answered counts as stuck."""
    idle: float = 600.0
    """Seconds without a visitor after which a table leaves the memory."""
    allowed_hosts: tuple[str, ...] = ()
    """Names that the server answers to besides its own; `*.example.org` for all below one."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of web servers in front, whose word on where a request comes from counts; otherwise this machine's."""
    guests_per_hour_and_address: int = 600
    """People who may do their first lasting thing from one address."""
    tables_per_hour: int = 60
    """Tables that one person may set up."""
    tables_per_hour_and_address: int = 600
    saves_per_minute: int = 20
    """Saved games that may be opened."""
    saves_per_minute_and_address: int = 100
    bytes_per_minute: int = 2_000_000
    """Bytes of saved games and of boxes that may be brought."""
    bytes_per_minute_and_address: int = 8_000_000
    joins_per_minute: int = 30
    """Seats that may be taken."""
    joins_per_minute_and_address: int = 150
    chat_per_minute: int = 30
    chat_per_minute_and_address: int = 150
    tries_per_minute: int = 10
    """Secret links that may be tried."""
    tries_per_minute_and_address: int = 60
    """Secret links, passwords and new accounts together."""
    wrong_passwords: int = 5
    """Wrong passwords for an account from one address, before the next has to wait, each time twice as long."""
    wrong_passwords_per_hour: int = 100
    """Wrong passwords for an account from everywhere but the devices its owner has logged in with."""
    hints_per_minute: int = 30
    hints_per_minute_and_address: int = 150
    chances_per_minute: int = 600
    """Requests for winning chances; most of these are known already."""
    chances_per_minute_and_address: int = 3000
    sockets_per_table: int = 100
    messages_per_second: float = 50.0
    """Messages that a socket may send, on average."""


LIMITS = tuple(one.name for one in fields(Settings) if "_per_" in one.name or one.name == "wrong_passwords")
"""The settings that say how much of something people may do."""
