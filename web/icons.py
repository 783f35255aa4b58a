"""Draws the icons of the installed site from `public/favicon.svg`, by Chromium (needs playwright).

python icons.py
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent / "public"
SIZES = {"icon-192": 192, "icon-512": 512, "touch-180": 180, "maskable-512": 512}
CORNERS = re.compile(r' rx="[\d.]+"')
SHRUNK = 'transform="translate(16 16) scale(0.8) translate(-16 -16)"'


def drawn(name: str) -> str:
    """The sign; where a system cuts the corners itself, it fills its square, and what may be cut is ground."""
    sign = (HERE / "favicon.svg").read_text(encoding="utf-8")
    if name.startswith("icon"):
        return sign
    opened, ground, rest = re.match(r"(<svg[^>]*>)(<rect[^>]*/>)(.*)</svg>", sign, re.DOTALL).groups()
    shown = f"<g {SHRUNK}>{rest}</g>" if name.startswith("maskable") else rest
    return f"{opened}{CORNERS.sub('', ground)}{shown}</svg>"


def main() -> None:
    """Draw them."""
    (HERE / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 100vw; display: block }}</style>{drawn(name)}")
            page.screenshot(path=HERE / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
