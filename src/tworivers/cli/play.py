"""`tworivers play`: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.bots.levels import LABELS
from tworivers.cli.arguments import KEPT, Box, Lang, Options


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="{games}; not needed with --resume")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help=f"who plays: human, human:NAME, or a bot by its level ({', '.join(LABELS)}), separated by commas; "
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
    from rich.console import Console

    from tworivers.cli.running import errors, inputs, matches, words
    from tworivers.cli.running.terminal import TerminalGame

    with errors.user_errors():
        talk = inputs.common_words(lang)
        inputs.check_paths(talk, box=box, resume=resume, save=save)
        if resume is None:
            match = matches.new_match(talk, inputs.find_game(talk, game), seats, seed, option or [], box)
        else:
            match = matches.resumed_match(
                talk, resume, game, {"--seats": seats, "--seed": seed, "--option": option, "--box": box}
            )
        path = matches.place_to_keep(talk, match.game, save, resume)
    TerminalGame(match, path, Console(), words.match_words(talk, match)).run()
