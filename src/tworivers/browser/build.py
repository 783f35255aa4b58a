"""Builds the games' modules for the browser.

    python -m tworivers.browser.build FOLDER           of every game that has bots
    python -m tworivers.browser.build FOLDER amyitis   of one

GAME.wasm has a memory of its own and is called from anywhere; GAME.json says how its memory is laid out. GAME.so lives
in the memory of Python in a page (`in_pyodide.py`). Modules are kept beside the compiled rules and built anew when
something that their kernels reach has changed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import tworivers.engine
from tworivers.engine.cache_folders import cache_folder
from tworivers.engine.cache_keys import file_hash, hash_of, key_of
from tworivers.engine.compiled import one_at_a_time

if TYPE_CHECKING:
    from tworivers.engine.wasm import Modules

HERE = Path(__file__).resolve().parent
BUILDERS = (
    HERE / "modules.py",
    *(
        Path(path) / file
        for path in tworivers.engine.__path__
        for file in ("wasm.py", "wasm_linking.py", "wasm_objects.py")
    ),
)
"""Files that decide on a module besides the rules in it."""
FOR_BROWSERS = {"NUMBA_OPT": "0", "TWORIVERS_JIT": "1"}
"""How a process that builds is set: the code for this machine isn't wanted, Numba only types and lowers."""


def build(name: str, folder: Path) -> None:
    """Put a game's module and what a page must know of it into a folder. The process must not have used rules yet."""
    from tworivers.engine.wasm import calls_of, lowering, modules_of

    with lowering() as lowered:
        from tworivers.bots.registry import JUDGEMENTS
        from tworivers.browser.modules import exports_of, layout_of
        from tworivers.games import GAMES

        game, judgement = GAMES[name], JUDGEMENTS.get(name)
        exports = exports_of(game, judgement)
        reached = sorted(key_of(export.kernel.py_func).stamp for export in exports.values())
        kept = cache_folder(f"wasm_{name}-{hash_of(*reached, *(file_hash(str(file)) for file in BUILDERS))}")
        with one_at_a_time(f"wasm-{name}"):
            made = kept / name
            if not made.exists():
                _fill(made, modules_of(exports, lowered), calls_of(exports))
    folder.mkdir(parents=True, exist_ok=True)
    for ending in (".wasm", ".so"):
        shutil.copyfile(made / f"{name}{ending}", folder / f"{name}{ending}")
    calls = json.loads((made / "calls.json").read_text(encoding="utf-8"))
    layout = json.dumps({**layout_of(game, judgement), "calls": calls}, separators=(",", ":"))
    (folder / f"{name}.json").write_text(layout, encoding="utf-8")


def _fill(made: Path, modules: Modules, calls: dict[str, list[str]]) -> None:
    """Keep what was built: the folder is there once all of it is."""
    unfinished = made.with_name("unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    (unfinished / f"{made.name}.wasm").write_bytes(modules.own)
    (unfinished / f"{made.name}.so").write_bytes(modules.beside)
    (unfinished / "calls.json").write_text(json.dumps(calls), encoding="utf-8")
    unfinished.replace(made)


def main() -> None:
    """Build what is asked for, each game in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="?")
    given = parser.parse_args()
    if given.game:
        build(given.game, given.folder)
        return
    from tworivers.bots.registry import JUDGEMENTS

    environment = {**os.environ, **FOR_BROWSERS}
    for name in JUDGEMENTS:
        subprocess.run([sys.executable, "-m", __spec__.name, str(given.folder), name], check=True, env=environment)


if __name__ == "__main__":
    main()
