"""What a seat sees: the one JSON picture of the game that pages, bots over the network and logs all use.

Amyitis is played with open stocks, so every seat and spectator sees the same table; only the legal actions differ.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.amyitis import actions, codes
from tworivers.amyitis.caravan import camels_for, extra_good, plant_level
from tworivers.amyitis.decisions import question_words
from tworivers.amyitis.garden import edge_squares, tiles_left, zone_obstacle
from tworivers.amyitis.names import (
    ABSENT,
    BRINGS,
    CITIES,
    EMPTY,
    NEUTRAL,
    ROW_FIELDS,
    ROWS,
    SQUARES,
    ZONES,
    Bonus,
    City,
    Court,
    Craft,
    Good,
    Obstacle,
    Procession,
    Square,
    Supply,
    Task,
    Temple,
    Trade,
)
from tworivers.amyitis.record import State
from tworivers.amyitis.rounds import all_passed
from tworivers.amyitis.supply import camels_left, goods_left, talents_left
from tworivers.amyitis.temples import procession_leader
from tworivers.amyitis.todo import now_seat, now_task
from tworivers.amyitis.words import (
    ROW_NAMES,
    SEAT_NAMES,
    square_name,
    zone_name,
)
from tworivers.engine.records import reading

SPECTATOR = -1


def view(g: State, seat: int) -> dict[str, Any]:
    """The game as seat (or a spectator) sees it, with the seat's legal actions in words."""
    table = reading(g)
    over = bool(table.over)
    return {
        "game": "amyitis",
        "seat": None if seat == SPECTATOR else SEAT_NAMES[seat],
        "seats": [SEAT_NAMES[other] for other in range(table.seats)],
        "round": table.round_number,
        "over": over,
        "start": SEAT_NAMES[table.start],
        "procession": SEAT_NAMES[procession_leader(g)]
        if table.procession == Procession.RIGHT_OF_START or all_passed(g)
        else None,
        "question": None
        if over
        else {
            "seat": SEAT_NAMES[now_seat(g)],
            "task": Task(now_task(g)).name.lower(),
            "words": question_words(g, seat).as_json(),
        },
        "actions": [
            codes.TABLE.as_json(g, seat, action) for action in ([] if seat == SPECTATOR else legal_codes(g, seat))
        ],
        "nobles": [_noble(table, other) for other in range(table.seats)],
        "crafts": [_group(table, group) for group in range(table.seats)],
        "garden": {
            "squares": [_square(table, square) for square in range(SQUARES)],
            "zones": _zones(g, table),
            "tiles_left": tiles_left(g),
            "last_tiles": table.last_tiles,
        },
        "fields": {ROW_NAMES[row]: [_field(table, row, place) for place in range(ROW_FIELDS)] for row in range(ROWS)},
        "temples": {temple.name.lower(): [_owner(cube) for cube in table.temple[temple]] for temple in Temple},
        "caravan": {
            "at": City(table.caravan).name.lower(),
            "cities": [
                _city(g, table, city, seat) for city in sorted(range(CITIES), key=lambda city: int(table.place[city]))
            ],
        },
        "court": _court(table),
        "supply": _supply(g) if table.supply == Supply.BOX else None,
        "scoring": _scoring(table),
    }


def legal_codes(g: State, seat: int) -> list[int]:
    """The legal actions of a seat as a list."""
    out = np.zeros(codes.ACTIONS, np.int64)
    return [int(code) for code in out[: actions.legal(g, seat, out)]]


def _owner(cube: int) -> str | None:
    """Whose cube it is."""
    return None if cube < 0 else "neutral" if cube == NEUTRAL else SEAT_NAMES[cube]


def _good(good: int) -> str | None:
    return None if good == EMPTY else Good(good).name.lower()


def _noble(g: State, seat: int) -> dict[str, Any]:
    level = int(g.court_level[seat, Court.LEADER])
    return {
        "seat": SEAT_NAMES[seat],
        "prestige": int(g.prestige[seat]),
        "cubes": int(g.cubes[seat]),
        "talents": int(g.talents[seat]),
        "camels": int(g.camels[seat]),
        "goods": {good.name.lower(): int(g.goods[seat, good]) for good in Good},
        "gardeners": int(g.gardeners[seat]),
        "court": {kind.name.lower(): int(g.court_level[seat, kind]) for kind in BRINGS},
        "caravan_bonus": int(g.leader_spaces[level]),
        "keeps": int(g.leader_keeps[level]),
        "tiles": int(g.tiles[seat]),
        "passed": bool(g.passed[seat]),
    }


def _group(g: State, group: int) -> dict[str, Any]:
    """A group's price and what still lies face up; turned cards show only talents."""
    return {
        "price": int(g.turned[group]),
        "face_up": [craft.name.lower() for craft in Craft for _ in range(g.face_up[group, craft])],
        "turned": int(g.turned[group]),
    }


def _square(g: State, square: int) -> dict[str, Any]:
    """A square with its tile, while one lies there."""
    state = Square(g.square[square])
    shown: dict[str, Any] = {"name": square_name(square), "level": int(g.level[square]), "state": state.name.lower()}
    if state == Square.TILE:
        shown["prestige"] = int(g.tile_prestige[square])
        shown["bonus"] = [bonus.name.lower() for bonus in Bonus for _ in range(g.tile_bonus[square, bonus])]
    return shown


def _zones(g: State, table: State) -> list[dict[str, Any]]:
    """Every channel: where it lies, whose cube waters it, whether it could be watered now."""
    shown = []
    for zone in range(ZONES):
        if table.zone[zone] != ABSENT:
            between = [square_name(square) for square in edge_squares(zone // 2)]
            available = zone_obstacle(g, zone) == Obstacle.NONE
            shown.append(
                {
                    "name": zone_name(zone),
                    "between": between,
                    "owner": _owner(int(table.zone[zone])),
                    "available": available,
                }
            )
    return shown


def _field(g: State, row: int, place: int) -> dict[str, Any]:
    return {"good": _good(int(g.field_good[row, place])), "owner": _owner(int(g.field[row, place]))}


def _city(g: State, table: State, city: int, seat: int) -> dict[str, Any]:
    """A city of the circuit; for a seat also the camels it would cost."""
    shown: dict[str, Any] = {
        "name": City(city).name.lower(),
        "trade": Trade(table.trade[city]).name.lower(),
        "good": _good(int(table.city_good[city])),
    }
    if seat != SPECTATOR:
        shown["camels"] = camels_for(g, seat, city) if city != table.caravan else None
    if table.trade[city] == Trade.COURT:
        shown["offers"] = [Court(kind).name.lower() for kind in table.city_offer[city]]
    if table.trade[city] == Trade.PLANT:
        back = 1 - int(table.card_side[city])
        shown["plant"] = {"level": plant_level(g, city), "extra": _good(extra_good(g, city))}
        shown["plant_after"] = {
            "level": int(table.card_level[city, back]),
            "extra": _good(int(table.card_extra[city, back])),
        }
    return shown


def _scoring(g: State) -> dict[str, Any]:
    """What brings prestige besides tiles and court cards, and who is rewarded in temples."""
    return {
        "engineer": int(g.engineer_prestige),
        "good_sold": int(g.sale_prestige),
        "marduk": [int(prestige) for prestige in g.marduk_prestige],
        "temple_places": 2 if g.seats > 2 else 1,
        "good_left": int(g.good_prestige),
        "favour": [
            {"tiles": int(tiles), "prestige": int(prestige)}
            for tiles, prestige in zip(g.favour_tiles, g.favour_prestige, strict=True)
        ],
    }


def _supply(g: State) -> dict[str, Any]:
    """What is left of talents, camels and goods where they can run out."""
    goods = {good.name.lower(): int(goods_left(g, good)) for good in Good}
    return {"talents": int(talents_left(g)), "camels": int(camels_left(g)), "goods": goods}


def _court(g: State) -> dict[str, Any]:
    """Court cards left, by level, and what they bring."""
    shown: dict[str, Any] = {}
    for kind, values in BRINGS.items():
        levels = range(1, int(g.top_level[kind]) + 1)
        shown[kind.name.lower()] = [
            {
                "level": level,
                "left": int(g.court_left[kind, level]),
                **{name: int(getattr(g, field)[level]) for name, field in values.items()},
            }
            for level in levels
        ]
    shown |= {kind.name.lower(): int(g.court_left[kind, 0]) for kind in Court if kind not in BRINGS}
    shown["leader_goods"] = [good.name.lower() for good in Good if g.leader_good[good] > 0]
    return shown
