"""Sentences for the terminal: in the language of the command, with the words of the game and of its box."""

from __future__ import annotations

from tworivers.engine.match import Match, Step
from tworivers.engine.messages import COMMON_WORDS, Message, Value, Words, words
from tworivers.engine.objections import FILE_WORDS, TERMINAL_WORDS
from tworivers.engine.rules import Game

OUR_WORDS = (COMMON_WORDS, FILE_WORDS, TERMINAL_WORDS)
"""What the command says whatever the game is."""
LONGEST = 900
"""Characters of a value that somebody typed; catalogues take no more than about a thousand."""


def game_words(talk: Words, game: Game) -> Words:
    """The same language with the game's own words."""
    return words(talk.language, COMMON_WORDS, game.catalogue, FILE_WORDS)


def match_words(talk: Words, match: Match) -> Words:
    """The same, with the names of the match's own box."""
    names = {} if match.box_text is None else match.game.scene(match.box_text)["words"]
    return (
        Words(talk.language, (COMMON_WORDS, match.game.catalogue, FILE_WORDS), names)
        if names
        else game_words(talk, match.game)
    )


def said(words: Words, key: str, **values: Value) -> str:
    """A sentence with values that somebody may have typed."""
    short = {name: shortened(value, LONGEST) if isinstance(value, str) else value for name, value in values.items()}
    return words.say(Message(key, short))


def shortened(text: str, longest: int) -> str:
    """A text that may be long, cut so that it fits into a sentence."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def move_words(words: Words, game: Game, step: Step) -> str:
    """A move in words, with its number."""
    seat, g = step.move.seat, step.before.g
    action = game.action_words(g, seat, step.move.action)
    return words.say(Message("cli-move", {"number": step.number, "who": game.seat_words(g, seat), "action": action}))
