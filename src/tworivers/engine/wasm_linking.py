"""A linker for WebAssembly: makes a module of one object that LLVM has optimised as a whole.

It gives the module a memory and a stack of its own, lays constants out behind the stack, fills in the places that the
object leaves open (its relocations), and exports what is wanted. The formats are those of the WebAssembly core
specification and of the tool conventions' `Linking.md`. (LLVM's own linker comes in packages of a hundred megabytes.)
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
PAGE = 65536
STACK = 1 << 18
"""Bytes of the stack; it lies below everything else, so that one that grows too far stops the program."""
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
FUNCTION_INDEX, TABLE_INDEX_SIGNED, TABLE_INDEX, ADDRESS, ADDRESS_SIGNED, ADDRESS_PLAIN, TYPE_INDEX, GLOBAL_INDEX = (
    range(8)
)
TABLE_NUMBER = 20
"""Kinds of relocations."""
WITH_ADDEND = (ADDRESS, ADDRESS_SIGNED, ADDRESS_PLAIN)
PLAIN_WORDS = (TABLE_INDEX, ADDRESS_PLAIN)
SIGNED = (TABLE_INDEX_SIGNED, ADDRESS_SIGNED)
I32_CONST, END = b"\x41", b"\x0b"


class BadObject(ValueError):
    """An object that holds something this linker doesn't know."""


class Missing(BadObject):
    """An object that calls a function which isn't in it."""


@dataclass
class _Reader:
    """Bytes, and a place in them."""

    data: bytes
    at: int = 0

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def byte(self) -> int:
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
        return self.take(self.number()).decode()

    @property
    def more(self) -> bool:
        return self.at < len(self.data)


class _Symbol(NamedTuple):
    """What relocations refer to: a function by its index, or data by its segment and place in it."""

    kind: int
    name: str
    place: int
    offset: int = 0


@dataclass
class _Object:
    """The parts of an object file."""

    sections: dict[int, bytearray] = field(default_factory=dict)
    named: dict[str, bytes] = field(default_factory=dict)
    symbols: list[_Symbol] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)
    segments: list[bytearray] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)
    """Where each segment's bytes begin in the section of data."""


def link(made: bytes, exports: list[str]) -> bytes:
    """The module of an object, with its memory, `__heap_base` and the functions of these names."""
    if not made.startswith(MAGIC):
        raise BadObject("This is no WebAssembly object.")
    read = _read(made)
    places, top = _lay_out(read)
    table: list[int] = []
    _relocate(read, places, table)
    functions = {symbol.name: symbol.place for symbol in read.symbols if symbol.kind == FUNCTION_SYMBOL}
    offered = [_text("memory") + bytes([A_MEMORY, 0]), _text("__heap_base") + bytes([A_GLOBAL, 1])]
    offered += [_text(name) + bytes([A_FUNCTION]) + _number(functions[name]) for name in exports]
    globals_ = [b"\x7f\1" + _constant(STACK), b"\x7f\0" + _constant(top)]
    out = MAGIC + _section(TYPES, bytes(read.sections[TYPES])) + _section(FUNCTIONS, bytes(read.sections[FUNCTIONS]))
    if table:
        out += _section(TABLES, _vector([b"\x70\1" + _number(len(table) + 1) * 2]))
    out += _section(MEMORY, _vector([b"\0" + _number(-(-top // PAGE))]))
    out += _section(GLOBALS, _vector(globals_)) + _section(EXPORTS, _vector(offered))
    if table:
        out += _section(ELEMENTS, _vector([b"\0" + _constant(1) + _vector([_number(index) for index in table])]))
    out += _section(CODE, bytes(read.sections[CODE]))
    if read.segments:
        filled = zip(places, read.segments, strict=True)
        out += _section(
            DATA, _vector([b"\0" + _constant(place) + _number(len(data)) + bytes(data) for place, data in filled])
        )
    return out


def _read(made: bytes) -> _Object:
    """Take an object apart."""
    read = _Object()
    reader = _Reader(made, len(MAGIC))
    while reader.more:
        kind = reader.byte()
        body = reader.take(reader.number())
        if kind == CUSTOM:
            inner = _Reader(body)
            name = inner.text()
            read.named[name] = body[inner.at :]
        else:
            read.sections[kind] = bytearray(body)
    _check_imports(_Reader(bytes(read.sections[IMPORTS])))
    _read_linking(read, _Reader(read.named["linking"]))
    if DATA in read.sections:
        _read_data(read, _Reader(bytes(read.sections[DATA])))
    return read


def _check_imports(reader: _Reader) -> None:
    """Memory, stack and table become the module's own; a function from outside there must not be."""
    for _ in range(reader.number()):
        reader.text()
        name, kind = reader.text(), reader.byte()
        if kind == A_FUNCTION:
            raise Missing(name)
        if kind == A_GLOBAL:
            reader.take(2)
            if name != "__stack_pointer":
                raise BadObject(f"The object wants the value {name} from outside.")
        else:
            if kind == A_TABLE:
                reader.byte()
            limited = reader.byte() & 1
            for _ in range(1 + limited):
                reader.number()


def _read_linking(read: _Object, reader: _Reader) -> None:
    """How segments are aligned, and what the symbols mean."""
    if reader.number() != 2:
        raise BadObject("The object's linking section has another version than 2.")
    while reader.more:
        kind, size = reader.byte(), reader.number()
        inner = _Reader(reader.take(size))
        if kind == SEGMENTS:
            for _ in range(inner.number()):
                inner.text()
                read.alignments.append(1 << inner.number())
                inner.number()
        elif kind == SYMBOLS:
            read.symbols = [_read_symbol(inner) for _ in range(inner.number())]


def _read_symbol(reader: _Reader) -> _Symbol:
    kind, flags = reader.byte(), reader.number()
    if kind == DATA_SYMBOL:
        name = reader.text()
        if flags & UNDEFINED:
            raise BadObject(f"The object has no data {name}.")
        symbol = _Symbol(kind, name, reader.number(), reader.number())
        reader.number()
        return symbol
    index = reader.number()
    has_name = kind != SECTION_SYMBOL and (not flags & UNDEFINED or flags & NAMED)
    return _Symbol(kind, reader.text() if has_name else "", index)


def _read_data(read: _Object, reader: _Reader) -> None:
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.take(1) != I32_CONST:
            raise BadObject("The object has data of a kind that isn't known.")
        reader.signed()
        reader.take(1)
        size = reader.number()
        read.begins.append(reader.at)
        read.segments.append(bytearray(reader.take(size)))


def _lay_out(read: _Object) -> tuple[list[int], int]:
    """Where each segment of constants goes, and where free memory begins."""
    places, top = [], STACK
    for segment, alignment in zip(read.segments, read.alignments, strict=True):
        top = _aligned(top, alignment)
        places.append(top)
        top += len(segment)
    return places, _aligned(top, 16)


def _relocate(read: _Object, places: list[int], table: list[int]) -> None:
    """Write what is known now into the places that the object left open; functions called by address get a place in
    the table.
    """
    for name in ("reloc.CODE", "reloc.DATA"):
        reader = _Reader(read.named.get(name, b"\0\0"))
        reader.number()
        for _ in range(reader.number()):
            kind, offset, index = reader.byte(), reader.number(), reader.number()
            addend = reader.signed() if kind in WITH_ADDEND else 0
            value = _value(read, places, table, kind, index, addend)
            if name == "reloc.CODE":
                target, at = read.sections[CODE], offset
            else:
                number = max(number for number, begin in enumerate(read.begins) if begin <= offset)
                target, at = read.segments[number], offset - read.begins[number]
            if kind in PLAIN_WORDS:
                target[at : at + 4] = struct.pack("<I", value)
            else:
                target[at : at + 5] = _padded(value, kind in SIGNED)


def _value(read: _Object, places: list[int], table: list[int], kind: int, index: int, addend: int) -> int:
    """What a relocation stands for."""
    if kind == TYPE_INDEX:
        return index
    symbol = read.symbols[index]
    if kind in (FUNCTION_INDEX, GLOBAL_INDEX):
        return symbol.place
    if kind in (TABLE_INDEX, TABLE_INDEX_SIGNED):
        if symbol.place not in table:
            table.append(symbol.place)
        return 1 + table.index(symbol.place)
    if kind in WITH_ADDEND:
        return places[symbol.place] + symbol.offset + addend
    if kind == TABLE_NUMBER:
        return 0
    raise BadObject(f"The object has a relocation of kind {kind}, which isn't known.")


def _aligned(value: int, alignment: int) -> int:
    return -(-value // alignment) * alignment


def _number(value: int) -> bytes:
    """A number in LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def _constant(value: int) -> bytes:
    """An expression whose value is a number from 0 on."""
    out = _number(value)
    if out[-1] & 64:  # it would be read as negative
        out = bytes([*out[:-1], out[-1] | 128, 0])
    return I32_CONST + out + END


def _padded(value: int, signed: bool) -> bytes:
    """A number in the five bytes that an object holds ready for it."""
    parts = [(value >> (7 * place)) & 127 | 128 for place in range(5)]
    parts[4] &= 127 if signed else 15
    return bytes(parts)


def _text(value: str) -> bytes:
    return _number(len(value.encode())) + value.encode()


def _vector(parts: list[bytes]) -> bytes:
    return _number(len(parts)) + b"".join(parts)


def _section(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + _number(len(body)) + body
