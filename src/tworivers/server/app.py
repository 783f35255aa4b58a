"""The application: routes, middleware and services put together, and how errors are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tworivers.engine.messages import Message
from tworivers.server.hosts import AllowedHosts
from tworivers.server.middleware import GuardMiddleware
from tworivers.server.openapi import Api
from tworivers.server.pacing import Pace
from tworivers.server.problems import Problem, unkept
from tworivers.server.routes import (
    addresses,
    advice,
    analysis,
    chat,
    games,
    leaving,
    lessons,
    live,
    lobby,
    notices,
    people,
    play,
    positions,
    profiles,
    puzzles,
    rulebook,
    saves,
    tables,
)
from tworivers.server.routes.pages import Pages
from tworivers.server.schemas.fields import what_is_wrong
from tworivers.server.services import running_services
from tworivers.server.settings import Settings
from tworivers.server.storage.database import Database, NotKept


def create_app(settings: Settings, database: Database | None = None, hosts: AllowedHosts | None = None) -> FastAPI:
    """The application. It opens the database when it starts, unless it is given an open one.

    `hosts` are the names it answers to, otherwise this machine's own and those of the settings.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running_services(settings, database or Database(settings.database)) as services:
            app.state.services = services
            yield

    app = Api(
        title="Two Rivers",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for resource in (
        people,
        addresses,
        profiles,
        notices,
        games,
        rulebook,
        tables,
        lobby,
        leaving,
        saves,
        play,
        chat,
        live,
        advice,
        analysis,
        lessons,
        puzzles,
        positions,
    ):
        app.include_router(resource.router)
    app.include_router(notices.links)
    app.router.default = Pages(settings.pages)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(
        GuardMiddleware,
        hosts=hosts or AllowedHosts(settings.allowed_hosts),
        pace=Pace(settings.requests_per_second_and_address),
    )
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(NotKept, _not_kept)
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
    return _answer(Problem("malformed", reason=Message("wrong-value-other", {"reason": str(error.detail)})))


async def _not_kept(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NotKept)
    return _answer(unkept(error))
