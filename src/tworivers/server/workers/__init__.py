"""Processes that think: the pool of them, and the questions they answer by asking the bots."""
