"""Versions of the rules: a match is played, saved and replayed by its own, with the options and the dice it had."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.test_notation import signed
from tworivers.amyitis import GAME as AMYITIS
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import PLAIN, THROWS, dice_from_text, mixed_dice_from_text
from tworivers.engine.match import Match
from tworivers.engine.notation import BadSave, load_text, save_text
from tworivers.engine.rules import BadOption, Game, Option
from tworivers.engine.saves import verify
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers_wells import GAME as WELLS

EARLIER = Path(__file__).parents[1] / "golden/earlier"
OLD = EARLIER / "v1-amyitis-2.trg"
"""A game by the first version of Amyitis' rules."""


def refusal(text: str) -> str:
    with pytest.raises(BadSave) as caught:
        load_text(signed(text), "old.trg", GAMES)
    return str(caught.value)


def test_a_new_match_is_played_by_the_newest_rules_and_throws_with_a_key() -> None:
    match = Match(AMYITIS, 2, "reeds")
    assert match.version == AMYITIS.version
    assert match.table.options[-1] == AMYITIS.version, "the rules are told the version behind the options"
    assert match.table.dice[PLAIN:].tolist() == dice_from_text("reeds")[PLAIN:].tolist()


@pytest.mark.parametrize(
    ("game", "last_mixed"), [(GAMES["amyitis"], 1), (GAMES["mesopotamia"], 2)], ids=["amyitis", "mesopotamia"]
)
def test_matches_of_earlier_versions_throw_by_the_quick_mixer(game: Game, last_mixed: int) -> None:
    old = Match(game, game.seats[0], "reeds", version=last_mixed)
    thrown, expected = old.table.dice, mixed_dice_from_text("reeds")
    assert len(thrown) == PLAIN
    assert thrown[:THROWS].tolist() == expected[:THROWS].tolist()
    assert old.table.options[-1] == last_mixed
    new = Match(game, game.seats[0], "reeds", version=last_mixed + 1)
    assert len(new.table.dice) > PLAIN
    assert old.table.digest() != new.table.digest()


def test_a_game_new_to_the_program_throws_with_a_key_from_its_first_version() -> None:
    assert WELLS.keyed_dice_from == 1
    assert len(Match(WELLS, 2, "reeds", version=1).table.dice) > PLAIN


def test_a_number_as_seed_is_for_simulations_whatever_the_version() -> None:
    assert len(Table(AMYITIS, 2, 7).dice) == len(Table(AMYITIS, 2, 7, version=1).dice) == PLAIN


@pytest.mark.parametrize("path", sorted(EARLIER.glob("v1-amyitis-*.trg")), ids=lambda path: path.stem)
def test_old_games_replay_by_their_own_rules_and_dice(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = load_text(text, path.name, GAMES)
    assert match.version == 1
    assert match.over
    assert len(match.table.dice) == PLAIN
    assert save_text(match) == text, "saved again, it is the same file to the letter"


@pytest.mark.skipif(not JIT, reason="thousands of decisions: too long for plain Python")
def test_an_old_game_of_mesopotamia_replays_by_its_own_dice() -> None:
    text = (EARLIER / "v2-mesopotamia-3.trg").read_text(encoding="utf-8")
    match = load_text(text, "old.trg", GAMES)
    assert (match.version, match.over, len(match.table.dice)) == (2, True, PLAIN)
    assert save_text(match) == text


def test_an_old_game_doesnt_replay_by_newer_rules() -> None:
    """Its dice would fall differently: that the header counts is seen by what happens without it."""
    newer = OLD.read_text(encoding="utf-8").replace('[Rules "1"]', '[Rules "2"]')
    assert refusal(newer).startswith("old.trg: line ")


@pytest.mark.parametrize("version", [1, 2])
def test_a_save_carries_its_version_and_goes_on_by_it(version: int) -> None:
    match = Match(AMYITIS, 3, "reeds", version=version)
    for _ in range(40):
        seat = match.table.actors()[0]
        match.play(seat, int(match.table.legal(seat)[-1]))
    text = save_text(match)
    assert f'[Rules "{version}"]' in text
    assert ("supply=" in text) == (version >= 2)
    loaded = load_text(text, "game.trg", GAMES)
    assert loaded.version == version
    assert loaded.options == match.options
    for twin in (loaded, loaded.branch(40)):
        assert twin.version == version
        assert twin.table.digest() == match.table.digest()
        assert twin.table.dice.tolist() == match.table.dice.tolist()


@pytest.mark.parametrize("version", [0, 99])
def test_an_unknown_version_is_refused_with_a_sentence(version: int) -> None:
    text = OLD.read_text(encoding="utf-8").replace('[Rules "1"]', f'[Rules "{version}"]')
    expected = f"version {version} of amyitis's rules isn't known here; the newest is {AMYITIS.version}"
    assert refusal(text) == f"old.trg: line 2: {expected}"
    with pytest.raises(BadOption, match="isn't known here"):
        Match(AMYITIS, 2, "reeds", version=version)


def test_an_option_newer_than_the_files_version_is_refused() -> None:
    text = OLD.read_text(encoding="utf-8").replace('"procession=right-of-start"', '"supply=box"')
    assert refusal(text) == "old.trg: line 4: amyitis has no option 'supply'; it has procession"


def test_options_are_those_of_the_version() -> None:
    """An option that came later has, for earlier versions, the value by which they were played."""
    game = replace(
        WELLS,
        version=5,
        options=(
            Option("start", ("first", "thrown")),
            Option("rope", ("long", "short", "none"), since=4, earlier="none"),
            Option("lid", ("off", "on"), since=5),
        ),
    )
    assert game.complete_options({"start": "thrown"}, 3) == {"start": "thrown"}
    assert game.encode_options({"start": "thrown"}, 3).tolist() == [1, 2, 0, 3]
    assert game.encode_options({}, 4).tolist() == [0, 0, 0, 4]
    assert game.encode_options({"lid": "on"}).tolist() == [0, 0, 1, 5]
    with pytest.raises(BadOption, match="wells has no option 'lid'; it has start, rope"):
        game.encode_options({"lid": "on"}, 4)


def test_verify_tells_the_version_by_which_it_replayed(tmp_path: Path) -> None:
    assert verify(OLD, GAMES).rules == 1
    new = tmp_path / "new.trg"
    new.write_text(save_text(Match(AMYITIS, 2, "reeds")), encoding="utf-8")
    assert verify(new, GAMES).rules == AMYITIS.version
