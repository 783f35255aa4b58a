"""What the server asks of the bots, in one place. They are imported late: loading them takes seconds."""

from __future__ import annotations

from tworivers.engine.messages import COMMON_WORDS, Words, words


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game has bots for, easy to hard."""
    from tworivers.bots import levels_of as levels

    return levels(game)


def thinks_ahead(level: str) -> bool:
    """Whether bots of a level take seconds for a decision."""
    from tworivers.bots import LEVELS

    return level in LEVELS and LEVELS[level].seconds > 0


def has_hints(game: str) -> bool:
    """Whether bots can judge a game's positions."""
    from tworivers.bots import has_hints as judged

    return judged(game)


def hint_words(game: str, language: str) -> Words:
    """The sentences of hints, with the game's own words for what is in them."""
    from tworivers.bots.registry import JUDGEMENTS

    judgement = JUDGEMENTS[game]
    return words(language, judgement.catalogue, judgement.game.catalogue, COMMON_WORDS)


def warm_up_bots(game: str) -> None:
    """Load what a game's bots need, so that the first answer comes at once. Runs in a worker process."""
    from tworivers.bots import warm_up, warm_up_hints

    warm_up(game)
    warm_up_hints(game)
