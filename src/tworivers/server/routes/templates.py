"""What is asked for as the code writes it: for counters and logs, where visitors' own words have no place."""

from __future__ import annotations

from starlette.types import Scope

PAGES, UNKNOWN = "pages", "unknown"
"""In place of a route, where there is none: files of pages, and what isn't there."""


def route_of(scope: Scope) -> str:
    """A request's route, with names in place of what visitors fill in."""
    path = getattr(scope.get("route"), "path", None)
    if path is not None:
        return str(path)
    return UNKNOWN if scope["path"].startswith("/api") else PAGES
