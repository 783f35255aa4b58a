"""The mail server that takes this server's letters, and sending them there."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection
from tworivers.server.background import Background

log = logging.getLogger("tworivers.server")

PASSWORD_VARIABLE = "TWORIVERS_SMTP_PASSWORD"
"""Where the password may stand, so that no list of processes shows it."""
SECONDS = 20.0
"""For a letter, from connecting to its being taken."""
ON_ONE_LINE = SMTP.clone(max_line_length=998)
"""A header isn't folded: mail programs must be able to read the address in `List-Unsubscribe`."""
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
LONGEST_ADDRESS = 254


class BadMail(Objection):
    """A mail server that can't be meant."""


class NotSent(Exception):
    """The mail server hasn't taken a letter."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        """`for_good`: it will never take it."""
        super().__init__(reason)
        self.for_good = for_good


def is_address(text: str) -> bool:
    """Whether letters can be sent to an address, as far as its form tells."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in, and who they are from."""

    host: str
    port: int
    sender: str
    """Like "Two Rivers <play@example.org>"."""
    site: str
    """The address of the pages, for the links in letters."""
    user: str | None = None
    password: str | None = None
    encrypted: bool | None = None
    """From the first byte (True), from STARTTLS on where the server has it (None), or not at all (False)."""


def chosen_mail(
    address: str | None, sender: str | None, site: str | None, environment: Mapping[str, str] = os.environ
) -> MailServer | None:
    """The mail server of an address like `smtps://user@mail.example.org`; None without one."""
    if address is None:
        return None
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if parts.scheme not in PORTS or not host:
        raise BadMail(Message("wrong-mail-server", {"address": re.sub("//[^@/]*@", "//…@", address)}), TERMINAL_WORDS)
    if site is None or not re.fullmatch(r"https?://[^/\s]+", site.rstrip("/")):
        raise BadMail(Message("wrong-public-address", {"address": site or ""}), TERMINAL_WORDS)
    if sender is None or not is_address(parseaddr(sender)[1]):
        raise BadMail(Message("wrong-mail-sender", {"address": sender or ""}), TERMINAL_WORDS)
    return MailServer(
        host=host,
        port=port or PORTS[parts.scheme],
        sender=sender,
        site=site.rstrip("/"),
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else environment.get(PASSWORD_VARIABLE),
        encrypted=True if parts.scheme == "smtps" else None,
    )


@dataclass(frozen=True)
class Letter:
    """What somebody is sent."""

    to: str
    subject: str
    text: str
    stop: str | None = None
    """An address that ends letters of this kind, with one request and without further questions (RFC 8058)."""


class Mailer:
    """Hands letters to the mail server."""

    def __init__(self, server: MailServer | None, background: Background) -> None:
        self.server = server
        self._background = background

    async def send(self, letter: Letter) -> None:
        """Send a letter; returns once the mail server has taken it, or raises `NotSent`."""
        server = self.server
        if server is None:
            raise NotSent("there is no mail server", for_good=True)
        try:
            await aiosmtplib.send(
                written(letter, server.sender).as_bytes(policy=ON_ONE_LINE),
                sender=parseaddr(server.sender)[1],
                recipients=[letter.to],
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.encrypted is True,
                start_tls=None if server.encrypted is None else False,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = [one.code for one in refused.recipients]
            raise NotSent(f"refused: {codes}", for_good=all(code >= 500 for code in codes)) from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent(f"refused: {error.code}", for_good=error.code in (550, 551, 553)) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise NotSent(type(error).__name__) from None

    def send_later(self, letter: Letter) -> None:
        """Send a letter without waiting for it; that it couldn't be sent is told in the log."""

        async def send() -> None:
            try:
                await self.send(letter)
            except NotSent as error:
                log.error("a letter could not be sent: %s", error)

        self._background.add(send())


def written(letter: Letter, sender: str) -> EmailMessage:
    """A letter with its headers."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message
