"""The words of things: names in save files, and messages that every language's catalogue can say."""

from __future__ import annotations

from enum import IntEnum

from tworivers.engine.compiled import plain
from tworivers.engine.messages import Message
from tworivers.mesopotamia.names import (
    NOMADS,
    Building,
    Card,
    Material,
    Party,
    Province,
    Season,
    Symbol,
    Task,
    Tribe,
    Unit,
    Work,
)
from tworivers.mesopotamia.packing import in_basket
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import is_question, now_task

SEAT_NAMES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""Seats in save files; which party sits there depends on the number of parties."""


def name_of(member: IntEnum) -> str:
    """A thing's name in save files and message keys."""
    return member.name.lower().replace("_", "-")


def word(kind: str, member: IntEnum) -> Message:
    """The catalogue's word for a thing of the game."""
    return Message(f"{kind}-{name_of(member)}")


def province_word(province: int) -> Message:
    """The catalogue's word for a province."""
    return word("province", Province(province))


def material_word(material: int) -> Message:
    """The catalogue's word for a material."""
    return word("material", Material(material))


def card_word(card: int) -> Message:
    """The catalogue's word for a kind of card."""
    return word("card", Card(card))


def symbol_word(symbol: int) -> Message:
    """The catalogue's word for a symbol on the frame."""
    return word("symbol", Symbol(symbol))


def unit_word(unit: int) -> Message:
    """The catalogue's word for a unit."""
    return word("unit", Unit(unit))


def building_word(building: int) -> Message:
    """The catalogue's word for a building."""
    return word("building", Building(building))


def work_word(work: int) -> Message:
    """The catalogue's word for a forge's work."""
    return word("work", Work(work))


def tribe_word(tribe: int) -> Message:
    """The catalogue's word for a tribe."""
    return word("tribe", Tribe(tribe))


def season_word(season: int) -> Message:
    """The catalogue's word for a season."""
    return word("season", Season(season))


def seat_word(g: State, seat: int) -> Message:
    """The catalogue's word for the party in a seat; nomads have one too."""
    return Message("party-nomads") if seat == NOMADS else word("party", Party(g.party[seat]))


def province_id(province: int) -> str:
    """A province's id on the board."""
    return f"province-{Province(province).name.lower()}"


def slot_id(slot: int) -> str:
    """A slot's id on the board."""
    return f"slot-{slot + 1}"


def task_of(g: State, seat: int) -> Task | None:
    """The question a seat is asked, if any; waiting isn't one."""
    task = now_task(g, seat)
    return Task(task) if is_question(task) else None


def basket(materials: list[int], cards: int) -> dict[str, dict[str, int]]:
    """A basket as views show it."""
    return {
        "materials": {material.name.lower(): int(materials[material]) for material in Material if materials[material]},
        "cards": {name_of(card): count for card in Card if (count := plain(in_basket)(cards, int(card)))},
    }
