"""The action table: every decision as one code, with its notation, its words and its target on the board."""

from __future__ import annotations

from tworivers.amyitis.caravan import basket, camels_for, extra_good
from tworivers.amyitis.fields import next_field
from tworivers.amyitis.names import (
    BRINGS,
    CITIES,
    EMPTY,
    GROUPS,
    ROWS,
    SQUARES,
    ZONES,
    City,
    Court,
    Craft,
    Good,
    Temple,
    Trade,
)
from tworivers.amyitis.record import State
from tworivers.amyitis.temples import swap_pair
from tworivers.amyitis.words import (
    ROW_NAMES,
    bonus_words,
    city_word,
    court_word,
    craft_word,
    good_word,
    square_name,
    temple_word,
    zone_name,
)
from tworivers.engine.codes import ActionTable
from tworivers.engine.compiled import plain, rule
from tworivers.engine.messages import Message, Values

CRAFTS = len(Craft)
BASKETS = 20
SWAPS = 16


@rule
def group_and_craft(number: int) -> tuple[int, int]:
    """The group and the craft of a card that can be recruited."""
    return number // CRAFTS, number % CRAFTS


def _good(good: int) -> str:
    return Good(good).name.lower()


def _city(city: int) -> str:
    return City(city).name.lower()


def _temple(temple: int) -> str:
    return Temple(temple).name.lower()


def _court(kind: int) -> str:
    return Court(kind).name.lower()


def _recruit_text(number: int) -> str:
    group, craft = plain(group_and_craft)(number)
    return f"recruit {Craft(craft).name.lower()} {group + 1}"


def _recruit_words(g: State, seat: int, number: int) -> Message:
    group, craft = plain(group_and_craft)(number)
    return Message("do-recruit", {"craft": craft_word(craft), "group": group + 1, "price": int(g.turned[group])})


def _recruit_target(number: int) -> str:
    group, craft = plain(group_and_craft)(number)
    return f"craft-{group + 1}-{Craft(craft).name.lower()}"


def _journey_words(g: State, seat: int, city: int) -> Message:
    """Where the caravan would go, and what it costs."""
    values: Values = {"city": city_word(city), "camels": plain(camels_for)(g, seat, city)}
    if g.trade[city] == Trade.SALE:
        return Message("do-caravan-sale", values)
    values["good"] = good_word(int(g.city_good[city]))
    if g.trade[city] == Trade.COURT:
        one, other = (court_word(int(kind)) for kind in g.city_offer[city])
        return Message("do-caravan-court", {**values, "one": one, "other": other})
    extra = plain(extra_good)(g, city)
    values["level"] = int(g.card_level[city, g.card_side[city]])
    if extra == EMPTY:
        return Message("do-caravan-plant", values)
    return Message("do-caravan-plant-extra", {**values, "extra": good_word(extra)})


def _field_words(g: State, seat: int, row: int) -> Message:
    """A farmer's row and the good of its next field (a full row is emptied at once, so there is one)."""
    return Message(f"do-field-{ROW_NAMES[row]}", {"good": good_word(int(g.field_good[row, plain(next_field)(g, row)]))})


def _sell_words(g: State, seat: int, number: int) -> Message:
    one, other = plain(basket)(number)
    if other == EMPTY:
        return Message("do-sell-one", {"good": good_word(one), "prestige": int(g.sale_prestige)})
    prestige = 2 * int(g.sale_prestige)
    return Message("do-sell-two", {"one": good_word(one), "other": good_word(other), "prestige": prestige})


def _court_words(g: State, seat: int, kind: int) -> Message:
    """The next card of a kind and what it brings."""
    message = f"do-court-{_court(kind)}"
    if kind not in BRINGS:
        return Message(message)
    level = min(int(g.court_level[seat, kind]) + 1, int(g.top_level[kind]))
    brings: Values = {name: int(getattr(g, field)[level]) for name, field in BRINGS[Court(kind)].items()}
    return Message(message, {"level": level, **brings})


def _plant_words(g: State, seat: int, square: int) -> Message:
    prestige, level = int(g.tile_prestige[square]), int(g.level[square])
    values: Values = {"square": square_name(square), "prestige": prestige, "level": level}
    bonus = bonus_words(g.tile_bonus[square].tolist())
    return Message("do-plant-bonus", {**values, "bonus": bonus}) if bonus else Message("do-plant", values)


def _swap_words(g: State, seat: int, number: int) -> Message:
    given, taken = plain(swap_pair)(number)
    return Message("do-swap", {"given": good_word(given), "taken": good_word(taken)})


TABLE = ActionTable()

PASS = TABLE.add(1, lambda _: "pass", lambda g, seat, _: Message("do-pass"), lambda _: "pass")
"""End one's round."""
RECRUIT = TABLE.add(GROUPS * CRAFTS, _recruit_text, _recruit_words, _recruit_target, group_and_craft)
"""Recruit from a group."""
CARAVAN = TABLE.add(CITIES, lambda city: f"caravan {_city(city)}", _journey_words, lambda city: f"city-{_city(city)}")
"""Move the caravan to a city."""
FIELD = TABLE.add(ROWS, lambda row: f"field {ROW_NAMES[row]}", _field_words, lambda row: f"field-{ROW_NAMES[row]}")
"""A farmer's row."""
TEMPLE = TABLE.add(
    len(Temple),
    lambda temple: f"temple {_temple(temple)}",
    lambda g, seat, temple: Message("do-temple", {"temple": temple_word(temple)}),
    lambda temple: f"temple-{_temple(temple)}",
)
"""A priest's or the procession's temple."""
ZONE = TABLE.add(
    ZONES,
    lambda zone: f"water {zone_name(zone)}",
    lambda g, seat, zone: Message("do-water", {"zone": zone_name(zone)}),
    lambda zone: f"zone-{zone_name(zone)}",
)
"""A channel to water."""
SELL = TABLE.add(
    BASKETS,
    lambda number: "sell " + " ".join(_good(good) for good in plain(basket)(number) if good != EMPTY),
    _sell_words,
    lambda _: f"city-{_city(City.BABYLON)}",
    basket,
)
"""Goods for Babylon."""
COURT = TABLE.add(len(Court), lambda kind: f"court {_court(kind)}", _court_words, lambda kind: f"court-{_court(kind)}")
"""A kind of court card."""
LEADER_GOOD = TABLE.add(
    len(Good) - 1,
    lambda good: f"card {_good(good)}",
    lambda g, seat, good: Message("do-card-good", {"good": good_word(good)}),
    lambda good: f"card-{_good(good)}",
)
"""The good on a second caravan leader."""
PLANT = TABLE.add(
    SQUARES,
    lambda square: f"plant {square_name(square)}",
    _plant_words,
    lambda square: f"square-{square_name(square)}",
)
"""Where to plant."""
GOOD = TABLE.add(
    len(Good),
    lambda good: f"take {_good(good)}",
    lambda g, seat, good: Message("do-take", {"good": good_word(good)}),
)
"""A good of one's choice."""
ISHTAR = TABLE.add(
    2,
    lambda talent: "ishtar talent" if talent else "ishtar camel",
    lambda g, seat, talent: Message("do-ishtar-talent" if talent else "do-ishtar-camel"),
    lambda _: f"temple-{_temple(Temple.ISHTAR)}",
)
"""A camel (0) or a talent (1)."""
KEEP = TABLE.add(
    1, lambda _: "keep", lambda g, seat, _: Message("do-keep"), lambda _: f"temple-{_temple(Temple.TAMMOUZ)}"
)
"""No swap at Tammouz' temple."""
SWAP = TABLE.add(
    SWAPS,
    lambda number: "swap " + " ".join(_good(good) for good in plain(swap_pair)(number)),
    _swap_words,
    lambda _: f"temple-{_temple(Temple.TAMMOUZ)}",
    swap_pair,
)
"""One good for another."""
DISCARD = TABLE.add(
    len(Good),
    lambda good: f"discard {_good(good)}",
    lambda g, seat, good: Message("do-discard", {"good": good_word(good)}),
)
"""Down to the stock limit."""

ACTIONS = TABLE.size
