"""Reading files in processes of their own: whatever a file does there, the next one is read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.workers.odd_files import OddFile
from tworivers.server.workers.files import Unreadable
from tworivers.server.workers.reading import WAITING_OF_ADDRESS, WAITING_OF_PERSON, FileReaders, GivenUp, TooManyFiles


@contextmanager
def readers(seconds: float = 60.0) -> Iterator[FileReaders]:
    made = FileReaders(seconds)
    try:
        yield made
    finally:
        made.close()
        assert made.processes == []


async def process_of(made: FileReaders) -> str:
    """The process that reads a sound file."""
    return (await made.read(OddFile("sound"), "ada", "here")).seed


@pytest.mark.parametrize(("what", "seconds"), [("endless", 1.0), ("deadly", 60.0), ("huge", 60.0)])
def test_a_file_that_takes_too_long_or_too_much_is_given_up_and_the_next_one_read(what: str, seconds: float) -> None:
    async def story() -> None:
        with readers() as made:
            before = await process_of(made)
            made.seconds = seconds
            with pytest.raises(GivenUp):
                await made.read(OddFile(what), "ada", "here")
            made.seconds = 60.0
            assert (await process_of(made) == before) == (what == "huge"), "what runs out of memory can go on"

    asyncio.run(story())


def test_an_unsound_file_is_explained_and_a_fault_of_ours_is_not_hidden() -> None:
    async def story() -> None:
        with readers() as made:
            with pytest.raises(Unreadable, match="expected something to read"):
                await made.read(OddFile("unsound"), "ada", "here")
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                await made.read(OddFile("broken"), "ada", "here")

    asyncio.run(story())


def test_nobody_fills_the_line() -> None:
    async def story() -> None:
        with readers() as made:
            people = [
                f"guest {number}" for number in range(WAITING_OF_ADDRESS // WAITING_OF_PERSON)
            ] * WAITING_OF_PERSON
            waiting = [asyncio.create_task(made.read(OddFile("sound"), person, "there")) for person in people]
            await asyncio.sleep(0)
            with pytest.raises(TooManyFiles):
                await made.read(OddFile("sound"), "guest 0", "elsewhere")
            with pytest.raises(TooManyFiles):
                await made.read(OddFile("sound"), "somebody new", "there")
            await made.read(OddFile("sound"), "ada", "here")
            await asyncio.gather(*waiting)
            await made.read(OddFile("sound"), "guest 0", "there")

    asyncio.run(story())


def test_one_file_of_an_address_at_a_time() -> None:
    """Two people of one address bring files that take long: somebody from elsewhere needn't wait for either."""

    async def story() -> None:
        with readers() as made:
            await asyncio.gather(made.read(OddFile("sound"), "ada", "one"), made.read(OddFile("sound"), "bo", "other"))
            made.seconds = 3.0
            endless = [asyncio.create_task(made.read(OddFile("endless"), person, "there")) for person in ("eve", "mo")]
            await asyncio.sleep(0.1)
            await made.read(OddFile("sound"), "ada", "here")
            assert not any(task.done() for task in endless), "they had to be given up first"
            for task in endless:
                with pytest.raises(GivenUp):
                    await task

    asyncio.run(story())


def test_a_file_whose_turn_does_not_come_in_time_is_refused() -> None:
    """Files of an address wait for one another: without an end to that the last is answered after minutes."""

    async def story() -> None:
        with readers(3.0) as made:
            await process_of(made)
            made.longest_wait = 0.2
            endless = asyncio.create_task(made.read(OddFile("endless"), "eve", "there"))
            await asyncio.sleep(0.1)
            with pytest.raises(TooManyFiles):
                await asyncio.wait_for(made.read(OddFile("sound"), "mo", "there"), 2.0)
            assert not endless.done()
            with pytest.raises(GivenUp):
                await endless
            made.longest_wait = 60.0
            await process_of(made)

    asyncio.run(story())
