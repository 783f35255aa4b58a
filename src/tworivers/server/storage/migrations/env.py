"""Alembic runs this file: it migrates over the connection that the server hands over."""

from alembic import context

from tworivers.server.storage import server_models as server_models
from tworivers.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
