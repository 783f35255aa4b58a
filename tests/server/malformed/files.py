"""Malformed files: saved games and component files, nearly sound or made to hurt."""

from __future__ import annotations

import hashlib
import json
import random

from server.malformed.values import TEXTS, damaged

BOMBS = (
    "x." * 40_000 + "x=1", "x=" + "[" * 40_000, "x={a=" * 9000, '"' + '\\"' * 40_000, "a=0x" + "f" * 9000,
    "[[a]]\n" * 9000, "".join(f"k{number}=1\n" for number in range(12_000)), "#" * 100_001, "x='''" * 9000, "\x00",
    "x=1979-99-99", "\ufeff", "x=\"\\ud800\"", "x = 1e999", "x=" + "9" * 5000, "[a]\n[a]", "a.b=1\na=2",
    "x=inf\ny=nan", "=", "[", "x=\r",
)  # fmt: skip
VALUES = (
    "-1", "101", "1e3", "nan", "0x" + "f" * 190, "[]", "{}", '"x"', "true", "1979-05-27", "''", "9" * 30, "[[1]]",
    "=",
)  # fmt: skip


def box(chance: random.Random, sound: str) -> str:
    """A component file."""
    if chance.random() < 0.3:
        return chance.choice(BOMBS)
    lines = sound.split("\n")
    place = chance.choice([place for place, line in enumerate(lines) if "=" in line])
    key = lines[place].split("=")[0]
    lines[place] = chance.choice(
        (
            f"{key}= {chance.choice(VALUES)}",
            "",
            f"{lines[place]}\n{lines[place]}",
            f"{key}_ = 1",
            lines[place][: chance.randrange(9)],
        )
    )
    return "\n".join(lines)


def save(chance: random.Random, sound: str, boxes: str) -> bytes:
    """A saved game; sometimes its digest fits, so that it is looked at to the end."""
    lines = sound.split("\n")
    place = chance.randrange(len(lines))
    kind = chance.randrange(8)
    if kind == 0:
        return damaged(chance, sound.encode())
    if kind == 1:
        lines[place] = chance.choice(TEXTS)
    elif kind == 2:
        lines.insert(place, chance.choice(lines))
    elif kind == 3:
        lines.pop(place)
    elif kind == 4:
        lines[place] = lines[place].replace(
            *chance.choice((("0", "9"), ("1", "x"), ('"', "'"), (" ", ""), ("a", "\\")))
        )
    elif kind == 5:
        name = chance.choice(("Names", "Options", "Seats", "Rules", "Seed", "Result", "Box", "Game"))
        lines.insert(1, f'[{name} "{chance.choice(TEXTS)}"]')
    elif kind == 6:
        head = [line for line in lines if not line.startswith("[Box")]
        custom = ['[Box "custom"]', *(f"% {line}" for line in box(chance, boxes).split("\n"))]
        lines = head[:5] + custom + head[5:]
    else:
        return chance.choice(
            (b"", b"\xff\xfe", b"[" * 5000, b'[Game "wells"]\n' * 500, b"%\n" * 5000, chance.randbytes(300))
        )
    return signed("\n".join(lines)).encode(errors="surrogatepass")


def signed(text: str) -> str:
    """The text with the digest that fits it."""
    above, end, last = text.rpartition("end ")
    digest = hashlib.sha256(above.encode(errors="replace")).hexdigest()[:16]
    return f"{above}{end}{last.split(' ')[0]} {digest}\n" if end else text


def upload(chance: random.Random, host: str, cookie: str, saves: tuple[str, ...], boxes: dict[str, str]) -> bytes:
    """A request that brings a malformed file."""
    if chance.random() < 0.5:
        body = save(chance, chance.choice(saves), boxes["wells"])
        target, kind = "/api/saves", "text/plain"
    else:
        game = chance.choice(sorted(boxes))
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "screen"}], "box": box(chance, boxes[game])}
        body, target, kind = json.dumps(wish).encode(), "/api/tables", "application/json"
    head = f"POST {target} HTTP/1.1\r\nHost: {host}\r\nCookie: tworivers={cookie}\r\nContent-Type: {kind}\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
