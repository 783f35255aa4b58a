"""Turns at rendering: one at a time, urgent ones first, and whoever leaves blocks nobody."""

from __future__ import annotations

import asyncio

from tworivers.server.tables.render_queue import RenderQueue


def test_one_renders_at_a_time_and_urgent_ones_first() -> None:
    async def story() -> None:
        queue, rendered, rendering = RenderQueue(), [], 0

        async def render(name: str, urgent: bool) -> None:
            nonlocal rendering
            async with queue.turn(urgent):
                rendering += 1
                assert rendering == 1
                rendered.append(name)
                await asyncio.sleep(0.001)
                rendering -= 1

        await asyncio.gather(
            *(render(f"slow {number}", False) for number in range(3)),
            *(render(f"quick {number}", True) for number in range(2)),
        )
        assert rendered == ["slow 0", "quick 0", "quick 1", "slow 1", "slow 2"]

    asyncio.run(story())


def test_what_comes_up_while_one_renders_is_done_before_the_next() -> None:
    async def story() -> None:
        queue, order = RenderQueue(), []

        async def render(name: str) -> None:
            async with queue.turn(False):
                order.append(name)
                if name == "one":
                    asyncio.get_running_loop().call_soon(order.append, "a move")

        await asyncio.gather(render("one"), render("two"))
        assert order == ["one", "a move", "two"]

    asyncio.run(story())


def test_whoever_leaves_while_waiting_or_rendering_blocks_nobody() -> None:
    async def story() -> None:
        queue = RenderQueue()

        async def render(seconds: float) -> str:
            async with queue.turn(False):
                await asyncio.sleep(seconds)
            return "rendered"

        tasks = [asyncio.create_task(render(60)) for _ in range(5)]
        await asyncio.sleep(0.01)
        for task in tasks[2:] + tasks[:2]:
            task.cancel()
        assert await asyncio.wait_for(render(0), 5) == "rendered"

    asyncio.run(story())
