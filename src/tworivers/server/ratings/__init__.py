"""How well people play, by game: what a finished game says of those who played it."""
