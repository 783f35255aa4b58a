"""Events in words: what happened, told after it happened."""

from __future__ import annotations

from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import EMPTY, NOMADS, Building, Campaign, Event, Reason, Season, Tribe, Unit
from tworivers.mesopotamia.words import card_word, material_word, province_word, seat_word, symbol_word, word

SECRET_REASONS = (Reason.MILLING, Reason.SMELTING, Reason.RAISING, Reason.BANK, Reason.LOCUSTS)
ENDINGS = ("accepted", "declined", "countered", "withdrawn", "not-let-pass", "tolls-refused", "impossible", "lapsed")
TRANSITS = ("free", "toll", "refused")


def hears(event: tuple[int, ...], seat: int) -> bool:
    """Whether a seat (or a spectator) is told of an event: of secret changes of stock, and of cards but those traded, only their owner."""
    kind, owner, reason = event[0], event[1], event[4]
    secret = (kind == Event.HAND and reason != Reason.TRADE) or (kind == Event.STOCK and reason in SECRET_REASONS)
    return owner == seat or not secret


def event_words(g: State, event: tuple[int, ...]) -> Message:
    """The sentence of an event."""
    kind, seat, a, b, c, _ = event
    values: Values = {} if seat == EMPTY else {"who": seat_word(g, seat)}
    kind = Event(kind)
    name = f"event-{kind.name.lower().replace('_', '-')}"
    if kind == Event.ROUND:
        return Message(name, {"season": word("season", Season((a - 1) % 4).name), "year": (a - 1) // 4 + 1})
    if kind == Event.STOCK:
        return Message(
            f"{name}-{'gain' if b > 0 else 'loss'}",
            {**values, "count": abs(b), "material": material_word(a), "reason": word("reason", Reason(c).name)},
        )
    if kind == Event.HAND:
        return Message(f"{name}-{'gain' if b > 0 else 'loss'}", {**values, "count": abs(b), "card": card_word(a)})
    if kind in (Event.FELLED, Event.REGROWN, Event.RAISED, Event.WALL, Event.TAKEN):
        return Message(name, {**values, "province": province_word(a)})
    if kind == Event.DICE:
        return Message(name, {**values, "pips": a, "material": material_word(b)})
    if kind == Event.TORN_DOWN:
        return Message(f"{name}-{'wall' if b else 'forge'}", {**values, "province": province_word(a)})
    if kind in (Event.HUNGER, Event.VOTE, Event.YEARS):
        return Message(name, {**values, "count": a})
    if kind == Event.ERECTED:
        return Message(name, {**values, "province": province_word(a), "building": word("building", Building(b).name)})
    if kind == Event.ROLL:
        return Message(name, {**values, "symbol": symbol_word(a), "pips": b, "needed": c})
    if kind == Event.SYMBOL:
        return Message(name, {**values, "symbol": symbol_word(a), "slot": b + 1})
    if kind == Event.CONVERTED:
        return Message(name, {**values, "slot": a + 1, "loser": seat_word(g, b), "symbol": symbol_word(c)})
    if kind == Event.UNSEATED:
        return Message(name, {**values, "slot": a + 1})
    if kind == Event.FRAME_FULL:
        return Message(name, {**values, "symbol": symbol_word(a)})
    if kind == Event.STARTS:
        return Message(name if b < 2 else f"{name}-by-lot", {**values, "count": a})
    if kind == Event.DIRECTION:
        return Message(f"{name}-{'clockwise' if a > 0 else 'counterclockwise'}", values)
    if kind == Event.CAMPAIGN:
        return Message(
            f"{name}-{Campaign(a).name.lower()}", {**values, "rival": seat_word(g, b), "material": material_word(c)}
        )
    if kind == Event.CAMPAIGN_ROLL:
        return Message(name, {**values, "pips": a, "bonus": b, "needed": c})
    if kind in (
        Event.ALLIED,
        Event.REFUSED,
        Event.BROKEN,
        Event.WAR,
        Event.WAR_LAPSED,
        Event.SPIED,
        Event.LOCUSTS,
        Event.TRADED,
        Event.OFFER,
    ):
        return Message(name, {**values, "rival": seat_word(g, a)})
    return _war_words(g, kind, name, values, event)


def _war_words(g: State, kind: Event, name: str, values: Values, event: tuple[int, ...]) -> Message:
    _, seat, a, b, c, d = event
    if kind == Event.MOVED:
        return Message(name, {**values, "start": province_word(a), "goal": province_word(b)})
    if kind == Event.ATTACK:
        return Message(
            name, {**values, "province": province_word(a), "rival": seat_word(g, b), "foot": c, "chariots": d}
        )
    if kind in (Event.REVEALED, Event.MERCENARIES):
        return Message(name, {**values, "province": province_word(a), "count": b})
    if kind == Event.DUEL:
        return Message(name, {**values, "attack": a, "defence": b})
    if kind == Event.UNIT_LOST:
        unit = Message("unit-nomad") if seat == NOMADS else word("unit", Unit(b).name)
        return Message(name, {**values, "province": province_word(a), "unit": unit})
    if kind in (Event.CONQUERED, Event.REPELLED):
        told = {**values, "province": province_word(a), "rival": seat_word(g, b)}
        return (
            Message(name, told)
            if c == EMPTY
            else Message(f"{name}-nomads", {**told, "tribe": word("tribe", Tribe(c).name)})
        )
    if kind in (Event.DESTROYED, Event.CAPTURED):
        return Message(name, {"province": province_word(a), "pips": b})
    if kind == Event.CARD:
        return Message(name, {**values, "card": card_word(a)})
    if kind == Event.NOMADS:
        return Message(
            name, {**values, "tribe": word("tribe", Tribe(a).name), "start": province_word(b), "goal": province_word(c)}
        )
    if kind == Event.TRIBE_BACK:
        return Message(name, {"tribe": word("tribe", Tribe(a).name)})
    if kind == Event.DESERTED:
        return Message(name if b else f"{name}-none", {**values, "province": province_word(a)})
    if kind == Event.TRANSIT:
        return Message(f"{name}-{TRANSITS[b]}", {**values, "rival": seat_word(g, a)})
    if kind == Event.OFFER_ENDED:
        return Message(f"{name}-{ENDINGS[b]}", {**values, "rival": seat_word(g, a)})
    return Message(name, values)
