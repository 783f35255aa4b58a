"""What a link to a page says of itself where somebody shares it: title, sentence and picture, as Open Graph tags."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from starlette.datastructures import Headers
from starlette.types import Scope

from tworivers.engine.messages import Message, words
from tworivers.languages import FALLBACK, LANGUAGES
from tworivers.lessons.reading import course_of
from tworivers.server.problems import CATALOGUE
from tworivers.server.services import Services
from tworivers.server.storage import store

TABLE = re.compile(r"t/([\w-]+)(/replay)?")
RULES = re.compile(r"rules/([\w-]+)")
SEAT = re.compile(r"sit/[\w.~-]+")
LETTER = re.compile(r"(confirm|password|stop)/[\w.-]+")
PERSON = re.compile(r"people/[^/]+")
LESSON = re.compile(r"learn/([a-z0-9-]+)/([a-z0-9-]+)")
WEIGHT = re.compile(r"q=([01](?:\.[0-9]{0,3})?)")
LONGEST_HEADER = 1000
"""Characters of a header that are looked at."""
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
    known = ("", "new", "lobby", "learn", "analysis", "puzzles", "people", "friends")
    if path in known or SEAT.fullmatch(path) or LETTER.fullmatch(path):
        return Page("seat" if path.startswith("sit/") else "house")
    if PERSON.fullmatch(path) or _is_lesson(path, services):
        return Page("house")
    rules = RULES.fullmatch(path)
    if rules is not None:
        game = services.settings.games.get(rules[1])
        return Page("rules", rules[1]) if game and game.rulebook else Page("house", found=False)
    table = TABLE.fullmatch(path)
    if table is None:
        return Page("house", found=False)
    played = await services.database.read(lambda db: store.game_of(db, table[1]))
    if played is None:
        return Page("house", found=False)
    return Page("replay" if table[2] else "table", played)


def _is_lesson(path: str, services: Services) -> bool:
    found = LESSON.fullmatch(path)
    game = services.settings.games.get(found[1]) if found else None
    return game is not None and found is not None and course_of(game).lesson(found[2]) is not None


def with_tags(html: str, page: Page, scope: Scope, pictures: frozenset[str]) -> str:
    """The page's text with its tags."""
    headers = Headers(scope=scope)
    language = asked_language(headers.get("accept-language", ""))
    say = words(language, CATALOGUE).say
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
    html = html.replace('<html lang="en">', f'<html lang="{language}">', 1)
    return html.replace("</head>", "\n".join([*lines, "</head>"]), 1)


def asked_language(header: str) -> str:
    """The language that an `Accept-Language` header likes best among ours; English if it likes none."""
    liked: dict[str, float] = {}
    for part in header[:LONGEST_HEADER].split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        found = WEIGHT.fullmatch(weight.strip()) if weight else None
        if language in LANGUAGES and (found or not weight):
            liked[language] = max(liked.get(language, 0.0), float(found[1]) if found else 1.0)
    best = max(liked, key=lambda language: liked[language], default=FALLBACK)
    return best if liked.get(best) else FALLBACK
