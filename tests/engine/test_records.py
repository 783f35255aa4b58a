"""Records are declared once: NumPy's type, what mypy knows of it and copies between records follow from one class."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from tworivers.engine.compiled import JIT, rule
from tworivers.engine.records import (
    BadRecord,
    Int8,
    Int8s,
    Int16,
    Int32s,
    copies,
    dtype_of,
    reading,
    shared_fields,
    single_fields,
)

REPOSITORY = Path(__file__).resolve().parents[2]


class Printed:
    price: Int8
    table: Annotated[Int8s, 2, 3]


class Garden(Printed):
    seats: Int8
    points: Annotated[Int32s, 4]
    cubes: Annotated[Int8s, 4]


class Parts(Printed):
    cubes: Int16


copy_parts = rule(copies(Garden, Parts))


def test_own_fields_come_before_inherited_ones() -> None:
    dtype = dtype_of(Garden)
    assert dtype.names == ("seats", "points", "cubes", "price", "table")
    assert [dtype[name].base for name in dtype.names] == [np.int8, np.int32, np.int8, np.int8, np.int8]
    assert [dtype[name].shape for name in dtype.names] == [(), (4,), (4,), (), (2, 3)]


def test_what_two_records_share_has_the_same_name_and_shape() -> None:
    assert shared_fields(Garden, Parts) == ["price", "table"]


def test_shared_fields_are_copied_and_others_stay() -> None:
    garden = np.zeros(1, np.dtype((np.record, dtype_of(Garden))))
    parts = np.zeros(1, np.dtype((np.record, dtype_of(Parts))))
    parts[0].price, parts[0].cubes = 7, 30
    parts[0].table[:] = [[1, 2, 3], [4, 5, 6]]
    garden[0].cubes[:] = 9
    copy_parts(garden[0], parts[0])
    assert garden[0].price == 7
    assert garden[0].table.tolist() == [[1, 2, 3], [4, 5, 6]]
    assert garden[0].cubes.tolist() == [9, 9, 9, 9]


def test_single_numbers_are_told_from_arrays() -> None:
    assert single_fields(Garden) == ["seats", "price"]


def test_a_reading_has_plain_integers_and_arrays() -> None:
    garden = np.zeros(1, np.dtype((np.record, dtype_of(Garden))))
    garden[0].seats = 3
    seen = reading(garden[0])
    assert type(seen.seats) is int
    assert seen.seats == 3
    assert seen.points.tolist() == [0, 0, 0, 0]


def test_a_field_that_numpy_has_already_is_refused() -> None:
    class Bad:
        size: Int8

    with pytest.raises(BadRecord, match=r"Bad\.size: NumPy"):
        dtype_of(Bad)


def test_a_field_without_a_size_is_refused() -> None:
    class Bad:
        seats: int

    with pytest.raises(BadRecord, match=r"Bad\.seats: expected Int8"):
        dtype_of(Bad)


@pytest.mark.skipif(not JIT, reason="when plain Python is tested, `make check` fills mypy's cache at the same time")
def test_mypy_rejects_a_misspelt_field(tmp_path: Path) -> None:
    games = ["amyitis", "mesopotamia"]
    for game in games:
        (tmp_path / f"snippet_{game}.py").write_text(
            f"from tworivers.{game}.record import State\n\n\n"
            "def fill(g: State) -> None:\n    g.seats = 3\n    g.saets = 3\n    g.todo_task[0] = 1\n"
        )
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml"]
        + [str(tmp_path / f"snippet_{game}.py") for game in games],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
    )
    assert found.returncode == 1
    errors = [line.partition("snippet_")[2] for line in found.stdout.splitlines() if "error:" in line]
    wanted = 'error: "State" has no attribute "saets"; maybe "seats"?  [attr-defined]'
    assert sorted(errors) == [f"{game}.py:6: {wanted}" for game in games]
