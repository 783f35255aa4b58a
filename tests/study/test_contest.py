"""Studies: games among bots are counted, the same for the same seed, and with other boxes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from tournament.quick_bots import Diced
from tworivers.bots.playing import play
from tworivers.engine.messages import Message
from tworivers.engine.rules import Record
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Event as Happening
from tworivers.study import amyitis, mesopotamia, report
from tworivers.study.contest import NOBODY, Contest, Subject, Wish, contest, contest_text, contests, leader
from tworivers.study.figures import Telling, interval, lead_changes, overview, spread_of_wins, winners
from tworivers.study.mesopotamia import at_end, at_season_end, parties, round_of
from tworivers.study.registry import STUDIES
from tworivers.study.report import Asked
from tworivers.study.trials import Edit
from tworivers_wells import GAME as WELLS
from tworivers_wells.rules import Event


def guessed(g: Record) -> int:
    """Guesses are the first round, all turns the second."""
    return 1 - int(g.guessing)


ENGLISH = Telling("en", GAME)

SUBJECT = Subject(
    WELLS,
    rounds=2,
    round_of=guessed,
    at_round_end=lambda g: {"water": [int(water) for water in g.water], "pebbles": [int(g.pebbles.sum())]},
    at_end=lambda g, seat: [int(g.depth[seat]), int(g.water[seat])],
    details={Event.ADDED: 2},
)
"""Wells, as a study would look at it."""


@pytest.fixture(autouse=True)
def wells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wells among the games, and bots that decide at once."""
    monkeypatch.setitem(GAMES, "wells", WELLS)
    monkeypatch.setattr("tworivers.study.contest.bot_named", lambda game, name, seats: Diced(game, 0))


def played(number: int) -> tuple[Table, list[tuple[int, ...]], int]:
    """A game of seed 3 played once more: how it ended, what happened in it, and in how many decisions."""
    table, events, decisions = Table(WELLS, 3, f"3 {number}"), [], 0
    for _ in play(table, [Diced("wells", 0)] * 3, random.Random(f"3 {number} bots")):
        decisions += 1
        events += table.events()
    return table, events, decisions


def test_everything_that_happens_is_counted() -> None:
    found = contest(SUBJECT, Wish(3, 5, 3, "diced"))
    games = [played(number) for number in range(5)]
    events = [event for _, happened, _ in games for event in happened]
    assert found.ended
    assert found.decisions.tolist() == [decisions for _, _, decisions in games]
    assert found.scores.tolist() == [table.scores() for table, _, _ in games]
    for kind in Event:
        assert found.events[:, kind].sum() == sum(event[0] == kind for event in events)
    assert found.events[0, Event.GUESSED] == 15
    assert found.events[1, Event.GUESSED] == found.events[0, Event.ROLLED] == 0
    added = [event[2] for event in events if event[0] == Event.ADDED]
    assert found.details == {Event.ADDED: {amount: added.count(amount) for amount in set(added)}}
    assert added, "nothing was dropped: the test can't fail"
    assert found.samples["water"][0].tolist() == [0, 0, 0]
    assert found.samples["water"][1].tolist() == found.ends[:, 1].tolist()
    assert found.ends[:, 0].tolist() == [sum(int(table.g.depth[seat]) for table, _, _ in games) for seat in range(3)]
    assert found.leaders[:, 1].tolist() == [leader(table.scores()) for table, _, _ in games]


def test_the_same_seed_gives_the_same_contest() -> None:
    one, again, other = contests(SUBJECT, [Wish(2, 4, seed, "diced") for seed in (3, 3, 4)], processes=1)
    assert np.array_equal(one.scores, again.scores)
    assert not np.array_equal(one.scores, other.scores)


def test_what_was_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = [Wish(2, 4, 3, "diced"), Wish(3, 2, 3, "diced")]
    first = list(contests(SUBJECT, wishes, processes=1, keep=tmp_path))
    monkeypatch.setattr("tworivers.study.contest.contest", None)
    for before, after in zip(first, contests(SUBJECT, wishes, processes=1, keep=tmp_path), strict=True):
        assert contest_text(before) == contest_text(after)
        assert after.winners.sum() > 0
        assert (after.winners <= after.ends).all()
    with pytest.raises(TypeError):
        list(contests(SUBJECT, [Wish(2, 5, 3, "diced")], processes=1, keep=tmp_path))


def test_a_contest_is_played_with_the_box_it_is_given() -> None:
    text = WELLS.standard_box.read_text(encoding="utf-8")
    rich = text.replace("pebbles = { value = 4", "pebbles = { value = 100")
    assert rich != text
    before = [contest(SUBJECT, Wish(3, 2, 3, "diced", box)).samples["pebbles"][0, 0] for box in (None, rich)]
    assert before == [2 * 3 * 4, 2 * 3 * 100]


def test_a_leader_is_alone_in_front() -> None:
    assert leader([1, 3, 2]) == 1
    assert leader([3, 3, 2]) == leader([0, 0, 0]) == NOBODY


def test_figures_of_made_up_games() -> None:
    scores = np.array([[3, 1, 2], [2, 2, 0], [0, 5, 1], [4, 0, 0]])
    leaders = np.array([[0, 1, 0], [-1, 2, 2], [1, -1, 1], [-1, -1, 0]])
    none = np.zeros((3, 1), np.int64)
    found = Contest(
        3, 4, scores, np.full(4, 10), True, leaders, none, {}, {}, np.array([[4], [0], [8]]), np.array([[4], [0], [0]])
    )
    assert found.won.tolist() == [3, 2, 0]
    assert found.shared == 1
    assert spread_of_wins(found) == 75
    assert lead_changes(found) == 2 / 4
    low, high = interval(3, 4)
    assert 0 < low < 0.75 < high < 1
    assert "| 3 | 10 | 3.5 | 5.0 | 2.2 | 0.5 | 25.0% | 75 points |" in overview(ENGLISH, [found])
    assert f"| c | 0.0% | 0.0% to {interval(0, 4)[1]:.1%} | 0.8 | 2.0 |" in winners(
        ENGLISH, found, ["a", "b", "c"], ["who", "wins", "interval", "score", "land"]
    )


def test_what_is_counted_of_mesopotamia() -> None:
    table = Table(GAME, 4, seed=3)
    g = table.g
    assert set(parties(ENGLISH, 4)) == {"Eshnunna", "Babylon", "Mari", "Assur"}
    assert round_of(g) == 0
    sample = at_season_end(g)
    assert sample["living"] == [4]
    assert sample["stock"] == [int(amount) for amount in g.stock[:4].sum(axis=0)]
    assert sum(sample["symbols"]) == sum(table.scores())
    ends = [at_end(g, seat) for seat in range(4)]
    assert [sum(symbols) for _, *symbols in ends] == table.scores()
    assert [sum(provinces for provinces, *_ in ends)] == sample["owned"]


def test_the_trials_are_boxes() -> None:
    for study in STUDIES.values():
        game, text = study.game, study.game.standard_box.read_text(encoding="utf-8")
        for trial in study.trials:
            assert trial.edits
            assert game.read_box(trial.box(text), trial.name).tobytes() != game.box.tobytes()
    text = GAME.standard_box.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="no line"):
        Edit("susa", "trees = 9", "trees = 1").apply(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_told_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def made_up(_: Subject, wishes: Sequence[Wish], keep: None) -> Iterator[Contest]:
        for wish in wishes:
            samples = {
                "stock": np.ones((16, 5), np.int64),
                "living": np.ones((16, 1), np.int64),
                "symbols": np.ones((16, 4), np.int64),
                "owned": np.ones((16, 1), np.int64),
            }
            yield Contest(
                wish.seats,
                2,
                np.arange(2 * wish.seats).reshape(2, wish.seats),
                np.full(2, 1234),
                True,
                np.zeros((2, 3), np.int64),
                np.full((16, 64), 2500),
                {Happening.CARD: {}},
                samples,
                np.full((wish.seats, 5), 3),
                np.full((wish.seats, 5), 2),
            )

    monkeypatch.setattr(report, "contests", made_up)
    monkeypatch.setattr(report, "warm_up", lambda _: None)
    telling = Telling(language, GAME)
    text = report.report(
        mesopotamia.STUDY, telling, Asked(2, 1, "scribe"), report.kept_findings(telling, ""), lambda: None
    )
    assert report.is_report(telling, text)
    assert telling.number(1234.0, 0) in text
    assert telling.words.say(Message("card-siege-ladders")) in text
    assert telling.say("trial-ore-why") in text
    assert report.kept_findings(telling, text).startswith(telling.heading("findings"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_study_of_amyitis_is_told_in_every_language(language: str) -> None:
    telling = Telling(language, amyitis.GAME)
    played = [contest(amyitis.SUBJECT, Wish(seats, 1, 2, "random")) for seats in (2, 4)]
    text = "\n".join(amyitis.figures(telling, played))
    assert telling.words.say(Message("court-palace")) in text
    assert telling.say("column-seat") in text
    assert "study-" not in text
    for trial in amyitis.STUDY.trials:
        assert telling.words.knows(f"study-trial-{trial.name}-why")
