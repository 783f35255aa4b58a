"""E-mail addresses of people, and links that were mailed to them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_addresses_person_people")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_addresses")),
    )
    op.create_index(op.f("ix_addresses_email"), "addresses", ["email"])
    op.create_table(
        "mail_links",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mail_links_person_people")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_mail_links")),
    )
    op.create_index(op.f("ix_mail_links_person"), "mail_links", ["person"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("mail_links")
    op.drop_table("addresses")
