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
from tworivers.server.arriving import ArrivalMiddleware
from tworivers.server.connections import Connections
from tworivers.server.hosts import AllowedHosts
from tworivers.server.metrics.counted import Metrics
from tworivers.server.metrics.standing import Standing
from tworivers.server.middleware import GuardMiddleware
from tworivers.server.openapi import Api
from tworivers.server.problems import Problem, unkept
from tworivers.server.proxies import TrustedProxies
from tworivers.server.request_ids import error_json
from tworivers.server.routes import (
    addresses,
    advice,
    analysis,
    blocks,
    chat,
    friends,
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
    reports,
    rulebook,
    saves,
    tables,
)
from tworivers.server.routes.pages import Pages
from tworivers.server.schemas.fields import what_is_wrong
from tworivers.server.services import running_services
from tworivers.server.settings import Settings
from tworivers.server.storage.database import Database, NotKept


def create_app(
    settings: Settings,
    database: Database | None = None,
    hosts: AllowedHosts | None = None,
    connections: Connections | None = None,
    metrics: Metrics | None = None,
) -> FastAPI:
    """The application. It opens the database when it starts, unless it is given an open one.

    `hosts` are the names it answers to, otherwise this machine's own and those of the settings; `connections` those of
    its server, to be counted; `metrics` are where that is done.
    """
    metrics = metrics or Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = database or Database(settings.database, settings.shared)
        async with running_services(settings, opened, metrics) as services:
            app.state.services = services
            standing = Standing(services, connections)
            metrics.registry.register(standing)
            yield
            metrics.registry.unregister(standing)

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
        friends,
        blocks,
        reports,
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
    app.add_middleware(GuardMiddleware, hosts=hosts or AllowedHosts(settings.allowed_hosts))
    app.add_middleware(ArrivalMiddleware, proxies=TrustedProxies(settings.trusted_proxies))
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(NotKept, _not_kept)
    return app


def _answer(request: Request, problem: Problem) -> JSONResponse:
    request.app.state.services.metrics.went_wrong(problem)
    return JSONResponse(error_json(problem), problem.status)


async def _problem(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    return _answer(request, error)


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return _answer(request, Problem("malformed", reason=what_is_wrong(error.errors())))


async def _http(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _answer(request, Problem("no-such-page"))
    if error.status_code == 405:
        response = _answer(request, Problem("no-such-method", method=request.method))
        response.headers.update(error.headers or {})
        return response
    reason = Message("wrong-value-other", {"reason": str(error.detail)})
    return _answer(request, Problem("malformed", reason=reason))


async def _not_kept(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NotKept)
    return _answer(request, unkept(error))
