"""What the view tells ahead: hunger and harvest, free trade, what a wall does, who follows, the odds of a card."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    AUTUMN,
    BABYLON,
    CHARIOT,
    ESHNUNNA,
    FLOUR,
    MARI,
    SPRING,
    SUMMER,
    Layout,
    eve_of,
    front,
    lay,
    turn_of,
)
from mesopotamia.moves import ATTACK, BUILD_MARDUK, PROPOSE_ALLIANCE, party, place
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Material, Phase, Province, Season, Task
from tworivers.mesopotamia.odds import battle_chance, duel_chance
from tworivers.mesopotamia.view import view

KISH, BAGDAD = Province.KISH, Province.BAGDAD


def food_of(board: Layout, seat: int = BABYLON) -> dict[str, object]:
    """What a seat is told of its cities' food."""
    found: dict[str, object] = view(board.g, seat)["parties"][seat]["food"]
    return found


def hungry(season: Season) -> Layout:
    """Babylon at felling, with canals, and neither flour nor grain."""
    board = eve_of(season=season).begin()
    board.set_stock(BABYLON, FLOUR, 0).set_stock(BABYLON, Material.GRAIN, 0)
    board.g.phase[BABYLON] = Phase.FELLING
    return board


def test_before_the_harvest_of_a_season_hunger_isnt_certain() -> None:
    """rules/mesopotamia.md §A round: the harvest (5) comes before milling (6) and feeding (7)."""
    spring, autumn = food_of(hungry(SPRING)), food_of(hungry(AUTUMN))

    assert (spring["harvest"], spring["missing"]) == (None, {"least": spring["need"], "most": spring["need"]})
    assert autumn["harvest"] is not None
    assert autumn["missing"] == {"least": 0, "most": 0}, "one millstone grinds 5 of what the worst harvest brings"


def test_after_feeding_the_next_seasons_harvest_is_reckoned_with() -> None:
    """rules/mesopotamia.md §A round: harvest in autumn."""
    ahead = [food_of(eve_of(season=season).begin().turns())["harvest"] for season in (SPRING, SUMMER)]

    assert ahead[0] is None
    assert ahead[1] is not None


def test_when_the_next_metal_comes_by_free_trade() -> None:
    """rules/mesopotamia.md §A round, phase 3: in spring, from year 2, to who was not strict for four rounds."""
    board = turn_of(BABYLON)
    board.g.strict[MARI] = 1
    parties = view(board.g, BABYLON)["parties"]
    assert parties[BABYLON]["free_trade"] == {"round": 5, "metal": int(board.g.free_metal[BABYLON]), "gets": True}
    assert parties[MARI]["free_trade"]["gets"] is False

    board.g.round_number = 8
    assert view(board.g, BABYLON)["parties"][BABYLON]["free_trade"] is None


def test_what_one_wall_more_does() -> None:
    """rules/mesopotamia.md §Movement and battle: +1 per wall, or 3; no chariot where 2 or more walls stand."""
    for bonus in ("1", "3"):
        board = lay(wall_bonus=bonus).buildings(Province.BABYLON, walls=1)
        walls = view(board.walk(BABYLON, Phase.WALLS).g, BABYLON)["odds"]["walls"]
        assert walls["babylon"] == {"defence": int(bonus), "after": 2 * int(bonus), "bars_chariots": True}


def test_a_direction_names_who_follows() -> None:
    """rules/mesopotamia.md §A round: who begins also chooses the direction."""
    board = eve_of(season=SPRING).begin().walk_all()
    starter = board.actors()[0]
    names = [GAME.seat_names[seat] for seat in (BABYLON, MARI, ESHNUNNA, ASSUR)]
    directions = view(board.g, starter)["odds"]["directions"]
    after = names[starter + 1 :] + names[:starter]

    assert directions == {"clockwise": after, "counterclockwise": after[::-1]}


def test_who_has_a_blessing_or_envoys_is_told_the_odds_of_the_roll() -> None:
    """rules/mesopotamia.md §Cards: blessing and envoys are used before the roll."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.BLESSING, Card.ENVOYS).stock(BABYLON, metal=9, wood=9)
    board.set_stock(BABYLON, FLOUR, 9)
    board.do(BABYLON, BUILD_MARDUK)
    assert board.task(BABYLON) == Task.BLESS
    assert view(board.g, BABYLON)["odds"]["roll"] == {"needed": 4, "bonus": 0, "chance": 0.5}

    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.ENVOYS).stock(BABYLON, metal=9).policy(BABYLON)
    board.do(BABYLON, PROPOSE_ALLIANCE, party(MARI))
    assert board.task(BABYLON) == Task.ENVOYS
    assert view(board.g, BABYLON)["odds"]["roll"] == {"needed": 4, "bonus": 0, "chance": 0.5}


def test_the_defender_is_told_the_odds_of_the_duel() -> None:
    """rules/mesopotamia.md §Movement and battle: the attacker picks a unit, then the defender."""
    board = front().troops(ESHNUNNA, BAGDAD, foot=1, chariots=1).troops(BABYLON, KISH, chariots=1)
    board.attack(BABYLON, BAGDAD, (CHARIOT, KISH))
    assert board.task(ESHNUNNA) == Task.DEFEND
    duel = view(board.g, ESHNUNNA)["odds"]["battle"]["duel"]
    assert duel == {"unit": "chariot", "chance": pytest.approx(duel_chance(2, 0))}
    assert "duel" not in view(board.g, ASSUR)["odds"]["battle"]


def test_every_strength_of_an_attack_has_its_chance() -> None:
    """rules/mesopotamia.md §Movement and battle: all attackers are committed at once; 1 flour per unit that moves."""
    board = front().troops(ESHNUNNA, BAGDAD, foot=2).troops(BABYLON, KISH, foot=2, chariots=1)
    board.set_stock(BABYLON, FLOUR, 2)
    board.g.open_stacks[ESHNUNNA] = 1 << BAGDAD
    board.do(BABYLON, ATTACK).answer(BABYLON, Task.ATTACK_AT, place(BAGDAD))
    assert board.task(BABYLON) == Task.COMMIT_UNIT, "there is only Kish to come from"
    battle = view(board.g, BABYLON)["odds"]["battle"]

    assert {(one["unit"], one["fed"], one["hungry"]) for one in battle["sources"] if one["from"] == "kish"} == {
        ("foot", 0, 2),
        ("chariot", 0, 1),
    }
    assert [len(row) for row in battle["chances"]] == [2, 2, 1], "two eat"
    assert battle["chances"][0][0] == 0
    assert battle["chances"][1][1] == pytest.approx(battle_chance([duel_chance(2, 0), duel_chance(1, 0)], 2))
    assert battle["joined"] == pytest.approx(battle["chances"][1][1])
    assert "chances" not in view(board.g, ESHNUNNA)["odds"]["battle"]
