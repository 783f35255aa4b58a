"""What can be wrong with a request: a status, a code for programs, and a message for people in any language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tworivers.engine.match import Refused
from tworivers.engine.messages import COMMON_WORDS, Message, Value, own_catalogue, words
from tworivers.engine.objections import FILE_WORDS, shortened
from tworivers.engine.rules import Game
from tworivers.languages import FALLBACK
from tworivers.server.workers.files import Unreadable

if TYPE_CHECKING:
    from tworivers.server.storage.database import NotKept

CATALOGUE = own_catalogue("server")

STATUS = {
    "malformed": 422,
    "bad-cookie": 401,
    "wrong-origin": 403,
    "wrong-host": 421,
    "not-json": 415,
    "too-large": 413,
    "too-often": 429,
    "no-such-page": 404,
    "no-such-method": 405,
    "no-such-table": 404,
    "no-such-game": 404,
    "preparing": 409,
    "preparing-failed": 409,
    "no-such-seat": 404,
    "no-such-level": 422,
    "no-such-lesson": 404,
    "no-such-position": 404,
    "no-such-puzzle": 404,
    "bad-table": 422,
    "bad-name": 422,
    "bad-token": 404,
    "bad-save": 422,
    "slow-file": 422,
    "not-your-seat": 403,
    "seat-taken": 409,
    "seat-not-open": 409,
    "seat-kept": 403,
    "seat-not-kept": 409,
    "seat-left": 409,
    "seat-not-left": 409,
    "not-seated": 403,
    "not-away": 409,
    "time-up": 409,
    "others-play": 409,
    "over": 409,
    "waiting": 409,
    "begun": 409,
    "gone-on": 409,
    "illegal": 409,
    "no-undo": 409,
    "secret-save": 403,
    "shared-save": 403,
    "seed-told": 409,
    "not-your-offer": 403,
    "no-hints": 409,
    "hints-off": 403,
    "no-chat": 403,
    "long-note": 422,
    "not-to-move": 409,
    "not-over": 409,
    "no-answer": 503,
    "account-taken": 409,
    "has-account": 409,
    "wrong-password": 403,
    "bad-password": 422,
    "no-account": 409,
    "no-mail": 409,
    "no-address": 409,
    "no-push-service": 422,
    "rated-account": 403,
    "rated-seats": 409,
    "rated-own": 409,
    "rated-over": 409,
    "no-such-person": 404,
    "no-such-line": 404,
    "nobody-there": 409,
    "yourself": 409,
    "not-friends": 409,
    "no-such-friend": 404,
    "too-many-people": 409,
    "no-free-seat": 409,
    "muted": 403,
    "banned": 403,
    "range-account": 403,
    "range-missed": 403,
    "bad-range": 422,
    "bad-address": 422,
    "old-link": 404,
    "mail-failed": 503,
    "crowded": 429,
    "too-many-sockets": 429,
    "not-looking": 409,
    "not-kept": 503,
    "in-doubt": 503,
    "other-request": 422,
    "broken": 500,
}
"""The status of every code."""


class Problem(Exception):
    """A request that can't be fulfilled. Nothing has changed, unless the database can't tell (`in-doubt`)."""

    def __init__(
        self,
        code: str,
        message: Message | None = None,
        game: str | None = None,
        catalogues: tuple[Path, ...] = (),
        **values: Value,
    ) -> None:
        """`game` is the one whose words the message takes, if any, and `catalogues` are where these stand."""
        self.code = code
        self.status = STATUS[code]
        self.message = message or shortened(Message(f"server-{code}", values))
        self.game = game
        self.catalogues = catalogues
        super().__init__(code)

    def __str__(self) -> str:
        return self.text

    @property
    def text(self) -> str:
        """The message in English, for programs without catalogues."""
        return words(FALLBACK, COMMON_WORDS, FILE_WORDS, *self.catalogues, CATALOGUE).say(self.message)

    def as_json(self) -> dict[str, Any]:
        """The error as answers carry it."""
        return {"code": self.code, "message": self.message.as_json(), "text": self.text, "game": self.game}


class TooOften(Problem):
    """A request that came too soon after others like it."""

    def __init__(self, limit: str) -> None:
        """`limit` is the name of what was full, for whoever runs the server."""
        super().__init__("too-often")
        self.limit = limit


def unkept(error: NotKept) -> Problem:
    """What to say when the database fails: that nothing has changed only where that is known."""
    from tworivers.server.storage.database import InDoubt  # a page has tables, but no database

    return Problem("in-doubt") if isinstance(error, InDoubt) else Problem("not-kept")


def refused(code: str, refusal: Refused, game: Game) -> Problem:
    """A match's refusal, in the game's own words."""
    return Problem(code, refusal.message, game.name, (game.catalogue,))


def bad_file(code: str, unreadable: Unreadable) -> Problem:
    """What is wrong with a file or with wishes for a table."""
    objection = unreadable.objection
    return Problem(code, None, unreadable.game, objection.catalogues, reason=objection.message)
