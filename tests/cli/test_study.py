"""`tworivers study`: the report, printed or written, and what can't be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.shell import refused, run
from tworivers.engine.compiled import PACKAGE
from tworivers.mesopotamia import GAME
from tworivers.study.figures import Telling
from tworivers.study.registry import STUDIES
from tworivers.study.report import Asked, Study, is_report

FINDINGS = "## What the figures say"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """A study without games, and what it was asked for."""
    asked = []

    def report(study: Study, telling: Telling, wish: Asked, findings: str, played: Callable[[], None]) -> str:
        asked.append((wish.games, wish.seed))
        played()
        return f"# A study\n\n{findings}\n{telling.heading('overview')}\n\n{wish.games} games\n"

    monkeypatch.setattr("tworivers.cli.running.study.report", report)
    return asked


def test_it_prints_the_report(quick: list[tuple[int, int]]) -> None:
    shown = run("study", "mesopotamia")
    assert shown.exit_code == 0, shown.output
    assert shown.stdout == f"# A study\n\n{FINDINGS}\n\n## Overview\n\n1000 games\n"
    run("study", "mesopotamia", "--games", "20", "--seed", "7")
    assert quick == [(1000, 1), (20, 7)]


def test_it_writes_the_report_and_keeps_the_findings_of_an_earlier_one(
    tmp_path: Path, quick: list[tuple[int, int]]
) -> None:
    path = tmp_path / "new" / "study.md"
    assert run("study", "mesopotamia", "--games", "20", "--out", path).stdout == ""
    path.write_text(path.read_text().replace(FINDINGS, f"{FINDINGS}\n\nLarsa is strong."))
    run("study", "mesopotamia", "--games", "30", "--out", path)
    assert "Larsa is strong." in path.read_text()
    assert "30 games" in path.read_text()
    assert "20 games" not in path.read_text()


def test_nothing_but_reports_is_overwritten(tmp_path: Path, quick: list[tuple[int, int]]) -> None:
    for content in (b"mine", b"\xff"):
        (tmp_path / "mine").write_bytes(content)
        assert refused("study", "mesopotamia", "--out", tmp_path / "mine").startswith(
            f"{tmp_path}/mine exists already and is left as it is"
        )
        assert (tmp_path / "mine").read_bytes() == content
    assert quick == []


def test_what_cant_be_studied_or_written(
    tmp_path: Path, quick: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no bot 'nobody'" in refused("study", "amyitis", "--bot", "nobody")
    monkeypatch.delitem(STUDIES, "amyitis")
    assert refused("study", "amyitis") == "there is no study of amyitis; there is one of mesopotamia"
    assert refused("study", "amyitis", "--lang", "de") == "zu amyitis gibt es keine Studie; es gibt eine zu mesopotamia"
    assert refused("study", "chess") == "unknown game 'chess'; there is amyitis, mesopotamia"
    assert refused("study", "mesopotamia", "--out", "") == "--out: expected the name of a file, found nothing"
    assert refused("study", "mesopotamia", "--out", tmp_path) == f"{tmp_path}: can't be written: it is a folder"
    assert "--games" in refused("study", "mesopotamia", "--games", "0")
    assert quick == []


def test_the_document_says_how_it_is_made() -> None:
    text = (PACKAGE.parents[1] / "docs/studies/mesopotamia.md").read_text(encoding="utf-8")
    assert is_report(Telling("en", GAME), text)
    assert "`tworivers study mesopotamia --games 300 --seed 1 --out docs/studies/mesopotamia.md`" in text
