"""Hints: what a bot would do in one's place as a whole, why, and what comes next; whole games of them by rule."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from amyitis.layout import BLACK, BLUE, ENGINEER, FARMER, ISHTAR, MARDUK, PRIEST, RED, SALT, TAMMOUZ, WHITE, lay
from amyitis.moves import travel, worship
from tworivers.amyitis.codes import PASS, RECRUIT
from tworivers.amyitis.names import City, Task
from tworivers.bots.amyitis import JUDGEMENT as AMYITIS
from tworivers.bots.amyitis.telling import Turns
from tworivers.bots.bot import Thoughts
from tworivers.bots.hints import hint
from tworivers.bots.registry import JUDGEMENTS
from tworivers.bots.telling import MOST, Reason, fares, reading, told
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number
from tworivers.engine.messages import COMMON_WORDS, Message, words
from tworivers.engine.table import Table
from tworivers.games import GAMES


def _bench() -> Any:
    """The rules for hints, which stand with the benchmark that counts by them."""
    place = Path(__file__).resolve().parents[2] / "bench" / "hints.py"
    spec = importlib.util.spec_from_file_location("bench_hints", place)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["bench_hints"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BENCH = _bench()
DECISIONS = 400 if JIT else 25
"""Of a game in which hints are asked for."""


def journey() -> Table:
    """Blue has salt and a camel, and Eshnunna's plant has a fine tile to stand on; nobody is left to recruit."""
    table = lay(3).goods(BLUE, SALT).camels(BLUE, 1).tile("d2", 9).water(RED, "d1-d2")
    for group in range(3):
        table.group(group, FARMER, PRIEST, ENGINEER, turned=3)
    return table.table


def test_a_hint_names_a_whole_turn_and_its_reasons() -> None:
    """A fine tile is in reach: prestige speaks for the journey, the camel it costs against it."""
    found = hint("amyitis", journey().digest(), 3, BLUE, seed=1, playouts=20)
    assert found.action == travel(City.ESHNUNNA)
    assert found.actions[0][0] == found.action
    assert (found.note, found.instead) == (None, None)
    assert said(found.suggestion) == (
        "send the caravan to Eshnunna for 1 camel, pay there with salt, then plant d2 (level 1)"
    )
    assert said(found.reasons[0].words) == "+9 prestige: garden tile"
    assert found.reasons[-1].points < 0
    assert sum(reason.points for reason in found.reasons) > 0


def test_a_turn_that_costs_more_than_it_brings_is_compared_with_the_next_best() -> None:
    table = lay(3).group(0, FARMER, PRIEST, ENGINEER, turned=2).talents(BLUE, 2).table
    turns = Turns(AMYITIS, 3)
    thoughts = Thoughts([PASS, RECRUIT], [9, 1], [0.5, 0.4], np.zeros(3), 0, 0.0)
    found = turns.hint(table.records, BLUE, thoughts, seed=1)
    assert found.action == PASS
    assert said(found.suggestion) == "pass for this round"
    if found.instead is None:
        assert [reason.words.key for reason in found.reasons] == ["reason-waiting"]
    else:
        assert said(found.instead).startswith("recruit the farmer of group 1 for 2 talents")
    assert sum(reason.points for reason in found.reasons) > 0


def test_what_comes_whatever_is_answered_is_no_reason() -> None:
    """The rewards of Marduk follow those of Ishtar, whatever one takes there."""
    table = lay(4).temple(ISHTAR, RED, BLUE, RED).temple(MARDUK, RED, RED).passed(BLUE, RED, BLACK).turn(WHITE)
    table.do(WHITE, PASS, worship(TAMMOUZ))
    assert table.asked() == (Task.ISHTAR, RED)
    before = int(table.g.prestige[RED])
    found = hint("amyitis", table.table.digest(), 4, RED, seed=1, playouts=20)
    table.do(RED, found.action)
    assert table.g.prestige[RED] > before, "Marduk has rewarded them: the test can fail"
    assert not [reason for reason in found.reasons if reason.words.key.startswith("reason-prestige")]


def test_what_a_search_alone_knows_is_told_in_percent() -> None:
    assert (
        said(fares(0.42, 0.371).words) == "In games played on in thought you win 42 % with this, 37 % with the other."
    )
    assert fares(0.4, 0.6).words.key == "hint-even"
    assert fares(0.1, 0.09).words.key == "hint-even", "nobody knows chances that exactly"


def test_the_one_cost_that_is_told_never_outweighs_what_is_gained() -> None:
    gain, more, cost = (
        Reason(Message("hint-only", {"count": count}), points) for count, points in ((1, 2.0), (2, 0.5), (3, -1.0))
    )
    assert told([cost, more, gain]) == (gain, more, cost)
    assert told([gain, Reason(cost.words, -3.0)]) == ()
    assert len(told([gain, more, Reason(gain.words, 1.0), Reason(more.words, 0.3), cost])) == MOST


def said(message: Message, game: str = "amyitis") -> str:
    """A sentence in English."""
    return words("en", JUDGEMENTS[game].catalogue, GAMES[game].catalogue, COMMON_WORDS).say(message)


# whole games


def games(name: str, seats: int, seed: int) -> Iterator[Any]:
    """The hint for every choice of a game among sensible players, with where it is given."""
    table, seat, game, judgement = Table(GAMES[name], seats, seed=seed), -1, GAMES[name], JUDGEMENTS[name]
    telling = judgement.telling
    assert telling is not None
    greedy, shown, hiding = judgement.greedy(judgement, seats), game.new_records(1), dice_from_number(seed, 9)
    for step in range(DECISIONS):
        if table.over:
            break
        seat = next((actor for actor in table.actors() if actor > seat), table.actors()[0])
        game.native.copy_at(table.records, 0, shown, 0)
        game.native.hide_at(shown, 0, seat, hiding)
        action = greedy.choose(shown, seat, step)
        choices = [int(code) for code in table.legal(seat)]
        thoughts = Thoughts(
            choices,
            [1 + (code == action) for code in choices],
            [0.3 if code == action else 0.2 for code in choices],
            np.zeros(seats),
            0,
            0.0,
        )
        found = telling(judgement, seats).hint(shown, seat, thoughts, step)
        question = game.question_words(reading(game, shown), seat)
        yield BENCH.Asked(name, bytes(shown.tobytes()), seats, seat, question, found, 0.0)
        table.apply(seat, action)


@pytest.mark.parametrize(("name", "seats"), [("amyitis", 2), ("amyitis", 4), ("mesopotamia", 3), ("mesopotamia", 5)])
def test_every_hint_of_a_game_is_one_that_a_person_could_give(name: str, seats: int) -> None:
    """One to three reasons with numbers and units, a whole thing to do, nothing that argues against itself."""
    kinds = Counter[str]()
    for asked in games(name, seats, seed=11):
        assert BENCH.faults(asked) == [], BENCH.read_out(asked, "en")
        kinds[asked.hint.suggestion.key] += 1
        kinds["next"] += asked.hint.next is not None
    assert kinds["next"] > 0
    assert len(kinds) > 5 or not JIT


@pytest.mark.parametrize("fault", ["argues", "bare", "number", "reasons", "legal"])
def test_the_rules_for_hints_find_what_is_wrong(fault: str) -> None:
    asked = next(games("amyitis", 2, seed=3))
    made = asked.hint
    wrong = {
        "argues": replace(made, reasons=(Reason(made.reasons[0].words, -1.0),)),
        "bare": replace(made, suggestion=Message("do-place", {"province": Message("good-wine")})),
        "number": replace(made, reasons=(Reason(Message("good-wine"), 1.0),)),
        "reasons": replace(made, reasons=made.reasons * 4),
        "legal": replace(made, steps=made.steps * 2),
    }
    assert BENCH.faults(asked) == []
    try:
        found = BENCH.faults(replace(asked, hint=wrong[fault]))
    except KeyError:
        found = ["can't be said"]
    assert found
