"""The Chromium that the tests of the pages use: the system's, or one that Playwright has brought.

As a program it brings one where there is none, or says how to get one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without windows first: it takes half the processor time, since it keeps no menus and toolbars for a page."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # small letters are as wide as with windows
]
HOW = """The tests of the pages need Chromium, and there is none: neither chromium-headless-shell, chromium
nor google-chrome is on the PATH, and Playwright could not fetch one. Install it, for example by
`apt-get install chromium-headless-shell` (other systems: chromium) or
`.venv/bin/python -m playwright install --with-deps chromium`, and start again."""


def found_chromium() -> str | None:
    """The program, if there is one."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def starts(path: str) -> bool:
    """Whether it runs here: a downloaded one may lack libraries of the system."""
    tried = subprocess.run([path, "--headless", "--version"], capture_output=True, check=False)
    return tried.returncode == 0


def main() -> int:
    """Make sure there is one."""
    path = found_chromium()
    if path is None:
        print("Fetching a Chromium for the tests of the pages.", flush=True)
        fetched = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        path = found_chromium() if fetched.returncode == 0 else None
    if path is None or not starts(path):
        print(HOW, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    os.environ.setdefault("PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS", "1")
    sys.exit(main())
