"""Whatever is sent, the server answers and goes on: requests made up from the API's description, and socket rubbish."""

from __future__ import annotations

import json
import random
import threading
from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from server.running_server import GAMES_HERE, ME, PATIENCE, SCREEN, RunningServer, Visitor
from turns import in_turn
from tworivers.server.app import create_app
from tworivers.server.settings import Settings

WELLS = GAMES_HERE["wells"]


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(games=GAMES_HERE)).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.parametrize("label", in_turn(sorted(OPERATIONS), 2))
def test_every_request_the_description_allows_is_answered_as_described(
    server: RunningServer, ada: Visitor, label: str
) -> None:
    table = ada.table("wells", ME, SCREEN)
    session = requests.Session()
    session.cookies.set("tworivers", ada.cookie)

    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def story(data: st.DataObject) -> None:
        case = data.draw(OPERATIONS[label].as_strategy())
        if "table" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["table"] = table
        response = case.call(base_url=server.address, session=session, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    story()


def packet(chance: random.Random, moves: int) -> str | bytes:
    """Something to send: sound, nearly sound, or rubbish."""
    numbers: tuple[Any, ...] = (-1, 0, 1, 2, moves, moves + 1, 7, 2**31, 2**63, 10**30, 0.5, "0", None, True, [], {})
    message: dict[str, Any] = {
        "type": chance.choice(("look", "move", "move", "move", "undo", "say", "ping", "dance", "", None, 3)),
        "id": chance.choice((1, "x", None, [], {}, 2**80, "y" * 200)),
        "seat": chance.choice(numbers),
        "number": chance.choice(numbers),
        "action": chance.choice((*numbers, *range(WELLS.actions))),
        "since": chance.choice(numbers),
        "to": chance.choice(numbers),
        "text": chance.choice(("hey", "", "x" * 600, "\x00", "\u202e", "\ud800", 7, None)),
    }
    for name in chance.sample(sorted(message), chance.randrange(4)):
        del message[name]
    text = json.dumps(message)
    kind = chance.random()
    if kind < 0.7:
        return text
    if kind < 0.8:
        place = chance.randrange(len(text))
        return text[:place] + chr(chance.randrange(0x20, 0x2FF)) + text[place + 1 :]
    if kind < 0.9:
        return chance.randbytes(chance.randrange(200))
    return chance.choice(
        ("", "[" * 3000, '{"a":' * 2000, "9" * 10_000, '"' + "é" * 7000 + '"', "\ufeff" + text, text * 3)
    )


def test_the_whole_description_is_tried() -> None:
    assert len(OPERATIONS) == sum(len(methods) for methods in SCHEMA.raw_schema["paths"].values()) > 20


def test_rubbish_through_a_socket_is_answered_and_breaks_nothing(server: RunningServer, ada: Visitor) -> None:
    chance = random.Random(11)
    table = ada.table("wells", ME, SCREEN)
    for round_number in range(12):
        socket = ada.socket(table, round_number % 2)
        socket.wait("state")
        moves = ada.get(f"/api/tables/{table}")["moves"]
        for sent in range(60):
            socket.connection.send(packet(chance, moves + sent % 3))
        socket.ask(type="say", text="enough")
        errors = [message["error"]["code"] for message in socket.unread if message["type"] == "error"]
        assert errors
        assert not {"broken", "not-kept"} & set(errors)
        socket.close()
    assert ada.get(f"/api/tables/{table}")["moves"] == len(ada.get(f"/api/tables/{table}/history")["history"]) - 1


@pytest.mark.parametrize("size", [16 * 1024 + 1, 100_000, 3_000_000])
def test_messages_too_large_end_only_their_own_connection(server: RunningServer, ada: Visitor, size: int) -> None:
    table = ada.table("wells", ME, SCREEN)
    other, socket = ada.socket(table, 0), ada.socket(table, 0)
    socket.wait("state")
    with suppress(ConnectionClosed):
        socket.connection.send("x" * size)
    with pytest.raises(ConnectionClosed):
        socket.wait("never")
    assert other.ask(type="move", seat=0, number=0, action=WELLS.codes["guess deep"])["type"] == "ok"


def test_connections_that_break_off_at_any_moment(server: RunningServer, ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    for moment in range(12):
        socket = ada.socket(table, 0, look=moment % 3 > 0)
        if moment % 2:
            socket.send(type="move", seat=0, number=0, action=WELLS.codes["guess deep"])
        socket.connection.socket.close()
    ada.play(table, "bay guess deep")
    seats = [entry["seat"] for entry in ada.get(f"/api/tables/{table}/log")["log"]]
    assert seats.count(1) == 1
    assert seats.count(0) <= 1, "what was sent may have got lost with the connection, but counts once at most"


def test_a_reader_who_never_reads_delays_nobody(server: RunningServer, ada: Visitor) -> None:
    table = ada.table("amyitis", ME, SCREEN)
    sleepers = [ada.socket(table, 0) for _ in range(3)]
    chance = random.Random(3)
    player = threading.Thread(target=ada.play_on, args=(table, 60, chance, (0, 1)))
    player.start()
    player.join(300)
    assert not player.is_alive()
    assert ada.get(f"/api/tables/{table}")["moves"] == 60
    numbers: list[int] = []
    while not numbers or numbers[-1] < 60:
        numbers += [entry["number"] for entry in sleepers[0].wait("state")["log"]]
    assert numbers == list(range(61))
