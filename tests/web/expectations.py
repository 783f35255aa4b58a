"""What a page will show soon, and what a server will answer.

Playwright is imported only once a browser runs: without it these tests are skipped, not broken.
"""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page
    from playwright.sync_api._generated import LocatorAssertions


PATIENCE = 60
"""Seconds after which a server isn't asked again."""


def soon(thing: Locator) -> LocatorAssertions:
    """What is expected of a thing, waited for."""
    from playwright.sync_api import expect

    return expect(thing)


def titled(page: Page, title: str) -> None:
    """Wait until a page's title matches."""
    from playwright.sync_api import expect

    expect(page).to_have_title(re.compile(title))


def comes_to(ask: Callable[[], object], wanted: object) -> None:
    """Ask a server until it answers so, also where the machine has other things to do."""
    until = time.monotonic() + PATIENCE
    while (answer := ask()) != wanted:
        assert time.monotonic() < until, f"{answer} instead of {wanted}"
        time.sleep(0.1)
