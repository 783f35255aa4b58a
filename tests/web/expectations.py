"""What a page will show soon.

Playwright is imported only once a browser runs: without it these tests are skipped, not broken.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from playwright.sync_api._generated import LocatorAssertions


def soon(thing: Locator) -> LocatorAssertions:
    """What is expected of a thing, waited for."""
    from playwright.sync_api import expect

    return expect(thing)


def titled(page: Page, title: str) -> None:
    """Wait until a page's title matches."""
    from playwright.sync_api import expect

    expect(page).to_have_title(re.compile(title))
