"""Alembic's migrations, one step a file. The server runs those that its database lacks when it starts."""
