"""Native code on disk, written by several processes at once."""

from __future__ import annotations

import pickle
import sys
import time
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tworivers.engine.compiled import JIT, one_at_a_time

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")


def double(value: float) -> float:
    return value + value


def test_code_for_two_signatures_is_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both look for a free file name at the same moment; unless one waits for the other, the second overwrites the first one's code."""
    import numba
    from numba.core.caching import IndexDataCacheFile

    from tworivers.engine.caching import SharedCache

    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    save_index = IndexDataCacheFile._save_index

    def slowly(self: object, overloads: object) -> None:
        time.sleep(0.2)
        save_index(self, overloads)

    monkeypatch.setattr(IndexDataCacheFile, "_save_index", slowly)

    compiled = numba.njit(double)
    compiled(1)
    compiled(1.5)
    writers = [Thread(target=SharedCache(double).save_overload, args=made) for made in compiled.overloads.items()]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    (index,) = tmp_path.rglob("*.nbi")
    with index.open("rb") as file:
        pickle.load(file)
        _, kept = pickle.loads(file.read())
    assert len(kept) == len(set(kept.values())) == 2


def test_code_for_names_that_are_gone_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside called a shared rule with a name of its own; without that game the rule's kept code can't be read."""
    import numba

    from tworivers.engine.caching import SharedCache

    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    (tmp_path / "outside.py").write_text("from enum import IntEnum\nWell = IntEnum('Well', {'DEEP': 3})\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "outside", raising=False)

    def compiled() -> Any:
        function = numba.njit(double)
        function._cache = SharedCache(double)
        return function

    assert compiled()(import_module("outside").Well.DEEP) == 6
    monkeypatch.undo()
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    sys.modules.pop("outside")
    assert compiled()(4) == 8
    again = compiled()
    assert again(4) == 8
    assert again.stats.cache_hits


def test_who_compiles_everything_is_alone() -> None:
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
