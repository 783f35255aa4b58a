"""What computer opponents are called, so that nobody else can be called so."""

from __future__ import annotations

import re
import unicodedata

COMPUTERS = frozenset(("bot", "bots", "robot", "robots", "roboter", "gepi"))
"""What computer opponents are called in our languages, without accents; no word of a person's name may say so,"""
BEGINNINGS = ("computer", "ordinateur", "szamitogep", "pocitac")
"""or begin so."""
ASIDE = frozenset(("ai", "cpu", "gep", "ia", "ki", "mi", "pc"))
"""The same in brackets, or behind a dash and the like; elsewhere these are names of people too."""
LOOKALIKES = str.maketrans("0авеостмриѕоϲτρμ", "oabeoctmpusoctpm")
"""Digits, Cyrillic and Greek letters that look like the Latin ones of these words."""
WORD = re.compile(r"[^\W_]+")
IN_BRACKETS = re.compile(r"[(\[{<]([^)\]}>]*)")
BEHIND = re.compile(r"(?:\s-|[–—:/|·•,;])\s*(\w+)\W*$")


def sounds_like_a_bot(name: str) -> bool:
    """Whether a name could be taken for a computer opponent's, however it is written."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(LOOKALIKES)
    if any(word in COMPUTERS or word.startswith(BEGINNINGS) for word in WORD.findall(plain)):
        return True
    aside = " ".join([*IN_BRACKETS.findall(plain), *BEHIND.findall(plain)])
    return bool(ASIDE.intersection(WORD.findall(aside)))
