"""The database beside a server that runs: for commands that look something up or change a little.

They take no lease and migrate nothing. A change is one transaction; where it meets the server's, one of the two waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS
from tworivers.server.storage.engines import BadDatabase, engine_beside, not_opened, shown
from tworivers.server.storage.migrating import MIGRATIONS


@contextmanager
def database_beside(url: str) -> Iterator[Connection]:
    """One transaction, which is kept once the block ends well."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
            raise BadDatabase(Message("wrong-database-none", {"database": shown(url)}), TERMINAL_WORDS)
        engine = engine_beside(parsed)
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        raise not_opened(url, error) from error
    try:
        with engine.begin() as connection:
            _check_form(connection, url)
            yield connection
    except SQLAlchemyError as error:
        raise not_opened(url, error) from error
    finally:
        engine.dispose()


def _check_form(connection: Connection, url: str) -> None:
    """Refuse a database of another form than this program knows: the server brings it to that when it starts."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    newest = ScriptDirectory.from_config(config).get_current_head()
    if MigrationContext.configure(connection).get_current_heads() != (newest,):
        raise BadDatabase(Message("wrong-database-form", {"database": shown(url)}), TERMINAL_WORDS)
