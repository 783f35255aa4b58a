"""Native code on disk: kept by everything it depends on, and written by several processes at once."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tworivers.engine import cache_folders
from tworivers.engine.compiled import JIT, one_at_a_time

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")

BOX = {
    "table": "from enum import IntEnum\nWell = IntEnum('Well', {'DEEP': 3})\nSEATS = 2\n",
    "garden": "from tworivers.engine.compiled import rule\n@rule\ndef water(depth):\n    return depth + 1\n",
    "supply": """import garden
from table import SEATS, Well
from tworivers.engine.compiled import rule
@rule
def draw(seat):
    return garden.water(seat + Well.DEEP) * SEATS
""",
    "copies": """from tworivers.engine.compiled import rule
from tworivers.engine.records import written
FACTOR = 5
grow = rule(written(__name__, "grow", f"def grow(value):\\n    return {FACTOR} * value\\n", {}))
""",
    "kernels": """from contract import apply
__all__ = ["apply_twice"]
def apply_twice(value):
    return apply(apply(value))
""",
    "contract": "def apply(value):\n    raise NotImplementedError\n",
    "rules": """from copies import grow
from supply import draw
from tworivers.engine.compiled import rule
@rule
def apply(value):
    return draw(value)
@rule
def other(value):
    return grow(value)
""",
    "unrelated": "ANYTHING = 1\n",
    "play": """import sys
import kernels, rules
from tworivers.engine.compiled import bind
bound = bind(kernels, "wells", {"apply": getattr(rules, sys.argv[1])})["apply_twice"]
print(bound(1), sum(bound.stats.cache_hits.values()))
""",
}
"""A small game from outside: what it is made from, by file."""


class Outside:
    """The game in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in BOX.items():
            (folder / f"{name}.py").write_text(text)

    def play(self, rule: str = "apply") -> tuple[int, bool]:
        """What its kernel answers in a new process, and whether native code was found on disk."""
        found = subprocess.run(
            [sys.executable, "play.py", rule],
            cwd=self.folder,
            env={**os.environ, "TWORIVERS_CACHE": str(self.folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        answer, hits = found.stdout.split()
        return int(answer), int(hits) > 0

    def change(self, name: str, old: str, new: str) -> None:
        """Edit a file."""
        file = self.folder / f"{name}.py"
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))


@pytest.fixture
def outside(tmp_path: Path) -> Outside:
    return Outside(tmp_path)


def test_what_was_compiled_is_found_again(outside: Outside) -> None:
    assert outside.play() == (28, False)
    assert outside.play() == (28, True)


CHANGES = (
    ("garden", "depth + 1", "depth + 2", 34),
    ("garden", "def water", "# a new spring\ndef water", 28),
    ("supply", "water(seat + Well.DEEP)", "water(seat)", 10),
    ("table", "'DEEP': 3", "'DEEP': 4", 34),
    ("table", "SEATS = 2", "SEATS = 1", 9),
    ("rules", "draw(value)", "draw(value) + 1", 31),
    ("kernels", "apply(apply(value))", "apply(value)", 10),
)
"""File, line, what it becomes, and what the kernel then answers instead of 28."""


def test_a_change_in_a_file_that_is_reached_compiles_anew(outside: Outside) -> None:
    """Through modules, enumerations, constants and the names that a kernel is bound to."""
    outside.play()
    for name, old, new, answer in CHANGES:
        outside.change(name, old, new)
        assert outside.play() == (answer, False), f"{name}: {old} became {new}"
        outside.change(name, new, old)
    assert outside.play() == (28, True), "what was compiled from the older files is still there"


def test_a_change_elsewhere_compiles_nothing(outside: Outside) -> None:
    outside.play()
    outside.change("unrelated", "1", "2")
    outside.change("copies", "FACTOR = 5", "FACTOR = 6")
    outside.change("contract", "NotImplementedError", "AssertionError")
    (outside.folder / "new.py").write_text("MORE = True\n")
    os.utime(outside.folder / "garden.py")
    assert outside.play() == (28, True)


def test_a_generated_function_is_known_by_what_it_does(outside: Outside) -> None:
    """Its text may come from anywhere: here the file it belongs to changes too, but its code counts."""
    assert outside.play("other") == (25, False)
    assert outside.play("other") == (25, True)
    outside.change("copies", "FACTOR = 5", "FACTOR = 6")
    assert outside.play("other") == (36, False)


def test_other_rules_under_the_same_name_have_code_of_their_own(outside: Outside) -> None:
    assert outside.play("apply") == (28, False)
    assert outside.play("other") == (25, False)
    assert outside.play("apply") == (28, True)
    assert outside.play("other") == (25, True)


def test_other_settings_compile_anew(outside: Outside, monkeypatch: pytest.MonkeyPatch) -> None:
    outside.play()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1" if os.environ.get("NUMBA_BOUNDSCHECK") != "1" else "0")
    assert outside.play() == (28, False)


def test_processes_that_start_at_once_share_what_they_compile(outside: Outside) -> None:
    answers: list[tuple[int, bool]] = []
    starts = [Thread(target=lambda: answers.append(outside.play())) for _ in range(3)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert [answer for answer, _ in answers] == [28] * 3
    assert outside.play() == (28, True)


def double(value: float) -> float:
    return value + value


@pytest.fixture
def kept_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    """Makes compiled copies of a function that keep their code in a folder of the test's own."""
    import numba

    from tworivers.engine import caching

    monkeypatch.setattr(caching, "cache_folder", lambda name: tmp_path)

    def compiled() -> Any:
        function = numba.njit(double)
        function._cache = caching.SharedCache(double)  # type: ignore[arg-type]
        return function

    return compiled


def test_code_for_two_signatures_is_kept_apart(
    tmp_path: Path, kept_in: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both look for a free file name at once; unless one waits, the second overwrites the first one's code."""
    import numba
    from numba.core.caching import IndexDataCacheFile

    save_index = IndexDataCacheFile._save_index

    def slowly(self: object, overloads: object) -> None:
        time.sleep(0.2)
        save_index(self, overloads)

    monkeypatch.setattr(IndexDataCacheFile, "_save_index", slowly)

    compiled = numba.njit(double)
    compiled(1)
    compiled(1.5)
    writers = [Thread(target=kept_in()._cache.save_overload, args=made) for made in compiled.overloads.items()]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    (index,) = tmp_path.rglob("*.nbi")
    with index.open("rb") as file:
        pickle.load(file)
        _, kept = pickle.loads(file.read())
    assert len(kept) == len(set(kept.values())) == 2


def test_code_for_names_that_are_gone_is_left_alone(
    tmp_path: Path, kept_in: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game from outside called a shared rule with a name of its own; without it the kept code can't be read."""
    (tmp_path / "outside.py").write_text("from enum import IntEnum\nWell = IntEnum('Well', {'DEEP': 3})\n")
    with monkeypatch.context() as once:
        once.syspath_prepend(tmp_path)
        once.delitem(sys.modules, "outside", raising=False)
        assert kept_in()(import_module("outside").Well.DEEP) == 6
    sys.modules.pop("outside", None)
    assert kept_in()(4) == 8
    again = kept_in()
    assert again(4) == 8
    assert again.stats.cache_hits


def test_who_compiles_everything_is_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_folders, "cache_home", lambda: tmp_path)
    order: list[str] = []

    def second() -> None:
        with one_at_a_time("engine"):
            order.append("second")

    with one_at_a_time("engine"):
        other = Thread(target=second)
        other.start()
        time.sleep(0.2)
        order.append("first")
    other.join()
    assert order == ["first", "second"]
