"""How soon a click is on the screen, and how much a first visit loads: a real server, a real Chromium.

    python bench/pages.py                    two people share the screen, no bots
    python bench/pages.py --game mesopotamia --seats 3

A move counts from the click until the frame that shows it in the log has been painted. Seeds are fresh.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
READY = ".asking button[data-code]:not(:disabled), .desk .ways button:enabled"
PREPARING = 409
MOVE = """([ready]) => new Promise(done => {
    const entries = () => [...document.querySelectorAll('[data-number]')];
    const newest = () => Math.max(0, ...entries().map(entry => Number(entry.dataset.number)));
    const before = newest(), start = performance.now();
    const shown = () => setTimeout(() => done(performance.now() - start));
    const look = () => (newest() > before ? shown() : requestAnimationFrame(look));
    document.querySelector(ready).click();
    requestAnimationFrame(look);
})"""


def visit(page: Page, address: str) -> int:
    """Open the first page; returns the bytes that came over the line."""
    sizes: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(address, wait_until="networkidle")
    return sum(sizes)


def table_of(page: Page, game: str, seats: int) -> str:
    """A new table at which all seats share the screen, once the game's rules are ready."""
    kinds = [{"kind": "me"}] + [{"kind": "screen"}] * (seats - 1)
    answer = page.request.post("/api/tables", data={"game": game, "seats": kinds})
    while answer.status == PREPARING:
        page.wait_for_timeout(1000)
        answer = page.request.post("/api/tables", data={"game": game, "seats": kinds})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def times_of_moves(page: Page, moves: int) -> list[float]:
    """Milliseconds from a click to the screen, for some moves."""
    times = []
    for _ in range(moves):
        page.locator(READY).first.wait_for()
        page.wait_for_timeout(150)  # pieces that still move from the last time
        times.append(float(page.evaluate(MOVE, [READY])))
    return times


def measure(game: str, seats: int, moves: int) -> dict[str, Any]:
    """Start the server and Chromium, and play."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "Chromium isn't installed"
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "tworivers",
            "serve",
            "--port",
            "0",
            "--db",
            f"sqlite:///{Path(folder) / 'tables.sqlite'}",
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://[^\s/]+", server.stdout.readline())
            assert found, "the server didn't start"
            with sync_playwright() as started:
                browser = started.chromium.launch(executable_path=chromium, args=FLAGS)
                context = browser.new_context(base_url=found[0], viewport={"width": 1440, "height": 900})
                context.add_init_script("localStorage.setItem('tworivers', JSON.stringify({confirm: false}))")
                page = context.new_page()
                loaded = visit(page, found[0])
                table_of(page, "mesopotamia", 3)  # then nothing is compiled any more
                page.goto(f"/t/{table_of(page, game, seats)}")
                times = sorted(times_of_moves(page, moves))
                browser.close()
        finally:
            server.terminate()
            server.wait(30)
    return {
        "first_page_kB": round(loaded / 1000, 1),
        "moves": moves,
        "median_ms": round(statistics.median(times), 1),
        "p95_ms": round(times[int(0.95 * (len(times) - 1))], 1),
        "max_ms": round(times[-1], 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=40)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.moves), indent=2))


if __name__ == "__main__":
    main()
