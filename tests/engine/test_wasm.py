"""WebAssembly from small functions: how values get in and out, constants, tables of functions, what is missing."""

from __future__ import annotations

import math
import struct
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
import pytest
import wasmtime

from tworivers.browser.in_wasmtime import Module
from tworivers.engine.wasm import FEATURES, TRIPLE, Export, NotPortable, lowering, modules_of
from tworivers.engine.wasm_linking import BadObject, Missing, link, link_beside

RECORD = np.dtype([("count", np.int8), ("goods", np.int16, 3)], align=True)
CODE = """
target triple = "wasm32-unknown-unknown"
@numbers = internal constant [3 x i32] [i32 5, i32 7, i32 11]
@chosen = internal global ptr @twice
define internal i32 @twice(i32 %x) noinline { %y = add i32 %x, %x ret i32 %y }
define internal i32 @next(i32 %x) noinline { %y = add i32 %x, 1 ret i32 %y }
define void @choose() { store volatile ptr @next, ptr @chosen ret void }
define i32 @through(i32 %x) { %f = load volatile ptr, ptr @chosen %y = call i32 %f(i32 %x) ret i32 %y }
define i32 @number(i32 %i) { %p = getelementptr i32, ptr @numbers, i32 %i %y = load i32, ptr %p ret i32 %y }
"""


def object_of(code: str) -> bytes:
    """What LLVM writes of a text."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=0)
    return bytes(machine.emit_object(llvm.parse_assembly(code)))


def kernel_sum(records: Any, i: int, factor: float, nothing: None) -> float:
    """Adds up a field, and counts that it did."""
    records[i].count += 1
    total = 0
    for good in records[i].goods:
        total += good
    return total * factor


def kernel_look(record: Any) -> int:
    """One record by itself."""
    return int(record.count)


def kernel_clear(numbers: Any) -> None:
    """Returns nothing."""
    for place in range(len(numbers)):
        numbers[place] = -1


def test_arrays_records_and_numbers_get_in_and_out() -> None:
    records, numbers = np.zeros(2, np.dtype((np.record, RECORD))), np.arange(4)
    with lowering() as lowered:
        code = modules_of(
            {
                "total": Export(numba.njit(_nrt=False)(kernel_sum), (records, 0, 1.0, None)),
                "look": Export(numba.njit(_nrt=False)(kernel_look), (records[0],)),
                "clear": Export(numba.njit(_nrt=False)(kernel_clear), (numbers,)),
            },
            lowered,
        )
    module = Module(code.own)
    records[1].goods[:] = [3, -1, 300]
    at, there = module.room(records), module.room(numbers)
    assert module.call("total", at, 2, 1, 0.5) == 151.0
    assert module.call("look", at + RECORD.itemsize) == 1
    assert module.call("clear", there, 3) is None
    assert module.read(there, numbers).tolist() == [-1, -1, -1, 3]
    assert module.read(at, records)["count"].tolist() == [0, 1]


def test_bytes_between_fields_are_read_too() -> None:
    module = Module(link(object_of(CODE), []))
    marked = np.frombuffer(bytes(range(1, 1 + RECORD.itemsize)), RECORD)
    assert module.read(module.room(marked), marked).tobytes() == marked.tobytes()


def test_what_only_this_machine_knows_is_named() -> None:
    sine = Export(numba.njit(_nrt=False)(lambda x: math.sin(x)), (1.0,))
    with lowering() as lowered, pytest.raises(NotPortable, match="no sin in a browser"):
        modules_of({"sine": sine}, lowered)


def test_constants_and_functions_by_address() -> None:
    module = Module(link(object_of(CODE), ["choose", "through", "number"]))
    assert [module.call("number", place) for place in range(3)] == [5, 7, 11]
    assert module.call("through", 20) == 40
    module.call("choose")
    assert module.call("through", 20) == 21


def test_what_is_missing_in_an_object_is_named() -> None:
    head = f'target triple = "{TRIPLE}"\n'
    call = "declare i32 @far(i32)\ndefine i32 @near(i32 %x) { %y = call i32 @far(i32 %x) ret i32 %y }"
    made = object_of(head + call)
    with pytest.raises(Missing, match="far"):
        link(made, ["near"])
    look = "@far_data = external global i32\ndefine i32 @near() { %y = load i32, ptr @far_data ret i32 %y }"
    made = object_of(head + look)
    with pytest.raises(BadObject, match="no data far_data"):
        link(made, ["near"])


@pytest.mark.parametrize("made", [b"", b"\x7fELF", b"\0asm" + struct.pack("<I", 2)])
def test_what_is_no_object_is_refused(made: bytes) -> None:
    with pytest.raises(BadObject, match="no WebAssembly object"):
        link(made, [])


def beside(code: str, exports: list[str], memory_base: int, table_base: int) -> tuple[Any, Any, Any]:
    """A module in the memory of another program: its store, its exports and that memory."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=0, reloc="pic")
    module = link_beside(bytes(machine.emit_object(llvm.parse_assembly(code))), exports)
    store = wasmtime.Store()
    i32 = wasmtime.ValType.i32()
    memory = wasmtime.Memory(store, wasmtime.MemoryType(wasmtime.Limits(2, None)))
    table = wasmtime.Table(
        store, wasmtime.TableType(wasmtime.ValType.funcref(), wasmtime.Limits(table_base + 2, None)), None
    )

    def number(value: int, mutable: bool = False) -> Any:
        return wasmtime.Global(store, wasmtime.GlobalType(i32, mutable), wasmtime.Val.i32(value))

    offered = {
        "memory": memory,
        "__indirect_function_table": table,
        "__stack_pointer": number(4096, mutable=True),
        "__memory_base": number(memory_base),
        "__table_base": number(table_base),
    }
    made = wasmtime.Module(store.engine, module)
    instance = wasmtime.Instance(store, made, [offered[wanted.name] for wanted in made.imports])
    return store, instance.exports(store), memory


def test_a_module_in_another_programs_memory_has_its_constants_where_it_was_told() -> None:
    store, exports, memory = beside(CODE, ["choose", "through", "number"], 8192, 7)
    exports["__wasm_apply_data_relocs"](store)
    assert exports["through"](store, 20) == 40
    assert [exports["number"](store, place) for place in range(3)] == [5, 7, 11]
    exports["choose"](store)
    assert exports["through"](store, 20) == 21
    assert memory.read(store, 0, 8192) == bytearray(8192), "nothing lies below"
    assert (5).to_bytes(4, "little") in memory.read(store, 8192, 8192 + 64)
