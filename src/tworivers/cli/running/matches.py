"""Matches for the terminal: begun, loaded and gone on with, and the files they are kept in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from tworivers.cli.running.errors import refuse
from tworivers.cli.running.inputs import any_thinks, check_bots, chosen_options, find_game, read_box_file, seat_names
from tworivers.cli.running.progress import prepare
from tworivers.engine.match import Match
from tworivers.engine.messages import Words
from tworivers.engine.notation import SaveFile, replay
from tworivers.engine.objections import failure
from tworivers.engine.rules import Game
from tworivers.engine.saves import read, save
from tworivers.games import GAMES


class FileTaken(Exception):
    """A file that exists and isn't ours to overwrite."""


def new_match(
    talk: Words,
    game: Game,
    seats: str | None,
    seed: str | None,
    options: Sequence[str],
    box: str | None,
    draw: bool = False,
) -> Match:
    """A match about to begin; `draw`: who sits where is drawn."""
    names = seat_names(talk, game, seats, draw)
    chosen = chosen_options(talk, game, options)
    box_text = read_box_file(talk, box)
    prepare(talk, game, thinking=any_thinks(names))
    return Match(game, len(names), seed, chosen, box_text, names, box_name=box or "")


def load_match(talk: Words, path: str) -> Match:
    """A saved match, the rules prepared for its replay."""
    return replay(prepared_file(talk, path), GAMES)


def prepared_file(talk: Words, path: str) -> SaveFile:
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
    check_bots(talk, match.game, match.names)
    if any_thinks(match.names):
        prepare(talk, match.game, thinking=True)
    return match


def place_to_keep(talk: Words, game: Game, wanted: str | None, resumed: str | None) -> Path:
    """The file a match is kept in: the wanted one, the resumed one, or a new one in the user's own folder.

    Nothing is overwritten.
    """
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
        refuse(talk, "cli-file-unwritable", file=wanted or str(folder), reason=failure(error))


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


def claim(path: Path) -> None:
    """Make sure that a file is new and can be written, by creating it empty."""
    try:
        path.open("x").close()
    except FileExistsError:
        raise FileTaken(str(path)) from None


def save_new(match: Match, path: Path) -> None:
    """Save a match in a file that must not exist yet."""
    claim(path)
    try:
        save(match, path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
