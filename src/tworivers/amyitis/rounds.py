"""The course of a round and of the game: income, turns, passing, the end (amyitis.de §Spielrunden, §Spielende)."""

from __future__ import annotations

from tworivers.amyitis.court import bankers_income
from tworivers.amyitis.crafts import deal_crafts
from tworivers.amyitis.garden import tiles_left
from tworivers.amyitis.names import EMPTY, Event, Source, Task, Temple
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import count_goods, gain_prestige, gain_talents
from tworivers.amyitis.temples import procession_leader
from tworivers.amyitis.todo import later
from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log, note


@rule
def prepare_round(g: State, dice: Dice, log: Log) -> None:
    """Phase I: deal the crafts, pay the income in turn order, and the start player begins."""
    g.round_number += 1
    note(log, Event.ROUND, EMPTY, int(g.round_number), 0, 0, 0)
    deal_crafts(g, dice, log)
    for place in range(g.seats):
        seat = (int(g.start) + place) % int(g.seats)
        talents, prestige = bankers_income(g, seat)
        gain_talents(g, seat, talents, log)
        gain_prestige(g, seat, prestige, Source.BANKER, log)
    later(g, Task.TURN, int(g.start), 0)


@rule
def turn_ends_later(g: State, seat: int) -> None:
    """After whatever a noble does on a turn, the next one's turn comes."""
    later(g, Task.NEXT_TURN, seat, 0)


@rule
def pass_turn(g: State, seat: int, log: Log) -> None:
    """A cube on the pass space, if there is one to put there; no more actions this round."""
    g.passed[seat] = 1
    g.last_passed = seat
    if g.cubes[seat] > 0:
        g.cubes[seat] -= 1
        g.pass_cube[seat] = 1
    note(log, Event.PASSED, seat, 0, 0, 0, 0)


@rule
def all_passed(g: State) -> bool:
    """Whether phase II is over."""
    for seat in range(g.seats):
        if g.passed[seat] == 0:
            return False
    return True


@rule
def next_turn(g: State, seat: int, log: Log) -> None:
    """Go on clockwise; who has passed takes a talent instead. The last pass ends the phase at once."""
    if all_passed(g):
        begin_end_of_round(g)
        return
    following = (seat + 1) % int(g.seats)
    while g.passed[following] == 1:
        gain_talents(g, following, 1, log)
        following = (following + 1) % int(g.seats)
    later(g, Task.TURN, following, 0)


@rule
def begin_end_of_round(g: State) -> None:
    """Phase III: procession, temples, stock, then the next round. The stack takes them in reverse."""
    later(g, Task.END_ROUND, EMPTY, 0)
    for back in range(int(g.seats) - 1, -1, -1):
        later(g, Task.DISCARD, (int(g.start) + back) % int(g.seats), 0)
    later(g, Task.REWARD, EMPTY, Temple.TAMMOUZ)
    later(g, Task.REWARD, EMPTY, Temple.MARDUK)
    later(g, Task.REWARD, EMPTY, Temple.ISHTAR)
    later(g, Task.PROCESSION, procession_leader(g), 0)


@rule
def end_round(g: State, log: Log) -> None:
    """Pass cubes go home, the start player card moves on; few tiles left or too many rounds end the game."""
    for seat in range(g.seats):
        g.cubes[seat] += g.pass_cube[seat]
        g.pass_cube[seat] = 0
        g.passed[seat] = 0
    g.start = (int(g.start) + 1) % int(g.seats)
    if tiles_left(g) <= g.last_tiles or g.round_number >= g.last_round:
        end_game(g, log)
    else:
        note(log, Event.START_PLAYER, int(g.start), 0, 0, 0, 0)
        later(g, Task.PREPARE, EMPTY, 0)


@rule
def end_game(g: State, log: Log) -> None:
    """The queen's favour for tiles, and a point for each good left."""
    for seat in range(g.seats):
        gain_prestige(g, seat, queens_favour(g, seat), Source.FAVOUR, log)
        gain_prestige(g, seat, count_goods(g, seat) * int(g.good_prestige), Source.GOODS, log)
    g.over = 1
    note(log, Event.GAME_OVER, EMPTY, 0, 0, 0, 0)


@rule
def queens_favour(g: State, seat: int) -> int:
    """Prestige for the number of tiles a noble owns."""
    if g.tiles[seat] >= g.favour_tiles[1]:
        return int(g.favour_prestige[1])
    if g.tiles[seat] >= g.favour_tiles[0]:
        return int(g.favour_prestige[0])
    return 0
