"""The live connection: states after every change, catching up, several seats, chat, who is there."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.running_server import (
    GAMES_HERE,
    ME,
    OPEN,
    SCREEN,
    RunningServer,
    Socket,
    Visitor,
    live_address,
    quiet_settings,
    serving,
)

WELLS = GAMES_HERE["wells"]
DEEP, ADD, STOP = WELLS.codes["guess deep"], WELLS.codes["add 1"], WELLS.codes["stop"]


def two_at_a_table(ada: Visitor, ben: Visitor) -> str:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    return table


def test_looking_answers_with_the_state_and_the_whole_log(ada: Visitor, ben: Visitor) -> None:
    table = two_at_a_table(ada, ben)
    ada.play(table, "ash guess deep")
    state = ada.socket(table, 0).wait("state")
    over_rest = ada.state(table, 0)
    assert {name: state[name] for name in ("number", "seat", "view", "undo", "turn")} == {
        name: over_rest[name] for name in ("number", "seat", "view", "undo", "turn")
    }
    assert state["log"] == ada.get(f"/api/tables/{table}/log", seat=0)["log"]
    assert "back" not in state


def test_a_move_is_acknowledged_and_everybody_sees_it_from_their_seat(
    ada: Visitor, ben: Visitor, server: RunningServer
) -> None:
    table = two_at_a_table(ada, ben)
    sockets = [ada.socket(table, 0), ben.socket(table, 1), server.visitor().socket(table)]
    for socket in sockets:
        socket.wait("state")
    assert sockets[0].ask(type="move", seat=0, number=0, action=DEEP) == {"type": "ok", "id": "question", "number": 1}
    states = [socket.state_of(1) for socket in sockets[1:]]
    assert [state["seat"] for state in states] == [1, None]
    assert [[entry["number"] for entry in state["log"]] for state in states] == [[1], [1]]
    assert states[0]["log"][0]["action"] is None


def test_refusals_come_back_with_their_id_and_change_nothing(ada: Visitor, ben: Visitor) -> None:
    table = two_at_a_table(ada, ben)
    socket = ada.socket(table, 0)

    def code(**message: object) -> str:
        answer = socket.ask(**message)
        assert answer["type"] == "error"
        assert set(answer["error"]) == {"code", "message", "text", "game", "request"}
        return str(answer["error"]["code"])

    assert code(type="move", seat=1, number=0, action=DEEP) == "not-your-seat"
    assert code(type="move", seat=0, number=0, action=ADD) == "illegal"
    assert code(type="move", seat=0, number=1, action=DEEP) == "gone-on"
    assert code(type="move", seat=5, number=0, action=DEEP) == "no-such-seat"
    assert code(type="undo", seat=0, number=0) == "no-undo"
    assert code(type="undo", seat=1, number=0) == "not-your-seat"
    assert code(type="say", text="hey", to=5) == "no-such-seat"
    assert ada.state(table, 0)["number"] == 0
    assert socket.ask(type="move", seat=0, number=0, action=DEEP)["type"] == "ok"


def test_a_move_is_acknowledged_before_anybody_is_shown_the_position_after_it(ada: Visitor) -> None:
    """Views of a hundred watchers are rendered for longer than a move takes."""
    table = ada.table("wells", ME, SCREEN)
    socket = ada.socket(table, 0)
    socket.wait("state")
    socket.send(type="move", id="move", seat=0, number=0, action=DEEP)
    came = [socket.next() for _ in range(2)]
    assert [message["type"] for message in came] == ["ok", "state"]
    assert came[1]["number"] == 1


def test_one_must_look_before_one_moves(ada: Visitor, ben: Visitor) -> None:
    table = two_at_a_table(ada, ben)
    socket = ada.socket(table, look=False)
    assert socket.ask(type="move", seat=0, number=0, action=DEEP)["error"]["code"] == "not-looking"
    socket.send(type="ping")
    assert socket.next() == {"type": "pong"}


def test_nobody_looks_from_anothers_seat(ada: Visitor, ben: Visitor, server: RunningServer) -> None:
    table = two_at_a_table(ada, ben)
    socket = server.visitor().socket(table, 0)
    assert socket.next()["error"]["code"] == "not-your-seat"
    assert ada.socket(table, 7).next()["error"]["code"] == "no-such-seat"


def test_states_come_in_order_however_quickly_one_plays(ada: Visitor, server: RunningServer) -> None:
    table = ada.table("amyitis", ME, SCREEN)
    sockets = [ada.socket(table, 0), ada.socket(table, 1), server.visitor().socket(table)]
    chance = random.Random(5)
    state = sockets[0].wait("state")
    while state["number"] < 50:
        seat = state["turn"][0]
        if state["seat"] != seat:
            sockets[0].send(type="look", seat=seat, since=state["number"])
            state = sockets[0].wait("state", lambda message, seat=seat: message["seat"] == seat)  # type: ignore[misc]
            continue
        number = sockets[0].ask(
            type="move", seat=seat, number=state["number"], action=chance.choice(state["view"]["actions"])["code"]
        )["number"]
        state = sockets[0].state_of(number)
    for socket in sockets[1:]:
        logged: list[int] = []
        while not logged or logged[-1] < 50:
            message = socket.wait("state")
            logged += [entry["number"] for entry in message["log"]]
            assert logged[-1] == message["number"]
        assert logged == list(range(51))


def test_a_reader_who_was_away_gets_the_log_since(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    socket = ada.socket(table, 0)
    assert socket.wait("state")["number"] == 0
    socket.close()
    ada.play(table, "ash guess deep", "bay guess deep", "ash add 1")
    state = ada.socket(table, 0, since=1).wait("state")
    assert [entry["number"] for entry in state["log"]] == [2, 3]
    assert "back" not in state
    assert ada.socket(table, 0, since=3).wait("state")["log"] == []
    ahead = ada.socket(table, 0, since=8).wait("state")
    assert (ahead["back"], ahead["log"]) == (3, [])


def test_undo_tells_how_many_moves_stand(ada: Visitor, server: RunningServer) -> None:
    table = ada.table("wells", ME, SCREEN)
    ada.play(table, "ash guess deep", "bay guess deep", "ash add 1", "ash add 2")
    watcher, socket = server.visitor().socket(table), ada.socket(table, 0)
    watcher.state_of(4)
    assert socket.ask(type="undo", seat=0, number=4) == {"type": "ok", "id": "question", "number": 3}
    state = watcher.state_of(3)
    assert (state["back"], state["log"]) == (3, [])
    assert socket.ask(type="move", seat=0, number=3, action=ADD)["number"] == 4
    assert [entry["number"] for entry in watcher.state_of(4)["log"]] == [4]


def test_who_comes_back_after_something_was_taken_back_gets_the_log_from_there(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    ada.play(table, "ash guess deep", "bay guess deep", "ash add 1", "ash add 2")
    for number in (4, 3):
        ada.post(f"/api/tables/{table}/undo", {"seat": 0, "number": number})
    ada.play(table, "ash add 2", "ash add 1")
    state = ada.socket(table, 0, since=4).wait("state")
    assert state["back"] == 2
    assert [entry["action"]["values"]["count"] for entry in state["log"]] == [2, 1]
    assert [entry["number"] for entry in ada.socket(table, 0, since=1).wait("state")["log"]] == [2, 3, 4]


def test_one_connection_looks_from_several_seats_in_turn(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    socket = ada.socket(table, 0)
    assert socket.wait("state")["view"]["seat"] == "ash"
    socket.send(type="look", seat=1, since=0)
    other = socket.wait("state")
    assert (other["seat"], other["view"]["seat"], other["log"]) == (1, "bay", [])
    assert socket.ask(type="move", seat=1, number=0, action=DEEP)["type"] == "ok"
    socket.send(type="look", seat=None)
    spectator = socket.wait("state", lambda state: state["seat"] is None)
    assert [entry["number"] for entry in spectator["log"]] == [0, 1]


def test_a_seat_that_was_handed_on_is_seen_no_more(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    socket = ada.socket(table, 1)
    socket.wait("state")
    ben.post("/api/claim", {"token": ada.post(f"/api/tables/{table}/seats/1/token")["token"]})
    state = socket.wait("state")
    assert (state["seat"], state["view"]["seat"]) == (None, None)
    assert socket.ask(type="move", seat=1, number=0, action=DEEP)["error"]["code"] == "not-your-seat"


def test_those_who_come_and_go_are_seen(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    socket = ada.socket(table, 0)
    assert [seat["online"] for seat in socket.wait("state")["table"]["seats"]] == [True, False]
    ben.post(f"/api/tables/{table}/seats/1/join")
    assert socket.wait("state", lambda state: state["table"]["state"] == "playing")["turn"] == [0, 1]
    other = ben.socket(table, 1)
    socket.wait("table", lambda message: message["table"]["seats"][1]["online"])
    other.close()
    socket.wait("table", lambda message: not message["table"]["seats"][1]["online"])


def test_talk_reaches_whom_it_is_meant_for(ada: Visitor, ben: Visitor, server: RunningServer) -> None:
    table = two_at_a_table(ada, ben)
    sockets = [ada.socket(table, 0), ben.socket(table, 1), server.visitor().socket(table)]
    for socket in sockets:
        socket.wait("state")
    assert sockets[0].ask(type="say", text="just us", to=1) == {"type": "ok", "id": "question"}
    assert sockets[0].ask(type="say", text="all of you") == {"type": "ok", "id": "question"}
    assert [sockets[1].wait("chat")["entry"]["text"] for _ in range(2)] == ["just us", "all of you"]
    assert sockets[2].wait("chat")["entry"]["text"] == "all of you"
    assert sockets[2].raw[-1].count("just us") == 0


def test_the_end_shows_the_seed(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN, seed="a deep well")
    socket = ada.socket(table, 0)
    ada.play_on(table, 1000, random.Random(6), (0, 1))
    state = socket.wait("state", lambda state: state["table"]["state"] == "over")
    assert state["table"]["seed"] == "a deep well"
    assert (state["turn"], state["undo"]) == ([], False)
    assert sum("a deep well" in text for text in socket.raw) == 1


NONSENSE: tuple[str | bytes, ...] = (
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"type": "dance"}',
    '{"type": "look", "seat": "0"}',
    '{"type": "look", "since": -1}',
    '{"type": "look", "seat": 1e9}',
    "[" * 9000,
    '{"type": "move", "id": 1}',
    '{"type": "move", "id": [], "seat": 0, "number": 0, "action": 0}',
    '{"type": "say", "text": ""}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "say", "text": "\\u0000"}',
    '{"type": "undo", "seat": 0, "number": 99999999999999999999}',
    "\ufeff{}",
    '{"type": "ping"',
    b"\xff\x00",
    b'{"type": "ping"}',
)


def test_messages_that_make_no_sense_are_answered(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    socket = ada.socket(table, 0)
    socket.wait("state")
    for packet in NONSENSE:
        socket.connection.send(packet)
        answer = socket.wait("error")
        assert (answer["id"], answer["error"]["code"]) == (None, "malformed"), packet
    assert socket.ask(type="move", seat=0, number=0, action=DEEP)["type"] == "ok"


def test_a_message_that_is_too_large_ends_the_connection(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    for packet in ("x" * 17_000, b"x" * 17_000, "ü" * 9_000):
        socket = ada.socket(table, 0)
        socket.wait("state")
        socket.connection.send(packet)
        with pytest.raises(ConnectionClosed) as closed:
            socket.wait("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert ada.state(table, 0)["number"] == 0


def test_who_sends_too_much_is_held_back(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), messages_per_second=0.5)) as server:
        ada = server.visitor()
        socket = ada.socket(ada.table("wells", ME, SCREEN), 0)
        for _ in range(300):
            socket.send(type="ping")
        answers = {socket.next()["type"] for _ in range(301)}
        assert "error" in answers


def closing_code(socket: Socket) -> tuple[str, int]:
    code = socket.next()["error"]["code"]
    with pytest.raises(ConnectionClosed) as closed:
        socket.next()
    assert closed.value.rcvd is not None
    return code, closed.value.rcvd.code


def test_connections_that_are_refused(server: RunningServer, ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    address = live_address(server.address, table)
    assert closing_code(Socket(address, "nonsense.cookie")) == ("bad-cookie", 4401)
    assert closing_code(Socket(live_address(server.address, "nowhere"), ada.cookie)) == ("no-such-table", 4404)
    assert closing_code(Socket(live_address(server.address, "%00"), ada.cookie)) == ("no-such-table", 4404)
    with pytest.raises(InvalidStatus) as refused:
        Socket(address, ada.cookie, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        Socket(f"{server.address.replace('http', 'ws')}/api/nowhere", ada.cookie)
    Socket(address, ada.cookie, origin=server.address).send(type="ping")


def test_a_stranger_without_a_cookie_gets_one_and_may_watch(server: RunningServer, ada: Visitor) -> None:
    socket = Socket(live_address(server.address, ada.table("wells", ME, SCREEN)), None)
    socket.send(type="look")
    assert socket.wait("state")["seat"] is None
    response = socket.connection.response
    assert response is not None
    assert "tworivers=" in response.headers["set-cookie"]


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor()
        socket = ada.socket(ada.table("wells", ME, SCREEN))
        socket.wait("state")
    with pytest.raises(ConnectionClosed) as closed:
        socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_a_look_names_the_pace_and_skipping_lasts_until_one_is_asked(
    ada: Visitor, ben: Visitor, server: RunningServer
) -> None:
    table = two_at_a_table(ada, ben)
    live = next(one for one in server.services.tables.loaded() if one.header.id == table)
    socket = ada.socket(table, look=False)
    socket.send(type="look", seat=0, since=None, pace="told")
    socket.wait("state")
    assert [listener.pace for listener in live.listeners] == ["told"]
    ada.play(table, "ash guess deep")
    assert live.header.turn == [1], "the test is about somebody who isn't asked"
    socket.send(type="skip")
    socket.send(type="ping")
    socket.wait("pong")
    assert [listener.pace for listener in live.listeners] == ["instant"]
    ben.play(table, f"{WELLS.seat_names[1]} guess deep")
    assert 0 in live.header.turn
    assert [listener.pace for listener in live.listeners] == ["told"]


def test_an_unknown_pace_is_refused(ada: Visitor) -> None:
    socket = ada.socket(ada.table("wells", ME, SCREEN), look=False)
    socket.send(type="look", seat=0, pace="hasty")
    assert socket.wait("error")["error"]["code"] == "malformed"
