"""The games for people who study learning: many games in step, and the interfaces that their libraries expect.

`docs/research.md` has an example of each. What a seat may not know is in no observation, mask or info.
"""
