"""Events in words: what happened, told after it happened, and which things on the board it touched."""

from __future__ import annotations

from functools import lru_cache

from tworivers.amyitis.names import EMPTY, NEUTRAL, City, Court, Craft, Event, Short, Source, Temple
from tworivers.amyitis.record import State
from tworivers.amyitis.words import (
    ROW_NAMES,
    city_word,
    court_word,
    craft_word,
    good_word,
    seat_word,
    square_name,
    temple_word,
    zone_name,
)
from tworivers.engine.messages import Message, Values

KEPT = 4096
"""Events whose words are kept: most happen again and again."""


def event_words(g: State, event: tuple[int, ...]) -> Message:
    """What happened, told after it happened."""
    return _words(event)


@lru_cache(KEPT)
def _words(event: tuple[int, ...]) -> Message:
    kind, seat, a, b, c, _ = event
    who: Values = {} if seat == EMPTY or kind == Event.DEAL else {"who": seat_word(seat)}
    if kind in _PLAIN:
        return Message(_PLAIN[Event(kind)], who)
    if kind == Event.ROUND:
        return Message("event-round", {"round": a})
    if kind == Event.DEAL:
        one, two, three = (craft_word(craft) for craft in Craft for _ in range(event[2 + craft]))
        return Message("event-deal", {"group": seat + 1, "one": one, "two": two, "three": three})
    if kind in (Event.TALENTS, Event.CAMEL, Event.GARDENERS_SPENT):
        return Message(
            {Event.TALENTS: "event-talents", Event.CAMEL: "event-camels"}.get(Event(kind), "event-gardeners-spent"),
            {**who, "count": a},
        )
    if kind == Event.PRESTIGE:
        return Message("event-prestige", {**who, "count": a, "source": Message(f"source-{Source(b).name.lower()}")})
    if kind in (Event.GOOD, Event.DISCARDED):
        return Message("event-good" if kind == Event.GOOD else "event-discarded", {**who, "good": good_word(a)})
    if kind == Event.RECRUITED:
        return Message("event-recruited", {**who, "group": a + 1, "craft": craft_word(b), "price": c})
    if kind == Event.FIELD:
        return Message(f"event-field-{ROW_NAMES[a]}", {**who, "place": b + 1})
    if kind == Event.ROW_FULL:
        return Message(f"event-row-{ROW_NAMES[a]}" + ("-tie" if seat == EMPTY else ""), who)
    if kind in (Event.TEMPLE, Event.PUSHED_OUT):
        return Message(
            "event-temple" if kind == Event.TEMPLE else "event-pushed-out", {**who, "temple": temple_word(a)}
        )
    if kind == Event.WATERED:
        return Message("event-watered-neutral" if seat == NEUTRAL else "event-watered", {**who, "zone": zone_name(a)})
    if kind == Event.CARAVAN:
        return Message("event-caravan", {**who, "city": city_word(a), "camels": b})
    if kind == Event.PAID:
        return Message("event-paid" if a == b else "event-paid-wine", {**who, "good": good_word(a)})
    if kind == Event.SOLD:
        return Message(
            "event-sold-one" if b == EMPTY else "event-sold-two",
            {**who, "one": good_word(a), **({} if b == EMPTY else {"other": good_word(b)})},
        )
    if kind == Event.BONUS_LOST and a == EMPTY:
        return Message("event-choice-lost", who)
    if kind in (Event.COURT, Event.BONUS_LOST):
        return Message(
            "event-court" if kind == Event.COURT else "event-bonus-lost", {**who, "card": court_word(a), "level": b}
        )
    if kind == Event.SHORT:
        about: Values = {"good": good_word(b)} if a == Short.GOOD else {"count": b}
        return Message(f"event-short-{Short(a).name.lower()}", {**who, **about})
    if kind == Event.PLANTED:
        return Message("event-planted", {**who, "square": square_name(a), "level": b})
    if kind == Event.CARD_FLIPPED:
        return Message(
            "event-card" if c == EMPTY else "event-card-extra",
            {"city": city_word(a), "level": b, **({} if c == EMPTY else {"extra": good_word(c)})},
        )
    return Message("event-swapped", {**who, "given": good_word(a), "taken": good_word(b)})


_PLAIN = {
    Event.PASSED: "event-passed",
    Event.GARDENER: "event-gardener",
    Event.START_PLAYER: "event-start-player",
    Event.GAME_OVER: "event-game-over",
}


def hears(event: tuple[int, ...], seat: int) -> bool:
    """Whether a seat (or a spectator) is told of an event: stocks lie open, so everybody is told of everything."""
    return True


def touches(event: tuple[int, ...]) -> list[str]:
    """The ids of the things on the board that an event touched."""
    return list(_touched(event))


@lru_cache(KEPT)
def _touched(event: tuple[int, ...]) -> list[str]:
    kind, seat, a, b, *_ = event
    if kind == Event.PASSED:
        return ["pass"]
    if kind == Event.RECRUITED:
        return [f"craft-{a + 1}-{Craft(b).name.lower()}", f"group-{a + 1}"]
    if kind == Event.DEAL:
        return [f"group-{seat + 1}"]
    if kind in (Event.FIELD, Event.ROW_FULL):
        return [f"field-{ROW_NAMES[a]}"]
    if kind in (Event.TEMPLE, Event.PUSHED_OUT):
        return [f"temple-{Temple(a).name.lower()}"]
    if kind == Event.WATERED:
        return [f"zone-{zone_name(a)}"]
    if kind in (Event.CARAVAN, Event.CARD_FLIPPED):
        return [f"city-{City(a).name.lower()}"]
    if kind == Event.SOLD:
        return [f"city-{City.BABYLON.name.lower()}"]
    if kind == Event.COURT:
        return [f"court-{Court(a).name.lower()}"]
    if kind in (Event.GARDENER, Event.GARDENERS_SPENT):
        return [f"court-{Court.GARDENER.name.lower()}"]
    if kind == Event.PLANTED:
        return [f"square-{square_name(a)}"]
    return [f"score-{seat}"] if kind == Event.PRESTIGE else []
