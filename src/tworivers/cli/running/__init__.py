"""What the commands of `tworivers` do once they run.

Imported only then, because the games and the bots take a while to import.
"""
