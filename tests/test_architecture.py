"""The shape of the source: imports point one way, never in a circle; files have one subject; games are named once."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tworivers
from tworivers.games import BUILT_IN

PACKAGE = Path(tworivers.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
PARTS = sorted({path.relative_to(PACKAGE).parts[0] for path in FILES if path.parent != PACKAGE})

FLOORS = {
    "__init__": 0,
    "languages": -1,
    "engine": 0,
    "amyitis": 1,
    "mesopotamia": 1,
    "games": 2,
    "bots": 3,
    "lessons": 3,
    "analysis": 4,
    "browser": 6,
    "study": 4,
    "research": 4,
    "training": 5,
    "tournament": 4,
    "server": 5,
    "cli": 7,
    "__main__": 8,
}
"""Who may import whom: only downwards, or within the same part."""

SHARED = ("server", "tournament", "cli", "lessons", "analysis")
"""Parts that serve every game and name none."""
PACKED = (16, 64)


@cache
def parsed(path: Path) -> ast.Module:
    """A file's syntax."""
    return ast.parse(path.read_text(encoding="utf-8"))


def module_name(path: Path) -> str:
    """The name that a file is imported by."""
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path for path in FILES}


def imported(path: Path) -> Iterator[str]:
    """Modules of ours that a file imports, wherever in it: at the top, in functions, and for the type checker only."""
    package = module_name(path) if path.stem == "__init__" else module_name(path).rpartition(".")[0]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                names = (f"{base}.{alias.name}", base)
                yield from [name for name in names if name in MODULES][:1]


def part(module: str) -> str:
    """The part of the package a module belongs to."""
    return module.split(".")[1] if "." in module else "__init__"


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules of which each imports the next and the last the first; none if there is no circle."""
    done: set[str] = set()

    def walk(module: str, way: list[str]) -> list[str]:
        if module in way:
            return way[way.index(module) :]
        if module not in done:
            for other in sorted(graph[module]):
                if found := walk(other, [*way, module]):
                    return found
        done.add(module)
        return []

    return next((found for module in sorted(graph) if (found := walk(module, []))), [])


def import_graph(package: str) -> dict[str, set[str]]:
    """Who imports whom in a package.

    A package stands for all of its modules, so that a module that imports its own package makes a circle.
    """
    inside = [name for name in MODULES if name == package or name.startswith(f"{package}.")]
    graph = {name: {other for other in imported(MODULES[name]) if other in inside} - {name} for name in inside}
    for name in inside:
        if "." in name and name.rpartition(".")[0] in graph:
            graph[name.rpartition(".")[0]].add(name)
    return graph


PACKAGES = sorted(module_name(path).partition(".")[2] for path in FILES if path.stem == "__init__")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    here = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    for module in imported(path):
        there = part(module)
        assert there == here or FLOORS[there] < FLOORS[here], f"{here} may not import {module}"


def test_every_part_has_a_floor_and_every_floor_a_part() -> None:
    assert set(FLOORS) == {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in FILES}


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_go_in_no_circle(package: str) -> None:
    found = circle(import_graph(f"tworivers.{package}".rstrip(".")))
    assert not found, " → ".join([*found, found[0]])


def test_circles_are_found() -> None:
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c"]


@pytest.mark.parametrize("name", [path.relative_to(PACKAGE).as_posix() for path in FILES])
def test_files_have_one_subject(name: str) -> None:
    path = PACKAGE / name
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, "too long for one subject"
    assert ast.get_docstring(parsed(path)), "a file opens by saying what it is"
    assert path.stem not in {"utils", "helpers", "manager", "common", "misc"}


@pytest.mark.parametrize("shared", SHARED)
def test_what_serves_all_games_names_none(shared: str) -> None:
    """Neither in code nor in strings, comments and catalogues; what must be known of a game comes from the registry."""
    kinds = {".py", ".ftl", ".css", ".html", ".toml", ".mako"}
    files = [path for path in (PACKAGE / shared).rglob("*") if path.suffix in kinds]
    built = PACKAGE / "server" / "pages"
    assert files
    for path in files:
        if not path.is_relative_to(built):
            found = re.search("|".join(BUILT_IN), path.read_text(encoding="utf-8"), re.IGNORECASE)
            assert not found, f"{path.relative_to(PACKAGE)} names {found and found[0]}"


def part_files(name: str) -> list[Path]:
    """The files of a part."""
    return sorted((PACKAGE / name).rglob("*.py"))


def is_task(node: ast.AST) -> bool:
    """Whether `Task` or a member of it stands somewhere in an expression."""
    return any(isinstance(inner, ast.Name) and inner.id == "Task" for inner in ast.walk(node))


def ordered_tasks(tree: ast.AST) -> Iterator[int]:
    """Lines that depend on the order of `Task`'s members."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for op, left, right in zip(node.ops, sides, sides[1:], strict=False):
                if isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) and (is_task(left) or is_task(right)):
                    yield node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("range", "sorted"):
            if any(map(is_task, node.args)):
                yield node.lineno


def bare_packings(tree: ast.AST) -> Iterator[int]:
    """Lines that divide by 16 or 64 without a name for it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.FloorDiv | ast.Mod):
            divisor: ast.AST = node.right if isinstance(node, ast.BinOp) else node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod":
            divisor = node.args[1]
        else:
            continue
        if isinstance(divisor, ast.Constant) and divisor.value in PACKED:
            yield node.lineno


@pytest.mark.parametrize("name", PARTS)
def test_tasks_have_no_order(name: str) -> None:
    found = [f"{path.relative_to(PACKAGE)}:{line}" for path in part_files(name) for line in ordered_tasks(parsed(path))]
    assert not found, "compared by order: " + ", ".join(found)


@pytest.mark.parametrize("name", PARTS)
def test_packings_have_names(name: str) -> None:
    found = [f"{path.relative_to(PACKAGE)}:{line}" for path in part_files(name) for line in bare_packings(parsed(path))]
    assert not found, "packed numbers taken apart in place: " + ", ".join(found)


@pytest.mark.parametrize(
    "code",
    [
        "t < Task.A",
        "Task.A <= t <= 9",
        "a >= int(Task.B)",
        "range(Task.A, Task.B)",
        "range(3, Task.B + 1)",
        "sorted(Task)",
    ],
)
def test_an_order_of_tasks_is_found(code: str) -> None:
    assert list(ordered_tasks(ast.parse(code)))


@pytest.mark.parametrize("code", ["t == Task.A", "t in (Task.A, Task.B)", "x < 3 and t == Task.A", "Task.A != t"])
def test_other_uses_of_tasks_are_let_be(code: str) -> None:
    assert not list(ordered_tasks(ast.parse(code)))


@pytest.mark.parametrize("code", ["v // 16", "v % 64", "v //= 16", "divmod(v, 16)"])
def test_a_bare_packing_is_found(code: str) -> None:
    assert list(bare_packings(ast.parse(code)))
    assert not list(bare_packings(ast.parse(code.replace("16", "ROOM").replace("64", "ROOM"))))


def test_the_command_starts_without_games_bots_and_server() -> None:
    """`tworivers --help` answers at once."""
    code = "import sys, tworivers.cli; print(*sorted({'numpy', 'numba', 'fastapi', 'fluent'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
