"""Bringing a database to the form this program knows."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection

MIGRATIONS = Path(__file__).parent / "migrations"


class TooNew(Objection):
    """A database that a newer version of the program has changed."""


def migrate(engine: Engine) -> None:
    """Run the migrations that a database lacks, however long they take."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.connect() as connection, _unhurried(connection), connection.begin():
        found = MigrationContext.configure(connection).get_current_heads()
        if unknown := sorted(set(found) - known):
            raise TooNew(Message("wrong-database-newer", {"form": ", ".join(unknown)}), TERMINAL_WORDS)
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
