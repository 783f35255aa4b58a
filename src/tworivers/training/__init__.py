"""Players that teach themselves: self-play, checkpoints, curves, and the file that plays. Needs the extra `train`."""
