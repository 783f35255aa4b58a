"""What can be set when the server starts, with the defaults."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.server.connections import Patience
from tworivers.server.logs import LogFormat, LogLevel
from tworivers.server.mail.mail_server import MailServer
from tworivers.server.preparing import Preparing
from tworivers.server.storage.entities import now
from tworivers.server.workers.files import FindGame
from tworivers.server.workers.reading import registered
from tworivers.server.workers.resting import SHARE

PAGES = Path(__file__).parent / "pages"
"""The folder of the built front end."""


PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)
"""Those of the browsers there are. The server sends nothing to other addresses, whatever a page says."""


def default_database() -> str:
    """A file in the user's own folder."""
    return f"sqlite:///{user_data_path('tworivers') / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Everything about a server that differs from one host to another."""

    database: str = field(default_factory=default_database)
    shared: bool = False
    """Whether other servers use the same database, each with this setting."""
    games: Mapping[str, Game] = field(default_factory=lambda: GAMES)
    preparing: Preparing = field(default_factory=Preparing)
    """Of these games, the ones that can't be played yet."""
    find_game: FindGame = registered
    """How other processes find these games by name."""
    pages: Path = PAGES
    bot_workers: int = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    """Processes that think for bots."""
    think_elsewhere: bool = False
    """Whether what takes seconds goes to `tworivers think`; `bot_workers` then says how much of it at a time."""
    bot_pause: float = 0.1
    """Seconds after a move of a bot that somebody hears of, so that people can follow."""
    bot_timeout: float = 60.0
    """Seconds after which a bot that hasn't answered counts as stuck."""
    file_seconds: float = 20.0
    """Seconds after which reading a file that somebody brought is given up."""
    time: Callable[[], int] = now
    """Milliseconds since 1970, by which clocks go."""
    file_share: float = SHARE
    """The part of the time in which files from one address are read."""
    idle: float = 600.0
    """Seconds without a visitor after which a table leaves the memory."""
    allowed_hosts: tuple[str, ...] = ()
    """Names that the server answers to besides its own; `*.example.org` for all below one."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of web servers in front, whose word on where a request comes from counts; otherwise this machine's."""
    metrics: tuple[str, int] | None = None
    """Where Prometheus may ask for the figures; without it nobody can."""
    log: LogFormat = "plain"
    log_level: LogLevel = "warning"
    mail: MailServer | None = None
    """Where letters are handed in; without it the server sends none, and offers nothing that needs one."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """Where messages to devices may be handed in: origins, `*` for any name below one."""
    notice_after: float = 60.0
    """Seconds after a turn began in which somebody may come by themselves, before they are told."""
    notice_every: float = 5.0
    """Seconds between two looks for who is to be told of a turn."""
    requests_per_second_and_address: int = 100
    """Requests from one address that are answered, on average; more have to wait."""
    milliseconds_per_second_and_address: int = 250
    """Processor time that the requests from one address may take, on average; more have to wait."""
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
    asks_per_hour: int = 60
    """Friends that may be asked, and invitations to tables."""
    asks_per_hour_and_address: int = 600
    reports_per_hour: int = 20
    """People, lines and tables that may be reported."""
    reports_per_hour_and_address: int = 100
    tries_per_minute: int = 10
    """Secret links that may be tried."""
    tries_per_minute_and_address: int = 60
    """Secret links, passwords and new accounts together."""
    wrong_passwords: int = 5
    """Wrong passwords for an account from one address, before the next has to wait, each time twice as long."""
    wrong_passwords_per_hour: int = 100
    """Wrong passwords for an account from everywhere but the devices its owner has logged in with."""
    mails_per_hour: int = 10
    """Letters that one person may have sent, or that may go to one address."""
    mails_per_hour_and_address: int = 60
    hints_per_minute: int = 30
    hints_per_minute_and_address: int = 150
    chances_per_minute: int = 600
    """Requests for winning chances; most of these are known already."""
    lines_per_minute: int = 60
    """Best lines of positions of finished games that may be looked for."""
    lines_per_minute_and_address: int = 300
    analyses_per_hour: int = 20
    """Finished games that may be judged; most of these are judged already."""
    analyses_per_hour_and_address: int = 100
    questions_waiting: int = 32
    """Questions that take long (why not, previews, whole logs, scenes, saved games) and may wait, from one address."""
    answer_timeout: float = 10.0
    """Seconds after which the process that answers them counts as stuck."""
    patience: Patience = field(default_factory=Patience)
    """Seconds that a connection may keep the server waiting."""
    connections_per_address: int = 300
    """Open connections from one address; those of a proxy aren't counted."""
    waiting_per_address: int = 100
    """Of these, connections without a whole request; one more ends the oldest of them."""
    look_seconds: float = 30.0
    """Seconds within which a new socket must say from where it looks."""
    chances_per_minute_and_address: int = 3000
    sockets_per_table: int = 100
    """Live connections of those who only watch a table; whoever sits there or set it up has places besides."""
    sockets_per_person_and_table: int = 10
    sockets_per_person: int = 50
    sockets_per_address: int = 400
    """Half of them are kept for those who sit at the table they open."""
    messages_per_second: float = 50.0
    """Messages that a socket may send, on average."""
    messages_per_second_and_address: int = 400
    """Messages from all sockets of an address that are read, on average; more have to wait."""


LIMITS = tuple(one.name for one in fields(Settings) if "_per_" in one.name or one.name == "wrong_passwords")
"""The settings that say how much of something people may do."""
