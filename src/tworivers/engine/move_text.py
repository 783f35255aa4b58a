"""The moves of a saved game as lines of text, with the notes and variations among them, and back.

A variation stands in brackets where it leaves its line, and its moves count on from there; variations may have others
within them. A note stands below its move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tworivers.engine.match import IllegalMove, Match
from tworivers.engine.messages import Message, Values
from tworivers.engine.moves import Commentary, Move, Variation
from tworivers.engine.objections import quote
from tworivers.engine.rules import Game
from tworivers.engine.save_faults import Fault, fault

MOST_MOVES = 50_000
"""Moves of a saved game, those of its variations included; the longest games have less than a third of them."""
MOST_VARIATIONS = 1_000
DEEPEST = 20
"""Variations within each other."""
OPEN, CLOSE, NOTE = "(", ")", ";"

_MOVE = re.compile(r"([0-9]{1,9}) (\S+) (\S.*)")


@dataclass(frozen=True)
class MoveLine:
    """A move as it stands in the file."""

    line: int
    seat: str
    action: str


@dataclass
class MoveText:
    """A line of moves as it stands in the file; whether they can be played is not yet known."""

    line: int
    """Where it begins."""
    after: int = 0
    """The place where it leaves the line that it is a variation of."""
    moves: list[MoveLine] = field(default_factory=list)
    notes: dict[int, list[str]] = field(default_factory=dict)
    """Their lines, by place."""
    variations: list[MoveText] = field(default_factory=list)

    @property
    def place(self) -> int:
        """The number of the last move."""
        return self.after + len(self.moves)


class MoveReader:
    """Reads moves, notes and variations, line by line."""

    def __init__(self) -> None:
        self._open = [MoveText(1)]
        self._moves = self._variations = 0

    @property
    def begun(self) -> bool:
        """Whether anything has been read."""
        return len(self._open) > 1 or self._moves > 0 or bool(self._open[0].notes)

    def read(self, number: int, line: str) -> None:
        """Read a line that isn't empty."""
        if line.startswith(NOTE):
            self._note(number, line.removeprefix(NOTE).removeprefix(" ").rstrip())
        elif line.strip() == OPEN:
            self._begin(number)
        elif line.strip() == CLOSE:
            self._end(number)
        else:
            self._move(number, line)

    def finished(self) -> MoveText:
        """The moves of the game with all that is said of them."""
        if len(self._open) > 1:
            raise fault(self._open[-1].line, "wrong-save-open-variation")
        return self._open[0]

    def _note(self, number: int, text: str) -> None:
        if not text.isprintable():
            raise fault(number, "wrong-save-note", found=quote(text))
        here = self._open[-1]
        here.notes.setdefault(here.place, []).append(text)

    def _begin(self, number: int) -> None:
        if self._variations == MOST_VARIATIONS:
            raise fault(number, "wrong-save-many-variations", most=MOST_VARIATIONS)
        if len(self._open) > DEEPEST:
            raise fault(number, "wrong-save-deep-variation", most=DEEPEST)
        self._variations += 1
        self._open.append(MoveText(number, self._open[-1].place))

    def _end(self, number: int) -> None:
        if len(self._open) == 1:
            raise fault(number, "wrong-save-no-variation")
        variation = self._open.pop()
        if not variation.moves:
            raise fault(variation.line, "wrong-save-empty-variation")
        self._open[-1].variations.append(variation)

    def _move(self, number: int, line: str) -> None:
        here = self._open[-1]
        if self._moves == MOST_MOVES:
            raise fault(number, "wrong-save-many-moves", most=MOST_MOVES)
        move = _MOVE.fullmatch(line)
        if move is None:
            raise fault(number, "wrong-save-move-form", number=str(here.place + 1), found=quote(line))
        if int(move[1]) != here.place + 1:
            raise fault(number, "wrong-save-move-number", number=str(here.place + 1), found=move[1])
        self._moves += 1
        here.moves.append(MoveLine(number, move[2], move[3]))


def written(game: Game, moves: Sequence[Move], commentary: Commentary, after: int = 0) -> Iterator[str]:
    """The lines of some moves and of what is said of them."""
    for place in range(after, after + len(moves) + 1):
        if place > after:
            move = moves[place - after - 1]
            yield f"{place} {game.seat_names[move.seat]} {game.notation(move.action)}"
        if place in commentary.notes:
            yield from (f"{NOTE} {line}".rstrip() for line in commentary.notes[place].split("\n"))
        for variation in commentary.variations:
            if variation.after == place:
                yield OPEN
                yield from written(game, variation.moves, variation.commentary, place)
                yield CLOSE


def play(text: MoveText, match: Match) -> None:
    """Play a line of moves."""
    game = match.game
    seats = {name: seat for seat, name in enumerate(game.seat_names[: match.seats])}
    for move in text.moves:
        if move.seat not in seats:
            raise fault(move.line, "wrong-save-seat", seat=quote(move.seat), seats=", ".join(seats))
        if move.action not in game.codes:
            raise fault(move.line, "wrong-save-action", action=quote(move.action), actions=_examples(match))
        try:
            match.play(seats[move.seat], game.codes[move.action])
        except IllegalMove as illegal:
            values: Values = {"seat": move.seat, "action": quote(move.action), "reason": illegal.message}
            raise Fault(move.line, Message("wrong-save-move", values), game.catalogue) from None


def commented(text: MoveText, match: Match) -> Commentary:
    """What is said of a line that has been played, its variations played too: the dice fall as they would have."""
    variations = []
    for variation in text.variations:
        aside = match.branch(variation.after)
        play(variation, aside)
        variations.append(Variation(variation.after, aside.moves[variation.after :], commented(variation, aside)))
    return Commentary({place: "\n".join(lines) for place, lines in text.notes.items()}, tuple(variations))


def _examples(match: Match) -> str:
    """Some action texts that fit the position."""
    fitting = [int(code) for seat in match.table.actors() for code in match.table.legal(seat)]
    return ", ".join(quote(match.game.notation(code)) for code in (fitting or range(match.game.actions))[:3])
