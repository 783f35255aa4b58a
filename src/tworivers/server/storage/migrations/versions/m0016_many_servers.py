"""Several servers over one database: who they are, what each sees to, who is where, and the revision of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("gone", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "duties",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("server", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_duties")),
    )
    op.create_index(op.f("ix_duties_server"), "duties", ["server"])
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("server", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "server", "person", name=op.f("pk_present")),
    )
    op.create_index(op.f("ix_present_server"), "present", ["server"])


def downgrade() -> None:
    """Take it back."""
    for table in ("present", "duties", "servers"):
        op.drop_table(table)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("revision")
