"""HTTP and WebSocket as uvicorn speaks them, with bounds on what a peer may send and how long it may take."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from tworivers.server.connections import Connection, Connections

LONGEST_HEAD = 32 * 1024
"""Bytes of a request's line and headers, and of what may follow its body."""
MOST_FRAMING = 1024 * 1024
"""Bytes between the parts of a body that is sent in chunks."""
MOST_UNANSWERED = 100
"""Requests that may be sent before the first is answered."""
TOO_LONG = "The head of the request is too long."
MOST_FRAMES = 64
"""Frames that a message may come in."""
BAD_PAYLOAD, TOO_LARGE = 1007, 1009
"""Close codes."""

DEFLATE = ServerPerMessageDeflateFactory(client_max_window_bits=12, compress_settings={"memLevel": 6, "level": 3})
"""How messages are compressed: with a window in which the last state still lies, of which the next repeats nearly all.

Against uvicorn's own window a state takes a fourth of the bytes and a sixth of the time, and a socket 160 KiB, not 32.
The usual level, 6, would halve that and take twice as long.
"""


class BoundedConfig(uvicorn.Config):
    """uvicorn's configuration with the connections that all protocols share."""

    def __init__(self, app: Any, connections: Connections, **more: Any) -> None:
        patience = connections.patience
        super().__init__(
            app,
            http=BoundedHttp,
            ws=BoundedWebSocket,
            timeout_keep_alive=patience.keep_alive,
            ws_ping_interval=patience.ping,
            ws_ping_timeout=patience.ping,
            **more,
        )
        self.open = connections


class TooMuch(Exception):
    """A request whose line and headers are too long, or too many requests before the first answer."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP/1.1. What a peer sends too slowly ends the connection."""

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._open = config.open
        self._patience = config.open.patience
        self._connection: Connection
        self._running: RequestResponseCycle | None = None
        self._in_head = False
        self._head = 0
        """Bytes of the line, of headers and of trailers."""
        self._unused = 0
        """Bytes of a head, or between parts of a body, that nothing has become of yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The head must come soon."""
        super().connection_made(transport)
        self._connection = self._open.opened(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave room for others."""
        self._open.closed(self.transport)
        self._leave()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What isn't HTTP ends the connection, and whatever was asked before it stays without an answer."""
        self._leave()
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _leave(self) -> None:
        """Nobody is there to answer. uvicorn tells the last of several requests, not the one that is being answered."""
        if self._running is not None:
            self._running.disconnected = True
            self._running.message_event.set()
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        waits = self._open.waits(self._connection)
        if waits:
            self._unused += len(data)
            if self._connection.due is None:
                self._open.awaits(self._connection, self._patience.head)
        super().data_received(data)
        if self._unused > (LONGEST_HEAD if self._in_head else MOST_FRAMING) and not self.transport.is_closing():
            self.send_400_response(TOO_LONG)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._in_head, self._head, self._unused = True, 0, 0
        self._open.awaits(self._connection, self._patience.head)

    def on_url(self, url: bytes) -> None:
        """A part of the request's line."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer behind a body."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body, if there is one, must come in time."""
        if len(self.pipeline) >= MOST_UNANSWERED:
            raise TooMuch
        self._in_head, self._unused = False, 0
        self._open.awaits(self._connection, self._patience.body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._unused -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole; the answer may take its time."""
        self._open.goes_on(self._connection)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The next request may come; uvicorn says when. Unless not even this one is whole."""
        if not self._open.waits(self._connection):
            self._open.awaits(self._connection, None)
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The peer takes the answer slowly."""
        super().pause_writing()
        self._connection.due = self.loop.time() + self._patience.answer

    def resume_writing(self) -> None:
        """The peer has taken what waited."""
        super().resume_writing()
        self._connection.due = None

    def _count(self, more: int) -> None:
        self._head += more
        if self._head > LONGEST_HEAD:
            raise TooMuch


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket. What is no sound handshake or message ends the connection without a word in the log."""

    def __init__(self, config: BoundedConfig, *more: Any, **others: Any) -> None:
        super().__init__(config, *more, **others)
        self.conn = ServerProtocol(extensions=[DEFLATE], max_size=config.ws_max_size, logger=self.logger)

    @property
    def _open(self) -> Connections:
        assert isinstance(self.config, BoundedConfig)
        return self.config.open

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave room for others."""
        self._open.closed(self.transport)
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        """The handshake is done: from here on pings show whether the peer is there."""
        self._open.goes_on(self._open.of(self.transport))
        super().start_keepalive()

    def data_received(self, data: bytes) -> None:
        """The handshake, or more of a message."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.close_sent:
            self.close_sent = self.handshake_complete = True
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def handle_cont(self, event: Any) -> None:
        """A further frame of a message."""
        if len(self.frames) >= MOST_FRAMES:
            self._fail(TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message, if it is one."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(BAD_PAYLOAD)
                return
        super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
