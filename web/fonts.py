"""Letters small enough to travel with the first page: from the fonts' packages, only what the pages say in.

`npm ci` first, and fonttools and brotli from PyPI; then `python fonts.py` in web/. What it writes is kept in the
repository, so that nobody needs it to build the pages. Letters of other languages come from the packages themselves.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules" / "@fontsource-variable"
FOLDER = HERE / "src" / "styles" / "fonts"
FAMILIES = ("fraunces", "inter")
WEIGHTS = (400, 750)
"""The lightest and the boldest the pages are written in."""
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "cv05", "ss03"]
WESTERN = (
    *range(0x100), 0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC, *range(0x2000, 0x2070), 0x20AC, 0x2122,
    0x2191, 0x2193, 0x2212, 0x2215, 0xFEFF, 0xFFFD,
)  # fmt: skip
OURS = "čďěňřšťůžČĎĚŇŘŠŤŮŽőűŐŰ"
"""What Czech and Hungarian write beyond the letters of Western Europe."""


def main() -> None:
    """Write all files."""
    for family in FAMILIES:
        for part, letters in (("latin", WESTERN), ("latin-ext", tuple(map(ord, OURS)))):
            write(family, part, letters)
        shutil.copy(PACKAGES / family / "LICENSE", FOLDER / f"{family}-LICENSE.txt")


def write(family: str, part: str, letters: tuple[int, ...]) -> None:
    """One file: these letters in our weights."""
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False)
    font = load_font(str(PACKAGES / family / "files" / f"{family}-{part}-wght-normal.woff2"), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    path = FOLDER / f"{family}-{part}.woff2"
    save_font(font, str(path), options)
    print(path.relative_to(HERE), path.stat().st_size)


if __name__ == "__main__":
    main()
