"""Variations and notes in saved games: other ways to go on, kept beside what was played, and checked like it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.playing import GAMES, guessed, play, random_match
from engine.test_notation import complaint, finished, signed
from tworivers.engine.match import Match
from tworivers.engine.move_text import DEEPEST, MOST_VARIATIONS
from tworivers.engine.moves import Commentary, Move, Variation
from tworivers.engine.notation import load_text, parse_text, save_text
from tworivers.engine.saves import load, save, verify

ASIDE = """\
2 bay guess deep
; A note on what both guessed,
;
; in three lines.
(
3 ash stop
; Too early?
(
4 bay peek
)
4 bay stop
)
(
3 ash add 1
)
3 ash add 2
"""


def annotated() -> Match:
    """A finished match with two variations, one of them with a variation within it."""
    return load_text(signed(save_text(finished()).replace("2 bay guess deep\n3 ash add 2\n", ASIDE)), "a", GAMES)


def moves(match: Match, after: int, *texts: str) -> tuple[Move, ...]:
    """Moves that could be played after the first few."""
    return play(match.branch(after), *texts).moves[after:]


def test_variations_and_notes_are_read() -> None:
    match = annotated()
    assert match.moves == finished().moves
    assert match.commentary.notes == {2: "A note on what both guessed,\n\nin three lines."}
    first, second = match.commentary.variations
    assert first.after == second.after == 2
    assert first.moves == moves(match, 2, "ash stop", "bay stop")
    assert first.commentary.notes == {3: "Too early?"}
    inner = first.commentary.variations[0]
    assert inner.after == 3
    assert inner.moves == moves(match, 2, "ash stop", "bay peek")[1:]
    assert second.moves == moves(match, 2, "ash add 1")


def test_they_are_written_as_they_were_read(tmp_path: Path) -> None:
    text = save_text(annotated())
    assert ASIDE in text
    assert save_text(load_text(text, "a", GAMES)) == text
    save(annotated(), tmp_path / "game.trg")
    assert save_text(load(tmp_path / "game.trg", GAMES)) == text


def test_the_end_line_counts_the_moves_of_the_game_alone() -> None:
    assert save_text(annotated()).split("\n")[-2].startswith("end 6 ")
    assert len(parse_text(save_text(annotated()), "a").moves) == 6


def test_a_match_without_them_is_written_as_before() -> None:
    assert ";" not in save_text(finished())
    assert "(" not in save_text(finished())


def test_a_running_game_may_have_one_at_its_end_and_one_at_its_beginning() -> None:
    match = guessed()
    start = Match(match.game, 2, match.seed)
    match.commentary = Commentary(
        {0: "Before anything."},
        (
            Variation(0, play(start, "bay guess deep").moves),
            Variation(2, moves(match, 2, "ash add 2", "ash stop")),
        ),
    )
    again = load_text(save_text(match), "a", GAMES)
    assert again.commentary == match.commentary
    assert again.moves == match.moves


def test_undo_forgets_what_was_said_of_what_is_taken_back() -> None:
    match = guessed()
    play(match, "ash add 2")
    match.commentary = Commentary({2: "kept", 3: "gone"}, (Variation(3, moves(match, 3, "ash stop")),))
    match.undo(0)
    assert match.commentary == Commentary({2: "kept"})


def test_a_branch_keeps_what_is_said_of_its_moves() -> None:
    assert annotated().branch(1).commentary == Commentary()
    assert annotated().branch(2).commentary == annotated().commentary


def test_verify_plays_the_variations(tmp_path: Path) -> None:
    path = tmp_path / "game.trg"
    path.write_text(save_text(annotated()))
    assert verify(path, GAMES).variations == 3
    path.write_text(save_text(finished()))
    assert verify(path, GAMES).variations == 0


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("3 ash add 1\n", "3 bay add 1\n", "line 25: bay can't play 'add 1': It is Ash who decides now."),
        ("3 ash add 1\n", "4 ash add 1\n", "line 25: expected move 3, found 4"),
        ("3 ash add 1\n", "3 cob add 1\n", "line 25: unknown seat 'cob'; expected ash, bay"),
        ("3 ash add 1\n", "3 ash add 9\n", "line 25: unknown action 'add 9'; expected one like"),
        ("3 ash add 1\n", "ash add 1\n", "line 25: expected \"3\", a seat and an action, found 'ash add 1'"),
        ("3 ash add 1\n)\n", "3 ash add 1\n", "line 26: expected move 4, found 3"),
        ("6 bay stop\n", "6 bay stop\n(\n", 'line 31: the variation that begins here isn\'t ended by ")"'),
        ("3 ash add 1\n", "", "line 24: the variation that begins here has no moves"),
        ("3 ash add 1\n", ")\n", "line 24: the variation that begins here has no moves"),
        ("5 bay", ")\n5 bay", 'line 29: ")" ends a variation, but none has begun with "("'),
        ("; Too", "; \x07", "line 18: a note has printable characters only, found '\\x07"),
        ("4 bay peek\n", "4 bay peek\n5 ash add 1\n", "line 21: ash can't play 'add 1': "),
        ("(\n3 ash add 1\n", '(\n[Result "1 2"]\n3 ash add 1\n', "line 25: Result stands here a second time"),
    ],
)
def test_each_fault_in_a_variation_names_its_line(old: str, new: str, expected: str) -> None:
    text = save_text(annotated())
    assert old in text
    assert complaint(text.replace(old, new, 1)).startswith(f"game.trg: {expected}")


def test_headers_dont_stand_among_notes_and_variations() -> None:
    text = save_text(guessed())
    for early in ("; well\n", "(\n"):
        changed = text.replace("1 ash", f'{early}[Result "1 2"]\n1 ash')
        assert "the header Result stands among the moves" in complaint(changed)


def test_there_are_not_too_many_variations_nor_too_deep() -> None:
    text = save_text(guessed())
    many = "(\n3 ash stop\n)\n" * (MOST_VARIATIONS + 1)
    assert f"expected at most {MOST_VARIATIONS:,} variations, found more" in complaint(
        text.replace("end 2", f"{many}end 2")
    )
    deep = "(\n" * (DEEPEST + 1)
    assert f"expected at most {DEEPEST} variations within each other" in complaint(
        text.replace("end 2", f"{deep}end 2")
    )


def test_a_changed_variation_is_found_out_by_the_digest() -> None:
    changed = save_text(annotated()).replace("Too early?", "Too late?")
    assert "the digest doesn't fit the text above" in complaint(changed, sign=False)


def random_commentary(chance: random.Random, match: Match, first: int, depth: int) -> Commentary:
    """Notes and variations at random places of a line, from its place `first` on."""
    places = range(first, len(match.moves) + 1)
    notes = {chance.choice(places): chance.choice(("a", "b ; c", "( )", "two\n\nlines", "")) for _ in range(2)}
    variations = []
    for after in sorted(chance.choice(places) for _ in range(2 if depth else 0)):
        aside = random_match(chance, chance.randrange(1, 4), match.branch(after))
        if len(aside.moves) > after:
            said = random_commentary(chance, aside, after, depth - 1)
            variations.append(Variation(after, aside.moves[after:], said))
    return Commentary(notes, tuple(variations))


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32))
def test_any_tree_of_variations_comes_back(seed: int) -> None:
    chance = random.Random(seed)
    match = random_match(chance, chance.randrange(0, 20))
    match.commentary = random_commentary(chance, match, 0, 2)
    again = load_text(save_text(match), "a", GAMES)
    assert again.commentary == match.commentary
    assert save_text(again) == save_text(match)
