"""Languages, help and messages of the command line."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cli.shell import refused, run
from tworivers.cli.arguments import KEPT
from tworivers.engine.compiled import PACKAGE
from tworivers.engine.messages import LANGUAGES
from tworivers.engine.notation import COMMON_WORDS
from tworivers.engine.rules import Option
from tworivers.games import GAMES


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
    for other in ("design", "den_CA", "fr_FR.UTF-8"):
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


def test_every_message_stands_in_every_language_with_the_same_values() -> None:
    catalogues = [_messages((COMMON_WORDS / f"{language}.ftl").read_text(encoding="utf-8")) for language in LANGUAGES]
    assert catalogues[0] == catalogues[1]
    places = [*PACKAGE.glob("cli/**/*.py"), PACKAGE / "engine/match.py", PACKAGE / "bots/levels.py"]
    sources = "".join(path.read_text() for path in places)
    assert set(catalogues[0]) == set(re.findall(r"""["']((?:cli|match)-[a-z-]+)["']""", sources))


def _messages(text: str) -> dict[str, set[str]]:
    """Keys and the values each takes."""
    messages: dict[str, set[str]] = {}
    for line in text.split("\n"):
        if found := re.match(r"([a-z][a-z-]*) =", line):
            key = found[1]
            messages[key] = set()
        if not line.startswith("#"):
            for name in re.findall(r"\$([a-z]+)", line):
                messages[key].add(name)
    return messages
