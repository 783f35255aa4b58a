"""The rule books: on their own pages, beside the board, on paper, on phones, in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from turns import has_turn, in_turn
from tworivers.engine.messages import Message, own_catalogue, words
from tworivers.engine.rulebook import numbers_of, read_book, read_figures
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES
from web.expectations import soon
from web.running_server import Guest, House
from web.test_everyone import findings, findings_by_day_and_night

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from web.conftest import Open

BOOKS = [game.name for game in GAMES.values() if game.rulebook is not None]
BESIDE = ".beside"
SIZES = {"desktop": (1280, 720), "phone": (390, 844), "phone on its side": (844, 390)}
OVERFLOWS = """() => [...document.querySelectorAll('article *, .aside *, .head *, .beside *, dialog *')]
    .filter(one => !one.closest('svg, [inert], .wide, input') && !one.matches('.roomy'))
    .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'visible'
        && getComputedStyle(one).display !== 'inline' && one.clientWidth > 0)
    .map(one => one.tagName + ' ' + one.className + ': ' + one.textContent.slice(0, 60))"""
"""What is wider than its place, but for the room of a finger around what is small."""

SEEN = 400
"""Milliseconds after which a finger may mean what has come."""

every_book = pytest.mark.parametrize("game", BOOKS)


def heading(game: str, section: str, language: str = "en") -> str:
    """The heading of a section."""
    return words(language, own_catalogue(f"pages/{game}-rules")).say(Message(section))


def title(game: str, language: str = "en") -> str:
    """The name of a book."""
    return words(language, own_catalogue("pages/common")).say(Message("book-of", {"game": game.capitalize()}))


def opened(page: Page) -> Locator:
    """The book's page, once it is there."""
    page.locator("article section").first.wait_for()
    return page.locator("article")


def fits(page: Page) -> None:
    """Nothing sticks out, and the page isn't wider than the screen."""
    assert page.evaluate(OVERFLOWS) == []
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def rarely(game: str, language: str, size: str) -> Any:
    """Each language is looked at in one of the books on one screen, today's; the others are for `make soak`."""
    place = list(LANGUAGES).index(language) + len(SIZES) * BOOKS.index(game) + len(BOOKS) * list(SIZES).index(size)
    turn = has_turn(place, len(BOOKS) * len(SIZES))
    return pytest.param(game, language, size, marks=() if turn else pytest.mark.soak)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [rarely(game, language, size) for game in BOOKS for language in LANGUAGES for size in SIZES],
)
def test_all_of_it_fits_on_every_screen(house: House, open_page: Open, game: str, language: str, size: str) -> None:
    width, height = SIZES[size]
    page = open_page(
        house, f"/rules/{game}", None, phone=size != "desktop", language=language, width=width, height=height
    )
    book = opened(page)
    folder = GAMES[game].rulebook
    assert folder is not None
    wanted = [heading(game, section.id, language) for section in read_book(folder).sections()]
    assert [one.rstrip("#") for one in book.locator("h3").all_inner_texts()] == wanted
    text = book.inner_text()
    assert not re.search(r"\*\*|\]\(|\{ ?\$|\b(table|figure|icon)-[a-z]", text)
    fits(page)


@every_book
def test_axe_finds_nothing_by_day_and_night(house: House, open_page: Open, game: str) -> None:
    page = open_page(house, f"/rules/{game}", None)
    opened(page)
    page.locator("figure").first.scroll_into_view_if_needed()
    page.locator("figure[data-drawn]").first.wait_for()
    assert findings_by_day_and_night(page) == []


@every_book
def test_an_address_leads_to_its_section(house: House, open_page: Open, game: str) -> None:
    section = {"amyitis": "swap", "mesopotamia": "who-attacks"}[game]
    page = open_page(house, f"/rules/{game}#{section}", None)
    opened(page)
    page.wait_for_function(
        """section => { const { top } = document.getElementById(section).getBoundingClientRect();
            return top >= 0 && top < innerHeight / 2 }""",
        arg=section,
    )
    soon(page.locator(f"#{section}")).to_have_class(re.compile("sought"))


@every_book
def test_every_link_from_the_table_is_followed(house: House, open_page: Open, game: str) -> None:
    """Whatever a question, a refusal, a card or a thing on the board leads to is there, and comes into sight."""
    folder = GAMES[game].rulebook
    assert folder is not None
    book = read_book(folder)
    page = open_page(house, f"/rules/{game}", None)
    opened(page)
    for section in sorted({*book.links.values(), *book.things.values()}):
        page.evaluate("section => { location.hash = section }", section)
        soon(page.locator(f"#{section}")).to_have_class(re.compile("sought"))
        soon(page.locator(f"#{section} h3")).to_be_in_viewport()


def test_links_lead_on_and_back(house: House, open_page: Open) -> None:
    page = open_page(house, "/rules/amyitis", None)
    opened(page).get_by_role("link", name="procession", exact=True).click()
    page.wait_for_url("**/rules/amyitis#procession")
    soon(page.locator("#procession")).to_be_in_viewport()
    page.go_back()
    page.wait_for_url("**/rules/amyitis")
    page.get_by_role("link", name=re.compile("Mesopotamia instead")).click()
    page.wait_for_url("**/rules/mesopotamia")
    soon(page.locator("#tribes")).to_be_attached()


@pytest.mark.parametrize(
    ("language", "query", "section"),
    [("en", "gardener tie", "farmer"), ("de", "gartner gleichstand", "farmer"), ("en", "joker", "goods")],
)
def test_the_search_finds_places(house: House, open_page: Open, language: str, query: str, section: str) -> None:
    page = open_page(house, "/rules/amyitis", None, language=language)
    opened(page)
    page.get_by_role("searchbox").fill(query)
    hit = page.locator("search li a", has_text=heading("amyitis", section, language)).first
    hit.click()
    page.wait_for_url(f"**#{section}")
    soon(page.locator(f"#{section}")).to_be_in_viewport()
    soon(page.locator("search li")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    soon(page.locator("search [role=status]")).to_contain_text({"en": "Nothing", "de": "Nichts"}[language])


@every_book
def test_every_figure_is_drawn_and_stepped_through(house: House, open_page: Open, game: str) -> None:
    folder = GAMES[game].rulebook
    assert folder is not None
    page = open_page(house, f"/rules/{game}", None)
    opened(page)
    for name, figure in read_figures(folder).items():
        shown = page.locator(f"figure[data-figure='{name}']")
        shown.scroll_into_view_if_needed()
        page.locator(f"figure[data-figure='{name}'][data-drawn] svg.{game}").first.wait_for(timeout=60_000)
        before = shown.locator(".board").inner_html()
        for step in range(1, len(figure.steps)):
            shown.get_by_role("button", name="Next").click()
            soon(shown.locator(".when")).to_have_text(f"Step {step} of {len(figure.steps) - 1}")
        assert shown.locator(".told p").count() > 1, "the log tells what happened"
        assert shown.locator(".board").inner_html() != before
        shown.get_by_role("button", name="From the start").click()
        soon(shown.locator(".when")).to_have_text("Before")


@every_book
def test_on_paper_every_figure_shows_all_its_steps(house: House, open_page: Open, game: str) -> None:
    folder = GAMES[game].rulebook
    assert folder is not None
    steps = sum(len(figure.steps) for figure in read_figures(folder).values())
    page = open_page(house, f"/rules/{game}", None, width=794, height=1123)
    opened(page)
    page.emulate_media(media="print")
    soon(page.locator("article figure .board svg.sheet")).to_have_count(steps, timeout=120_000)
    for hidden in ("header", "main > .aside", ".head .ways", "search"):
        assert all(not one.is_visible() for one in page.locator(hidden).all()), hidden
    fits(page)


def test_the_book_opens_beside_the_board_where_the_question_is_explained(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'screen', seed='book')}", guest)
    mark = page.locator(".question .book-mark")
    mark.wait_for()
    assert (mark.get_attribute("href") or "").startswith("/rules/amyitis#turns")
    mark.click()
    beside = page.locator(BESIDE)
    beside.locator("[data-section=turns].sought").wait_for()
    soon(page.locator("svg.amyitis").first).to_be_visible()
    assert findings(page) == []
    beside.get_by_role("link", name="engineer", exact=True).first.click()
    beside.locator("[data-section=engineer].sought").wait_for()
    page.keyboard.press("Escape")
    soon(beside).to_have_count(0)
    soon(mark).to_be_focused()


@every_book
def test_on_a_phone_the_book_is_a_sheet(house: House, open_page: Open, game: str) -> None:
    guest = Guest(house)
    seats = ["me", "screen"] if game == "amyitis" else ["me", "screen", "screen"]
    table = guest.new_table(*seats, game=game, seed="book")
    page = open_page(house, f"/t/{table}", guest, phone=True, width=390, height=844)
    page.locator(".question .book-mark").wait_for()
    page.wait_for_timeout(SEEN)
    page.locator(".question .book-mark").tap()
    sheet = page.get_by_role("dialog", name=title(game))
    sheet.locator(".sought").wait_for()
    fits(page)
    assert findings(page) == []


@pytest.mark.parametrize("language", in_turn(list(LANGUAGES), 3))
def test_refusals_lead_into_the_book(house: House, open_page: Open, language: str) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'screen', seed='book')}", guest, language=language)
    refusals = page.locator(".asking details", has=page.locator(".why")).first
    refusals.locator("summary").click()
    marks = refusals.locator("li .book-mark")
    assert marks.count() == refusals.locator("li").count() > 3
    marks.first.click()
    page.locator(f"{BESIDE} .sought").wait_for()


def test_what_is_pointed_at_on_the_board_leads_into_the_book(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'screen', seed='book')}", guest)
    page.locator("[data-thing=temple-marduk]").hover()
    look = page.locator(".foot .book-mark")
    soon(look).to_have_attribute("data-book", "marduk")
    look.click()
    page.locator(f"{BESIDE} [data-section=marduk].sought").wait_for()


def test_cards_campaigns_and_phases_lead_into_the_book(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="book")
    page = open_page(house, f"/t/{table}", guest)
    phases = page.locator(".top .phase-link")
    phases.first.wait_for()
    places = [one.get_attribute("data-book") for one in phases.all()]
    assert places[0] == "felling"
    assert len(places) == 12
    phases.nth(6).click()
    page.locator(f"{BESIDE} [data-section=feeding].sought").wait_for()


def test_the_book_of_a_table_tells_the_numbers_of_its_box(house: House, open_page: Open) -> None:
    guest = Guest(house)
    game = GAMES["amyitis"]
    box = game.standard_box.read_text(encoding="utf-8").replace("engineer = { value = 2", "engineer = { value = 7")
    answer = guest.client.post(
        "/api/tables", json={"game": "amyitis", "seats": [{"kind": "me"}, {"kind": "screen"}], "box": box}
    )
    table = answer.json()["id"]
    page = open_page(house, f"/t/{table}", guest)
    page.locator("header .help").click()
    page.locator(f"{BESIDE} [data-section=points]", has_text="7 for each engineer").wait_for()
    page.goto(f"{house.address}/rules/amyitis?table={table}#engineer")
    soon(page.locator("#engineer")).to_contain_text("7 prestige")
    page.goto(f"{house.address}/rules/amyitis#engineer")
    soon(page.locator("#engineer")).to_contain_text(f"{numbers_of(box, game.seats)['scoring_engineer'] - 5} prestige")


@every_book
def test_the_component_file_can_be_taken_along_and_tried(house: House, open_page: Open, game: str) -> None:
    page = open_page(house, f"/rules/{game}#own-box", None)
    opened(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the component file").click()
    assert download.value.suggested_filename == f"{game}-box.toml"
    assert download.value.path().read_text(encoding="utf-8") == GAMES[game].standard_box.read_text(encoding="utf-8")
    page.get_by_role("link", name="Play with your file").click()
    page.wait_for_url(f"**/new?game={game}")
    page.get_by_text("Your own component file").wait_for()


def test_a_book_nobody_wrote_is_nothing_here(house: House, open_page: Open) -> None:
    guest = Guest(house)
    assert guest.client.get("/rules/chess").status_code == 404
    assert guest.client.get("/rules/amyitis").status_code == 200
    assert guest.client.get("/api/games/amyitis/figures/nothing").status_code == 404
