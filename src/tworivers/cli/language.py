"""Which language the command speaks: that of --lang, otherwise that of the environment, otherwise English."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from tworivers.languages import FALLBACK, LANGUAGES

OPTION = "--lang"


def of_environment() -> str:
    """The language of the environment, or English."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = re.split(r"[_.@-]", wanted.lower())[0]
    return spoken if spoken in LANGUAGES else FALLBACK


def of_command(arguments: Sequence[str]) -> str:
    """The language of a command as it was typed, whatever else is wrong with it."""
    language = of_environment()
    for place, option in enumerate(arguments):
        name, equals, joined = option.partition("=")
        if name == OPTION:
            wanted = joined if equals else "".join(arguments[place + 1 : place + 2])
            language = wanted if wanted in LANGUAGES else language
    return language
