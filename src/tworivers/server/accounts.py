"""Who somebody is: signed cookies for guests, passwords for accounts, names, and secret links for seats."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import os
import re
import secrets
import sys
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tworivers.server.problems import Problem
from tworivers.server.storage.entities import Person

COOKIE = "tworivers"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep none longer."""
LONGEST_NAME = 40
BOT = "bot:"
"""How the names of bots begin in save files; no person's name may."""

GUESTS = (
    "Adapa", "Anu", "Ashnan", "Damkina", "Dumuzi", "Ea", "Enki", "Enlil", "Geshtinanna", "Gula", "Inanna", "Ishum",
    "Kubaba", "Lahar", "Lugalbanda", "Mami", "Nabu", "Namtar", "Nanshe", "Ninlil", "Ninshubur", "Ninsun", "Nisaba",
    "Nusku", "Shala", "Shamash", "Siduri", "Sin", "Tashmetum", "Ur-Nammu", "Urshanabi", "Zababa",
)  # fmt: skip
"""Names for those who haven't chosen one; the same in every language."""


def new_person() -> str:
    """The id of somebody who is new here."""
    return secrets.token_urlsafe(12)


def guest_name(person: str) -> str:
    """What a guest is called until they choose a name."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:4], "big")
    return f"{GUESTS[number % len(GUESTS)]} {number // len(GUESTS) % 90 + 10}"


class Signer:
    """Signs cookies, and recognises its own."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def cookie(self, person: str) -> str:
        """The cookie's value."""
        return f"{person}.{self._signature(person)}"

    def person(self, cookie: str) -> str | None:
        """Whose cookie this is; None if it isn't from here."""
        person, _, signature = cookie.rpartition(".")
        if not re.fullmatch(r"[A-Za-z0-9_-]{16}", person) or not hmac.compare_digest(
            signature.encode(), self._signature(person).encode()
        ):
            return None
        return person

    def _signature(self, person: str) -> str:
        digest = hmac.new(self._secret, f"cookie {person}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def checked_name(text: str) -> str:
    """A name somebody typed, tidied; refused if a seat or a save file can't have it."""
    name = unicodedata.normalize("NFC", text).strip()
    if not name or not name.isprintable():
        raise Problem("bad-name", reason="it needs characters that can be seen, on one line")
    if len(name) > LONGEST_NAME:
        raise Problem("bad-name", reason=f"it is longer than {LONGEST_NAME} characters")
    if name.lower().startswith(BOT):
        raise Problem("bad-name", reason=f"{BOT!r} is how bots begin")
    return name


def account_key(account: str) -> str:
    """The key an account is found by, however its name is capitalised."""
    return unicodedata.normalize("NFKC", account).casefold()


NICE = 10
"""How much checking passwords stands back behind everything else."""


def _stand_back() -> None:
    """Give this thread, and those it starts, less of the processor, where a system can do that for threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


class Passwords:
    """Hashes and checks passwords. That takes a while by design: one at a time, in a thread that stands back."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._thread = ThreadPoolExecutor(1, "passwords", initializer=_stand_back)
        self._nobodys = self._hasher.hash(secrets.token_hex(8))

    async def hashed(self, password: str) -> str:
        """The hash of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is right. Without an account it takes as long, so that nobody learns which ones exist."""
        right = await asyncio.get_running_loop().run_in_executor(
            self._thread, self._verify, kept or self._nobodys, password
        )
        return right and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made by weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def guest(person: str) -> Person:
    """Somebody who has done nothing yet."""
    return Person(person, guest_name(person))


def token_hash(token: str) -> str:
    """What is kept of a secret link."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
