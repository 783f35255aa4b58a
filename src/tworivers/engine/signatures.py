"""One compiled version of a rule for all kinds of integers. Needs Numba: imported only where rules are compiled.

Left to itself Numba compiles a rule anew for every mixture of `int8`, `int16`, members of enumerations and constants
that callers pass, two versions of each rule on average and 28 of `note`. Rules only calculate with integers, so one
version that takes 64 bits serves all of them, and compiling takes a quarter less time.
"""

from __future__ import annotations

from typing import Any

from numba import types


def take_any_integer(dispatcher: Any) -> Any:
    """Let calls from other rules all use the version of a rule that takes 64-bit integers."""
    template = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        found, signature, _, _ = template(tuple(_wide(arg) for arg in args), kws)
        return found, signature, args, kws

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _wide(kind: Any) -> Any:
    """64 bits for every kind of integer; everything else as it is."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer | types.IntEnumMember) else plain
