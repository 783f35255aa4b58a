"""Pictures of Mesopotamia's map and panels, from a game between bots; taken by `web.screenshots`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from tworivers.bots import bot_named
from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import Match
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.routes import transit_parties
from web.positions import Position
from web.rulers import DESK, hand_over, opened
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEATS = 8
SEED = "lagash"
LEVEL = "scribe"
RULERS = ("Rim-Sin", "Hammurabi", "Zimri-Lim", "Amut-pi-El", "Ibal-pi-El", "Yarim-Lim", "Shamshi-Adad", "Ishme-Dagan")
END = "dialog table"

Wanted = Callable[[Position], bool]
Take = Callable[[str, str | None], None]
"""Takes a picture by its name, of the whole page or, where there is room for more, of a part of it."""
PANEL = ".asking"


@dataclass(frozen=True)
class Scene:
    """A picture: where in the game, and what is clicked before it is taken."""

    name: str
    wanted: Wanted
    clicks: tuple[str, ...] = ()
    number: int = 0
    """The how manieth such position it is."""
    map: bool = False
    """Whether the map is worth showing too; otherwise, where there is room for both, only the panel."""


def asked(*tasks: str) -> Wanted:
    """Somebody is asked one of these."""
    return lambda position: position.task in tasks


def holds_cards(position: Position) -> bool:
    """Somebody at a campaign can play several cards."""
    return position.task == "campaign" and sum(text.startswith("card ") for text in position.legal()) > 2


def can_march(position: Position) -> bool:
    """Somebody has units to move."""
    return position.task == "move" and any(text.startswith("unit ") for text in position.legal())


def has_ties(position: Position) -> bool:
    """There is an alliance or a war."""
    g = position.match.table.g
    return position.task == "campaign" and (any(g.allied) or any(g.at_war))


def has_to_ask(position: Position) -> bool:
    """Somebody could send a caravan through another party's land, to whoever comes first at the table."""
    partner = 1 if position.seat == 0 else 0
    way = int(transit_parties(position.match.table.g, position.seat, partner))
    return position.task in ("build", "campaign") and way != 0


def is_offered(position: Position) -> bool:
    """Somebody has an offer to answer beside his own work."""
    return any(text.startswith("accept ") for text in position.legal()) and position.task != ""


TAB = ".desk [role=tab]"
GRIP = "[data-thing^=troops-]"
CAMPAIGN = (".desk .tiles .chip:last-child:enabled", ".desk .chips .chip[aria-pressed=false]")
SCENES = (
    Scene("start", asked("mill"), map=True),
    Scene("forges", asked("forge"), number=20),
    Scene("walls", asked("wall"), number=10),
    Scene("works", asked("works"), number=20),
    Scene("feeding", asked("feed"), number=3),
    Scene("building", asked("build"), number=30),
    Scene("campaign", asked("campaign"), CAMPAIGN, number=40),
    Scene("offer", is_offered, number=3),
    Scene("trade", has_to_ask, (f"{TAB}:nth-child(2)",), number=2, map=True),
    Scene("cards", holds_cards, (f"{TAB}:nth-child(3)",), number=4),
    Scene("relations", has_ties, (f"{TAB}:nth-child(4)",), number=8),
    Scene("nomads", asked("nomad_step"), number=2, map=True),
    Scene("march", can_march, (f"{GRIP} >> nth=0",), number=40, map=True),
    Scene("commit", asked("commit"), number=2),
    Scene("battle", asked("duel"), number=1, map=True),
    Scene("capture", asked("convert"), number=1, map=True),
)


def played_well() -> Match:
    """A whole game between bots of a middling level."""
    match = Match(GAME, SEATS, SEED, names=RULERS)
    bot = bot_named(GAME.name, LEVEL, SEATS)
    while not match.over:
        number, seat = len(match.moves), match.table.actors()[0]
        seen = match.table.copy()
        GAME.native.hide_at(seen.records, 0, seat, dice_from_number(number, 0))
        match.play(seat, bot.choose(seen.records, seat, number))
    return match


def positions(match: Match) -> Iterator[Position]:
    """The positions of a match, each for whoever moved next."""
    for number, move in enumerate(match.moves):
        yield Position(match.branch(number), move.seat)


class Album:
    """The tables all pictures are taken at, each with a ruler in the seat that is asked."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.owner = Guest(house)
        match = played_well()
        self.tables: dict[str, tuple[str, Guest]] = {}
        for scene in SCENES:
            found = list(islice(filter(scene.wanted, positions(match)), scene.number + 1))
            assert found, f"nowhere in the game with seed {SEED}: {scene.name}"
            self.tables[scene.name] = self.table(found[-1])
        self.end = self.table(Position(match, 0))

    def table(self, position: Position) -> tuple[str, Guest]:
        """A table that goes on with a position, and whoever sits there."""
        table, ruler = opened(self.owner, position), Guest(self.house)
        ruler.client.patch("/api/me", json={"name": "Semiramis"}).raise_for_status()
        hand_over(self.owner, table, position.seat, ruler)
        return table, ruler

    def visit(self, page: Page, place: tuple[str, Guest]) -> None:
        """Open a table as the one who sits there."""
        table, ruler = place
        page.context.add_cookies([{"name": "tworivers", "value": ruler.cookie, "url": self.house.address}])
        page.goto(f"{self.house.address}/t/{table}")

    def take_all(self, page: Page, take: Take) -> None:
        """All pictures on one kind of device."""
        for scene in SCENES:
            self.visit(page, self.tables[scene.name])
            page.locator("svg.mesopotamia").wait_for()
            page.locator(DESK).wait_for()
            for click in scene.clicks:
                page.locator(click).first.click()
            take(f"mesopotamia-{scene.name}", None if scene.map else PANEL)
        self.visit(page, self.end)
        page.locator(END).first.wait_for()
        take("mesopotamia-end", None)
        page.get_by_role("heading", name="The chronicle").scroll_into_view_if_needed()
        take("mesopotamia-chronicle", None)
        page.keyboard.press("Escape")
        take("mesopotamia-end-map", None)
