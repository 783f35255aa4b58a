"""Where a table begins, if its position was set up by hand."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("position", sa.Text()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "position")
