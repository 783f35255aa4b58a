"""The house keeps its shape: arrows point one way, and every file has one subject."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tworivers

PACKAGE = Path(tworivers.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

FLOORS = {
    "engine": 0,
    "amyitis": 1,
    "mesopotamia": 1,
    "games": 2,
    "bots": 3,
    "study": 4,
    "tournament": 4,
    "research": 4,
    "server": 4,
    "terminal": 4,
    "arguments": 4,
    "starting": 5,
    "competing": 6,
    "simulating": 6,
    "studying": 6,
    "cli": 7,
    "__main__": 8,
    "__init__": 0,
}
"""Who may import whom: only downwards, or within the same part."""


def part(module: str) -> str:
    """The part of the house a module belongs to."""
    return module.split(".")[1] if "." in module else "__init__"


def imports(path: Path) -> list[str]:
    """Modules of ours that a file imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tworivers"):
            found += (
                [f"tworivers.{alias.name}" for alias in node.names] if node.module == "tworivers" else [node.module]
            )
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.startswith("tworivers.")]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_arrows_point_one_way(path: Path) -> None:
    here = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    for module in imports(path):
        there = part(module)
        assert there == here or FLOORS[there] < FLOORS[here], f"{here} may not import {module}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_files_have_one_subject(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400, "too long for one subject"
    assert ast.get_docstring(ast.parse(text)), "a file opens by saying what it is"
    assert path.stem not in {"utils", "helpers", "manager", "common", "misc"}
