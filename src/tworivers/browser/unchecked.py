"""In place of pydantic, which a page doesn't have: the house's own files, which tests have checked, become objects as
they are. Only what reads lessons uses it there; files that people bring are read by the server.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

Function = TypeVar("Function", bound=Callable[..., Any])


class ValidationError(ValueError):
    """Never raised."""


class Given:
    """What stands in a file under another name, or needn't stand there."""

    def __init__(self, default: Any, alias: str | None) -> None:
        self.default, self.alias = default, alias


def Field(default: Any = ..., *, alias: str | None = None, **_: Any) -> Any:  # noqa: N802 - as pydantic calls it
    """A field's default and its name in files."""
    return Given(default, alias)


def ConfigDict(**settings: Any) -> dict[str, Any]:  # noqa: N802 - as pydantic calls it
    """How strictly a file is read."""
    return settings


def model_validator(**_: Any) -> Callable[[Function], Function]:
    """A check of a whole table."""
    return lambda function: function


class BaseModel:
    """A table of a file, as its annotations say."""

    def __init__(self, given: dict[str, Any]) -> None:
        for name, kind in get_type_hints(type(self)).items():
            found = getattr(type(self), name, None)
            field = found if isinstance(found, Given) else Given(found, None)
            key = field.alias or name
            self.__dict__[name] = _made(kind, given[key]) if key in given else field.default

    @classmethod
    def model_validate(cls, given: dict[str, Any]) -> BaseModel:
        """The table as an object."""
        return cls(given)


def _made(kind: Any, value: Any) -> Any:
    if get_origin(kind) is list:
        return [_made(get_args(kind)[0], one) for one in value]
    return kind(value) if isinstance(kind, type) and issubclass(kind, BaseModel) else value


def stand_in() -> None:
    """Whatever imports pydantic from now on gets this."""
    module: Any = ModuleType("pydantic")
    for one in (BaseModel, ConfigDict, Field, ValidationError, model_validator):
        setattr(module, one.__name__, one)
    sys.modules["pydantic"] = module
