"""How much processor time a request costs the server: on the event loop, and in threads that work for it.

Python lets one thread run at a time, so both are taken from everybody else. What other processes do isn't counted here:
they have queues of their own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Work:
    """What was done for somebody."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = 0.0


_for_whom: ContextVar[Work | None] = ContextVar("_for_whom", default=None)


@coroutine
def counted(task: Awaitable[T], work: Work) -> Generator[Any, Any, T]:
    """Await `task`, and count the processor time that its steps take, but not the time it waits."""
    _for_whom.set(work)
    steps: Any = task.__await__()
    thrown: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            awaited = steps.send(None) if thrown is None else steps.throw(thrown)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            work.seconds += time.thread_time() - began
        thrown = None
        try:
            yield awaited
        except BaseException as error:  # that the task is cancelled, say: whoever waits inside is to know
            thrown = error


def working_for_this_request(do: Callable[[], T]) -> Callable[[], T]:
    """The same, to be called in a thread: the processor time that it takes there counts for the request."""
    work = _for_whom.get()
    if work is None:
        return do

    def doing() -> T:
        began = time.thread_time()
        try:
            return do()
        finally:
            work.seconds += time.thread_time() - began

    return doing


async def in_thread(do: Callable[..., T], *arguments: Any) -> T:
    """What `do` finds in a thread; the processor time that it takes there counts for the request."""
    return await asyncio.to_thread(working_for_this_request(lambda: do(*arguments)))
