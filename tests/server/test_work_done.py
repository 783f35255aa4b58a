"""What a request costs: its steps on the event loop and its threads, but not the time it waits."""

from __future__ import annotations

import asyncio
import time

import pytest

from tworivers.server.work_done import Work, counted, in_thread


def toil(seconds: float) -> None:
    """Keep a processor busy."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_steps_and_threads_count_and_waiting_doesnt() -> None:
    work = Work()

    async def task() -> str:
        toil(0.03)
        await asyncio.sleep(0.2)
        toil(0.02)
        await in_thread(toil, 0.04)
        return "done"

    assert asyncio.run(counted(task(), work)) == "done"
    assert 0.09 <= work.seconds < 0.15


def test_two_requests_at_a_time_are_told_apart() -> None:
    cheap, dear = Work(), Work()

    async def task(seconds: float) -> None:
        for _ in range(5):
            await asyncio.sleep(0.001)
            toil(seconds)

    async def both() -> None:
        await asyncio.gather(counted(task(0.001), cheap), counted(task(0.02), dear))

    asyncio.run(both())
    assert 0.005 <= cheap.seconds < 0.03
    assert dear.seconds >= 0.1


def test_errors_and_being_cancelled_pass_through() -> None:
    class Failed(Exception):
        pass

    async def fail() -> None:
        await asyncio.sleep(0)
        raise Failed

    with pytest.raises(Failed):
        asyncio.run(counted(fail(), Work()))

    seen: list[str] = []

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def cancel() -> None:
        async def counting() -> None:
            await counted(wait(), Work())

        task = asyncio.create_task(counting())
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    asyncio.run(cancel())
    assert seen == ["cancelled"]


def test_what_a_task_catches_it_goes_on_after() -> None:
    async def task() -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        except TimeoutError:
            await asyncio.sleep(0)
        return "went on"

    assert asyncio.run(counted(task(), Work())) == "went on"
