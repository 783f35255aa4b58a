"""What users can get wrong and machines can't do, as messages: one line on stderr and exit code 2."""

from __future__ import annotations

import re
from typing import Any, NoReturn

from tworivers.engine.messages import Message, Value, Words
from tworivers.engine.objections import TERMINAL_WORDS, Objection, failure, quote


def refuse(talk: Words, key: str, **values: Value) -> NoReturn:
    """Say what is wrong and stop."""
    raise Objection(Message(key, values), *talk.catalogues)


def objection_to(error: Exception) -> Objection | None:
    """What to say of an error that isn't the program's fault; None if it is."""
    if isinstance(error, Objection):
        return error
    if isinstance(error, MemoryError):
        return Objection(Message("wrong-no-memory"), TERMINAL_WORDS)
    if isinstance(error, OSError):
        if error.filename is None:
            return Objection(failure(error))
        return Objection(Message("wrong-in-file", {"file": str(error.filename), "reason": failure(error)}))
    return Objection(_usage(error), TERMINAL_WORDS) if hasattr(error, "format_message") else None


def _usage(error: Any) -> Message:
    """What is wrong with a command line, by the kind of error: the texts that Typer has for it are English."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        values: dict[str, Value] = {"option": quote(error.option_name)}
        if not error.possibilities:
            return Message("wrong-typed-option", values)
        return Message("wrong-typed-option-like", {**values, "options": ", ".join(sorted(error.possibilities))})
    if kind == "MissingParameter":
        return Message(f"wrong-typed-no-{error.param.param_type_name}", {"name": _hint(error.param)})
    if kind == "BadParameter" and hasattr(error.__cause__, "errors"):
        from tworivers.engine.wrong_values import expected

        first = error.__cause__.errors()[0]
        values = {"key": _hint(error.param), "value": quote(str(first["input"])), "expected": expected(first)}
        return Message("wrong-key", values)
    text = error.format_message()
    if kind == "BadOptionUsage":
        key = "wrong-typed-no-value" if "requires" in text else "wrong-typed-switch"
        return Message(key, {"option": error.option_name})
    if more := re.search(r"unexpected extra argument\(?s?\)? \((.*)\)", text):
        return Message("wrong-typed-more", {"text": quote(more[1])})
    if command := re.match(r"No such command '(.*?)'\.(?: Did you mean (.*)\?)?", text):
        if command[2]:
            return Message("wrong-typed-command-like", {"command": quote(command[1]), "commands": command[2]})
        return Message("wrong-typed-command", {"command": quote(command[1])})
    return Message("wrong-value-other", {"reason": text})


def _hint(parameter: Any) -> str:
    """An option or an argument as it is typed."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name)
