"""The map in the box: provinces with their places, borders, cities, trees and mines, checked and told to who draws it.

An owner may correct everything, names too. A province of an unknown name stands where one of the known names is
missing, in the file's order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from tworivers.engine.boxes import BadBox, Mark, Part
from tworivers.mesopotamia.names import Province

CORE_CITIES = 3
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


def check_map(provinces: Sequence[ProvincePart], capitals: set[str], homes: Mapping[str, str], name: str) -> None:
    """Every province once, borders on both sides, all connected, three cities in every core."""
    parts: dict[str, ProvincePart] = {}
    for part in provinces:
        if part.name in parts:
            raise BadBox(f"{name}: province {part.name} stands in the file twice")
        parts[part.name] = part
    if len(parts) < len(KNOWN):
        missing = next(known for known in KNOWN if known not in parts)
        raise BadBox(f"{name}: province {missing} is missing: expected {len(KNOWN)} provinces, found {len(parts)}")
    if len(parts) > len(KNOWN):
        unknown = next(part for part in parts if part not in KNOWN)
        raise BadBox(
            f"{name}: province {unknown!r} is one too many: expected {len(KNOWN)} provinces, found {len(parts)}"
        )
    for part in provinces:
        _check_borders(part, parts, name)
        if part.kind == "core" and len(part.cities) != CORE_CITIES:
            raise BadBox(
                f"{name}: province {part.name} is a core with {len(part.cities)} cities: expected {CORE_CITIES}"
            )
        if part.kind == "origin" and part.cities:
            raise BadBox(f"{name}: province {part.name} is a tribe's origin with a city: expected none")
    _check_connected(parts, name)
    for part in provinces:
        if (part.kind == "core") != (part.name in capitals):
            expected = (
                "a party's capital in every core"
                if part.kind == "core"
                else 'kind "core" where a party has its capital'
            )
            raise BadBox(f"{name}: province {part.name} has kind {part.kind!r}: expected {expected}")
    for tribe, home in homes.items():
        if home not in parts or parts[home].kind != "origin" or list(homes.values()).count(home) > 1:
            raise BadBox(f"{name}: tribe.{tribe} is {home!r}: expected an origin province of its own")


def _check_borders(part: ProvincePart, parts: Mapping[str, ProvincePart], name: str) -> None:
    for other in part.borders:
        if other not in parts:
            renamed = ", ".join(province for province in parts if province not in KNOWN)
            hint = f" (names of this file's own: {renamed})" if renamed else ""
            raise BadBox(f"{name}: province {part.name} borders {other!r}: expected the name of a province{hint}")
        if other == part.name or part.borders.count(other) > 1:
            raise BadBox(
                f"{name}: province {part.name} borders {other!r}: expected every neighbour once and not itself"
            )
        if part.name not in parts[other].borders:
            raise BadBox(
                f"{name}: province {part.name} borders {other}, but {other} doesn't border {part.name}: "
                "expected borders on both sides"
            )


def _check_connected(parts: Mapping[str, ProvincePart], name: str) -> None:
    first = next(iter(parts))
    reached, new = {first}, [first]
    while new:
        for other in parts[new.pop()].borders:
            if other not in reached:
                reached.add(other)
                new.append(other)
    for province in parts:
        if province not in reached:
            raise BadBox(f"{name}: province {province} can't be reached from {first}: expected a map without islands")
