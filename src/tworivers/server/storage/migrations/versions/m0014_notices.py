"""Who wants to be told of their turns, on which devices, and what they were told."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notice_wishes")),
    )
    op.create_table(
        "push_places",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_places")),
    )
    op.create_index(op.f("ix_push_places_person"), "push_places", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("way", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "began", "way", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_person"), "notices", ["person"])
    op.create_index("ix_notices_sent_due", "notices", ["sent", "due"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("notices")
    op.drop_table("push_places")
    op.drop_table("notice_wishes")
