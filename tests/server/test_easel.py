"""Turns at drawing: one at a time, those in a hurry first, and whoever leaves blocks nobody."""

from __future__ import annotations

import asyncio

from tworivers.server.easel import Easel


def test_one_draws_at_a_time_and_those_in_a_hurry_first() -> None:
    async def story() -> None:
        easel, drawn, drawing = Easel(), [], 0

        async def draw(name: str, hurry: bool) -> None:
            nonlocal drawing
            async with easel.turn(hurry):
                drawing += 1
                assert drawing == 1
                drawn.append(name)
                await asyncio.sleep(0.001)
                drawing -= 1

        await asyncio.gather(
            *(draw(f"slow {number}", False) for number in range(3)),
            *(draw(f"quick {number}", True) for number in range(2)),
        )
        assert drawn == ["slow 0", "quick 0", "quick 1", "slow 1", "slow 2"]

    asyncio.run(story())


def test_what_comes_up_while_one_draws_is_done_before_the_next() -> None:
    async def story() -> None:
        easel, order = Easel(), []

        async def draw(name: str) -> None:
            async with easel.turn(False):
                order.append(name)
                if name == "one":
                    asyncio.get_running_loop().call_soon(order.append, "a move")

        await asyncio.gather(draw("one"), draw("two"))
        assert order == ["one", "a move", "two"]

    asyncio.run(story())


def test_whoever_leaves_while_waiting_or_drawing_blocks_nobody() -> None:
    async def story() -> None:
        easel = Easel()

        async def draw(seconds: float) -> str:
            async with easel.turn(False):
                await asyncio.sleep(seconds)
            return "drawn"

        tasks = [asyncio.create_task(draw(60)) for _ in range(5)]
        await asyncio.sleep(0.01)
        for task in tasks[2:] + tasks[:2]:
            task.cancel()
        assert await asyncio.wait_for(draw(0), 5) == "drawn"

    asyncio.run(story())
