"""The table of decisions: what each question of the game takes for an answer, what forbids it and what it does."""

from __future__ import annotations

from tworivers.amyitis import codes
from tworivers.amyitis.caravan import flip_card, journey_obstacle, journeys, sale_obstacle, sell, travel
from tworivers.amyitis.court import court_obstacle, leader_good_obstacle, take_card, take_leader_good
from tworivers.amyitis.crafts import recruit, recruit_obstacle, recruits
from tworivers.amyitis.fields import field_obstacle, work_field
from tworivers.amyitis.garden import irrigate, open_zones, water_between_plants, zone_obstacle
from tworivers.amyitis.names import EMPTY, Obstacle, Task
from tworivers.amyitis.planting import pay_irrigation_bonus, plant, plantable, planting_obstacle
from tworivers.amyitis.record import State
from tworivers.amyitis.rounds import end_round, next_turn, pass_turn, prepare_round, turn_ends_later
from tworivers.amyitis.supply import discard, discard_obstacle, gain_good, good_obstacle
from tworivers.amyitis.temples import (
    ishtar_obstacle,
    ishtars_gift,
    lead_procession,
    reward,
    send_priest,
    swap_goods,
    swap_obstacle,
)
from tworivers.amyitis.todo import done, now_seat, now_task, now_value
from tworivers.amyitis.words import city_word, seat_word
from tworivers.engine.compiled import plain
from tworivers.engine.decisions import Answer, Question, Rule
from tworivers.engine.dispatch import dispatch
from tworivers.engine.messages import Message


def _ask_court(g: State, seat: int, city: int) -> Message:
    return Message("ask-court-bonus") if city == EMPTY else Message("ask-court", {"city": city_word(city)})


def _ask_plant(g: State, seat: int, city: int) -> Message:
    return Message("ask-plant", {"level": int(g.card_level[city, g.card_side[city]])})


QUESTIONS = (
    Question(
        Task.TURN,
        (
            Answer(codes.PASS, pass_turn),
            Answer(codes.RECRUIT, recruit, recruit_obstacle, recruits),
            Answer(codes.CARAVAN, travel, journey_obstacle, journeys),
        ),
        asked=True,
        first=turn_ends_later,
    ),
    Question(Task.FIELD, (Answer(codes.FIELD, work_field, field_obstacle),)),
    Question(Task.PRIEST, (Answer(codes.TEMPLE, send_priest),)),
    Question(Task.IRRIGATE, (Answer(codes.ZONE, irrigate, zone_obstacle, open_zones),), values=("prestige",)),
    Question(Task.SELL, (Answer(codes.SELL, sell, sale_obstacle),)),
    Question(Task.COURT, (Answer(codes.COURT, take_card, court_obstacle),), values=("city",), words=_ask_court),
    Question(Task.LEADER_GOOD, (Answer(codes.LEADER_GOOD, take_leader_good, leader_good_obstacle),)),
    Question(
        Task.PLANT, (Answer(codes.PLANT, plant, planting_obstacle, plantable),), values=("city",), words=_ask_plant
    ),
    Question(Task.GOOD, (Answer(codes.GOOD, gain_good, good_obstacle),)),
    Question(Task.PROCESSION, (Answer(codes.TEMPLE, lead_procession),)),
    Question(Task.ISHTAR, (Answer(codes.ISHTAR, ishtars_gift, ishtar_obstacle),), values=("second",)),
    Question(Task.SWAP, (Answer(codes.KEEP, None), Answer(codes.SWAP, swap_goods, swap_obstacle))),
    Question(Task.DISCARD, (Answer(codes.DISCARD, discard, discard_obstacle),), stays=True),
)

STEPS: dict[int, Rule] = {
    Task.PREPARE: prepare_round,
    Task.NEXT_TURN: next_turn,
    Task.IRRIGATION_BONUS: pay_irrigation_bonus,
    Task.WATER_BETWEEN: water_between_plants,
    Task.FLIP_CARD: flip_card,
    Task.REWARD: reward,
    Task.END_ROUND: end_round,
}
"""What does itself when it comes to the top of the stack."""

DISPATCH = dispatch(__name__, codes.TABLE, QUESTIONS, STEPS, done, Obstacle.OTHER_QUESTION)

_ASKED = {question.task: question for question in QUESTIONS}


def question_words(g: State, seat: int) -> Message:
    """The one question asked now, and for everybody else whom it is asked."""
    asked = plain(now_seat)(g)
    if seat != asked:
        return Message("ask-other", {"who": seat_word(asked)})
    task = Task(plain(now_task)(g))
    words = _ASKED[task].words
    if words is not None:
        return words(g, seat, plain(now_value)(g))
    return Message(f"ask-{task.name.lower().replace('_', '-')}")
