"""What letters about accounts say, in the language of who gets them."""

from __future__ import annotations

from tworivers.engine.messages import Message, Values, own_catalogue, words
from tworivers.server.mail.mail_server import Letter

MAIL_WORDS = own_catalogue("mail")


def confirming(to: str, account: str, link: str, hours: int, language: str) -> Letter:
    """Please say that this address is yours."""
    values: Values = {"account": account, "link": link, "hours": hours}
    return _letter(to, language, Message("mail-confirm"), Message("mail-confirm-text", values))


def new_password(to: str, account: str, link: str, minutes: int, language: str) -> Letter:
    """With this link you choose a new password."""
    values: Values = {"account": account, "link": link, "minutes": minutes}
    return _letter(to, language, Message("mail-password"), Message("mail-password-text", values))


def address_changed(to: str, account: str, site: str, language: str) -> Letter:
    """To the address so far: letters go elsewhere from now on."""
    values: Values = {"account": account, "site": site}
    return _letter(to, language, Message("mail-moved"), Message("mail-moved-text", values))


def _letter(to: str, language: str, subject: Message, text: Message) -> Letter:
    say = words(language, MAIL_WORDS).say
    return Letter(to, say(subject), f"{say(text)}\n\n{say(Message('mail-why'))}\n")
