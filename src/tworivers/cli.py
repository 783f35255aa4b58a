"""The command `tworivers`. Wrong input gets one line on stderr and exit code 2; results go to stdout, progress to stderr."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from tworivers.arguments import KEPT, TABLES, Box, GameName, Json, Lang, Options, SaveFile

if TYPE_CHECKING:
    from tworivers.engine.messages import Values


class OneLineErrors(TyperGroup):
    """Says what is wrong with a command line as everything else here is said: in one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; a usage error, or a machine that can't do it, becomes one line and exit code 2."""
        try:
            outcome = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            sys.exit(1)
        except Exception as error:
            if not standalone_mode or (reason := _reason(error)) is None:
                raise
            print(f"tworivers: {' '.join(reason.split())}", file=sys.stderr)
            sys.exit(getattr(error, "exit_code", 2))
        return sys.exit(outcome if isinstance(outcome, int) else 0) if standalone_mode else outcome


def _reason(error: Exception) -> str | None:
    """What to say of an error that isn't the program's fault."""
    if hasattr(error, "format_message"):
        return str(error.format_message())[:900]
    if isinstance(error, OSError):
        return (
            f"{error.filename}: {error.strerror}" if error.filename and error.strerror else error.strerror or str(error)
        )
    return "there isn't enough memory" if isinstance(error, MemoryError) else None


app = typer.Typer(
    name="tworivers",
    cls=OneLineErrors,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        try:
            typer.echo(f"tworivers {version('tworivers')}")
        except PackageNotFoundError:
            typer.echo("tworivers, not installed")
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="show the version")
    ] = False,
) -> None:
    """Amyitis and Mesopotamia: play them in the browser, simulate them, study them. Without a command: start, and open the browser."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if context.invoked_subcommand is None:
        serve(browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="address to listen on; 0.0.0.0 for all of this machine's")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="port to listen on; 0 for any that is free")] = 8000,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help=f"PostgreSQL or SQLite address; otherwise {TABLES}")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="processes that think for bots; otherwise one for each processor")
    ] = None,
    pause: Annotated[float, typer.Option(min=0, max=60, help="seconds between two moves of bots")] = 0.4,
    browser: Annotated[bool, typer.Option("--browser", help="open the browser")] = False,
    lang: Lang = None,
) -> None:
    """Serve the games to browsers. Every move is kept before it counts."""
    from tworivers import starting
    from tworivers.games import GAMES
    from tworivers.server import running
    from tworivers.server.preparing import Preparing

    with starting.user_errors():
        talk = starting.common_words(lang)
        try:
            first, *others = GAMES.values()
            settings = replace(running.chosen_settings(db, workers, pause), preparing=Preparing(others))
            server = running.Server(host, port, settings)
        except running.CantServe as error:
            raise starting.Trouble(str(error)) from None
        starting.prepare(talk, first)
    settings.preparing.start()
    server.run(browser)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="amyitis or mesopotamia; not needed with --resume")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="who plays: human, human:NAME, or a bot by its level (random, apprentice, scribe, steward, vizier), separated by commas; "
            "otherwise one human and two random bots"
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="any text; otherwise a secret one")] = None,
    option: Options = None,
    box: Box = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="go on with a saved game")] = None,
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help=f"where to keep the game; otherwise in a new file in {KEPT}")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal, together at one keyboard and against bots. Every move is saved at once."""
    from tworivers import starting
    from tworivers.terminal import TerminalGame

    with starting.user_errors():
        talk = starting.common_words(lang)
        starting.check_paths(talk, box=box, resume=resume, save=save)
        if resume is None:
            match = starting.new_match(talk, starting.find_game(talk, game), seats, seed, option or [], box)
        else:
            match = starting.resumed_match(
                talk, resume, game, {"--seats": seats, "--seed": seed, "--option": option, "--box": box}
            )
        path = starting.place_to_keep(talk, match.game, save, resume)
    TerminalGame(match, path, Console(), starting.match_words(talk, match)).run()


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="number of players")],
    games: Annotated[int, typer.Option(min=1, help="number of games, 1,000,000,000 at most")],
    seed: Annotated[
        int | None, typer.Option(min=0, max=2**64 - 1, help="a number; the same one gives the same games")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="who sits where, separated by commas: levels, greedy, search:PLAYOUTS; again from the first where there are more seats"
        ),
    ] = "random",
    threads: Annotated[
        int | None, typer.Option(min=1, help="1,024 at most, 256 for bots that think; otherwise one for each processor")
    ] = None,
    device: Annotated[str, typer.Option(metavar="cpu|cuda", help="where to play")] = "cpu",
    option: Options = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots and count. A tie counts as won for each of the winners."""
    from tworivers import simulating, starting

    with starting.user_errors():
        talk = starting.common_words(lang)
        found = starting.find_game(talk, game)
        seated = simulating.seated(talk, found, bots, seats)
        starting.check_paths(talk, box=box)
        options = starting.chosen_options(talk, found, option or [])
        seed = secrets.randbits(32) if seed is None else seed
        wish = simulating.Wish(
            found, seated, games, seed, options, box, threads or simulating.usual_threads(seated), device
        )
        simulating.check(talk, wish)
        figures = simulating.figures(wish, simulating.run(talk, wish))
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        simulating.show(starting.game_words(talk, found), wish, figures)


@app.command()
def replay(
    file: SaveFile,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="the position after N moves; otherwise the last")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a saved game: its moves in words and the position after them."""
    from tworivers import starting
    from tworivers.engine.messages import Message
    from tworivers.terminal import move_words, show_board

    with starting.user_errors():
        talk = starting.common_words(lang)
        starting.check_paths(talk, file=file)
        match = starting.load_match(talk, file)
        moves = len(match.moves)
        at = moves if at is None else at
        if not 0 <= at <= moves:
            starting.refuse(talk, "cli-no-such-move", file=file, moves=moves, at=str(at))
    table = match.at(at)
    if as_json:
        typer.echo(json.dumps(match.game.view(table.g, -1)))
        return
    words = starting.match_words(talk, match)
    console = Console(highlight=False)
    for step in match.branch(at).steps():
        console.print(move_words(words, match.game, step), markup=False)
    console.print(
        f"\n{words.say(Message('cli-replay-title', {'at': at, 'moves': moves}))}\n", style="bold", markup=False
    )
    show_board(console, words, table, -1)


@app.command()
def verify(file: SaveFile, lang: Lang = None) -> None:
    """Replay a saved game and check everything it claims: moves, dice, result."""
    from tworivers import starting
    from tworivers.engine.messages import Message
    from tworivers.engine.saves import verify as verified
    from tworivers.games import GAMES
    from tworivers.terminal import said

    with starting.user_errors():
        talk = starting.common_words(lang)
        starting.check_paths(talk, file=file)
        starting.prepare_for(talk, file)
        report = verified(file, GAMES)
    current = GAMES[report.game].version
    scores = " ".join(str(points) for points in report.scores)
    typer.echo(said(talk, "cli-verified", file=file))
    for message in (
        Message("cli-verified-game", {"game": report.game.capitalize(), "seats": report.seats, "moves": report.moves}),
        Message(
            "cli-verified-rules" if report.rules == current else "cli-verified-other-rules",
            {"rules": report.rules, "current": current},
        ),
        Message("cli-verified-seed", {"hash": report.seed_hash}),
        Message("cli-verified-result" if report.over else "cli-verified-running", {"scores": scores}),
    ):
        typer.echo(f"  {talk.say(message)}")


@app.command()
def bench(
    game: GameName = "amyitis",
    cold: Annotated[bool, typer.Option("--cold", help="also compile everything anew, and time that")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast the rules run on this machine."""
    from tworivers import starting
    from tworivers.engine.messages import Message
    from tworivers.study.speed import Figure, measure
    from tworivers.terminal import number_words

    with starting.user_errors():
        talk = starting.common_words(lang)
        found = starting.find_game(talk, game)
        starting.prepare(talk, found)

        def tell(figure: Figure) -> None:
            values: Values = {
                name: number_words(talk, *_short(getattr(figure, name))) for name in ("median", "low", "high")
            }
            kind, _, seats = figure.key.partition("-")
            typer.echo(talk.say(Message(BENCH[kind], values | ({"seats": int(seats)} if seats else {}))))

        figures = measure(found, cold, None if as_json else tell)
        if as_json:
            typer.echo(json.dumps(figures))


BENCH = {
    "random": "cli-bench-random",
    "copy": "cli-bench-copy",
    "python": "cli-bench-python",
    "threads": "cli-bench-threads",
    "start": "cli-bench-start",
    "compile": "cli-bench-compile",
}


def _short(value: float) -> tuple[float, int]:
    """A figure, in millions where it is large, and how many digits behind the point mean something."""
    value = value / 1e6 if value >= 1e5 else value
    return value, 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3


@app.command()
def tournament(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="amyitis or mesopotamia; not needed with --repeat")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="who plays, separated by commas: levels, greedy, search:PLAYOUTS")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="number of players at a table; otherwise the fewest the game can be played by")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, max=1_000_000, help="number of games; otherwise 100")] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=2**64 - 1, help="a number; the same one gives the same games")
    ] = None,
    option: Options = None,
    box: Box = None,
    processes: Annotated[int | None, typer.Option(min=1, help="256 at most; otherwise one for each processor")] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="play on a Ray cluster: its address, auto for the one around, local for this machine's own",
        ),
    ] = None,
    out: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="where to write report.json and report.html")
    ] = None,
    repeat: Annotated[
        str | None, typer.Option(metavar="FILE", help="play the games of a report.json again, and compare")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, seats in turn, and rate them. Ctrl-C ends it early and keeps what was played."""
    from tworivers import competing

    fixed = {
        "GAME": game,
        "--bots": bots,
        "--seats": seats,
        "--games": games,
        "--seed": seed,
        "--option": option,
        "--box": box,
    }
    competing.run(competing.Wish(fixed, processes, ray, out, repeat, as_json, lang))


@app.command()
def study(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="games at each number of players")] = 1000,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="a number; the same one gives the same games")] = 1,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="where to write it; an earlier report's figures are renewed there"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a scripted player play many games, and report in Markdown how lively the game is and how even its parties are."""
    from tworivers import starting, studying

    with starting.user_errors():
        talk = starting.common_words(lang)
        text = studying.run(talk, starting.find_game(talk, game), games, seed, out)
    if out is None:
        typer.echo(text, nl=False)


@app.command()
def box(game: GameName, lang: Lang = None) -> None:
    """Print the game's component file; change a copy of it and play with --box."""
    from tworivers import starting

    with starting.user_errors():
        found = starting.find_game(starting.common_words(lang), game)
    typer.echo(found.standard_box.read_bytes(), nl=False)
