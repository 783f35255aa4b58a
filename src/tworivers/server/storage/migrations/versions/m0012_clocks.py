"""Pace and clocks of tables, how games ended, rematches; who left a seat, who plays there now, for whom it is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("time_control", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("clocks", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger()))
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"])
    op.add_column("tables", sa.Column("ended", sa.String(10)))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    op.add_column("seats", sa.Column("stand_in", sa.String(40)))
    op.add_column("seats", sa.Column("gone", sa.String(10)))
    op.add_column("seats", sa.Column("agrees", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("kept_for", sa.String(32)))


def downgrade() -> None:
    """Take it back."""
    op.drop_index(op.f("ix_tables_deadline"), "tables")
    for column in ("kept_for", "agrees", "gone", "stand_in"):
        op.drop_column("seats", column)
    for column in ("rematch", "ended", "deadline", "clocks", "time_control"):
        op.drop_column("tables", column)
