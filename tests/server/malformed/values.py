"""Odd texts and odd JSON, as raw text: much of it no JSON library would write."""

from __future__ import annotations

import json
import random

TEXTS = (
    "", " ", "x", "Ada", "\x00", "a\x00b", "\u202e", "\ufeff", "\ufdfa" * 40, "é" * 200, "x" * 201, "x" * 3000,
    "bot:x", "../../etc/passwd", "%00", "%", "<script>alert(1)</script>", "'; DROP TABLE people; --",
    "\r\nSet-Cookie: a=b", "a\u0300" * 100, "\U0001f600" * 50, "\u2028", "{{7*7}}", "$(id)", "NaN", "null", "-1",
    "1e999", "İ" * 40, "ß" * 40, "\u0345" * 40, "ﷺ", "\x7f", "\x85", "\u00ad" * 5, "\u200b", "\uffff", "\U0010ffff",
    "wells", "random", "password",
)  # fmt: skip

TOKENS = (
    "0", "-0", "-1", "1", "2", "63", "64", "1.0", "1.5", "1e2", "1e400", "-1e400", "1E-400", "9" * 400, "9" * 5000,
    "01", "0x10", "NaN", "Infinity", "-Infinity", "2147483647", "2147483648", "9007199254740993",
    "9223372036854775808", "18446744073709551616", "true", "false", "null", "nul", "[]", "{}", "[[]]",
    '[{"kind":"me"}]', '{"kind":"bot"}', '""', '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x"', '"\\', '"',
    "'x'", "{", "[", "]", ",", "", "//", "/**/1", '{"a":1,"a":2}', '{"":""}', '{"__proto__":{}}', '{"\\ud800":1}',
    "[" * 60 + "]" * 60, "[" * 2000, '{"a":' * 2000, "[" + "1," * 500 + "1]", '"' + "x" * 20_000 + '"', "\ufeff1",
    "1 2", "+1", ".5", "5.", "1_000", "\u0661",
)  # fmt: skip

QUERIES = (
    "", "0", "1", "-1", "99", "1.5", "1e3", "x", "%00", "%ff", "%", "%zz", "9" * 30, "2147483648", "null", "true",
    "+1", "%20", "0x1", "%D9%A1", "%ED%A0%80", "..%2f..", "a" * 2000, "[]", "{}", "%0d%0aX:%20y",
)  # fmt: skip


def odd_text(chance: random.Random) -> str:
    """A text that somebody might type to see what happens."""
    text = chance.choice(TEXTS)
    return text if chance.random() < 0.7 else text[: chance.randrange(60)] + chance.choice(TEXTS)[:200]


def odd_token(chance: random.Random) -> str:
    """A value in JSON, or what isn't one."""
    kind = chance.random()
    if kind < 0.6:
        return chance.choice(TOKENS)
    if kind < 0.9:
        return json.dumps(odd_text(chance), ensure_ascii=chance.random() < 0.5)
    return f"[{odd_token(chance)},{odd_token(chance)}]"


def odd_object(chance: random.Random, fields: dict[str, str]) -> str:
    """An object with fields of raw JSON, at least one of them odd, missing, doubled or added."""
    parts = dict(fields)
    for name in chance.sample(sorted(parts), min(len(parts), chance.randrange(1, 4))):
        parts[name] = odd_token(chance)
    items = [f"{json.dumps(name)}:{value}" for name, value in parts.items()]
    kind = chance.random()
    if kind < 0.2 and items:
        items.pop(chance.randrange(len(items)))
    elif kind < 0.35 and items:
        items.append(chance.choice(items))
    elif kind < 0.5:
        items.append(f"{json.dumps(odd_text(chance))}:{odd_token(chance)}")
    chance.shuffle(items)
    text = "{" + ",".join(items) + "}"
    return text if kind < 0.95 else odd_token(chance)


def damaged(chance: random.Random, raw: bytes) -> bytes:
    """The same bytes with some of them cut off, changed, doubled or put in."""
    place = chance.randrange(len(raw) + 1)
    kind = chance.randrange(5)
    if kind == 0:
        return raw[:place]
    if kind == 1:
        return raw[:place] + chance.randbytes(chance.randrange(1, 5)) + raw[place:]
    if kind == 2:
        return raw[:place] + raw[place + chance.randrange(1, 9) :]
    if kind == 3:
        return raw[:place] + bytes([chance.randrange(256)]) + raw[place + 1 :]
    return raw + raw[place:]
