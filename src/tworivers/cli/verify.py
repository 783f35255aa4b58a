"""`tworivers verify`: whether a saved game is what it claims to be."""

from __future__ import annotations

import typer

from tworivers.cli.arguments import Lang, SaveFile


def verify(file: SaveFile, lang: Lang = None) -> None:
    """Replay a saved game and check everything it claims: moves, dice, result."""
    from tworivers.cli.running import inputs, matches
    from tworivers.cli.running.words import said
    from tworivers.engine.messages import Message
    from tworivers.engine.saves import report_on
    from tworivers.games import GAMES

    talk = inputs.common_words(lang)
    inputs.check_paths(talk, file=file)
    report = report_on(matches.prepared_file(talk, file), GAMES)
    current = GAMES[report.game].version
    scores = " ".join(str(points) for points in report.scores)
    typer.echo(said(talk, "cli-verified", file=file))
    for message in (
        Message("cli-verified-game", {"game": report.game.capitalize(), "seats": report.seats, "moves": report.moves}),
        Message(
            "cli-verified-rules" if report.rules == current else "cli-verified-other-rules",
            {"rules": report.rules, "current": current},
        ),
        *([Message("cli-verified-variations", {"count": report.variations})] if report.variations else []),
        Message("cli-verified-seed", {"hash": report.seed_hash}),
        Message("cli-verified-result" if report.over else "cli-verified-running", {"scores": scores}),
    ):
        typer.echo(f"  {talk.say(message)}")
