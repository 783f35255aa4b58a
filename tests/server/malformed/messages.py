"""Malformed WebSocket messages, and frames that are none."""

from __future__ import annotations

import random

from server.malformed.values import damaged, odd_object, odd_token

FIELDS = {"id": '"x"', "seat": "0", "number": "0", "action": "1", "since": "0", "to": "null", "text": '"hey"'}
TYPES = ('"look"', '"move"', '"move"', '"undo"', '"say"', '"ping"', '"dance"', '""', "null", "3", "[]")
LONGEST = 16 * 1024
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A


def frame(payload: bytes, first: int = TEXT, masked: bool = True) -> bytes:
    """A frame as a client sends it. The mask is zero, which changes nothing and is allowed."""
    size = len(payload)
    bit = 0x80 if masked else 0
    if size < 126:
        head = bytes([first, bit | size])
    elif size < 65536:
        head = bytes([first, bit | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, bit | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


def message(chance: random.Random) -> bytes:
    """A frame with a message that is odd, but lets the connection go on."""
    kind = chance.random()
    if kind < 0.85:
        fields = {name: FIELDS[name] for name in chance.sample(sorted(FIELDS), chance.randrange(len(FIELDS)))}
        text = odd_object(chance, fields)
        text = text[:1] + f'"type":{chance.choice(TYPES)},' + text[1:] if text[:1] == "{" else text
        return frame(text.encode(errors="replace")[:LONGEST])
    if kind < 0.9:
        return frame(odd_token(chance).encode(errors="replace")[:LONGEST])
    if kind < 0.95:
        return frame(chance.randbytes(chance.randrange(200)), BINARY)
    return frame(b"x" * chance.randrange(126), chance.choice((PING, PONG)))


def no_message(chance: random.Random) -> bytes:
    """Bytes that end the connection."""
    return chance.choice(
        (
            lambda: frame(b"\xff\xfe" + chance.randbytes(20)),
            lambda: frame(b"x" * (LONGEST + 1)),
            lambda: frame(b"{}", masked=False),
            lambda: frame(b"{}", chance.choice((0x83, 0x8F, 0xC1, 0xF1, 0x80))),
            lambda: frame(b"x" * 200, PING),
            lambda: frame(b"{", 0x01) + frame(b"{}"),
            lambda: frame(b"", 0x01) + frame(b"", 0x00) * 200,
            lambda: frame(
                chance.choice((b"", b"\x03", b"\x03\xec", b"\xff\xff", b"\x03\xe8\xff\xff", b"\x00\x00")), CLOSE
            ),
            lambda: bytes([0x81, 0xFF]) + b"\xff" * 12,
            lambda: damaged(chance, frame(b'{"type":"look"}') * 3) + b"\xff" * 20,
        )
    )()
