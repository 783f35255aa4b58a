"""A proxy before PostgreSQL that cuts connections around a COMMIT, or stops forwarding."""

from __future__ import annotations

import random
import selectors
import socket
import threading
from contextlib import suppress

CUTS = ("before", "sent", "answered")
"""Before PostgreSQL gets the COMMIT; once it has it; once it has answered, which nobody hears."""


class CuttingProxy:
    """Forwards everything, and cuts with some chance whenever the client commits."""

    def __init__(self, port: int) -> None:
        """`port`: where PostgreSQL listens."""
        self.behind = port
        self.chance = random.Random()
        self.likely = 0.0
        """How likely a COMMIT is cut,"""
        self.left = 10**9
        """and how many are, at most."""
        self.ways: tuple[str, ...] = CUTS
        self.cut = dict.fromkeys(CUTS, 0)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, suppress(OSError), socket.create_connection(("127.0.0.1", self.behind)) as server:
            self._forward(client, server)

    def _forward(self, client: socket.socket, server: socket.socket) -> None:
        """Pass on what comes, until one side leaves or a COMMIT is cut."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(client, selectors.EVENT_READ, (client, server))
            waiting.register(server, selectors.EVENT_READ, (server, client))
            while True:
                for key, _ in waiting.select():
                    sender, receiver = key.data
                    data = sender.recv(65536)
                    if not data:
                        return
                    if sender is client and b"COMMIT\0" in data and self.left and self.chance.random() < self.likely:
                        self._cut(server, data)
                        return
                    receiver.sendall(data)

    def _cut(self, server: socket.socket, data: bytes) -> None:
        way = self.chance.choice(self.ways)
        self.cut[way] += 1
        self.left -= 1
        if way != "before":
            server.sendall(data)
        if way == "answered":
            server.recv(65536)
