"""The built front end: one page for all addresses, files kept by browsers, compressed where they lie compressed."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest

from server.running_server import PATIENCE, RunningServer, quiet_settings, serving
from tworivers.server.routes.sharing import asked_language


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A small front end, built."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head><title>the page</title></head>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("console.log(1)")
    (folder / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(b"console.log(1)"))
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"brotli, they say")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def get(server: RunningServer, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers={"accept-encoding": "identity", **headers}, timeout=PATIENCE)


def test_every_address_without_a_file_is_the_page(tmp_path: Path, pages: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        known = ("/", "/new", "/learn", "/learn/amyitis/farmer", "/sit/abc")
        for path in (
            *known,
            "/learn/amyitis/king",
            "/learn/chess/farmer",
            "/t/abc",
            "/t/abc/replay?at=4",
            "/tables/abc",
            "/%00",
            "/" + "x" * 5000,
        ):
            answer = get(server, path)
            assert answer.status_code == (200 if path in known else 404), path
            assert "the page" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
        for path in (
            "/missing.js",
            "/assets/missing.css",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            assert get(server, path).status_code == 404, path
        assert get(server, "/favicon.svg").headers["content-type"].startswith("image/svg+xml")


def test_a_shared_link_says_what_it_leads_to(tmp_path: Path, pages: Path) -> None:
    (pages / "share").mkdir()
    (pages / "share" / "amyitis.jpg").write_bytes(b"a garden")
    with serving(quiet_settings(tmp_path)) as server:
        guest = httpx.Client(base_url=server.address, timeout=PATIENCE)
        guest.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = guest.post("/api/tables", json={"game": "amyitis", "seats": seats}).json()["id"]
        tags = meta(get(server, f"/t/{table}").text)
        assert tags["og:title"] == "A table of Amyitis — Two Rivers"
        assert tags["og:url"] == f"{server.address}/t/{table}"
        assert tags["og:image"] == f"{server.address}/share/amyitis.jpg"
        assert get(server, f"/t/{table}/replay").status_code == 200
        german = meta(get(server, "/", **{"accept-language": "de-CH,de;q=0.9"}).text)
        assert german["og:description"].startswith("Brettspiele")
        assert german["og:image"] == f"{server.address}/share/house.jpg"
        assert get(server, "/", host='a"><script>').status_code == 421


def meta(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))


def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_travel_compressed(tmp_path: Path, pages: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        plain = get(server, "/assets/index-abc123.js")
        assert plain.text == "console.log(1)"
        assert "immutable" in plain.headers["cache-control"]
        assert "javascript" in plain.headers["content-type"]
        zipped = get(server, "/assets/index-abc123.js", **{"accept-encoding": "gzip"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert zipped.text == "console.log(1)"
        address = f"{server.address}/assets/index-abc123.js"
        with httpx.stream("GET", address, headers={"accept-encoding": "gzip, br"}, timeout=PATIENCE) as answer:
            assert answer.headers["content-encoding"] == "br"
            assert answer.headers["content-type"] == plain.headers["content-type"]
            assert b"".join(answer.iter_raw()) == b"brotli, they say"


def test_what_a_browser_has_isnt_sent_again(tmp_path: Path, pages: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        first = get(server, "/")
        again = get(server, "/", **{"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_without_a_built_front_end_the_server_says_so(server: RunningServer) -> None:
    answer = get(server, "/anything")
    assert answer.status_code == 200
    assert "haven't been built" in answer.text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-CH,de;q=0.9", "de"),
        ("pt-BR, fr-CA;q=0.8, de;q=0.7", "fr"),
        ("de;q=0.3, hu;q=0.9", "hu"),
        ("cs;q=0, nl;q=0.1", "nl"),
        ("cs;q=0", "en"),
        ("den, *", "en"),
        ("de;q=much, en;q=0.2", "en"),
        ("x," * 10_000 + "de", "en"),
    ],
)
def test_the_header_says_which_language_is_liked_best(header: str, language: str) -> None:
    assert asked_language(header) == language
