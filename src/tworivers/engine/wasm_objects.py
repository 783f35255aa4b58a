"""An object file of WebAssembly, taken apart: what LLVM writes and `wasm_linking.py` makes modules of.

The formats are those of the WebAssembly core specification and of the tool conventions' `Linking.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORY, GLOBALS, EXPORTS, ELEMENTS, CODE, DATA = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    9,
    10,
    11,
)
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)
"""What an import or export is."""
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, NAMED = 16, 64
"""Marks of symbols."""
SEGMENTS, SYMBOLS = 5, 8
"""Parts of the section `linking`."""
I32_CONST = b"\x41"


class BadObject(ValueError):
    """An object that holds something this linker doesn't know."""


class Missing(BadObject):
    """An object that calls a function which isn't in it."""


@dataclass
class Reader:
    """Bytes, and a place in them."""

    data: bytes
    at: int = 0

    def take(self, count: int) -> bytes:
        """The next few."""
        self.at += count
        return self.data[self.at - count : self.at]

    def byte(self) -> int:
        """The next one."""
        return self.take(1)[0]

    def number(self) -> int:
        """A number in LEB128."""
        return self._read()[0]

    def signed(self) -> int:
        """A number that may be negative."""
        value, bits, negative = self._read()
        return value - (1 << bits) if negative else value

    def _read(self) -> tuple[int, int, bool]:
        """A number, how many bits it was written in, and whether the highest of them is set."""
        value = bits = 0
        while True:
            part = self.byte()
            value |= (part & 127) << bits
            bits += 7
            if part < 128:
                return value, bits, bool(part & 64)

    def text(self) -> str:
        """A text and its length before it."""
        return self.take(self.number()).decode()

    @property
    def more(self) -> bool:
        """Whether there are bytes behind the place."""
        return self.at < len(self.data)


class Import(NamedTuple):
    """What an object wants from outside, and its type as it is written."""

    name: str
    kind: int
    type: bytes


class Symbol(NamedTuple):
    """What relocations refer to: a function by its index, or data by its segment and place in it."""

    kind: int
    name: str
    place: int
    offset: int = 0


@dataclass
class Object:
    """The parts of an object file."""

    imports: list[Import] = field(default_factory=list)
    sections: dict[int, bytearray] = field(default_factory=dict)
    named: dict[str, bytes] = field(default_factory=dict)
    symbols: list[Symbol] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)
    segments: list[bytearray] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)
    """Where each segment's bytes begin in the section of data."""


def read_object(made: bytes) -> Object:
    """Take an object apart."""
    if not made.startswith(MAGIC):
        raise BadObject("This is no WebAssembly object.")
    read = Object()
    reader = Reader(made, len(MAGIC))
    while reader.more:
        kind = reader.byte()
        body = reader.take(reader.number())
        if kind == CUSTOM:
            inner = Reader(body)
            name = inner.text()
            read.named[name] = body[inner.at :]
        else:
            read.sections[kind] = bytearray(body)
    read.imports = list(_imports(Reader(bytes(read.sections[IMPORTS]))))
    _read_linking(read, Reader(read.named["linking"]))
    if DATA in read.sections:
        _read_data(read, Reader(bytes(read.sections[DATA])))
    return read


def _imports(reader: Reader) -> Iterator[Import]:
    for _ in range(reader.number()):
        reader.text()
        name, kind = reader.text(), reader.byte()
        begin = reader.at
        if kind == A_FUNCTION:
            raise Missing(name)
        if kind == A_GLOBAL:
            reader.take(2)
        else:
            if kind == A_TABLE:
                reader.byte()
            limited = reader.byte() & 1
            for _ in range(1 + limited):
                reader.number()
        yield Import(name, kind, reader.data[begin : reader.at])


def _read_linking(read: Object, reader: Reader) -> None:
    """How segments are aligned, and what the symbols mean."""
    if reader.number() != 2:
        raise BadObject("The object's linking section has another version than 2.")
    while reader.more:
        kind, size = reader.byte(), reader.number()
        inner = Reader(reader.take(size))
        if kind == SEGMENTS:
            for _ in range(inner.number()):
                inner.text()
                read.alignments.append(1 << inner.number())
                inner.number()
        elif kind == SYMBOLS:
            read.symbols = [_read_symbol(inner) for _ in range(inner.number())]


def _read_symbol(reader: Reader) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    if kind == DATA_SYMBOL:
        name = reader.text()
        if flags & UNDEFINED:
            raise BadObject(f"The object has no data {name}.")
        symbol = Symbol(kind, name, reader.number(), reader.number())
        reader.number()
        return symbol
    index = reader.number()
    has_name = kind != SECTION_SYMBOL and (not flags & UNDEFINED or flags & NAMED)
    return Symbol(kind, reader.text() if has_name else "", index)


def _read_data(read: Object, reader: Reader) -> None:
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.take(1) != I32_CONST:
            raise BadObject("The object has data of a kind that isn't known.")
        reader.signed()
        reader.take(1)
        size = reader.number()
        read.begins.append(reader.at)
        read.segments.append(bytearray(reader.take(size)))
