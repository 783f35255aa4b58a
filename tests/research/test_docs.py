"""The page for researchers is true: its code is that of the examples, and they run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tworivers.engine.compiled import PACKAGE

REPOSITORY = PACKAGE.parents[1]
EXAMPLES = sorted((REPOSITORY / "examples" / "research").glob("*.py"))


def test_the_page_shows_the_examples() -> None:
    page = (REPOSITORY / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert sorted(blocks) == sorted(path.read_text(encoding="utf-8") for path in EXAMPLES)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path) -> None:
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
