"""The judgement of a finished game: how chances went, what each decision was worth, what luck did, what decided it.

It asks questions in plain values (`asked.py`), so that any process can answer them, and imports bots late: loading
them takes seconds.
"""
