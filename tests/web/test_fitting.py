"""No text is cut, spills or makes a page wider than its screen: every screen, in every language, desktop and phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from turns import has_turn, today
from tworivers.languages import LANGUAGES
from web.measuring import settled, spills, untranslated
from web.running_server import Guest
from web.screens import SCREENS, set_up, speak, visit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playwright.sync_api import Browser, Page

    from web.running_server import House

SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
SPOKEN = list(LANGUAGES)
TURNS = [
    pytest.param(size, name, marks=() if has_turn(number + place, len(SIZES)) else pytest.mark.soak)
    for place, size in enumerate(SIZES)
    for number, name in enumerate(SCREENS)
]
"""Every screen today on one kind of device, tomorrow on the other."""


@pytest.fixture(scope="module")
def places(house: House) -> tuple[Guest, dict[str, str]]:
    """Tables in all states, and whose they are."""
    return set_up(house)


@pytest.fixture(scope="module", params=SIZES)
def page(
    request: pytest.FixtureRequest, chromium: Browser, house: House, places: tuple[Guest, dict[str, str]]
) -> Iterator[Page]:
    """One page for all screens of a kind of device, so that little has to be fetched twice."""
    width, height = SIZES[request.param]
    phone = request.param == "phone"
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        locale="en",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_cookies([{"name": "tworivers", "value": places[0].cookie, "url": house.address}])
    yield context.new_page()
    context.close()


def complaints(page: Page, languages: Iterable[str]) -> list[str]:
    """What is wrong with the screen in sight."""
    wrong = []
    for language in languages:
        speak(page, language)
        settled(page)
        wrong += [f"{language}: {one}" for one in spills(page)]
        wrong += [f"{language}: untranslated: {one}" for one in untranslated(page, language)]
    return wrong


@pytest.mark.parametrize(("page", "name"), TURNS, indirect=["page"])
def test_every_screen_in_two_of_the_languages(
    house: House, page: Page, places: tuple[Guest, dict[str, str]], name: str
) -> None:
    """In others on the next screen, and tomorrow."""
    visit(page, house, SCREENS[name], places[1])
    first = (list(SCREENS).index(name) + today()) % (len(SPOKEN) // 2)
    assert complaints(page, SPOKEN[first :: len(SPOKEN) // 2]) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_in_every_language(
    house: House, page: Page, places: tuple[Guest, dict[str, str]], name: str
) -> None:
    visit(page, house, SCREENS[name], places[1])
    assert complaints(page, SPOKEN) == []


CUT = "<div style='width: 90px; overflow: hidden; white-space: nowrap; {}'>a sentence that is longer</div>"


@pytest.mark.parametrize(
    ("markup", "complaint"),
    [
        (CUT.format(""), "cut across"),
        (CUT.format("text-overflow: ellipsis"), "cut across"),
        ("<div style='height: 30px; overflow: hidden'>one<br>two<br>three</div>", "cut off"),
        ("<button style='width: 60px; white-space: nowrap'>Long words on a button</button>", "spills out of button"),
        ("<p style='width: 4000px'>wide</p>", "wider than the screen"),
        ("<p style='position: fixed; left: -40px'>half of it</p>", "beside the screen"),
        ("<svg><g><rect width='60' height='20'/><text y='15'>Long words</text></g></svg>", "drawn"),
    ],
)
def test_the_measure_notices(house: House, page: Page, markup: str, complaint: str) -> None:
    page.goto(f"{house.address}/nowhere")
    page.locator("main").wait_for()
    assert spills(page) == []
    page.evaluate("markup => { document.body.insertAdjacentHTML('beforeend', markup) }", markup)
    assert [one for one in spills(page) if complaint in one]


def test_words_left_in_english_are_noticed(house: House, page: Page) -> None:
    page.goto(f"{house.address}/learn")
    page.locator("section li").first.wait_for()
    speak(page, "en")
    assert untranslated(page, "en") == []
    assert "Play a guided game" in untranslated(page, "hu")
    page.evaluate("() => { document.querySelector('h1').textContent = 'learn-title' }")
    assert untranslated(page, "en") == ["learn-title"]
