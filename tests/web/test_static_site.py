"""The site of files alone, as any web server hands it out: whole games on the device, in Chromium and in Firefox."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tworivers.games import BUILT_IN
from tworivers.server.static_site import ENGINE, export
from web.clicking import OVER, play_to_the_end
from web.conftest import PAGES
from web.firefox import firefox, found_firefox
from web.running_server import free_port
from web.sitting import CHOICE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from web.clicking import Scripted

pytestmark = pytest.mark.soak
"""Compiling the games for browsers takes minutes."""
FOLDER = "games/two-rivers"
"""The site lies in a folder of a larger one."""
SIZES = ((1280, 720), (390, 844))
PATIENCE = 120.0
BEGIN = """async () => {
    const wait = async css => { for (;;) {
        const found = document.querySelector(css);
        if (found) return found;
        await new Promise(done => setTimeout(done, 50));
    } };
    (await wait('form .create:enabled')).click();
    await wait('.asking button[data-code], .desk');
    return location.href;
}"""
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    navigator.serviceWorker.controller ?? await new Promise(done => navigator.serviceWorker.oncontrollerchange = done);
    navigator.serviceWorker.controller.postMessage('keep-engine');
    const engine = await (await caches.open('tworivers-engine'));
    while ((await engine.keys()).length < %d) await new Promise(done => setTimeout(done, 100));
}"""


class FileHost:
    """`python -m http.server`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """The site's."""
        return f"http://127.0.0.1:{self.port}/{FOLDER}/"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        command += ["--directory", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                httpx.get(self.address).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError("http.server didn't start")

    def stop(self) -> None:
        """Be gone."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FileHost]:
    if not PAGES.with_name(ENGINE).is_file():
        pytest.fail("what pages need to play by themselves isn't built: run `make pages`")
    export(tmp_path / FOLDER)
    host = FileHost(tmp_path)
    host.start()
    yield host
    host.stop()


def files_of_engine(host: FileHost) -> int:
    """How many there are."""
    return len(list((host.folder / FOLDER).glob("assets/engine-*/*")))


def play_both(page: Any, host: FileHost, game: str) -> None:
    """Open the site, keep it, and play a whole game with the host gone."""
    page.goto(host.address)
    page.evaluate(KEPT % files_of_engine(host))
    host.stop()
    page.goto(f"{host.address}?/new?game={game}")
    table = page.evaluate(BEGIN)
    assert "?/t/here-" in table
    clicks = play_to_the_end(page, game)
    assert clicks > 20
    again(page, table)


def again(page: Any, table: str) -> None:
    """The finished game is there after a reload, with its replay, and is on the list."""
    page.goto(table)
    seen(page, OVER)
    page.goto(f"{table}/replay?at=3")
    seen(page, "[data-number]")
    page.goto(table.partition("?")[0])
    seen(page, ".mine a[href*='here-']")


def seen(page: Scripted, css: str) -> None:
    """Wait until something is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if page.evaluate("css => document.querySelector(css) !== null", css):
            return
        time.sleep(0.1)
    raise AssertionError(f"{css}: {page.evaluate('() => document.body.innerText')}")


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_whole_games_from_files_alone(chromium: Browser, host: FileHost, game: str, size: tuple[int, int]) -> None:
    phone = size[0] < size[1]
    viewport: Any = {"width": size[0], "height": size[1]}
    context = chromium.new_context(viewport=viewport, has_touch=phone, is_mobile=phone, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    play_both(page, host, game)
    context.close()
    assert errors == []


def test_a_new_version_is_offered_and_comes_as_a_whole(chromium: Browser, host: FileHost) -> None:
    page = chromium.new_context().new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(host.address)
    page.evaluate(KEPT % files_of_engine(host))
    site = host.folder / FOLDER
    index, keeper = site / "index.html", site / "sw.js"
    index.write_text(index.read_text(encoding="utf-8").replace("<head>", '<head data-newer="yes">'), encoding="utf-8")
    keeper.write_text(keeper.read_text(encoding="utf-8").replace('"version":"', '"version":"newer-'), encoding="utf-8")
    page.reload()
    offered = page.get_by_text("A new version is ready.")
    offered.wait_for()
    assert not page.evaluate("() => document.head.dataset.newer")
    page.get_by_role("button", name="Load it").click()
    page.wait_for_function("() => document.head.dataset.newer === 'yes'")
    page.get_by_role("heading", name="My tables").wait_for()
    host.stop()
    page.reload()
    page.get_by_role("heading", name="My tables").wait_for()
    assert page.evaluate("() => document.head.dataset.newer") == "yes"
    page.context.close()


def test_lessons_puzzles_and_the_rule_book_need_no_server(chromium: Browser, host: FileHost) -> None:
    page = chromium.new_context().new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(host.address)
    page.evaluate(KEPT % files_of_engine(host))
    host.stop()
    page.get_by_role("link", name="Learn to play").click()
    page.locator(".courses .button.primary").first.click()
    page.locator(CHOICE, has_text="Recruit the farmer of group 2").click()
    page.goto(f"{host.address}?/puzzles")
    page.locator(".asking button[data-code]").first.wait_for()
    page.goto(f"{host.address}?/rules/amyitis#caravan")
    page.locator("figure[data-drawn] svg").first.wait_for()
    page.context.close()


@pytest.mark.parametrize("game", BUILT_IN)
def test_whole_games_in_firefox(host: FileHost, game: str) -> None:
    program = found_firefox()
    if program is None:
        pytest.skip("there is no Firefox here")
    with firefox(program) as page:
        page.resize(1280, 720)
        play_both(page, host, game)
