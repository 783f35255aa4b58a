"""The middleware: origin, content type, size, unknown addresses; and the headers of every answer."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running_server import ME, PATIENCE, SCREEN, RunningServer, Visitor, quiet_settings, serving
from tworivers.server.middleware import LARGE, LIMIT


def test_another_sites_page_changes_nothing(ada: Visitor) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", ""):
        assert ada.refused("PATCH", "/api/me", {"name": "Eve"}, headers={"origin": origin}) == (403, "wrong-origin")
        assert ada.refused("POST", "/api/logout", headers={"origin": origin}) == (403, "wrong-origin")
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_page_of_this_server_may(server: RunningServer, ada: Visitor) -> None:
    answer = ada.http.patch("/api/me", json={"name": "Ada L"}, headers={"origin": server.address})
    assert answer.json()["name"] == "Ada L"


def test_what_forms_of_other_sites_could_send_isnt_taken(ada: Visitor) -> None:
    body = json.dumps({"name": "Eve"})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        assert ada.refused("PATCH", "/api/me", content=body, headers={"content-type": kind}) == (415, "not-json")
        if kind:
            assert ada.refused("POST", "/api/logout", headers={"content-type": kind}) == (415, "not-json")
    assert ada.refused("POST", "/api/saves", content=body, headers={"content-type": "application/json"}) == (
        415,
        "not-json",
    )


def test_bodies_that_are_too_large(ada: Visitor) -> None:
    assert ada.refused("PATCH", "/api/me", {"name": "x" * LIMIT}) == (413, "too-large")
    assert ada.refused("POST", "/api/tables", {"game": "x" * LARGE, "seats": []}) == (413, "too-large")
    assert ada.refused("POST", "/api/saves", content="x" * (LARGE + 1), headers={"content-type": "text/plain"}) == (
        413,
        "too-large",
    )
    parts = (b"x" * 1000 for _ in range(100))
    assert ada.refused("PATCH", "/api/me", content=parts, headers={"content-type": "application/json"}) == (
        413,
        "too-large",
    )
    assert ada.refused("POST", "/api/tables", {"game": "x" * LIMIT, "seats": []}) == (422, "malformed")


def test_bodies_that_make_no_sense(ada: Visitor) -> None:
    for body in (
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"name": 1}',
        b'{"name": "x", "name2": 1}',
        b"[" * 60_000,
    ):
        assert ada.refused("PATCH", "/api/me", content=body, headers={"content-type": "application/json"}) == (
            422,
            "malformed",
        ), body[:20]
    assert ada.get("/api/me")["name"] == "Ada"


def test_addresses_and_methods_there_arent(ada: Visitor) -> None:
    assert ada.refused("GET", "/api/nothing") == (404, "no-such-page")
    assert ada.refused("GET", "/api/") == (404, "no-such-page")
    assert ada.refused("DELETE", "/api/me") == (405, "no-such-method")
    assert ada.refused("POST", "/api/games", {}) == (405, "no-such-method")
    assert ada.refused("POST", "/somewhere", {}) == (405, "no-such-method")
    assert ada.refused("GET", "/api/tables/nowhere") == (404, "no-such-table")
    assert ada.refused("GET", "/api/tables/nowhere/live") == (404, "no-such-page")


def test_a_request_that_isnt_http_is_dropped_and_the_server_goes_on(server: RunningServer, ada: Visitor) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    for rubbish in (
        b"\x00\xff\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    ):
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(rubbish)
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_client_that_leaves_in_the_middle_of_its_request(server: RunningServer, ada: Visitor) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    start = (
        f"PATCH /api/me HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Cookie: tworivers={ada.cookie}\r\nContent-Type: application/json\r\n"
    )
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(f'{start}Content-Length: 500\r\n\r\n{{"name": "Eve"'.encode())
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_body_that_is_cut_short_is_no_error(server: RunningServer) -> None:
    """There is nobody to answer, and nothing to complain about."""
    messages = iter(
        [{"type": "http.request", "body": b'{"name": "Eve', "more_body": True}, {"type": "http.disconnect"}]
    )
    sent: list[object] = []

    async def receive() -> Any:
        return next(messages)

    async def send(message: object) -> None:
        sent.append(message)

    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), (b"content-length", b"500")]
    scope = {"type": "http", "method": "PATCH", "path": "/api/me", "query_string": b"", "headers": headers}
    asyncio.run(server.server.app(scope, receive, send))
    assert sent == []


def test_an_error_of_ours_is_noted_and_answered_with_the_same_headers(
    server: RunningServer, ada: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: str) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(server.services.tables, "visit", broken)
    answer = ada.http.get("/api/tables/any")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "on purpose" in caplog.text


def test_browsers_that_came_by_https_shall_do_so_again(server: RunningServer, tmp_path: Path) -> None:
    """As the web server in front says; those that came by HTTP are told nothing, nor is anybody else's word taken."""
    told = {"x-forwarded-proto": "https"}
    answer = httpx.get(f"{server.address}/api/me", headers=told, timeout=PATIENCE)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "; Secure" in answer.headers["set-cookie"]
    plain = httpx.get(f"{server.address}/api/me", timeout=PATIENCE)
    assert "strict-transport-security" not in plain.headers
    assert "; Secure" not in plain.headers["set-cookie"]
    with serving(replace(quiet_settings(tmp_path), trusted_proxies=("192.0.2.1",))) as other:
        untrusted = httpx.get(f"{other.address}/api/me", headers=told, timeout=PATIENCE)
        assert "strict-transport-security" not in untrusted.headers


def test_every_answer_carries_the_headers_that_protect_people(ada: Visitor) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = ada.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"


def test_long_answers_are_compressed(ada: Visitor) -> None:
    table = ada.table("amyitis", ME, SCREEN)
    with ada.http.stream("GET", f"/api/tables/{table}/state", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join(answer.iter_raw())
    assert json.loads(gzip.decompress(raw))["number"] == 0


def test_the_api_describes_itself(ada: Visitor) -> None:
    described = ada.get("/api/openapi.json")
    assert "/api/tables/{table}/moves" in described["paths"]
