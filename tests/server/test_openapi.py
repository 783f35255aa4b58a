"""The document that describes the server: the socket's messages stand in it, and are what the socket tells."""

from __future__ import annotations

import json

from server.running_server import ME, SCREEN, Visitor
from tworivers.server.openapi import HEARD, TOLD

SCHEMAS = {model.model_fields["type"].annotation.__args__[0]: model for model in TOLD}  # type: ignore[union-attr]


def test_the_document_describes_the_sockets_messages(ada: Visitor) -> None:
    schemas = ada.get("/api/openapi.json")["components"]["schemas"]
    assert {model.__name__ for model in (*HEARD, *TOLD)} <= set(schemas)
    references = set(json.dumps(schemas).split('"#/components/schemas/')[1:])
    assert {reference.split('"')[0] for reference in references} <= set(schemas), "nothing is referred to in vain"


def test_the_socket_tells_what_the_document_says(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    socket = ada.socket(table, 0)
    socket.state_of(0)
    ben.socket(table)
    socket.wait("table")
    action = ada.state(table, 0)["view"]["actions"][0]["code"]
    socket.ask(type="move", seat=0, number=0, action=action)
    socket.ask(type="move", seat=0, number=0, action=action)
    socket.ask(type="say", text="Good wells make good neighbours.")
    socket.ask(type="undo", seat=0, number=1)
    socket.send(type="ping")
    socket.wait("pong")
    told = [json.loads(text) for text in socket.raw]
    assert {message["type"] for message in told} == set(SCHEMAS)
    for message in told:
        model = SCHEMAS[message["type"]]
        model.model_validate(message)
        fields = {field.alias or name for name, field in model.model_fields.items()}
        assert set(message) <= fields, f"more than the document says: {set(message) - fields}"
