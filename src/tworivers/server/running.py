"""Starting the server: the port, the database, the browser, and one clear line when one of them can't be had."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from typing import Any

import uvicorn

from tworivers.engine.messages import Message, Values
from tworivers.engine.objections import TERMINAL_WORDS, Objection, failure, quote
from tworivers.server import logs
from tworivers.server.app import create_app
from tworivers.server.connections import Connections, room_for_connections
from tworivers.server.hosts import hosts_of
from tworivers.server.mail.mail_server import MailServer
from tworivers.server.metrics.counted import Metrics
from tworivers.server.metrics.listening import CantTell, Listening
from tworivers.server.protocols import BoundedConfig
from tworivers.server.proxies import BadProxy, TrustedProxies
from tworivers.server.services import Services
from tworivers.server.settings import LIMITS, Settings
from tworivers.server.sockets.connection import LONGEST
from tworivers.server.storage.database import Database
from tworivers.server.storage.engines import BadDatabase

BACKLOG = 512
"""Connections that may wait to be accepted."""

SWITCH = 0.0005
"""Seconds between switches of threads: the database's writer gets its turn, and moves are acknowledged, sooner."""


class CantServe(Objection):
    """A port, a limit or a database that can't be had."""


def chosen_settings(
    database: str | None,
    workers: int | None,
    pause: float,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: Sequence[str] = (),
    mail: MailServer | None = None,
    shared: bool = False,
    think_elsewhere: bool = False,
) -> Settings:
    """Settings from the command line; None stands for the default, `limits` are like "chat_per_minute=20"."""
    usual = Settings()
    return Settings(
        database=database or usual.database,
        shared=shared,
        think_elsewhere=think_elsewhere,
        bot_workers=workers or usual.bot_workers,
        bot_pause=pause,
        allowed_hosts=tuple(hosts),
        trusted_proxies=_chosen_proxies(proxies),
        mail=mail,
        **dict(map(_chosen_limit, limits)),
    )


def _chosen_proxies(names: Sequence[str]) -> tuple[str, ...]:
    """Addresses and networks of web servers in front: one that is misspelt would trust nobody, without a word."""
    try:
        TrustedProxies(names)
    except BadProxy as bad:
        raise CantServe(Message("wrong-trusted-proxy", {"text": str(bad)}), TERMINAL_WORDS) from None
    return tuple(names)


def _chosen_limit(text: str) -> tuple[str, Any]:
    """The name and the number of a limit."""
    name, _, number = text.partition("=")
    if name not in LIMITS:
        values = {"text": text, "name": quote(name), "limits": ", ".join(LIMITS)}
        raise CantServe(Message("wrong-limit", values), TERMINAL_WORDS)
    if not (number.isascii() and number.isdigit()) or not 0 < int(number) < 2**31:
        raise CantServe(Message("wrong-limit-number", {"text": text, "name": name}), TERMINAL_WORDS)
    return name, int(number)


class HandingOver(uvicorn.Server):
    """Hands over to other servers what must go on, before connections are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        services: Services | None = getattr(self.config.app.state, "services", None)  # type: ignore[union-attr]
        if services is not None:
            await services.hand_over()
        await super().shutdown(sockets)


class Server:
    """A server that has its port and its database, ready to run."""

    def __init__(self, host: str, port: int, settings: Settings) -> None:
        self.settings = settings
        self.socket = listen(host, port)
        metrics = Metrics()
        self._metrics = self._listening(metrics)
        self.address = f"http://{_shown(host)}:{self.socket.getsockname()[1]}"
        try:
            database = Database(settings.database, settings.shared)
        except BadDatabase as error:
            self._close()
            raise CantServe(error.message, *error.catalogues) from None
        connections = open_connections(settings)
        self.app = create_app(settings, database, hosts_of(host, settings.allowed_hosts), connections, metrics)
        self.uvicorn = HandingOver(
            BoundedConfig(
                self.app,
                connections,
                ws_max_size=LONGEST,
                log_config=None,
                log_level="error",  # what strangers send isn't worth a line each
                access_log=False,
                server_header=False,
                proxy_headers=False,  # the application looks itself where requests come from (proxies.py)
                timeout_graceful_shutdown=3,
            )
        )

    def run(self, browser: bool = False) -> None:
        """Serve until stopped; open the browser once pages can be had."""
        sys.setswitchinterval(SWITCH)
        logs.begin(self.settings.log, self.settings.log_level)
        if browser:
            threading.Timer(0.5, webbrowser.open, [self.address]).start()
        try:
            self.uvicorn.run(sockets=[self.socket])
        finally:
            self._close()

    def _listening(self, metrics: Metrics) -> Listening | None:
        """What answers Prometheus, if it is wanted."""
        if self.settings.metrics is None:
            return None
        try:
            return Listening(self.settings.metrics, metrics.registry)
        except CantTell:
            self.socket.close()
            raise

    def _close(self) -> None:
        self.socket.close()
        if self._metrics is not None:
            self._metrics.close()

    def stop(self) -> None:
        """End `run`, from another thread."""
        self.uvicorn.should_exit = True


def open_connections(settings: Settings) -> Connections:
    """The book of open connections, with the bounds of the settings and of the system."""
    return Connections(
        room_for_connections(),
        settings.connections_per_address,
        settings.waiting_per_address,
        settings.patience,
        TrustedProxies(settings.trusted_proxies),
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; on any free port if it is 0."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError:
        raise CantServe(Message("wrong-host", {"host": host}), TERMINAL_WORDS) from None
    try:
        if os.name == "posix":  # elsewhere this would share a port that is taken
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        place: Values = {"place": f"{_shown(host)}:{port}", "reason": failure(error)}
        raise CantServe(Message("wrong-port", place), TERMINAL_WORDS) from None
    return listening


def _shown(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
