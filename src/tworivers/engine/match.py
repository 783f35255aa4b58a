"""A match: the log of what was decided, from which everything else follows.

Rules version, box, options, seed and the list of moves are the truth; the position is a cache of it. Snapshots every
few moves make jumping about cheap. Every move is checked before it counts, and undo stops where something became known.
Where all decide at once, undo reaches past what others have decided since, if that stands without it (`aside.py`).

A move is checked and carried out once: `propose` does both on a table of its own, whoever keeps matches elsewhere keeps
the move there, and `accept` makes it part of the match. `play` is both in one go. Undo works the same way.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from numpy.typing import NDArray

from tworivers.engine.aside import Aside
from tworivers.engine.dice import Dice, seed_hash
from tworivers.engine.messages import Message
from tworivers.engine.moves import Commentary
from tworivers.engine.moves import Move as Move
from tworivers.engine.objections import A_BOX, FileName, Objection, quote
from tworivers.engine.positions import lay
from tworivers.engine.rules import Game
from tworivers.engine.table import Table, known_of

SNAPSHOT_EVERY = 16

Event = tuple[int, ...]


class Refused(Exception):
    """Something a seat may not do now. Nothing has changed; `message` says why, in any language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key, dict(message.values))
        self.message = message


class IllegalMove(Refused):
    """An action that can't be taken now."""


class NothingToUndo(Refused):
    """There is no last action of this seat that could be taken back."""


class StaleProposal(ValueError):
    """A proposal that was made for another position than the one the match stands at, or for another match."""


class BadName(Objection):
    """A player's name or a seed that can't be written into a save file."""


class Proposal(NamedTuple):
    """A legal move that has been carried out on a table of its own. It counts once `Match.accept` has taken it."""

    move: Move
    after: Table
    """The table as it would be; nobody else uses it."""
    events: list[Event]
    """What the move would bring about."""
    known: bool
    """Whether dice would be thrown or something hidden would be shown, which nobody can forget again."""
    position: object
    """The position it was made for: `Match.accept` takes it at this one only."""

    @property
    def undoable(self) -> bool:
        """Whether the seat could take the move back."""
        return not self.known and not self.after.over


class UndoProposal(NamedTuple):
    """A move that may be taken back. It stands until `Match.accept_undo` has taken this."""

    move: Move
    number: int
    """Of the move, from 1. Moves after it stand, and each of their numbers is one less then."""
    after: Table
    """The table as it would be without it."""
    position: object
    """The position it was made for."""


@dataclass(frozen=True)
class Step:
    """A move in its place: its number from 1, the table before it and the table after it."""

    number: int
    move: Move
    before: Table
    after: Table


@dataclass(frozen=True)
class _Snapshot:
    """A position and its dice, never changed."""

    records: NDArray[Any]
    dice: Dice


class Match:
    """A game between players: the careful way to play, as `Table` is the quick one."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str | None = None,
        options: Mapping[str, str] | None = None,
        box_text: str | None = None,
        names: Sequence[str] | None = None,
        box_name: FileName = A_BOX,
        version: int | None = None,
        position: str | None = None,
    ) -> None:
        """Set the table.

        No seed: a random one; no box text: the standard box; no names: the seats' own; no version: the newest rules; no
        position: the beginning of a game.
        """
        game.check_seats(seats)
        self.game = game
        self.version = game.known_version(version)
        self.seats = seats
        self.seed = _printable("wrong-seed", secrets.token_hex(16) if seed is None else seed)
        self.options = game.complete_options(options or {}, self.version)
        self.box_text = None if box_text is None else box_text.replace("\r\n", "\n")
        self.names = tuple(
            _printable("wrong-name", name) for name in (game.seat_names[:seats] if names is None else names)
        )
        if len(self.names) != seats:
            raise BadName(Message("wrong-names", {"names": len(self.names), "seats": seats}))
        box = None if self.box_text is None else game.read_box(self.box_text, box_name)
        self._table = Table(game, seats, self.seed, self.options, box, self.version)
        self._setup_events = self._table.events()
        self.position = position or None
        """What was set up by hand, as it is written (`engine/positions.py`)."""
        if self.position is not None:
            lay(game, self._table, self.position)
        self.commentary = Commentary()
        """What is said of the moves, and other ways to go on. It is saved with them and changes nothing."""
        self._moves: list[Move] = []
        self._final: list[bool] = []
        self._snapshots = [self._snapshot()]
        self._position = object()
        self._draft: Table | None = None
        self._asides: dict[int, Aside] = {}

    @property
    def seed_hash(self) -> str:
        """What may be shown from the start; the seed itself may only be shown at the end."""
        return seed_hash(self.seed)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What was decided so far."""
        return tuple(self._moves)

    @property
    def table(self) -> Table:
        """The position now; to be looked at, not to be played on."""
        return self._table

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.over

    @property
    def scores(self) -> list[int]:
        """Current or final score by seat."""
        return self._table.scores()

    @property
    def winners(self) -> list[int]:
        """The seats with the highest score."""
        scores = self.scores
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def play(self, seat: int, action: int) -> list[Event]:
        """Carry out a legal action and return its events; otherwise raise `IllegalMove` and change nothing."""
        if self._draft is None:
            self._draft = self._table.copy()
        else:
            self._copy(self._table, self._draft)
        proposal = self._carried_out(seat, action, self._draft)
        self.accept(proposal)
        return proposal.events

    def propose(self, seat: int, action: int) -> Proposal:
        """What a legal action would bring about; otherwise raise `IllegalMove`. The match stays as it is either way."""
        return self._carried_out(seat, action, self._table.copy())

    def accept(self, proposal: Proposal) -> None:
        """Make a proposed move part of the match; raise `StaleProposal` if it was made for another position."""
        self._require_fresh(proposal)
        self._copy(proposal.after, self._table)
        self._table.log = proposal.after.log
        self._moves.append(proposal.move)
        self._final.append(proposal.known)
        self._position = object()
        if len(self._moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._snapshot())

    def _carried_out(self, seat: int, action: int, table: Table) -> Proposal:
        """A proposal, carried out on a table that is a copy of this one."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalMove(reason)
        table.apply(seat, action)
        known = known_of(self._table) != known_of(table)
        return Proposal(Move(int(seat), int(action)), table, table.events(), known, self._position)

    def _require_fresh(self, proposal: Proposal | UndoProposal) -> None:
        if proposal.position is not self._position:
            raise StaleProposal(
                f"{proposal.move} was proposed for another position than this one after {len(self._moves)} moves"
            )

    def why_not(self, seat: int, action: int) -> Message | None:
        """Why seat may not take this action now; None if it may."""
        if self.over:
            return Message("match-over")
        if not 0 <= seat < self.seats:
            return Message("match-unknown-seat", {"seat": int(seat), "last": self.seats - 1})
        if not 0 <= action < self.game.actions:
            return Message("match-unknown-action", {"action": int(action), "actions": self.game.actions})
        if action in self._table.legal(seat).tolist():
            return None
        return self.game.why_not(self._table.g, seat, action) or Message("match-not-legal")

    def can_undo(self, seat: int) -> bool:
        """Whether seat may take back its last action now."""
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> Message | None:
        """Why seat can't take anything back; None if it can.

        Thrown dice and shown secrets stay known, another seat's decision isn't ours to take back, and the end of a game
        shows its seed.
        """
        if not self._moves:
            return Message("match-undo-nothing")
        if self.over:
            return Message("match-undo-over" if self._moves[-1].seat == seat else "match-undo-other")
        number = self._last_of(seat)
        if number < len(self._moves) and self._without(seat, number) is None:
            return Message("match-undo-other")
        return Message("match-undo-known") if self._final[number - 1] else None

    def undo(self, seat: int) -> Move:
        """Take back seat's last action; return it."""
        proposal = self.propose_undo(seat)
        self.accept_undo(proposal)
        return proposal.move

    def propose_undo(self, seat: int) -> UndoProposal:
        """The table without seat's last action; raise `NothingToUndo` if it can't be taken back."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise NothingToUndo(reason)
        number = self._last_of(seat)
        after = self._without(seat, number) if number < len(self._moves) else self.at(number - 1)
        if after is None:
            raise NothingToUndo(Message("match-undo-other"))
        return UndoProposal(self._moves[number - 1], number, after.copy(), self._position)

    def accept_undo(self, proposal: UndoProposal) -> None:
        """Take a move back as proposed; raise `StaleProposal` if the match has changed since."""
        self._require_fresh(proposal)
        self._table = proposal.after
        del self._moves[proposal.number - 1], self._final[proposal.number - 1]
        self.commentary = self.commentary.until(proposal.number - 1)
        self._position = object()
        self._asides.clear()
        del self._snapshots[(proposal.number - 1) // SNAPSHOT_EVERY + 1 :]
        self._complete_snapshots()

    def _last_of(self, seat: int) -> int:
        """The number of a seat's last move; 0 if it has made none."""
        return next((number for number in range(len(self._moves), 0, -1) if self._moves[number - 1].seat == seat), 0)

    def _without(self, seat: int, number: int) -> Table | None:
        """The table now as if the seat had not made its last move, `number`; None if what came after doesn't allow it.

        What was found out is kept: of every position it is asked whether something can be taken back.
        """
        if number == 0 or self._final[number - 1] or self.game.at_once is None:
            return None
        aside = self._asides.get(seat)
        if aside is None or aside.number != number:
            aside = self._asides[seat] = Aside(number, self.at(number - 1), self._moves[number - 1])
        return aside.caught_up(self._moves)

    def _complete_snapshots(self) -> None:
        """Take the snapshots that are missing after moves in the middle have gone."""
        while len(self._moves) // SNAPSHOT_EVERY >= len(self._snapshots):
            table = self.at(len(self._snapshots) * SNAPSHOT_EVERY)
            self._snapshots.append(_Snapshot(table.records, table.dice))

    def at(self, count: int) -> Table:
        """The table as it was after `count` moves."""
        if not 0 <= count <= len(self._moves):
            raise IndexError(f"this match has {len(self._moves)} moves; there is no position after {count}")
        place = min(count // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        table = self._table.copy()
        self._copy(self._snapshots[place], table)
        for move in self._moves[place * SNAPSHOT_EVERY : count]:
            table.apply(move.seat, move.action)
        return table

    def events_of(self, number: int) -> list[Event]:
        """What move `number` (from 1) brought about; 0: the setup."""
        if number == 0:
            return list(self._setup_events)
        if not 1 <= number <= len(self._moves):
            raise IndexError(f"this match has {len(self._moves)} moves; there is no move {number}")
        table = self.at(number - 1)
        table.apply(self._moves[number - 1].seat, self._moves[number - 1].action)
        return table.events()

    def steps(self, first: int = 1) -> Iterator[Step]:
        """The moves from number `first` on, each with the tables around it."""
        if first > len(self._moves):
            return
        before = self.at(first - 1)
        for number, move in enumerate(self._moves[first - 1 :], first):
            after = before.copy()
            after.apply(move.seat, move.action)
            yield Step(number, move, before, after)
            before = after

    def branch(self, count: int) -> Match:
        """A match of its own with the same first `count` moves, and the same dice.

        Only for those who may know what the dice will show.
        """
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._table = self.at(count)
        twin._moves = self._moves[:count]
        twin._final = self._final[:count]
        twin.commentary = self.commentary.until(count)
        twin._snapshots = self._snapshots[: count // SNAPSHOT_EVERY + 1]
        twin._position = object()
        twin._draft = None
        twin._asides = {}
        return twin

    def _snapshot(self) -> _Snapshot:
        copy = self._table.copy()
        return _Snapshot(copy.records, copy.dice)

    def _copy(self, source: Table | _Snapshot, target: Table) -> None:
        """Give a table the position and the dice of another."""
        self.game.native.copy_at(source.records, 0, target.records, 0)
        target.dice[:] = source.dice


def _printable(wrong: str, text: str) -> str:
    """The text, if it can stand in a save file: something to read, on one line, without spaces around it."""
    if not text or not text.isprintable() or text != text.strip():
        raise BadName(Message(wrong, {"text": quote(text)}))
    return text
