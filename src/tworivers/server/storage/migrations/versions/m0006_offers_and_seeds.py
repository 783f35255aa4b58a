"""Whether a table's seed was told to its only player, and which offer a private message goes with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("seed_told", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("offer", sa.Integer()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("chat", "offer")
    op.drop_column("tables", "seed_told")
