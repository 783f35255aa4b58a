"""Learning goes on where it was stopped, credits whoever decided, and teaches nothing that isn't legal."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.taught import learner, torch


def weights(pupil: object) -> list[object]:
    return [value.clone() for value in pupil.network.state_dict().values()]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["amyitis", "mesopotamia"])
def test_a_lesson_holds_only_what_is_legal(name: str, tmp_path: Path) -> None:
    pupil = learner(tmp_path, name, (3, 4))
    pupil.playground.stray(pupil.network)
    lesson = pupil.playground.lesson(pupil.network, pupil._past)
    width = pupil.network.width
    masks = lesson.seen[:, width - pupil.game.actions : width]
    assert bool(masks.gather(1, lesson.actions[:, None]).all())
    assert bool(torch.isfinite(lesson.advantages).all())
    assert lesson.wins.sum(-1).allclose(torch.ones(len(lesson.wins)), atol=1e-4)
    assert bool((lesson.wins[~lesson.taken] == 0).all())


def test_the_same_seed_teaches_the_same(tmp_path: Path) -> None:
    found = []
    for folder in ("one", "two"):
        pupil = learner(tmp_path / folder, seed=5)
        pupil.playground.stray(pupil.network)
        for _ in range(2):
            pupil._learn_from(pupil.playground.lesson(pupil.network, pupil._past))
        found.append(weights(pupil))
    assert all(torch.equal(one, two) for one, two in zip(*found, strict=True))


def test_learning_goes_on_after_a_kill(tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    def kill(progress: object, told: object) -> None:
        pupil.keep()
        raise Killed

    pupil = learner(tmp_path)
    with pytest.raises(Killed):
        pupil.learn(kill)
    before, done = weights(pupil), pupil.progress
    again = learner(tmp_path)
    assert all(torch.equal(one, two) for one, two in zip(before, weights(again), strict=True))
    assert again.progress == done
    assert again.optimizer.state_dict()["state"][0]["step"] == pupil.optimizer.state_dict()["state"][0]["step"]
    again.learn(lambda progress, told: None)
    assert again.progress.lessons > done.lessons
    assert again.progress.seconds >= 60 * again.settings.minutes


def test_a_checkpoint_that_was_cut_short_is_not_there(tmp_path: Path) -> None:
    pupil = learner(tmp_path)
    pupil.keep()
    (tmp_path / "checkpoint.new").write_bytes(b"half")
    assert learner(tmp_path).progress == pupil.progress


def test_other_settings_are_refused(tmp_path: Path) -> None:
    from tworivers.training.learner import OtherSettings

    learner(tmp_path).keep()
    with pytest.raises(OtherSettings, match=r"width=16 \(32\)"):
        learner(tmp_path, width=32)


def test_judging_is_learnt_before_playing(tmp_path: Path) -> None:
    pupil = learner(tmp_path, "mesopotamia", (3,))
    pupil.playground.stray(pupil.network)
    before = pupil.network.policy.weight.clone()
    pupil._learn_from(pupil.playground.lesson(pupil.network, pupil._past))
    assert torch.equal(before, pupil.network.policy.weight)
    pupil.progress.lessons = 1
    pupil._learn_from(pupil.playground.lesson(pupil.network, pupil._past))
    assert not torch.equal(before, pupil.network.policy.weight)


def test_only_the_learners_decisions_teach_it_to_play(tmp_path: Path) -> None:
    pupil = learner(tmp_path, seed=3)
    pupil.playground.stray(pupil.network)
    lesson = pupil.playground.lesson(pupil.network, pupil._past)
    part = torch.arange(len(lesson.actions))
    lesson.own[::2] = 0
    before = pupil._losses(lesson, part)["policy"]
    lesson.advantages[::2] += 100
    assert torch.equal(before, pupil._losses(lesson, part)["policy"])
    lesson.advantages[1::2] += 1
    assert not torch.equal(before, pupil._losses(lesson, part)["policy"])
