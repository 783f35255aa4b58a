"""Languages, help and messages of the command line."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pytest
import typer
from typer.core import TyperGroup

from cli.shell import refused, run
from tworivers.cli import COMMANDS, app
from tworivers.cli.admin import PARTS
from tworivers.cli.arguments import KEPT
from tworivers.cli.help import COMMAND_WORDS, key_of
from tworivers.engine.compiled import PACKAGE
from tworivers.engine.messages import catalogue_file, words
from tworivers.engine.rules import Option
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES


def test_help_names_the_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "Amyitis and Mesopotamia: play them" in result.stdout
    for command in ("serve", "play", "simulate", "replay", "verify", "bench", "tournament", "study", "box"):
        assert command in result.stdout


def test_version() -> None:
    assert run("--version").stdout.startswith("tworivers")


def test_wrong_input_in_german() -> None:
    assert refused("play", "schach", "--lang", "de") == "unbekanntes Spiel 'schach'; es gibt amyitis, mesopotamia"


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert refused("play") == "welches Spiel? Es gibt amyitis, mesopotamia"
    monkeypatch.setenv("LC_ALL", "C")
    assert refused("play") == "which game? There is amyitis, mesopotamia"
    for german in ("de", "DE", "de.UTF-8", "de-CH", "de_DE@euro"):
        monkeypatch.setenv("LC_ALL", german)
        assert refused("play") == "welches Spiel? Es gibt amyitis, mesopotamia"
    for other in ("design", "den_CA", "pt_BR.UTF-8"):
        monkeypatch.setenv("LC_ALL", other)
        assert refused("play") == "which game? There is amyitis, mesopotamia"


def test_help_says_what_happens_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "600")
    monkeypatch.setenv("TERMINAL_WIDTH", "600")
    shown = run("play", "--help").stdout
    assert "otherwise one human and two random bots" in shown
    assert f"otherwise in a new file in {KEPT}" in shown
    assert "[GAME]" in run("bench", "--help").stdout


@pytest.mark.parametrize("command", ["play", "simulate", "tournament"])
def test_help_names_the_games_their_options_and_the_languages(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "900")
    monkeypatch.setenv("TERMINAL_WIDTH", "900")
    shown = run(command, "--help").stdout
    assert " amyitis or mesopotamia" in shown
    assert "amyitis: procession=right-of-start or last-to-pass, supply=unlimited or box; mesopotamia: years=2" in shown
    assert all(f"{option.name}=" in shown for game in GAMES.values() for option in game.options)
    assert "|".join(LANGUAGES) in shown


def test_help_names_a_game_that_was_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        GAMES, "other", replace(GAMES["amyitis"], name="other", options=(Option("walls", ("low", "high")),))
    )
    shown = " ".join(run("play", "--help").stdout.replace("│", " ").split())
    assert "amyitis, mesopotamia or other" in shown
    assert "other: walls=low or high" in shown


@pytest.mark.parametrize("command", ["", *COMMANDS, *(f"admin {part}" for part in PARTS)])
def test_help_speaks_the_language_that_is_asked_for(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    german = run(*command.split(), "--help", "--lang", "de").stdout
    assert "Aufruf: tworivers" in german
    assert "diese Hilfe zeigen" in german
    assert not re.search(r"Usage|OPTIONS|Options|Arguments|Commands|required|default|Show this", german)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert run(*command.split(), "--help").stdout == german


def test_everything_that_can_be_typed_has_its_help_and_nothing_else_has() -> None:
    root = typer.main.get_command(app)
    assert isinstance(root, TyperGroup)
    said, used = words("en", COMMAND_WORDS), set()
    parts = [
        part for group in root.commands.values() if isinstance(group, TyperGroup) for part in group.commands.values()
    ]
    for command in (root, *root.commands.values(), *parts):
        key = key_of(command)
        used.add(f"command-{key}")
        for part in command.get_params(typer.Context(command)):
            own, shared = f"help-{key}-{part.name}".replace("_", "-"), f"help-{part.name}".replace("_", "-")
            used.add(own if said.knows(own) else shared)
    text = catalogue_file(COMMAND_WORDS, "en").read_text(encoding="utf-8")
    written = set(re.findall("^([a-z-]+) =", text, re.MULTILINE))
    assert written - used == set(re.findall('"(help-[a-z-]+)"', (PACKAGE / "cli/help.py").read_text())) - used
    assert used <= written


def test_a_language_before_the_command_is_the_commands() -> None:
    assert refused("--lang", "de", "box", "schach").startswith("unbekanntes Spiel")
    assert refused("--lang", "de", "box", "schach", "--lang", "en").startswith("unknown game")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("play", "--foo"), "es gibt keine Option '--foo'; ähnlich: --box, --option"),
        (("play", "--zzz"), "es gibt keine Option '--zzz'"),
        (("plya",), "es gibt keinen Befehl 'plya'; ähnlich: 'play', 'replay'"),
        (("zzz",), "es gibt keinen Befehl 'zzz'; tworivers --help zählt sie auf"),
        (("simulate", "amyitis", "--games", "1"), "Option --seats fehlt"),
        (("box",), "GAME fehlt"),
        (("box", "amyitis", "b", "c"), "'b c' ist mehr, als dieser Befehl nimmt"),
        (("play", "--seats"), "nach Option --seats fehlt ein Wert"),
        (("play", "--draw=3"), "Option --draw nimmt keinen Wert"),
        (("serve", "--port", "x"), "--port ist 'x': erwartet wird eine ganze Zahl"),
        (("serve", "--port", "99999"), "--port ist '99999': erwartet wird 65.535 oder weniger"),
        (("serve", "--pause", "-1"), "--pause ist '-1': erwartet wird 0 oder mehr"),
    ],
)
def test_what_is_typed_wrong_is_said_in_the_language(
    typed: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert refused(*typed) == told


def test_help_and_the_start_import_nothing_slow() -> None:
    """Games, numbers and servers come when they are needed; catalogues when something is said."""
    slow = "{'numpy', 'numba', 'pydantic', 'fastapi', 'sqlalchemy'}"
    code = (
        "import sys\nfrom tworivers.cli import app\n"
        "assert 'fluent.runtime' not in sys.modules and 'rich' not in sys.modules\n"
        f"try: app(['--help'])\nexcept SystemExit: assert not {slow} & set(sys.modules), sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
