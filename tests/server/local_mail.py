"""A mail server of this machine that keeps what it is handed."""

from __future__ import annotations

import email
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from tworivers.server.mail.mail_server import MailServer

SITE = "https://play.example.org"
SENDER = "Two Rivers <play@example.org>"
SOON = 20.0


@dataclass
class Received:
    """A letter as it was handed in."""

    to: list[str]
    message: EmailMessage
    raw: bytes

    @property
    def subject(self) -> str:
        return str(self.message["Subject"])

    @property
    def text(self) -> str:
        return str(self.message.get_content())

    @property
    def link(self) -> str:
        """The secret at the end of its link."""
        found = re.search(rf"^{SITE}/\w+/(\S+)\s*$", self.text, re.MULTILINE)
        assert found, self.text
        return found[1]


class MailBox:
    """Everything that was handed in."""

    def __init__(self) -> None:
        self.letters: list[Received] = []
        self.refusing: set[str] = set()
        self.busy = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.busy:
            return "451 later"
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.letters.append(Received(list(envelope.rcpt_tos), message, envelope.content))
        return "250 taken"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address in self.refusing:
            return "550 no such box"
        envelope.rcpt_tos.append(address)
        return "250 yes"

    def wait(self, count: int) -> list[Received]:
        """All letters, once there are so many."""
        until = time.monotonic() + SOON
        while len(self.letters) < count and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.letters) == count, [letter.subject for letter in self.letters]
        return self.letters

    def last(self, count: int) -> Received:
        """The last letter, once there are so many."""
        return self.wait(count)[-1]


@contextmanager
def mail_box() -> Iterator[tuple[MailBox, MailServer]]:
    """A mail server, while the block lasts, and how to hand letters in."""
    box = MailBox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, MailServer("127.0.0.1", port, SENDER, SITE, encrypted=False)
    finally:
        controller.stop()
