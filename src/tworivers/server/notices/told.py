"""What a notice says: which game, at whose table, and nothing that happened there."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tworivers.engine.messages import Message, words
from tworivers.server.mail.letters import MAIL_WORDS
from tworivers.server.mail.mail_server import Letter
from tworivers.server.storage.entities import Header, Seat

MOST_NAMES = 5


def others(seats: Sequence[Seat], seat: int) -> str:
    """The names of the people on the other seats."""
    names = [one.name for one in seats if one.seat != seat and one.kind != "bot" and one.name]
    return ", ".join(names[:MOST_NAMES])


def turn_letter(
    to: str, header: Header, seats: Sequence[Seat], seat: int, site: str, stop: str, language: str
) -> Letter:
    """That it is somebody's turn, by e-mail."""
    say = words(language, MAIL_WORDS).say
    told = _told(header, seats, seat)
    text = (say(told[1]), f"{site}/t/{header.id}", say(Message("mail-stop", {"link": f"{site}/stop/{stop}"})))
    return Letter(to, say(told[0]), "\n\n".join(text) + "\n", stop=f"{site}/unsubscribe/{stop}")


def turn_push(header: Header, seats: Sequence[Seat], seat: int, waiting: int, language: str) -> str:
    """The same for a device; `waiting`: how many tables wait for this person, for the app's badge."""
    say = words(language, MAIL_WORDS).say
    title, body = (say(one) for one in _told(header, seats, seat))
    return json.dumps({"title": title, "body": body, "url": f"/t/{header.id}", "tag": header.id, "waiting": waiting})


def _told(header: Header, seats: Sequence[Seat], seat: int) -> tuple[Message, Message]:
    values = {"game": header.game.title(), "others": others(seats, seat)}
    kind = "mail-turn-text" if values["others"] else "mail-turn-alone"
    return Message("mail-turn", {"game": values["game"]}), Message(kind, dict(values))
