"""The action table: every decision of the game as one code, and what each code means, may and does.

| codes | decision |
|---|---|
| PASS | end one's round |
| RECRUIT + 4 group + craft | recruit from a group |
| CARAVAN + city | move the caravan |
| FIELD + row | a farmer's field |
| TEMPLE + temple | a priest's or the procession's temple |
| ZONE + zone | a channel to water |
| SELL + basket | goods for Babylon |
| COURT + kind | a court card |
| LEADER_GOOD + good | the good on a second caravan leader |
| PLANT + square | where to plant |
| GOOD + good | a good of one's choice |
| ISHTAR + 0, 1 | camel or talent |
| KEEP, SWAP + pair | Tammouz' swap |
| DISCARD + good | down to the stock limit |
"""

from __future__ import annotations

from tworivers.amyitis.caravan import (
    basket,
    flip_card,
    journey_obstacle,
    journeys,
    plant_level,
    sale_obstacle,
    sell,
    travel,
)
from tworivers.amyitis.court import court_obstacle, leader_good_obstacle, take_card, take_leader_good
from tworivers.amyitis.crafts import recruit, recruit_obstacle, recruits
from tworivers.amyitis.fields import work_field
from tworivers.amyitis.garden import (
    irrigate,
    irrigation_bonus,
    square_obstacle,
    squares_for,
    water_between_plants,
    zone_obstacle,
)
from tworivers.amyitis.planting import plant
from tworivers.amyitis.record import Components, State
from tworivers.amyitis.rounds import end_round, next_turn, pass_turn, prepare_round
from tworivers.amyitis.setup import lay_out
from tworivers.amyitis.state import EMPTY, Event, Obstacle, Task
from tworivers.amyitis.supply import discard, discard_obstacle, gain_good
from tworivers.amyitis.temples import (
    ishtars_gift,
    lead_procession,
    reward,
    send_priest,
    swap_goods,
    swap_obstacle,
    swap_pair,
)
from tworivers.amyitis.todo import done, later, now_seat, now_task, now_value
from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log, note
from tworivers.engine.rules import Codes, Options

PASS = 0
RECRUIT = 1
CARAVAN = 17
FIELD = 26
TEMPLE = 28
ZONE = 31
SELL = 79
COURT = 99
LEADER_GOOD = 103
PLANT = 107
GOOD = 123
ISHTAR = 128
KEEP = 130
SWAP = 131
DISCARD = 147
ACTIONS = 152


@rule
def setup(g: State, box: Components, seats: int, options: Options, dice: Dice, log: Log) -> None:
    """Lay out the table and go to the first decision."""
    lay_out(g, box, seats, options, dice)
    later(g, Task.PREPARE, EMPTY, 0)
    advance(g, dice, log)


@rule
def actors(g: State) -> int:
    """One seat decides at a time; none when the game is over."""
    return 0 if g.over == 1 else 1 << now_seat(g)


@rule
def legal(g: State, seat: int, out: Codes) -> int:
    """The legal codes among those that answer the question asked now."""
    if g.over == 1 or now_seat(g) != seat:
        return 0
    action = first_answer(now_task(g))
    left = answers(g)
    count = 0
    while left != 0:
        if left & 1 == 1:
            out[count] = action
            count += 1
        left >>= 1
        action += 1
    return count


@rule
def obstacle(g: State, seat: int, action: int) -> int:
    """Why an action of the table isn't legal for seat now; Obstacle.NONE if it is."""
    if g.over == 1:
        return Obstacle.GAME_OVER
    if now_seat(g) != seat:
        return Obstacle.OTHER_SEAT
    task = now_task(g)
    if action < first_answer(task) or action >= end_of_answers(task):
        return Obstacle.OTHER_QUESTION
    return answer_obstacle(g, seat, task, action)


@rule
def apply(g: State, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Carry out a legal action, and then everything up to the next decision."""
    while action != EMPTY:
        carry_out(g, action, log)
        action = advance(g, dice, log)


@rule
def advance(g: State, dice: Dice, log: Log) -> int:
    """Do the tasks that do themselves, up to a decision. Return its answer if there is only one, except on a turn, which is asked."""
    while g.over == 0:
        task = now_task(g)
        if task > Task.DISCARD:
            do_task(g, dice, log)
        elif task == Task.TURN:
            return EMPTY
        else:
            possible = answers(g)
            if possible & (possible - 1) != 0:
                return EMPTY
            if possible != 0:
                return first_answer(task) + lowest_bit(possible)
            if task == Task.COURT:
                note(log, Event.BONUS_LOST, now_seat(g), EMPTY, 0, 0, 0)
            done(g)
    return EMPTY


@rule
def answers(g: State) -> int:
    """The legal answers to the question asked now, as bits from `first_answer` on."""
    task = now_task(g)
    seat = now_seat(g)
    if task == Task.TURN:
        return 1 | (recruits(g, seat) << RECRUIT) | (journeys(g, seat) << CARAVAN)
    if task == Task.IRRIGATE:
        return int(g.open_zones)
    if task == Task.PLANT:
        return squares_for(g, seat, plant_level(g, now_value(g)))
    first = first_answer(task)
    found = 0
    for action in range(first, end_of_answers(task)):
        if answer_obstacle(g, seat, task, action) == Obstacle.NONE:
            found |= 1 << (action - first)
    return found


@rule
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit set."""
    bit = 0
    while (mask >> bit) & 1 == 0:
        bit += 1
    return bit


@rule
def first_answer(task: int) -> int:
    """The first code that answers a question."""
    if task == Task.TURN:
        return PASS
    if task == Task.FIELD:
        return FIELD
    if task == Task.PRIEST or task == Task.PROCESSION:
        return TEMPLE
    if task == Task.IRRIGATE:
        return ZONE
    if task == Task.SELL:
        return SELL
    if task == Task.COURT:
        return COURT
    if task == Task.LEADER_GOOD:
        return LEADER_GOOD
    if task == Task.PLANT:
        return PLANT
    if task == Task.GOOD:
        return GOOD
    if task == Task.ISHTAR:
        return ISHTAR
    if task == Task.SWAP:
        return KEEP
    return DISCARD


@rule
def end_of_answers(task: int) -> int:
    """The code behind the last one that answers a question."""
    if task == Task.TURN:
        return FIELD
    if task == Task.FIELD:
        return TEMPLE
    if task == Task.PRIEST or task == Task.PROCESSION:
        return ZONE
    if task == Task.IRRIGATE:
        return SELL
    if task == Task.SELL:
        return COURT
    if task == Task.COURT:
        return LEADER_GOOD
    if task == Task.LEADER_GOOD:
        return PLANT
    if task == Task.PLANT:
        return GOOD
    if task == Task.GOOD:
        return ISHTAR
    if task == Task.ISHTAR:
        return KEEP
    if task == Task.SWAP:
        return DISCARD
    return ACTIONS


@rule
def answer_obstacle(g: State, seat: int, task: int, action: int) -> int:
    """Whether an answer to the question asked now is legal."""
    if task == Task.TURN:
        if action == PASS:
            return Obstacle.NONE
        if action < CARAVAN:
            return recruit_obstacle(g, seat, (action - RECRUIT) // 4, (action - RECRUIT) % 4)
        return journey_obstacle(g, seat, action - CARAVAN)
    if task == Task.FIELD:
        return Obstacle.NONE if g.cubes[seat] > 0 else Obstacle.CUBE
    if task == Task.IRRIGATE:
        return zone_obstacle(g, action - ZONE)
    if task == Task.SELL:
        one, other = basket(action - SELL)
        return sale_obstacle(g, seat, one, other)
    if task == Task.COURT:
        return court_obstacle(g, seat, now_value(g), action - COURT)
    if task == Task.LEADER_GOOD:
        return leader_good_obstacle(g, action - LEADER_GOOD)
    if task == Task.PLANT:
        return square_obstacle(g, seat, action - PLANT, plant_level(g, now_value(g)))
    if task == Task.SWAP and action != KEEP:
        return swap_obstacle(g, seat, swap_pair(action - SWAP)[0])
    if task == Task.DISCARD:
        return discard_obstacle(g, seat, action - DISCARD)
    return Obstacle.NONE


@rule
def carry_out(g: State, action: int, log: Log) -> None:
    """Take the question off the stack and do what was chosen."""
    task = now_task(g)
    seat = now_seat(g)
    value = now_value(g)
    done(g)
    if task == Task.TURN:
        later(g, Task.NEXT_TURN, seat, 0)
        if action == PASS:
            pass_turn(g, seat, log)
        elif action < CARAVAN:
            recruit(g, seat, (action - RECRUIT) // 4, (action - RECRUIT) % 4, log)
        else:
            travel(g, seat, action - CARAVAN, log)
    elif task == Task.FIELD:
        work_field(g, seat, action - FIELD, log)
    elif task == Task.PRIEST:
        send_priest(g, seat, action - TEMPLE, log)
    elif task == Task.IRRIGATE:
        irrigate(g, seat, action - ZONE, value, log)
    elif task == Task.SELL:
        one, other = basket(action - SELL)
        sell(g, seat, one, other, log)
    elif task == Task.COURT:
        take_card(g, seat, action - COURT, log)
    elif task == Task.LEADER_GOOD:
        take_leader_good(g, seat, action - LEADER_GOOD, log)
    elif task == Task.PLANT:
        plant(g, seat, action - PLANT, log)
    elif task == Task.GOOD:
        gain_good(g, seat, action - GOOD, log)
    elif task == Task.PROCESSION:
        lead_procession(g, seat, action - TEMPLE, log)
    elif task == Task.ISHTAR:
        ishtars_gift(g, seat, value, action == ISHTAR + 1, log)
    elif task == Task.SWAP:
        if action != KEEP:
            given, taken = swap_pair(action - SWAP)
            swap_goods(g, seat, given, taken, log)
    else:
        later(g, Task.DISCARD, seat, 0)
        discard(g, seat, action - DISCARD, log)


@rule
def do_task(g: State, dice: Dice, log: Log) -> None:
    """Do the task on top, which needs no decision."""
    task = now_task(g)
    seat = now_seat(g)
    value = now_value(g)
    done(g)
    if task == Task.PREPARE:
        prepare_round(g, dice, log)
    elif task == Task.NEXT_TURN:
        next_turn(g, seat, log)
    elif task == Task.IRRIGATION_BONUS:
        irrigation_bonus(g, value, plant_level(g, int(g.caravan)), log)
    elif task == Task.WATER_BETWEEN:
        water_between_plants(g, value, log)
    elif task == Task.FLIP_CARD:
        flip_card(g, value, log)
    elif task == Task.REWARD:
        reward(g, value, log)
    else:
        end_round(g, log)
