"""Turns at rendering: one at a time, in the order of waiting, and whoever leaves blocks nobody."""

from __future__ import annotations

import asyncio

from tworivers.server.tables.render_queue import RenderQueue


def test_one_renders_at_a_time_and_whoever_has_waited_longest_is_next() -> None:
    async def story() -> None:
        queue, rendered, rendering = RenderQueue(), [], 0

        async def render(name: str) -> None:
            nonlocal rendering
            async with queue.turn():
                rendering += 1
                assert rendering == 1
                rendered.append(name)
                await asyncio.sleep(0.001)
                rendering -= 1

        names = ["mover 0", "watcher 0", "mover 1", "watcher 1", "mover 2"]
        await asyncio.gather(*(render(name) for name in names))
        assert rendered == names

    asyncio.run(story())


def test_a_watcher_is_not_overtaken_by_movers_who_come_again_and_again() -> None:
    async def story() -> None:
        queue, order = RenderQueue(), []

        async def mover(name: str, moves: int) -> None:
            for _ in range(moves):
                async with queue.turn():
                    order.append(name)

        async def watcher() -> None:
            async with queue.turn():
                order.append("watcher")

        await asyncio.gather(*(mover(f"mover {number}", 20) for number in range(3)), watcher())
        assert order.index("watcher") <= 4, "after those who came before, and one who came back"

    asyncio.run(story())


def test_what_comes_up_while_one_renders_is_done_before_the_next() -> None:
    async def story() -> None:
        queue, order = RenderQueue(), []

        async def render(name: str) -> None:
            async with queue.turn():
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
            async with queue.turn():
                await asyncio.sleep(seconds)
            return "rendered"

        tasks = [asyncio.create_task(render(60)) for _ in range(5)]
        await asyncio.sleep(0.01)
        for task in tasks[2:] + tasks[:2]:
            task.cancel()
        assert await asyncio.wait_for(render(0), 5) == "rendered"

    asyncio.run(story())
