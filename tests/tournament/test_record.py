"""The file of a tournament: what is written can be read again, and what can't is named."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tournament.quick_bots import made_up, plan
from tworivers.bots.playing import shares
from tworivers.tournament.record import BadRecord, Record, as_json, as_text, differing, read
from tworivers.tournament.standing import stand

PLAN = plan(3, 2, 12)
RECORD = Record(PLAN, ("c",), made_up(PLAN, [0.0, 1.0, 2.0]))


def content() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(as_text(as_json(RECORD, stand(PLAN.bots, 2, RECORD.played))))
    return found


def test_what_is_written_can_be_read_again() -> None:
    text = as_text(as_json(RECORD, stand(PLAN.bots, 2, RECORD.played)))
    assert read(text, "report.json") == RECORD
    assert text.count("\n  {") >= 12, "a game a line"
    owners = Record(replace(PLAN, box='a = "played": []'), (), ())
    assert read(as_text(as_json(owners, stand(PLAN.bots, 2, ()))), "report.json") == owners


def test_it_tells_what_the_games_came_to() -> None:
    found = content()
    assert found["finished"] is True
    assert [row["bot"] for row in found["standings"]] == ["c", "b", "a"]
    assert sum(row["won"] for row in found["standings"]) == 12
    assert [row["games"] for row in found["standings"]] == [8, 8, 8]
    assert sum(found["seats"]) == pytest.approx(1)
    assert found["cross"]["met"] == [[0, 4, 4], [4, 0, 4], [4, 4, 0]]


def test_a_shared_win_counts_in_parts() -> None:
    assert shares([3, 7, 7, 1]) == [0, 0.5, 0.5, 0]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"tournament": 2}, "x: tournament is '2'; this program reads 1"),
        ({"plan": {}}, "x: plan.game is missing"),
        ({"plan": {**content()["plan"], "seats": "many"}}, "x: plan.seats is 'many': expected an integer"),
        ({"played": [{**content()["played"][0], "scores": [1]}]}, "x: played, game 0: expected 2 seats"),
        (
            {"played": [{**content()["played"][0], "bots": [0, 3]}]},
            "x: played, game 0: expected a game and bots of the plan",
        ),
        (
            {"played": [{**content()["played"][0], "number": 12}]},
            "x: played, game 12: expected a game and bots of the plan",
        ),
        ({"played": [{"number": 0}]}, "x: played 1, deal is missing"),
        ({"plan": {**content()["plan"], "games": 10**12}}, "x: plan: expected 2 to 12 bots and 1 to 1,000,000 games"),
        ({"plan": {**content()["plan"], "bots": ["a"]}}, "x: plan: expected 2 to 12 bots and 1 to 1,000,000 games"),
        ({"by_the_clock": 3}, "x: by_the_clock is 3: expected a list"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(json.dumps({**content(), **change}), "x")
    assert str(error.value).startswith(complaint)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "x: not JSON from line 1 on"),
        ("[]", "x: not a tournament: "),
        ('{"tournament": 1}', "x: plan is missing"),
        ("", "x: not JSON from line 1 on"),
    ],
)
def test_other_files_are_called_so(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(text, "x")
    assert str(error.value).startswith(complaint)


def test_games_that_went_otherwise_are_found() -> None:
    games = list(RECORD.played)
    games[5] = replace(games[5], digest="f" * 16)
    games[7] = replace(games[7], seconds=(9.0, 9.0))
    assert differing(RECORD, replace(RECORD, played=tuple(games))) == [5]
    assert differing(replace(RECORD, played=RECORD.played[:3]), RECORD) == []
