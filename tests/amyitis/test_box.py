"""The box is data: an owner's corrected values are what is played with,
and a file that can't be played with is explained.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from amyitis.layout import BLUE, DATES, ENGINEER, FARMER, MARDUK, RED, SALT, TAMMOUZ, lay
from amyitis.moves import LOWER, UPPER, farm, recruit, sell, travel, water, worship
from tworivers.amyitis import GAME
from tworivers.amyitis.names import City, Good
from tworivers.engine.boxes import BadBox
from tworivers.engine.match import Match
from tworivers.engine.notation import load_text, save_text
from tworivers.engine.table import Table

PRINTED = GAME.standard_box.read_text(encoding="utf-8")


def corrected(old: str, new: str) -> Any:
    """The printed box with one value changed."""
    assert PRINTED.count(old) == 1, f"{old} stands {PRINTED.count(old)} times in the box"
    return GAME.read_box(PRINTED.replace(old, new), "my-box.toml")


def test_every_value_has_its_mark() -> None:
    """rules/amyitis.md §The box is data: every number with its mark."""
    tables = [part for part in re.split(r"\n(?=\[)", PRINTED) if part.startswith("[")]
    for part in tables:
        lines = [line for line in part.splitlines()[1:] if "=" in line and not line.startswith(("#", "mark"))]
        marked_whole = re.search(r'^mark = "[SXR]"$', part, re.MULTILINE)
        for line in lines:
            assert marked_whole or re.search(r'mark = "[SXR]{1,3}" }$', line), f"{line} has no mark"


def test_players_begin_with_what_the_box_says() -> None:
    """rules/amyitis.md §The box is data: setup copies what a game needs."""
    table = Table(GAME, 3, seed=1, box=corrected("talents = { value = 4", "talents = { value = 9"))

    assert list(table.g.talents[:3]) == [9, 9, 9]


def test_an_engineer_scores_what_the_box_says() -> None:
    """rules/amyitis.md §The box is data: the rules read only the state."""
    table = lay(box=corrected("engineer = { value = 2", "engineer = { value = 5"))

    table.do(BLUE, recruit(0, ENGINEER), water("d1-d2"))

    assert table.g.prestige[BLUE] == 5


def test_a_good_sells_for_what_the_box_says() -> None:
    """rules/amyitis.md §The box is data."""
    table = lay(box=corrected("good_sold = { value = 3", "good_sold = { value = 7"))
    table.goods(BLUE, SALT, DATES).caravan(City.NINOUA).do(BLUE, travel(City.BABYLON), sell(SALT, DATES))

    assert table.g.prestige[BLUE] == 14


def test_marduk_rewards_what_the_box_says() -> None:
    """rules/amyitis.md §The box is data."""
    table = lay(box=corrected("marduk = { value = [2, 1]", "marduk = { value = [6, 4]")).temple(MARDUK, BLUE, RED, RED)
    table.everybody_passes().do(3, worship(TAMMOUZ))

    assert list(table.g.prestige) == [4, 6, 0, 0]


def test_fields_give_what_the_box_says() -> None:
    """rules/amyitis.md §The box is data."""
    table = lay(box=corrected('upper = { value = ["salt"', 'upper = { value = ["dates"'))

    table.do(BLUE, recruit(0, FARMER), farm(UPPER))
    table.do(RED, recruit(1, FARMER), farm(LOWER))

    assert table.stock(BLUE) == [DATES]


def test_the_circuit_follows_the_box() -> None:
    """rules/amyitis.md §The box is data: another order of cities."""
    table = lay(
        box=corrected(
            'order = { value = ["babylon", "eshnunna", "susa", "ur"',
            'order = { value = ["babylon", "susa", "ur", "eshnunna"',
        )
    )
    table.goods(BLUE, *[good for good in Good for _ in range(3)]).camels(BLUE, 1).water(RED, "d1-d2")

    assert table.cities_open(BLUE) == {City.SUSA}
    table.do(BLUE, travel(City.SUSA))
    assert table.g.camels[BLUE] == 0


def test_the_river_follows_the_box() -> None:
    """rules/amyitis.md §The box is data: the river along other sides."""
    table = lay(box=corrected('["bottom", "right"]', '["top", "left"]')).do(BLUE, recruit(0, ENGINEER))

    assert table.channels_open(BLUE) == {"a1-a2", "a2-a3", "a3-a4", "a1-b1", "b1-c1", "c1-d1"}


def test_the_last_round_follows_the_box() -> None:
    """rules/amyitis.md §The box is data and §End, safety net."""
    table = lay(box=corrected("rounds = { value = 40", "rounds = { value = 1")).end_round()

    assert table.table.over


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("talents = { value = 4", 'talents = { value = "four"', ("talents", "four", "integer")),
        ('upper = { value = ["salt"', 'upper = { value = ["honey"', ("upper", "honey", "barley")),
        ('river = { value = ["bottom"', 'river = { value = ["middle"', ("river", "middle", "bottom")),
        ("[end]", "[finish]", ("end",)),
        ('talents = { value = 4, mark = "S" }', 'talents = { value = 4, mark = "Q" }', ("talents", "Q", "'S'")),
    ],
)
def test_a_wrong_file_is_named_and_explained(old: str, new: str, words: tuple[str, ...]) -> None:
    """rules/amyitis.md §The box is data: a message naming the key, the value and what was expected."""
    with pytest.raises(BadBox) as error:
        corrected(old, new)

    assert "my-box.toml" in str(error.value)
    for word in words:
        assert word in str(error.value)


def test_a_text_that_is_no_toml_is_refused() -> None:
    """rules/amyitis.md §The box is data: a wrong file gets a message before any game starts."""
    with pytest.raises(BadBox, match=r"my-box\.toml"):
        GAME.read_box("cubes = = 3", "my-box.toml")


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
            "tile 19, prestige is -8: expected 0 or more",
        ),
        ("[gardener]", "[gardener]\ncolour = 3", "gardener.colour is not a key of this file"),
        ("cubes = { value = 30", "cubes = { value = 0", "player.cubes.value is 0: expected 1 or more"),
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
