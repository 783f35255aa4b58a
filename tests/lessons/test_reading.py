"""A lesson's file that isn't sound is refused with the key, the value and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tworivers.engine.match import IllegalMove
from tworivers.games import GAMES
from tworivers.lessons.facts import value_at
from tworivers.lessons.playing import MISSED, WRONG, NotInThisLesson, attempt, begin
from tworivers.lessons.reading import BadLesson, read_course, read_lesson

GAME = GAMES["amyitis"]
ROOM = GAME.standard_box.parent / "lessons"
SOUND = (ROOM / "farmer.toml").read_text(encoding="utf-8")


def written(folder: Path, text: str, name: str = "farmer") -> Path:
    """A lesson's file beside its position."""
    (folder / "first-round.trg").write_text((ROOM / "first-round.trg").read_text(encoding="utf-8"), encoding="utf-8")
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("order = 1\n", "", "farmer.toml: order is missing"),
        ("order = 1\n", 'order = "one"\n', "farmer.toml: order is 'one': expected an integer"),
        ("order = 1\n", "order = 1\nhint = 2\n", "farmer.toml: hint is not a key of this file"),
        ('seat = "blue"', 'seat = "green"', "farmer.toml: seat is 'green': expected one of blue, red, black, white"),
        ("first-round", "second-round", "farmer.toml: position is 'second-round.trg': expected a saved game beside"),
        ('goal = [{ event = "good"', 'goal = [{ event = "gold"', "farmer.toml: event is 'gold': expected one of round"),
        ('fact = { event = "good"', 'fact = { play = "x", event = "good"', "expected one of play, event and view"),
        ('fact = { event = "good"', 'fact = { by = "me", event = "good"', "farmer.toml: by is 'me': expected you"),
        ('"field upper"]', '"field left"]', "farmer.toml: 'field left' is no move of amyitis"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, before: str, after: str, complaint: str) -> None:
    assert before in SOUND
    with pytest.raises(BadLesson) as refused:
        read_lesson(GAME, written(tmp_path, SOUND.replace(before, after, 1)))
    assert complaint in str(refused.value)


def test_two_lessons_cannot_have_the_same_place(tmp_path: Path) -> None:
    written(tmp_path, SOUND)
    written(tmp_path, SOUND, "peasant")
    with pytest.raises(BadLesson, match=r"order is 1, which farmer.toml has"):
        read_course(GAME, tmp_path)


def test_a_position_must_replay_and_be_long_enough(tmp_path: Path) -> None:
    late = read_lesson(GAME, written(tmp_path, SOUND.replace("after = 0", "after = 99")))
    with pytest.raises(BadLesson, match="it has 16 moves, so there is no position after 99"):
        late.position()
    broken = tmp_path / "first-round.trg"
    broken.write_text(broken.read_text(encoding="utf-8").replace("recruit farmer 2", "recruit priest 2"), "utf-8")
    with pytest.raises(BadLesson, match=r"first-round.trg .*line 10: blue can.t play"):
        read_lesson(GAME, tmp_path / "farmer.toml").position()


def test_only_what_the_lesson_allows_can_be_played() -> None:
    lesson = read_lesson(GAME, ROOM / "farmer.toml")
    trying = begin(lesson)
    with pytest.raises(NotInThisLesson):
        trying.play(GAME.codes["pass"])
    with pytest.raises(IllegalMove):
        trying.play(GAME.codes["field upper"])
    assert trying.moves == []


def test_whoever_ends_a_lesson_without_its_goal_is_told_so() -> None:
    lesson = read_lesson(GAME, ROOM / "farmer.toml")
    lesson.file.wrong.clear()
    trying = attempt(lesson, [GAME.codes["recruit farmer 2"], GAME.codes["field lower"]])
    assert (trying.verdict, trying.nudge) == (WRONG, MISSED)


def test_a_place_in_a_view_may_be_in_a_list_or_its_length() -> None:
    view = {"nobles": [{"goods": {"salt": 2}}]}
    assert value_at(view, "nobles.0.goods.salt") == 2
    assert value_at(view, "nobles.length") == 1
