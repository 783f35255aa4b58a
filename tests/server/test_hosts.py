"""The names a server answers to, and what counts as one address."""

from __future__ import annotations

import socket
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from server.running_server import ME, PATIENCE, SCREEN, RunningServer, Socket, live_address, quiet_settings, serving
from tworivers.server.hosts import AllowedHosts, hosts_of, network


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:80", "[::1]:8000", "[::1]", "localhost."])
def test_this_machine_is_always_meant(host: str) -> None:
    assert AllowedHosts().allow(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "192.168.1.5",
        "[",
        "[::1",
        "[::1]x",
        "a:b:c",
    ],
)
def test_other_names_arent(host: str) -> None:
    assert not AllowedHosts().allow(host)


def test_the_address_it_listens_on_is_its_name() -> None:
    hosts = hosts_of("192.168.1.5", ())
    assert hosts.allow("192.168.1.5:8000")
    assert not hosts.allow("192.168.1.6:8000")


@pytest.mark.parametrize("bound", ["0.0.0.0", "::"])
def test_on_all_interfaces_every_address_and_the_machines_name_are_its_names(bound: str) -> None:
    hosts = hosts_of(bound, ())
    name = socket.gethostname()
    for host in ("192.168.1.5:8000", "[fe80::1]:8000", name, f"{name.split('.')[0]}.local:8000"):
        assert hosts.allow(host), host
    assert not hosts.allow("evil.example:8000")


def test_names_can_be_added() -> None:
    hosts = AllowedHosts(["play.example.org", "*.example.net"])
    assert hosts.allow("Play.Example.org")
    assert hosts.allow("a.b.example.net:443")
    assert not hosts.allow("example.net")
    assert not hosts.allow("evilexample.net")
    assert AllowedHosts(["*"]).allow("anything.example")


def test_a_page_that_points_its_own_name_here_gets_nothing(server: RunningServer) -> None:
    """DNS rebinding: to the browser it is one site, and the origin fits the host."""
    evil = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    for method, path in (("GET", "/api/me"), ("POST", "/api/logout"), ("GET", "/")):
        answer = httpx.request(method, server.address + path, headers=evil, timeout=PATIENCE)
        assert answer.status_code == 421, path
        assert "--allowed-host evil.example" in answer.text
        assert "set-cookie" not in answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"
    page = httpx.get(server.address, headers=evil, timeout=PATIENCE)
    assert page.text.count("\n") == 1


def test_a_socket_to_another_name_is_never_opened(server: RunningServer) -> None:
    table = server.visitor().table("wells", ME, SCREEN)
    port = server.address.rpartition(":")[2]
    address = live_address(server.address, table)
    Socket(address, None).close()
    with socket.create_connection(("127.0.0.1", int(port))) as connection:
        connection.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert connection.recv(100).startswith(b"HTTP/1.1 403")


def test_a_name_from_the_settings_is_answered(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), allowed_hosts=("play.example.org",))) as server:
        answer = httpx.get(f"{server.address}/api/me", headers={"host": "play.example.org"}, timeout=PATIENCE)
        assert answer.status_code == 200


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 100, "x" * 64),
    ],
)
def test_a_household_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted
