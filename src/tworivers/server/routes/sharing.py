"""What a link to a page says of itself where somebody shares it: title, sentence and picture, as Open Graph tags."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from starlette.datastructures import Headers
from starlette.types import Scope

from tworivers.engine.messages import LANGUAGES, Message, words
from tworivers.server.problems import CATALOGUE
from tworivers.server.services import Services
from tworivers.server.storage import store

TABLE = re.compile(r"t/([\w-]+)(/replay)?")
SEAT = re.compile(r"sit/[\w.~-]+")
PICTURES = "share"
"""The folder of the front end with a picture for each game, and one for the house."""


@dataclass(frozen=True)
class Page:
    """A page as links to it show it."""

    kind: str
    game: str | None = None
    found: bool = True


async def page_at(path: str, services: Services) -> Page:
    """Which page lies at an address; one that isn't found is shown all the same, but called missing."""
    if path in ("", "new") or SEAT.fullmatch(path):
        return Page("seat" if path.startswith("sit/") else "house")
    table = TABLE.fullmatch(path)
    if table is None:
        return Page("house", found=False)
    game = await services.database.read(lambda db: store.game_of(db, table[1]))
    if game is None:
        return Page("house", found=False)
    return Page("replay" if table[2] else "table", game)


def with_tags(html: str, page: Page, scope: Scope, pictures: frozenset[str]) -> str:
    """The page's text with its tags."""
    headers = Headers(scope=scope)
    language = headers.get("accept-language", "")[:2].lower()
    say = words(language if language in LANGUAGES else "en", CATALOGUE).say
    values = {"game": (page.game or "").title()}
    address = f"{scope['scheme']}://{headers.get('host', '')}"
    picture = page.game if page.game in pictures else "house"
    tags = {
        "og:site_name": "Two Rivers",
        "og:type": "website",
        "og:title": say(Message(f"share-{page.kind}", values)),
        "og:description": say(Message(f"share-{page.kind}-note", values)),
        "og:url": address + scope["path"],
        "og:image": f"{address}/{PICTURES}/{picture}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return html.replace("</head>", "\n".join([*lines, "</head>"]), 1)
