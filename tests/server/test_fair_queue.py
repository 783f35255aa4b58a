"""The fair order of waiting: people in turn, then their tables."""

from __future__ import annotations

from tworivers.server.fair_queue import FairQueue


def taken(queue: FairQueue[str]) -> list[str]:
    """Everything that waits, in the order in which it is taken."""
    return [queue.take() for _ in range(len(queue))]


def test_sixty_things_of_one_person_dont_stand_before_anothers_first() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(60):
        queue.put("ada", f"table {number}", f"ada {number}")
    queue.put("ben", "table", "ben")
    assert taken(queue)[:3] == ["ada 0", "ben", "ada 1"]


def test_people_take_turns_and_so_do_the_tables_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    for table, item in (("a", "a1"), ("a", "a2"), ("b", "b1"), ("b", "b2")):
        queue.put("ada", table, item)
    queue.put("ben", "c", "c1")
    queue.put("ben", "c", "c2")
    assert taken(queue) == ["a1", "c1", "b1", "c2", "a2", "b2"]
    assert len(queue) == 0
    assert queue.people == 0


def test_whoever_had_a_turn_and_comes_back_waits_behind_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    for person in ("ada", "ben", "cleo"):
        queue.put(person, "table", person)
    assert queue.take() == "ada"
    queue.put("ada", "table", "ada again")
    assert taken(queue) == ["ben", "cleo", "ada again"]


def test_what_waits_can_be_taken_out() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("ada", "a", "one")
    queue.put("ada", "b", "two")
    assert queue.tables("ada") == 2
    assert queue.withdraw("ada", "a") == ["one"]
    assert queue.withdraw("ada", "a") == []
    assert taken(queue) == ["two"]
