"""Rules as WebAssembly: the very functions that Numba compiles for this machine, taken before it fits them to it.

`modules_of` lets Numba type and lower kernels, takes the LLVM code it makes of each rule, lays it out for the 32-bit
pointers of WebAssembly, and has LLVM (llvmlite's own) optimise all of it as a whole; `wasm_linking.py` makes modules
of the result. An exported function takes plain numbers: an array is its address and length, a record its address,
integers have 32 bits. The caller lays out the module's memory, from `__heap_base` on.

Needs Numba. Building takes as long as compiling natively; what was built is kept by whoever asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.codegen import CPUCodeLibrary
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from tworivers.engine.caching import nothing_kept
from tworivers.engine.wasm_linking import Missing, link, link_beside

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser of the last years knows."""
I32, I64, DOUBLE, ADDRESS = ir.IntType(32), ir.IntType(64), ir.DoubleType(), ir.IntType(8).as_pointer()

Lowered: TypeAlias = list[str]

RUNTIME = """
define weak_odr void @NRT_incref(ptr %0) alwaysinline { ret void }
define weak_odr void @NRT_decref(ptr %0) alwaysinline { ret void }
define weak_odr ptr @NRT_Allocate(i64 %0) alwaysinline { call void @llvm.trap() unreachable }
define weak_odr void @NRT_Free(ptr %0) alwaysinline { ret void }
define weak_odr double @sqrt(double %0) alwaysinline { %2 = call double @llvm.sqrt.f64(double %0) ret double %2 }
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)
"""
"""What Numba's code expects around it. Memory is laid out by whoever calls, so nobody counts references; Numba asks for
memory only where both sides of `a[:] = b` overlap, which they do in no rule. A square root is an instruction."""


@dataclass(frozen=True)
class Export:
    """A kernel that the module offers, and arguments as its caller gives them: they show its types and shapes."""

    kernel: Any
    examples: tuple[Any, ...]


class NotPortable(RuntimeError):
    """A rule calls something that only this machine's libraries have."""


class Modules(NamedTuple):
    """Kernels as WebAssembly: a module with a memory of its own, and one that lives in another program's memory."""

    own: bytes
    beside: bytes


def modules_of(exports: Mapping[str, Export], lowered: Lowered) -> Modules:
    """The modules that offer these kernels by name. `lowered` has listened since before the first rule was compiled."""
    wrappers = {name: _wrapper(name, export) for name, export in exports.items()}
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine, anywhere = _machine("static"), _machine("pic")
    whole = _together(lowered, wrappers, str(machine.target_data))
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(whole, passes)
    copy = whole.clone()
    try:
        return Modules(
            link(machine.emit_object(whole), list(exports)), link_beside(anywhere.emit_object(copy), list(exports))
        )
    except Missing as error:
        raise NotPortable(f"There is no {error} in a browser: a rule of our own must take its place.") from None


def calls_of(exports: Mapping[str, Export]) -> dict[str, list[str]]:
    """By name the kinds of what a kernel's caller passes, one by one, and last of what they get."""
    described = {name: _description(export) for name, export in exports.items()}
    return {name: [_kind_of(kind) for kind in (*one.argtypes, one.restype)] for name, one in described.items()}


def _machine(relocation: str) -> Any:
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc=relocation, codemodel="default")


@contextmanager
def lowering() -> Iterator[Lowered]:
    """Listens to Numba: everything that it lowers meanwhile, as LLVM code from before any pass.

    Some rules are used already while their modules are imported: import games only once this listens.
    """
    known: Lowered = []
    add = CPUCodeLibrary.add_ir_module

    def listen(library: Any, module: Any) -> None:
        if module.name not in ("wrapper", "cfunc_wrapper") and library.name != "nrt":
            known.append(cgutils.normalize_ir_text(str(module)))
        add(library, module)

    CPUCodeLibrary.add_ir_module = listen
    try:
        with nothing_kept():
            yield known
    finally:
        CPUCodeLibrary.add_ir_module = add


def _together(lowered: Lowered, wrappers: Mapping[str, str], layout: str) -> Any:
    """One LLVM module of all functions, in which only the exported ones can be seen from outside."""

    def read(text: str) -> Any:
        code = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.M)
        return llvm.parse_assembly(f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n{code}')

    whole = read(RUNTIME)
    for text in dict.fromkeys(lowered):
        part = read(text)
        for function in part.functions:
            if not function.is_declaration:
                function.linkage = "weak_odr"
        whole.link_in(part)
    for text in wrappers.values():
        whole.link_in(read(text))
    for function in whole.functions:
        if not function.is_declaration and function.name not in wrappers:
            function.linkage = "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration or variable.linkage == llvm.Linkage.common:
            variable.linkage = "internal"
    whole.verify()
    return whole


def _wrapper(name: str, export: Export) -> str:
    """LLVM code of a function with plain arguments that calls a kernel; further dimensions of arrays are fixed."""
    description, examples = _description(export), export.examples
    context = cpu_target.target_context
    module = ir.Module(f"export.{name}")
    kinds = description.argtypes
    parameters = [parameter for kind in kinds for parameter in _parameters(kind)]
    result = _result(description.restype)
    function = ir.Function(module, ir.FunctionType(result, parameters), name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    given = iter(function.args)
    arguments = [
        _argument(context, builder, kind, example, given) for kind, example in zip(kinds, examples, strict=True)
    ]
    kernel_type = context.call_conv.get_function_type(description.restype, kinds)
    callee = ir.Function(module, kernel_type, description.llvm_func_name)
    status, out = context.call_conv.call_function(builder, callee, description.restype, kinds, arguments)
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])
        builder.unreachable()
    if isinstance(result, ir.VoidType):
        builder.ret_void()
    else:
        builder.ret(out if result is DOUBLE else _resized(builder, out, I32))
    return str(module)


def _description(export: Export) -> Any:
    """A kernel as Numba describes it for the types of its examples."""
    signature = tuple(numba.typeof(example) for example in export.examples)
    export.kernel.compile(signature)
    return export.kernel.overloads[signature].fndesc


def _kind_of(kind: Any) -> str:
    """A type of Numba's in a word."""
    if isinstance(kind, types.misc.NoneType):
        return "nothing"
    known = ((types.Array, "array"), (types.Record, "record"), (types.Float, "number"))
    return next((word for one, word in known if isinstance(kind, one)), "integer")


def _parameters(kind: Any) -> list[Any]:
    """How a caller passes a value of one of Numba's types."""
    if isinstance(kind, types.Array):
        return [ADDRESS, I32]
    if isinstance(kind, types.Record):
        return [ADDRESS]
    if isinstance(kind, types.misc.NoneType):
        return []
    return [DOUBLE if isinstance(kind, types.Float) else I32]


def _result(kind: Any) -> Any:
    """How a caller gets it."""
    if isinstance(kind, types.misc.NoneType):
        return ir.VoidType()
    return DOUBLE if isinstance(kind, types.Float) else I32


def _argument(context: Any, builder: Any, kind: Any, example: Any, given: Iterator[Any]) -> Any:
    """The value that a kernel takes, of what was passed."""
    if isinstance(kind, types.misc.NoneType):
        return context.get_dummy_value()
    value = next(given)
    if isinstance(kind, types.Record):
        return builder.bitcast(value, context.get_value_type(kind))
    if isinstance(kind, types.Float):
        return value
    if not isinstance(kind, types.Array):
        return _resized(builder, value, context.get_value_type(kind))
    length = builder.sext(next(given), I64)
    array = context.make_array(kind)(context, builder)
    populate_array(
        array,
        data=builder.bitcast(value, array.data.type),
        shape=[length, *(ir.Constant(I64, size) for size in example.shape[1:])],
        strides=[ir.Constant(I64, stride) for stride in example.strides],
        itemsize=ir.Constant(I64, example.itemsize),
        meminfo=None,
    )
    return array._getvalue()


def _resized(builder: Any, value: Any, wanted: Any) -> Any:
    """An integer with another number of bits."""
    if value.type.width == wanted.width:
        return value
    return builder.sext(value, wanted) if value.type.width < wanted.width else builder.trunc(value, wanted)
