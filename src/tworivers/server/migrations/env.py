"""Alembic's entrance: it works on the connection the server hands over."""

from alembic import context

from tworivers.server.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
