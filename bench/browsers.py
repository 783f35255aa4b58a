"""How fast rules run in Chromium, beside native code on the same core; and how large a page's files are.

python -m bench.browsers [--core 0] [--games 2000] [--rounds 5]
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SEED = 2026


def main() -> None:
    """Measure in turns, so that whatever else the machine does slows both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--core", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    from playwright.sync_api import sync_playwright

    from tworivers.bots.registry import JUDGEMENTS
    from tworivers.browser.build import FOR_BROWSERS
    from tworivers.browser.in_chromium import ChromiumModule, timed_games
    from tworivers.engine.simulate import simulate
    from tworivers.games import GAMES

    os.sched_setaffinity(0, {given.core})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in JUDGEMENTS:
            game, page = GAMES[name], browser.new_page()
            with tempfile.TemporaryDirectory() as folder:
                command = [sys.executable, "-m", "tworivers.browser.build", folder, name]
                subprocess.run(command, check=True, env={**os.environ, **FOR_BROWSERS})
                code = (Path(folder) / f"{name}.wasm").read_bytes()
            module = ChromiumModule(page, code)
            for seats in (game.seats[0], game.seats[-1]):
                rates: list[tuple[float, float]] = []
                for turn in range(given.rounds + 1):
                    began = time.perf_counter()
                    played = simulate(game, seats, given.games, SEED + turn, {}, threads=1)
                    native = time.perf_counter() - began
                    made, there = timed_games(module, game, seats, SEED + turn, given.games)
                    assert made == int(played.decisions.sum()), "they played other games"
                    # the first round warms up
                    rates += [(made / native, made / there)] if turn else []
                here, beside = (statistics.median(column) for column in zip(*rates, strict=True))
                shares = [f"{there / native:.2f}" for native, there in rates]
                print(
                    f"{name} {seats} seats, native {here / 1e6:.2f} M decisions, Chromium {beside / 1e6:.2f} M,"
                    f" {statistics.median(map(float, shares)):.0%} ({' '.join(shares)}); {len(code)} bytes",
                    flush=True,
                )
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
