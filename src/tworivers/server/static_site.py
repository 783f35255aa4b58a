"""The pages as a site of files alone, for any web server that hands out files, in whatever folder of it.

Everybody plays on their own device there. The pages are those of the server; their first page says that there is none
behind it (`web/src/lib/site.ts`), and names its files from where it lies itself.
"""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection
from tworivers.server.middleware import HEADERS
from tworivers.server.settings import PAGES

INDEX, KEEPER, ENGINE = "index.html", "sw.js", "engine.json"
MARK = '<meta name="tworivers" content="files" />'
PACKED = (".br", ".gz")
"""Web servers that hand out files pack them by themselves."""
FROM_THE_ROOT = re.compile(r'\b(href|src)="/')
LISTED = re.compile(r"self\.KEPT=(\{.*?\});\n")
NO_JEKYLL = ".nojekyll"
"""A file that keeps GitHub Pages from leaving files out."""


@dataclass(frozen=True)
class Written:
    """What was written."""

    files: int
    size: int
    """In bytes."""


def export(folder: Path, pages: Path = PAGES) -> Written:
    """Write the site into a folder that is new, empty, or has an earlier one."""
    if not (pages / INDEX).is_file():
        raise Objection(Message("wrong-site-pages"), TERMINAL_WORDS)
    if not (pages / ENGINE).is_file():
        raise Objection(Message("wrong-site-engine"), TERMINAL_WORDS)
    _make_room(folder)
    shutil.copytree(pages, folder, ignore=_left_out, dirs_exist_ok=True)
    for archive in folder.glob("assets/engine-*/games.zip"):
        _pack(archive)
    keeper = (pages / KEEPER).read_text(encoding="utf-8")
    (folder / KEEPER).write_text(LISTED.sub(_renamed, keeper, count=1), encoding="utf-8")
    (folder / NO_JEKYLL).touch()
    # the last one: a folder with it is a whole site
    (folder / INDEX).write_text(_first_page((pages / INDEX).read_text(encoding="utf-8")), encoding="utf-8")
    written = [path for path in folder.rglob("*") if path.is_file()]
    return Written(len(written), sum(path.stat().st_size for path in written))


def _make_room(folder: Path) -> None:
    """Nothing but an earlier site is ever removed."""
    if folder.is_dir() and any(folder.iterdir()):
        index = folder / INDEX
        if not (index.is_file() and MARK in index.read_text(encoding="utf-8", errors="replace")):
            raise Objection(Message("wrong-site-folder", {"folder": str(folder)}), TERMINAL_WORDS)
        shutil.rmtree(folder / "assets", ignore_errors=True)


def _left_out(place: str, names: list[str]) -> set[str]:
    return {name for name in names if name.endswith(PACKED) or name in (INDEX, KEEPER, ENGINE)}


def _first_page(html: str) -> str:
    policy = HEADERS["content-security-policy"].partition("; frame-ancestors")[0]
    head = f'{MARK}\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return FROM_THE_ROOT.sub(r'\1="./', html).replace("<head>", f"<head>\n    {head}", 1)


def _renamed(found: re.Match[str]) -> str:
    """The service worker's list, under a version of its own: its first page is another one than the server's."""
    kept = json.loads(found[1])
    return f"self.KEPT={json.dumps({**kept, 'version': kept['version'] + '-files'}, separators=(',', ':'))};\n"


def _pack(archive: Path) -> None:
    """Pack within an archive what a server of ours packs on its way."""
    smaller = archive.with_suffix(".smaller")
    with zipfile.ZipFile(archive) as whole, zipfile.ZipFile(smaller, "w") as packed:
        for one in whole.infolist():
            packed.writestr(one, whole.read(one), zipfile.ZIP_DEFLATED, compresslevel=9)
    smaller.replace(archive)
