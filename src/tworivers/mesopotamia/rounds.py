"""The course of the game: rounds of parallel phases and turns, years, the end (mesopotamia.de §1, §2)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log, note
from tworivers.engine.masks import count_bits
from tworivers.mesopotamia.building import building_sites
from tworivers.mesopotamia.economy import ROUNDS_A_YEAR, in_season
from tworivers.mesopotamia.frame import all_symbols_of
from tworivers.mesopotamia.keyed_throws import STARTER, keyed_throw
from tworivers.mesopotamia.names import EMPTY, PROVINCES, Building, Event, Obstacle, Phase, Stage, Task, Unit
from tworivers.mesopotamia.nomads import tribes_recover
from tworivers.mesopotamia.policy import end_war, wars_lapse
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import clear_tasks, keeps_secrets, later, task_below_writing
from tworivers.mesopotamia.trade import go_on_writing, leave_trade, offers_lapse
from tworivers.mesopotamia.troops import blanks_go_home, lose_units, units

ONCE, YEARLY = 1, 2
"""Votes on the length: after the first year, or after each. Then `rounds` counts on one year more."""
YEARS_MOST = 4
"""The longest a game lasts."""
SEALED, OPEN = 0, 1
"""A vote as its party hears of it, and as all do."""


@rule
def begin_round(g: State, log: Log) -> None:
    """A new season: every party starts to walk through phases 1 to 10."""
    g.round_number += 1
    g.stage = Stage.PARALLEL
    g.active = EMPTY
    note(log, Event.ROUND, EMPTY, int(g.round_number), 0, 0, 0)
    for seat in range(g.seats):
        if (int(g.living) >> seat) & 1 == 1:
            g.phase[seat] = Phase.IDLE
            later(g, seat, Task.WALK, 0)


@rule
def all_idle(g: State) -> bool:
    """Whether nobody has anything left to decide but answers to offers.

    Since version 3 of the rules nobody waits for who fills a basket and has nothing else to do.
    """
    for seat in range(g.seats):
        if g.todo[seat] > 0 and (not keeps_secrets(g) or task_below_writing(g, seat) != EMPTY):
            return False
    return True


@rule
def next_stage(g: State, dice: Dice, log: Log) -> None:
    """All have done what they had to: on with the game.

    Before version 3 of the rules a new round showed who had nothing to mill or to eat.
    """
    before = int(g.round_number)
    if before == 0:
        begin_round(g, log)
    elif g.stage == Stage.PARALLEL:
        begin_turns(g, dice, log)
    elif g.stage == Stage.TURNS:
        end_turn(g, log)
    else:
        show(dice)
        count_votes(g, log)
    if g.round_number != before and not keeps_secrets(g):
        show(dice)


@rule
def begin_turns(g: State, dice: Dice, log: Log) -> None:
    """Phase 11 begins with the fewest symbols on the frame; a tie is drawn by lot.

    Who begins chooses the direction, if more than two are left.
    """
    g.stage = Stage.TURNS
    g.unplayed = g.living
    fewest = 999
    ties = 0
    for seat in range(g.seats):
        if (int(g.living) >> seat) & 1 == 1:
            symbols = all_symbols_of(g, seat)
            if symbols < fewest:
                fewest = symbols
                ties = 0
            if symbols == fewest:
                ties += 1
    drawn = keyed_throw(dice, int(g.round_number), 0, STARTER, ties) if ties > 1 else 0
    starter = EMPTY
    for seat in range(g.seats):
        if (int(g.living) >> seat) & 1 == 1 and all_symbols_of(g, seat) == fewest:
            if drawn == 0:
                starter = seat
            drawn -= 1
    g.direction = 1
    note(log, Event.STARTS, starter, fewest, ties, 0, 0)
    begin_turn(g, starter)
    if count_bits(int(g.living)) > 2:
        later(g, starter, Task.DIRECTION, 0)
        go_on_writing(g, starter)


@rule
def go_clockwise(g: State, seat: int, log: Log) -> None:
    """Phase 11 goes around the table in its order."""
    g.direction = 1
    note(log, Event.DIRECTION, seat, 1, 0, 0, 0)


@rule
def go_counterclockwise(g: State, seat: int, log: Log) -> None:
    """Phase 11 goes around the table the other way."""
    g.direction = -1
    note(log, Event.DIRECTION, seat, -1, 0, 0, 0)


@rule
def begin_turn(g: State, seat: int) -> None:
    """11A, then 11B: building, a campaign, movement. The stack takes them in reverse."""
    g.active = seat
    g.declared = 0
    g.forced_march = 0
    g.ladders = 0
    if in_season(g, Phase.POLICY):
        later(g, seat, Task.MOVE, 0)
        later(g, seat, Task.CAMPAIGN, 0)
    if (
        in_season(g, Phase.BUILDING)
        and building_sites(g, seat, Building.MARDUK) | building_sites(g, seat, Building.CANAL) != 0
    ):
        later(g, seat, Task.BUILD, 0)
    go_on_writing(g, seat)
    g.wake |= 1 << seat


@rule
def end_turn(g: State, log: Log) -> None:
    """The next party in the chosen direction, or the end of the round."""
    for province in range(PROVINCES):
        g.half[province] = 0
        g.spent[province] = 0
    g.forced_march = 0
    g.ladders = 0
    g.unplayed &= ~(1 << int(g.active))
    g.unplayed &= g.living
    if g.unplayed == 0:
        end_round(g, log)
        return
    seats = int(g.seats)
    following = (int(g.active) + int(g.direction) + seats) % seats
    while (int(g.unplayed) >> following) & 1 == 0:
        following = (following + int(g.direction) + seats) % seats
    begin_turn(g, following)


@rule
def end_round(g: State, log: Log) -> None:
    """Wars lapse, offers lapse, tribes recover; then the next season, the vote on the length, or the end."""
    g.active = EMPTY
    g.declared = 0
    wars_lapse(g, log)
    offers_lapse(g, log)
    tribes_recover(g)
    g.felled = 0
    g.walled = 0
    g.built = 0
    for province in range(PROVINCES):
        g.forges_used[province] = 0
    for seat in range(g.seats):
        g.card_played[seat] = 0
        g.strict[seat] = (int(g.strict[seat]) << 1) & 0x1F
    if votes_now(g):
        g.stage = Stage.VOTE
        for seat in range(g.seats):
            g.votes[seat] = 0
            if (int(g.living) >> seat) & 1 == 1:
                later(g, seat, Task.VOTE, 0)
    elif g.round_number >= g.rounds:
        end_game(g, log)
    else:
        begin_round(g, log)


@rule
def votes_now(g: State) -> bool:
    """Whether it is time to vote: once after the first year, or after each but the last.

    "Die Spieler entscheiden nach einem Jahr, ob sie noch 1, 2 oder 3 weitere Jahre spielen möchten."
    """
    if g.vote == ONCE:
        return bool(g.round_number == ROUNDS_A_YEAR)
    year_ends = g.round_number % ROUNDS_A_YEAR == 0
    return bool(g.vote == YEARLY and year_ends and g.round_number < YEARS_MOST * ROUNDS_A_YEAR)


@rule
def years_obstacle(g: State) -> int:
    """For so many years one votes where there is one vote."""
    return Obstacle.NONE if g.vote == ONCE else Obstacle.OTHER_QUESTION


@rule
def one_more_obstacle(g: State) -> int:
    """For one year more or none one votes where there is a vote after each."""
    return Obstacle.NONE if g.vote == YEARLY else Obstacle.OTHER_QUESTION


@rule
def play_on(g: State, seat: int, log: Log) -> None:
    """A party wants to play one more year; the others hear it when all have voted."""
    g.votes[seat] = 1
    note(log, Event.YEAR_VOTE, seat, 1, SEALED, 0, 0)


@rule
def stop_playing(g: State, seat: int, log: Log) -> None:
    """A party wants to play no more."""
    note(log, Event.YEAR_VOTE, seat, 0, SEALED, 0, 0)


@rule
def vote(g: State, seat: int, number: int, log: Log) -> None:
    """A party votes for one to three years more; the others hear it when all have voted."""
    g.votes[seat] = number + 1
    note(log, Event.VOTE, seat, number + 1, SEALED, 0, 0)


@rule
def count_votes(g: State, log: Log) -> None:
    """The lower median of the votes decides how many years more are played; one more needs more than half of them."""
    voters = count_bits(int(g.living))
    open_votes(g, log)
    if g.vote == YEARLY:
        if 2 * votes_up_to(g, 1) <= voters:
            note(log, Event.YEARS, EMPTY, 0, 0, 0, 0)
            end_game(g, log)
            return
        g.rounds = min(int(g.round_number) + 2 * ROUNDS_A_YEAR, YEARS_MOST * ROUNDS_A_YEAR)
        note(log, Event.YEARS, EMPTY, 1, 0, 0, 0)
        begin_round(g, log)
        return
    years = 1
    while votes_up_to(g, years) < (voters + 1) // 2:
        years += 1
    g.rounds = ROUNDS_A_YEAR * (1 + years)
    note(log, Event.YEARS, EMPTY, years, 0, 0, 0)
    begin_round(g, log)


@rule
def open_votes(g: State, log: Log) -> None:
    """All have voted: now everybody hears how."""
    for seat in range(g.seats):
        if (int(g.living) >> seat) & 1 == 1:
            note(log, Event.YEAR_VOTE if g.vote == YEARLY else Event.VOTE, seat, int(g.votes[seat]), OPEN, 0, 0)


@rule
def votes_up_to(g: State, years: int) -> int:
    """How many voted for at most so many years."""
    count = 0
    for seat in range(g.seats):
        if g.votes[seat] > 0 and g.votes[seat] <= years:
            count += 1
    return count


@rule
def fall(g: State, loser: int, log: Log) -> None:
    """A party without provinces is out."""
    if loser < 0 or loser >= g.seats or g.realm[loser] != 0 or (int(g.living) >> loser) & 1 == 0:
        return
    g.living &= ~(1 << loser)
    clear_tasks(g, loser)
    leave_trade(g, loser, log)
    for province in range(PROVINCES):
        blanks_go_home(g, loser, province)
        lose_units(g, loser, province, Unit.FOOT, units(g, loser, province, Unit.FOOT))
        lose_units(g, loser, province, Unit.CHARIOT, units(g, loser, province, Unit.CHARIOT))
    for rival in range(g.seats):
        end_war(g, loser, rival)
        g.allied[loser] &= ~(1 << rival)
        g.allied[rival] &= ~(1 << loser)
    note(log, Event.OUT, loser, 0, 0, 0, 0)


@rule
def settle(g: State, log: Log) -> None:
    """If one party is left, the game ends."""
    if count_bits(int(g.living)) == 1:
        end_game(g, log)


@rule
def end_game(g: State, log: Log) -> None:
    """Nobody decides any more."""
    for seat in range(g.seats):
        clear_tasks(g, seat)
    g.wake = 0
    g.over = 1
    note(log, Event.GAME_OVER, EMPTY, 0, 0, 0, 0)
