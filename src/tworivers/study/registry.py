"""The games that can be studied, and the module that does it."""

from __future__ import annotations

from types import ModuleType

from tworivers.study import mesopotamia

STUDIES: dict[str, ModuleType] = {"mesopotamia": mesopotamia}
