"""What a learner sees: the board as numbers around 0 to 1, of others only what the seat may know.

Seats are counted from the observer's own.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.economy import season_of, year_of
from tworivers.mesopotamia.frame import next_slot, symbols_of
from tworivers.mesopotamia.hands import cards_held
from tworivers.mesopotamia.knowledge import known_cards, known_stacks
from tworivers.mesopotamia.names import EMPTY, FRAME, KINDS, PROVINCES, SEATS, TRIBES, OfferState, Phase, Task
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import is_question, now_task
from tworivers.mesopotamia.trade import was_sent
from tworivers.mesopotamia.troops import height, units

Numbers = NDArray[np.float32]

ROUND = 10 + len(Task)
PARTY = 21 + KINDS + Phase.BUILDING
PROVINCE = 13 + 2 * SEATS + 3
SLOT = 4 + 2
OFFER = 22
OBSERVATION = ROUND + SEATS * PARTY + KINDS + PROVINCES * PROVINCE + TRIBES * 2 + FRAME * SLOT + SEATS * OFFER


@rule
def observe(g: State, seat: int, out: Numbers) -> None:
    """Write the observation of seat; its length is OBSERVATION."""
    out[:] = 0.0
    seats = int(g.seats)
    see_round(g, seat, out)
    at = int(ROUND)
    for other in range(seats):
        see_party(g, seat, (seat + other) % seats, out, at + other * int(PARTY))
    at += SEATS * int(PARTY)
    for card in range(KINDS):
        out[at + card] = g.played[card] / 4.0
    at += KINDS
    for province in range(PROVINCES):
        if (int(g.land) >> province) & 1 == 1:
            see_province(g, seat, province, out, at + province * PROVINCE)
    at += PROVINCES * PROVINCE
    for tribe in range(TRIBES):
        out[at + 2 * tribe] = g.tribe_at[tribe] / 56.0
        out[at + 2 * tribe + 1] = g.tribe_units[tribe] / 4.0
    at += 2 * TRIBES
    for slot in range(g.frame_size):
        owner = int(g.frame_owner[slot])
        if owner != EMPTY:
            out[at + slot * SLOT + int(g.frame_symbol[slot])] = 1.0
            out[at + slot * SLOT + (4 if owner == seat else 5)] = 1.0
    at += FRAME * SLOT
    for other in range(seats):
        see_offer(g, seat, (seat + other) % seats, out, at + other * OFFER)


@rule
def see_round(g: State, seat: int, out: Numbers) -> None:
    """When it is, what is asked, whose turn it is."""
    out[season_of(g)] = 1.0
    out[4] = year_of(g) / 4.0
    out[5] = (g.rounds - g.round_number) / 8.0
    out[6] = g.seats / 8.0
    out[7] = float(g.stage)
    out[8] = 1.0 if g.active == seat else 0.0
    out[9] = next_slot(g) / 100.0
    task = now_task(g, seat)
    if is_question(task):
        out[10 + task] = 1.0


@rule
def see_party(g: State, seat: int, other: int, out: Numbers, at: int) -> None:
    """A party; its stock exactly to itself and with open stocks, else as it is reckoned."""
    open_book = seat == other or g.open_stocks == 1
    for material in range(5):
        out[at + material] = (g.stock[other, material] if open_book else g.reckoned[other, material]) / 10.0
    for symbol in range(4):
        out[at + 5 + symbol] = symbols_of(g, other, symbol) / 5.0
    out[at + 9] = cards_held(g, other) / 5.0
    out[at + 10] = float(g.card_played[other])
    out[at + 11] = float((int(g.living) >> other) & 1)
    out[at + 12] = float((int(g.allied[seat]) >> other) & 1)
    out[at + 13] = float((int(g.at_war[seat]) >> other) & 1)
    out[at + 14] = g.free_metal[other] / 7.0
    out[at + 15] = float(int(g.strict[other]) & 31) / 31.0
    out[at + 16] = g.sent[other] / 6.0
    out[at + 17] = g.blanks_home[other] / 6.0 if seat == other else 0.0
    out[at + 18] = 1.0 if g.active == other else 0.0
    out[at + 19] = float((int(g.unplayed) >> other) & 1)
    out[at + 20] = g.party[other] / 8.0
    for card in range(KINDS):
        out[at + 21 + card] = (g.hand[other, card] if seat == other else known_cards(g, seat, other, card)) / 2.0
    if g.phase[other] < Phase.BUILDING:
        out[at + 21 + KINDS + int(g.phase[other])] = 1.0


@rule
def see_province(g: State, seat: int, province: int, out: Numbers, at: int) -> None:
    """Buildings, owner and heights of stacks; contents of one's own stack and of known ones."""
    out[at] = g.cities[province] / 3.0
    out[at + 1] = g.irrigable[province] / 3.0
    out[at + 2] = g.trees[province] / 4.0
    out[at + 3] = g.holes[province] / 4.0
    out[at + 4] = float((int(g.mines) >> province) & 1)
    out[at + 5] = g.walls[province] / 3.0
    out[at + 6] = g.forges[province] / 3.0
    out[at + 7] = g.millstones[province] / 3.0
    out[at + 8] = g.temples[0, province] / 3.0
    out[at + 9] = g.temples[1, province] / 3.0
    out[at + 10] = g.canals[province] / 3.0
    out[at + 11] = float((int(g.built) >> province) & 1)
    out[at + 12] = float((int(g.origins) >> province) & 1)
    seats = int(g.seats)
    if g.owner[province] != EMPTY:
        out[at + 13 + (int(g.owner[province]) - seat + seats) % seats] = 1.0
    for other in range(seats):
        tall = height(g, other, province)
        if tall > 0:
            out[at + 13 + SEATS + (other - seat + seats) % seats] = tall / 5.0
            if other == seat or (known_stacks(g, seat, other) >> province) & 1 == 1:
                for unit in range(3):
                    out[at + 13 + 2 * SEATS + unit] += units(g, other, province, unit) / 5.0


@rule
def see_offer(g: State, seat: int, proposer: int, out: Numbers, at: int) -> None:
    """An open offer; its baskets only if it is one's own or for oneself, a toll one's own or for one's own offer."""
    state = int(g.offer[proposer])
    sent = was_sent(g, proposer)
    mine = proposer == seat or (sent and g.partner[proposer] == seat)
    if sent or (mine and state != OfferState.NONE):
        out[at] = state / 4.0
        out[at + 1] = float((int(g.transit[proposer]) >> seat) & 1)
        if mine:
            for material in range(5):
                out[at + 2 + material] = g.give[proposer, material] / 5.0
                out[at + 7 + material] = g.ask[proposer, material] / 5.0
            out[at + 12] = 1.0 if g.give_cards[proposer] != 0 else 0.0
            out[at + 13] = 1.0 if g.ask_cards[proposer] != 0 else 0.0
            out[at + 14] = (int(g.partner[proposer]) - seat + int(g.seats)) % int(g.seats) / 8.0
    if g.toll_offer[proposer] != EMPTY and (proposer == seat or g.toll_offer[proposer] == seat):
        asked = proposer == seat or (int(g.transit[seat]) >> proposer) & 1 == 0
        if asked:
            for material in range(5):
                out[at + 15 + material] = g.toll[proposer, material] / 5.0
            out[at + 20] = 1.0
            out[at + 21] = 1.0 if g.toll_cards[proposer] != 0 else 0.0
