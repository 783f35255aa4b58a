"""Many games of Mesopotamia between stewards (or stewards and random players), played natively, and what was counted in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, dice_from_number, spread, throw
from tworivers.engine.events import Log, new_log
from tworivers.engine.rules import Codes, Options, Record
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.actions import actors, apply, legal, setup
from tworivers.mesopotamia.frame import all_symbols_of
from tworivers.mesopotamia.masks import count_bits, lowest_bit
from tworivers.mesopotamia.realm import owned_mask
from tworivers.mesopotamia.state import EMPTY, KINDS, SEATS, Event
from tworivers.study.steward import choose

ROUNDS = 16
EVENTS = len(Event)
ROOM = 2048
LIMIT = 200_000
"""Decisions after which a game counts as stalled."""

Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Contest:
    """What came of the games of one number of parties. Rounds count from 0; means over games are left to the reader."""

    seats: int
    games: int
    parties: list[int]
    """The ruler in each seat."""
    scores: Counts
    """Symbols at the end, by game and seat."""
    decisions: Counts
    """By game; -1 where a game stalled."""
    leaders: Counts
    """The seat alone in front at the end of a round, by game and round; -1 for none."""
    events: Counts
    """By round and kind."""
    cards: Counts
    """Played, by kind."""
    stock: Counts
    """Sum over living parties, by round and material."""
    living: Counts
    """Parties still there, by round."""
    symbols: Counts
    """On the frame, by round and kind."""
    owned: Counts
    """Provinces owned, by round."""
    by_seat: Counts
    """At the end, by seat: provinces, then symbols of each kind."""


@rule
def tally(log: Log, turn: int, events: Counts, cards: Counts) -> None:
    """Count what an action brought about."""
    for row in range(1, int(log[0, 0]) + 1):
        kind = int(log[row, 0])
        events[turn, kind] += 1
        if kind == Event.CARD:
            cards[int(log[row, 2])] += 1
    log[0, 0] = 0


@rule
def leader_of(g: Record) -> int:
    """The seat alone in front, or EMPTY."""
    most = 0
    found = EMPTY
    for seat in range(g.seats):
        score = all_symbols_of(g, seat)
        if score == most:
            found = EMPTY
        if score > most:
            most = score
            found = seat
    return found


@rule
def take_stock(g: Record, turn: int, stock: Counts, living: Counts, symbols: Counts, owned: Counts) -> None:
    """The state of things at the end of a round."""
    for seat in range(g.seats):
        if (int(g.living) >> seat) & 1 == 1:
            living[turn] += 1
            for material in range(5):
                stock[turn, material] += int(g.stock[seat, material])
    for slot in range(g.frame_size):
        if g.frame_symbol[slot] != EMPTY:
            symbols[turn, g.frame_symbol[slot]] += 1
    owned[turn] += count_bits(owned_mask(g))


@rule
def play_game(
    g: Record,
    stewards: int,
    dice: Dice,
    choices: Dice,
    log: Log,
    out: Codes,
    events: Counts,
    cards: Counts,
    stock: Counts,
    living: Counts,
    symbols: Counts,
    owned: Counts,
    leaders: Counts,
) -> int:
    """Play on to the end; seats in the mask `stewards` by the steward, the others at random. Return the decisions made, -1 if it stalls."""
    made = 0
    mask = actors(g)
    while mask != 0 and made < LIMIT:
        seat = lowest_bit(mask)
        count = legal(g, seat, out)
        if (stewards >> seat) & 1 == 1:
            action = choose(g, seat, out, count, choices)
        else:
            action = int(out[throw(choices, count)])
        turn = max(0, int(g.round_number) - 1)
        apply(g, seat, action, dice, log)
        tally(log, turn, events, cards)
        made += 1
        if g.round_number - 1 > turn or g.over == 1:
            take_stock(g, turn, stock, living, symbols, owned)
            leaders[turn] = leader_of(g)
        mask = actors(g)
    return made if mask == 0 else -1


@rule
def play_games(
    games: Any,
    blank: Any,
    box: Any,
    seats: int,
    options: Options,
    stewards: int,
    dice: Dice,
    log: Log,
    out: Codes,
    events: Counts,
    cards: Counts,
    stock: Counts,
    living: Counts,
    symbols: Counts,
    owned: Counts,
    leaders: Counts,
    scores: Counts,
    decisions: Counts,
    by_seat: Counts,
) -> None:
    """Set up and play games number 0, 1, ... one after the other in one record."""
    game_dice = np.zeros(5, np.int64)
    choices = np.zeros(5, np.int64)
    for number in range(len(decisions)):
        spread(dice, number, game_dice, choices)
        games[0] = blank[0]
        g = games[0]
        setup(g, box[0], seats, options, game_dice, log)
        log[0, 0] = 0
        decisions[number] = play_game(
            g, stewards, game_dice, choices, log, out, events, cards, stock, living, symbols, owned, leaders[number]
        )
        for seat in range(seats):
            scores[number, seat] = all_symbols_of(g, seat)
            by_seat[seat, 0] += count_bits(int(g.realm[seat]))
        for slot in range(g.frame_size):
            if g.frame_owner[slot] != EMPTY:
                by_seat[g.frame_owner[slot], 1 + g.frame_symbol[slot]] += 1


def contest(
    seats: int,
    games: int,
    seed: int,
    box: NDArray[Any] | None = None,
    stewards: int = (1 << SEATS) - 1,
    options: dict[str, str] | None = None,
) -> Contest:
    """Play `games` games of a seed with so many parties."""
    GAME.check_seats(seats)
    box = GAME.box if box is None else box
    records = GAME.new_records(1)
    events, cards = np.zeros((ROUNDS, EVENTS), np.int64), np.zeros(KINDS, np.int64)
    stock, living = np.zeros((ROUNDS, 5), np.int64), np.zeros(ROUNDS, np.int64)
    symbols, owned = np.zeros((ROUNDS, 4), np.int64), np.zeros(ROUNDS, np.int64)
    leaders = np.full((games, ROUNDS), EMPTY, np.int64)
    scores, decisions, by_seat = (
        np.zeros((games, SEATS), np.int64),
        np.zeros(games, np.int64),
        np.zeros((SEATS, 5), np.int64),
    )
    play_games(
        records,
        GAME.new_records(1),
        box,
        seats,
        GAME.encode_options(options or {}),
        stewards,
        dice_from_number(seed, 0),
        new_log(ROOM),
        np.zeros(GAME.actions, np.int64),
        events,
        cards,
        stock,
        living,
        symbols,
        owned,
        leaders,
        scores,
        decisions,
        by_seat,
    )
    parties = [int(party) for party in records[0].party[:seats]]
    return Contest(
        seats,
        games,
        parties,
        scores[:, :seats],
        decisions,
        leaders,
        events,
        cards,
        stock,
        living,
        symbols,
        owned,
        by_seat[:seats],
    )


def wins(result: Contest) -> tuple[Counts, int]:
    """Games won by seat (a shared win counts for each), and games with a shared win."""
    best = result.scores.max(axis=1, keepdims=True)
    won = result.scores == best
    return won.sum(axis=0).astype(np.int64), int((won.sum(axis=1) > 1).sum())
