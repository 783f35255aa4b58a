"""The box's numbers in tables for the rule book, with their marks."""

from __future__ import annotations

from typing import Any

from tworivers.amyitis.box import PLAYERS, Box
from tworivers.engine.box_tables import BoxTable, Row
from tworivers.engine.boxes import parse_box
from tworivers.engine.messages import Message


def box_tables(text: str) -> dict[str, BoxTable]:
    """All tables of the book, from the text of a component file."""
    box = parse_box(Box, text, "box")
    return {
        "start": _start(box),
        "tiles": _tiles(box),
        "cities": _cities(box),
        "plants": _plants(box),
        "court": _court(box),
        "crafts": _crafts(box),
        "fields": _fields(box),
        "scoring": _scoring(box),
    }


def _head(*names: str) -> tuple[Message, ...]:
    return tuple(Message(f"table-{name}") for name in names)


def _by_players(name: str = "players") -> tuple[Message, ...]:
    return tuple(Message(f"table-{name}", {"count": count}) for count in PLAYERS)


def _good(name: str | None) -> Message:
    return Message(f"good-{name}") if name else Message("table-none")


def _start(box: Box) -> BoxTable:
    own = {"cubes": box.player.cubes, "talents": box.player.talents, "camels": box.player.camels}
    rows = [Row((Message(f"table-{name}"), part.value), part.mark) for name, part in own.items()]
    return BoxTable(_head("each", "number"), tuple(rows))


def _tiles(box: Box) -> BoxTable:
    rows = []
    for tile in box.tile:
        bonuses = {name: tile.bonus.count(name) for name in tile.bonus}
        words = [Message(f"bonus-{name}", {"count": count}) for name, count in bonuses.items()]
        top = [Message("table-top")] if tile.top else []
        rows.append(Row((tile.level, tile.prestige, words + top or Message("table-none")), tile.mark))
    return BoxTable(_head("level", "prestige", "bonus"), tuple(rows))


def _cities(box: Box) -> BoxTable:
    rows = []
    for name in box.circuit.order.value:
        city = box.city[name]
        gives = [Message(f"court-{kind}") for kind in city.offers or ()] or Message(f"table-{city.trade}")
        good = Message("table-any") if city.good is None else _good(city.good)
        rows.append(Row((Message(f"city-{name}"), good, gives), city.mark))
    return BoxTable(_head("city", "good", "gives"), tuple(rows))


def _plants(box: Box) -> BoxTable:
    rows = []
    for card in box.plant_card:
        where = Message(f"city-{card.city}") if card.city else Message("table-shuffled")
        sides: list[Any] = [
            Message("table-side", {"level": side.level, "extra": _good(side.extra)}) for side in card.sides
        ]
        rows.append(Row((where, *sides), card.mark))
    return BoxTable(_head("city", "front", "back"), tuple(rows))


def _court(box: Box) -> BoxTable:
    kinds = {"banker": box.banker, "leader": box.leader, "palace": box.palace}
    rows = [
        Row(
            (
                Message(
                    f"do-court-{kind}",
                    {name: getattr(card, name) for name in ("level", "talents", "prestige", "spaces", "keeps")},
                ),
                *card.copies.by_players,
            ),
            _both(card.mark, card.copies.mark),
        )
        for kind, cards in kinds.items()
        for card in cards
    ]
    rows.append(Row((Message("court-gardener"), *box.gardener.copies.by_players), box.gardener.copies.mark))
    return BoxTable((Message("table-card"), *_by_players()), tuple(rows))


def _both(effect: str, copies: str) -> str:
    """The mark of an effect and that of its copies, once where they agree."""
    return effect if effect == copies else effect + copies


def _crafts(box: Box) -> BoxTable:
    rows = []
    for craft in ("farmer", "priest", "engineer", "merchant"):
        cards = getattr(box.crafts, craft)
        rows.append(Row((Message(f"craft-{craft}"), *cards.by_players), cards.mark))
    return BoxTable((Message("table-card"), *_by_players()), tuple(rows))


def _fields(box: Box) -> BoxTable:
    rows = [
        Row((Message(f"board-field-{row}"), [_good(good) for good in part.value]), part.mark)
        for row, part in (("upper", box.fields.upper), ("lower", box.fields.lower))
    ]
    return BoxTable(_head("row", "goods"), tuple(rows))


def _scoring(box: Box) -> BoxTable:
    scoring = box.scoring
    single = {"engineer": scoring.engineer, "sale": scoring.good_sold, "goods": scoring.good_left}
    rows = [Row((Message(f"source-{name}"), *[part.value] * 3), part.mark) for name, part in single.items()]
    rows += [
        Row((Message("table-favour", {"prestige": prestige}), *tiles.by_players), tiles.mark)
        for prestige, tiles in zip(scoring.favour.value, (scoring.favour_small, scoring.favour_large), strict=True)
    ]
    rows.append(Row((Message("table-end"), *box.end.tiles.by_players), box.end.tiles.mark))
    return BoxTable((Message("table-what"), *_by_players()), tuple(rows))
