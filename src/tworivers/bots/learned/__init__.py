"""Players that taught themselves: a network that plays at once, and a search that goes by its judgement."""
