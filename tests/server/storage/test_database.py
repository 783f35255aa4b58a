"""The database: one writer that commits many changes at once, migrations, failures, and others who write."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, select, text

from server.running_server import GAMES_HERE, ME, SCREEN, Visitor, quiet_settings, serving
from tworivers.server.storage import database as database_module
from tworivers.server.storage.database import Change, Database, NotKept
from tworivers.server.storage.engines import BadDatabase
from tworivers.server.storage.migrating import MIGRATIONS
from tworivers.server.storage.models import Base, SettingRow

DEEP = GAMES_HERE["wells"].codes["guess deep"]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(f"sqlite:///{tmp_path / 'deep' / 'tables.sqlite'}")
    yield opened
    opened.close()


def put(name: str) -> Callable[[Connection], str]:
    def change(db: Connection) -> str:
        db.execute(insert(SettingRow).values(name=name, value=name))
        return name

    return change


def names(db: Connection) -> set[str]:
    return set(db.scalars(select(SettingRow.name)))


def test_many_changes_at_once_are_all_kept(database: Database) -> None:
    async def story() -> None:
        kept = await asyncio.gather(*(database.write(put(f"name {place}")) for place in range(300)))
        assert len(kept) == 300
        assert await database.read(names) == set(kept)

    asyncio.run(story())


def test_a_busy_writer_lets_changes_come_together(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is written at once; what comes while the writer rests shares one commit, and is kept like any other."""
    monkeypatch.setattr(database_module, "REST", 2.0)
    monkeypatch.setattr(database_module, "LONGEST_REST", 2.0)
    commits = []
    commit = Database._commit

    def counted(self: Database, changes: list[Change]) -> None:
        commits.append(len(changes))
        commit(self, changes)

    monkeypatch.setattr(Database, "_commit", counted)

    async def story() -> None:
        await database.write(put("first"))
        writing = []
        for place in range(10):
            writing.append(asyncio.create_task(database.write(put(f"name {place}"))))
            await asyncio.sleep(0.005)
        kept = await asyncio.gather(*writing)
        assert await database.read(names) == {"first", *kept}

    asyncio.run(story())
    assert commits[0] == 1
    assert len(commits) <= 3, "ten changes one after the other"


def test_large_changes_go_by_themselves_after_the_others(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A saved game of thousands of moves: whoever made a move at the same time doesn't wait for it."""
    commits = []
    commit = Database._commit

    def counted(self: Database, changes: list[Change]) -> None:
        commits.append(len(changes))
        commit(self, changes)

    async def story() -> None:
        told: list[str] = []

        async def write(name: str, large: bool = False) -> None:
            told.append(await database.write(put(name), large=large))

        begun, go_on = threading.Event(), threading.Event()

        def slow(_: Connection) -> None:
            begun.set()
            go_on.wait(10)

        first = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(begun.wait)
        monkeypatch.setattr(Database, "_commit", counted)
        writing = [write("save", True), write("move"), write("other save", True), write("other move")]
        tasks = [asyncio.create_task(one) for one in writing]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, *tasks)
        assert told == ["move", "other move", "save", "other save"]

    asyncio.run(story())
    assert commits == [2, 1, 1]


def test_a_change_that_fails_spoils_no_other(database: Database) -> None:
    async def story() -> None:
        def fail(db: Connection) -> None:
            db.execute(insert(SettingRow).values(name="half", value=""))
            raise KeyError("in the middle")

        async def failing() -> str:
            with pytest.raises(KeyError):
                await database.write(fail)
            return "failed"

        await asyncio.gather(
            database.write(put("one")), failing(), database.write(put("two")), failing(), database.write(put("three"))
        )
        assert await database.read(names) == {"one", "two", "three"}

    asyncio.run(story())


def test_many_of_a_kind_are_kept_together_and_one_that_fails_alone(database: Database) -> None:
    sizes = []

    def keep(db: Connection, items: list[str]) -> None:
        sizes.append(len(items))
        db.execute(insert(SettingRow), [{"name": item, "value": item} for item in items])
        if "bad" in items:
            raise KeyError("bad")

    async def story() -> None:
        await asyncio.gather(*(database.add(keep, f"name {place}") for place in range(50)))
        outcomes = await asyncio.gather(
            *(database.add(keep, name) for name in ("one", "bad", "two")), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), KeyError, type(None)]
        kept = await database.read(names)
        assert {"one", "two"} < kept
        assert "bad" not in kept
        assert len(kept) == 52

    asyncio.run(story())
    assert max(sizes) > 1


def test_who_leaves_before_the_commit_disturbs_nobody(database: Database) -> None:
    async def story() -> None:
        task = asyncio.create_task(database.write(put("left")))
        await asyncio.sleep(0)
        task.cancel()
        await database.write(put("stayed"))
        assert "stayed" in await database.read(names)

    asyncio.run(story())


def test_commits_last_through_power_cuts_and_readers_dont_wait(database: Database) -> None:
    def settings(db: Connection) -> list[object]:
        return [db.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")]

    assert asyncio.run(database.read(settings)) == ["wal", 2, 1]


def test_migrations_lead_to_the_form_the_code_knows(database: Database) -> None:
    def differences(db: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(db), Base.metadata))

    assert database.now(differences) == []


def go_back(database: str, revision: str) -> None:
    """Give a database the form it had at an earlier revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(database)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


@pytest.mark.parametrize("revision", ["0004", "0003", "0002", "0001"])
def test_an_older_database_is_brought_to_the_newest_form_with_all_it_holds(tmp_path: Path, revision: str) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        tables = [ada.table("wells", ME, SCREEN) for _ in range(3)]
        ada.play(tables[0], "ash guess deep")
        ada.play(tables[1], "ash guess deep", "bay guess deep", "ash add 1")
        ada.post(f"/api/tables/{tables[0]}/chat", {"text": "hello"})
        signed = server.services.signer.cookie(ada.me["id"])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as older:
        chains = older.execute("SELECT id, chain FROM tables").fetchall()
    go_back(quiet_settings(tmp_path).database, revision)
    with serving(quiet_settings(tmp_path)) as server:
        again = Visitor(server.address, cookie=signed)
        info = again.get(f"/api/tables/{tables[0]}")
        assert (info["moves"], info["hints"], info["chat"]) == (1, True, True)
        assert again.get(f"/api/tables/{tables[0]}/chat")["chat"][0]["text"] == "hello"
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as newer:
            assert newer.execute("SELECT id, chain FROM tables").fetchall() == chains
        assert again.move(tables[0], 1, 1, DEEP) == 2
        assert again.post(f"/api/tables/{tables[1]}/undo", {"seat": 0, "number": 3}) == {"number": 2}
        assert again.move(tables[2], 0, 0, DEEP) == 1


def test_a_database_that_a_newer_program_has_changed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    Database(url).close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with pytest.raises(BadDatabase, match=r"tables\.sqlite: .*newer version.*9999") as trouble:
        Database(url)
    assert "\n" not in str(trouble.value)


def test_a_second_start_finds_what_the_first_left(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = Database(url)
    asyncio.run(first.write(put("kept")))
    first.close()
    second = Database(url)
    assert asyncio.run(second.read(names)) == {"kept"}
    second.close()


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "sqlite:////proc/none/tables.sqlite",
        "postgresql://nobody:secret@127.0.0.1:1/none",
        "oracle://x",
        "://",
    ],
)
def test_databases_that_cant_be_opened(url: str) -> None:
    with pytest.raises(BadDatabase) as trouble:
        Database(url)
    assert "\n" not in str(trouble.value)
    assert "secret" not in str(trouble.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ea-nasir, " * 100)
    with pytest.raises(BadDatabase, match=r"letter\.txt"):
        Database(f"sqlite:///{file}")


def test_a_move_that_cant_be_kept_never_happened(tmp_path: Path) -> None:
    settings = quiet_settings(tmp_path)
    with serving(settings) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, SCREEN)
        before = ada.state(table, 0)
        add = server.services.database.add

        async def broken(*_: object) -> None:
            raise NotKept("the disk is full")

        server.services.database.add = broken  # type: ignore[method-assign, assignment]
        answer = ada.http.post(f"/api/tables/{table}/moves", json={"seat": 0, "number": 0, "action": DEEP})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-kept")
        assert ada.socket(table, 0).ask(type="move", seat=0, number=0, action=DEEP)["error"]["code"] == "not-kept"
        server.services.database.add = add  # type: ignore[method-assign]
        after = ada.state(table, 0)
        assert (after["number"], after["view"], after["undo"]) == (before["number"], before["view"], before["undo"])
        assert ada.move(table, 0, 0, DEEP) == 1


def test_moves_are_rows_that_can_be_read_without_the_server(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, SCREEN)
        ada.play(table, "ash guess deep", "bay guess deep", "ash add 1")
        ada.post(f"/api/tables/{table}/undo", {"seat": 0, "number": 3})
        with sqlite3.connect(tmp_path / "tables.sqlite") as file:
            assert file.execute("select number, seat, action from moves order by number").fetchall() == [
                (1, 0, DEEP),
                (2, 1, DEEP),
            ]
            assert file.execute("select moves, undone_to from tables").fetchall() == [(2, 2)]
