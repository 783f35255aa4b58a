"""What is told to whom. Everything that leaves the server about a game passes through here.

A seat is told its own view, the events it may hear and its own actions; a spectator is told what everybody knows. The
seed stays here until the game is over. Texts are made once for everybody who may read the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import lru_cache
from itertools import zip_longest
from types import MappingProxyType
from typing import Any

from tworivers.engine.dice import seed_hash
from tworivers.engine.match import Event, Move
from tworivers.engine.messages import Message
from tworivers.engine.rules import ELSEWHERE, NOWHERE, Game, Place
from tworivers.engine.table import Table
from tworivers.server.clocks import Clocks
from tworivers.server.storage.entities import Header, Said, Seat
from tworivers.server.tables.json_text import as_text as as_text
from tworivers.server.tables.table_events import last_of, places_of
from tworivers.server.tables.turn_times import clocks_of
from tworivers.server.workers.bots import character_of

NOBODY: Mapping[int, int] = MappingProxyType({})
SPECTATOR = -1
"""In place of a seat: somebody who only watches."""
SEEDS, SECONDS = 4096, 4096
"""Hashes of seeds and times in words that are kept: every state repeats those of its table."""


hash_of_seed = lru_cache(SEEDS)(seed_hash)
"""What may be shown of a seed before the end."""


def moment(milliseconds: int) -> str:
    """A time as JSON knows it."""
    return _second(milliseconds // 1000)


@lru_cache(SECONDS)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


@dataclass(frozen=True)
class Entry:
    """A log entry: a move and its events, the words already in JSON."""

    number: int
    seat: int | None
    action: str
    events: tuple[tuple[Event, str], ...]
    scores: tuple[int, ...]
    round: int
    """The number of the round after it."""
    texts: dict[tuple[bool, ...], str] = field(default_factory=dict, compare=False, repr=False)
    """As JSON, by what of it is told: whether the action is, and which of the events."""

    def told(self, game: Game, seat: int, everything: bool) -> str:
        """As a seat (or a spectator) may read it; all of it once the game is over."""
        shown = (
            everything or not game.secrets or self.seat == seat,
            *(everything or game.hears(event, seat) for event, _ in self.events),
        )
        if shown not in self.texts:
            action = self.action if shown[0] else "null"
            heard = ",".join(text for (_, text), told in zip(self.events, shown[1:], strict=True) if told)
            seat_text = as_text(self.seat)
            self.texts[shown] = f'{{"number":{self.number},"seat":{seat_text},"action":{action},"events":[{heard}]}}'
        return self.texts[shown]

    def one_earlier(self) -> Entry:
        """The same, once a move before it has been taken back."""
        return replace(self, number=self.number - 1, texts={})


def setup_entry(table: Table, events: Sequence[Event]) -> Entry:
    """Entry 0: how the game was set up."""
    return _entry(0, None, "null", table, events)


def move_entry(number: int, move: Move, action: Message, after: Table, events: Sequence[Event]) -> Entry:
    """The entry of a move; `action` is what it was called before it was carried out."""
    return _entry(number, move.seat, as_text(action.as_json()), after, events)


def _entry(number: int, seat: int | None, action: str, after: Table, events: Sequence[Event]) -> Entry:
    game = after.game
    words = _events(game, after, events)
    return Entry(number, seat, action, words, tuple(after.scores()), game.round_number(after.g))


def _events(game: Game, table: Table, events: Sequence[Event]) -> tuple[tuple[Event, str], ...]:
    g = table.g
    return tuple((event, as_text(_event(game, game.event_words(g, event), event))) for event in events)


def _event(game: Game, words: Message, event: Event) -> dict[str, Any]:
    return {
        "kind": game.events[event[0]],
        "seat": event[1],
        "values": list(event[2:]),
        "words": words.as_json(),
        "targets": game.touches(event),
    }


def action_info(game: Game, code: int, words: Message) -> dict[str, Any]:
    """An action as views show it."""
    return {"code": code, "text": game.notation(code), "words": words.as_json(), "target": game.target(code)}


def history_text(entry: Entry, before: int | None) -> str:
    """Who moved, the scores after it and, where one begins, the round, as JSON. `before`: the round until then."""
    return as_text(
        {
            "number": entry.number,
            "seat": entry.seat,
            "scores": entry.scores,
            "round": None if entry.round == before else entry.round,
        }
    )


def table_info(
    header: Header,
    seats: Sequence[Seat],
    game: Game,
    viewer: str,
    online: Collection[str],
    state: str | None = None,
    *,
    time: int = 0,
    away: Mapping[int, int] = NOBODY,
) -> dict[str, Any]:
    """A table as a person sees it in lists and at the top of its page. `state`: as `state_of` says, if known.

    `time` is now; `away`: seats of people who may be replaced because they are away, and from when on.
    """
    state = state or state_of(header, seats)
    over = state == "over"
    return {
        "id": header.id,
        "game": header.game,
        "version": header.version,
        "options": header.options,
        "custom_box": header.box is not None,
        "public": header.public,
        "hints": header.hints,
        "chat": header.chat,
        "rated": header.rated,
        "state": state,
        "moves": header.moves,
        "seats": seat_infos(header, seats, game, viewer, online, state, time, away),
        "time_control": header.time_control,
        "ended": header.ended or ("finished" if over else None),
        "rematch": header.rematch,
        "language": header.language,
        "rating_from": header.rating_from,
        "rating_to": header.rating_to,
        "turn": header.turn if state == "playing" else [],
        "scores": header.scores,
        "winners": winners_of(header, seats) if over else None,
        "seed_hash": hash_of_seed(header.seed),
        "seed": header.seed if over else None,
        "seed_chosen": header.seed_chosen,
        "seed_told": header.seed_told,
        "save": save_kind(header, seats, game, viewer),
        "created": moment(header.created),
        "changed": moment(header.changed),
    }


def winners_of(header: Header, seats: Sequence[Seat]) -> list[int]:
    """Who has won a game that is over; nobody has won one that an operator closed."""
    if header.ended == "closed":
        return []
    places = places_of(header.scores, last_of(header, seats))
    return [seat for seat, place in enumerate(places) if place == 1]


def save_kind(header: Header, seats: Sequence[Seat], game: Game, viewer: str) -> str:
    """What a save file of a table is good for, for a person.

    "whole" replays, or goes on: the game is over, or isn't rated and nobody but this person and bots sits at it.
    "moves" can be read, but lacks the seed; "none": seats hide something, so there is no file before the end.
    """
    if header.over or (plays_alone(seats, viewer) and not header.rated):
        return "whole"
    return "none" if game.secrets else "moves"


def plays_alone(seats: Sequence[Seat], person: str) -> bool:
    """Whether every seat is a person's own or a bot's."""
    return all(seat.kind == "bot" or seat.person == person for seat in seats) and any(
        seat.person == person for seat in seats
    )


def state_text(
    *,
    more: str,
    table: dict[str, Any],
    number: int,
    seat: int | None,
    view: str,
    undo: bool,
    log: str,
    turn: list[int],
) -> str:
    """A position as a seat sees it, as JSON. `view` and `log` are JSON already; `more` goes before the other fields."""
    return (
        f'{{{more}"table":{as_text(table)},"number":{number},"seat":{as_text(seat)},"view":{view},'
        f'"undo":{as_text(undo)},"log":[{log}],"turn":{as_text(turn)}}}'
    )


def state_of(header: Header, seats: Sequence[Seat]) -> str:
    """Whether a table waits for people, plays or is over."""
    if header.over:
        return "over"
    return "playing" if all(seat.taken for seat in seats) else "waiting"


def seat_infos(
    header: Header,
    seats: Sequence[Seat],
    game: Game,
    viewer: str,
    online: Collection[str],
    state: str,
    time: int,
    away: Mapping[int, int] = NOBODY,
) -> list[dict[str, Any]]:
    """The seats of a table as a person sees them."""
    clocks = clocks_of(header, len(seats)) if state != "over" else None
    since = header.since if state == "playing" else ()
    return [
        {
            **_seat_info(seat, game.seat_names[seat.seat], viewer, online),
            "since": moment(began) if began else None,
            "clock": _clock_info(clocks, seat.seat, time),
            "replaceable": moment(away[seat.seat]) if seat.seat in away else None,
        }
        for seat, began in zip_longest(seats, since)
    ]


def _clock_info(clocks: Clocks | None, seat: int, time: int) -> dict[str, Any] | None:
    if clocks is None:
        return None
    left = max(0, clocks.left(seat, time))
    return {"left": left, "reserve": clocks.reserve(seat, time), "runs": clocks.seats[seat].since is not None}


def _seat_info(seat: Seat, name: str, viewer: str, online: Collection[str]) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "id": name,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "yours": seat.person == viewer,
        "taken": seat.taken,
        "online": seat.kind == "bot" or seat.person in online,
        "stand_in": seat.stand_in,
        "gone": seat.gone,
        "agrees": seat.agrees,
        "kept": seat.kept_for is not None,
        "kept_for_you": seat.kept_for == viewer,
    }


def place_info(game: str, place: Place) -> dict[str, Any]:
    """What a seat is and how it begins, and who a bot would be there."""
    character = character_of(game, place.id)
    return {**place.as_json(), "character": character and character.as_json()}


def said_info(said: Said) -> dict[str, Any]:
    """A chat message, as its readers get it."""
    return {
        "id": said.id,
        "from": said.name,
        "seat": said.seat,
        "text": said.text,
        "to": said.to,
        "at": moment(said.said),
        "offer": said.offer,
    }


def barred_actions(table: Table, seat: int) -> list[dict[str, Any]]:
    """The actions that would answer the question asked of a seat but can't be taken now, each with the reason."""
    game, g = table.game, table.g
    legal = {int(code) for code in table.legal(seat)}
    barred = []
    for code in range(game.actions):
        reason = None if code in legal else game.why_not(g, seat, code)
        if reason is not None and not reason.key.startswith((ELSEWHERE, NOWHERE)):
            words = game.action_words(g, seat, code)
            barred.append({**action_info(game, code, words), "why": reason.as_json()})
    return barred
