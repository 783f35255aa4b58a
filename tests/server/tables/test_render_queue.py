"""Renderings wait in one queue: first come, first rendered, a slice at a time, and one that fails stops no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

import pytest

from tworivers.server.tables.render_queue import ROUNDS, RenderQueue

LONG = 60.0


async def turn() -> None:
    """Until what waits to be rendered has its turn."""
    for _ in range(ROUNDS + 1):
        await asyncio.sleep(0)


def test_whoever_has_waited_longest_is_next() -> None:
    async def story() -> None:
        queue = RenderQueue(LONG)
        rendered: list[str] = []
        names = ["mover 0", "watcher 0", "mover 1", "watcher 1", "mover 2"]
        for name in names:
            queue.put(partial(rendered.append, name))
        assert rendered == [], "whoever is told of a change isn't rendered to in the middle of it"
        await turn()
        assert rendered == names

    asyncio.run(story())


def test_a_watcher_is_not_overtaken_by_movers_who_come_again_and_again() -> None:
    async def story() -> None:
        queue, order = RenderQueue(0.0), []

        def mover(name: str) -> None:
            order.append(name)
            if len(order) < 50:
                queue.put(lambda: mover(name))

        for number in range(3):
            queue.put(partial(mover, f"mover {number}"))
        queue.put(lambda: order.append("watcher"))
        while len(order) < 50:
            await asyncio.sleep(0)
        assert order.index("watcher") == 3, "after those who came before"

    asyncio.run(story())


def test_moves_get_in_between_when_a_slice_is_over() -> None:
    async def story() -> None:
        queue, order = RenderQueue(0.01), []

        def render(name: str) -> Callable[[], None]:
            def work() -> None:
                order.append(name)
                if name == "one":
                    asyncio.get_running_loop().call_soon(order.append, "a move")
                if name == "two":
                    time.sleep(0.02)

            return work

        for name in ("one", "two", "three"):
            queue.put(render(name))
        while len(order) < 4:
            await asyncio.sleep(0)
        assert order == ["one", "two", "a move", "three"]

    asyncio.run(story())


def test_whoever_has_just_moved_is_answered_first() -> None:
    """A change is told to those who watch before the task of its mover goes on, and then the one that sends."""

    async def story() -> None:
        queue, order = RenderQueue(LONG), []
        changed, answered = asyncio.Event(), asyncio.Event()

        async def mover() -> None:
            await changed.wait()
            answered.set()

        async def sender() -> None:
            await answered.wait()
            order.append("answer")

        tasks = [asyncio.create_task(mover()), asyncio.create_task(sender())]
        await asyncio.sleep(0)
        queue.put(lambda: order.append("view"))
        changed.set()
        await asyncio.gather(*tasks)
        await turn()
        assert order == ["answer", "view"]

    asyncio.run(story())


def test_rendering_has_its_turn_where_rounds_of_the_loop_take_long() -> None:
    async def story() -> None:
        queue, order = RenderQueue(0.001), []

        def many_moves(number: int) -> None:
            order.append("moves")
            time.sleep(0.002)
            if number:
                asyncio.get_running_loop().call_soon(many_moves, number - 1)

        many_moves(5)
        queue.put(lambda: order.append("view"))
        while len(order) < 7:
            await asyncio.sleep(0)
        assert order.index("view") <= 3, "after the round that was late"

    asyncio.run(story())


def test_many_are_rendered_in_one_round_of_the_loop() -> None:
    """One a round falls behind when each round brings several moves."""

    async def story() -> None:
        queue = RenderQueue(LONG)
        rendered: list[int] = []
        for number in range(100):
            queue.put(partial(rendered.append, number))
        await turn()
        assert len(rendered) == 100

    asyncio.run(story())


def test_a_rendering_that_fails_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        queue, rendered = RenderQueue(LONG), []

        def fail() -> None:
            raise ValueError("a view that can't be drawn")

        queue.put(fail)
        queue.put(lambda: rendered.append("the next"))
        await turn()
        assert rendered == ["the next"]

    asyncio.run(story())
    assert "could not be rendered" in caplog.text
