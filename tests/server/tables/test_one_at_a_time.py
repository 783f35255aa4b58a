"""Changes of a table: one at a time, to their end, and nobody waits for one that was stopped."""

from __future__ import annotations

import asyncio

import pytest

from tworivers.server.tables.one_at_a_time import OneAtATime


def test_a_change_goes_on_when_whoever_asked_for_it_leaves() -> None:
    async def story() -> list[str]:
        changes, done, may_end = OneAtATime(), list[str](), asyncio.Event()

        async def change(name: str) -> None:
            await may_end.wait()
            done.append(name)

        first = asyncio.create_task(changes.carry_out(change("first")))
        second = asyncio.create_task(changes.carry_out(change("second")))
        while not changes.busy:
            await asyncio.sleep(0)
        first.cancel()
        may_end.set()
        await second
        return done

    assert asyncio.run(story()) == ["first", "second"]


@pytest.mark.parametrize("begun", [False, True])
def test_nobody_waits_for_a_change_that_was_stopped(begun: bool) -> None:
    async def story() -> None:
        changes = OneAtATime()
        waiting = [asyncio.create_task(changes.carry_out(asyncio.sleep(3600))) for _ in range(2)]
        await asyncio.sleep(0)
        if begun:
            await asyncio.sleep(0)
        for task in changes._tasks:
            task.cancel()
        outcomes = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 20)
        assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError] * 2

    asyncio.run(story())
