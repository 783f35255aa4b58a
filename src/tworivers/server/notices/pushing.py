"""Web Push: messages to devices by way of their browsers' push services, encrypted and signed (VAPID, by pywebpush)."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from urllib.parse import urlsplit

from aiohttp import ClientError
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02, VapidException
from pywebpush import WebPushException, webpush_async

from tworivers.server.storage.notice_store import PushPlace

SECONDS = 15.0
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""


class NotPushed(Exception):
    """The push service hasn't taken a message."""

    def __init__(self, reason: str, gone: bool) -> None:
        """`gone`: the device wants no more messages, ever."""
        super().__init__(reason)
        self.gone = gone


def new_key() -> str:
    """A key pair by which push services know this server."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class Pusher:
    """Sends messages to devices."""

    def __init__(self, key: str, contact: str, services: Sequence[str]) -> None:
        """`contact`: whom push services may write to; `services`: the origins that messages may be sent to."""
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._services = [re.compile(re.escape(one).replace(r"\*", r"[a-z0-9.-]+")) for one in services]

    @property
    def public_key(self) -> str:
        """What browsers ask for when a device subscribes."""
        raw = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    def allows(self, endpoint: str) -> bool:
        """Whether messages may be sent to an address: only to push services, nowhere else in anybody's network."""
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        origin = f"{parts.scheme}://{parts.netloc}".lower()
        return any(one.fullmatch(origin) for one in self._services)

    async def push(self, place: PushPlace, text: str) -> None:
        """Send a message; returns once the push service has taken it, or raises `NotPushed`."""
        if not self.allows(place.endpoint):
            raise NotPushed("no push service", gone=True)
        subscription: dict[str, str | bytes | dict[str, str | bytes]] = {
            "endpoint": place.endpoint,
            "keys": {"p256dh": place.p256dh, "auth": place.auth},
        }
        try:
            await webpush_async(
                subscription,
                text,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                ttl=KEPT_FOR,
                timeout=SECONDS,
            )
        except WebPushException as error:
            status = getattr(error.response, "status", None)
            raise NotPushed(f"answered {status}", gone=status in (403, 404, 410)) from None
        except (ClientError, OSError, TimeoutError, ValueError, VapidException) as error:
            raise NotPushed(type(error).__name__, gone=isinstance(error, ValueError)) from None
