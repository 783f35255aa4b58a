"""Answers that take long: found once for all who ask, and kept while there is room."""

from __future__ import annotations

import asyncio

import pytest

from tworivers.server.fair_turns import Client, FairTurns
from tworivers.server.problems import Problem
from tworivers.server.tables.kept_answers import KeptAnswers

ADA = Client("here", "ada")


class Counted:
    """Finds answers, and counts how often."""

    def __init__(self, answer: bytes = b"answer") -> None:
        self.answer = answer
        self.made = 0

    async def __call__(self) -> bytes:
        self.made += 1
        await asyncio.sleep(0)
        return self.answer


def test_an_answer_is_found_once_for_all_who_ask() -> None:
    async def story() -> None:
        kept, find = KeptAnswers(FairTurns(2, 32)), Counted()
        assert await asyncio.gather(*(kept.find("why", ADA, find) for _ in range(8))) == [b"answer"] * 8
        assert await kept.find("why", ADA, find) == b"answer"
        assert find.made == 1
        await kept.find("another position", ADA, find)
        assert find.made == 2

    asyncio.run(story())


def test_old_answers_go_when_there_is_no_room() -> None:
    async def story() -> None:
        kept, find = KeptAnswers(FairTurns(2, 32), room=30), Counted(b"0123456789")
        for key in ("one", "two", "three", "one", "four"):
            await kept.find(key, ADA, find)
        assert kept.size == 30
        assert find.made == 4
        await kept.find("one", ADA, find)
        assert find.made == 4, "it was asked for lately"
        await kept.find("two", ADA, find)
        assert find.made == 5

    asyncio.run(story())


def test_what_failed_is_asked_again_and_whoever_leaves_stops_nobody() -> None:
    async def story() -> None:
        kept, find, going = KeptAnswers(FairTurns(2, 32)), Counted(), asyncio.Event()

        async def fail() -> bytes:
            raise Problem("no-answer")

        async def slow() -> bytes:
            await going.wait()
            return await find()

        with pytest.raises(Problem, match="no answer"):
            await kept.find("why", ADA, fail)
        one, other = (asyncio.create_task(kept.find("why", ADA, slow)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        going.set()
        assert await other == b"answer"
        assert find.made == 1

    asyncio.run(story())


def test_new_answers_wait_for_a_turn_and_kept_ones_dont() -> None:
    async def story() -> None:
        turns = FairTurns(1, 0)
        kept, find = KeptAnswers(turns), Counted()
        await kept.find("known", ADA, find)
        async with turns.turn(ADA):
            assert await kept.find("known", ADA, find) == b"answer"
            with pytest.raises(Problem):
                await kept.find("new", ADA, find)

    asyncio.run(story())
