"""A linker for WebAssembly: makes a module of one object that LLVM has optimised as a whole.

`link` gives the module a memory and a stack of its own; constants lie behind the stack. `link_beside` makes one that
lives in another program's memory, as Emscripten loads libraries: the program says where its constants go. Either way
the places that the object leaves open (its relocations) are filled in, and what is wanted is exported. The formats are
those of the WebAssembly core specification and of the tool conventions' `Linking.md` and `DynamicLinking.md`. (LLVM's
own linker comes in packages of a hundred megabytes.)
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import NamedTuple

from tworivers.engine.wasm_objects import (
    A_FUNCTION,
    A_GLOBAL,
    A_MEMORY,
    CODE,
    CUSTOM,
    DATA,
    ELEMENTS,
    EXPORTS,
    FUNCTION_SYMBOL,
    FUNCTIONS,
    GLOBALS,
    I32_CONST,
    IMPORTS,
    MAGIC,
    MEMORY,
    TABLES,
    TYPES,
    Import,
    Object,
    Reader,
    Symbol,
    read_object,
)
from tworivers.engine.wasm_objects import BadObject as BadObject
from tworivers.engine.wasm_objects import Missing as Missing

PAGE = 65536
STACK = 1 << 18
"""Bytes of the stack; it lies below everything else, so that one that grows too far stops the program."""
FUNCTION_INDEX, TABLE_INDEX_SIGNED, TABLE_INDEX, ADDRESS, ADDRESS_SIGNED, ADDRESS_PLAIN, TYPE_INDEX, GLOBAL_INDEX = (
    range(8)
)
ADDRESS_BESIDE, TABLE_INDEX_BESIDE, TABLE_NUMBER = 11, 12, 20
"""Kinds of relocations; `BESIDE`: counted from where a program puts the module's constants and functions."""
WITH_ADDEND = (ADDRESS, ADDRESS_SIGNED, ADDRESS_PLAIN, ADDRESS_BESIDE)
IN_TABLE = (TABLE_INDEX, TABLE_INDEX_SIGNED, TABLE_INDEX_BESIDE)
PLAIN_WORDS = (TABLE_INDEX, ADDRESS_PLAIN)
SIGNED = (TABLE_INDEX_SIGNED, ADDRESS_SIGNED, ADDRESS_BESIDE, TABLE_INDEX_BESIDE)
GLOBAL_GET, I32_ADD, I32_STORE, END = b"\x23", b"\x6a", b"\x36\2\0", b"\x0b"
FILLING = "__wasm_apply_data_relocs"
"""What programs call the function that fills in addresses among constants."""
STACK_POINTER, MEMORY_BASE, TABLE_BASE = "__stack_pointer", "__memory_base", "__table_base"
ALIGNMENT = 4
"""Of a module's constants in another program's memory, as a power of two."""
MEMORY_INFO = 1
"""The part of the section `dylink.0` that says how much room a module needs."""


def link(made: bytes, exports: list[str]) -> bytes:
    """The module of an object, with its memory, `__heap_base` and the functions of these names."""
    read = read_object(made)
    for wanted in read.imports:
        if wanted.kind == A_GLOBAL and wanted.name != STACK_POINTER:
            raise BadObject(f"The object wants the value {wanted.name} from outside.")
    places, top = _lay_out(read, STACK)
    table: list[int] = []
    _relocate(read, places, table, first=1)
    offered = [_text("memory") + bytes([A_MEMORY, 0]), _text("__heap_base") + bytes([A_GLOBAL, 1])]
    globals_ = [b"\x7f\1" + _constant(STACK), b"\x7f\0" + _constant(top)]
    filled = zip(places, read.segments, strict=True)
    return b"".join(
        [
            MAGIC,
            _section(TYPES, bytes(read.sections[TYPES])),
            _section(FUNCTIONS, bytes(read.sections[FUNCTIONS])),
            _section(TABLES, _vector([b"\x70\1" + _number(len(table) + 1) * 2])) if table else b"",
            _section(MEMORY, _vector([b"\0" + _number(-(-top // PAGE))])),
            _section(GLOBALS, _vector(globals_)),
            _section(EXPORTS, _vector(offered + _exported(read, exports))),
            _elements(table, _constant(1)),
            _section(CODE, bytes(read.sections[CODE])),
            _data([(_constant(place), bytes(data)) for place, data in filled]),
        ]
    )


def link_beside(made: bytes, exports: list[str]) -> bytes:
    """The module of an object that was made for any place in memory, with the functions of these names."""
    read = read_object(made)
    places, top = _lay_out(read, 0)
    table: list[int] = []
    later = _relocate(read, places, table, first=0)
    globals_ = [wanted.name for wanted in read.imports if wanted.kind == A_GLOBAL]
    bases = ((MEMORY_BASE, top), (TABLE_BASE, table))
    extra = [name for name, needed in bases if needed and name not in globals_]
    for name in globals_:
        if name not in (STACK_POINTER, MEMORY_BASE, TABLE_BASE):
            raise BadObject(f"The object wants the value {name} from outside.")
    globals_ += extra
    imports = [_import(wanted) for wanted in read.imports]
    imports += [_import(Import(name, A_GLOBAL, b"\x7f\0")) for name in extra]
    if later:
        exports = [*exports, _add_filling(read, later, globals_)]
    constants = bytearray(top)
    for place, segment in zip(places, read.segments, strict=True):
        constants[place : place + len(segment)] = segment
    begin: Callable[[str], bytes] = lambda name: GLOBAL_GET + _number(globals_.index(name)) + END  # noqa: E731
    room = b"".join(map(_number, (top, ALIGNMENT, len(table), 0)))
    return b"".join(
        [
            MAGIC,
            _section(CUSTOM, _text("dylink.0") + _section(MEMORY_INFO, room)),
            _section(TYPES, bytes(read.sections[TYPES])),
            _section(IMPORTS, _vector(imports)),
            _section(FUNCTIONS, bytes(read.sections[FUNCTIONS])),
            _section(EXPORTS, _vector(_exported(read, exports))),
            _elements(table, begin(TABLE_BASE)) if table else b"",
            _section(CODE, bytes(read.sections[CODE])),
            _data([(begin(MEMORY_BASE), bytes(constants))]) if top else b"",
        ]
    )


def _import(wanted: Import) -> bytes:
    """An import as programs offer it: objects call their memory otherwise."""
    name = "memory" if wanted.kind == A_MEMORY else wanted.name
    return _text("env") + _text(name) + bytes([wanted.kind]) + wanted.type


def _exported(read: Object, exports: list[str]) -> list[bytes]:
    functions = {symbol.name: symbol.place for symbol in read.symbols if symbol.kind == FUNCTION_SYMBOL}
    return [_text(name) + bytes([A_FUNCTION]) + _number(functions[name]) for name in exports]


def _elements(table: list[int], begin: bytes) -> bytes:
    """The functions that are called by address, if there are any."""
    if not table:
        return b""
    return _section(ELEMENTS, _vector([b"\0" + begin + _vector([_number(index) for index in table])]))


def _data(segments: list[tuple[bytes, bytes]]) -> bytes:
    """The constants, each with where it begins."""
    if not segments:
        return b""
    return _section(DATA, _vector([b"\0" + begin + _number(len(data)) + data for begin, data in segments]))


def _lay_out(read: Object, top: int) -> tuple[list[int], int]:
    """Where each segment of constants goes, the first at `top`, and where free memory begins."""
    places = []
    for segment, alignment in zip(read.segments, read.alignments, strict=True):
        top = _aligned(top, alignment)
        places.append(top)
        top += len(segment)
    return places, _aligned(top, 16)


def _add_filling(read: Object, later: list[_Later], globals_: list[str]) -> str:
    """Add the function that a program calls once it has loaded the module, to fill in what depends on where it lies."""
    base = {name: GLOBAL_GET + _number(globals_.index(name)) for name in {MEMORY_BASE, *(one.base for one in later)}}
    code = b"\0"
    for one in later:
        code += base[MEMORY_BASE] + _literal(one.at) + I32_ADD
        code += base[one.base] + _literal(one.value) + I32_ADD + I32_STORE
    code += END
    kind, place = _count(read.sections[TYPES]), _count(read.sections[FUNCTIONS])
    _append(read.sections[TYPES], b"\x60\0\0")
    _append(read.sections[FUNCTIONS], _number(kind))
    _append(read.sections[CODE], _number(len(code)) + code)
    read.symbols.append(Symbol(FUNCTION_SYMBOL, FILLING, place))
    return FILLING


def _count(section: bytearray) -> int:
    """How many parts a section has."""
    return Reader(bytes(section)).number()


def _append(section: bytearray, part: bytes) -> None:
    """Add a part to a section."""
    reader = Reader(bytes(section))
    count = reader.number()
    section[:] = _number(count + 1) + section[reader.at :] + part


class _Later(NamedTuple):
    """An address among the constants that is known only when a module is loaded."""

    at: int
    base: str
    value: int


def _relocate(read: Object, places: list[int], table: list[int], first: int) -> list[_Later]:
    """Write what is known now into the places that the object left open; functions called by address get a place in
    the table, from `first` on. Without a place of its own (`first` is 0), what depends on it is returned.
    """
    later = []
    for name in ("reloc.CODE", "reloc.DATA"):
        reader = Reader(read.named.get(name, b"\0\0"))
        reader.number()
        for _ in range(reader.number()):
            kind, offset, index = reader.byte(), reader.number(), reader.number()
            addend = reader.signed() if kind in WITH_ADDEND else 0
            value = _value(read, places, table, kind, index, addend, first)
            if name == "reloc.CODE":
                target, at = read.sections[CODE], offset
            else:
                number = max(number for number, begin in enumerate(read.begins) if begin <= offset)
                target, at = read.segments[number], offset - read.begins[number]
                if not first:
                    base = TABLE_BASE if kind == TABLE_INDEX else MEMORY_BASE
                    later.append(_Later(places[number] + at, base, value))
                    continue
            if kind in PLAIN_WORDS:
                target[at : at + 4] = struct.pack("<I", value)
            else:
                target[at : at + 5] = _padded(value, kind in SIGNED)
    return later


def _value(read: Object, places: list[int], table: list[int], kind: int, index: int, addend: int, first: int) -> int:
    """What a relocation stands for."""
    if kind == TYPE_INDEX:
        return index
    symbol = read.symbols[index]
    if kind in (FUNCTION_INDEX, GLOBAL_INDEX):
        return symbol.place
    if kind in IN_TABLE:
        if symbol.place not in table:
            table.append(symbol.place)
        return first + table.index(symbol.place)
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
    return _literal(value) + END


def _literal(value: int) -> bytes:
    """The instruction that gives a number from 0 on."""
    out = _number(value)
    if out[-1] & 64:  # it would be read as negative
        out = bytes([*out[:-1], out[-1] | 128, 0])
    return I32_CONST + out


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
