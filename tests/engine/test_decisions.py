"""The table of decisions: what native code calls follows from it, and a table that doesn't fit together is refused."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from tworivers.engine.codes import ActionTable
from tworivers.engine.compiled import rule
from tworivers.engine.decisions import MANY, NONE, Answer, BadTable, Question
from tworivers.engine.dispatch import dispatch, switch
from tworivers.engine.messages import Message
from tworivers.engine.records import Int8, Int8s, dtype_of

COLOUR, DIG, STOP, LEVY, SHARE = range(5)
OTHER_QUESTION, DRY, FULL, CLOSED = 1, 2, 3, 4

TABLE = ActionTable()


def words(g: Any, seat: int, number: int) -> Message:
    return Message("do-something", {"number": number})


@rule
def row_and_column(number: int) -> tuple[int, int]:
    return number // 3, number % 3


END = TABLE.add(1, lambda _: "end", words)
PLACE = TABLE.add(6, lambda n: f"at {n}", words, lambda n: f"place-{n}", row_and_column)
TAKE = TABLE.add(130, lambda n: f"take {n}", words)
HALVES = TABLE.add(100, lambda n: f"slot {n}", words)


class Field:
    water: Annotated[Int8s, 2, 3]
    open_questions: Int8
    most: Int8
    last: Int8
    value: Int8


@rule
def finish(g: Field) -> None:
    g.open_questions -= 1


@rule
def dig_obstacle(g: Field, row: int, column: int, depth: int) -> int:
    if g.water[row, column] == 0:
        return DRY
    return FULL if g.water[row, column] + depth > 9 else 0


@rule
def dig(g: Field, seat: int, depth: int, row: int, column: int) -> None:
    g.water[row, column] += depth
    g.last = seat


@rule
def most_to_take(g: Field) -> int:
    return int(g.most)


@rule
def take(g: Field, number: int) -> None:
    g.value = number


@rule
def free_slots(g: Field, half: int) -> int:
    return 1 << int(g.most) if half == 1 else 0


@rule
def levy(g: Field, amount: int) -> None:
    g.value = amount


@rule
def gate(g: Field) -> int:
    return CLOSED if g.most > 0 else 0


@rule
def share_and_rest(g: Field, seat: int) -> tuple[int, int]:
    return int(g.most) // 2, int(g.most) % 2 + seat


@rule
def shares(share: int) -> int:
    return 1 << share


@rule
def take_share(g: Field, share: int, rest: int) -> None:
    g.value = 10 * share + rest


QUESTIONS = (
    Question(COLOUR, (Answer(TAKE, take, up_to=most_to_take),)),
    Question(DIG, (Answer(END, None), Answer(PLACE, dig, dig_obstacle)), values=("depth",)),
    Question(STOP, (Answer(END, None), Answer(HALVES, take, possible=free_slots)), asked=True, stays=True),
    Question(SHARE, (Answer(PLACE, take_share, possible=shares),), values=("share", "rest"), unpack=share_and_rest),
)
DISPATCH = dispatch(__name__, TABLE, QUESTIONS, {LEVY: levy}, finish, OTHER_QUESTION)


def field() -> Any:
    g = np.zeros(1, np.dtype((np.record, dtype_of(Field))))[0]
    g.open_questions = 1
    return g


def legal(g: Any, task: int, value: int) -> list[int]:
    out = np.zeros(TABLE.size, np.int64)
    return [int(code) for code in out[: DISPATCH.legal_answers(g, 0, task, value, out)]]


def test_codes_follow_each_other() -> None:
    assert (END, PLACE, TAKE, HALVES, TABLE.size) == (0, 1, 7, 137, 237)
    assert [TABLE.notation(code) for code in (0, 3, 7)] == ["end", "at 2", "take 0"]
    assert TABLE.target(PLACE + 4) == "place-4"
    assert TABLE.target(TAKE) is None
    with pytest.raises(ValueError, match="no action 237: codes run from 0 to 236"):
        TABLE.notation(237)


def test_what_is_legal_is_what_has_no_obstacle() -> None:
    g = field()
    g.water[1, 2], g.water[0, 1] = 3, 8
    assert legal(g, DIG, 2) == [END, PLACE + 5]
    assert legal(g, DIG, 1) == [END, PLACE + 1, PLACE + 5]
    assert DISPATCH.obstacle(g, 0, DIG, 2, PLACE + 5) == 0
    assert DISPATCH.obstacle(g, 0, DIG, 2, PLACE + 1) == FULL
    assert DISPATCH.obstacle(g, 0, DIG, 2, PLACE) == DRY
    assert DISPATCH.obstacle(g, 0, DIG, 2, TAKE) == OTHER_QUESTION


def test_a_large_block_is_legal_up_to_a_number() -> None:
    g = field()
    for most in (0, 59, 60, 61, 120):
        g.most = most
        assert legal(g, COLOUR, 0) == [TAKE + number for number in range(most + 1)]


def test_a_large_block_comes_in_halves() -> None:
    g = field()
    g.most = 7
    assert legal(g, STOP, 0) == [END, HALVES + 57]


def test_a_single_answer_is_known_unless_it_must_be_asked() -> None:
    g = field()
    assert DISPATCH.single_answer(g, 0, DIG, 2) == END
    g.water[0, 0] = 1
    assert DISPATCH.single_answer(g, 0, DIG, 2) == MANY
    assert DISPATCH.single_answer(g, 0, COLOUR, 0) == TAKE
    assert DISPATCH.single_answer(g, 0, STOP, 0) == MANY
    assert DISPATCH.single_answer(g, 0, LEVY, 0) == NONE


def test_an_answer_is_carried_out_with_its_parts_and_the_questions_number() -> None:
    g = field()
    DISPATCH.carry_out(g, 3, DIG, 2, PLACE + 5, None, None)
    assert g.water.tolist() == [[0, 0, 0], [0, 0, 2]]
    assert (int(g.last), int(g.open_questions)) == (3, 0)


def test_a_question_that_stays_is_not_finished() -> None:
    g = field()
    DISPATCH.carry_out(g, 0, STOP, 0, HALVES + 57, None, None)
    assert (int(g.value), int(g.open_questions)) == (57, 1)


def test_a_step_takes_the_number_beside_it() -> None:
    g = field()
    DISPATCH.do_step(g, 0, LEVY, 12, None, None)
    assert int(g.value) == 12


def test_a_rule_that_asks_for_what_nobody_has_is_refused() -> None:
    questions = (Question(DIG, (Answer(END, None), Answer(PLACE, dig, dig_obstacle))),)
    with pytest.raises(BadTable, match="dig"):
        dispatch(__name__, TABLE, questions, {}, finish, OTHER_QUESTION)


def test_answers_out_of_order_are_refused() -> None:
    questions = (Question(DIG, (Answer(PLACE, None), Answer(END, None))),)
    with pytest.raises(BadTable, match="in their order"):
        dispatch(__name__, TABLE, questions, {}, finish, OTHER_QUESTION)


def test_a_question_may_look_up_what_its_answers_need() -> None:
    g = field()
    g.most = 9
    assert legal(g, SHARE, 0) == [PLACE + 4]
    DISPATCH.carry_out(g, 3, SHARE, 0, PLACE + 4, None, None)
    assert int(g.value) == 44


def test_standing_answers_are_open_beside_every_question() -> None:
    standing = Question(-1, (Answer(HALVES, take, possible=free_slots),), stays=True)
    open_to_all = dispatch(__name__, TABLE, QUESTIONS[:2], {}, finish, OTHER_QUESTION, standing)
    g, out = field(), np.zeros(TABLE.size, np.int64)
    for task, codes in ((DIG, [END, HALVES + 50]), (LEVY, [HALVES + 50]), (-1, [HALVES + 50])):
        assert out[: open_to_all.legal_answers(g, 0, task, 0, out)].tolist() == codes
    assert open_to_all.obstacle(g, 0, LEVY, 0, HALVES) == 0
    assert open_to_all.obstacle(g, 0, LEVY, 0, END) == OTHER_QUESTION
    open_to_all.carry_out(g, 0, DIG, 0, HALVES + 9, None, None)
    assert (int(g.value), int(g.open_questions)) == (9, 1)


def test_no_answer_stands_among_standing_ones() -> None:
    standing = Question(-1, (Answer(END, None), Answer(TAKE, take)))
    with pytest.raises(BadTable, match="its codes stand among those of standing answers"):
        dispatch(__name__, TABLE, QUESTIONS, {}, finish, OTHER_QUESTION, standing)


def test_a_question_may_have_answers_behind_the_standing_ones() -> None:
    """Codes that were added later: legal codes stay in order, and each does what it is for."""
    standing = Question(-1, (Answer(TAKE, take, up_to=most_to_take),), stays=True)
    answers = (Answer(END, None), Answer(HALVES, take, possible=free_slots))
    around = dispatch(__name__, TABLE, (Question(STOP, answers),), {}, finish, OTHER_QUESTION, standing)
    g, out = field(), np.zeros(TABLE.size, np.int64)
    g.most = 1
    assert out[: around.legal_answers(g, 0, STOP, 0, out)].tolist() == [END, TAKE, TAKE + 1, HALVES + 51]
    assert out[: around.legal_answers(g, 0, LEVY, 0, out)].tolist() == [TAKE, TAKE + 1]
    assert around.obstacle(g, 0, LEVY, 0, HALVES + 51) == OTHER_QUESTION
    assert around.obstacle(g, 0, STOP, 0, HALVES + 51) == 0
    around.carry_out(g, 0, STOP, 0, TAKE + 1, None, None)
    assert (int(g.value), int(g.open_questions)) == (1, 1)
    around.carry_out(g, 0, STOP, 0, HALVES + 51, None, None)
    assert (int(g.value), int(g.open_questions)) == (51, 0)


def test_a_gate_closes_a_whole_block() -> None:
    questions = (Question(DIG, (Answer(PLACE, dig, dig_obstacle, gate=gate),), values=("depth",)),)
    gated = dispatch(__name__, TABLE, questions, {}, finish, OTHER_QUESTION)
    g, out = field(), np.zeros(TABLE.size, np.int64)
    g.water[1, 2] = 3
    assert gated.legal_answers(g, 0, DIG, 2, out) == 1
    assert gated.obstacle(g, 0, DIG, 2, PLACE) == DRY
    g.most = 1
    assert gated.legal_answers(g, 0, DIG, 2, out) == 0
    assert gated.obstacle(g, 0, DIG, 2, PLACE + 5) == CLOSED


def test_a_switch_calls_the_rule_of_its_number() -> None:
    choose = switch(__name__, "choose", ("g", "depth"), {2: most_to_take}, otherwise=-1)
    g = field()
    g.most = 5
    assert [choose(g, depth) for depth in range(4)] == [-1, -1, 5, -1]


def test_a_switch_may_only_act() -> None:
    act = switch(__name__, "act", ("g", "amount"), {7: levy})
    g = field()
    act(g, 3)
    assert int(g.value) == 0
    act(g, 7)
    assert int(g.value) == 7


def test_a_gate_beside_possible_answers_is_refused() -> None:
    questions = (Question(STOP, (Answer(HALVES, take, possible=free_slots, gate=most_to_take),)),)
    with pytest.raises(BadTable, match="a gate goes with an obstacle alone"):
        dispatch(__name__, TABLE, questions, {}, finish, OTHER_QUESTION)


def test_a_block_that_is_too_long_for_bits_is_refused() -> None:
    questions = (Question(COLOUR, (Answer(TAKE, take),)),)
    with pytest.raises(BadTable, match="130 codes don't fit"):
        dispatch(__name__, TABLE, questions, {}, finish, OTHER_QUESTION)
