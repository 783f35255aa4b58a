"""A Chromium and a server for the tests of the pages. Without them, or built pages, they fail and say what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect, sync_playwright

import tworivers
from web.chromium import FLAGS, HOW, found_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from web.running_server import Guest, House

HERE = Path(__file__).parent
GAME_OVER = HERE.parent / "golden" / "amyitis-3.trg"
PAGES = Path(tworivers.__file__).parent / "server" / "pages" / "index.html"
PATIENCE = 45_000
"""Milliseconds in which a page must show what is waited for, also on a machine that has other things to do."""

Open = Callable[..., "Page"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: in a real Chromium, against the real server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = found_chromium()
    if path is None:
        pytest.fail(HOW)
    if not PAGES.is_file():
        pytest.fail("the pages aren't built: run `make pages`")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server most tests share."""
    yield from _house(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def mortal_house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from _house(tmp_path_factory.mktemp("mortal-house"))


@pytest.fixture
def own_house(mortal_house: House) -> House:
    """A server that a test may kill."""
    if mortal_house.process is None:
        mortal_house.start()
    return mortal_house


def _house(folder: Path) -> Iterator[House]:
    from web.running_server import House

    house = House(folder)
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def finished(house: House) -> tuple[Guest, str]:
    """Somebody's finished game."""
    from web.running_server import Guest

    guest = Guest(house)
    return guest, guest.open_save(GAME_OVER.read_text(encoding="utf-8"))


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Open]:
    """Open an address, or as yet none, in a browser of its own: a new person's, or a guest's.

    Errors in a page's console fail the test. Only where the browser `keeps` the site, pages outlive the line.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        house: House,
        path: str | None = "/",
        guest: Guest | None = None,
        width: int = 1440,
        height: int = 900,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        keeps: bool = False,
        **habits: Any,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
            service_workers="allow" if keeps else "block",
        )
        contexts.append(context)
        if guest is not None:
            context.add_cookies([{"name": "tworivers", "value": guest.cookie, "url": house.address}])
        page = context.new_page()
        # pages ask the server for advice unless a test wants them to think for themselves
        page.add_init_script(
            "localStorage.getItem('tworivers') ??"
            f" localStorage.setItem('tworivers', JSON.stringify({_json({'thinks': False, **habits})}))"
        )
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.set_default_timeout(PATIENCE)
        if path is not None:
            page.goto(house.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors, errors


def _json(value: object) -> str:
    import json

    return json.dumps(value)
