"""A site of files alone: what is written, and where."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest

from tworivers.engine.objections import Objection
from tworivers.server.static_site import MARK, export

INDEX = '<html><head><link href="/icons/a.png"></head><body><script src="/assets/index-1.js"></script></body></html>'


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    engine = folder / "assets" / "engine-1"
    engine.mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "index.html.br").write_bytes(b"packed")
    (folder / "sw.js").write_text('self.KEPT={"version":"1","files":["assets/index-1.js"]};\nrest', encoding="utf-8")
    (folder / "engine.json").write_text("{}", encoding="utf-8")
    (folder / "assets" / "index-1.js").write_text("", encoding="utf-8")
    with zipfile.ZipFile(engine / "games.zip", "w") as archive:
        archive.writestr("rules.py", "x" * 10_000)
    return folder


def test_files_are_named_from_where_the_site_lies(pages: Path, tmp_path: Path) -> None:
    written = export(tmp_path / "site", pages)
    index = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert MARK in index
    assert re.findall(r'(?:href|src)="([^"]+)"', index) == ["./icons/a.png", "./assets/index-1.js"]
    assert written.files == len([path for path in (tmp_path / "site").rglob("*") if path.is_file()])


def test_its_pages_are_of_a_version_of_their_own(pages: Path, tmp_path: Path) -> None:
    export(tmp_path / "site", pages)
    first, rest = (tmp_path / "site" / "sw.js").read_text(encoding="utf-8").split(";\n")
    assert json.loads(first.removeprefix("self.KEPT="))["version"] == "1-files"
    assert rest == "rest"


def test_archives_are_packed_and_packed_files_left_out(pages: Path, tmp_path: Path) -> None:
    export(tmp_path / "site", pages)
    archive = tmp_path / "site" / "assets" / "engine-1" / "games.zip"
    assert archive.stat().st_size < 1000
    assert zipfile.ZipFile(archive).read("rules.py") == b"x" * 10_000
    assert not list((tmp_path / "site").rglob("*.br"))


def test_an_earlier_site_is_renewed_and_anything_else_left_alone(pages: Path, tmp_path: Path) -> None:
    export(tmp_path / "site", pages)
    (pages / "assets" / "index-1.js").rename(pages / "assets" / "index-2.js")
    export(tmp_path / "site", pages)
    assert [path.name for path in (tmp_path / "site" / "assets").glob("*.js")] == ["index-2.js"]
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to-ada.txt").write_text("Dear Ada", encoding="utf-8")
    with pytest.raises(Objection, match="has other files in it"):
        export(tmp_path / "letters", pages)
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["to-ada.txt"]


@pytest.mark.parametrize(("missing", "told"), [("index.html", "the pages aren't built"), ("engine.json", "without a")])
def test_what_isnt_built_is_said(pages: Path, tmp_path: Path, missing: str, told: str) -> None:
    (pages / missing).unlink()
    with pytest.raises(Objection, match=told):
        export(tmp_path / "site", pages)
    assert not (tmp_path / "site").exists()
