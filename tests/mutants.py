"""Proves that the tests guard the rules: breaks one rule at a time and expects a test to notice.

    python tests/mutants.py                     all games, a few minutes each on two free cores
    python tests/mutants.py --game amyitis      one game
    python tests/mutants.py --only procession   those with this in their name
    python tests/mutants.py --check             only whether the tables fit the rules and the tests; a moment

Run it after rules or their tests have changed. The table of a game is mutants.txt beside its tests. An entry names a
place in the game's rules page and what goes wrong there; then the rule file and the tests that must fail; then the
change as a diff. Changes are made in copies of the repository, one at a time in each, and the rules run as plain
Python. A mutant that survives is a hole in the tests, or a change that changes nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

REPOSITORY = Path(__file__).resolve().parents[1]
RULES = Path("src/tworivers")
TESTS = Path("tests")
GAMES = sorted(table.parent.name for table in (REPOSITORY / TESTS).glob("*/mutants.txt"))
AT_ONCE = 2
SECONDS = 120
"""Far more than the tests of any mutant take: one that needs longer never ends."""


class BadTable(Exception):
    """An entry that does not fit its form or the rules as they are now."""


@dataclass(frozen=True)
class Mutant:
    """A rule gone wrong: its name, its file, the tests that must fail, and which text becomes which."""

    name: str
    file: Path
    tests: tuple[str, ...]
    changes: tuple[tuple[str, str], ...]

    def mutate(self, text: str) -> str:
        """The text of the rule file with the rule broken; each old text must stand there exactly once."""
        for old, new in self.changes:
            if text.count(old) != 1:
                raise BadTable(
                    f"{self.name}: this must stand exactly once in {self.file}, "
                    f"but stands there {text.count(old)} times:\n{old}"
                )
            text = text.replace(old, new)
        return text

    def check(self) -> None:
        """Whether the rule file has what is to be changed, and the tests that must fail are there."""
        self.mutate((REPOSITORY / self.file).read_text(encoding="utf-8"))
        for test in self.tests:
            path, _, name = test.partition("::")
            text = (REPOSITORY / path).read_text(encoding="utf-8")
            if f"def {name.partition('[')[0]}(" not in text:
                raise BadTable(f"{self.name}: {path} has no test {name}")


def read_table(game: str) -> list[Mutant]:
    """All mutants of a game; an empty line lies between two."""
    text = (REPOSITORY / TESTS / game / "mutants.txt").read_text(encoding="utf-8")
    return [read_entry(game, entry) for entry in text.strip().split("\n\n")]


def read_entry(game: str, entry: str) -> Mutant:
    """A mutant from its name, its file and tests, and the lines of its diff; a - after a + begins another change."""
    name, guard, *diff = entry.split("\n")
    file, _, tests = guard.partition(" | ")
    changes: list[tuple[list[str], list[str]]] = []
    sign = "+"
    for line in diff:
        if sign == "+" and line.startswith("- "):
            changes.append(([], []))
        sign = line[0]
        if line[:2] not in ("- ", "+ ") or not changes:
            raise BadTable(
                f"{name}: expected a line that begins with '- ' or, after such a one, with '+ ', found: {line}"
            )
        changes[-1][sign == "+"].append(line[2:])
    if not tests or not changes:
        raise BadTable(f"{name}: expected 'file | tests' and a diff")
    return Mutant(
        name,
        RULES / game / file,
        tuple((TESTS / game / test).as_posix() for test in tests.split()),
        tuple(("\n".join(old), "\n".join(new)) for old, new in changes),
    )


def copy_repository(target: Path) -> Path:
    """Copy what the tests of the rules need."""
    target.mkdir()
    shutil.copy(REPOSITORY / "pyproject.toml", target)
    for folder in (Path("src"), *(TESTS / game for game in GAMES)):
        shutil.copytree(REPOSITORY / folder, target / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return target


def run_tests(copy: Path, tests: list[str], seconds: int | None = None) -> subprocess.CompletedProcess[str]:
    """Run tests on a copy, up to the first that fails."""
    surroundings = {
        **os.environ,
        "TWORIVERS_JIT": "0",
        "PYTHONPATH": str(copy / "src"),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(
        command, cwd=copy, env=surroundings, capture_output=True, text=True, timeout=seconds, check=False
    )


def judge(mutant: Mutant, copy: Path) -> str:
    """Break the rule in a copy, see whether the tests notice, and mend it; BROKEN if they say neither yes nor no."""
    path = copy / mutant.file
    text = path.read_text(encoding="utf-8")
    path.write_text(mutant.mutate(text), encoding="utf-8")
    try:
        run = run_tests(copy, list(mutant.tests), SECONDS)
    except subprocess.TimeoutExpired:
        return f"BROKEN    {mutant.name}: no end after {SECONDS} s"
    finally:
        path.write_text(text, encoding="utf-8")
    failed = re.search(r"^FAILED tests/\w+/(\S+)", run.stdout, re.MULTILINE)
    if run.returncode == 1 and failed:
        return f"killed    {mutant.name} <- {failed[1]}"
    if run.returncode == 0:
        return f"SURVIVED  {mutant.name} <- {' '.join(mutant.tests)}"
    return f"BROKEN    {mutant.name}\n{run.stdout}{run.stderr}"


def hunt(mutants: list[Mutant], folder: Path) -> int:
    """Run the tests on every mutant, after they have passed on the rules as they are; how many are not killed."""
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(AT_ONCE):
        copies.put(copy_repository(folder / str(number)))
    copy = copies.get()
    passing = run_tests(copy, sorted({test for mutant in mutants for test in mutant.tests}))
    copies.put(copy)
    if passing.returncode != 0:
        raise BadTable(f"tests fail before any rule is broken:\n{passing.stdout}{passing.stderr}")
    print("passed    the rules as they are", flush=True)

    def on_a_free_copy(mutant: Mutant) -> str:
        copy = copies.get()
        said = judge(mutant, copy)
        copies.put(copy)
        return said

    alive = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for said in pool.map(on_a_free_copy, mutants):
            print(said, flush=True)
            alive += not said.startswith("killed")
    print(f"{len(mutants) - alive} of {len(mutants)} killed")
    return alive


def main() -> int:
    """Say how every mutant fares; 1 if any survives."""
    arguments = argparse.ArgumentParser(description="Break the rules one at a time and see whether a test notices.")
    arguments.add_argument("--game", choices=GAMES, help="the game whose rules are broken (default: all games)")
    arguments.add_argument("--only", default="", metavar="NAME", help="only mutants with this in their name")
    arguments.add_argument(
        "--check", action="store_true", help="only check that the tables fit the rules and the tests"
    )
    chosen = arguments.parse_args()
    wanted = chosen.only.lower()
    games = [chosen.game] if chosen.game else GAMES
    try:
        mutants = [mutant for game in games for mutant in read_table(game) if wanted in mutant.name.lower()]
        if not mutants:
            raise BadTable(f"no mutant has {wanted!r} in its name")
        for mutant in mutants:
            mutant.check()
        if chosen.check:
            print(f"{len(mutants)} mutants fit the rules and the tests")
            return 0
        with tempfile.TemporaryDirectory() as folder:
            return 1 if hunt(mutants, Path(folder)) else 0
    except BadTable as problem:
        print(problem, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
