"""Component files whose parts don't fit each other are refused before any game starts, with the key, the value and what was expected."""

from __future__ import annotations

import pytest

from tworivers.amyitis import GAME
from tworivers.engine.boxes import BadBox
from tworivers.engine.match import Match
from tworivers.engine.notation import load_text, save_text

PRINTED = GAME.standard_box.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"ninoua"], mark', '"mari"], mark', "mari stands in the order twice; expected every city once"),
        ('[city.mari]\ntrade = "plant"\ngood = "barley"\nmark = "S"\n', "", "city.mari is missing"),
        (
            '[city.mari]\ntrade = "plant"\n',
            '[city.mari]\ntrade = "sale"\n',
            "expected a good exactly where trade is court or plant",
        ),
        ('offers = ["banker", "leader"]\n', "", "expected two offers exactly where trade is court"),
        (
            'trade = "plant"\ngood = "salt"',
            'trade = "court"\ngood = "salt"\noffers = ["banker", "palace"]',
            "3 cities have trade plant: expected 4",
        ),
        (
            'city = "khorsabad"',
            'city = "susa"',
            "plant_card, city is 'susa': expected a plant city that no other card names",
        ),
        (
            "[[banker]]\nlevel = 2",
            "[[banker]]\nlevel = 4",
            "banker levels are [1, 4, 3]: expected 1, 2, ... without a gap",
        ),
        (
            "keeps = 2\ncopies = { by_players = [2, 3, 4]",
            "keeps = 2\ncopies = { by_players = [2, 3, 3]",
            "leader 1, copies is [2, 3, 3]: expected one of level 0 for every player",
        ),
        (
            "keeps = 4\ncopies = { by_players = [1, 1, 2]",
            "keeps = 4\ncopies = { by_players = [1, 1, 5]",
            "leader 3, copies is [1, 1, 5]: expected at most 4",
        ),
        ("top = true\n", "", "as many tiles with top = true are expected"),
        (
            'farmer = { by_players = [3, 4, 5], mark = "RRX" }\npriest = { by_players = [3, 4, 5]',
            'farmer = { by_players = [1, 4, 5], mark = "RRX" }\npriest = { by_players = [0, 4, 5]',
            "crafts has 5 cards for 2 players: expected at least 6",
        ),
        ("[[4, 3, 2, 1], [3, 3, 2, 1]", "[[4, 3, 3, 3], [3, 3, 2, 1]", "tile has 4 of level 3: expected at least 5"),
        (
            "[[tile]]\nlevel = 3\nprestige = 8\n",
            "[[tile]]\nlevel = 3\nprestige = -8\n",
            "tile 19, prestige is -8: expected greater than or equal to 0",
        ),
        ("[gardener]", "[gardener]\ncolour = 3", "gardener.colour is not a key of this file"),
        ("cubes = { value = 30", "cubes = { value = 0", "player.cubes.value is 0: expected greater than or equal to 1"),
    ],
)
def test_a_box_that_doesnt_fit_is_explained(old: str, new: str, message: str) -> None:
    assert PRINTED.count(old) >= 1, f"the box has no {old!r}"
    with pytest.raises(BadBox) as error:
        GAME.read_box(PRINTED.replace(old, new, 1), "my-box.toml")
    assert str(error.value).startswith("my-box.toml: ")
    assert message in str(error.value)


def test_a_match_with_an_own_box_keeps_it_in_its_save_file() -> None:
    own = PRINTED.replace("talents = { value = 4", "talents = { value = 7")
    match = Match(GAME, 2, "mine", box_text=own)
    assert list(match.table.g.talents[:2]) == [7, 7]
    loaded = load_text(save_text(match), "saved", {GAME.name: GAME})
    assert loaded.table.digest() == match.table.digest()
