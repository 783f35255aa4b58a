"""What is told of a table's course: whose turn begins, and how a game has ended."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from server.running_server import BOT, ME, OPEN, SCREEN, RunningServer, Visitor, quiet_settings, serving
from tworivers.amyitis import GAME as AMYITIS
from tworivers.engine.match import Match
from tworivers.server.storage.entities import Seat, turns_since
from tworivers.server.tables.table_events import GameEnded, TableEvent, TableEvents, TurnBegan, places_of
from tworivers.server.tables.unkept import unkept_header


def listening(server: RunningServer) -> list[TableEvent]:
    """Everything that is told from now on."""
    told: list[TableEvent] = []
    server.services.tables.events.listen(told.append)
    return told


def test_a_turn_is_told_once_it_begins_and_to_whom(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    told = listening(server)
    table = ada.table("amyitis", ME, OPEN)
    assert told == [], "nobody's turn begins while a seat is free"
    ben.post(f"/api/tables/{table}/seats/1/join")
    (first,) = told
    assert isinstance(first, TurnBegan)
    assert first.header.id == table
    people = {0: ada, 1: ben}
    assert first.person == people[first.seat].me["id"]
    play_while_in_turn(people[first.seat], table, first.seat)
    (second,) = told[1:]
    assert isinstance(second, TurnBegan)
    assert second.seat != first.seat
    assert second.person == people[second.seat].me["id"]
    assert second.header.since[first.seat] is None
    assert second.began > first.began


def play_while_in_turn(person: Visitor, table: str, seat: int) -> None:
    """Play at random until somebody else is to decide."""
    chance = random.Random(3)
    while seat in person.get(f"/api/tables/{table}")["turn"]:
        person.play_on(table, 1, chance, (seat,))


def test_all_who_may_decide_at_once_are_told(server: RunningServer, ada: Visitor) -> None:
    told = listening(server)
    ada.table("wells", ME, SCREEN)
    assert [(type(event), event.seat) for event in told if isinstance(event, TurnBegan)] == [
        (TurnBegan, 0),
        (TurnBegan, 1),
    ]


def test_bots_turns_are_nobodys(server: RunningServer, ada: Visitor) -> None:
    told = listening(server)
    ada.table("amyitis", BOT, BOT)
    assert told == []


def test_the_end_is_told_with_everybodys_place(server: RunningServer, ada: Visitor) -> None:
    told = listening(server)
    table = ada.table("wells", ME, SCREEN)
    ada.play_on(table, 10_000, random.Random(1), (0, 1))
    ended = told[-1]
    assert isinstance(ended, GameEnded)
    info = ada.get(f"/api/tables/{table}")
    assert (ended.how, dict(ended.left)) == ("finished", {})
    assert [seat for seat, place in enumerate(ended.places) if place == 1] == info["winners"]
    assert sum(isinstance(event, GameEnded) for event in told) == 1


def test_a_turn_is_told_anew_with_the_same_beginning_after_a_restart(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        told = listening(server)
        table = ada.table("wells", ME, SCREEN)
        before = told[-1]
        cookie = ada.cookie
    with serving(quiet_settings(tmp_path)) as server:
        ada = Visitor(server.address, cookie=cookie)
        told = listening(server)
        ada.state(table, 0)
        again = told[-1]
    assert isinstance(before, TurnBegan)
    assert isinstance(again, TurnBegan)
    assert (again.header.id, again.seat, again.began) == (before.header.id, before.seat, before.began)


def test_a_listener_that_fails_disturbs_nobody(server: RunningServer, ada: Visitor) -> None:
    def fail(event: TableEvent) -> None:
        raise ValueError

    events = TableEvents()
    told: list[TableEvent] = []
    events.listen(fail)
    events.listen(told.append)
    server.services.tables.events.listen(fail)
    table = ada.table("wells", ME, SCREEN)
    ada.play(table, "ash guess deep")
    assert ada.state(table, 0)["number"] == 1
    header = replace(unkept_header("table", Match(AMYITIS, 2, "a seed")), since=[1, None])
    events.loaded(header, [Seat(0, "me", "ada", "Ada", None)])
    assert len(told) == 1


def test_who_goes_on_keeps_the_moment_and_who_is_new_gets_one() -> None:
    assert turns_since([], [0, 2], 3, 5) == [5, None, 5]
    assert turns_since([5, None, 5], [1, 2], 3, 9) == [None, 9, 5]


def test_equal_scores_share_a_place() -> None:
    assert places_of([3, 9, 3, 1]) == (2, 1, 2, 4)
