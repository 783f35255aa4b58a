"""The box's numbers in tables for the rule book, with their marks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tworivers.engine.box_tables import BoxTable, Row
from tworivers.engine.boxes import Marked, parse_box
from tworivers.engine.messages import Message
from tworivers.mesopotamia.box import Box
from tworivers.mesopotamia.land import ProvincePart, places
from tworivers.mesopotamia.names import Card, Party
from tworivers.mesopotamia.words import name_of

COUNTS = (8, 7, 6, 5, 4, 3)
"""Numbers of parties in the order of the free-trade table."""


def box_tables(text: str) -> dict[str, BoxTable]:
    """All tables of the book, from the text of a component file."""
    box = parse_box(Box, text, "box")
    words = {name: f"province-{name_of(place)}" for name, place in places(box.province).items()}
    return {
        "parties": _parties(box, words),
        "stock": _numbers("material", vars(box.stock)),
        "core": _numbers("table-core", vars(box.core)),
        "phases": _phases(box),
        "prices": _numbers(
            "table", {name: part for name, part in vars(box.economy).items() if name.endswith("_price")}
        ),
        "cards": _cards(box),
        "numbers": _numbers(
            "table",
            {
                name: part
                for group in (box.economy, box.trade, box.frame, box.policy, box.war, box.nomads, box.cards)
                for name, part in vars(group).items()
                if isinstance(part, Marked) and isinstance(part.value, int) and not name.endswith("_price")
            },
        ),
        "provinces": _provinces(box.province, words),
    }


def _head(*names: str) -> tuple[Message, ...]:
    return tuple(Message(f"table-{name}") for name in names)


def _numbers(prefix: str, parts: Mapping[str, Any]) -> BoxTable:
    rows = [Row((Message(f"{prefix}-{name.replace('_', '-')}"), part.value), part.mark) for name, part in parts.items()]
    return BoxTable(_head("what", "number"), tuple(rows))


def _parties(box: Box, words: Mapping[str, str]) -> BoxTable:
    """Who plays with how many, and the metal of free trade; a dash: not in play."""
    rows = []
    for party in Party:
        ruler = box.party[party.name.lower()]  # type: ignore[index]
        out = {count for count in COUNTS if count in ruler.absent_at}
        if box.six.list.value == party.name.lower():
            out.add(6)
        metal = [
            Message("table-none") if count in out else amount
            for count, amount in zip(COUNTS, ruler.free_metal, strict=True)
        ]
        rows.append(Row((Message(f"ruler-{name_of(party)}"), Message(words[ruler.capital]), *metal), ruler.mark))
    counts = [Message("table-at", {"count": count}) for count in COUNTS]
    return BoxTable((*_head("ruler", "capital"), *counts), tuple(rows))


def _phases(box: Box) -> BoxTable:
    rows = [
        Row(
            (Message(f"table-phase-{name.replace('_', '-')}"), [Message(f"season-{season}") for season in part.value]),
            part.mark,
        )
        for name, part in vars(box.phases).items()
    ]
    return BoxTable(_head("phase", "seasons"), tuple(rows))


def _cards(box: Box) -> BoxTable:
    rows = []
    for card in Card:
        copies = box.card[card.name.lower()]
        rows.append(Row((Message(f"card-{name_of(card)}"), copies.value), copies.mark))
    return BoxTable(_head("card", "copies"), tuple(rows))


def _provinces(parts: list[ProvincePart], words: Mapping[str, str]) -> BoxTable:
    rows = []
    for part in parts:
        mine = Message("table-yes") if part.mine else Message("table-none")
        irrigable = sum(city.irrigable for city in part.cities)
        name, kind = Message(words[part.name]), Message(f"table-kind-{part.kind}")
        rows.append(Row((name, kind, len(part.cities), irrigable, part.trees, mine), part.mark))
    return BoxTable(_head("province", "kind", "cities", "irrigable", "trees", "mine"), tuple(rows))
