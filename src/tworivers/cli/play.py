"""`tworivers play`: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import Box, Lang, Options


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    option: Options = None,
    box: Box = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    draw: Annotated[bool, typer.Option("--draw")] = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal, together at one keyboard and against bots. Every move is saved at once."""
    from rich.console import Console

    from tworivers.cli.running import inputs, matches, words
    from tworivers.cli.running.terminal import TerminalGame

    talk = inputs.common_words(lang)
    inputs.check_paths(talk, box=box, resume=resume, save=save)
    if resume is None:
        match = matches.new_match(talk, inputs.find_game(talk, game), seats, seed, option or [], box, draw)
    else:
        match = matches.resumed_match(
            talk,
            resume,
            game,
            {"--seats": seats, "--seed": seed, "--option": option, "--box": box, "--draw": draw or None},
        )
    path = matches.place_to_keep(talk, match.game, save, resume)
    TerminalGame(match, path, Console(), words.match_words(talk, match)).run()
