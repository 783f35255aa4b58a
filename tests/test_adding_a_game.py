"""A game from outside: `examples/wells` is installed as a package and played everywhere; its documentation is true."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tworivers.engine.compiled import PACKAGE

REPOSITORY = PACKAGE.parents[1]
EXAMPLE = REPOSITORY / "examples" / "wells"
PATIENCE = 60.0


class Installed:
    """Python with the example installed, in a folder of its own."""

    def __init__(self, target: Path, folder: Path) -> None:
        path = os.pathsep.join([str(target), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.environment = {**os.environ, "PYTHONPATH": path, "TWORIVERS_JIT": "0", "XDG_DATA_HOME": str(folder)}
        self.folder = folder

    def run(self, *arguments: str, typed: str = "") -> str:
        """What Python prints; it must succeed."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def tworivers(self, *arguments: str, typed: str = "") -> str:
        """What a command prints."""
        return self.run("-m", "tworivers", *arguments, "--lang", "en", typed=typed)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The example, installed by pip as its users would."""
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", str(target)]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--no-index", str(EXAMPLE)], check=True)
    return Installed(target, tmp_path_factory.mktemp("elsewhere"))


def test_it_comes_from_the_installed_package(installed: Installed) -> None:
    shown = installed.run("-c", "from tworivers.games import GAMES; print(GAMES['wells'].standard_box)")
    assert Path(shown.strip()).is_relative_to(installed.environment["PYTHONPATH"].split(os.pathsep)[0])


def test_it_can_be_simulated(installed: Installed) -> None:
    found = json.loads(installed.tworivers("simulate", "wells", "--seats", "3", "--games", "5", "--json"))
    assert (found["game"], found["games"], found["options"]) == ("wells", 5, {"start": "first"})
    assert found["decisions"] > 15


def test_it_can_be_played_in_the_terminal(installed: Installed) -> None:
    played = ("play", "wells", "--seats", "human,random", "--seed", "x", "--save", "game.trg")
    shown = installed.tworivers(*played, typed="1\n" * 60)
    assert "Wells: Ash, Bay (random bot)" in shown
    assert "The game is over" in shown
    assert installed.tworivers("verify", "game.trg").startswith("game.trg: sound\n")


def test_help_names_it(installed: Installed) -> None:
    shown = " ".join(installed.run("-m", "tworivers", "play", "--help").replace("│", " ").split())
    assert "amyitis, mesopotamia or wells" in shown
    assert "wells: start=first or thrown" in shown


def test_its_own_tests_pass(installed: Installed) -> None:
    """They call the conformance suite."""
    shutil.copy(EXAMPLE / "test_wells.py", installed.folder)
    assert "2 passed" in installed.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "test_wells.py"
    )


@pytest.fixture
def address(installed: Installed, tmp_path: Path) -> Iterator[str]:
    """Where a server is that was started with the example installed."""
    options = ("--port", "0", "--db", f"sqlite:///{tmp_path}/tables.sqlite", "--workers", "1", "--pause", "0")
    server = subprocess.Popen(
        [sys.executable, "-m", "tworivers", "serve", *options],
        cwd=tmp_path,
        env=installed.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().split()[-1]
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)
        server.stdout.close()


def test_it_can_be_played_on_a_server_against_a_bot(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        http.get("/api/me")
        assert [game["name"] for game in http.get("/api/games").json()["games"]] == ["amyitis", "mesopotamia", "wells"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = http.post("/api/tables", json={"game": "wells", "seats": seats}).json()["id"]
        while (state := wait_for_turn(http, table))["table"]["state"] != "over":
            action = state["view"]["actions"][-1]["code"]
            move = {"seat": 0, "number": state["number"], "action": action}
            http.post(f"/api/tables/{table}/moves", json=move).raise_for_status()
        assert len(state["table"]["scores"]) == 2


def wait_for_turn(http: httpx.Client, table: str) -> dict[str, Any]:
    """The position when it is our turn or the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state: dict[str, Any] = http.get(f"/api/tables/{table}/state", params={"seat": 0}).raise_for_status().json()
        if 0 in state["turn"] or state["table"]["state"] == "over":
            return state
        time.sleep(0.02)
    raise AssertionError("the bot didn't move")


def test_what_the_documentation_quotes_stands_in_the_example() -> None:
    text = (REPOSITORY / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    quoted = re.findall(r"^`([\w/.]+)`:\n+```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    fences = re.findall(r"^```\w+$", text, re.MULTILINE)
    assert len(quoted) == len(fences) >= 10, "every quotation opens with the name of its file"
    for name, code in quoted:
        assert code in (EXAMPLE / name).read_text(encoding="utf-8"), f"{name} doesn't hold:\n{code}"
