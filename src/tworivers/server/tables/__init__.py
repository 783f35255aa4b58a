"""Tables in memory: the registry of them, one table, its bots, advice about it, and what is told of it to whom."""
