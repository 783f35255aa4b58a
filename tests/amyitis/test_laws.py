"""Each law is broken once, so that the audit of a million games means something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from amyitis.layout import BLUE, DATES, RED, Layout, lay
from tworivers.amyitis import GAME, decisions
from tworivers.amyitis.laws import LAWS
from tworivers.amyitis.names import QUESTIONS, City, Court, Task
from tworivers.amyitis.record import BOX
from tworivers.amyitis.todo import is_step
from tworivers.engine.rules import Record


def broken(g: Record) -> str:
    return LAWS[GAME.rules["audit"](g)]


def test_a_sound_table() -> None:
    assert broken(lay().g) == "all is well"


BREAKS: dict[str, list[Callable[[Record], None]]] = {
    "every cube is at home or on the board": [
        lambda g: g.cubes.__setitem__(BLUE, 29),
        lambda g: g.zone.__setitem__(0, RED),
        lambda g: g.field.__setitem__((1, 4), BLUE),
        lambda g: g.temple.__setitem__((2, 3), BLUE),
        lambda g: g.pass_cube.__setitem__(BLUE, 1),
    ],
    "every court card is held or in the supply": [
        lambda g: g.gardeners.__setitem__(RED, 1),
        lambda g: g.court_level.__setitem__((RED, Court.PALACE), 2),
        lambda g: g.court_left.__setitem__((Court.LEADER, 0), 1),
    ],
    "every tile is in the garden or taken": [
        lambda g: g.tiles.__setitem__(BLUE, 1),
        lambda g: g.square.__setitem__(5, 2),
    ],
    "every plant card lies in its city": [
        lambda g: g.card_level.__setitem__((City.MARI, 1), 0),
        lambda g: g.card_level.__setitem__((City.SUSA, slice(0, 2)), 1),
        lambda g: g.card_side.__setitem__(City.MARI, 2),
    ],
    "no stock is negative": [
        lambda g: g.goods.__setitem__((BLUE, DATES), -1),
        lambda g: g.talents.__setitem__(BLUE, -1),
        lambda g: g.leader_good.__setitem__(2, -1),
    ],
    "every craft card is in a group or out this round": [
        lambda g: g.undealt.__setitem__(0, g.undealt[0] - 1),
        lambda g: g.turned.__setitem__(0, 1),
        lambda g: g.face_up.__setitem__((1, 0), 3),
    ],
    "goods lie on the caravan leaders left": [
        lambda g: g.leader_good.__setitem__(slice(0, 4), 0),
        lambda g: g.leader_good.__setitem__(slice(0, 4), 1),
    ],
    "the stack of tasks has room": [lambda g: setattr(g, "todo", 30)],
    "what is noted of the water is true": [
        lambda g: setattr(g, "open_zones", 0),
        lambda g: setattr(g, "ready_squares", 1),
    ],
    "nobody holds more than the supply had": [
        lambda g: g.talents.__setitem__(BLUE, 19),
        lambda g: g.camels.__setitem__(BLUE, 12),
        lambda g: g.goods.__setitem__((BLUE, DATES), 8),
    ],
}


@pytest.mark.parametrize(
    ("law", "break_it"), [(law, break_it) for law, breaks in BREAKS.items() for break_it in breaks]
)
def test_a_broken_law_is_found(law: str, break_it: Callable[[Record], None]) -> None:
    table: Layout = lay(supply="box")
    break_it(table.g)
    assert broken(table.g) == law


def test_every_law_is_broken_once() -> None:
    assert {*BREAKS, "all is well"} == set(LAWS)


def test_court_cards_cannot_go_below_nothing() -> None:
    """A card too many taken breaks the count of cards before anything else can be seen."""
    table = lay()
    table.g.court_left[Court.BANKER, 3] = -1
    assert broken(table.g) == "every court card is held or in the supply"


def test_the_box_record_is_whole() -> None:
    assert BOX.names == GAME.box.dtype.names


def test_every_task_is_a_question_or_a_step_of_the_table() -> None:
    asked = [question.task for question in decisions.QUESTIONS]
    assert sorted([*asked, *decisions.STEPS]) == list(Task)
    assert {task for task in Task if is_step(task)} == set(decisions.STEPS)
    assert sorted(asked) == list(range(QUESTIONS)), "features count the questions from 0"
