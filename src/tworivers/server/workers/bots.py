"""What the server asks of the bots, in one place. They are imported late: loading them takes seconds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from tworivers.engine.messages import COMMON_WORDS, Message, Words, words

if TYPE_CHECKING:
    from tworivers.bots.ratings import LevelRating


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game has bots for, easy to hard."""
    from tworivers.bots import levels_of as levels

    return levels(game)


def usual_level(game: str) -> str:
    """The level of a bot that takes a seat over, where nothing else was agreed on: one of the middle."""
    levels = levels_of(game)
    return levels[len(levels) // 2]


def ratings_of(game: str) -> Mapping[str, LevelRating]:
    """By level how strong it is, where that was measured."""
    from tworivers.bots.ratings import ratings_of as measured

    return measured(game)


def thinks_ahead(level: str) -> bool:
    """Whether bots of a level take seconds for a decision."""
    from tworivers.bots import LEVELS

    return level in LEVELS and LEVELS[level].seconds > 0


def has_hints(game: str) -> bool:
    """Whether bots can judge a game's positions."""
    from tworivers.bots import has_hints as judged

    return judged(game)


def character_of(game: str, place: str) -> Message | None:
    """What a bot is like on a place, where bots of a game have characters."""
    from tworivers.bots.registry import JUDGEMENTS

    characters = JUDGEMENTS[game].characters if game in JUDGEMENTS else None
    return Message(f"character-{characters.of_place[place]}") if characters else None


def hint_words(game: str, language: str) -> Words:
    """The sentences of hints, with the game's own words for what is in them."""
    from tworivers.bots.registry import JUDGEMENTS

    judgement = JUDGEMENTS[game]
    return words(language, judgement.catalogue, judgement.game.catalogue, COMMON_WORDS)


def looked_at(wanted: Iterable[int]) -> list[int]:
    """The numbers of moves whose positions are looked at for chances after the wanted ones."""
    from tworivers.bots import looked_at as numbers

    return numbers(wanted)


def roughly(chances: Sequence[float]) -> tuple[float, ...]:
    """Chances as people are told them."""
    from tworivers.bots import roughly as told

    return told(chances)


def warm_up_bots(game: str) -> None:
    """Load what a game's bots need, so that the first answer comes at once. Runs in a worker process."""
    from tworivers.bots import warm_up, warm_up_hints

    warm_up(game)
    warm_up_hints(game)
