"""Chat over REST: to everybody, to one seat, and what can't be said."""

from __future__ import annotations

from server.running_server import ME, OPEN, SCREEN, RunningServer, Visitor


def test_what_is_said_is_heard_by_whom_it_was_said_to(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    path = f"/api/tables/{table}/chat"
    said = ada.post(path, {"text": " Hello\nall "})
    assert (said["from"], said["seat"], said["text"], said["to"]) == ("Ada", 0, "Hello\nall", None)
    ada.post(path, {"text": "just us", "to": 1})
    cyd = server.visitor("Cyd")
    assert cyd.post(path, {"text": "may I watch?"})["seat"] is None
    assert [entry["text"] for entry in ben.get(path)["chat"]] == ["Hello\nall", "just us", "may I watch?"]
    assert [entry["text"] for entry in ada.get(path)["chat"]] == ["Hello\nall", "just us", "may I watch?"]
    assert [entry["text"] for entry in cyd.get(path)["chat"]] == ["Hello\nall", "may I watch?"]


def test_two_parties_can_talk_alone_at_a_table_of_many(server: RunningServer) -> None:
    people = [server.visitor(name) for name in ("Ada", "Ben", "Cyd", "Dan")]
    table = people[0].table("mesopotamia", ME, OPEN, OPEN, OPEN)
    for seat in (1, 2, 3):
        people[seat].post(f"/api/tables/{table}/seats/{seat}/join")
    path = f"/api/tables/{table}/chat"
    sockets = [person.socket(table, seat) for seat, person in enumerate(people)]
    people[1].post(path, {"text": "a treaty?", "to": 3})
    assert sockets[3].ask(type="say", text="agreed", to=1)["type"] == "ok"
    people[0].post(path, {"text": "what are you whispering?"})
    heard = [[entry["text"] for entry in person.get(path)["chat"]] for person in people]
    assert heard[1] == heard[3] == ["a treaty?", "agreed", "what are you whispering?"]
    assert heard[0] == heard[2] == ["what are you whispering?"]
    for socket in (sockets[0], sockets[2]):
        assert socket.wait("chat")["entry"]["text"] == "what are you whispering?"


def test_a_note_goes_with_an_offer_to_its_party_alone(server: RunningServer) -> None:
    ada, ben, cyd = people = [server.visitor(name) for name in ("Ada", "Ben", "Cyd")]
    table = ada.table("mesopotamia", ME, OPEN, OPEN)
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/seats/{seat}/join")
    path = f"/api/tables/{table}/chat"
    for text in ("trade second", "give ore", "send"):
        state = ada.state(table, 0)
        code = next(action["code"] for action in state["view"]["actions"] if action["text"] == text)
        ada.move(table, 0, state["number"], code)
    number = ada.state(table, 0)["number"]
    said = ada.post(path, {"text": "for <b>peace</b>", "to": 1, "offer": number})
    assert (said["offer"], said["seat"], said["to"]) == (number, 0, 1)
    assert [entry["offer"] for entry in ben.get(path)["chat"]] == [number]
    assert cyd.get(path)["chat"] == []
    assert cyd.refused("POST", path, {"text": "me too", "to": 1, "offer": number}) == (403, "not-your-offer")
    assert ada.refused("POST", path, {"text": "to all", "offer": number}) == (403, "not-your-offer")
    assert ada.refused("POST", path, {"text": "when?", "to": 1, "offer": number + 1}) == (404, "no-such-position")
    assert ada.refused("POST", path, {"text": "x" * 141, "to": 1, "offer": number}) == (422, "long-note")
    assert ada.socket(table, 0).ask(type="say", text="soon", to=1, offer=number)["type"] == "ok"


def test_private_words_stay_with_whom_they_were_said_to(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    path = f"/api/tables/{table}/chat"
    ada.post(path, {"text": "to an empty chair", "to": 1})
    ben.post(f"/api/tables/{table}/seats/1/join")
    ada.post(path, {"text": "for Ben alone", "to": 1})
    token = ben.post(f"/api/tables/{table}/seats/1/token")["token"]
    cyd = server.visitor("Cyd")
    cyd.post("/api/claim", {"token": token})
    ada.post(path, {"text": "for Cyd alone", "to": 1})
    assert [entry["text"] for entry in cyd.get(path)["chat"]] == ["for Cyd alone"]
    assert [entry["text"] for entry in ben.get(path)["chat"]] == ["for Ben alone"]
    assert [entry["text"] for entry in ada.get(path)["chat"]] == ["to an empty chair", "for Ben alone", "for Cyd alone"]


def test_what_cant_be_said(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    path = f"/api/tables/{table}/chat"
    for text in ("", "  ", "x" * 501, "nul\x00", "bell\a"):
        assert ada.refused("POST", path, {"text": text}) == (422, "malformed"), text
    assert ada.refused("POST", path, {"text": "hey", "to": 9}) == (404, "no-such-seat")
    assert ada.get(path)["chat"] == []


def test_a_table_without_chat_is_silent(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN, chat=False)
    ben.post(f"/api/tables/{table}/seats/1/join")
    path = f"/api/tables/{table}/chat"
    assert ada.get(f"/api/tables/{table}")["chat"] is False
    for speech in ({"text": "hey"}, {"text": "hey", "to": 1}):
        assert ada.refused("POST", path, speech) == (403, "no-chat")
        assert ben.socket(table, 1).ask(type="say", **speech)["error"]["code"] == "no-chat"
    assert ada.get(path)["chat"] == []
    assert ada.get(f"/api/tables/{ada.table('wells', ME, SCREEN)}")["chat"] is True


def test_nobody_chats_without_end(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    codes = [ada.http.post(f"/api/tables/{table}/chat", json={"text": "spam"}).status_code for _ in range(35)]
    assert codes == [201] * 30 + [429] * 5
