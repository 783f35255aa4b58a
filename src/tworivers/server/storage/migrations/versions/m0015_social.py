"""Friends, blocks, invitations, reports, what operators do, and the ratings a table asks for."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("people", sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rating_from", sa.Integer()))
    op.add_column("tables", sa.Column("rating_to", sa.Integer()))
    op.create_table(
        "friendships",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("accepted", sa.BigInteger()),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_friendships")),
        sa.UniqueConstraint("asker", "asked", name=op.f("uq_friendships_asker_asked")),
    )
    op.create_index(op.f("ix_friendships_asked"), "friendships", ["asked"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_blocks")),
        sa.UniqueConstraint("person", "blocked", name=op.f("uq_blocks_person_blocked")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("table_id", "asked", name=op.f("uq_invitations_table_id_asked")),
    )
    op.create_index(op.f("ix_invitations_asker"), "invitations", ["asker"])
    op.create_index(op.f("ix_invitations_asked"), "invitations", ["asked"])
    op.create_table(
        "presence",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_presence")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(80)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("line", sa.Text()),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_mutes")),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "whom", name=op.f("pk_bans")),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    op.create_index(op.f("ix_acts_made"), "acts", ["made"])


def downgrade() -> None:
    """Take it back."""
    for table in ("acts", "bans", "mutes", "reports", "presence", "invitations", "blocks", "friendships"):
        op.drop_table(table)
    op.drop_column("tables", "rating_to")
    op.drop_column("tables", "rating_from")
    op.drop_column("people", "shown")
