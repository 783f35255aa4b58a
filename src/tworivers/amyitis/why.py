"""Why not? The reason an action of the table isn't legal now, from the very obstacle the rules found."""

from __future__ import annotations

from tworivers.amyitis import actions, codes
from tworivers.amyitis.caravan import basket, camels_for, extra_good, plant_level
from tworivers.amyitis.court import court_obstacle
from tworivers.amyitis.decisions import question_words
from tworivers.amyitis.garden import gardeners_needed
from tworivers.amyitis.names import BRINGS, EMPTY, Court, Craft, Good, Obstacle
from tworivers.amyitis.record import State
from tworivers.amyitis.temples import swap_pair
from tworivers.amyitis.todo import now_seat, now_value
from tworivers.amyitis.words import city_word, court_word, good_word, seat_word, square_name, zone_name
from tworivers.engine.messages import Message, Values


def why_not(g: State, seat: int, action: int) -> Message | None:
    """The reason in words with its values, or None if the action is legal."""
    found = Obstacle(actions.obstacle(g, seat, action))
    if found == Obstacle.NONE:
        return None
    if found == Obstacle.OTHER_SEAT:
        return Message("why-other-seat", {"who": seat_word(now_seat(g))})
    if found == Obstacle.OTHER_QUESTION:
        return Message("why-other-question", {"question": question_words(g, seat)})
    if found in _BY_ACTION:
        return _BY_ACTION[found](g, seat, action)
    return Message(f"why-{found.name.lower().replace('_', '-')}")


def _no_card(g: State, seat: int, action: int) -> Message:
    group, craft = divmod(action - codes.RECRUIT, len(Craft))
    key = "why-no-such-group" if group >= g.seats else "why-no-card"
    return Message(key, {"group": group + 1, "craft": Message(f"craft-{Craft(craft).name.lower()}")})


def _talents(g: State, seat: int, action: int) -> Message:
    return Message(
        "why-talents", {"price": int(g.turned[(action - codes.RECRUIT) // len(Craft)]), "have": int(g.talents[seat])}
    )


def _camels(g: State, seat: int, action: int) -> Message:
    city = action - codes.CARAVAN
    return Message(
        "why-camels", {"city": city_word(city), "camels": camels_for(g, seat, city), "have": int(g.camels[seat])}
    )


def _stays(g: State, seat: int, action: int) -> Message:
    return Message("why-stays", {"city": city_word(action - codes.CARAVAN)})


def _city_good(g: State, seat: int, action: int) -> Message:
    """Names the good that is missing: the city's, or the extra one of its plant card."""
    city = action - codes.CARAVAN
    good, extra = int(g.city_good[city]), extra_good(g, city)
    values: Values = {"city": city_word(city), "good": good_word(good), "wine": int(g.goods[seat, Good.WINE])}
    if extra == EMPTY:
        return Message("why-city-good", values)
    return Message(
        "why-city-goods",
        {
            **values,
            "extra": good_word(extra),
            "have": int(g.goods[seat, good]),
            "have_extra": int(g.goods[seat, extra]),
        },
    )


def _offers_gone(g: State, seat: int, action: int) -> Message:
    city = action - codes.CARAVAN
    one, other = (court_word(int(kind)) for kind in g.city_offer[city])
    return Message("why-offers-gone", {"city": city_word(city), "one": one, "other": other})


def _no_square(g: State, seat: int, action: int) -> Message:
    city = action - codes.CARAVAN
    return Message(
        "why-no-square", {"city": city_word(city), "level": plant_level(g, city), "gardeners": int(g.gardeners[seat])}
    )


def _zone(g: State, seat: int, action: int) -> Message:
    found = Obstacle(actions.obstacle(g, seat, action))
    return Message(
        f"why-{found.name.lower().replace('_', '-')}", {"zone": zone_name(action - codes.ZONE).removesuffix("'")}
    )


def _square(g: State, seat: int, action: int) -> Message:
    square = action - codes.PLANT
    found = Obstacle(actions.obstacle(g, seat, action))
    needed = gardeners_needed(g, square, plant_level(g, now_value(g)))
    values: Values = {"square": square_name(square)}
    if found == Obstacle.PLANT_LEVEL:
        values |= {"level": int(g.level[square]), "needed": needed, "have": int(g.gardeners[seat])}
    return Message(f"why-{found.name.lower().replace('_', '-')}", values)


def _not_owned(g: State, seat: int, action: int) -> Message:
    """Names the first good the action gives away and the seat lacks."""
    if action >= codes.DISCARD:
        return Message("why-not-owned", {"good": good_word(action - codes.DISCARD)})
    if action >= codes.SWAP:
        return Message("why-not-owned", {"good": good_word(swap_pair(action - codes.SWAP)[0])})
    one, other = basket(action - codes.SELL)
    if g.goods[seat, one] == 0 or other == EMPTY:
        return Message("why-not-owned", {"good": good_word(one)})
    if one == other:
        return Message("why-only-one", {"good": good_word(one)})
    return Message("why-not-owned", {"good": good_word(other)})


def _court(g: State, seat: int, action: int) -> Message:
    kind = action - codes.COURT
    found = Obstacle(court_obstacle(g, seat, now_value(g), kind))
    if found == Obstacle.NOT_OFFERED:
        return Message("why-not-offered", {"city": city_word(now_value(g)), "card": court_word(kind)})
    if kind not in BRINGS:
        return Message(f"why-no-{Court(kind).name.lower()}")
    level = int(g.court_level[seat, kind]) + (1 if found == Obstacle.SOLD_OUT else 0)
    return Message(f"why-{found.name.lower().replace('_', '-')}", {"card": court_word(kind), "level": level})


def _no_good_left(g: State, seat: int, action: int) -> Message:
    """Names the good that would be taken."""
    good = swap_pair(action - codes.SWAP)[1] if action >= codes.SWAP else action - codes.GOOD
    return Message("why-no-good-left", {"good": good_word(good)})


def _card_good(g: State, seat: int, action: int) -> Message:
    return Message("why-not-on-card", {"good": good_word(action - codes.LEADER_GOOD)})


_BY_ACTION = {
    Obstacle.NO_CARD: _no_card,
    Obstacle.TALENTS: _talents,
    Obstacle.CAMELS: _camels,
    Obstacle.STAYS: _stays,
    Obstacle.CITY_GOOD: _city_good,
    Obstacle.OFFERS_GONE: _offers_gone,
    Obstacle.NO_SQUARE: _no_square,
    Obstacle.ZONE_ABSENT: _zone,
    Obstacle.ZONE_WATERED: _zone,
    Obstacle.ZONE_CUT_OFF: _zone,
    Obstacle.UNUSED_SQUARE: _square,
    Obstacle.PLANTED: _square,
    Obstacle.DRY_SQUARE: _square,
    Obstacle.PLANT_LEVEL: _square,
    Obstacle.NOT_OWNED: _not_owned,
    Obstacle.NOT_OFFERED: _court,
    Obstacle.TOP_LEVEL: _court,
    Obstacle.SOLD_OUT: _court,
    Obstacle.NOT_ON_CARD: _card_good,
    Obstacle.NO_GOOD_LEFT: _no_good_left,
}
