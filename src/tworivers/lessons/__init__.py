"""Lessons: positions of real games with a task, a check by what happened, a model answer and wrong answers.

`reading.py` reads what a game's folder `lessons/` holds, `facts.py` says what can be checked, `playing.py` plays a
lesson by the real rules. Nothing in here knows a game by name.
"""
