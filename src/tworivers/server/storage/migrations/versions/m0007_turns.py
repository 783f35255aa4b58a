"""Since when each seat of a table may decide."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step. Whose turn it is at tables there are, it has been since they changed last."""
    op.add_column("tables", sa.Column("since", sa.JSON(), nullable=False, server_default="[]"))
    _fill(op.get_bind())


def _fill(db: sa.Connection) -> None:
    json, flag = sa.JSON(), sa.Boolean()
    tables = sa.table(
        "tables",
        sa.column("id"),
        sa.column("changed"),
        sa.column("over", flag),
        sa.column("turn", json),
        sa.column("since", json),
    )
    seats = sa.table("seats", sa.column("table_id"), sa.column("kind"), sa.column("person"))
    waiting = sa.select(seats.c.table_id).where(seats.c.person.is_(None), seats.c.kind != "bot")
    count = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    wanted = sa.select(tables.c.id, tables.c.changed, tables.c.turn, count.label("seats"))
    rows = db.execute(wanted.where(~tables.c.over, tables.c.id.not_in(waiting))).all()
    fill = tables.update().where(tables.c.id == sa.bindparam("table")).values(since=sa.bindparam("began", type_=json))
    began = [
        {"table": row.id, "began": [row.changed if seat in row.turn else None for seat in range(row.seats)]}
        for row in rows
    ]
    if began:
        db.execute(fill, began)


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "since")
