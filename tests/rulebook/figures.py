"""Which moments of real games the rule books draw, and where they are found: `python tests/rulebook/figures.py`.

It plays games between bots, looks in them for the first moment of each kind, and writes them and their places anew. Do
so only when a figure's game no longer replays, or shows something else.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tworivers.bots import bot_named
from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import Event, Match
from tworivers.engine.notation import save_text
from tworivers.engine.rules import Game
from tworivers.games import GAMES

Condition = Callable[["Moment"], bool]


@dataclass(frozen=True)
class Moment:
    """A move of a game, and what came of it."""

    match: Match
    number: int
    events: list[Event]

    def kinds(self) -> list[str]:
        """Names of the events, in their order."""
        return [self.match.game.events[event[0]] for event in self.events]

    def of(self, kind: str) -> list[tuple[int, ...]]:
        """Seat and values of the events of a kind."""
        return [event[1:] for event in self.events if self.match.game.events[event[0]] == kind]

    def text(self) -> str:
        """The move in its notation."""
        return self.match.game.notation(self.match.moves[self.number - 1].action)


@dataclass(frozen=True)
class Wanted:
    """A figure to find: the kind of event it shows, what else must be true, and what of the board is drawn."""

    name: str
    part: str
    shows: str
    also: Condition = lambda moment: True
    starts: tuple[str, ...] = ()
    """How moves begin that begin a turn; the figure starts before the last of them. None: before the move itself."""
    back: int = 0
    """Moves that are shown besides, before it."""
    game: str = "game"
    own_view: bool = False
    """Whether who moves looks, and not a spectator."""


@dataclass(frozen=True)
class Source:
    """A game between bots."""

    seats: int
    level: str
    seed: str
    options: dict[str, str] = field(default_factory=dict)

    def played(self, game: Game) -> Match:
        """The whole game."""
        match = Match(game, self.seats, self.seed, self.options)
        bot = bot_named(game.name, self.level, self.seats)
        while not match.over:
            number, seat = len(match.moves), match.table.actors()[0]
            seen = match.table.copy()
            game.native.hide_at(seen.records, 0, seat, dice_from_number(number, 0))
            match.play(seat, bot.choose(seen.records, seat, number))
        return match


def find(match: Match, wanted: Wanted) -> tuple[list[int], int]:
    """The figure's steps, and who moves at its end."""
    for number in range(1, len(match.moves) + 1):
        moment = Moment(match, number, match.events_of(number))
        if wanted.shows in moment.kinds() and wanted.also(moment):
            first = number
            if wanted.starts:
                while not Moment(match, first, []).text().startswith(wanted.starts):
                    first -= 1
            # choices that nothing came of yet are passed over
            told = [step for step in range(first - wanted.back, number + 1) if match.events_of(step)]
            return [first - 1 - wanted.back, *told], match.moves[number - 1].seat
    raise SystemExit(f"no figure {wanted.name} in this game: try another seed")


def write(game: Game, sources: dict[str, Source], figures: tuple[Wanted, ...]) -> None:
    """Write the games of a book, and where its figures are in them."""
    assert game.rulebook is not None
    matches = {name: source.played(game) for name, source in sources.items()}
    ends = dict.fromkeys(matches, 0)
    lines = [
        "# Made by tests/rulebook/figures.py: after how many moves of which saved game each step of a figure is.",
        "",
    ]
    for wanted in figures:
        steps, mover = find(matches[wanted.game], wanted)
        ends[wanted.game] = max(ends[wanted.game], steps[-1])
        part = wanted.part if wanted.part != NEAR else near(matches[wanted.game], steps[-1])
        lines += [f"[{wanted.name}]", f'game = "{wanted.game}"', f"steps = {steps}", f'part = "{part}"']
        lines += [f'shows = "{wanted.shows}"', *([f'seat = "{game.seat_names[mover]}"'] if wanted.own_view else []), ""]
        print(game.name, wanted.name, steps)
    (game.rulebook / "figures.toml").write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    for name, match in matches.items():
        text = save_text(match.branch(ends[name]))
        (game.rulebook / f"{name}.trg").write_text(text, encoding="utf-8")


def after(moment: Moment) -> Moment:
    """The next move."""
    return Moment(moment.match, moment.number + 1, moment.match.events_of(moment.number + 1))


NEAR = "near"
"""In place of a part: around the thing that the event touched."""


def near(match: Match, number: int) -> str:
    """The province that the last of a move's events touched."""
    touched = [thing for event in match.events_of(number) for thing in match.game.touches(event)]
    return [thing for thing in touched if thing.startswith("province-")][-1]


def points_of(source: int) -> Callable[[Moment], list[tuple[int, ...]]]:
    """Prestige events from a source."""
    return lambda moment: [values for values in moment.of("prestige") if values[2] == source]


TURNS = ("recruit", "caravan", "pass")


def amyitis() -> None:
    """The figures of Amyitis."""
    from tworivers.amyitis.names import NEUTRAL
    from tworivers.amyitis.names import Source as Prestige

    def row_won(moment: Moment) -> bool:
        hired = Moment(moment.match, moment.number - 1, []).text().startswith("recruit")
        return hired and "gardener" in moment.kinds()

    def alone_most(moment: Moment) -> bool:
        planter = moment.of("planted")[0][0]
        return any(values[0] != planter for values in points_of(Prestige.IRRIGATION)(moment))

    def last_pass(moment: Moment) -> bool:
        return after(moment).kinds().count("temple") > 1

    def neutral_water(moment: Moment) -> bool:
        return len([values for values in moment.of("watered") if values[0] == NEUTRAL]) > 0

    write(
        GAMES["amyitis"],
        {"game": Source(3, "scribe", "hanging gardens")},
        (
            Wanted("recruit", "crafts", "recruited"),
            Wanted("row", "fields", "row_full", row_won, TURNS),
            Wanted("priest", "temples", "pushed_out", lambda moment: "passed" not in moment.kinds(), TURNS),
            Wanted("engineer", "garden", "watered", lambda m: bool(points_of(Prestige.ENGINEER)(m)), TURNS),
            Wanted("channels", "garden", "watered", lambda m: m.number > 40 and "planted" not in m.kinds(), TURNS),
            Wanted("caravan", "road", "caravan", lambda m: m.of("caravan")[0][2] > 0),
            Wanted("sale", "whole", "watered", lambda m: "sell" in Moment(m.match, m.number - 1, []).text(), TURNS),
            Wanted("court", "whole", "court", lambda m: "planted" not in m.kinds(), TURNS),
            Wanted("plant", "whole", "planted", lambda m: m.number > 60 and not neutral_water(m), TURNS),
            Wanted("gardener", "garden", "gardeners_spent", starts=TURNS),
            Wanted("irrigation", "garden", "planted", alone_most, TURNS),
            Wanted("neighbours", "garden", "planted", neutral_water, TURNS),
            Wanted("passing", "pass", "passed", last_pass, back=4),
            Wanted("procession", "temples", "temple", lambda m: m.kinds().count("temple") > 1),
            Wanted(
                "temples",
                "temples",
                "prestige",
                lambda m: m.number > 100 and bool(points_of(Prestige.MARDUK)(m)),
                back=1,
            ),
        ),
    )


def mesopotamia() -> None:
    """The figures of Mesopotamia."""

    def of_attack(moment: Moment) -> bool:
        return "attack" in moment.kinds()

    def of_nomads(moment: Moment) -> bool:
        return "nomads" in moment.kinds()

    write(
        GAMES["mesopotamia"],
        {"game": Source(4, "scribe", "land 11")},
        (
            Wanted("felling", NEAR, "felled", own_view=True),
            Wanted("works", NEAR, "erected", lambda m: "frame" not in m.text(), ("erect",), own_view=True),
            Wanted("frame", "whole", "symbol", lambda m: "roll" in m.kinds(), ("erect",), own_view=True),
            Wanted("march", NEAR, "taken", lambda m: not of_attack(m), ("unit",), own_view=True),
            Wanted("battle", NEAR, "duel", of_attack, ("attack",), own_view=True),
            Wanted(
                "conquest",
                NEAR,
                "conquered",
                lambda m: of_attack(m) and "captured" in m.kinds(),
                ("attack",),
                own_view=True,
            ),
            Wanted("nomads", NEAR, "conquered", of_nomads, ("card",)),
        ),
    )


if __name__ == "__main__":
    amyitis()
    mesopotamia()
