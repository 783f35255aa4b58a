"""Rated tables, ratings, and what rated games have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step. No table there is was rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_mu"), "ratings", ["mu"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("counted", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rated_games_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rated_games")),
    )
    op.create_table(
        "rated_results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rated_results_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_rated_results")),
    )
    op.create_index(op.f("ix_rated_results_who"), "rated_results", ["who"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("rated_results")
    op.drop_table("rated_games")
    op.drop_table("ratings")
    op.drop_column("tables", "rated")
