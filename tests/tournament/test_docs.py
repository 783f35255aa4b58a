"""What docs/bots.md shows is true."""

from __future__ import annotations

import re

import pytest

from tworivers.engine.compiled import PACKAGE

TEXT = (PACKAGE.parents[1] / "docs/bots.md").read_text(encoding="utf-8")


def test_the_bot_of_the_documentation_plays(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert found
    exec(compile(found[1], "docs/bots.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+\)\n", capsys.readouterr().out)
