"""Whether people at a table can talk; at those there are they can."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "chat")
