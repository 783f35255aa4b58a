"""Marks by which the writer knows a table's moves and its own commits, and requests that may be repeated."""

from itertools import groupby

import sqlalchemy as sa
from alembic import op

from tworivers.engine.match import Move
from tworivers.server.storage.entities import chain_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AT_ONCE = 1000


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("chain", sa.String(32), nullable=False, server_default=""))
    _fill_chains(op.get_bind())
    commits = op.create_table(
        "commits",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("mark", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_commits")),
    )
    op.bulk_insert(commits, [{"id": 1, "mark": ""}])
    op.create_table(
        "requests",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("asked", sa.String(64), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "key", name=op.f("pk_requests")),
    )
    op.create_index(op.f("ix_requests_made"), "requests", ["made"])


def _fill_chains(db: sa.Connection) -> None:
    """Give the tables there are the mark of their moves."""
    tables = sa.table("tables", sa.column("id"), sa.column("chain"))
    moves = sa.table("moves", *map(sa.column, ("table_id", "number", "seat", "action")))
    fill = tables.update().where(tables.c.id == sa.bindparam("table")).values(chain=sa.bindparam("mark"))
    ids = list(db.scalars(sa.select(tables.c.id).order_by(tables.c.id)))
    for first in range(0, len(ids), AT_ONCE):
        some = moves.c.table_id.in_(ids[first : first + AT_ONCE])
        rows = db.execute(sa.select(moves).where(some).order_by(moves.c.table_id, moves.c.number))
        marks = [
            {"table": table, "mark": chain_of(Move(row.seat, row.action) for row in of_table)}
            for table, of_table in groupby(rows, lambda row: row.table_id)
        ]
        if marks:
            db.execute(fill, marks)


def downgrade() -> None:
    """Take it back."""
    op.drop_table("requests")
    op.drop_table("commits")
    op.drop_column("tables", "chain")
