"""A few hundred games of Amyitis in step: a decision in each, then everybody's observations and masks as arrays."""

import numpy as np

from tworivers.games import GAMES
from tworivers.research.batch import Batch

batch = Batch(GAMES["amyitis"], size=256, seats=(2, 3, 4), seed=7)  # CudaBatch plays the same games on a GPU
rng = np.random.default_rng(7)
ended, won = 0, np.zeros(batch.most_seats)

for _ in range(150):
    noise = rng.random(batch.masks.shape)  # here a network would judge batch.observations
    batch.step(np.where(batch.masks == 1, noise, -1).argmax(1))
    over = batch.done > 0  # these have ended; new games have begun in their places
    ended += int(over.sum())
    won += batch.shares[over].sum(0)

print(ended, "games ended; wins by seat:", won.round(1))
