"""The application: its parts put together, and what becomes of errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tworivers.server import advice, people, playing, store, tables
from tworivers.server.accounts import Signer
from tworivers.server.database import Database, NotKept
from tworivers.server.gate import Gate
from tworivers.server.hall import Hall
from tworivers.server.house import House
from tworivers.server.openapi import Api
from tworivers.server.pages import Pages
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings
from tworivers.server.shapes import what_is_wrong
from tworivers.server.thinking import Thinkers

log = logging.getLogger("tworivers.server")


def create_app(settings: Settings, database: Database | None = None) -> FastAPI:
    """The server with its settings; it opens the database when it starts, unless it is given an open one."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        opened = database or Database(settings.database)
        ready = [name for name in settings.games if settings.preparing.ready(name)]
        thinkers = Thinkers(settings.bot_workers, settings.bot_patience, ready)
        hall = Hall(settings, opened, thinkers)
        app.state.house = House(settings, opened, hall, Signer(opened.now(store.secret)))
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            thinkers.close()
            opened.close()

    app = Api(
        title="Two Rivers", version="1", lifespan=life, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None
    )
    for part in (people, tables, playing, advice):
        app.include_router(part.router)
    app.router.default = Pages(settings.pages)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Gate)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(NotKept, _not_kept)
    app.add_exception_handler(Exception, _broken)
    return app


def _answer(problem: Problem) -> JSONResponse:
    return JSONResponse({"error": problem.as_json()}, problem.status)


async def _problem(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    return _answer(error)


async def _malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return _answer(Problem("malformed", reason=what_is_wrong(error.errors())))


async def _http(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _answer(Problem("no-such-page"))
    if error.status_code == 405:
        response = _answer(Problem("no-such-method", method=request.method))
        response.headers.update(error.headers or {})
        return response
    return _answer(Problem("malformed", reason=str(error.detail)))


async def _not_kept(_: Request, __: Exception) -> JSONResponse:
    return _answer(Problem("not-kept"))


async def _broken(_: Request, __: Exception) -> JSONResponse:
    return _answer(Problem("broken"))
