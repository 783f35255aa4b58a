"""Turns at what takes long: few at a time, fair by address and person, and nobody queues without end."""

from __future__ import annotations

import asyncio

import pytest

from tworivers.server.fair_turns import Client, FairTurns
from tworivers.server.problems import Problem


def test_few_at_a_time_and_addresses_in_turn() -> None:
    async def story() -> None:
        turns, order, running = FairTurns(2, 32), [], 0

        async def ask(name: str, client: Client) -> None:
            nonlocal running
            async with turns.turn(client):
                running += 1
                assert running <= 2
                order.append(name)
                await asyncio.sleep(0)
                running -= 1

        hammering = [ask(f"greedy {number}", Client("one", "greedy")) for number in range(20)]
        await asyncio.gather(
            *hammering, ask("neighbour", Client("one", "neighbour")), ask("ada", Client("other", "ada"))
        )
        assert order.index("ada") <= 3
        assert order.index("neighbour") <= 6

    asyncio.run(story())


def test_who_wants_too_much_at_once_is_refused_and_nobody_else() -> None:
    async def story() -> None:
        turns, going = FairTurns(1, 3), asyncio.Event()

        async def ask(client: Client) -> str:
            async with turns.turn(client):
                await going.wait()
            return "answered"

        asking = [asyncio.create_task(ask(Client("one", "greedy"))) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await ask(Client("one", "somebody"))
        assert refused.value.code == "too-often"
        other = asyncio.create_task(ask(Client("other", "ada")))
        await asyncio.sleep(0)
        going.set()
        assert await asyncio.gather(*asking, other) == ["answered"] * 5

    asyncio.run(story())


def test_whoever_leaves_blocks_nobody() -> None:
    async def story() -> None:
        turns = FairTurns(1, 32)

        async def ask(seconds: float) -> str:
            async with turns.turn(Client("one", "ada")):
                await asyncio.sleep(seconds)
            return "answered"

        tasks = [asyncio.create_task(ask(60)) for _ in range(5)]
        await asyncio.sleep(0)
        for task in tasks[2:] + tasks[:2]:
            task.cancel()
        assert await asyncio.wait_for(ask(0), 5) == "answered"

    asyncio.run(story())
