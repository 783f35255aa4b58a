"""Duels, conquest and what it does to the frame.

See mesopotamia.de §11B "Würfelmodus" and "Festigung der Herrschaft durch Militär".
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show, throw
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.frame import convert_symbol, holds_symbol, slots_with, win_symbol
from tworivers.mesopotamia.hands import holding_obstacle, might_use, spend_card
from tworivers.mesopotamia.names import EMPTY, NOMADS, Card, Event, Obstacle, Symbol, Task, Unit
from tworivers.mesopotamia.nomads import chase_blanks, send_home
from tworivers.mesopotamia.packing import pack_symbol
from tworivers.mesopotamia.readings import Reading, reads
from tworivers.mesopotamia.realm import anything_built, destroy_all, give_province, tribe_in
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.rounds import fall, settle
from tworivers.mesopotamia.todo import later, remove_task
from tworivers.mesopotamia.troops import add_units, blanks_go_home, lay_open, lose_units, one, soldiers, units
from tworivers.mesopotamia.war import take_neutral


@rule
def battle(g: State, seat: int, dice: Dice, log: Log) -> None:
    """The next duel, or the end: an undefended province falls at once."""
    province = int(g.battle_at)
    foe = int(g.foe)
    if g.raider != EMPTY:
        if g.stack[foe, province] != 0 and (int(g.open_stacks[foe]) >> province) & 1 == 0:
            show(dice)
        lay_open(g, foe, province)
        if units(g, foe, province, Unit.BLANK) > 0:
            note(log, Event.REVEALED, foe, province, blanks_go_home(g, foe, province), 0, 0)
    defenders = defenders_left(g)
    if defenders == 0:
        later(g, seat, Task.CONQUEST, 0)
    elif int(g.attack_foot) + int(g.attack_chariots) == 0:
        note(log, Event.REPELLED, seat, province, foe, int(g.raider), 0)
        later(g, seat, Task.SETTLE, 0)
    else:
        later(g, seat, Task.BATTLE, 0)
        if g.raider == EMPTY:
            later(g, seat, Task.DUEL, 0)
        else:
            meet(g, seat, Unit.FOOT)


@rule
def defenders_left(g: State) -> int:
    """Units that still defend the province."""
    if g.foe == NOMADS:
        tribe = tribe_in(g, int(g.battle_at))
        return 0 if tribe == EMPTY else int(g.tribe_units[tribe])
    return soldiers(g, int(g.foe), int(g.battle_at))


@rule
def duelist_obstacle(g: State, unit: int) -> int:
    """Only committed units can fight."""
    if (unit == Unit.FOOT and g.attack_foot > 0) or (unit == Unit.CHARIOT and g.attack_chariots > 0):
        return Obstacle.NONE
    return Obstacle.NO_UNIT_HERE


@rule
def defender_obstacle(g: State, seat: int, unit: int) -> int:
    """Only soldiers in the attacked province can defend it."""
    if unit != Unit.BLANK and units(g, seat, int(g.battle_at), unit) > 0:
        return Obstacle.NONE
    return Obstacle.NO_UNIT_HERE


@rule
def meet(g: State, seat: int, unit: int) -> None:
    """The attacker has picked; the defender picks next. Tribes have but one kind."""
    g.duel_attacker = unit
    g.duel_defender = Unit.FOOT
    later(g, seat, Task.ROLL_DUEL, 0)
    if g.foe != NOMADS:
        later(g, seat, Task.WAIT, 0)
        later(g, int(g.foe), Task.DEFEND, seat)


@rule
def defend_with(g: State, attacker: int, unit: int) -> None:
    """The defender has picked: the attacker waits no longer."""
    g.duel_defender = unit
    remove_task(g, attacker, Task.WAIT)


@rule
def attack_bonus(g: State) -> int:
    """Chariots and nomads attack best."""
    if g.raider != EMPTY:
        return int(g.nomad_attack)
    return int(g.chariot_attack) if g.duel_attacker == Unit.CHARIOT else int(g.foot_attack)


@rule
def defence_bonus(g: State) -> int:
    """Walls help parties, never tribes, and not against ladders, which tribes don't have."""
    if g.foe == NOMADS or (g.ladders == 1 and g.raider == EMPTY):
        return 0
    return int(g.wall_bonus) * int(g.walls[g.battle_at])


@rule
def throw_both(g: State, seat: int, dice: Dice, log: Log) -> tuple[int, int]:
    """One throw of both sides, for all to see; their totals."""
    attack = throw(dice, 6) + 1
    defence = throw(dice, 6) + 1
    note(log, Event.DUEL_ROLL, seat, attack, defence, attack_bonus(g), defence_bonus(g))
    return attack + attack_bonus(g), defence + defence_bonus(g)


@rule
def roll_duel(g: State, seat: int, dice: Dice, log: Log) -> None:
    """Both roll, the higher total wins, ties are rolled again. A lost duel can be rolled again with a second wind."""
    attack, defence = throw_both(g, seat, dice, log)
    while attack == defence:
        attack, defence = throw_both(g, seat, dice, log)
    note(log, Event.DUEL, seat, attack, defence, int(g.duel_attacker), int(g.duel_defender))
    if attack > defence and defender_may_roll_again(g):
        later(g, seat, Task.WAIT, 0)
        later(g, int(g.foe), Task.SECOND_WIND, seat + 1)
    elif attack > defence:
        defender_falls(g, log)
    elif g.raider == EMPTY and might_use(g, seat, Card.SECOND_WIND):
        later(g, seat, Task.SECOND_WIND, 0)
    else:
        attacker_falls(g, seat, log)


@rule
def defender_may_roll_again(g: State) -> bool:
    """Whether a second wind can help the defender, as some tables read it."""
    if g.foe == NOMADS or not reads(g, Reading.SECOND_WIND_FOR_BOTH):
        return False
    return might_use(g, int(g.foe), Card.SECOND_WIND)


@rule
def second_wind_obstacle(g: State, seat: int) -> int:
    """The second wind must still be in hand."""
    return holding_obstacle(g, seat, Card.SECOND_WIND)


@rule
def roll_again(g: State, seat: int, waiting: int, log: Log) -> None:
    """A second wind: the duel is rolled again; `waiting` is 0, or 1 + the attacker who waits for the defender."""
    spend_card(g, seat, Card.SECOND_WIND, log)
    if waiting == 0:
        later(g, seat, Task.ROLL_DUEL, 0)
        return
    remove_task(g, waiting - 1, Task.WAIT)
    later(g, waiting - 1, Task.ROLL_DUEL, 0)


@rule
def let_fall(g: State, seat: int, waiting: int, log: Log) -> None:
    """No second wind: the duel is lost."""
    if waiting == 0:
        attacker_falls(g, seat, log)
        return
    remove_task(g, waiting - 1, Task.WAIT)
    defender_falls(g, log)


@rule
def attacker_falls(g: State, seat: int, log: Log) -> None:
    """The attacker's unit is gone."""
    if g.raider != EMPTY:
        g.attack_foot -= 1
        g.tribe_units[g.raider] -= 1
        note(log, Event.UNIT_LOST, NOMADS, int(g.battle_at), Unit.FOOT, 0, 0)
        if g.attack_foot == 0:
            send_home(g, int(g.raider), log)
        return
    if g.duel_attacker == Unit.FOOT:
        g.attack_foot -= 1
    else:
        g.attack_chariots -= 1
    g.lost[seat] += 1
    note(log, Event.UNIT_LOST, seat, int(g.battle_at), int(g.duel_attacker), 0, 0)


@rule
def defender_falls(g: State, log: Log) -> None:
    """The defender's unit is gone."""
    province = int(g.battle_at)
    foe = int(g.foe)
    note(log, Event.UNIT_LOST, foe, province, int(g.duel_defender), 0, 0)
    if foe == NOMADS:
        tribe = tribe_in(g, province)
        g.tribe_units[tribe] -= 1
        if g.tribe_units[tribe] == 0:
            send_home(g, tribe, log)
        return
    lose_units(g, foe, province, int(g.duel_defender), 1)


@rule
def conquest(g: State, seat: int, dice: Dice, log: Log) -> None:
    """The attacker has won: the province, its buildings, then the frame. The stack takes the steps in reverse."""
    province = int(g.battle_at)
    foe = int(g.foe)
    falls = bool(foe == NOMADS or g.owner[province] == foe)
    later(g, seat, Task.SETTLE, 0)
    if g.raider != EMPTY:
        g.tribe_at[g.raider] = province
        give_province(g, province, EMPTY)
        note(log, Event.CONQUERED, seat, province, foe, int(g.raider), 0)
        destroy_or_capture(g, province, dice, log)
        fall(g, foe, log)
        later(g, seat, Task.UNSEAT, foe)
        return
    enter_conquered(g, seat, province)
    if not falls:
        note(log, Event.FIELD, seat, province, foe, 0, 0)
        take_neutral(g, seat, province, log)
        return
    give_province(g, province, seat)
    chase_blanks(g, province, seat, log)
    note(log, Event.CONQUERED, seat, province, foe, EMPTY, 0)
    captured = destroy_or_capture(g, province, dice, log)
    fall(g, foe, log)
    later(g, seat, Task.RAISE_SYMBOL, 0)
    if foe != NOMADS:
        later(g, seat, Task.UNSEAT, foe)
        if captured:
            for symbol in range(2, -1, -1):
                count = int(g.canals[province]) if symbol == Symbol.CANAL else int(g.temples[symbol, province])
                g.captured[symbol] = count
                if count > 0:
                    later(g, seat, Task.CONVERT, pack_symbol(foe, symbol))


@rule
def enter_conquered(g: State, seat: int, province: int) -> None:
    """The survivors stand in the province; they have fought and move no more."""
    foot = int(g.attack_foot)
    chariots = int(g.attack_chariots)
    if g.stack[seat, province] == 0:
        lay_open(g, seat, province)
    add_units(g, seat, province, Unit.FOOT, foot)
    add_units(g, seat, province, Unit.CHARIOT, chariots)
    g.spent[province] = int(g.spent[province]) + foot * one(Unit.FOOT) + chariots * one(Unit.CHARIOT)
    g.attack_foot = 0
    g.attack_chariots = 0


@rule
def destroy_or_capture(g: State, province: int, dice: Dice, log: Log) -> bool:
    """If anything is built there, roll: over two destroys it all. Whether buildings were captured."""
    if not anything_built(g, province):
        return False
    pips = throw(dice, 6) + 1
    if pips > g.destruction_roll:
        destroy_all(g, province)
        note(log, Event.DESTROYED, EMPTY, province, pips, int(g.destruction_roll) + 1, 0)
        return False
    note(log, Event.CAPTURED, EMPTY, province, pips, int(g.destruction_roll) + 1, 0)
    return True


@rule
def conversion_obstacle(g: State, party: int, symbol: int, slot: int) -> int:
    """For each captured building a symbol of its kind turns to the conqueror's colour."""
    return Obstacle.NONE if holds_symbol(g, slot, party, symbol) else Obstacle.NOT_THIS_SLOT


@rule
def convertible(g: State, party: int, symbol: int, half: int) -> int:
    """The slots of one half of the frame that can be converted, as bits."""
    return slots_with(g, party, symbol, half)


@rule
def convert(g: State, seat: int, party: int, symbol: int, slot: int, log: Log) -> None:
    """One symbol; the next captured building is asked for."""
    convert_symbol(g, slot, seat, log)
    g.captured[symbol] -= 1
    if g.captured[symbol] > 0:
        later(g, seat, Task.CONVERT, pack_symbol(party, symbol))


@rule
def leave_unconverted(g: State, symbol: int) -> None:
    """The loser keeps the rest of these symbols."""
    g.captured[symbol] = 0


@rule
def unseating_obstacle(g: State, party: int, slot: int) -> int:
    """Who loses a province loses a military symbol."""
    return Obstacle.NONE if holds_symbol(g, slot, party, Symbol.MILITARY) else Obstacle.NOT_THIS_SLOT


@rule
def unseatable(g: State, party: int, half: int) -> int:
    """The military symbols of a party in one half of the frame, as bits."""
    return slots_with(g, party, Symbol.MILITARY, half)


@rule
def raise_symbol(g: State, seat: int, log: Log) -> None:
    """A conquest puts a military symbol on the frame."""
    win_symbol(g, seat, Symbol.MILITARY, log)


@rule
def leave_battlefield(g: State, log: Log) -> None:
    """The battle is over, and perhaps the game."""
    end_battle(g)
    settle(g, log)


@rule
def end_battle(g: State) -> None:
    """No battle is on; ladders serve for one only, and never a tribe."""
    if g.raider == EMPTY:
        g.ladders = 0
    g.battle_at = EMPTY
    g.foe = EMPTY
    g.raider = EMPTY
    g.attack_foot = 0
    g.attack_chariots = 0
    g.duel_attacker = 0
    g.duel_defender = 0
    for symbol in range(3):
        g.captured[symbol] = 0
