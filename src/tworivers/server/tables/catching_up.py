"""A table in memory follows what another server has kept: its moves are played here too, and everybody here is told.

Notices, ratings and the like aren't told of: the server that made a change has told them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from tworivers.engine.match import Move, NothingToUndo, Refused
from tworivers.server.storage import store
from tworivers.server.storage.entities import Header, Seat, chained
from tworivers.server.storage.server_store import Stand, stands
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.outgoing import move_entry
from tworivers.server.tables.replay import replayed


async def read_and_follow(table: LiveTable) -> bool:
    """Follow what the database has by now; whether there was anything new. To be called inside a change."""
    known = {table.header.id: table.number}
    found = await table.database.read(lambda db: stands(db, known))
    stand = found.get(table.header.id)
    if stand is None:  # somebody has deleted it
        table.outdated()
        return False
    return await follow(table, stand)


async def follow(table: LiveTable, stand: Stand) -> bool:
    """Follow what was read; whether there was anything new. No other change of the table may be under way."""
    header = stand.header
    if table.stale or header.revision <= table.header.revision:
        return False
    known = table.number + 1 - stand.first
    if known >= 0:
        moves = stand.moves[known:]
        follows = table.number + len(moves) == header.moves
        if follows and reduce(chained, moves, table.header.chain) == header.chain:
            _play(table, moves)
            if not table.stale:
                table.caught_up(header, stand.seats)
            return True
    return await _follow_back(table)


def _play(table: LiveTable, moves: Sequence[Move]) -> None:
    """Play moves that come after those we know."""
    try:
        for move in moves:
            proposal = table.match.propose(move.seat, move.action)
            words = table.game.action_words(table.match.table.g, move.seat, move.action)
            table.match.accept(proposal)
            entry = move_entry(table.number + 1, move, words, proposal.after, proposal.events)
            table.entries.append(entry)
    except Refused:  # a server with other rules has played it
        table.outdated()


async def _follow_back(table: LiveTable) -> bool:
    """Something was taken back: follow that too."""
    found = await table.database.read(lambda db: store.find_table(db, table.header.id))
    if found is None or table.stale:
        table.outdated()
        return False
    header, seats, moves = found
    ours = table.match.moves
    stand = next((place for place, pair in enumerate(zip(ours, moves, strict=False)) if pair[0] != pair[1]), None)
    stand = min(len(ours), len(moves)) if stand is None else stand
    if not _take_back(table, stand, moves):
        await _begin_anew(table, header, seats, moves)
    table.undos += 1
    for listener in table.listeners:
        listener.went_back(stand)
    table.caught_up(header, seats)
    return True


def _take_back(table: LiveTable, stand: int, moves: Sequence[Move]) -> bool:
    """Take back the one move that is missing; whether it is just one."""
    ours = table.match.moves
    if stand >= len(ours) or (*ours[:stand], *ours[stand + 1 :]) != tuple(moves):
        return False
    try:
        proposal = table.match.propose_undo(ours[stand].seat)
    except NothingToUndo:
        return False
    if proposal.number != stand + 1:
        return False
    table.match.accept_undo(proposal)
    table.entries[stand + 1 :] = [entry.one_earlier() for entry in table.entries[stand + 2 :]]
    return True


async def _begin_anew(table: LiveTable, header: Header, seats: list[Seat], moves: list[Move]) -> None:
    """Play everything from the beginning."""
    table.match, table.entries = await replayed(table.game, header, seats, moves)
