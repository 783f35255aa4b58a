"""Our cookies: reading those a request brings, and the headers that make a browser keep them."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.types import Scope

COOKIE = "tworivers"
"""Who somebody is."""
DEVICE = "tworivers-device"
"""That an account's owner has logged in with this browser before; it opens nothing."""
COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep none longer."""
SECURE = ("https", "wss")


def brought(headers: Headers, name: str) -> str | None:
    """The value of a cookie, if the request has it."""
    jar: SimpleCookie = SimpleCookie()
    for part in headers.get("cookie", "").split(";"):
        try:
            jar.load(part.strip())
        except CookieError:
            continue
    return jar[name].value if name in jar else None


def set_cookie(name: str, value: str, scope: Scope, age: int = COOKIE_AGE) -> str:
    """The header that makes a browser keep a cookie: scripts can't read it, other sites' forms don't send it."""
    secure = "; Secure" if scope.get("scheme") in SECURE else ""
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def removed_cookie(name: str, scope: Scope) -> str:
    """The header that makes a browser forget a cookie."""
    return set_cookie(name, "", scope, 0)
