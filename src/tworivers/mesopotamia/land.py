"""The map in the box: provinces with their places, borders, cities, trees and mines, checked and told to who draws it.

An owner may correct everything, names too. A province of an unknown name stands where one of the known names is
missing, in the file's order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NoReturn

from pydantic import Field

from tworivers.engine.boxes import BadBox, Mark, Part
from tworivers.engine.messages import Message, Value, own_catalogue
from tworivers.engine.objections import FileName
from tworivers.mesopotamia.names import Province

CORE_CITIES = 3
WORDS = own_catalogue("mesopotamia-box")
"""What can be wrong with the box besides single values."""
KNOWN = tuple(province.name.lower() for province in Province)

Degrees = Annotated[list[Annotated[float, Field(ge=-180, le=180)]], Field(min_length=2, max_length=2)]
Name = Annotated[str, Field(pattern=r"^[^\s{}\"][^\n{}\"]{0,39}$")]
Few = Annotated[int, Field(ge=0, le=9)]


class CityPart(Part):
    """A city and where it lay."""

    name: Name
    irrigable: bool
    at: Degrees
    source: Annotated[Literal["pleiades", "estimate"], Field(alias="from")]


class ProvincePart(Part):
    """A province."""

    name: Name
    kind: Literal["core", "origin", "ordinary"]
    at: Degrees
    cities: Annotated[list[CityPart], Field(max_length=CORE_CITIES)]
    trees: Few
    mine: bool
    borders: list[str]
    mark: Mark


def places(parts: Sequence[ProvincePart]) -> dict[str, Province]:
    """Which province of the record each name of the file is."""
    names = [part.name for part in parts]
    free = deque(name for name in KNOWN if name not in names)
    return {name: Province[(name if name in KNOWN else free.popleft()).upper()] for name in names}


def scene(parts: Sequence[ProvincePart]) -> dict[str, Any]:
    """The map for drawing, and the words for provinces with a name of the owner's own."""
    keys = {name: place.name.lower() for name, place in places(parts).items()}
    return {
        "words": {
            f"province-{keys[part.name].replace('_', '-')}": part.name for part in parts if part.name not in KNOWN
        },
        "provinces": [
            {
                "name": keys[part.name],
                "kind": part.kind,
                "at": part.at,
                "borders": [keys[other] for other in part.borders],
                "cities": [{"name": city.name, "irrigable": city.irrigable, "at": city.at} for city in part.cities],
            }
            for part in parts
        ],
    }


def refuse(name: FileName, key: str, /, **values: Value) -> NoReturn:
    """Say what is wrong with a box."""
    raise BadBox(name, Message(key, values), WORDS)


def check_map(provinces: Sequence[ProvincePart], capitals: set[str], homes: Mapping[str, str], name: FileName) -> None:
    """Every province once, borders on both sides, all connected, three cities in every core."""
    parts: dict[str, ProvincePart] = {}
    for part in provinces:
        if part.name in parts:
            refuse(name, "box-province-twice", province=part.name)
        parts[part.name] = part
    if len(parts) < len(KNOWN):
        missing = next(known for known in KNOWN if known not in parts)
        refuse(name, "box-province-missing", province=missing, expected=len(KNOWN), found=len(parts))
    if len(parts) > len(KNOWN):
        unknown = next(part for part in parts if part not in KNOWN)
        refuse(name, "box-province-more", province=repr(unknown), expected=len(KNOWN), found=len(parts))
    for part in provinces:
        _check_borders(part, parts, name)
        if part.kind == "core" and len(part.cities) != CORE_CITIES:
            refuse(name, "box-core-cities", province=part.name, cities=len(part.cities), expected=CORE_CITIES)
        if part.kind == "origin" and part.cities:
            refuse(name, "box-origin-city", province=part.name)
    _check_connected(parts, name)
    for part in provinces:
        if part.kind == "core" and part.name not in capitals:
            refuse(name, "box-core-capital", province=part.name)
        if part.kind != "core" and part.name in capitals:
            refuse(name, "box-capital-core", province=part.name, kind=repr(part.kind))
    for tribe, home in homes.items():
        if home not in parts or parts[home].kind != "origin" or list(homes.values()).count(home) > 1:
            refuse(name, "box-tribe-home", tribe=tribe, home=repr(home))


def _check_borders(part: ProvincePart, parts: Mapping[str, ProvincePart], name: FileName) -> None:
    for other in part.borders:
        if other not in parts:
            own = ", ".join(province for province in parts if province not in KNOWN)
            key = "box-border-unknown-own" if own else "box-border-unknown"
            refuse(name, key, province=part.name, other=repr(other), **({"own": own} if own else {}))
        if other == part.name or part.borders.count(other) > 1:
            refuse(name, "box-border-twice", province=part.name, other=repr(other))
        if part.name not in parts[other].borders:
            refuse(name, "box-border-one-sided", province=part.name, other=other)


def _check_connected(parts: Mapping[str, ProvincePart], name: FileName) -> None:
    first = next(iter(parts))
    reached, new = {first}, [first]
    while new:
        for other in parts[new.pop()].borders:
            if other not in reached:
                reached.add(other)
                new.append(other)
    for province in parts:
        if province not in reached:
            refuse(name, "box-island", province=province, first=first)
