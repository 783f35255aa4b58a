"""Save files: readable, exact, and with one clear message for whatever is wrong with them."""

from __future__ import annotations

import hashlib
import os
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.playing import GAMES, guessed, play, random_match
from tworivers.engine.dice import seed_hash
from tworivers.engine.match import Match
from tworivers.engine.notation import BadSave, load_text, parse_text, save_text, standard_box_hash
from tworivers.engine.rules import Game
from tworivers.engine.saves import LARGEST, load, save, verify
from tworivers_wells import GAME as WELLS

NAMES = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=8)


def finished() -> Match:
    """A short match, played to its end."""
    return play(guessed(), "ash add 2", "ash stop", "bay peek", "bay stop")


def same(one: Match, other: Match) -> bool:
    """Whether two matches are the same in everything that counts."""
    truth = [
        (match.game.name, match.seats, match.seed, match.options, match.box_text, match.names, match.moves)
        for match in (one, other)
    ]
    return (
        truth[0] == truth[1]
        and one.table.digest() == other.table.digest()
        and one.table.dice.tolist() == other.table.dice.tolist()
    )


def signed(text: str) -> str:
    """A changed save file with an end line that fits it: what a forger or another program would write."""
    above = text[: text.rindex("end ")]
    depth = moves = 0
    for line in above.split("\n"):
        depth += (line == "(") - (line == ")")
        moves += depth == 0 and line[:1].isdigit()
    return f"{above}end {moves} {hashlib.sha256(above.encode()).hexdigest()[:16]}\n"


def complaint(text: str, *, sign: bool = True) -> str:
    """What is said of a bad file."""
    with pytest.raises(BadSave) as caught:
        load_text(signed(text) if sign else text, "game.trg", GAMES)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_save_file_reads_like_a_game() -> None:
    lines = save_text(finished()).split("\n")
    assert lines[:9] == [
        '[Game "wells"]',
        '[Rules "3"]',
        '[Seats "2"]',
        '[Options "start=first"]',
        '[Names "ash, bay"]',
        f'[SeedHash "{seed_hash("a well")}"]',
        '[Seed "a well"]',
        f'[Box "standard {standard_box_hash(WELLS)}"]',
        f'[Result "{finished().scores[0]} {finished().scores[1]}"]',
    ]
    assert lines[9:16] == [
        "",
        "1 ash guess deep",
        "2 bay guess deep",
        "3 ash add 2",
        "4 ash stop",
        "5 bay peek",
        "6 bay stop",
    ]
    assert lines[16].startswith("end 6 ")


def test_a_running_game_has_no_result_and_may_withhold_its_seed() -> None:
    text = save_text(guessed(), reveal_seed=False)
    assert "[Result" not in text
    assert "[Seed " not in text
    assert "a well" not in text
    assert [move.action for move in parse_text(text, "game.trg").moves] == ["guess deep", "guess deep"]
    assert complaint(text, sign=False).startswith(
        "game.trg: line 6: the seed is withheld, as while a game runs; the moves can be read, but"
    )


def test_names_options_and_an_own_box_come_back() -> None:
    box = WELLS.standard_box.read_text().replace("value = 4", "value = 9") + '\n\n# "%" [Box]\n'
    match = Match(WELLS, 2, 'se"ed \\', {"start": "thrown"}, box, ["Ada, of Ur", 'B\\,"n'])
    assert same(load_text(save_text(match), "game.trg", GAMES), match)


def test_line_ends_of_other_systems_and_a_byte_order_mark_do_no_harm() -> None:
    text = save_text(finished())
    assert same(load_text("\ufeff" + text.replace("\n", "\r\n"), "game.trg", GAMES), finished())


def test_what_isnt_a_saved_game_is_called_so() -> None:
    assert complaint("", sign=False) == "game.trg: the file is empty; expected a saved game"
    assert complaint("\n \n", sign=False).endswith("the file is empty; expected a saved game")
    assert (
        complaint("Dear diary,\n", sign=False)
        == "game.trg: line 1: not a saved game: expected [Game \"...\"], found 'Dear diary,'"
    )
    assert "line 1: not a saved game" in complaint('[Event "Casual game"]\n1. e4 e5\n', sign=False)


def test_a_file_that_breaks_off_names_its_last_line() -> None:
    text = save_text(finished())
    broken = text[: text.index("5 bay") + 8]
    assert complaint(broken, sign=False).startswith("game.trg: line 15: the file breaks off")
    assert "'5 bay pe'" in complaint(broken, sign=False)


def test_text_after_the_end_line_is_called_so() -> None:
    text = save_text(finished())
    assert complaint(f"{text}\nGood game!\n", sign=False) == "game.trg: line 19: text after the end line: 'Good game!'"
    assert "line 18: text after the end line: 'end 6 " in complaint(text + text[text.index("end ") :], sign=False)
    assert same(load_text(text + "\n \n", "game.trg", GAMES), finished())


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('[Game "wells"]', '[Game "chess"]', "line 1: unknown game 'chess'; this program has wells"),
        ('[Rules "3"]', '[Rules "three"]', "line 2: expected the version of the rules, found 'three'"),
        ('[Rules "3"]\n', "", 'line 9: [Rules "..."] is missing'),
        ('[Seats "2"]', '[Seats "7"]', "line 3: wells is for 2 to 3 players, not 7"),
        ('[Seats "2"]', '[Seats ""]', "line 3: expected the number of players, found ''"),
        ("start=first", "start=last", "line 4: option start: 'last' is not one of first, thrown"),
        ("start=first", "end=now", "line 4: wells has no option 'end'; it has start"),
        ("start=first", "first", "line 4: expected every option once as name=value, found 'first'"),
        ("ash, bay", "ash", "line 5: expected 2 names, found 1"),
        (
            "ash, bay",
            "ash, \x07",
            "line 5: name '\\x07': expected printable characters, not empty, without spaces around them",
        ),
        ("ash, bay", 'ash", bay', """line 5: expected [Name "value"], found '[Names "ash", bay"]'"""),
        ('"a well"', '"another"', "line 7: the seed doesn't fit the SeedHash of line 6"),
        (
            '[Box "standard ',
            '[Box "small ',
            'line 8: expected "standard" with eight hexadecimal digits or "custom", found \'small ',
        ),
        ("[Result", '[Colour "red"]\n[Result', "line 9: unknown header Colour; expected one of Game, "),
        ("[Result", '[Seats "2"]\n[Result', "line 9: Seats stands here a second time; the first is in line 3"),
        (
            "[Result",
            "% sides\n[Result",
            'line 9: a line that begins with %, but no [Box "custom"] or [Position "set up"] before it',
        ),
        ("3 ash add 2\n", '[Result "1"]\n3 ash add 2\n', "line 13: Result stands here a second time"),
        ("3 ash", "4 ash", "line 13: expected move 3, found 4"),
        ("3 ash add 2", "ash adds", "line 13: expected \"3\", a seat and an action, found 'ash adds'"),
        ("3 ash", "3 cob", "line 13: unknown seat 'cob'; expected ash, bay"),
        ("add 2", "add 9", "line 13: unknown action 'add 9'; expected one like 'add 1', 'add 2', 'add 3'"),
        ("6 bay stop", "6 bay peek", "line 16: bay can't play 'peek': You have seen it already."),
        ("3 ash", "3 bay", "line 13: bay can't play 'add 2': It is Ash who decides now."),
        ("6 bay stop\n", "", "line 9: a Result, but the game isn't over after the last move"),
    ],
)
def test_each_fault_names_its_line_and_what_was_expected(old: str, new: str, expected: str) -> None:
    text = save_text(finished())
    assert old in text
    changed = text.replace(old, new, 1)
    assert complaint(changed).startswith(f"game.trg: {expected}")
    assert complaint(changed, sign=False).startswith("game.trg (changed after it was saved): line ")


def test_headers_dont_stand_among_the_moves() -> None:
    text = save_text(guessed()).replace("2 bay", '[Result "1 2"]\n2 bay')
    assert "line 11: the header Result stands among the moves" in complaint(text)


def test_moves_after_the_end_of_the_game_are_named() -> None:
    assert "line 17: bay can't play 'roll': The game is over." in complaint(
        save_text(finished()).replace("end 6", "7 bay roll\nend 6")
    )


def test_results_must_be_those_of_the_moves() -> None:
    text = save_text(finished())
    result = next(line for line in text.split("\n") if line.startswith("[Result"))
    scores = " ".join(str(points) for points in finished().scores)
    assert f"line 9: the Result is '99 1', the moves give '{scores}'" in complaint(
        text.replace(result, '[Result "99 1"]')
    )
    assert f'line 16: the game is over, but [Result "{scores}"] is missing' in complaint(
        text.replace(result + "\n", "")
    )


def test_a_changed_file_is_found_out_by_its_digest() -> None:
    text = save_text(finished())
    assert (
        complaint(text.replace("ash, bay", "ash, Bay"), sign=False)
        == "game.trg (changed after it was saved): line 17: the digest doesn't fit the text above"
    )
    assert "line 17: the end line counts 7 moves, the file has 6" in complaint(
        text.replace("end 6", "end 7"), sign=False
    )


def test_a_box_in_the_file_that_cant_be_played_with_is_named() -> None:
    match = Match(WELLS, 2, box_text=WELLS.standard_box.read_text())
    text = save_text(match)
    assert "line 8: the box in this file: sides.value is 99" in complaint(text.replace("value = 6", "value = 99"))


def test_another_standard_box_is_named() -> None:
    text = save_text(finished()).replace(standard_box_hash(WELLS), "01234567")
    today = standard_box_hash(WELLS)
    assert (
        f"line 8: the standard box has other values today ({today}) than when this was played (01234567)"
        in complaint(text)
    )


def with_box(tmp_path: Path, old: str, new: str) -> Game:
    """Wells as it would be if its standard box file were edited."""
    text = WELLS.standard_box.read_text()
    assert old in text
    (tmp_path / "box.toml").write_text(text.replace(old, new))
    return replace(WELLS, standard_box=tmp_path / "box.toml")


def test_a_comment_or_a_mark_in_the_standard_box_may_change(tmp_path: Path) -> None:
    text = save_text(finished())
    for old, new in (("pebbles", "# what everybody begins with\npebbles"), ('mark = "S"', 'mark = "X"')):
        edited = with_box(tmp_path, old, new)
        assert load_text(text, "game.trg", {"wells": edited}).moves == finished().moves


def test_a_value_in_the_standard_box_may_not(tmp_path: Path) -> None:
    edited = with_box(tmp_path, "value = 4", "value = 5")
    with pytest.raises(BadSave, match=r"line 8: the standard box has other values today .* so it can't be replayed"):
        load_text(save_text(finished()), "game.trg", {"wells": edited})


def test_old_rules_load_if_they_replay_and_are_named_if_they_dont() -> None:
    old = signed(save_text(finished()).replace('[Rules "3"]', '[Rules "2"]'))
    assert same(load_text(old, "game.trg", GAMES), finished())
    told = complaint(old.replace("6 bay stop", "6 bay peek"))
    assert told.startswith("game.trg (played by version 2 of the rules; this program has version 3): line ")
    assert told.endswith(": You have seen it already.")
    assert complaint(old.replace("6 bay stop", "6 bay peek"), sign=False).startswith(
        "game.trg (changed after it was saved) (played by version 2 of the rules; this program has version 3): line "
    )


def test_save_and_load_through_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.trg"
    save(guessed(), path)
    save(finished(), path)
    assert same(load(path, GAMES), finished())
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.trg"]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.trg"
    save(guessed(), path)
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(OSError, match="No space"):
        save(finished(), path)
    assert same(load(path, GAMES), guessed())
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.trg"]


def test_saving_over_a_link_keeps_the_link(tmp_path: Path) -> None:
    save(guessed(), tmp_path / "real.trg")
    (tmp_path / "link.trg").symlink_to("real.trg")
    save(finished(), tmp_path / "link.trg")
    assert (tmp_path / "link.trg").is_symlink()
    assert same(load(tmp_path / "real.trg", GAMES), finished())


def test_files_that_cant_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"none\.trg: can't be read: no such file"):
        load(tmp_path / "none.trg", GAMES)
    with pytest.raises(BadSave, match=r"^\./none//x: can't be read: no such file"):
        load("./none//x", GAMES)
    with pytest.raises(BadSave, match="can't be read"):
        load(tmp_path, GAMES)
    (tmp_path / "binary").write_bytes(b"\n\x89PNG\r\n\x1a\n\0\xff")
    with pytest.raises(BadSave, match="line 2: not a saved game: this isn't text"):
        load(tmp_path / "binary", GAMES)
    (tmp_path / "large").write_bytes(b" " * (LARGEST + 1))
    with pytest.raises(BadSave, match="too large"):
        load(tmp_path / "large", GAMES)


def test_verify_reports_what_is_true(tmp_path: Path) -> None:
    save(finished(), tmp_path / "game.trg")
    report = verify(tmp_path / "game.trg", GAMES)
    assert (report.game, report.rules, report.seats, report.moves, report.over) == ("wells", 3, 2, 6, True)
    assert report.scores == tuple(finished().scores)
    assert report.seed_hash == finished().seed_hash


def test_a_game_with_no_options_saves_too() -> None:
    plain = replace(WELLS, options=())
    text = save_text(Match(plain, 2, "x"))
    assert '[Options ""]' in text
    assert load_text(text, "game.trg", {"wells": plain}).options == {}


@settings(max_examples=40)
@given(
    chance=st.randoms(use_true_random=False), limit=st.integers(0, 60), names=st.lists(NAMES, min_size=2, max_size=2)
)
def test_save_and_load_give_the_identical_match(chance: random.Random, limit: int, names: list[str]) -> None:
    match = random_match(chance, limit, Match(WELLS, 2, f"seed {chance.random()}", names=names))
    assert same(load_text(save_text(match), "game.trg", GAMES), match)


@settings(max_examples=120)
@given(
    chance=st.randoms(use_true_random=False),
    limit=st.integers(0, 40),
    custom=st.booleans(),
    sign=st.booleans(),
    data=st.data(),
)
def test_corruption_is_reported_or_harmless(
    chance: random.Random, limit: int, custom: bool, sign: bool, data: st.DataObject
) -> None:
    box = WELLS.standard_box.read_text() if custom else None
    match = random_match(chance, limit, Match(WELLS, 3, "a seed", box_text=box, names=["Åda", "Ben", "bot:random"]))
    text = save_text(match)
    harmed = data.draw(st.sampled_from((truncated, flipped, line_gone, line_twice, lines_swapped)))(text, data)
    if sign and "end " in harmed:
        harmed = signed(harmed)
    outcome = loaded_or_complaint(harmed)
    if isinstance(outcome, str):
        assert outcome.startswith(("game.trg: ", "game.trg (changed after it was saved)"))
        assert "\n" not in outcome
    else:
        assert sign or same(outcome, match)


def loaded_or_complaint(text: str) -> Match | str:
    """What comes of a file; any other exception fails the test."""
    try:
        return load_text(text, "game.trg", GAMES)
    except BadSave as bad:
        return str(bad)


def truncated(text: str, data: st.DataObject) -> str:
    """The file as far as it was written; a letter cut in half can't be part of a text."""
    raw = text.encode()
    return raw[: data.draw(st.integers(0, len(raw) - 1))].decode(errors="ignore")


def flipped(text: str, data: st.DataObject) -> str:
    """One character is another."""
    at = data.draw(st.integers(0, len(text) - 1))
    return text[:at] + data.draw(st.characters()) + text[at + 1 :]


def line_gone(text: str, data: st.DataObject) -> str:
    """One line is missing."""
    lines = text.split("\n")
    del lines[data.draw(st.integers(0, len(lines) - 1))]
    return "\n".join(lines)


def line_twice(text: str, data: st.DataObject) -> str:
    """One line stands there twice."""
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    return "\n".join([*lines[: at + 1], *lines[at:]])


def lines_swapped(text: str, data: st.DataObject) -> str:
    """Two lines have changed places."""
    lines = text.split("\n")
    one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


@given(raw=st.binary(max_size=300))
def test_any_bytes_at_all_are_reported(raw: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("any") / "file"
    path.write_bytes(raw)
    with pytest.raises(BadSave):
        load(path, GAMES)
