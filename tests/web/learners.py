"""What somebody at a lesson does in a browser: reads it, answers it as its model answer does, goes on to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tworivers.engine.messages import Message, words
from tworivers.languages import LANGUAGES_FOLDER
from tworivers.lessons.playing import begin
from web.fingers import Finger
from web.rulers import GOODS
from web.screens import TRADE
from web.sitting import place_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tworivers.lessons.playing import Attempt
    from tworivers.lessons.reading import Lesson
    from web.running_server import House

STILL = """() => new Promise(done => {
    // what is asked about comes closer by itself: wait until it has come
    let before = null;
    const look = () => {
        const now = document.querySelector('.box > *')?.style.transform ?? '';
        if (now === before) done();
        else { before = now; setTimeout(look, 60); }
    };
    setTimeout(look, 60);
})"""
PANS = ("give", "ask")
NEARNESS = "(document.querySelector('.box > *')?.style.transform ?? '')"


def lesson_words(lesson: Lesson, language: str, part: str) -> str:
    """A sentence of a lesson."""
    catalogue = LANGUAGES_FOLDER / "{language}" / "pages" / f"{lesson.game.name}-lessons.ftl"
    return words(language, catalogue).say(Message(f"lesson-{lesson.name}{part}"))


def open_lesson(page: Page, house: House, lesson: Lesson) -> None:
    """A lesson with its board and its first choices."""
    page.goto(f"{house.address}/learn/{lesson.game.name}/{lesson.name}")
    wait_for_lesson(page)


def wait_for_lesson(page: Page) -> None:
    """Wait until there are a task, a board and the first choices."""
    page.locator(".lesson.open[data-moves='0']").wait_for()
    page.locator(".thing, [data-thing]").first.wait_for(state="attached")
    page.locator("button[data-code]").first.wait_for(state="attached")


def play_model_answer(page: Page, lesson: Lesson, phone: bool = False, look: Callable[[], None] | None = None) -> None:
    """From the first move to the praise; whoever looks does so after each step but the last."""
    trying = begin(lesson)
    while not page.locator(f".lesson.done[data-moves='{len(lesson.file.answer)}']").count():
        if trying.moves and look is not None:
            look()
        move = lesson.file.answer[len(trying.moves)]
        if move.startswith("trade "):
            offer(page, trying, phone)
        else:
            play(page, trying, move, phone)
        page.locator(f".lesson[data-moves='{len(trying.moves)}']").wait_for()


def offer(page: Page, trying: Attempt, phone: bool) -> None:
    """A whole offer, from the tab to its last button: the baskets are filled before anything is sent."""
    press = "tap" if phone else "click"
    answer = trying.lesson.file.answer
    getattr(page.locator(TRADE), press)()
    for move in answer[len(trying.moves) : answer.index("send") + 1]:
        trying.play(trying.lesson.game.codes[move])
        what, _, which = move.rpartition(" ")
        if what == "trade":
            number = trying.lesson.game.seat_names.index(which) - 1
            button = page.locator(".partners .chip").nth(number)
        elif what in PANS:
            pan = page.locator(".pans fieldset").nth(PANS.index(what))
            button = pan.locator(".stepper").nth(GOODS.index(which)).locator("button").last
        else:
            button = page.locator(".pinned .gold")
        getattr(button, press)()


def play(page: Page, trying: Attempt, move: str, phone: bool) -> None:
    """Point at a move's thing on the board if it is the only one there, otherwise choose the move in words."""
    game, code = trying.lesson.game, trying.lesson.game.codes[move]
    target = game.target(code)
    alone = [game.target(other) for other in trying.allowed()].count(target) == 1
    trying.play(code)
    choice = page.locator(f"button[data-code='{code}']")
    choice.first.wait_for(state="attached")
    page.evaluate(STILL)
    thing = page.locator(f'.thing.legal[data-thing="{target}"]')
    if alone and target and thing.count() and place_of(thing.first):
        return point_at(page, thing.first, len(trying.moves), phone)
    if not choice.first.is_visible():
        page.locator(".asking details.plain > summary").click()
    choice.first.evaluate("button => button.scrollIntoView({ block: 'center' })")
    (choice.first.tap if phone else choice.first.click)()
    return None


def point_at(page: Page, thing: Locator, moves: int, phone: bool) -> None:
    """Click, or tap: where a finger covers several things the board comes closer first."""
    for _ in range(3):
        place, before = place_of(thing), page.evaluate(NEARNESS)
        assert place is not None
        (Finger(page).tap if phone else page.mouse.click)(*place)
        page.wait_for_function(
            f"([moves, before]) => document.querySelector('.lesson').dataset.moves === moves || {NEARNESS} !== before",
            arg=[str(moves), before],
        )
        if page.locator(f".lesson[data-moves='{moves}']").count():
            return
        page.evaluate(STILL)
