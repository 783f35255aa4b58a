"""What a seat sees: the one JSON picture of the game that pages, bots over the network and logs all use.

Amyitis is played with open stocks, so every seat and spectator sees the same table; only the legal actions differ.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import numpy as np

from tworivers.amyitis import actions, codes
from tworivers.amyitis.caravan import camels_for, extra_good, plant_level
from tworivers.amyitis.decisions import question_words
from tworivers.amyitis.garden import edge_squares, open_zones
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
    Procession,
    Square,
    Supply,
    Task,
    Temple,
    Trade,
)
from tworivers.amyitis.record import RECORD, State
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
from tworivers.engine.compiled import plain
from tworivers.engine.drawn_once import drawn_once
from tworivers.engine.records import reading

SPECTATOR = -1
POSITIONS = 64
"""Positions whose shared part is kept, for the others who look at them."""
GOODS = tuple(good.name.lower() for good in Good)
CRAFTS = tuple(craft.name.lower() for craft in Craft)
BONUSES = tuple(bonus.name.lower() for bonus in Bonus)
COURT = tuple(kind.name.lower() for kind in Court)
CITY_NAMES = tuple(city.name.lower() for city in City)
TRADES = tuple(trade.name.lower() for trade in Trade)
SQUARE_STATES = tuple(state.name.lower() for state in Square)
SQUARE_NAMES = tuple(square_name(square) for square in range(SQUARES))
ZONE_NAMES = tuple(zone_name(zone) for zone in range(ZONES))
TEMPLES = tuple(temple.name.lower() for temple in Temple)
BETWEEN = tuple([square_name(square) for square in plain(edge_squares)(zone // 2)] for zone in range(ZONES))
"""Names that every view repeats, by number."""


def view(g: State, seat: int) -> dict[str, Any]:
    """The game as seat (or a spectator) sees it, with the seat's legal actions in words."""
    shared, table = _seen_by_all(cast(Any, g).tobytes())
    legal = [] if seat == SPECTATOR or table.over or seat != plain(now_seat)(table) else legal_codes(g, seat)
    return {
        **shared,
        "seat": None if seat == SPECTATOR else SEAT_NAMES[seat],
        "question": shared["question"] and {**shared["question"], "words": question_words(table, seat).as_json()},
        "actions": [codes.TABLE.as_json(table, seat, action) for action in legal],
        "caravan": shared["caravan"] if seat == SPECTATOR else _with_camels(shared["caravan"], g, seat),
    }


@lru_cache(maxsize=POSITIONS)
def _seen_by_all(record: bytes) -> tuple[dict[str, Any], State]:
    """The part that doesn't depend on who looks, found once for all of them, and the record to be read.

    Nobody may change it.
    """
    whole = np.frombuffer(record, RECORD)[0]
    g: State = reading(whole)
    squares = _squares(whole)
    asked = {"seat": SEAT_NAMES[plain(now_seat)(g)], "task": Task(plain(now_task)(g)).name.lower()}
    led = g.procession == Procession.RIGHT_OF_START or plain(all_passed)(g)
    shown = {
        "game": "amyitis",
        "seats": [SEAT_NAMES[other] for other in range(g.seats)],
        "round": g.round_number,
        "over": bool(g.over),
        "start": SEAT_NAMES[g.start],
        "procession": SEAT_NAMES[plain(procession_leader)(g)] if led else None,
        "question": None if g.over else asked,
        "nobles": [_noble(g, other) for other in range(g.seats)],
        "crafts": [_group(g, group) for group in range(g.seats)],
        "garden": {
            "squares": squares,
            "zones": _zones(whole),
            "tiles_left": sum(square["state"] == "tile" for square in squares),
            "last_tiles": g.last_tiles,
        },
        "fields": _fields(whole),
        "temples": dict(zip(TEMPLES, ([_owner(cube) for cube in cubes] for cubes in g.temple.tolist()), strict=True)),
        "caravan": _circuit(whole),
        "court": _court(whole),
        "supply": _supply(g) if g.supply == Supply.BOX else None,
        "scoring": _scoring(whole),
    }
    return shown, g


@drawn_once(RECORD, "field", "field_good")
def _fields(g: State) -> dict[str, Any]:
    """The farmers' rows."""
    return {ROW_NAMES[row]: [_field(g, row, place) for place in range(ROW_FIELDS)] for row in range(ROWS)}


@drawn_once(RECORD, "caravan", "place", "trade", "city_good", "city_offer", "card_side", "card_level", "card_extra")
def _circuit(g: State) -> dict[str, Any]:
    """Where the caravan is, and the cities in their order."""
    cities = sorted(range(CITIES), key=lambda city: int(g.place[city]))
    return {"at": CITY_NAMES[g.caravan], "cities": [_city(reading(g), city) for city in cities]}


def _with_camels(caravan: dict[str, Any], g: State, seat: int) -> dict[str, Any]:
    """The circuit with the camels that the way to each city would cost a seat."""
    camels = _camels(g, seat)
    return {**caravan, "cities": [{**city, "camels": camels[city["name"]]} for city in caravan["cities"]]}


@drawn_once(RECORD, "caravan", "place", "court_level", "leader_spaces")
def _camels(g: State, seat: int) -> dict[str, int | None]:
    """What the way to each city would cost a seat; nothing to where the caravan stands."""
    return {CITY_NAMES[city]: None if city == g.caravan else int(camels_for(g, seat, city)) for city in range(CITIES)}


def legal_codes(g: State, seat: int) -> list[int]:
    """The legal actions of a seat as a list."""
    out = np.zeros(codes.ACTIONS, np.int64)
    legal: list[int] = out[: actions.legal(g, seat, out)].tolist()
    return legal


def _owner(cube: int) -> str | None:
    """Whose cube it is."""
    return None if cube < 0 else "neutral" if cube == NEUTRAL else SEAT_NAMES[cube]


def _good(good: int) -> str | None:
    return None if good == EMPTY else GOODS[good]


def _noble(g: State, seat: int) -> dict[str, Any]:
    level = int(g.court_level[seat, Court.LEADER])
    return {
        "seat": SEAT_NAMES[seat],
        "prestige": int(g.prestige[seat]),
        "cubes": int(g.cubes[seat]),
        "talents": int(g.talents[seat]),
        "camels": int(g.camels[seat]),
        "goods": dict(zip(GOODS, g.goods[seat].tolist(), strict=True)),
        "gardeners": int(g.gardeners[seat]),
        "court": {COURT[kind]: int(g.court_level[seat, kind]) for kind in BRINGS},
        "caravan_bonus": int(g.leader_spaces[level]),
        "keeps": int(g.leader_keeps[level]),
        "tiles": int(g.tiles[seat]),
        "passed": bool(g.passed[seat]),
    }


def _group(g: State, group: int) -> dict[str, Any]:
    """A group's price and what still lies face up; turned cards show only talents."""
    return {
        "price": int(g.turned[group]),
        "face_up": [CRAFTS[craft] for craft, cards in enumerate(g.face_up[group].tolist()) for _ in range(cards)],
        "turned": int(g.turned[group]),
    }


@drawn_once(RECORD, "square", "level", "tile_prestige", "tile_bonus")
def _squares(g: State) -> list[dict[str, Any]]:
    """Every square, with its tile while one lies there."""
    shown = []
    for square, (state, level) in enumerate(zip(g.square.tolist(), g.level.tolist(), strict=True)):
        one: dict[str, Any] = {"name": SQUARE_NAMES[square], "level": level, "state": SQUARE_STATES[state]}
        if state == Square.TILE:
            one["prestige"] = int(g.tile_prestige[square])
            bonuses = enumerate(g.tile_bonus[square].tolist())
            one["bonus"] = [BONUSES[bonus] for bonus, count in bonuses for _ in range(count)]
        shown.append(one)
    return shown


@drawn_once(RECORD, "zone", "open_zones")
def _zones(g: State) -> list[dict[str, Any]]:
    """Every channel of the box: where it lies, whose cube waters it, whether it could be watered now."""
    available = plain(open_zones)(g)
    return [
        {
            "name": ZONE_NAMES[zone],
            "between": BETWEEN[zone],
            "owner": _owner(cube),
            "available": bool(available >> zone & 1),
        }
        for zone, cube in enumerate(g.zone.tolist())
        if cube != ABSENT
    ]


def _field(g: State, row: int, place: int) -> dict[str, Any]:
    return {"good": _good(int(g.field_good[row, place])), "owner": _owner(int(g.field[row, place]))}


def _city(g: State, city: int) -> dict[str, Any]:
    """A city of the circuit."""
    shown: dict[str, Any] = {
        "name": CITY_NAMES[city],
        "trade": TRADES[g.trade[city]],
        "good": _good(int(g.city_good[city])),
    }
    if g.trade[city] == Trade.COURT:
        shown["offers"] = [COURT[kind] for kind in g.city_offer[city]]
    if g.trade[city] == Trade.PLANT:
        back = 1 - int(g.card_side[city])
        shown["plant"] = {
            "level": plain(plant_level)(g, city),
            "extra": _good(plain(extra_good)(g, city)),
        }
        shown["plant_after"] = {
            "level": int(g.card_level[city, back]),
            "extra": _good(int(g.card_extra[city, back])),
        }
    return shown


@drawn_once(
    RECORD,
    "seats",
    "engineer_prestige",
    "sale_prestige",
    "marduk_prestige",
    "good_prestige",
    "favour_tiles",
    "favour_prestige",
)
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
    goods = {good.name.lower(): int(plain(goods_left)(g, good)) for good in Good}
    return {"talents": int(plain(talents_left)(g)), "camels": int(plain(camels_left)(g)), "goods": goods}


@drawn_once(
    RECORD,
    "court_left",
    "top_level",
    "leader_good",
    *(field for values in BRINGS.values() for field in values.values()),
)
def _court(g: State) -> dict[str, Any]:
    """Court cards left, by level, and what they bring."""
    shown: dict[str, Any] = {}
    for kind, values in BRINGS.items():
        levels = range(1, int(g.top_level[kind]) + 1)
        shown[COURT[kind]] = [
            {
                "level": level,
                "left": int(g.court_left[kind, level]),
                **{name: int(getattr(g, field)[level]) for name, field in values.items()},
            }
            for level in levels
        ]
    shown |= {COURT[kind]: int(g.court_left[kind, 0]) for kind in Court if kind not in BRINGS}
    shown["leader_goods"] = [name for name, good in zip(GOODS, g.leader_good, strict=True) if good > 0]
    return shown
