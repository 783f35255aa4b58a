"""The site is kept in the browser: it opens without a line, and what is asked of the server is never kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from web.conftest import Open
    from web.running_server import House

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    navigator.serviceWorker.controller ?? await new Promise(done => navigator.serviceWorker.oncontrollerchange = done);
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return kept.flat().map(one => new URL(one.url).pathname);
}"""


def test_visited_once_the_first_page_opens_without_a_line(house: House, open_page: Open) -> None:
    page = open_page(house, keeps=True)
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    page.context.set_offline(True)
    page.goto(f"{house.address}/learn")
    page.goto(house.address)
    page.get_by_role("heading", name="My tables").wait_for()


def test_the_site_can_be_installed(house: House, open_page: Open) -> None:
    page = open_page(house)
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            """async address => {
            const picture = new Image(); picture.src = address; await picture.decode(); return picture.width; }""",
            f"/{icon['src']}",
        )
        assert icon["sizes"] in ("any", f"{drawn}x{drawn}")
