"""Tournaments: every bot against every other, seats in turn, and what that says about their strength.

`plan.py` says who plays whom, `playing.py` and `cluster.py` play it, `rating.py` fits strengths to the results,
`standing.py` sums up, `record.py` keeps it all in a file that can be repeated, and `page.py` draws it.
"""

from tworivers.engine.messages import own_catalogue

WORDS = own_catalogue("tournament")
"""The message catalogue."""
