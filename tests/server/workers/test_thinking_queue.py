"""Who is thought about first, and for how long: fair to people and tables, and shorter the more there is to do."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

import pytest

from tworivers.bots.bot import Budget
from tworivers.bots.registry import bot_named
from tworivers.server.workers.questions import Question
from tworivers.server.workers.thinking_queue import EFFORTS, QUICK_IN_A_ROW, Asker, Job, ThinkingQueue

VIZIER = Question("amyitis", "vizier", b"", 2, 0, 0)
RANDOM = replace(VIZIER, level="random")


def put(queue: ThinkingQueue, person: str, table: str = "table", live: bool = True, question: Question = VIZIER) -> Job:
    """Somebody asks."""
    job = Job(question, Asker(person, table, live), lambda answer, failure: None)
    queue.put(job)
    return job


def answered(queue: ThinkingQueue) -> Job:
    """The next question, answered at once."""
    job = queue.take()
    assert job is not None
    queue.done(job)
    return job


def order(queue: ThinkingQueue, count: int) -> list[str]:
    """Who is answered, in order."""
    return [answered(queue).asker.person for _ in range(count)]


def test_sixty_tables_of_one_guest_dont_stand_before_anothers() -> None:
    queue = ThinkingQueue(2)
    for number in range(60):
        put(queue, "guest", f"table {number}")
    put(queue, "ada")
    assert "ada" in order(queue, 2)


def test_tables_that_somebody_looks_at_come_first() -> None:
    queue = ThinkingQueue(2)
    put(queue, "gone", live=False)
    put(queue, "ada")
    put(queue, "gone", live=False, question=RANDOM)
    assert order(queue, 3) == ["ada", "gone", "gone"]


def test_whoever_comes_to_look_waits_no_longer_behind_others() -> None:
    queue = ThinkingQueue(2)
    put(queue, "gone", live=False)
    put(queue, "back", live=False)
    queue.attend(Asker("back", "table"))
    assert order(queue, 2) == ["back", "gone"]


def test_quick_questions_go_first_but_not_all_the_time() -> None:
    queue = ThinkingQueue(2)
    put(queue, "thinker")
    for number in range(2 * QUICK_IN_A_ROW):
        put(queue, f"quick {number}", question=RANDOM)
    found = order(queue, 2 * QUICK_IN_A_ROW + 1)
    assert found[0] == "quick 0"
    assert found.index("thinker") == QUICK_IN_A_ROW


def test_one_worker_is_left_for_quick_questions() -> None:
    queue = ThinkingQueue(2)
    for person in ("ada", "ben"):
        put(queue, person)
    thinking = queue.take()
    put(queue, "quick", question=RANDOM)
    assert thinking is not None
    assert order(queue, 1) == ["quick"]
    queue.done(thinking)
    assert order(queue, 1) == ["ben"]


def test_a_single_worker_answers_everything() -> None:
    queue = ThinkingQueue(1)
    put(queue, "ada")
    assert order(queue, 1) == ["ada"]


def test_what_nobody_waits_for_any_more_is_left_out() -> None:
    queue = ThinkingQueue(2)
    queue.put(Job(VIZIER, Asker("left", "table"), lambda answer, failure: None, lambda: False))
    put(queue, "ada")
    assert order(queue, 1) == ["ada"]


def test_alone_a_bot_thinks_as_long_as_its_level_says() -> None:
    queue = ThinkingQueue(2)
    put(queue, "ada")
    assert answered(queue).question.effort == 1.0


def test_budgets_shrink_for_whoever_wants_much_and_hardly_for_others() -> None:
    queue = ThinkingQueue(2)
    for number in range(60):
        put(queue, "guest", f"table {number}")
    put(queue, "ada")
    efforts = {job.asker.person: job.question.effort for job in (answered(queue), answered(queue))}
    assert efforts == {"guest": EFFORTS[-1], "ada": 1.0}


def test_budgets_shrink_when_many_people_wait_and_grow_again() -> None:
    queue = ThinkingQueue(2)
    for number in range(20):
        put(queue, f"person {number}")
    efforts = [answered(queue).question.effort for _ in range(20)]
    assert efforts[0] == EFFORTS[-1]
    assert efforts == sorted(efforts)
    assert efforts[-1] == 1.0


def test_a_smaller_effort_is_a_smaller_budget() -> None:
    assert Budget(1000, 2.5).part(0.1) == Budget(100, 0.25)
    assert Budget(3).part(0.1) == Budget(1)
    whole, part = (bot_named("amyitis", "sage", 2, effort) for effort in (1.0, 0.5))
    assert vars(part)["budget"] == vars(whole)["budget"].part(0.5)


@pytest.mark.parametrize(("level", "quick"), [("random", True), ("scribe", True), ("steward", False), ("none", True)])
def test_levels_that_think_ahead_are_slow(level: str, quick: bool) -> None:
    assert replace(VIZIER, level=level).quick is quick


def test_nobody_waits_for_a_queue_that_is_closed() -> None:
    queue = ThinkingQueue(1)
    queue.close()
    queue.wait()
    assert queue.take() is None


def test_a_question_wakes_one_thread_of_those_that_wait() -> None:
    """Waking all of them for each question takes the server longer than asking it."""
    queue = ThinkingQueue(2)
    woken: list[Job | None] = []
    threads = [threading.Thread(target=lambda: woken.append(queue.take())) for _ in range(3)]
    for thread in threads:
        thread.start()
    while len(queue._changed._waiters) < 3:  # type: ignore[attr-defined]
        time.sleep(0.01)
    job = put(queue, "ada", question=RANDOM)
    while not woken:
        time.sleep(0.01)
    assert woken == [job]
    assert len(queue._changed._waiters) == 2  # type: ignore[attr-defined]
    queue.close()
    for thread in threads:
        thread.join()
    assert woken == [job, None, None]
