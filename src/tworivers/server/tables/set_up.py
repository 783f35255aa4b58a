"""Positions set up by hand: what pages are told of one, the saved game that begins there, and the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.engine.position_fields import Choice, Field
from tworivers.engine.positions import BadPosition, differing, laid, told, values_of
from tworivers.engine.rules import BadOption, Game
from tworivers.engine.table import Table
from tworivers.server.problems import bad_file
from tworivers.server.tables.outgoing import as_text, setup_entry, state_text, table_info
from tworivers.server.tables.unkept import LEARNER, unkept_header, unkept_seats
from tworivers.server.workers.files import Unreadable


@dataclass(frozen=True)
class Beginning:
    """What a position is set up on: a table as its seed lays it out, and what differs from that."""

    seats: int
    seed: str
    options: Mapping[str, str]
    values: Mapping[str, str]


def match_of(game: Game, wish: Beginning) -> Match:
    """The match that begins at a position; a `Problem` says what is wrong with it."""
    try:
        fresh = Table(game, wish.seats, wish.seed, wish.options)
        text = differing(told(game, fresh), wish.values)
        return Match(game, wish.seats, wish.seed, wish.options, position=text)
    except (BadOption, BadPosition) as error:
        raise bad_file("bad-table", Unreadable(error, game.name)) from None


def set_up_text(game: Game, wish: Beginning) -> str:
    """A position as it is shown to whoever sets it up, as JSON: all things and their values, and what can't be.

    What can be is shown on the board, too.
    """
    try:
        fresh = Table(game, wish.seats, wish.seed, wish.options)
        before = told(game, fresh)
        found = laid(game, fresh, wish.values)
    except (BadOption, BadPosition) as error:
        raise bad_file("bad-table", Unreadable(error, game.name)) from None
    fault = found.fault.message.values.get("reason") if found.fault else None
    if found.fault and fault is None:
        raise bad_file("bad-table", Unreadable(found.fault, game.name))
    lists: dict[str, list[dict[str, Any]]] = {}
    changed = [name for name, value in found.values.items() if before[name] != value]
    state = "null" if found.fault else _state(game, match_of(game, wish))
    plain = {
        "seats": wish.seats,
        "seed": wish.seed,
        "options": dict(wish.options),
        "fields": [_field(one, found.values[one.name], lists) for one in found.fields],
        "lists": lists,
        "changed": changed,
        "fault": fault.as_json() if fault is not None and not isinstance(fault, int | str) else None,
    }
    return f'{as_text(plain)[:-1]},"state":{state}}}'


def _field(one: Field, value: str, lists: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    shown = {"name": one.name, "group": one.group.as_json(), "words": one.words.as_json(), "value": value}
    if not one.choices:
        return {**shown, "least": one.least, "most": one.most, "list": None}
    return {**shown, "least": 0, "most": 0, "list": _listed(one.choices, lists)}


def _listed(choices: Sequence[Choice], lists: dict[str, list[dict[str, Any]]]) -> str:
    """The name of a list of choices: many things share one."""
    plain = [{"value": choice.value, "words": choice.words.as_json()} for choice in choices]
    known = next((name for name, one in lists.items() if one == plain), None)
    if known is None:
        known = str(len(lists))
        lists[known] = plain
    return known


def _state(game: Game, match: Match) -> str:
    """The board, as whoever is to move sees it."""
    turn = match.table.actors()
    seat = turn[0] if turn else 0
    header = unkept_header("setup", match)
    return state_text(
        more="",
        table=table_info(header, unkept_seats(match, seat), game, LEARNER, (LEARNER,)),
        number=0,
        seat=seat,
        view=as_text(game.view(match.table.g, seat)),
        undo=False,
        log=setup_entry(match.table, []).told(game, seat, False),
        turn=turn,
    )


def file_json(game: Game, wish: Beginning) -> dict[str, str]:
    """The saved game that begins there, before its first move."""
    return {"name": f"{game.name}-position.trg", "text": save_text(match_of(game, wish))}


def beginning_of(match: Match) -> Beginning:
    """The position where a match stands, as it would be set up."""
    game = match.game
    fresh = told(game, Table(game, match.seats, match.seed, match.options, version=match.version))
    return Beginning(match.seats, match.seed, match.options, values_of(differing(fresh, told(game, match.table))))
