"""Actions and events in words: the text notation of save files, and messages that every language's catalogue can say."""

from __future__ import annotations

from tworivers.amyitis import actions
from tworivers.amyitis.caravan import basket, camels_for, extra_good
from tworivers.amyitis.garden import edge_squares
from tworivers.amyitis.record import State
from tworivers.amyitis.state import EMPTY, NEUTRAL, ROWS, City, Court, Craft, Event, Good, Source, Task, Temple, Trade
from tworivers.amyitis.temples import swap_pair
from tworivers.amyitis.todo import now_seat, now_task, now_value
from tworivers.engine.messages import Message, Values

SEAT_NAMES = ("blue", "red", "black", "white")
ROW_NAMES = ("upper", "lower")
TALENT = 1
"""The second of Ishtar's gifts."""


def square_name(square: int) -> str:
    """a1 is the top corner, d4 the bottom one."""
    return "abcd"[square // 4] + str(square % 4 + 1)


def zone_name(zone: int) -> str:
    """The two squares a zone lies between; the second zone of a double edge has a prime."""
    one, other = edge_squares(zone // 2)
    return f"{square_name(one)}-{square_name(other)}" + ("'" if zone % 2 else "")


def good_word(good: int) -> Message:
    """The catalogue's word for a good."""
    return Message(f"good-{Good(good).name.lower()}")


def court_word(kind: int) -> Message:
    """The catalogue's word for a kind of court card."""
    return Message(f"court-{Court(kind).name.lower()}")


def city_word(city: int) -> Message:
    """The catalogue's word for a city."""
    return Message(f"city-{City(city).name.lower()}")


def temple_word(temple: int) -> Message:
    """The catalogue's word for a temple."""
    return Message(f"temple-{Temple(temple).name.lower()}")


def seat_word(seat: int) -> Message:
    """The catalogue's word for a seat; grey cubes have one too."""
    return Message("seat-neutral") if seat == NEUTRAL else Message(f"seat-{SEAT_NAMES[seat]}")


def notation(action: int) -> str:
    """An action as save files write it. The same text never means two actions."""
    if action == actions.PASS:
        return "pass"
    if action < actions.CARAVAN:
        group, craft = divmod(action - actions.RECRUIT, len(Craft))
        return f"recruit {Craft(craft).name.lower()} {group + 1}"
    if action < actions.FIELD:
        return f"caravan {City(action - actions.CARAVAN).name.lower()}"
    if action < actions.TEMPLE:
        return f"field {ROW_NAMES[action - actions.FIELD]}"
    if action < actions.ZONE:
        return f"temple {Temple(action - actions.TEMPLE).name.lower()}"
    if action < actions.SELL:
        return f"water {zone_name(action - actions.ZONE)}"
    if action < actions.COURT:
        return "sell " + " ".join(Good(good).name.lower() for good in basket(action - actions.SELL) if good != EMPTY)
    if action < actions.LEADER_GOOD:
        return f"court {Court(action - actions.COURT).name.lower()}"
    if action < actions.PLANT:
        return f"card {Good(action - actions.LEADER_GOOD).name.lower()}"
    if action < actions.GOOD:
        return f"plant {square_name(action - actions.PLANT)}"
    if action < actions.ISHTAR:
        return f"take {Good(action - actions.GOOD).name.lower()}"
    if action < actions.KEEP:
        return "ishtar talent" if action - actions.ISHTAR == TALENT else "ishtar camel"
    if action == actions.KEEP:
        return "keep"
    if action < actions.DISCARD:
        given, taken = swap_pair(action - actions.SWAP)
        return f"swap {Good(given).name.lower()} {Good(taken).name.lower()}"
    return f"discard {Good(action - actions.DISCARD).name.lower()}"


def action_words(g: State, seat: int, action: int) -> Message:
    """What an action does, with its price, as a button would say it."""
    if action == actions.PASS:
        return Message("do-pass")
    if action < actions.CARAVAN:
        group, craft = divmod(action - actions.RECRUIT, len(Craft))
        return Message(
            "do-recruit",
            {"craft": Message(f"craft-{Craft(craft).name.lower()}"), "group": group + 1, "price": int(g.turned[group])},
        )
    if action < actions.FIELD:
        return _journey_words(g, seat, action - actions.CARAVAN)
    if action < actions.TEMPLE:
        return Message(
            f"do-field-{ROW_NAMES[action - actions.FIELD]}", {"good": good_word(_next_good(g, action - actions.FIELD))}
        )
    if action < actions.ZONE:
        return Message("do-temple", {"temple": temple_word(action - actions.TEMPLE)})
    if action < actions.SELL:
        return Message("do-water", {"zone": zone_name(action - actions.ZONE)})
    if action < actions.COURT:
        one, other = basket(action - actions.SELL)
        if other == EMPTY:
            return Message("do-sell-one", {"good": good_word(one), "prestige": int(g.sale_prestige)})
        return Message(
            "do-sell-two", {"one": good_word(one), "other": good_word(other), "prestige": 2 * int(g.sale_prestige)}
        )
    if action < actions.LEADER_GOOD:
        return _court_words(g, seat, action - actions.COURT)
    if action < actions.PLANT:
        return Message("do-card-good", {"good": good_word(action - actions.LEADER_GOOD)})
    if action < actions.GOOD:
        square = action - actions.PLANT
        return Message(
            "do-plant",
            {"square": square_name(square), "prestige": int(g.tile_prestige[square]), "level": int(g.level[square])},
        )
    if action < actions.ISHTAR:
        return Message("do-take", {"good": good_word(action - actions.GOOD)})
    if action < actions.KEEP:
        return Message("do-ishtar-talent" if action - actions.ISHTAR == TALENT else "do-ishtar-camel")
    if action == actions.KEEP:
        return Message("do-keep")
    if action < actions.DISCARD:
        given, taken = swap_pair(action - actions.SWAP)
        return Message("do-swap", {"given": good_word(given), "taken": good_word(taken)})
    return Message("do-discard", {"good": good_word(action - actions.DISCARD)})


def question_words(g: State, seat: int) -> Message:
    """The one question asked now, and for everybody else whom it is asked."""
    if seat != now_seat(g):
        return Message("ask-other", {"who": seat_word(now_seat(g))})
    task = Task(now_task(g))
    if task == Task.COURT:
        return Message(
            "ask-court-bonus" if now_value(g) == EMPTY else "ask-court",
            {} if now_value(g) == EMPTY else {"city": city_word(now_value(g))},
        )
    if task == Task.PLANT:
        return Message("ask-plant", {"level": int(g.card_level[now_value(g), g.card_side[now_value(g)]])})
    return Message(f"ask-{task.name.lower().replace('_', '-')}")


def event_words(g: State, event: tuple[int, ...]) -> Message:
    """What happened, told after it happened."""
    kind, seat, a, b, c, _ = event
    who: Values = {} if seat == EMPTY or kind == Event.DEAL else {"who": seat_word(seat)}
    if kind in _PLAIN:
        return Message(_PLAIN[Event(kind)], who)
    if kind == Event.ROUND:
        return Message("event-round", {"round": a})
    if kind == Event.DEAL:
        one, two, three = (_craft(craft) for craft in Craft for _ in range(event[2 + craft]))
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
        return Message("event-recruited", {**who, "group": a + 1, "craft": _craft(b), "price": c})
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


def _craft(craft: int) -> Message:
    return Message(f"craft-{Craft(craft).name.lower()}")


def _next_good(g: State, row: int) -> int:
    """The good of the field a farmer would work next (a full row is emptied at once, so there is one)."""
    assert 0 <= row < ROWS
    return int(g.field_good[row, [int(owner) for owner in g.field[row]].index(EMPTY)])


def _journey_words(g: State, seat: int, city: int) -> Message:
    """Where the caravan would go, and what it costs."""
    values: Values = {"city": city_word(city), "camels": camels_for(g, seat, city)}
    if g.trade[city] == Trade.SALE:
        return Message("do-caravan-sale", values)
    values["good"] = good_word(int(g.city_good[city]))
    if g.trade[city] == Trade.COURT:
        one, other = (court_word(int(kind)) for kind in g.city_offer[city])
        return Message("do-caravan-court", {**values, "one": one, "other": other})
    extra = extra_good(g, city)
    values["level"] = int(g.card_level[city, g.card_side[city]])
    if extra == EMPTY:
        return Message("do-caravan-plant", values)
    return Message("do-caravan-plant-extra", {**values, "extra": good_word(extra)})


def _court_words(g: State, seat: int, kind: int) -> Message:
    """The next card of a kind and what it brings."""
    if kind == Court.GARDENER:
        return Message("do-court-gardener")
    level = min(int(g.court_level[seat, kind]) + 1, int(g.top_level[kind]))
    if kind == Court.BANKER:
        return Message(
            "do-court-banker",
            {"level": level, "talents": int(g.banker_talents[level]), "prestige": int(g.banker_prestige[level])},
        )
    if kind == Court.LEADER:
        return Message(
            "do-court-leader",
            {"level": level, "spaces": int(g.leader_spaces[level]), "keeps": int(g.leader_keeps[level])},
        )
    return Message("do-court-palace", {"level": level, "prestige": int(g.palace_prestige[level])})
