"""Each law is broken once, so that the audit of a million games means something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mesopotamia.layout import ASSUR, BABYLON, MARI, METAL, Layout, front
from mesopotamia.moves import SEND, give, trade
from tworivers.mesopotamia import GAME, decisions
from tworivers.mesopotamia.laws import LAWS
from tworivers.mesopotamia.names import EMPTY, TASK_ROOM, Card, Province, Symbol, Task, Tribe
from tworivers.mesopotamia.todo import is_main, is_question, is_step


def busy() -> Layout:
    """Babylon's turn in a war, with cards in hands, symbols on the frame and an offer on the way."""
    board = front(cards=True).hand(MARI, Card.SPIES).frame((MARI, Symbol.CANAL), (BABYLON, Symbol.MARDUK))
    return board.do(BABYLON, trade(MARI), give(METAL), SEND)


def broken(board: Layout) -> str:
    return LAWS[GAME.rules["audit"](board.g)]


def test_a_sound_table() -> None:
    assert broken(busy()) == "all is well"


def put(field: str, place: object, value: int) -> Callable[[Layout], None]:
    """Write a number into the record, past all rules."""
    return lambda board: board.g[field].__setitem__(place, value)


def kill(seat: int) -> Callable[[Layout], None]:
    """A party is out, and nothing follows from it."""
    return lambda board: setattr(board.g, "living", int(board.g.living) & ~(1 << seat))


BREAKS: dict[str, list[Callable[[Layout], object]]] = {
    "no stock is negative": [
        put("stock", (BABYLON, METAL), -1),
        put("reckoned", (MARI, METAL), -1),
    ],
    "every unit raised is on the board, in the attack or lost": [
        put("raised", BABYLON, 9),
        put("lost", ASSUR, 1),
        put("stack", (MARI, Province.MARI), -1),
        lambda board: board.troops(MARI, Province.BABYLON, foot=1),
    ],
    "every blank is at home or on the board": [put("blanks_home", MARI, 5)],
    "no more buildings than the cities allow": [
        lambda board: board.built(Province.KISH, walls=3),
        lambda board: board.built(Province.KISH, forges=3),
        lambda board: board.built(Province.KISH, marduk=2, ishtar=1),
        lambda board: board.built(Province.HATRA, canals=1),
        lambda board: board.built(Province.KISH, millstones=-1),
        put("trees", Province.KISH, 9),
    ],
    "the frame holds what was placed and not removed, and nothing behind its end": [
        put("frame_owner", 0, EMPTY),
        put("frame_symbol", 5, Symbol.CANAL),
        lambda board: setattr(board.g, "frame_placed", 3),
        lambda board: setattr(board.g, "frame_size", 1),
        lambda board: board.frame((MARI, Symbol.CANAL), None, (MARI, Symbol.CANAL)),
    ],
    "every card is held, played or left": [
        put("hand", (BABYLON, Card.SPIES), 1),
        put("deck", Card.SPIES, -1),
        put("played", Card.LOCUSTS, 1),
    ],
    "owners and realms agree": [
        put("owner", Province.HATRA, ASSUR),
        lambda board: board.owns(ASSUR, Province.GUTIANS),
        put("realm", MARI, 0),
    ],
    "every tribe is whole, hurt or home": [
        put("tribe_units", Tribe.GUTIANS, 0),
        put("tribe_units", Tribe.GUTIANS, 5),
        put("tribe_at", Tribe.GUTIANS, EMPTY),
    ],
    "alliances and wars are mutual and exclude each other": [
        put("allied", BABYLON, 1 << MARI),
        put("at_war", ASSUR, 1 << MARI),
        put("allied", MARI, 1 << MARI),
        lambda board: board.allies(MARI, ASSUR).war(MARI, ASSUR),
    ],
    "no stack of tasks overflows, and parties that are out have none": [
        put("todo", BABYLON, TASK_ROOM),
        lambda board: (board.realm(ASSUR).no_troops(), put("todo", ASSUR, 1)(board), kill(ASSUR)(board)),
    ],
    "offers and tolls fit together": [
        put("partner", BABYLON, BABYLON),
        put("toll_offer", ASSUR, MARI),
        put("sent", MARI, 31),
        put("give", (BABYLON, METAL), 1000),
        put("ask", (BABYLON, METAL), -1),
        put("toll", (ASSUR, METAL), 1000),
        lambda board: setattr(board.g, "counters", 1 << MARI),
    ],
    "units that have moved are there": [put("spent", Province.KISH, 1)],
    "nobody knows of cards that aren't there": [
        put("open_cards", ASSUR, 1),
        lambda board: (put("report_on", 0, ASSUR)(board), put("report_cards", 0, 1)(board)),
    ],
}


@pytest.mark.parametrize(
    ("law", "break_it"), [(law, break_it) for law, breaks in BREAKS.items() for break_it in breaks]
)
def test_a_broken_law_is_found(law: str, break_it: Callable[[Layout], object]) -> None:
    board = busy()
    break_it(board)
    assert broken(board) == law


def test_every_law_is_broken_once() -> None:
    assert {*BREAKS, "all is well"} == set(LAWS)


def test_every_task_is_a_question_or_a_step_of_the_table() -> None:
    asked = [question.task for question in decisions.QUESTIONS]
    assert sorted([*asked, *decisions.STEPS, Task.WAIT]) == list(Task)
    assert {task for task in Task if is_step(task)} == set(decisions.STEPS)
    assert {task for task in Task if is_question(task)} == set(asked)
    assert {task for task in Task if is_main(task)} == {question.task for question in decisions.MAIN}
    assert len(set(asked)) == len(asked)
