"""Sessions: which cookie stands for whom, until it is ended.

A guest who only looks around has a cookie that was signed for them and nothing in the database. Once they do something
that lasts, a session is kept for them and their cookie is its secret. Ending a session closes its sockets.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from tworivers.server.accounts import Signer, token_hash
from tworivers.server.cookies import COOKIE_AGE
from tworivers.server.people import People
from tworivers.server.problems import Problem
from tworivers.server.storage import session_store, store
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.storage.entities import Person, Session, now

T = TypeVar("T")

log = logging.getLogger("tworivers.server")

KNOWN = 10_000
"""Sessions in memory, and as many that ended lately."""
SEEN_EVERY = 3600 * 1000
"""Milliseconds: so exactly is it noted when a session was seen last."""
LONGEST_AGENT = 80

BROWSERS = ("Edg", "OPR", "Firefox", "FxiOS", "Chrome", "CriOS", "Safari")
SHOWN = {"Edg": "Edge", "OPR": "Opera", "FxiOS": "Firefox", "CriOS": "Chrome"}
SYSTEMS = ("Windows", "iPhone", "iPad", "Android", "Macintosh", "CrOS", "Linux")


class Closable(Protocol):
    """A socket that ends with its session."""

    def end(self) -> None:
        """Close it: whoever opened it isn't that person any more."""


def signed_key(person: str) -> str:
    """What stands for a session where somebody has only a signed cookie."""
    return f"signed {person}"


def agent_words(header: str) -> str:
    """What browser a `User-Agent` header names, in a few words: "Firefox, Linux"."""
    browser = next((SHOWN.get(name, name) for name in BROWSERS if f"{name}/" in header), None)
    system = next((name for name in SYSTEMS if name in header), None)
    if browser is None:
        browser = re.sub(r"[^\w.+ -]", "", header.split("/")[0])
    return ", ".join(word for word in (browser.strip(), system) if word)[:LONGEST_AGENT]


class Sessions:
    """All sessions: known ones from memory, others from the database."""

    def __init__(self, database: Database, people: People, signer: Signer) -> None:
        self._database = database
        self._people = people
        self._signer = signer
        self._known: OrderedDict[str, Session] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()
        self._sockets: dict[str, dict[Closable, str]] = {}
        self._noting: set[asyncio.Task[None]] = set()

    async def of_cookie(self, cookie: str) -> tuple[str, str] | None:
        """Whose cookie this is, and the key of their session; None if it isn't from here or has been ended."""
        person = self._signer.person(cookie)
        if person is not None:
            key = signed_key(person)
            good = key not in self._ended and (await self._people.find(person)).signed
            return (person, key) if good else None
        if not re.fullmatch(r"[A-Za-z0-9_-]{43}", cookie):
            return None
        session = await self._find(token_hash(cookie))
        return None if session is None else (session.person, session.id)

    async def _find(self, key: str) -> Session | None:
        session = self._known.get(key)
        if session is None:
            session = await self._database.read(lambda db: session_store.find_session(db, key))
        if session is None or key in self._ended:
            return None
        moment = now()
        if session.seen < moment - SEEN_EVERY:
            session = replace(session, seen=moment)
            self._note_seen(session)
        _remember(self._known, key, session)
        return session

    def _note_seen(self, session: Session) -> None:
        """Keep when a session was seen; the request doesn't wait for that."""

        async def note() -> None:
            try:
                await self._database.write(lambda db: session_store.note_seen(db, session.id, session.seen))
            except NotKept:
                log.warning("when a session was seen could not be noted")

        task = asyncio.create_task(note())
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def theirs(self, person: str) -> list[Session]:
        """Somebody's sessions, the one seen last first."""
        kept = await self._database.read(lambda db: session_store.sessions_of(db, person))
        return sorted((self._known.get(one.id, one) for one in kept), key=lambda one: one.seen, reverse=True)

    # How they begin and end

    async def follow(self, person: Person, agent: str) -> str:
        """Keep a session for somebody who so far has a signed cookie, and themselves; returns its secret."""
        token = self._signer.first_token(person.id)

        def keep(db: Connection) -> list[str]:
            known = store.find_person(db, person.id)
            if known is not None and not known.signed:  # logged out while this was under way
                raise Problem("bad-cookie")
            store.keep_person(db, person)
            return session_store.keep_session(db, _session(token, person, agent))

        self._forget(person.id, await self._database.write(keep))
        self._people.remember(replace(person, kept=True))
        return token

    async def begin(self, person: Person, agent: str) -> str:
        """A session in one more browser; returns its secret."""
        token = secrets.token_urlsafe(32)
        ended = await self._database.write(lambda db: session_store.keep_session(db, _session(token, person, agent)))
        self._forget(person.id, ended)
        return token

    async def begin_anew(
        self, person: Person, key: str, agent: str, also: Callable[[Connection], None] = lambda db: None
    ) -> str:
        """A new session for the browser that has `key`, and no others; `also` changes something with that."""
        token = secrets.token_urlsafe(32)
        session = _session(token, person, agent)

        def change(db: Connection) -> list[str]:
            also(db)
            return session_store.keep_only_session(db, person, session)

        ended = await self._database.write(change)
        self._people.remember(replace(person, kept=True, signed=False))
        sockets = self._sockets.get(person.id, {})
        for socket in [socket for socket, of in sockets.items() if of == key]:
            sockets[socket] = session.id
        self._forget(person.id, [*ended, key, signed_key(person.id)])
        return token

    async def end_all(self, person: Person, also: Callable[[Connection], T]) -> T:
        """End all of somebody's sessions; `also` changes something with that and says what it did."""

        def change(db: Connection) -> tuple[list[str], T]:
            return session_store.end_sessions(db, person.id), also(db)

        ended, outcome = await self._database.write(change)
        self._people.forget(person.id)
        self._forget(person.id, [*ended, signed_key(person.id)])
        return outcome

    async def end(self, person: Person, key: str) -> None:
        """End the session of one browser."""
        if person.kept:
            await self._database.write(lambda db: session_store.end_session(db, key, person.id))
            self._people.remember(replace(person, signed=False))
        self._forget(person.id, [key, signed_key(person.id)])

    def forget_all(self, person: str) -> None:
        """Know all of somebody's sessions as ended, and somebody as changed: the database says so already."""
        self._people.forget(person)
        keys = [key for key, session in self._known.items() if session.person == person]
        self._forget(person, {*keys, *self._sockets.get(person, {}).values(), signed_key(person)})

    def _forget(self, person: str, ended: Iterable[str]) -> None:
        """Know sessions as ended, and close their sockets."""
        for key in ended:
            self._known.pop(key, None)
            _remember(self._ended, key, None)
            for socket in [socket for socket, of in self._sockets.get(person, {}).items() if of == key]:
                socket.end()

    def changed_elsewhere(self, person: str) -> None:
        """Another server has ended some of somebody's sessions; "": perhaps of everybody's."""
        for key in [key for key, session in self._known.items() if person in ("", session.person)]:
            del self._known[key]
        for owner in [person] if person else list(self._sockets):
            if owner in self._sockets:
                task = asyncio.create_task(self._close_ended(owner))
                self._noting.add(task)
                task.add_done_callback(self._noting.discard)

    async def _close_ended(self, person: str) -> None:
        """Close the sockets of somebody whose sessions the database doesn't know any more."""
        try:
            kept = await self._database.read(lambda db: session_store.sessions_of(db, person))
            signed = (await self._people.find(person)).signed
        except NotKept:
            log.warning("sessions that ended at another server are still open here")
            return
        there = {signed_key(person)} if signed else set[str]()
        there |= {session.id for session in kept}
        for socket in [socket for socket, key in self._sockets.get(person, {}).items() if key not in there]:
            socket.end()

    @contextmanager
    def socket(self, person: str, key: str, socket: Closable) -> Iterator[None]:
        """While the block lasts, a socket ends with its session."""
        if key in self._ended:
            raise Problem("bad-cookie")
        sockets = self._sockets.setdefault(person, {})
        sockets[socket] = key
        try:
            yield
        finally:
            del sockets[socket]
            if not sockets and self._sockets.get(person) is sockets:
                del self._sockets[person]


def _session(token: str, person: Person, agent: str) -> Session:
    moment = now()
    return Session(token_hash(token), person.id, moment, moment, agent)


def _remember(memory: OrderedDict[str, T], key: str, value: T) -> None:
    """Put something into a memory that forgets what was used least lately."""
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > KNOWN:
        memory.popitem(last=False)


def drop_unseen(db: Connection) -> None:
    """End the sessions whose cookies browsers have forgotten."""
    session_store.drop_unseen(db, now() - COOKIE_AGE * 1000)
