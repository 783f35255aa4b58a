"""A disk that fills up: whatever was acknowledged is there, whatever is refused isn't."""

from __future__ import annotations

import asyncio
import os
import subprocess
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, insert, select

from server.running_server import GAMES_HERE, ME, SCREEN, Json, Visitor, quiet_settings, serving
from tworivers.engine.boxes import LARGEST
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.storage.models import SettingRow

PAGE = 4096
ROUNDS = int(os.environ.get("TWORIVERS_FULL_DISKS", "5"))
"""How often the small disk is filled."""
GUESSES = [GAMES_HERE["wells"].codes[f"guess {depth}"] for depth in ("shallow", "deep")]


def put(name: str, size: int) -> Callable[[Connection], str]:
    def change(db: Connection) -> str:
        db.execute(insert(SettingRow).values(name=name, value="x" * size))
        return name

    return change


def names(db: Connection) -> set[str]:
    return set(db.scalars(select(SettingRow.name)))


def found_in(folder: Path) -> set[str]:
    """What a fresh look into the database finds."""
    reopened = Database(f"sqlite:///{folder / 'tables.sqlite'}")
    found = asyncio.run(reopened.read(names))
    reopened.close()
    return found


def limit_size(database: Database, pages: int) -> None:
    """As if the disk ended there."""

    def limit(db: Connection) -> None:
        used = db.exec_driver_sql("PRAGMA page_count").scalar_one()
        db.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}")

    database.now(limit)


async def in_one_batch(database: Database, changes: list[Callable[[Connection], str]]) -> list[object]:
    """What became of changes that all wait while the writer is busy."""
    begun, go_on = threading.Event(), threading.Event()

    def busy(_: Connection) -> None:
        begun.set()
        go_on.wait(30)

    first = asyncio.create_task(database.write(busy))
    await asyncio.to_thread(begun.wait, 30)
    waiting = [asyncio.create_task(database.write(change)) for change in changes]
    await asyncio.sleep(0)
    go_on.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


@pytest.mark.parametrize("place", [0, 5, 10])
def test_what_is_too_large_for_the_disk_takes_nothing_with_it(tmp_path: Path, place: int) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    limit_size(database, 40)
    changes = [put(f"small {number}", 10) for number in range(10)]
    changes.insert(place, put("large", 400 * PAGE))
    outcomes = asyncio.run(in_one_batch(database, changes))
    database.close()
    assert found_in(tmp_path) == {outcome for outcome in outcomes if isinstance(outcome, str)}
    assert isinstance(outcomes.pop(place), NotKept)
    assert outcomes == [f"small {number}" for number in range(10)]


def test_what_no_longer_fits_is_told_so(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    limit_size(database, 40)
    outcomes = asyncio.run(in_one_batch(database, [put(f"name {number}", 3 * PAGE) for number in range(30)]))
    database.close()
    acknowledged = {outcome for outcome in outcomes if isinstance(outcome, str)}
    assert found_in(tmp_path) == acknowledged
    assert 0 < len(acknowledged) < 30
    assert all(isinstance(outcome, str | NotKept) for outcome in outcomes)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 8 MB, where this machine lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounting = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder], capture_output=True, text=True
    )
    if mounting.returncode:
        pytest.skip(f"no file system of our own here: {mounting.stderr.strip()}")
    yield folder
    subprocess.run(["umount", folder], check=True)


@dataclass
class Told:
    """What the people at a full disk were told."""

    moves: dict[str, int] = field(default_factory=dict)
    """The acknowledged moves of each table."""
    refused: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, answer: httpx.Response) -> bool:
        """Whether something was kept; everything else must be refused because it can't be."""
        if answer.status_code < 300:
            return True
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-kept"), answer.text
        with self.lock:
            self.refused += 1
        return False


def large_box() -> str:
    """The standard box with a long comment: nearly as many characters as a box may have, of four bytes each."""
    box = GAMES_HERE["amyitis"].standard_box.read_text(encoding="utf-8")
    return "# " + "\N{CUNEIFORM SIGN AN}" * (LARGEST - len(box) - 3) + "\n" + box


def fill(address: str, told: Told) -> None:
    """Set up tables with large boxes until there is no room."""
    person = Visitor(address)
    box = large_box()
    failures = 0
    while failures < 4:
        answer = person.http.post("/api/tables", json={"game": "amyitis", "seats": [ME, SCREEN], "box": box})
        if told.note(answer):
            told.moves[answer.json()["id"]] = 0
        else:
            failures += 1


def move(address: str, told: Told, full: threading.Event) -> Visitor:
    """Guess and take it back, table after table, until the disk has been full for a while."""
    person = Visitor(address)
    wish: Json = {"game": "wells", "seats": [ME, SCREEN]}
    while not full.is_set():
        answer = person.http.post("/api/tables", json=wish)
        if not told.note(answer):
            continue
        table = answer.json()["id"]
        told.moves[table] = 0
        for number, action in enumerate(GUESSES):
            body = {"seat": number, "number": number, "action": action}
            if not told.note(person.http.post(f"/api/tables/{table}/moves", json=body)):
                break
            told.moves[table] = number + 1
    return person


@pytest.mark.soak
@pytest.mark.parametrize("number", range(ROUNDS))
def test_a_full_disk_loses_nothing_that_was_acknowledged(small_disk: Path, number: int) -> None:
    settings = replace(quiet_settings(small_disk), tables_per_hour=10**6, bytes_per_minute=10**9, idle=0.5)
    told, full = Told(), threading.Event()
    with serving(settings) as server, ThreadPoolExecutor(8) as people:
        server.visitor()
        movers = [people.submit(move, server.address, told, full) for _ in range(4)]
        try:
            for filler in [people.submit(fill, server.address, told) for _ in range(3)]:
                filler.result()
        finally:
            full.set()
        for mover in movers:
            mover.result()
    assert told.refused
    with serving(settings) as server:
        person = server.visitor()
        for table, moves in told.moves.items():
            assert person.get(f"/api/tables/{table}")["moves"] == moves
    print(f"{len(told.moves)} tables and {sum(told.moves.values())} moves acknowledged, {told.refused} refused, 0 lost")
