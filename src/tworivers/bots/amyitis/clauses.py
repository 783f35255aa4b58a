"""Whole turns of Amyitis in words: what belongs to one decision becomes one clause, the turn one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tworivers.amyitis.caravan import basket
from tworivers.amyitis.codes import (
    CARAVAN,
    COURT,
    DISCARD,
    FIELD,
    GOOD,
    ISHTAR,
    KEEP,
    LEADER_GOOD,
    PASS,
    PLANT,
    RECRUIT,
    SELL,
    SWAP,
    TEMPLE,
    ZONE,
    group_and_craft,
)
from tworivers.amyitis.fields import next_field
from tworivers.amyitis.names import BRINGS, EMPTY, Court, Craft, Event, Task
from tworivers.amyitis.record import State
from tworivers.amyitis.temples import swap_pair
from tworivers.amyitis.todo import now_task
from tworivers.amyitis.words import ROW_NAMES, city_word, good_word, square_name, temple_word, zone_name
from tworivers.bots.telling import Taken, listed, one_after_another, reading
from tworivers.engine.compiled import plain
from tworivers.engine.messages import Message, Values
from tworivers.engine.rules import Game


def in_words(game: Game, seat: int, turn: Sequence[Taken]) -> Message:
    """A turn, or what is left of it, in one sentence."""
    found: list[Message] = []
    put_back: list[int] = []
    for taken in turn:
        g, action = reading(game, taken.before), taken.step.action
        if action >= DISCARD:
            put_back.append(action - DISCARD)
        else:
            found.append(clause(g, seat, action, taken.events))
            if action < FIELD:
                found += by_itself(g, seat, taken.events)
    if put_back:
        found.append(Message("clause-discard", {"goods": goods(put_back)}))
    return one_after_another(found)


def clause(g: State, seat: int, action: int, events: Sequence[tuple[int, ...]]) -> Message:
    """One decision, with what it costs and brings by itself."""
    if action == PASS:
        return Message("clause-pass")
    if action < CARAVAN:
        group, craft = plain(group_and_craft)(action - RECRUIT)
        return Message(
            f"clause-recruit-{Craft(craft).name.lower()}", {"group": group + 1, "price": int(g.turned[group])}
        )
    if action < FIELD:
        return _journey(action - CARAVAN, events)
    if action < TEMPLE:
        row = action - FIELD
        good = good_word(int(g.field_good[row, plain(next_field)(g, row)]))
        return Message(f"clause-field-{ROW_NAMES[row]}", {"good": good})
    if action < ZONE:
        led = plain(now_task)(g) == Task.PROCESSION
        return Message("clause-procession" if led else "clause-temple", {"temple": temple_word(action - TEMPLE)})
    if action < SELL:
        return Message("clause-water", {"zone": zone_name(action - ZONE)})
    if action < COURT:
        one, other = plain(basket)(action - SELL)
        return _sale(g, [good for good in (one, other) if good != EMPTY])
    if action < LEADER_GOOD:
        return _card(g, seat, action - COURT)
    if action < PLANT:
        return Message("clause-card-good", {"good": good_word(action - LEADER_GOOD)})
    if action < GOOD:
        square = action - PLANT
        values: Values = {
            "square": square_name(square),
            "level": int(g.level[square]),
            "prestige": int(g.tile_prestige[square]),
        }
        return Message("clause-plant", values)
    if action < ISHTAR:
        return Message("clause-take", {"good": good_word(action - GOOD)})
    if action < KEEP:
        return Message("clause-ishtar-talent" if action - ISHTAR else "clause-ishtar-camel")
    if action == KEEP:
        return Message("clause-keep")
    given, taken = plain(swap_pair)(action - SWAP)
    return Message("clause-swap", {"given": good_word(given), "taken": good_word(taken)})


def by_itself(g: State, seat: int, events: Sequence[tuple[int, ...]]) -> list[Message]:
    """What follows on a card or a journey at once, where there is no choice."""
    found = []
    for kind, who, a, b, *_ in events:
        if who != seat:
            continue
        if kind == Event.PLANTED:
            found.append(clause(g, seat, PLANT + a, ()))
        elif kind == Event.WATERED:
            found.append(clause(g, seat, ZONE + a, ()))
        elif kind == Event.COURT and not found:
            found.append(clause(g, seat, COURT + a, ()))
        elif kind == Event.SOLD:
            found.append(_sale(g, [good for good in (a, b) if good != EMPTY]))
    return found


def goods(which: Sequence[int]) -> Message:
    """Goods in a list, equal ones counted."""
    counts = Counter(which)
    return listed(
        [
            good_word(good) if count == 1 else Message("goods-several", {"count": count, "good": good_word(good)})
            for good, count in counts.items()
        ]
    )


def _sale(g: State, sold: Sequence[int]) -> Message:
    return Message("clause-sell", {"goods": goods(sold), "prestige": len(sold) * int(g.sale_prestige)})


def _journey(city: int, events: Sequence[tuple[int, ...]]) -> Message:
    """Where the caravan goes, for how many camels, and what is paid there."""
    camels = next((event[3] for event in events if event[0] == Event.CARAVAN), 0)
    paid = [event[3] for event in events if event[0] == Event.PAID]
    values: Values = {"city": city_word(city), "camels": camels}
    if not paid:
        return Message("clause-caravan", values)
    return Message("clause-caravan-paying", {**values, "goods": goods(paid)})


def _card(g: State, seat: int, kind: int) -> Message:
    key = f"clause-court-{Court(kind).name.lower()}"
    if kind not in BRINGS:
        return Message(key)
    level = min(int(g.court_level[seat, kind]) + 1, int(g.top_level[kind]))
    brings: Values = {name: int(getattr(g, field)[level]) for name, field in BRINGS[Court(kind)].items()}
    return Message(key, {"level": level, **brings})
