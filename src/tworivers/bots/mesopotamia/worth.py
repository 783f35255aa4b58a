"""What a position of Mesopotamia is worth to a party: named terms, measured here and weighed in symbols by
`weights.toml`.

Every term has two weights, for the first and for the last round; in between they are mixed.
"""

from __future__ import annotations

from tworivers.bots.judgement import Numbers, Weights
from tworivers.bots.mesopotamia.bargains import card_price
from tworivers.bots.mesopotamia.fighting import danger_at, prey, will_attack
from tworivers.bots.mesopotamia.stores import needs_of, room_in, rounds_left, spare_flour, stock_of, stock_worth
from tworivers.bots.mesopotamia.terms import TERMS, Term, time_left, weight
from tworivers.engine.compiled import rule
from tworivers.engine.exponential import exp
from tworivers.engine.masks import count_bits, lowest_bit
from tworivers.mesopotamia.frame import all_symbols_of
from tworivers.mesopotamia.names import KINDS, PROVINCES, Unit
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.troops import soldiers, units

TINY = 1e-9
MARGIN = 0.8
"""How much of a finished game's reward is for the distance: a win may be luck."""


@rule
def appraise(g: State, seat: int, weights: Weights, out: Numbers) -> float:
    """Write what each term is worth to seat, in symbols, and return their sum."""
    measure(g, seat, weights, out)
    total = 0.0
    for term in range(TERMS):
        out[term] *= weight(g, weights, term)
        total += out[term]
    return total


@rule
def measure(g: State, seat: int, weights: Weights, out: Numbers) -> None:
    """The terms of a seat before they are weighed."""
    out[:TERMS] = 0.0
    out[Term.SYMBOLS] = float(all_symbols_of(g, seat))
    if g.over == 1 or (int(g.living) >> seat) & 1 == 0:
        return
    stock = stock_of(g, seat)
    needs = needs_of(g, seat, weights)
    out[Term.STORES] = stock_worth(stock, needs) / max(TINY, weight(g, weights, Term.STORES))
    if rounds_left(g) > 0:
        out[Term.HUNGER] = float(min(0, spare_flour(g, seat)))
    measure_realm(g, seat, out)
    for province in range(PROVINCES):
        out[Term.TROOPS] += soldiers(g, seat, province) + units(g, seat, province, Unit.CHARIOT)
    for card in range(KINDS):
        out[Term.CARDS] += int(g.hand[seat, card]) * card_price(card)
    for rival in range(g.seats):
        if rival != seat and (int(g.living) >> rival) & 1 == 1:
            if (int(g.allied[seat]) >> rival) & 1 == 1:
                out[Term.PEACE] += 0.2
            elif (will_attack(g, seat) >> rival) & 1 == 1:
                out[Term.PREY] += prey(g, seat, rival, weights)


@rule
def measure_realm(g: State, seat: int, out: Numbers) -> None:
    """Land, what stands on it, room on it, and what may be lost."""
    lasting = min(1, rounds_left(g))
    left = int(g.realm[seat])
    out[Term.LAND] = float(count_bits(left) * lasting)
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        out[Term.SITES] += lasting * room_in(g, province)
        out[Term.WORKS] += lasting * (int(g.forges[province]) + int(g.millstones[province]))
        out[Term.DANGER] -= danger_at(g, seat, province, soldiers(g, seat, province))


@rule
def outlook(g: State, weights: Weights, terms: Numbers, out: Numbers) -> None:
    """Each seat's chance of winning; once the game is over, who has won, and a little for how clearly."""
    seats = int(g.seats)
    best = 0
    for seat in range(seats):
        best = max(best, all_symbols_of(g, seat))
    winners = 0
    left = time_left(g)
    certainty = weights[TERMS, 0] * left + weights[TERMS, 1] * (1.0 - left)
    top = -1e9
    for seat in range(seats):
        out[seat] = appraise(g, seat, weights, terms) * certainty
        top = max(top, out[seat])
        winners += 1 if all_symbols_of(g, seat) == best else 0
    total = 0.0
    for seat in range(seats):
        out[seat] = exp(out[seat] - top)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
        if g.over == 1:
            won = 1.0 / winners if all_symbols_of(g, seat) == best else 0.0
            out[seat] = MARGIN * out[seat] + (1.0 - MARGIN) * won
