"""A Firefox as the system has it, driven by WebDriver BiDi, which it speaks by itself: pages in which scripts run."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

NAMES = ("firefox-esr", "firefox")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 180.0
"""Seconds in which anything must be answered."""
PREFERENCES = {
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
}


def found_firefox() -> str | None:
    """The program, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class FirefoxPage:
    """A tab."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.number = line, 0
        self.send("session.new", capabilities={})
        self.tab = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **given: Any) -> dict[str, Any]:
        """Ask the browser, and wait for its answer."""
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": given}))
        while True:
            heard = json.loads(self.line.recv(PATIENCE))
            if heard.get("id") == self.number:
                assert heard["type"] == "success", heard
                answer: dict[str, Any] = heard["result"]
                return answer

    def goto(self, address: str) -> None:
        """Open an address."""
        self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """The window's size."""
        self.send("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def evaluate(self, script: str, given: Any = None, /) -> Any:
        """What a function gives."""
        call = f"async () => JSON.stringify((await ({script})({json.dumps(given)})) ?? null)"
        found = self.send(
            "script.callFunction", functionDeclaration=call, awaitPromise=True, target={"context": self.tab}
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])


@contextmanager
def firefox(program: str) -> Iterator[FirefoxPage]:
    """A new Firefox with an empty profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with open(f"{profile}/user.js", "w", encoding="utf-8") as file:
            file.writelines(
                f"user_pref({json.dumps(name)}, {json.dumps(set_)});\n" for name, set_ in PREFERENCES.items()
            )
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
            try:
                assert process.stderr is not None
                address = next(found[1] for line in process.stderr if (found := LISTENING.search(line)))
                with connect(f"{address}/session", max_size=None) as line:
                    yield FirefoxPage(line)
            finally:
                process.terminate()
