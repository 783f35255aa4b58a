"""Sessions of people; whether a person's signed cookie still counts; and to whom private words were said."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step. Cookies that were signed before go on working, private words go to who has the seat."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("agent", sa.String(80), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.add_column("people", sa.Column("signed", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("chat", sa.Column("to_person", sa.String(32)))
    op.execute(
        "UPDATE chat SET to_person = (SELECT seats.person FROM seats "
        "WHERE seats.table_id = chat.table_id AND seats.seat = chat.to_seat) WHERE to_seat IS NOT NULL"
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_column("chat", "to_person")
    op.drop_column("people", "signed")
    op.drop_table("sessions")
