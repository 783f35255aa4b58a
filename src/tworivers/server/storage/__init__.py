"""What outlives the server: the database with its one writer, its models and migrations, and all queries."""
