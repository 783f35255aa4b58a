"""Names the moves of Amyitis for tests: `recruit(0, Craft.FARMER)`, `travel(City.UR)`, `water("a1-a2")`.

Squares are named as in the rules, letter = row and digit = column: `a1` is the top corner, `d4` lies between the
rivers. A channel is named by the two squares it runs between: `a1-a2`.
"""

from __future__ import annotations

from tworivers.amyitis import codes
from tworivers.amyitis.names import City, Court, Craft, Good, Temple

PASS = codes.PASS
KEEP = codes.KEEP
UPPER, LOWER = range(2)
CAMEL, TALENT = range(2)


def square(name: str) -> int:
    """The number of a square."""
    return 4 * "abcd".index(name[0]) + "1234".index(name[1])


def edge(channel: str) -> int:
    """The number of the edge between two neighbouring squares."""
    first, second = sorted(square(name) for name in channel.split("-"))
    row, column = divmod(first, 4)
    if second == first + 1 and column < 3:
        return 3 * row + column
    assert second == first + 4, f"{channel} are not neighbours"
    return 12 + 4 * row + column


def recruit(group: int, craft: Craft) -> int:
    """Recruit from a group."""
    return codes.RECRUIT + 4 * group + craft


def travel(city: City) -> int:
    """Move the caravan to a city."""
    return codes.CARAVAN + city


def farm(row: int) -> int:
    """Put a farmer's cube into a row."""
    return codes.FIELD + row


def worship(temple: Temple) -> int:
    """Put a cube into a temple, as a priest or in the procession."""
    return codes.TEMPLE + temple


def water(channel: str, zone: int = 0) -> int:
    """Water the first (or second) zone of a channel."""
    return codes.ZONE + 2 * edge(channel) + zone


def sell(*goods: Good) -> int:
    """Sell one or two goods to Babylon."""
    if len(goods) == 1:
        return codes.SELL + goods[0]
    pairs = [(first, second) for first in Good for second in Good if first <= second]
    low, high = sorted(goods)
    return codes.SELL + 5 + pairs.index((low, high))


def take_card(kind: Court) -> int:
    """Take a court card."""
    return codes.COURT + kind


def take_leader_with(good: Good) -> int:
    """Take the second caravan leader that carries this good."""
    return codes.LEADER_GOOD + good


def plant(name: str) -> int:
    """Plant on a square."""
    return codes.PLANT + square(name)


def take_good(good: Good) -> int:
    """Take a good of one's choice."""
    return codes.GOOD + good


def ask_ishtar(gift: int) -> int:
    """Choose CAMEL or TALENT in the temple of Ishtar."""
    return codes.ISHTAR + gift


def swap(given: Good, taken: Good) -> int:
    """Swap a good in the temple of Tammouz."""
    if given == Good.WINE:
        return codes.SWAP + 12 + taken
    return codes.SWAP + 3 * given + (taken if taken < given else taken - 1)


def discard(good: Good) -> int:
    """Discard one good."""
    return codes.DISCARD + good
