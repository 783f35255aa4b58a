"""Who somebody is: signatures of cookies, passwords for accounts, names, and secret links for seats."""

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

from tworivers.server.bot_names import sounds_like_a_bot
from tworivers.server.problems import Problem
from tworivers.server.storage.entities import Person

LONGEST_NAME = 40
LONGEST_KEY = 160
"""Characters of an account's key, as many as the database has room for."""

PERSON_LENGTH = 16
"""Characters of a person's id."""

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
    """Signs cookies, and recognises its own: those of guests, and those that tell a device of an account's owner."""

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

    def first_token(self, person: str) -> str:
        """The secret of the session that follows a guest's signed cookie: the same however often that is brought."""
        return self._made(f"session {person}")

    def device(self, person: str) -> str:
        """The value of a cookie that says: here an account's owner has logged in before."""
        device = secrets.token_urlsafe(12)
        return f"{device}.{self._made(f'device {device} {person}')}"

    def device_of(self, cookie: str, person: str) -> str | None:
        """The device that a cookie is of, if this person has logged in with it before."""
        device, _, signature = cookie.rpartition(".")
        fits = hmac.compare_digest(signature.encode(), self._made(f"device {device} {person}").encode())
        return device if fits else None

    def stop(self, person: str) -> str:
        """The secret of the link that ends letters to somebody: it goes with every letter, and does nothing else."""
        return person + self._made(f"stop {person}")

    def stopped_by(self, token: str) -> str | None:
        """Whose letters such a link ends; None if it isn't from here."""
        person, signature = token[:PERSON_LENGTH], token[PERSON_LENGTH:]
        fits = hmac.compare_digest(signature.encode(), self._made(f"stop {person}").encode())
        return person if fits else None

    def _signature(self, person: str) -> str:
        return self._made(f"cookie {person}")

    def _made(self, text: str) -> str:
        digest = hmac.new(self._secret, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def checked_name(text: str) -> str:
    """A name somebody typed, tidied; refused if a seat or a save file can't have it."""
    name = unicodedata.normalize("NFC", text).strip()
    if not name or not name.isprintable():
        raise Problem("bad-name", reason="unseen", most=LONGEST_NAME)
    if len(name) > LONGEST_NAME:
        raise Problem("bad-name", reason="long", most=LONGEST_NAME)
    if sounds_like_a_bot(name):
        raise Problem("bad-name", reason="bot", most=LONGEST_NAME)
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


def checked_account(text: str) -> tuple[str, str]:
    """An account's name as somebody typed it, tidied, and its key; refused if there can be no such account."""
    account = checked_name(text)
    key = account_key(account)
    if len(key) > LONGEST_KEY:  # some characters stand for a whole sentence
        raise Problem("bad-name", reason="written-out", most=LONGEST_KEY)
    return account, key


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
    return Person(person, guest_name(person), kept=False)


def token_hash(token: str) -> str:
    """What is kept of a secret link."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
