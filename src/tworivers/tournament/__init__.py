"""Tournaments: every bot against every other, seats in turn, and what that says about their strength.

`plan.py` says who plays whom, `playing.py` and `cluster.py` play it, `rating.py` fits strengths to the results,
`standing.py` sums up, `record.py` keeps it all in a file that can be repeated, and `page.py` draws it.
"""

from pathlib import Path

WORDS = Path(__file__).parent / "catalogue"
"""The folder of the message catalogues."""
