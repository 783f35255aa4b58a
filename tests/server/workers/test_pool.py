"""The worker pool: a worker that dies, hangs or fails is replaced, and nobody waits for it but whoever asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeVar

import pytest

from server.workers.broken_bots import by_seed, fail_to_warm, never_warm, tell_seed
from tworivers.server.workers.pool import NoAnswer, WarmUp, WorkerPool
from tworivers.server.workers.questions import Question
from tworivers.server.workers.thinking_queue import Asker

T = TypeVar("T")

QUESTION = Question("amyitis", "random", b"", 2, 0, 7)
PID = 3


@contextmanager
def pool(count: int = 1, timeout: float = 30.0, warm_up: WarmUp = never_warm) -> Iterator[WorkerPool]:
    workers = WorkerPool(count, timeout, ("amyitis",), by_seed, warm_up)
    try:
        yield workers
    finally:
        workers.close()
        assert workers.processes == []


def ask(workers: WorkerPool, seed: int) -> Awaitable[int]:
    return workers.ask(replace(QUESTION, seed=seed), Asker())


def test_questions_are_answered() -> None:
    async def story() -> None:
        with pool() as workers:
            assert await asyncio.gather(*(ask(workers, seed) for seed in range(10, 30))) == list(range(10, 30))

    asyncio.run(story())


def test_a_worker_that_dies_is_replaced() -> None:
    async def story() -> None:
        with pool() as workers:
            before = await ask(workers, PID)
            with pytest.raises(NoAnswer, match="lost"):
                await ask(workers, 0)
            after = await ask(workers, PID)
            assert before != after

    asyncio.run(story())


def test_a_worker_that_hangs_is_replaced_and_the_loop_goes_on_meanwhile() -> None:
    async def story() -> None:
        with pool(timeout=2.0) as workers:
            await ask(workers, 10)
            hanging = asyncio.ensure_future(ask(workers, 1))
            turns = 0
            while not hanging.done():
                await asyncio.sleep(0.001)
                turns += 1
            with pytest.raises(NoAnswer, match="no answer for 2 s"):
                await hanging
            assert turns > 10, "a loop that waits for the worker turns once or twice"
            assert await ask(workers, 11) == 11

    asyncio.run(story())


def test_a_bot_that_fails_tells_why_and_its_worker_stays() -> None:
    async def story() -> None:
        with pool() as workers:
            before = await ask(workers, PID)
            with pytest.raises(NoAnswer, match="ValueError: no idea"):
                await ask(workers, 2)
            assert await ask(workers, PID) == before

    asyncio.run(story())


def test_a_worker_that_cant_warm_up_still_works() -> None:
    async def story() -> None:
        with pool(warm_up=fail_to_warm) as workers:
            assert await ask(workers, 12) == 12

    asyncio.run(story())


def test_one_worker_hangs_and_another_answers() -> None:
    async def story() -> None:
        with pool(count=2, timeout=600.0) as workers:
            await asyncio.gather(*(ask(workers, seed) for seed in (10, 11)))
            hanging = asyncio.ensure_future(ask(workers, 1))
            await asyncio.sleep(0.1)
            assert await asyncio.wait_for(ask(workers, 13), 300) == 13
            hanging.cancel()

    asyncio.run(story())


def test_quick_levels_are_asked_first() -> None:
    async def story() -> None:
        workers = WorkerPool(1, 30.0, (), tell_seed, never_warm)
        try:
            order: list[str] = []

            async def asked(level: str) -> None:
                await workers.ask(replace(QUESTION, level=level), Asker())
                order.append(level)

            await asyncio.gather(asked("vizier"), asked("vizier"), asked("random"), asked("apprentice"))
            assert order.index("random") <= 1
            assert order.index("random") < order.index("apprentice")
            assert order[-1] == "vizier"
        finally:
            workers.close()

    asyncio.run(story())
