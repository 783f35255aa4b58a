"""A table on this device: every seat is its owner's or a bot's, and the page itself keeps what is played."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from tworivers.analysis.positions import record_seen
from tworivers.bots import choose
from tworivers.engine.match import IllegalMove, Move, NothingToUndo
from tworivers.engine.notation import save_text
from tworivers.engine.rules import Game
from tworivers.server.problems import Problem, refused
from tworivers.server.storage.entities import Header, Seat, now
from tworivers.server.tables.bot_turns import bot_in_turn
from tworivers.server.tables.outgoing import move_entry, setup_entry
from tworivers.server.tables.replay import begun, progress_of
from tworivers.server.tables.seat_names import save_names
from tworivers.server.tables.seen_table import SeenTable
from tworivers.server.workers.files import Played

OWNER = "here"
"""The one person there is."""
PREFIX = "here-"
"""How ids of tables on this device begin."""


class HereTable(SeenTable):
    """One table."""

    stale = False
    """Nobody else plays on it."""

    def __init__(self, game: Game, header: Header, seats: list[Seat], moves: Sequence[Move]) -> None:
        match = begun(game, header, len(seats))
        super().__init__(header, seats, match, [setup_entry(match.table, match.events_of(0))])
        for move in moves:
            words = game.action_words(match.table.g, move.seat, move.action)
            events = match.play(move.seat, move.action)
            self.entries.append(move_entry(len(self.entries), move, words, match.table, events))
        self._settle(header.changed)

    @property
    def online(self) -> set[str]:
        """Whoever has the device."""
        return {OWNER}

    def kept(self) -> dict[str, Any]:
        """All of it as plain values, from which `restored` makes it again."""
        moves = [[move.seat, move.action] for move in self.match.moves]
        return {"header": asdict(self.header), "seats": [asdict(seat) for seat in self.seats], "moves": moves}

    def file_text(self) -> str:
        """The save file with the seed."""
        self.match.names = save_names(self.game, self.seats)
        return save_text(self.match, reveal_seed=True)

    def play(self, seat: int, number: int, action: int) -> int:
        """Play a move; returns the number of moves there are then."""
        since = self.others_alone_since(number, seat)
        if number != self.number and not since:
            raise Problem("gone-on", moves=self.number, number=number)
        try:
            proposal = self.match.propose(seat, action)
        except IllegalMove as illegal:
            if since:
                raise Problem("gone-on", moves=self.number, number=number) from None
            raise refused("illegal", illegal, self.game) from None
        words = self.game.action_words(self.match.table.g, seat, action)
        self.match.accept(proposal)
        entry = move_entry(self.number + 1, proposal.move, words, proposal.after, proposal.events)
        self.entries.append(entry)
        self._settle(now())
        return self.number

    def undo(self, seat: int, number: int) -> int:
        """Take back a seat's last move; returns how many moves stood before it, and still stand."""
        if number != self.number and not self.others_alone_since(number, seat):
            raise Problem("gone-on", moves=self.number, number=number)
        try:
            proposal = self.match.propose_undo(seat)
        except NothingToUndo as nothing:
            raise refused("no-undo", nothing, self.game) from None
        stand = proposal.number - 1
        self.match.accept_undo(proposal)
        self.entries[stand + 1 :] = [entry.one_earlier() for entry in self.entries[stand + 2 :]]
        self.undos += 1
        self._settle(now())
        return stand

    def bots_turn(self) -> int | None:
        """The bot that decides next."""
        return bot_in_turn(self)

    def choose(self, seat: int) -> int:
        """What a bot does, who sees what its seat may see."""
        record = record_seen(self.match.table, seat, secrets.randbits(63))
        level = self.seats[seat].level or ""
        return choose(self.game.name, level, record, len(self.seats), seat, secrets.randbits(63))

    def _settle(self, changed: int) -> None:
        """The header tells where the match stands."""
        self._views.clear()
        self._state = None
        moves = self.match.moves
        progress = progress_of(self.match.table, len(moves), moves, "", self.header, self.seats, changed)
        self.header = replace(self.header, changed=changed, **vars(progress))


def header_of(name: str, played: Played, hints: bool, seed_chosen: bool) -> Header:
    """What a table on this device has beside its moves."""
    time = now()
    return Header(
        id=name,
        game=played.game,
        version=played.version,
        options=played.options,
        box=played.box,
        position=played.position,
        seed=played.seed,
        seed_chosen=seed_chosen,
        seed_told=False,
        public=False,
        hints=hints,
        chat=False,
        creator=OWNER,
        created=time,
        changed=time,
        moves=len(played.moves),
        chain="",
        turn=played.turn,
        scores=played.scores,
        over=played.over,
        undone_to=None,
    )


def restored(game: Game, kept: dict[str, Any]) -> HereTable:
    """A table as it was kept."""
    moves = [Move(seat, action) for seat, action in kept["moves"]]
    return HereTable(game, Header(**kept["header"]), [Seat(**seat) for seat in kept["seats"]], moves)
