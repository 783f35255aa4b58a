"""One WebSocket to a table: the seat it looks from, what it has been told, and the messages it sends.

A change only marks what is due; the sender then tells where the table stands at that moment. So a slow reader delays
nobody, and gets one state for many moves, with the whole log between.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import replace
from time import monotonic, perf_counter
from typing import Any

from fastapi import WebSocket
from pydantic import ValidationError

from tworivers.engine.messages import Message
from tworivers.server.limits import Bucket
from tworivers.server.problems import Problem, unkept
from tworivers.server.repeats import keyed, once
from tworivers.server.request_ids import error_json, new_number, now_answering
from tworivers.server.schemas.fields import what_is_wrong
from tworivers.server.schemas.socket_incoming import (
    PACKETS,
    AnyPacket,
    Look,
    MakeMove,
    Packet,
    Ping,
    Say,
    Skip,
    TakeBack,
)
from tworivers.server.services import Services
from tworivers.server.sockets.move_times import MoveTimes
from tworivers.server.sockets.visitors import NOT_SIGNED, TOO_LARGE, TRY_AGAIN, address_of
from tworivers.server.storage.database import NotKept
from tworivers.server.storage.entities import Person, Said
from tworivers.server.storage.requests import Keyed
from tworivers.server.tables.judging import seen_by
from tworivers.server.tables.listeners import Pace
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.outgoing import SPECTATOR, as_text, said_info
from tworivers.server.tables.speaking import check_speech, say
from tworivers.server.work_done import Work, counted

log = logging.getLogger("tworivers.server")

LONGEST = 16 * 1024
"""Bytes of a message, at most."""
ENTRIES = 50
"""Log entries that count like one more message of whoever asks for them."""
PACKING = 4e-8
"""Seconds that packing a character takes, about."""
UNREAD = 1000
"""Messages that may wait for a slow reader; with more the connection is closed."""


class TableConnection:
    """One connection to a table; as a `Listener` it is told of every change."""

    def __init__(self, services: Services, socket: WebSocket, table: LiveTable, person: Person) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.person = person
        self.seat = SPECTATOR
        self.looking = self._skipping = False
        self._pace: Pace | None = None
        self._told = -1
        self._thinks, self._sent = False, -1
        self._back: int | None = None
        self._times = MoveTimes(services.metrics)
        self._outgoing: deque[str] = deque()
        self._closing = TRY_AGAIN
        self._state_due = self._table_due = self._dismissed = self._answering = False
        self._asked_for = False
        """Whether what is rendered next was asked for, and isn't only what a move brings."""
        self._queued = self._ended = False
        self._sending = asyncio.Event()
        self._allowance = Bucket("messages_per_second", services.settings.messages_per_second)

    @property
    def pace(self) -> Pace | None:
        """How fast bots are to play for this watcher now."""
        return "instant" if self._skipping else self._pace

    # What the table tells

    def state_changed(self) -> None:
        """The position has changed, or who has which seat."""
        self._skipping = self._skipping and not self._asked()
        self._state_due = True
        self._be_told()

    def table_changed(self) -> None:
        """Somebody came or left."""
        self._table_due = True
        self._be_told()

    def went_back(self, number: int) -> None:
        """Moves were taken back; `number` moves are left."""
        self._sent = min(self._sent, number)
        if self._told > number:
            self._back = number if self._back is None else min(self._back, number)

    def heard(self, said: Said) -> None:
        """Somebody wrote a chat message."""
        self._send({"type": "chat", "entry": said_info(said)})

    def lost_seat(self) -> None:
        """Somebody else has this seat now."""
        self.seat = SPECTATOR
        self.state_changed()

    def dismiss(self) -> None:
        """End the connection; its owner may come back."""
        self._dismissed = True
        self._sending.set()

    def insist_on_looking(self) -> None:
        """End the connection if it hasn't said from where it looks."""
        if not self.looking:
            self.dismiss()

    def end(self) -> None:
        """End the connection: the session it was opened in has ended."""
        self._closing = NOT_SIGNED
        self.dismiss()

    def refuse(self, problem: Problem) -> None:
        """End the connection and say why: whoever opened it isn't let in any more."""
        self._refuse(None, problem)
        self.end()

    def left(self) -> None:
        """The connection has ended: nothing is told any more."""
        self._ended = True
        self.table.listeners.discard(self)
        self.table.came_or_left(self.person.id)

    def _asked(self) -> bool:
        """Whether this person is to decide something."""
        return any(self.table.owned(self.person.id, seat) for seat in self.table.header.turn)

    # What goes out

    async def send_on(self) -> None:
        """Send what waits to be sent, in its order, until the connection ends."""
        while True:
            await self._sending.wait()
            self._sending.clear()
            while self._outgoing and len(self._outgoing) <= UNREAD:
                await self.socket.send_text(self._outgoing[0])
                self._outgoing.popleft()
            if not self._outgoing:
                self._times.sent()
            if self._outgoing or (self._dismissed and not self._answering):
                await self.socket.close(self._closing)
                return
            if self._state_due or self._table_due:
                self._be_told()

    def _be_told(self) -> None:
        """Get a place in the queue, unless there is one already or something before it isn't sent."""
        if not (self._queued or self._outgoing or self._ended):
            self._queued = True
            self.services.render_queue.put(self._tell)

    def _tell(self) -> None:
        """Render what is due, unless something else is still to be sent: then the newest is rendered after it."""
        self._queued = False
        if self._outgoing or self._ended:
            return
        try:
            if self._state_due:
                self._tell_state()
            elif self._table_due:
                self._table_due = False
                self._send({"type": "table", "table": self.table.info(self.person.id)})
        except Exception:
            self.dismiss()
            raise

    def _tell_state(self) -> None:
        """Tell where the table stands: what was asked for counts as the asker's work, what a move brings doesn't."""
        before, began = self._told, perf_counter()
        text = self._state()
        if self._asked_for:
            self._asked_for = False
            seconds = perf_counter() - began + len(text) * PACKING
            self.services.messages.charge(address_of(self.socket), seconds)
        elif before < self.table.number and self.table.moved is not None:
            self._times.shows(self.table.moved)
        self._send_text(text)

    def _state(self) -> str:
        """Where the table stands, with the log since the last time."""
        table = self.table
        self._state_due = self._table_due = False
        if self.seat != SPECTATOR and not table.header.over and not table.owned(self.person.id, self.seat):
            self.seat, self._sent = SPECTATOR, -1
        more = '"type":"state",'
        if self._back is not None:
            more += f'"back":{self._back},'
            self._told, self._back = self._back, None
        if self._thinks and (seen := seen_by(table, self.seat, self._sent)):
            more += f'"seen":{seen},'
            self._sent = table.number
        log = table.log_text(self.seat, self._told)
        self._told = table.number
        return table.state_text(self.person.id, self.seat, log, more=more)

    def _send(self, message: dict[str, Any]) -> None:
        self._send_text(as_text(message))

    def _send_text(self, text: str) -> None:
        self._outgoing.append(text)
        self._sending.set()

    # What comes in

    async def listen_on(self) -> None:
        """Take messages until the connection ends."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect" or self._dismissed:
                return
            now_answering.set(new_number())
            text = received.get("text")
            if len(text or received.get("bytes") or "") > LONGEST:
                await self.socket.close(TOO_LARGE)
                return
            address = address_of(self.socket)
            waited = await self.services.messages.wait(address)
            if waited > 0:
                self.services.metrics.delayed(waited)
            work = Work()
            await counted(self._take(text), work)
            self.services.messages.charge(address, work.seconds)

    async def _take(self, text: str | None) -> None:
        """Do what a message asks for. If something is wrong with it, that is the answer and nothing changes."""
        packet: AnyPacket | None = None
        self._answering = True
        try:
            self._allowance.take()
            if text is None:
                raise Problem("malformed", reason=Message("wrong-value-text"))
            packet = PACKETS.validate_json(text)
            await self._answer(packet)
        except ValidationError as error:
            self._refuse(packet, Problem("malformed", reason=what_is_wrong(error.errors())))
        except Problem as problem:
            self._refuse(packet, problem)
        except NotKept as error:
            self._refuse(packet, unkept(error))
        except Exception:
            log.exception("a message could not be answered: %s", getattr(packet, "type", None))
            self._refuse(packet, Problem("broken", request=now_answering.get()))
        finally:
            self._answering = False
            self._sending.set()

    def _refuse(self, packet: Packet | None, problem: Problem) -> None:
        self.services.metrics.went_wrong(problem)
        self._send({"type": "error", "id": getattr(packet, "id", None), **error_json(problem)})

    async def _answer(self, packet: AnyPacket) -> None:
        if isinstance(packet, Ping):
            self._send({"type": "pong"})
        elif isinstance(packet, Look):
            self._look(packet)
        elif isinstance(packet, Skip):
            self._skipping = not self._asked()
        elif not self.looking:
            raise Problem("not-looking")
        else:
            request = self._keyed(packet)
            if isinstance(packet, Say):
                await once(self.services.database, request, lambda: self._say(packet, request))
                self._send({"type": "ok", "id": packet.id})
            else:
                arrived = monotonic()
                answer = await once(self.services.database, request, lambda: self._change(packet, request))
                self._times.acknowledges(arrived)
                self._send({"type": "ok", "id": packet.id, **answer})

    def _keyed(self, packet: Say | MakeMove | TakeBack) -> Keyed | None:
        """The message as one that may come again, if it has a key."""
        if packet.key is None:
            return None
        asked = packet.model_dump_json(exclude={"id", "key"}).encode()
        return keyed(self.person.id, packet.key, self.table.header.id.encode(), asked)

    async def _change(self, packet: MakeMove | TakeBack, request: Keyed | None) -> dict[str, int]:
        """Play or take back; the number of moves there are then."""
        table = self.table
        table.require_own(self.person.id, packet.seat)
        if self._back is not None:
            raise Problem("gone-on", moves=table.number, number=packet.number)
        if isinstance(packet, MakeMove):
            return {"number": await table.play(self.person.id, packet.seat, packet.number, packet.action, request)}
        return {"number": await table.undo(self.person.id, packet.seat, packet.number, request)}

    async def _say(self, packet: Say, request: Keyed | None) -> None:
        """Say something. A guest who has done nothing lasting before is kept from now on."""
        services = self.services
        person = await services.people.find(self.person.id)
        address = self.socket.client.host if self.socket.client else ""
        services.rations.take("chat_per_minute", person, address)
        check_speech(self.table, self.person.id, packet.text, packet.to, packet.offer)
        if not person.kept:
            services.rations.take_from("guests_per_hour", address)
        await say(self.table, person, packet.text, packet.to, request, packet.offer)
        if not person.kept:
            services.people.remember(replace(person, kept=True))

    def _look(self, look: Look) -> None:
        """Begin to look, or look from another seat."""
        table = self.table
        self.seat = table.looking_from(self.person.id, look.seat)
        self._pace, self._thinks, self._sent = look.pace, look.thinks, -1
        since = -1 if look.since is None else look.since
        known = min(since, table.number)
        undone_to = self._back if self.looking else table.header.undone_to
        if undone_to is not None:
            known = min(known, undone_to)
        self._allowance.charge(max(0, table.number - known) / ENTRIES)
        self._asked_for = True
        self._told, self._back = known, known if known < since else None
        if not self.looking:
            self.looking = True
            table.listeners.add(self)
            table.came_or_left()
        self.state_changed()
