"""A push service of this machine: it takes messages as real ones do, and reads them as the devices would."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@dataclass
class Phone:
    """A device: only its own keys open what is sent to it."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))
    messages: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    answer: int = 201

    def as_json(self) -> dict[str, str]:
        """As its browser tells of it."""
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": _text(point), "auth": _text(self.secret)}

    def take(self, body: bytes, headers: dict[str, str]) -> int:
        """Open a message."""
        if self.answer == 201:
            opened = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
            self.messages.append(json.loads(opened))
            self.headers.append(headers)
        return self.answer


class PushService:
    """Devices by the ends of their addresses."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.phones: dict[str, Phone] = {}

    def phone(self, name: str) -> Phone:
        """A new device."""
        return self.phones.setdefault(f"/{name}", Phone(f"{self.origin}/{name}"))


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service, while the block lasts."""

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.phones[self.path].take(body, headers))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
