"""What people read about Amyitis."""

from __future__ import annotations

import pytest

from amyitis.layout import BLUE, DATES, ENGINEER, FARMER, MERCHANT, PALM, RED, WINE, Layout, lay
from amyitis.moves import plant, recruit, sell, travel, water
from tworivers.amyitis import GAME
from tworivers.amyitis.names import City, Court, Craft, Event, Good
from tworivers.amyitis.words import zone_name
from tworivers.engine.messages import Message, words
from tworivers.languages import LANGUAGES


def why(table: Layout, seat: int, action: int, language: str = "en") -> str:
    reason = GAME.why_not(table.g, seat, action)
    assert reason is not None
    return words(language, GAME.catalogue).say(reason)


def do(table: Layout, seat: int, action: int, language: str = "en") -> str:
    return words(language, GAME.catalogue).say(GAME.action_words(table.g, seat, action))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "pass"),
        (recruit(1, FARMER), "recruit farmer 2"),
        (travel(City.URUK), "caravan uruk"),
        (water("a1-a2"), "water a1-a2"),
        (water("a1-a2", 1), "water a1-a2'"),
        (sell(WINE, DATES), "sell dates wine"),
        (plant("b2"), "plant b2"),
    ],
)
def test_notation(action: int, text: str) -> None:
    assert GAME.notation(action) == text
    assert GAME.codes[text] == action


def test_zones_are_named_by_their_squares() -> None:
    assert zone_name(0) == "a1-a2"
    assert zone_name(47) == "c4-d4'"


def test_a_city_says_which_good_it_asks_for() -> None:
    table = lay(seats=3, start=BLUE).camels(BLUE, 8)
    assert why(table, BLUE, travel(City.URUK)) == "Uruk asks for dates; you have none, and no wine."
    assert (
        why(table, BLUE, travel(City.URUK), "de")
        == "Uruk verlangt Datteln; davon hast du nichts, und auch keinen Wein."
    )


def test_too_few_camels() -> None:
    table = lay(seats=3, start=BLUE).camels(BLUE, 1).goods(BLUE, DATES)
    assert why(table, BLUE, travel(City.URUK)) == "Uruk takes 4 camels; you have 1."


def test_another_seats_turn() -> None:
    assert why(lay(seats=3, start=BLUE), RED, 0) == "It is Blue’s turn."


def test_another_question() -> None:
    table = lay(seats=3, start=BLUE)
    assert why(table, BLUE, plant("a1")) == "Not now. Your turn: recruit, send the caravan, or pass."


def test_a_group_that_isnt_there() -> None:
    assert why(lay(seats=2, start=BLUE), BLUE, recruit(3, MERCHANT)) == "There is no group 4 with so few players."


def test_no_talents() -> None:
    table = lay(seats=3, start=BLUE).talents(BLUE, 1).group(0, FARMER, FARMER, ENGINEER, turned=2)
    assert why(table, BLUE, recruit(0, ENGINEER)) == "This costs 2 talents; you have 1."


def test_actions_tell_their_price() -> None:
    table = (
        lay(seats=3, start=BLUE).camels(BLUE, 8).goods(BLUE, DATES, PALM).group(0, FARMER, FARMER, ENGINEER, turned=1)
    )
    assert do(table, BLUE, recruit(0, ENGINEER)) == "Recruit the engineer of group 1 for 1 talent"
    assert do(table, BLUE, recruit(1, MERCHANT)) == "Recruit the merchant of group 2 for free"
    assert do(table, BLUE, travel(City.URUK)) == "Caravan to Uruk (4 camels): pay dates for banker or caravan leader"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    """Whatever values an event can have."""
    table = lay(seats=4, start=BLUE)
    samples: dict[Event, list[tuple[int, ...]]] = {
        Event.DEAL: [(0, 1, 1, 1, 0), (3, 0, 0, 0, 3)],
        Event.ROW_FULL: [(-1, 0, 0, 0, 0), (2, 1, 0, 0, 0)],
        Event.WATERED: [(4, 5, 0, 0, 0), (1, 47, 0, 0, 0)],
        Event.PAID: [(0, good, paid, 0, 0) for good in Good for paid in (good, Good.WINE)],
        Event.SOLD: [(0, 1, -1, 0, 0), (0, 1, 4, 0, 0)],
        Event.CARD_FLIPPED: [(-1, City.MARI, 1, -1, 0), (-1, City.MARI, 2, 3, 0)],
    }
    for event in Event:
        for values in samples.get(event, [(1, 1, 1, 1, 0)]):
            assert words(language, GAME.catalogue).say(GAME.event_words(table.g, (event, *values)))


def test_no_craft_has_two_names() -> None:
    for language in LANGUAGES:
        names = [words(language, GAME.catalogue).say(Message(f"craft-{craft.name.lower()}")) for craft in Craft]
        assert len(set(names)) == len(Craft)


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("pass", "pass"),
        ("recruit farmer 2", "craft-2-farmer"),
        ("caravan uruk", "city-uruk"),
        ("field lower", "field-lower"),
        ("temple marduk", "temple-marduk"),
        ("water a1-a2'", "zone-a1-a2'"),
        ("sell dates wine", "city-babylon"),
        ("court palace", "court-palace"),
        ("card dates", "card-dates"),
        ("plant d4", "square-d4"),
        ("ishtar camel", "temple-ishtar"),
        ("keep", "temple-tammouz"),
        ("swap dates salt", "temple-tammouz"),
        ("take wine", None),
        ("discard wine", None),
    ],
)
def test_what_an_action_points_at(text: str, target: str | None) -> None:
    assert GAME.target(GAME.codes[text]) == target


@pytest.mark.parametrize(
    ("event", "touched"),
    [
        ((Event.WATERED, 0, 1, 0, 0, 0), ["zone-a1-a2'"]),
        ((Event.PLANTED, 0, 15, 2, 0, 0), ["square-d4"]),
        ((Event.COURT, 0, Court.PALACE, 1, 0, 0), ["court-palace"]),
        ((Event.GARDENER, 0, 0, 0, 0, 0), ["court-gardener"]),
        ((Event.RECRUITED, 2, 1, Craft.PRIEST, 0, 0), ["craft-2-priest", "group-2"]),
        ((Event.DEAL, 3, 1, 1, 1, 0), ["group-4"]),
        ((Event.SOLD, 0, 1, 2, 0, 0), ["city-babylon"]),
        ((Event.PRESTIGE, 1, 5, 0, 0, 0), ["score-1"]),
        ((Event.TALENTS, 0, 2, 0, 0, 0), []),
    ],
)
def test_what_an_event_touches(event: tuple[int, ...], touched: list[str]) -> None:
    assert GAME.touches(event) == touched


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_planting_tells_all_that_the_tile_brings(language: str) -> None:
    table = lay(2)
    table.g.tile_bonus[5] = [1, 2, 0, 0, 0, 0, 0]
    table.g.tile_bonus[6] = 0
    say = words(language, GAME.catalogue).say
    camel, talents = (say(Message(f"bonus-{kind}", {"count": n})) for kind, n in (("camel", 1), ("talent", 2)))
    assert do(table, BLUE, plant("b2"), language).endswith(f"{camel} + {talents}")
    bare = do(table, BLUE, plant("b3"), language)
    assert camel not in bare
    assert not bare.endswith((",", " "))
