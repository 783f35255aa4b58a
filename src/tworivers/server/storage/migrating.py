"""Bringing a database to the form this program knows."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection

MIGRATIONS = Path(__file__).parent / "migrations"


class TooNew(Objection):
    """A database that a newer version of the program has changed."""


class OthersRun(Objection):
    """A database that has to be changed in a way the servers that use it now can't live with."""


ONE_AT_A_TIME = text("SELECT pg_advisory_lock(hashtext('tworivers start'), hashtext(current_schema()))")
NEXT_ONE = text("SELECT pg_advisory_unlock(hashtext('tworivers start'), hashtext(current_schema()))")
OTHERS = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = hashtext('tworivers')::oid AND objid = hashtext(current_schema())::oid"
)


def migrate(engine: Engine, shared: bool = False) -> None:
    """Run the migrations that a database lacks, however long they take.

    Where several servers share it, one does so at a time; and while others run, only if they can go on meanwhile.
    """
    if not shared:
        _migrate(engine, shared)
        return
    with engine.connect() as connection, _unhurried(connection):
        connection.execute(text("SET lock_timeout = 0"))
        connection.execute(ONE_AT_A_TIME)
        connection.commit()
    try:
        _migrate(engine, shared)
    finally:
        with engine.connect() as connection, connection.begin():
            connection.execute(NEXT_ONE)


def _migrate(engine: Engine, shared: bool) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())
    known = {script.revision for script in scripts}
    with engine.connect() as connection, _unhurried(connection), connection.begin():
        found = MigrationContext.configure(connection).get_current_heads()
        if unknown := sorted(set(found) - known):
            raise TooNew(Message("wrong-database-newer", {"form": ", ".join(unknown)}), TERMINAL_WORDS)
        if shared and connection.scalar(OTHERS):
            done = {script.revision for script in ScriptDirectory.from_config(config).iterate_revisions(found, "base")}
            missing = [script for script in scripts if script.revision not in done]
            if not all(getattr(script.module, "others_go_on", False) for script in missing):
                raise OthersRun(Message("wrong-database-others"), TERMINAL_WORDS)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _unhurried(connection: Connection) -> AbstractContextManager[None]:
    """While the block lasts, a connection to PostgreSQL may take its time; SQLite always may."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    from tworivers.server.storage.postgres import PatientConnection

    driver = connection.connection.driver_connection
    assert isinstance(driver, PatientConnection)
    return driver.unhurried()
