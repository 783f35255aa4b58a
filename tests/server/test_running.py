"""Starting from the command line: the line that says where, and one clear line for what can't be."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from server.running_server import quiet_settings, serve_command
from tworivers.cli import app
from tworivers.server import running

PATIENCE = 180
"""Seconds."""
PLAIN = {**os.environ, "TWORIVERS_JIT": "0"}


def serve(*more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tworivers", "serve", *more]
    return subprocess.run(command, capture_output=True, text=True, env=PLAIN, timeout=PATIENCE)


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = serve("--port", str(port))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"127.0.0.1:{port}" in done.stderr
    assert "--port" in done.stderr


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--limit", "chat_per_year=3"),
        ("--limit", "chat_per_minute=many"),
        ("--limit", "chat_per_minute=0"),
        ("--db", "nonsense"),
        ("--db", "sqlite:////proc/none/x.sqlite"),
        ("--host", "no.such.host.example"),
    ],
)
def test_what_cant_be_served(option: str, value: str) -> None:
    done = serve("--port", "0", option, value)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert value in done.stderr


def test_what_is_chosen_when_it_starts() -> None:
    hosts, proxies = ["play.example.org"], ["10.0.0.0/8"]
    chosen = running.chosen_settings(None, None, 0.0, hosts, proxies, ["chat_per_minute=7", "bytes_per_minute=9"])
    assert chosen.allowed_hosts == ("play.example.org",)
    assert chosen.trusted_proxies == ("10.0.0.0/8",)
    assert (chosen.chat_per_minute, chosen.bytes_per_minute) == (7, 9)


def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    command = serve_command("--db", f"sqlite:///{tmp_path / 'tables.sqlite'}", "--workers", "1")
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=PLAIN)
    assert process.stdout is not None
    address = process.stdout.readline().split()[-1]
    assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in complaints


def test_without_a_command_it_starts_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[object] = []

    class Pretended:
        def __init__(self, host: str, port: int, settings: object) -> None:
            seen.extend((host, port))
            self.address = "http://127.0.0.1:8000"

        def run(self, browser: bool) -> None:
            seen.append(browser)

    monkeypatch.setattr(running, "Server", Pretended)
    monkeypatch.setattr("tworivers.cli.running.progress.prepare", lambda *_: None)
    assert CliRunner().invoke(app, []).exit_code == 0
    assert seen == ["127.0.0.1", 8000, True]


def test_the_browser_opens_at_the_servers_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = running.Server("127.0.0.1", 0, quiet_settings(tmp_path))

    def opened(address: str) -> None:
        assert httpx.get(address, timeout=PATIENCE).status_code == 200
        seen.append(address)
        server.stop()

    seen: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened)
    server.run(browser=True)
    assert seen == [server.address]
