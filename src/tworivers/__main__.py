"""`python -m tworivers` is the command `tworivers`."""

from tworivers.cli import app

app()
