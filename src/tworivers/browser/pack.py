"""Packs what a page needs to run games by itself: Python for browsers, NumPy, our own modules, kernels and boxes.

    python -m tworivers.browser.pack MODULES FOLDER

MODULES is where npm has put packages (`web/node_modules`). FOLDER gets the files that Python in a page begins with, as
they are, `games.zip` with all the rest, `games.json`, which says what can be played, and `GAME.written.json`, what is
read of a game (`written.py`). Which modules of ours go along follows from what `desk.py` imports.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tworivers.bots.levels import LEVELS
from tworivers.engine.rules import Game
from tworivers.games import BUILT_IN, GAMES
from tworivers.server.routes.games import game_info

PACKAGE = "tworivers"
BEGINS_WITH = ("tworivers.browser.in_pyodide", "tworivers.browser.desk", "tworivers.browser.adviser")
PYODIDE = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
HERE = {"numpy", PACKAGE}
"""Packages that a page has besides Python's own."""
UNCHECKED = {"tworivers.engine.boxes", "tworivers.lessons.facts", "tworivers.lessons.reading"}
"""Modules that make do without pydantic (`unchecked.py`)."""
DATA = ("box.toml", "weights.toml", "languages.json", "ratings.json", "lessons/*", "found/*")
READ = (".toml", ".json", ".trg")
"""Files of ours that modules read."""
NUMPY_LEFT_OUT = (
    *("/tests/", "/f2py/", "/_pyinstaller/", "/distutils/", "/testing/", "/include/", "/random/", "/fft/", "/ma/"),
    *("/polynomial/", "/conftest", ".pyi", ".a", "RECORD"),
)
ALWAYS_THE_SAME = (2020, 1, 1, 0, 0, 0)
"""When files in the archive are said to be written, so that the same files make the same archive."""


def pack(modules: Path, folder: Path) -> None:
    """Fill the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(modules / "pyodide" / name, folder / name)
    # no other packages of Pyodide's are ever loaded
    lock = json.loads((modules / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    kernels = folder / "kernels"
    subprocess.run([sys.executable, "-m", "tworivers.browser.build", str(kernels)], check=True)
    with zipfile.ZipFile(folder / "games.zip", "w") as archive:
        for name, content in sorted({**_numpy(modules), **_ours(), **_games(kernels)}.items()):
            archive.writestr(zipfile.ZipInfo(name, ALWAYS_THE_SAME), content)
    shutil.rmtree(kernels)
    for name in BUILT_IN:
        (folder / f"{name}.written.json").write_bytes(_told_by(["-m", "tworivers.browser.written", name]))
    known = [_known(GAMES[name]) for name in BUILT_IN]
    (folder / "games.json").write_text(json.dumps(known), encoding="utf-8")


def _known(game: Game) -> dict[str, Any]:
    """A game as pages know it, with the opponents that play without a network."""
    told = game_info(game).model_dump()
    told["levels"] = [name for name in told["levels"] if not LEVELS[name].learned]
    return told


def module_files() -> dict[str, Path]:
    """Our modules that the page imports, at once or later, and the packages they are in."""
    found: dict[str, Path] = {}
    waiting = [*BEGINS_WITH, *_of_games()]
    while waiting:
        name = waiting.pop()
        if name in found or not (file := _file_of(name)):
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if name in BEGINS_WITH or name in UNCHECKED or not _wants_more(tree):
            found[name] = file
            waiting += [name.rpartition(".")[0], *_imports(tree, name)]
    return found


def _of_games() -> Iterator[str]:
    """The modules that registries name in words."""
    for place in BUILT_IN.values():
        package = place.partition(":")[0]
        yield package
        yield f"{package}.record"


def _file_of(name: str) -> Path | None:
    """The file of a module of ours; None for what is none."""
    if name.partition(".")[0] != PACKAGE:
        return None
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return None
    return Path(spec.origin) if spec and spec.origin and spec.origin.endswith(".py") else None


def _imports(tree: ast.AST, module: str) -> Iterator[str]:
    """Every module that is imported somewhere, and what may be one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _wants_more(tree: ast.Module) -> bool:
    """Whether a module can't be imported in a page: at its top it wants packages that aren't there."""
    names = [name for node in tree.body for name in _imports(ast.Module([node], []), "") if _is_import(node)]
    return any(name.partition(".")[0] not in HERE | sys.stdlib_module_names for name in names)


def _is_import(node: ast.stmt) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)


def _ours() -> dict[str, bytes]:
    """Our modules and the data they read, by their names in the archive."""
    files = module_files()
    root = Path(files[PACKAGE]).parent.parent
    folders = {file.parent for file in files.values()}
    data = [path for folder in folders for name in DATA for path in folder.glob(name) if path.suffix in READ]
    return {str(path.relative_to(root)): path.read_bytes() for path in [*files.values(), *data]}


def _games(kernels: Path) -> dict[str, bytes]:
    """Kernels, boxes and scenes."""
    found = {}
    for name in BUILT_IN:
        found[f"ready/{name}.so"] = (kernels / f"{name}.so").read_bytes()
        calls = json.loads((kernels / f"{name}.json").read_text(encoding="utf-8"))["calls"]
        found[f"ready/{name}.json"] = json.dumps({"calls": calls}).encode()
        box, _, scene = _told_by(["-c", BOX_AND_SCENE, name]).partition(b"\n")
        found[f"ready/{name}.box"], found[f"ready/{name}.scene.json"] = bytes.fromhex(box.decode()), scene
    return found


BOX_AND_SCENE = """
import json, sys
from tworivers.games import GAMES
game = GAMES[sys.argv[1]]
scene = json.dumps(game.scene(game.standard_box.read_text(encoding="utf-8")), ensure_ascii=False)
sys.stdout.buffer.write(game.box.tobytes().hex().encode() + b"\\n" + scene.encode())
"""
"""What another process tells of a game."""


def _told_by(program: list[str]) -> bytes:
    """What another Python prints: here rules may be native code."""
    plain = {**os.environ, "TWORIVERS_JIT": "0"}
    return subprocess.run([sys.executable, *program], check=True, capture_output=True, env=plain).stdout


def _numpy(modules: Path) -> dict[str, bytes]:
    """NumPy as it was built for browsers, without what nobody needs there."""
    (packed,) = (modules / "@emscripten-forge" / "numpy" / "pkg").glob("*.tar.gz")
    marker = "site-packages/"
    found = {}
    with tarfile.open(packed) as archive:
        for member in archive:
            _, within, name = member.name.partition(marker)
            if not member.isfile() or not within or any(part in f"/{name}" for part in NUMPY_LEFT_OUT):
                continue
            content = archive.extractfile(member)
            assert content is not None
            found[name] = content.read()
    return found


def main() -> None:
    """Pack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", type=Path)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    pack(given.modules, given.folder)


if __name__ == "__main__":
    main()
