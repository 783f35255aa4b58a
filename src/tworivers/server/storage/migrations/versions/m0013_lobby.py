"""The language a table was set up in, and tables that people have taken off their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("language", sa.String(10)))
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hidden_table_id_tables")),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_hidden")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("hidden")
    op.drop_column("tables", "language")
