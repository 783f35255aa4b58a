"""A table whose server is the page: the server's requests (docs/api.md) about tables on this device, answered here.

Requests and answers are the same as over the network, so that pages needn't know who answers. Sentences come without
their text: a page says messages itself.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any, TypeAlias

from tworivers.analysis.positions import positions, record_seen, seed_of, stepped
from tworivers.analysis.swings import LISTED, around, candidates, greatest, parted, turbulent
from tworivers.bots import Chances, course, hint, looked_at
from tworivers.bots import chances as judged
from tworivers.browser.analysing import OF_TABLES as ANALYSING
from tworivers.browser.analysing import Judging
from tworivers.browser.desk_lessons import OF_GAMES, beginning
from tworivers.browser.here_table import OWNER, PREFIX, HereTable, header_of, restored
from tworivers.engine.match import Match, Move
from tworivers.engine.messages import Message
from tworivers.engine.rules import BadOption, Game
from tworivers.games import GAMES
from tworivers.server.problems import Problem, bad_file
from tworivers.server.storage.entities import Seat
from tworivers.server.tables.bot_turns import asked_people
from tworivers.server.tables.judging import hint_json, told_chances, viewpoint_of
from tworivers.server.tables.outgoing import as_text, barred_actions, history_text, place_info
from tworivers.server.tables.seat_names import saved_seat
from tworivers.server.tables.set_up import match_of
from tworivers.server.workers.bots import has_hints, levels_of
from tworivers.server.workers.files import NewTable, Played, SavedGame, Unreadable, played

SECONDS = 0.6
"""How long a hint is thought about."""
COARSE = 240
"""Positions of a long game that are judged first, in search of swings."""

Given: TypeAlias = dict[str, Any]
"""What a request gives, by name."""
sample = SystemRandom().sample


class Desk:
    """Answers for the tables of this device."""

    def __init__(self, folder: Path, keep: Callable[[str, str, str], None]) -> None:
        """`folder`: what was made ready of games; `keep` takes a changed table: its id, all of it and what
        lists show of it, as JSON.
        """
        self.folder = folder
        self.keep = keep
        self.tables: dict[str, HereTable] = {}
        self.judgings: dict[str, Judging] = {}
        self.chances_known: dict[tuple[str, int, int, int], Chances] = {}

    def answer(self, method: str, path: str, given: str) -> str:
        """The answer to a request as JSON: what was asked for, or what is wrong."""
        asked = json.loads(given)
        try:
            return f'{{"answer":{self._answer(method, path, asked)}}}'
        except Problem as problem:
            return as_text({"problem": told_problem(problem), "status": problem.status})

    def _answer(self, method: str, path: str, asked: dict[str, Any]) -> str:
        query, body = asked.get("query") or {}, asked.get("body")
        places = asked.get("path") or {}
        if path in OF_TABLES[method]:
            found: str = OF_TABLES[method][path](self, self.table(places["table"]), {**query, **(body or {})})
            return found
        if path in OF_GAMES[method]:
            return OF_GAMES[method][path](self.game(places["game"]), {**places, "body": body})
        if path not in OTHERS[method]:
            raise Problem("no-such-page")
        return OTHERS[method][path](self, {**places, **query, "body": body})

    def take_in(self, kept: str) -> None:
        """A table that was kept."""
        plain = json.loads(kept)
        self.tables[plain["header"]["id"]] = restored(self.game(plain["header"]["game"]), plain)

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in GAMES.names():
            raise Problem("no-such-game", name=name, games=", ".join(GAMES.names()))
        return GAMES[name]

    def table(self, name: str) -> HereTable:
        """A table that was taken in, or begun here."""
        if name not in self.tables:
            raise Problem("no-such-table", table=name)
        return self.tables[name]

    def changed(self, table: HereTable) -> None:
        """Have a table kept."""
        self.keep(table.header.id, as_text(table.kept()), as_text(table.info(OWNER)))

    # Beside the requests: what the server tells over a socket

    def told(self, name: str, seat: int | None, since: int, back: int | None) -> str:
        """Where a table stands, with the log after move `since`; `back`: how many moves stand after an undo."""
        table = self.table(name)
        looking = table.looking_from(OWNER, seat)
        more = '"type":"state",' + ("" if back is None else f'"back":{back},')
        return table.state_text(OWNER, looking, table.log_text(looking, since), more=more)

    def bot_move(self, name: str, seat: int | None) -> str:
        """Let the bot decide whose turn it is: whether one did, `seat` hears of it, and people are asked something."""
        table = self.table(name)
        mover = table.bots_turn()
        if mover is None:
            return as_text({"moved": False, "heard": False, "asked": False})
        before = frozenset(table.header.turn)
        table.play(mover, table.number, table.choose(mover))
        self.changed(table)
        looking, events = table.looking_from(OWNER, seat), table.entries[-1].events
        heard = not table.game.secrets or any(table.game.hears(event, looking) for event, _ in events)
        return as_text({"moved": True, "heard": heard, "asked": asked_people(table, before)})

    # Setting up

    def set_up(self, wish: Given) -> str:
        """A new table."""
        wanted = wish["body"]
        game = self.game(wanted["game"])
        wishes = sample(wanted["seats"], len(wanted["seats"])) if wanted.get("draw") else wanted["seats"]
        seats = [_seat(game, place, one) for place, one in enumerate(wishes)]
        table = NewTable(game.name, len(seats), wanted.get("seed"), wanted.get("options") or {}, wanted.get("box"))
        return self._begin(_read("bad-table", table), seats, wanted.get("hints", True), "seed" in wanted)

    def open_save(self, asked: Given) -> str:
        """A saved game as a table."""
        brought = _read("bad-save", SavedGame(asked["body"], tuple(GAMES)))
        seats = [saved_seat(GAMES[brought.game], place, name, OWNER) for place, name in enumerate(brought.names)]
        return self._begin(brought, seats, hints=True, seed_chosen=True)

    def _begin(self, brought: Played, seats: list[Seat], hints: bool, seed_chosen: bool) -> str:
        header = header_of(PREFIX + secrets.token_urlsafe(9), brought, hints, seed_chosen)
        table = HereTable(GAMES[brought.game], header, seats, brought.moves)
        self.tables[header.id] = table
        self.changed(table)
        return as_text(table.info(OWNER))

    def begin_at(self, asked: Given) -> str:
        """A table that begins at a position set up by hand."""
        game = self.game(asked["game"])
        seats = [_seat(game, place, one) for place, one in enumerate(asked["body"]["players"])]
        return self._begin(played(match_of(game, beginning(asked))), seats, hints=True, seed_chosen=True)

    def places_of(self, asked: Given) -> str:
        """What each seat is and how it begins, with so many players."""
        game = self.game(asked["game"])
        options = {name: value for name, _, value in (text.partition("=") for text in asked.get("option") or [])}
        try:
            return _places(game, Match(game, int(asked["seats"]), "places", options))
        except BadOption as error:
            raise bad_file("bad-table", Unreadable(error, game.name)) from None

    def scene_of(self, asked: Given) -> str:
        """What of the box a picture needs."""
        return self.scene(self.game(asked["game"]).name)

    def scene(self, game: str) -> str:
        """The scene of a game's own box, as it was made ready."""
        return (self.folder / f"{game}.scene.json").read_text(encoding="utf-8")

    def study(self, name: str, text: str) -> str:
        """Take in a finished game of the server's, to be analysed here; it isn't kept. Whether this page can."""
        try:
            brought = SavedGame(text, tuple(GAMES)).read(GAMES.__getitem__)
        except Unreadable:
            return "false"
        seats = [saved_seat(GAMES[brought.game], place, one, OWNER) for place, one in enumerate(brought.names)]
        table = HereTable(GAMES[brought.game], header_of(name, brought, True, True), seats, brought.moves)
        if table.header.over:
            self.tables[name] = table
        return as_text(table.header.over)

    def judge(self, name: str, workers: int, answers: str) -> str:
        """Go on judging a finished game: the next questions for so many workers, or the report."""
        given = json.loads(answers)
        if given is None:
            self.judgings[name] = Judging(self.table(name), workers)
        return as_text(self.judgings[name].go_on(given))

    # What is seen

    def state(self, table: HereTable, asked: Given) -> str:
        """The position after `at` moves, otherwise now."""
        looking, at = table.looking_from(OWNER, asked.get("seat")), asked.get("at")
        if at is None or at == table.number:
            return table.state_text(OWNER, looking, table.log_text(looking, table.number - 1))
        table.check_position(at)
        earlier = table.match.at(at)
        view = as_text(table.game.view(earlier.g, looking))
        return table.earlier_state_text(OWNER, looking, at, earlier.actors(), view)

    def log(self, table: HereTable, asked: Given) -> str:
        """What happened."""
        looking = table.looking_from(OWNER, asked.get("seat"))
        return f'{{"log":[{table.log_text(looking, asked.get("since"))}]}}'

    def history(self, table: HereTable, _: Given) -> str:
        """By move: who made it, the scores after it, and where rounds begin."""
        rounds = [None, *(entry.round for entry in table.entries)]
        told = (history_text(entry, before) for entry, before in zip(table.entries, rounds, strict=False))
        return f'{{"history":[{",".join(told)}]}}'

    def why(self, table: HereTable, asked: Given) -> str:
        """What can't be done now, and why."""
        seat, number = asked["seat"], asked["number"]
        table.require_own(OWNER, seat)
        table.check_number(number)
        asks = table.state == "playing" and seat in table.header.turn
        actions = barred_actions(table.match.table, seat) if asks else []
        return as_text({"number": number, "seat": seat, "actions": actions})

    def preview(self, table: HereTable, asked: Given) -> str:
        """The view after an action in which no chance is."""
        table.require_own(OWNER, asked["seat"])
        table.check_number(asked["number"])
        after = table.after(asked["seat"], asked["action"])
        return as_text({"view": None if after is None else table.game.view(after.g, asked["seat"])})

    # What is done

    def move(self, table: HereTable, asked: Given) -> str:
        """Play."""
        table.require_own(OWNER, asked["seat"])
        table.play(asked["seat"], asked["number"], asked["action"])
        self.changed(table)
        return as_text({"number": table.number})

    def undo(self, table: HereTable, asked: Given) -> str:
        """Take back."""
        table.require_own(OWNER, asked["seat"])
        stand = table.undo(asked["seat"], asked["number"])
        self.changed(table)
        return as_text({"number": table.number, "stand": stand})

    def take_along(self, table: HereTable, _: Given) -> str:
        """The save file with which the game goes on elsewhere."""
        return as_text({"name": f"{table.game.name}-{table.header.id}.trg", "text": table.file_text()})

    # Advice

    def hint(self, table: HereTable, asked: Given) -> str:
        """What a bot would do, and why."""
        seat, number = asked["seat"], asked["number"]
        table.require_own(OWNER, seat)
        _require_hints(table)
        table.check_number(number)
        if seat not in table.header.turn:
            raise Problem("not-to-move")
        seed = seed_of(number, seat)
        record = record_seen(table.match.table, seat, seed)
        found = hint(table.game.name, record, len(table.seats), seat, seed, seconds=SECONDS)
        return as_text({"number": number, "seat": seat, **hint_json(table.game, found, lambda message: "")})

    def chances(self, table: HereTable, asked: Given) -> str:
        """Everybody's chances of winning after some moves."""
        looking = table.looking_from(OWNER, asked.get("seat"))
        _require_hints(table)
        last = table.number if asked.get("to") is None else asked["to"]
        begin = last if asked.get("from") is None else asked["from"]
        table.check_position(begin)
        table.check_position(last)
        numbers = stepped(min(begin, last), last, asked.get("step") or 1)
        found = self._course(table, viewpoint_of(table, looking), numbers)
        return as_text(
            {
                "chances": [
                    {"number": number, "chances": told_chances(found[number], certain), "certain": certain}
                    for number in numbers
                    for certain in (table.header.over and number == table.number,)
                ]
            }
        )

    def _course(self, table: HereTable, viewpoint: int, numbers: list[int]) -> dict[int, Chances]:
        """Everybody's chances after each of these numbers of moves; what was found is remembered."""
        known, key = self.chances_known, (table.header.id, table.undos, viewpoint)
        missing = [number for number in numbers if (*key, number) not in known]
        if missing:
            needed = looked_at(missing)
            start, moves = table.match.at(needed[0]), table.match.moves[needed[0] : needed[-1]]
            records = positions(start, moves, needed, viewpoint)
            seats, seed = len(table.seats), seed_of(0, viewpoint)
            found = course(table.game.name, records, missing, seats, viewpoint, seed)
            known.update({(*key, number): one for number, one in zip(missing, found, strict=True)})
        return {number: known[*key, number] for number in numbers}

    def swings(self, table: HereTable, _: Given) -> str:
        """The moves of a finished game that changed somebody's chances most."""
        _require_hints(table)
        if not table.header.over:
            raise Problem("not-over")
        viewpoint = viewpoint_of(table, -1)
        found = self._course(table, viewpoint, stepped(0, table.number, max(1, -(-table.number // COARSE))))
        spans = turbulent(found, 2 * LISTED)
        fine = {number for first, last in spans for number in range(first, last + 1)}
        found |= self._course(table, viewpoint, sorted(fine - set(found)))
        swings = [
            parted(number, found[number - 1], self._around(table, viewpoint, number)) for number in candidates(found)
        ]
        told = [_with_move(table, swing) for swing in greatest(swings, table.number)]
        return as_text({"swings": told})

    def _around(self, table: HereTable, viewpoint: int, number: int) -> list[Chances]:
        before, move, seed = table.match.at(number - 1), table.match.moves[number - 1], seed_of(number, viewpoint)
        records = around(before, move, seed, partial(record_seen, seat=viewpoint, seed=seed))
        return judged(table.game.name, records, len(table.seats), viewpoint, seed_of(0, viewpoint))


def told_problem(problem: Problem) -> dict[str, Any]:
    """What is wrong, without a sentence."""
    return {"code": problem.code, "message": problem.message.as_json(), "text": problem.code, "game": problem.game}


def _require_hints(table: HereTable) -> None:
    if not has_hints(table.game.name):
        raise Problem("no-hints", name=table.game.name.capitalize())
    if not table.header.hints and not table.header.over:
        raise Problem("hints-off")


def _with_move(table: HereTable, swing: dict[str, Any]) -> dict[str, Any]:
    """A swing with the move that brought it."""
    move: Move = table.match.moves[swing["number"] - 1]
    words = table.game.action_words(table.match.at(swing["number"] - 1).g, move.seat, move.action)
    return {**swing, "mover": move.seat, "action": words.as_json()}


def _places(game: Game, match: Match) -> str:
    found = [] if game.places is None else game.places(match.at(0).g)
    return as_text({"places": [place_info(game.name, place) for place in found]})


def _read(bad: str, file: NewTable | SavedGame) -> Played:
    """What is in a file or a wish, or what is wrong with it."""
    try:
        return file.read(GAMES.__getitem__)
    except Unreadable as error:
        raise bad_file(bad, error) from None


def _seat(game: Game, place: int, wish: dict[str, Any]) -> Seat:
    """A seat of a new table."""
    kind, level, name = wish["kind"], wish.get("level"), wish.get("name")
    if kind == "bot":
        levels = levels_of(game.name)
        if level not in levels:
            raise Problem("no-such-level", name=game.name, level=repr(level or ""), levels=", ".join(levels))
        return Seat(place, "bot", None, name, level)
    if kind == "open":
        raise Problem("bad-table", reason=Message("wrong-seat-open", {"seat": str(place)}))
    return Seat(place, kind, OWNER, name, None)


def _analysed(find: Callable[[HereTable, Given], str], _: Desk, table: HereTable, asked: Given) -> str:
    return find(table, asked)


OF_TABLES: dict[str, dict[str, Callable[[Desk, HereTable, Given], str]]] = {
    "get": {
        "/api/tables/{table}": lambda desk, table, asked: as_text(table.info(OWNER)),
        "/api/tables/{table}/state": Desk.state,
        "/api/tables/{table}/log": Desk.log,
        "/api/tables/{table}/history": Desk.history,
        "/api/tables/{table}/why": Desk.why,
        "/api/tables/{table}/preview": Desk.preview,
        "/api/tables/{table}/hint": Desk.hint,
        "/api/tables/{table}/chances": Desk.chances,
        "/api/tables/{table}/swings": Desk.swings,
        "/api/tables/{table}/scene": lambda desk, table, asked: desk.scene(table.game.name),
        "/api/tables/{table}/places": lambda desk, table, asked: _places(table.game, table.match),
        "/api/tables/{table}/chat": lambda desk, table, asked: '{"chat":[]}',
    },
    "post": {
        "/api/tables/{table}/moves": Desk.move,
        "/api/tables/{table}/undo": Desk.undo,
        "/api/tables/{table}/save": Desk.take_along,
        **{path: partial(_analysed, find) for path, find in ANALYSING.items()},
    },
}
"""Requests about a table."""

OTHERS: dict[str, dict[str, Callable[[Desk, Given], str]]] = {
    "get": {"/api/games/{game}/places": Desk.places_of, "/api/games/{game}/scene": Desk.scene_of},
    "post": {"/api/tables": Desk.set_up, "/api/saves": Desk.open_save, "/api/positions/{game}/play": Desk.begin_at},
}
"""Other requests."""
