"""The words of things: names in save files, and messages that every language's catalogue can say."""

from __future__ import annotations

from tworivers.amyitis.garden import edge_squares
from tworivers.amyitis.names import NEUTRAL, Bonus, City, Court, Craft, Good, Temple
from tworivers.engine.messages import Message

SEAT_NAMES = ("blue", "red", "black", "white")
ROW_NAMES = ("upper", "lower")


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


def bonus_words(counts: list[int]) -> Message | None:
    """What a tile brings besides prestige, by kind of bonus."""
    words: Message | None = None
    for bonus, count in enumerate(counts):
        if count:
            one = Message(f"bonus-{Bonus(bonus).name.lower()}", {"count": count})
            words = Message("bonus-and", {"one": words, "other": one}) if words else one
    return words


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


def craft_word(craft: int) -> Message:
    """The catalogue's word for a craft."""
    return Message(f"craft-{Craft(craft).name.lower()}")
