"""What a position of Amyitis is worth to a noble: named terms, measured here, weighed in prestige by `weights.toml`.

Every term has two weights, for the beginning and for the end of the game; in between they are mixed by the tiles that
are left.
"""

from __future__ import annotations

from tworivers.amyitis.court import bankers_income
from tworivers.amyitis.garden import cubes_around, edge_squares
from tworivers.amyitis.names import EDGES, ROW_FIELDS, ROWS, SQUARES, TEMPLE_SPACES, Court, Good, Square, Task
from tworivers.amyitis.record import State
from tworivers.amyitis.rounds import queens_favour
from tworivers.amyitis.supply import count_goods
from tworivers.amyitis.temples import ranked
from tworivers.amyitis.todo import now_seat, now_task
from tworivers.bots.amyitis.journeys import best_journeys, palace_to_come, task_worth
from tworivers.bots.amyitis.terms import TERMS, Term, time_left
from tworivers.bots.judgement import Numbers, Weights
from tworivers.engine.compiled import rule
from tworivers.engine.exponential import exp

FEW_TALENTS = 4
FEW_CAMELS = 3
FEW_CUBES = 4
MARGIN = 0.1
"""How much of a finished game's reward is for the distance, so that nobody who can't win any more plays at random."""


@rule
def appraise(g: State, seat: int, weights: Weights, out: Numbers) -> float:
    """Write what each term is worth to seat, in prestige, and return their sum."""
    left = time_left(g)
    measure(g, seat, left, out)
    total = 0.0
    for term in range(TERMS):
        out[term] *= weights[term, 0] * left + weights[term, 1] * (1.0 - left)
        total += out[term]
    return total


@rule
def measure(g: State, seat: int, left: float, out: Numbers) -> None:
    """The terms of a seat before they are weighed."""
    out[:TERMS] = 0.0
    out[Term.PRESTIGE] = float(g.prestige[seat])
    if g.over == 1:
        return
    measure_stock(g, seat, left, out)
    measure_court(g, seat, left, out)
    measure_temples(g, seat, out)
    measure_board(g, seat, out)
    measure_round(g, seat, left, out)


@rule
def measure_stock(g: State, seat: int, left: float, out: Numbers) -> None:
    """Talents, camels and goods.

    The first few are worth more than the rest; who is done for the last round needs no talent or camel.
    """
    if left > 0.0 or g.passed[seat] == 0:
        talents = int(g.talents[seat])
        out[Term.TALENTS] = min(talents, FEW_TALENTS)
        out[Term.SAVINGS] = max(0, talents - FEW_TALENTS)
        camels = int(g.camels[seat])
        out[Term.CAMELS] = min(camels, FEW_CAMELS)
        out[Term.HERD] = max(0, camels - FEW_CAMELS)
    goods = count_goods(g, seat)
    kept = int(g.leader_keeps[g.court_level[seat, Court.LEADER]])
    wine = int(g.goods[seat, Good.WINE])
    out[Term.WINE] = min(wine, kept)
    out[Term.GOODS] = min(goods, kept) - min(wine, kept)
    out[Term.SURPLUS] = max(0, goods - kept)
    for good in range(Good.WINE):
        if g.goods[seat, good] > 0:
            out[Term.VARIETY] += 1.0


@rule
def measure_court(g: State, seat: int, left: float, out: Numbers) -> None:
    """Court cards by the time they still have to pay."""
    talents, prestige = bankers_income(g, seat)
    out[Term.BANKER] = talents * left
    out[Term.PATRON] = prestige * left
    leader = int(g.court_level[seat, Court.LEADER])
    out[Term.LEADER] = left * int(g.leader_spaces[leader])
    out[Term.STOREHOUSE] = left * int(g.leader_keeps[leader])
    out[Term.PALACE] = palace_to_come(g, seat) * left
    out[Term.GARDENERS] = float(g.gardeners[seat])


@rule
def measure_temples(g: State, seat: int, out: Numbers) -> None:
    """Who would be first (2) or second (1) in each temple now, and cubes that will stay there for a while."""
    for temple in range(3):
        first, second = ranked(g, temple)
        if first == seat:
            out[Term.ISHTAR + temple] = 2.0
        elif second == seat:
            out[Term.ISHTAR + temple] = 1.0
        for space in range(TEMPLE_SPACES):
            if g.temple[temple, space] == seat:
                out[Term.PILGRIMS] += TEMPLE_SPACES - 1.0 - space


@rule
def measure_board(g: State, seat: int, out: Numbers) -> None:
    """Rows of fields and squares of the garden where seat has most cubes."""
    for row in range(ROWS):
        out[Term.FIELDS] += row_lead(g, seat, row)
    watered = squares_beside(g, seat)
    for square in range(SQUARES):
        if (watered >> square) & 1 == 1 and g.square[square] == Square.TILE:
            out[Term.CHANNELS] += channel_lead(g, seat, square)
    tiles = int(g.tiles[seat])
    out[Term.FAVOUR] = float(queens_favour(g, seat))
    out[Term.TILES] = min(tiles, int(g.favour_tiles[1]))
    out[Term.CUBES] = max(0, FEW_CUBES - int(g.cubes[seat]))


@rule
def row_lead(g: State, seat: int, row: int) -> float:
    """How near seat is to the gardener of a row: its filled part, if nobody has more cubes there; half on a tie."""
    own = 0
    most = 0
    filled = 0
    for other in range(g.seats):
        cubes = 0
        for place in range(ROW_FIELDS):
            if g.field[row, place] == other:
                cubes += 1
        filled += cubes
        if other == seat:
            own = cubes
        elif cubes > most:
            most = cubes
    if own == 0 or own < most:
        return 0.0
    return filled / ROW_FIELDS * (1.0 if own > most else 0.5)


@rule
def squares_beside(g: State, seat: int) -> int:
    """The squares that have a cube of seat at their side, as bits."""
    found = 0
    for edge in range(EDGES):
        if g.zone[2 * edge] == seat or g.zone[2 * edge + 1] == seat:
            one, other = edge_squares(edge)
            found |= (1 << one) | (1 << other)
    return found


@rule
def channel_lead(g: State, seat: int, square: int) -> float:
    """1 if seat alone has most cubes around a square and so would score when it is planted; a part on a tie."""
    own = cubes_around(g, square, seat)
    for other in range(g.seats):
        if other != seat:
            cubes = cubes_around(g, square, other)
            if cubes > own:
                return 0.0
            if cubes == own:
                return 0.3
    return 1.0


@rule
def measure_round(g: State, seat: int, left: float, out: Numbers) -> None:
    """What can still be done this round, and where the caravan could be sent."""
    if left > 0.0 or g.passed[seat] == 0:
        best, second, beyond = best_journeys(g, seat, left)
        out[Term.JOURNEY] = best
        out[Term.SECOND_JOURNEY] = second
        out[Term.PLAN] = beyond - best
    if g.passed[seat] == 0:
        out[Term.PRESENCE] = 1.0
        cards, rivals = 0, 0
        for other in range(g.seats):
            rivals += 1 - int(g.passed[other])
        for group in range(g.seats):
            if g.turned[group] <= g.talents[seat]:
                for craft in range(4):
                    cards += int(g.face_up[group, craft])
        out[Term.RECRUITS] = min(3.0, cards / max(1, rivals))
    if now_task(g) == Task.TURN and now_seat(g) == seat:
        out[Term.TURN] = 1.0
    for place in range(int(g.todo)):
        if g.todo_seat[place] == seat:
            out[Term.PENDING] += task_worth(g, seat, int(g.todo_task[place]), int(g.todo_value[place]), left)


@rule
def outlook(g: State, weights: Weights, terms: Numbers, out: Numbers) -> None:
    """Each seat's chance of winning; once the game is over, who has won, and a little for how clearly."""
    seats = int(g.seats)
    best = 0
    for seat in range(1, seats):
        if g.prestige[seat] > g.prestige[best]:
            best = seat
    winners = 0
    left = time_left(g)
    certainty = weights[TERMS, 0] * left + weights[TERMS, 1] * (1.0 - left)
    top = -1e9
    for seat in range(seats):
        out[seat] = appraise(g, seat, weights, terms) * certainty
        top = max(top, out[seat])
        if g.prestige[seat] == g.prestige[best]:
            winners += 1
    total = 0.0
    for seat in range(seats):
        out[seat] = exp(out[seat] - top)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
        if g.over == 1:
            won = 1.0 / winners if g.prestige[seat] == g.prestige[best] else 0.0
            out[seat] = MARGIN * out[seat] + (1.0 - MARGIN) * won


@rule
def settled(g: State, seat: int) -> bool:
    """Whether seat has no small decision open, so that its position can be judged."""
    return bool(g.over == 1 or now_seat(g) != seat or now_task(g) == Task.TURN)
