"""Turns by address: one at a time for each, and a rest after it in proportion to what it took."""

from __future__ import annotations

import asyncio

from tworivers.server.workers.resting import RestingTurns


def test_an_address_rests_after_work_and_another_does_not_wait() -> None:
    async def story() -> None:
        turns, order = RestingTurns(share=0.1), []
        now = asyncio.get_running_loop().time

        async def work(address: str, seconds: float) -> float:
            async with turns.turn(address) as done:
                order.append(address)
                began = now()
                done.seconds = seconds
            return began

        first = await work("one", 0.02)
        second, _ = await asyncio.gather(work("one", 0.0), work("other", 0.0))
        assert order == ["one", "other", "one"]
        assert second - first >= 0.18, "nine times as long as the work took"

    asyncio.run(story())


def test_one_at_a_time_in_the_order_they_came_also_when_one_fails_or_leaves() -> None:
    async def story() -> None:
        turns, order, running = RestingTurns(), [], 0

        async def work(name: int) -> None:
            nonlocal running
            async with turns.turn("one"):
                running += 1
                assert running == 1
                await asyncio.sleep(0)
                order.append(name)
                running -= 1
                if name == 1:
                    raise ValueError("its work failed")

        tasks = [asyncio.create_task(work(name)) for name in range(5)]
        await asyncio.sleep(0)
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [0, 1, 2, 4]

    asyncio.run(story())


def test_a_rest_has_an_end_and_addresses_are_forgotten_after_it() -> None:
    async def story() -> None:
        turns = RestingTurns(share=0.1, longest=0.05)
        async with turns.turn("one") as done:
            done.seconds = 60.0
        assert len(turns) == 1
        await asyncio.wait_for(_take(turns), 5)
        while len(turns):
            await asyncio.sleep(0.01)

    asyncio.run(story())


async def _take(turns: RestingTurns) -> None:
    async with turns.turn("one"):
        pass
