"""A game in the terminal, typed at by scripted players of Wells."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from engine.playing import GAMES, guessed, play
from tworivers.amyitis import GAME as AMYITIS
from tworivers.cli.running.matches import FileTaken, claim
from tworivers.cli.running.terminal import TerminalGame
from tworivers.cli.running.words import OUR_WORDS, game_words
from tworivers.engine.match import Match
from tworivers.engine.messages import COMMON_WORDS, Message, words
from tworivers.engine.notation import save_text
from tworivers.engine.rules import ELSEWHERE
from tworivers.engine.saves import load, save
from tworivers.languages import LANGUAGES
from tworivers.mesopotamia import GAME as MESOPOTAMIA
from tworivers_wells import GAME as WELLS


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.trg"


OPEN = replace(WELLS, secrets=False)
"""Wells played openly, without a curtain between those who share a keyboard."""


def typed(
    match: Match, path: Path, monkeypatch: pytest.MonkeyPatch, *lines: str, language: str = "en", curtain: bool = False
) -> str:
    """What the terminal shows when people type these lines and then close it."""
    if match.game is WELLS and not curtain:
        match.game = OPEN
    screen = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    console = Console(file=screen, width=100, color_system=None)
    TerminalGame(match, path, console, game_words(words(language, *OUR_WORDS), match.game)).run()
    return screen.getvalue()


def hot_seat(seed: str = "a well") -> Match:
    """Two people at one keyboard."""
    return Match(WELLS, 2, seed, names=["human", "Ben"])


def test_it_opens_with_the_players_the_seeds_hash_and_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(hot_seat(), path, monkeypatch)
    assert "Wells: Ash, Bay (Ben)" in shown
    assert hot_seat().seed_hash in shown
    assert f"kept in {path}" in shown
    assert "a well" not in shown


def test_a_question_has_the_board_and_numbered_choices(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(guessed(), path, monkeypatch)
    assert "Ash       0 +" in shown
    assert "Ash: Your turn." in shown
    assert "  1  Drop a pebble" in shown
    assert "  2  Drop 2 pebbles" in shown


def test_kinds_of_choices_stand_on_lines_of_their_own(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line for line in typed(guessed(), path, monkeypatch).splitlines() if line[:3].strip().isdigit()]
    assert [line.split()[0] for line in lines] == ["1", "2", "4", "5", "6"]
    assert lines[0].endswith("  3  Drop 3 pebbles")


def test_choices_are_taken_by_number_or_by_text(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = hot_seat()
    shown = typed(match, path, monkeypatch, "2", "1", "add 2", "1")
    assert [WELLS.notation(move.action) for move in match.moves] == ["guess deep", "guess shallow", "add 2", "add 1"]
    assert "Ash dropped 2." in shown


def test_every_move_is_on_disk_when_the_next_is_asked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = hot_seat()
    shown = typed(match, path, monkeypatch, "1", "1", "add 1")
    assert load(path, GAMES).moves == match.moves
    assert f"tworivers play --resume {path}" in shown


def test_quitting_an_interrupt_and_the_end_of_input_keep_the_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The game is kept." in typed(hot_seat(), path, monkeypatch, "1", "q", "1")
    assert len(load(path, GAMES).moves) == 1

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    assert "The game is kept." in typed(hot_seat(), path, monkeypatch)


def test_a_bot_plays_its_own_moves_the_same_for_the_same_seed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [Match(WELLS, 3, "x", names=["human", "bot:random", "bot:random"]) for _ in range(2)]
    for match in matches:
        shown = typed(match, path, monkeypatch, "1", "stop")
        assert "Bay guessed." in shown
        assert "Wells: Ash, Bay (random bot), Cob (random bot)" in shown
    assert matches[0].moves == matches[1].moves
    assert matches[0].over


@pytest.mark.parametrize("level", ["apprentice", "scribe"])
def test_bots_that_think_sit_at_the_keyboard_too(level: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [Match(AMYITIS, 2, "x", names=["human", f"bot:{level}"]) for _ in range(2)]
    for match in matches:
        shown = typed(match, path, monkeypatch, "pass", "1", "1", "1")
        assert f"({level})" in shown
        assert any(move.seat == 1 for move in match.moves)
    assert matches[0].moves == matches[1].moves


def test_a_thinking_bot_is_shown_what_its_seat_may_know(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bytes] = []

    class First:
        def choose(self, records: Any, seat: int, seed: int) -> int:
            shown.append(records.tobytes())
            return int(match.table.legal(seat)[0])

    monkeypatch.setattr("tworivers.bots.registry.bot_named", lambda game, level, seats: First())
    match = Match(MESOPOTAMIA, 3, "x", names=["human", "bot:scribe", "bot:scribe"])
    before = match.table.digest()
    typed(match, path, monkeypatch)
    assert shown
    assert shown[0] != before


def test_what_cant_be_understood_or_done_is_answered(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(
        guessed(),
        path,
        monkeypatch,
        "99",
        "0",
        "blub",
        "",
        "guess deep",
        "9" * 5000,
        "w " + "x" * 5000,
        "s " + "x" * 5000,
    )
    assert "'99' is not a choice. Type a number from 1 to 6" in shown
    assert "'0' is not a choice" in shown
    assert "'blub' is not a choice" in shown
    assert "The guesses are made." in shown


def test_undo_takes_back_and_says_when_it_cant(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = guessed()
    shown = typed(match, path, monkeypatch, "add 2", "u", "u")
    assert "Taken back: Drop 2 pebbles" in shown
    assert "Chance had its say or something hidden was shown, so this can't be taken back." in shown
    assert len(match.moves) == 2
    assert load(path, GAMES).moves == match.moves


def test_a_bots_move_isnt_taken_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(WELLS, 2, names=["human", "bot:random"])
    assert "The last decision was another player's." in typed(match, path, monkeypatch, "u")


def test_why_not_says_the_reason(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(guessed(), "ash add 3")
    shown = typed(match, path, monkeypatch, "w add 2", "w roll", "w juggle", "w guess", "w")
    assert "add 2: You have 1 pebbles, not 2." in shown
    assert "You can do that: it is choice 3." in shown
    assert "No action that can't be done now begins with 'juggle'" in shown
    assert shown.count("guess shallow, guess deep: The guesses are made.") == 2
    assert "add 3: You have 1 pebbles, not 3." in shown


def test_why_alone_keeps_to_the_question(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The actions that answer other questions are told only to those who ask for them, and then all of them."""
    match = Match(AMYITIS, 2, "x", names=["Ada", "Ben"])
    reason = match.why_not(match.table.actors()[0], AMYITIS.codes["plant a1"])
    assert reason is not None
    assert reason.key.startswith(ELSEWHERE)
    elsewhere = words("en", COMMON_WORDS, AMYITIS.catalogue).say(reason)
    alone = typed(match, path, monkeypatch, "w")
    assert "recruit farmer 3, recruit priest 3" in alone
    assert elsewhere not in alone
    assert "more for reasons like this; w and the beginning of their text shows them" in alone
    asked = " ".join(typed(match, path, monkeypatch, "w plant").split())
    told = asked[asked.index("plant a1") : asked.index(f": {elsewhere}")].split(", ")
    assert told == [text for text in AMYITIS.codes if text.startswith("plant ")]
    assert "more for reasons" not in asked


def test_why_alone_says_when_nothing_is_barred(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_to_all = replace(OPEN, why_not=lambda *_: Message(ELSEWHERE))
    shown = typed(Match(open_to_all, 2, "x"), path, monkeypatch, "w")
    assert "All that would answer this question can be done" in shown


def test_why_tells_longer_texts_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`sell wine` is a text of its own and the beginning of others."""
    shown = " ".join(typed(Match(AMYITIS, 2, "x", names=["Ada", "Ben"]), path, monkeypatch, "w sell barley").split())
    assert "sell barley, sell barley barley, sell barley dates, " in shown


def test_the_log_tells_what_happened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nothing has happened yet." in typed(hot_seat(), path, monkeypatch, "l")
    shown = typed(play(guessed(), "ash peek"), path, monkeypatch, "l 2")
    assert "2 Bay: Guess that your neighbour's well is deep" in shown
    assert "3 Ash: Look into your neighbour's well\n  Ash looked into Bay well." in shown
    assert "1 Ash:" not in shown


def test_save_makes_a_copy_but_overwrites_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy, other, match = path.with_name("copy.trg"), path.with_name("other"), guessed()
    other.write_text("precious")
    shown = typed(
        match,
        path,
        monkeypatch,
        "s",
        f"s {copy}",
        f"s {other}",
        f"s {path.parent}/./none//x",
        "s a\0b",
        "s ~nobody-here/x",
    )
    assert f"The game is kept in {path}" in shown
    assert f"Saved in {copy}" in shown
    assert f"{other} exists already" in shown
    assert f"{path.parent}/./none//x: can't be written: no such file or folder" in shown
    assert "b: can't be written: the system refuses it (embedded null byte)" in shown
    assert "~nobody-here/x: can't be written: " in shown
    assert copy.read_text() == save_text(match)
    assert other.read_text() == "precious"


def test_help_names_the_commands(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(hot_seat(), path, monkeypatch, "h")
    for command in ("b, board", "u, undo", "w, why", "l, log", "s, save FILE", "h, help, ?", "q, quit"):
        assert f"\n{command} " in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_terminal_of_a_hundred_columns_in_every_language(language: str) -> None:
    assert all(len(line) <= 110 for line in words(language, COMMON_WORDS).say(Message("cli-help")).split("\n"))


@pytest.mark.parametrize(
    ("spellings", "expected"),
    [
        (("u", "U", "undo", "Undo"), "Nothing has been decided yet."),
        (("w add", "W ADD", "why add", "WHY Add"), "add 1, add 2, add 3: First everybody guesses."),
        (("l", "L", "log", "LOG 3"), "Nothing has happened yet."),
        (("s", "S", "save", "Save"), "s and a file name saves a copy there."),
        (("h", "H", "help", "HELP", "?"), "u, undo"),
        (("q", "Q", "quit", "Quit"), "The game is kept."),
    ],
)
def test_commands_are_letters_or_words_in_any_case(
    spellings: tuple[str, ...], expected: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for spelling in spellings:
        shown = typed(hot_seat(), path, monkeypatch, spelling)
        assert expected in shown
        assert "is not a choice" not in shown


def test_quitting_asks_no_further(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = hot_seat()
    typed(match, path, monkeypatch, "1", "Quit", "1")
    assert len(match.moves) == 1


@pytest.mark.parametrize("command", ["b", "B", "board", "Board"])
def test_board_shows_board_question_and_choices_again(
    command: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for before in ((), ("w",), ("l",), ("h",)):
        once, twice = (typed(guessed(), path, monkeypatch, *before, *again) for again in ((), (command,)))
        for line in ("Ash       0 +", "Ash: Your turn.", "  1  Drop a pebble", "  6  Stop, with 0"):
            assert (once.count(line), twice.count(line)) == (1, 2)


def test_a_full_disk_is_told_and_doesnt_end_the_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tworivers.cli.running.terminal.save", full)
    monkeypatch.setattr("tworivers.cli.running.matches.save", full)
    match = hot_seat()
    shown = typed(match, path, monkeypatch, "1", f"s {path}")
    assert f"The game could not be kept: {path}: there is no room left" in shown
    assert f"{path}: can't be written: there is no room left" in shown
    assert len(match.moves) == 1
    assert not path.exists()


def test_a_curtain_parts_people_who_hide_something(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = hot_seat()
    shown = typed(match, path, monkeypatch, "", "2", "", "1", "", "l", curtain=True)
    asked = [line for line in shown.splitlines() if "Nobody else looks?" in line]
    assert ["The keyboard goes to " + who for who in ("Ash", "Bay (Ben)", "Ash")] == [
        line.split(".")[0] for line in asked
    ]
    assert "1. Ash\n" not in shown
    assert "1 Ash: " in shown
    assert "2. Bay (Ben)\n" in shown


def test_behind_a_curtain_one_takes_back_only_ones_own(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = hot_seat()
    assert "The last decision was another player's." in typed(match, path, monkeypatch, "", "2", "", "u", curtain=True)
    assert len(match.moves) == 1


def test_only_ones_own_secrets_are_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(
        replace(WELLS, hears=lambda event, seat: event[1] in (seat, -1)), 2, "a well", names=["human", "bot:random"]
    )
    shown = typed(match, path, monkeypatch, "1")
    assert "Ash guessed." in shown
    assert "Bay guessed." not in shown


def test_the_end_shows_scores_winners_and_the_seed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = hot_seat()
    shown = typed(match, path, monkeypatch, "1", "1", "add 3", "stop", "stop")
    assert match.over
    assert "The game is over" in shown
    assert all(str(points) in shown for points in match.scores)
    assert f"The seed was 'a well'; its hash is the one shown at the start, {match.seed_hash}." in shown
    assert load(path, GAMES).over


def test_a_tie_has_several_winners(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(200):
        match = play(
            Match(WELLS, 2, str(number), names=["human", "Ben"]),
            "ash guess deep",
            "bay guess deep",
            "ash stop",
            "bay stop",
        )
        if len(match.winners) == 2:
            break
    assert "Ash and Bay (Ben) win together." in typed(match, path, monkeypatch)
    assert "Esche und Lorbeer (Ben) gewinnen gemeinsam." in typed(match, path, monkeypatch, language="de")


def test_a_game_goes_on_in_german(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(guessed(), path, monkeypatch, "h", "w", "2", "l", "u", language="de")
    assert "Die Partie geht nach Zug 2 weiter." in shown
    assert "Aller Zufall folgt aus einem Startwert" in shown
    assert "Zurückgenommen: 2 Kiesel hineinwerfen" in shown


def test_bots_have_names_in_german(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(WELLS, 2, "x", names=["human", "bot:random"])
    assert "Wells: Esche, Lorbeer (Zufallsgegner)" in typed(match, path, monkeypatch, language="de")


def test_numbers_are_written_as_the_language_does() -> None:
    english, german = (words(language, COMMON_WORDS) for language in ("en", "de"))
    assert (english.number(1234567), german.number(1234567)) == ("1,234,567", "1.234.567")
    assert (english.number(1234.567, 2), german.number(1234.567, 2)) == ("1,234.57", "1.234,57")


def test_a_file_is_claimed_once(path: Path) -> None:
    claim(path)
    with pytest.raises(FileTaken):
        claim(path)


def test_what_bots_do_unseen_is_kept_with_the_next_thing_that_shows(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(MESOPOTAMIA, 3, "a draft", names=["human", "bot:random", "bot:random"])
    choice, told, saves = TerminalGame._bots_choice, TerminalGame._print, []

    def choose(game: TerminalGame, seat: int) -> int:
        if len(match.moves) == 60:
            raise EOFError
        return choice(game, seat)

    def tell(game: TerminalGame, *words: Any, **how: Any) -> None:
        assert load(path, {"mesopotamia": MESOPOTAMIA}).moves == match.moves
        told(game, *words, **how)

    def keep(match: Match, path: Path) -> None:
        saves.append(len(match.moves))
        save(match, path)

    monkeypatch.setattr(TerminalGame, "_bots_choice", choose)
    monkeypatch.setattr(TerminalGame, "_print", tell)
    monkeypatch.setattr("tworivers.cli.running.terminal.save", keep)
    typed(match, path, monkeypatch)
    assert saves[-1] == 60
    assert len(saves) < 30
