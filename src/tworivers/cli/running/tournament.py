"""`tworivers tournament`: from what somebody typed to games played, a table shown and a report written."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from tworivers.bots.registry import bot_named
from tworivers.cli.running.errors import refuse
from tworivers.cli.running.inputs import (
    check_paths,
    chosen_options,
    common_words,
    find_game,
    processors,
    read_box_file,
    seed_number,
)
from tworivers.cli.running.progress import prepare, progress
from tworivers.cli.running.words import said
from tworivers.engine.messages import COMMON_WORDS, Message, Words, words
from tworivers.engine.objections import FILE_WORDS, failure, quote
from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.tournament import WORDS, record
from tworivers.tournament.cluster import play_on_ray
from tworivers.tournament.language import Language
from tworivers.tournament.page import cells, draw, title
from tworivers.tournament.plan import MOST_BOTS, Plan, schedule
from tworivers.tournament.playing import Played, Portions, play_here, play_in_processes
from tworivers.tournament.record import BadRecord, Record
from tworivers.tournament.standing import Standings, stand

GAMES_OTHERWISE = 100
MOST_PROCESSES = 256
SHOWN = ("bot", "elo", "interval", "won", "score", "thought")
"""Columns of the table of standings that fit into a terminal."""
FILES = ("report.json", "report.html")


@dataclass(frozen=True)
class Wish:
    """What was typed; `fixed` is what the games follow from, by the option's name."""

    fixed: Mapping[str, Any]
    processes: int | None
    ray: str | None
    out: str | None
    repeat: str | None
    as_json: bool
    lang: str | None


def run(wish: Wish) -> None:
    """Play, show and write. Exit code 1 if a repetition went another way."""
    talk = words(common_words(wish.lang).language, COMMON_WORDS, WORDS, FILE_WORDS)
    before = None if wish.repeat is None else _read(talk, wish)
    plan = _typed_plan(talk, wish.fixed) if before is None else before.plan
    by_the_clock = _check_bots(plan)
    folder = _folder(talk, wish.out)
    games = _games(talk, wish, plan)
    played = _play(talk, plan, games)
    if not played:
        raise typer.Exit(_tell(said(talk, "tournament-nothing"), 1))
    found = Record(plan, by_the_clock, tuple(sorted(played, key=lambda game: game.number)))
    standings = stand(plan.bots, plan.seats, found.played)
    content = record.as_json(found, standings)
    if wish.as_json:
        typer.echo(json.dumps(content))
    else:
        _show(Language(talk), found, standings)
    if not found.finished:
        _tell(said(talk, "tournament-broken-off", played=len(found.played), games=plan.games))
    if folder is not None:
        _write(folder, record.as_text(content), draw(found, standings, Language(talk), content["program"]))
        _tell(said(talk, "tournament-written", files=", ".join(str(path) for path in folder)))
    if before is not None:
        raise typer.Exit(_compare(talk, before, found))


def _tell(line: str, code: int = 0) -> int:
    """Say something that isn't a result."""
    print(line, file=sys.stderr)
    return code


def _write(paths: Sequence[Path], *texts: str) -> None:
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")


def _read(talk: Words, wish: Wish) -> Record:
    """The tournament to be repeated."""
    path = wish.repeat or ""
    check_paths(talk, repeat=path)
    for option, value in wish.fixed.items():
        if value not in (None, []):
            refuse(talk, "tournament-repeat-fixed", option=option, file=path)
    try:
        found = record.read(Path(path).read_text(encoding="utf-8"), path)
    except OSError as error:
        raise BadRecord(path, Message("wrong-unreadable", {"reason": failure(error)})) from None
    except UnicodeDecodeError:
        raise BadRecord(path, Message("wrong-record-no-text")) from None
    game = find_game(talk, found.plan.game)
    if found.plan.rules != game.version:
        refuse(talk, "tournament-repeat-rules", file=path, rules=found.plan.rules, current=game.version)
    _check_plan(game, found.plan)
    return found


def _typed_plan(talk: Words, typed: Mapping[str, Any]) -> Plan:
    """The plan that follows from what was typed."""
    game = find_game(talk, typed["GAME"])
    check_paths(talk, box=typed["--box"])
    if typed["--bots"] is None:
        refuse(talk, "tournament-missing", option="--bots", expected=said(talk, "tournament-what-bots"))
    options = chosen_options(talk, game, typed["--option"] or [])
    plan = Plan(
        game=game.name,
        rules=game.version,
        bots=_bots(talk, typed["--bots"]),
        seats=game.seats[0] if typed["--seats"] is None else typed["--seats"],
        games=GAMES_OTHERWISE if typed["--games"] is None else typed["--games"],
        seed=seed_number(typed["--seed"]),
        options={option.name: options.get(option.name, option.values[0]) for option in game.options},
        box=read_box_file(talk, typed["--box"]),
    )
    _check_plan(game, plan, typed["--box"] or "")
    return plan


def _bots(talk: Words, typed: str) -> tuple[str, ...]:
    """The names of bots, each once."""
    names = [name.strip() for name in typed.split(",") if name.strip()]
    for place, name in enumerate(names):
        if name in names[:place]:
            refuse(talk, "tournament-bot-twice", name=quote(name))
    if len(names) < 2:
        refuse(talk, "tournament-few-bots", count=len(names))
    if len(names) > MOST_BOTS:
        refuse(talk, "tournament-many-bots", count=len(names), most=MOST_BOTS)
    return tuple(names)


def _check_plan(game: Game, plan: Plan, box: str = "box") -> None:
    """Refuse seats, options and boxes that the game doesn't have."""
    game.check_seats(plan.seats)
    game.encode_options(plan.options)
    if plan.box is not None:
        game.read_box(plan.box, box)


def _check_bots(plan: Plan) -> tuple[str, ...]:
    """Refuse bots that don't exist; which of them think by the clock."""
    minds = {name: bot_named(plan.game, name, plan.seats) for name in plan.bots}
    return tuple(
        name for name, mind in minds.items() if getattr(getattr(mind, "budget", None), "seconds", None) is not None
    )


def _folder(talk: Words, out: str | None) -> list[Path] | None:
    """The files to be written; refused before the first game, so that nothing is played in vain.

    Nothing is overwritten.
    """
    if out is None:
        return None
    check_paths(talk, out=out)
    paths = [Path(out) / name for name in FILES]
    try:
        Path(out).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse(talk, "cli-file-unwritable", file=out, reason=failure(error))
    for path in paths:
        if path.exists():
            refuse(talk, "cli-file-exists", file=str(path))
    if not os.access(out, os.W_OK):
        refuse(talk, "cli-file-unwritable", file=out, reason=failure(OSError(errno.EACCES, "")))
    return paths


def _games(talk: Words, wish: Wish, plan: Plan) -> Portions:
    """The games of the plan, to be played here, in processes or on a cluster, as was wished."""
    pairings = schedule(plan)
    if wish.ray is not None:
        if wish.processes is not None:
            refuse(talk, "tournament-both")
        return play_on_ray(plan, pairings, wish.ray)
    if wish.processes is not None and wish.processes > MOST_PROCESSES:
        refuse(talk, "tournament-many-processes", processes=wish.processes, most=MOST_PROCESSES)
    processes = min(wish.processes or processors(), len(pairings))
    prepare(talk, GAMES[plan.game], thinking=True)
    return play_here(plan, pairings) if processes == 1 else play_in_processes(plan, pairings, processes)


def _play(talk: Words, plan: Plan, games: Portions) -> list[Played]:
    """Play until all games are played or somebody stops it, with a progress bar on a terminal."""
    played: list[Played] = []
    with progress(said(talk, "tournament-playing"), plan.games) as advance:
        try:
            with closing(games):
                for portion in games:
                    played += portion
                    advance(len(portion))
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            _tell(said(talk, "tournament-lost"))
    return played


def _show(language: Language, found: Record, standings: Standings) -> None:
    """The standings and who beat whom, as tables."""
    console = Console(highlight=False)
    plan = found.plan
    console.print(language.say("tournament-title", game=plan.game.capitalize()), style="bold")
    facts = language.say("tournament-facts", bots=len(plan.bots), seats=plan.seats, games=len(found.played))
    console.print(f"{facts}. {language.say('tournament-fact-seed')}: {plan.seed}", markup=False)
    lines = [cells(row, language) for row in standings.rows]
    _print_grid(console, [title(key, language) for key in SHOWN], [[line[key] for key in SHOWN] for line in lines])
    names = [row.bot for row in standings.rows]
    shares = [
        ["–" if not met else language.percent(won / met) for won, met in zip(wins, meetings, strict=True)]
        for wins, meetings in zip(standings.wins, standings.met, strict=True)
    ]
    _print_grid(
        console,
        [language.say("tournament-cross"), *names],
        [[name, *row] for name, row in zip(names, shares, strict=True)],
    )


def _print_grid(console: Console, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    grid = Grid()
    for place, heading in enumerate(titles):
        grid.add_column(heading, justify="right" if place else "left", no_wrap=place < 3)
    for row in rows:
        grid.add_row(*row)
    console.print(grid)


def _compare(talk: Words, before: Record, found: Record) -> int:
    """Whether the games went as they did before; the exit code."""
    common = {game.number for game in before.played} & {game.number for game in found.played}
    other = record.differing(before, found)
    if not other:
        return _tell(said(talk, "tournament-same", games=len(common)))
    _tell(said(talk, "tournament-differs", count=len(other), games=len(common), first=str(other[0])))
    if found.by_the_clock:
        _tell(said(talk, "tournament-differs-clock", bots=", ".join(found.by_the_clock)))
    return 1
