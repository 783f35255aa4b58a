"""The built front end: files that browsers may keep for ever, and one page for every other address."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Receive, Scope, Send

from tworivers.server.problems import Problem
from tworivers.server.routes.sharing import PICTURES, page_at, with_tags

COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Two Rivers</title>
<h1>Two Rivers</h1>
<p>The server runs, but its pages haven't been built. In the repository, <code>make play</code> builds them.</p>
<p>Programs find what they need at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Pages:
    """Answers everything that isn't `/api/`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a page or a file."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1000})
            return
        await (await self._answer(scope))(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path = scope["path"].strip("/")
        if path == "api" or path.startswith("api/"):
            raise Problem("no-such-page")
        if scope["method"] not in ("GET", "HEAD"):
            raise Problem("no-such-method", method=scope["method"])
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, headers={"cache-control": ASK_AGAIN})
        file = self._find(path)
        if file is None and "." in path.rpartition("/")[2]:
            raise Problem("no-such-page")
        if file is None or file == index:
            return await self._page(index, path, scope)
        return self._file(file, Headers(scope=scope))

    async def _page(self, index: Path, path: str, scope: Scope) -> Response:
        """The one page for every address, with what a link to it says of itself."""
        page = await page_at(path, scope["app"].state.services)
        pictures = frozenset(file.stem for file in (self.folder / PICTURES).glob("*.jpg"))
        text = with_tags(index.read_text(encoding="utf-8"), page, scope, pictures)
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding, accept-language"}
        headers["etag"] = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
        response = HTMLResponse(text, 200 if page.found else 404, headers=headers)
        return self._unless_known(response, Headers(scope=scope))

    def _find(self, path: str) -> Path | None:
        """A file of the front end; nothing outside its folder."""
        try:
            file = (self.folder / path).resolve()
            return file if file.is_file() and file.is_relative_to(self.folder) else None
        except (OSError, ValueError):
            return None

    def _file(self, file: Path, asked: Headers) -> Response:
        hashed = "assets" in file.relative_to(self.folder).parts
        headers = {"cache-control": FOR_EVER if hashed else ASK_AGAIN, "vary": "accept-encoding"}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        accepted = {part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
        for name, ending in COMPRESSED:
            smaller = file.with_name(file.name + ending)
            if name in accepted and smaller.is_file():
                file, headers["content-encoding"] = smaller, name
                break
        return self._unless_known(FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat()), asked)

    def _unless_known(self, response: Response, asked: Headers) -> Response:
        if response.headers["etag"] in (tag.strip() for tag in asked.get("if-none-match", "").split(",")):
            return NotModifiedResponse(response.headers)
        return response
