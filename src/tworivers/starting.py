"""From what somebody typed to a game ready to start: language, game, seats, options, box and files, each wrong one with a clear line."""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from functools import partial
from itertools import count
from pathlib import Path
from typing import NoReturn

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tworivers.bots.levels import LABELS as LEVELS
from tworivers.engine.boxes import BadBox
from tworivers.engine.compiled import JIT, one_at_a_time
from tworivers.engine.cuda import NoDevice
from tworivers.engine.match import BadName, Match
from tworivers.engine.messages import LANGUAGES, Message, Words, words
from tworivers.engine.notation import COMMON_WORDS, BadSave, SaveFile, quote, replay
from tworivers.engine.rules import BadOption, Game
from tworivers.engine.saves import read
from tworivers.engine.table import Table
from tworivers.engine.warmup import steps
from tworivers.games import GAMES
from tworivers.terminal import BOT, HUMAN, RANDOM, FileTaken, claim, said

PATIENCE = 1.0
"""Seconds of work before a progress bar appears."""


class Trouble(Exception):
    """Something typed that can't be; its text is the one line to show."""


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn what users can get wrong into one line on stderr and exit code 2."""
    try:
        yield
    except (Trouble, BadSave, BadOption, BadBox, BadName, NoDevice) as error:
        print(f"tworivers: {error}", file=sys.stderr)
        raise typer.Exit(2) from None


def refuse(talk: Words, key: str, **values: int | str) -> NoReturn:
    """Say what is wrong and stop."""
    raise Trouble(said(talk, key, **values))


def common_words(wanted: str | None) -> Words:
    """The words of the wanted language, or of the environment's, or English ones."""
    if wanted is not None and wanted not in LANGUAGES:
        refuse(words("en", COMMON_WORDS), "cli-unknown-language", name=quote(wanted), languages=", ".join(LANGUAGES))
    environment = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = re.split(r"[_.@-]", environment.lower())[0]
    return words(wanted or (spoken if spoken in LANGUAGES else "en"), COMMON_WORDS)


def game_words(talk: Words, game: Game) -> Words:
    """The same language with the game's own words."""
    return words(talk.language, COMMON_WORDS, game.catalogues)


def match_words(talk: Words, match: Match) -> Words:
    """The same, with the names of the match's own box."""
    names = {} if match.box_text is None else match.game.scene(match.box_text)["words"]
    return Words(talk.language, (COMMON_WORDS, match.game.catalogues), names) if names else game_words(talk, match.game)


def find_game(talk: Words, name: str | None) -> Game:
    """The game of that name."""
    if name is None:
        refuse(talk, "cli-no-game", games=", ".join(GAMES))
    if name not in GAMES:
        refuse(talk, "cli-unknown-game", name=quote(name), games=", ".join(GAMES))
    return GAMES[name]


def chosen_options(talk: Words, game: Game, typed: Sequence[str]) -> dict[str, str]:
    """Options given as name=value."""
    chosen: dict[str, str] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            refuse(talk, "cli-option-form", text=quote(text))
        if name in chosen:
            refuse(talk, "cli-option-twice", name=quote(name))
        chosen[name] = value
    game.encode_options(chosen)
    return chosen


def check_paths(talk: Words, **typed: str | None) -> None:
    """Refuse names of files that are empty, which systems take for the current folder."""
    for what, path in typed.items():
        if path is not None and not path.strip():
            refuse(talk, "cli-empty-path", what="FILE" if what == "file" else f"--{what}")


def read_box_file(talk: Words, path: str | None) -> str | None:
    """The text of an owner's component file; None for the standard box."""
    if path is None:
        return None
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        refuse(talk, "cli-box-unreadable", file=path, reason=error.strerror or str(error))
    except UnicodeDecodeError:
        refuse(talk, "cli-box-no-text", file=path)


def seat_names(talk: Words, game: Game, typed: str | None) -> list[str]:
    """Who sits where, as a save file names them: `human`, a name of one's own, or a bot with its kind."""
    if typed is None:
        return [HUMAN] + [BOT + RANDOM] * (game.seats[len(game.seats) // 2] - 1)
    names = []
    for text in typed.split(","):
        kind, _, name = text.strip().partition(":")
        if kind in LEVELS and not name:
            names.append(BOT + kind)
        elif kind == HUMAN and not name.startswith(BOT):
            names.append(name or HUMAN)
        else:
            refuse(talk, "cli-unknown-seat", name=quote(text), kinds=", ".join((HUMAN, f"{HUMAN}:NAME", *LEVELS)))
    game.check_seats(len(names))
    return names


def seat_titles(talk: Words, game: Game, seats: int, options: Mapping[str, str], box: str | None) -> list[str]:
    """The seats of a table by the names players know them by."""
    text = read_box_file(talk, box)
    table = Table(game, seats, 0, options, None if text is None else game.read_box(text, box or ""))
    return [game_words(talk, game).say(game.seat_words(table.g, seat)) for seat in range(seats)]


def new_match(
    talk: Words, game: Game, seats: str | None, seed: str | None, options: Sequence[str], box: str | None
) -> Match:
    """A match about to begin."""
    names = seat_names(talk, game, seats)
    chosen = chosen_options(talk, game, options)
    box_text = read_box_file(talk, box)
    prepare(talk, game, thinking=_think(names))
    return Match(game, len(names), seed, chosen, box_text, names, box_name=box or "")


def load_match(talk: Words, path: str) -> Match:
    """A saved match, the rules prepared for its replay."""
    return replay(prepare_for(talk, path), GAMES)


def prepare_for(talk: Words, path: str) -> SaveFile:
    """A save file, taken apart; the rules of its game are prepared."""
    file = read(path)
    if file.tags["Game"].text in GAMES:
        prepare(talk, GAMES[file.tags["Game"].text])
    return file


def resumed_match(talk: Words, path: str, game: str | None, fixed: Mapping[str, object]) -> Match:
    """A saved match to go on with; what was fixed at its start can't be given again."""
    for option, value in fixed.items():
        if value not in (None, []):
            refuse(talk, "cli-resume-fixed", option=option)
    match = load_match(talk, path)
    if game is not None and find_game(talk, game) is not match.game:
        refuse(talk, "cli-resume-other-game", file=path, game=match.game.name, wanted=game)
    for name in match.names:
        if name.startswith(BOT) and name.removeprefix(BOT) not in LEVELS:
            refuse(talk, "cli-unknown-bot", name=quote(name.removeprefix(BOT)), kinds=", ".join(LEVELS))
    if _think(match.names):
        prepare(talk, match.game, thinking=True)
    return match


def _think(names: Sequence[str]) -> bool:
    """Whether a bot among them does more than play at random."""
    return any(name.startswith(BOT) and name != BOT + RANDOM for name in names)


def place_to_keep(talk: Words, game: Game, wanted: str | None, resumed: str | None) -> Path:
    """The file a match is kept in: the wanted one, the resumed one, or a new one in the user's own folder. Nothing is overwritten."""
    if resumed is not None and (wanted is None or Path(wanted).absolute() == Path(resumed).absolute()):
        return Path(resumed).absolute()
    try:
        if wanted is not None:
            claim(path := Path(wanted).absolute())
            return path
        folder = user_data_path("tworivers") / "games"
        folder.mkdir(parents=True, exist_ok=True)
        return _new_file(folder, f"{date.today()}-{game.name}")
    except FileTaken as taken:
        refuse(talk, "cli-file-exists", file=wanted or str(taken))
    except OSError as error:
        refuse(talk, "cli-file-unwritable", file=wanted or str(folder), reason=error.strerror or str(error))


def _new_file(folder: Path, stem: str) -> Path:
    """A file of a name not taken yet."""
    for number in count(1):
        path = folder / (f"{stem}.trg" if number == 1 else f"{stem}-{number}.trg")
        try:
            claim(path)
        except FileTaken:
            continue
        return path
    raise AssertionError


def prepare(talk: Words, game: Game, console: Console | None = None, thinking: bool = False) -> None:
    """Compile the rules and, for thinking, the bots, which takes a while the first time on a machine: then a progress bar shows how far it is."""
    if not JIT:
        return
    console = console or Console(stderr=True)
    text = talk.say(Message("cli-preparing"))
    work = [step for _, step in steps(game)]
    if thinking:
        from tworivers.bots import warm_up

        work.append(partial(warm_up, game.name))
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    )
    task = bar.add_task(text, total=len(work))
    patience = threading.Timer(
        PATIENCE, bar.start if console.is_terminal else lambda: console.print(f"{text} …", highlight=False)
    )
    patience.daemon = True
    patience.start()
    try:
        with one_at_a_time(game.name):
            for step in work:
                step()
                bar.advance(task)
    finally:
        patience.cancel()
        patience.join()
        if console.is_terminal:
            bar.stop()


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
