"""Lays out a table of Amyitis for a test and plays on it; `moves.py` names the moves.

Rows, temples and zones are given from the left, cubes by their owner.
"""

from __future__ import annotations

from typing import Any

from amyitis.moves import PASS, edge, plant, square, travel, water, worship
from tworivers.amyitis import GAME
from tworivers.amyitis.names import ABSENT, EMPTY, NEUTRAL, Bonus, City, Court, Craft, Good, Square, Task, Temple
from tworivers.engine.table import Table

BLUE, RED, BLACK, WHITE = range(4)

BARLEY, DATES, SALT, PALM, WINE = Good.BARLEY, Good.DATES, Good.SALT, Good.PALM, Good.WINE
FARMER, PRIEST, ENGINEER, MERCHANT = Craft.FARMER, Craft.PRIEST, Craft.ENGINEER, Craft.MERCHANT
BANKER, LEADER, PALACE, GARDENER = Court.BANKER, Court.LEADER, Court.PALACE, Court.GARDENER
ISHTAR, MARDUK, TAMMOUZ = Temple.ISHTAR, Temple.MARDUK, Temple.TAMMOUZ

DEAL = (
    (FARMER, PRIEST, ENGINEER),
    (MERCHANT, FARMER, PRIEST),
    (ENGINEER, MERCHANT, FARMER),
    (PRIEST, ENGINEER, MERCHANT),
)
RIVER_CHANNELS = ("d1-d2", "d2-d3", "d3-d4", "a4-b4", "b4-c4", "c4-d4")
"""The channels that end at the river."""

CHANNELS = tuple(f"{row}{column}-{row}{column + 1}" for row in "abcd" for column in (1, 2, 3)) + tuple(
    f"{row}{column}-{below}{column}" for row, below in ("ab", "bc", "cd") for column in (1, 2, 3, 4)
)
SQUARES = tuple(f"{row}{column}" for row in "abcd" for column in (1, 2, 3, 4))


def corners(channel: str) -> tuple[int, int]:
    """The two corners between which a channel runs; corner (i, j) is the upper left one of square (i, j)."""
    first, second = sorted(square(name) for name in channel.split("-"))
    row, column = divmod(first, 4)
    if second == first + 1:
        return 5 * row + column + 1, 5 * (row + 1) + column + 1
    return 5 * (row + 1) + column, 5 * (row + 1) + column + 1


def face_up(record: Any, group: int) -> list[Craft]:
    """The craft cards that lie face up in a group."""
    return [craft for craft in Craft for _ in range(int(record.face_up[group, craft]))]


class Layout:
    """A table being laid out, then played. What isn't laid out is as after setup, with blank tiles and a known deal."""

    def __init__(self, seats: int, start: int, procession: str, supply: str, box: Any) -> None:
        self.table = Table(GAME, seats, seed=1, options={"procession": procession, "supply": supply}, box=box)
        self.g = self.table.g
        self.sound = True
        self.groups: dict[int, tuple[Craft, ...]] = {}
        self.start(start)
        for number in range(seats):
            self.group(number, *DEAL[number])
        for name in SQUARES:
            self.tile(name, 0)
        for city, extra in ((City.ESHNUNNA, PALM), (City.UR, DATES), (City.MARI, SALT)):
            self.g.card_extra[city] = (EMPTY, extra)

    def start(self, seat: int) -> Layout:
        """Give a seat the start player card and the first turn."""
        self.g.start = seat
        return self.turn(seat)

    def turn(self, seat: int) -> Layout:
        """It is this seat's turn."""
        assert self.asked()[0] is Task.TURN
        self.g.todo_seat[self.g.todo - 1] = seat
        return self

    def passed(self, *seats: int) -> Layout:
        """These seats have passed this round."""
        for seat in seats:
            self.g.passed[seat] = 1
            self._take_cube(seat)
            self.g.pass_cube[seat] = 1
            self.g.last_passed = seat
        return self

    def group(self, number: int, *crafts: Craft, turned: int = 0) -> Layout:
        """Lay out a group of craft cards, the first ones turned."""
        self.g.face_up[number] = [crafts[turned:].count(craft) for craft in Craft]
        self.g.turned[number] = turned
        self.groups[number] = crafts
        dealt = [card for group in self.groups.values() for card in group]
        left = [int(self.g.crafts_in_play[craft]) - dealt.count(craft) for craft in Craft]
        self.g.undealt = left
        self.sound = self.sound and min(left) >= 0
        return self

    def talents(self, seat: int, count: int) -> Layout:
        """Give a seat exactly this many talents."""
        self.g.talents[seat] = count
        return self

    def camels(self, seat: int, count: int) -> Layout:
        """Give a seat exactly this many camels."""
        self.g.camels[seat] = count
        return self

    def goods(self, seat: int, *goods: Good) -> Layout:
        """Give a seat exactly these goods."""
        self.g.goods[seat] = [goods.count(good) for good in Good]
        return self

    def prestige(self, seat: int, points: int) -> Layout:
        """Set a seat's marker on the score track."""
        self.g.prestige[seat] = points
        return self

    def left_with_cubes(self, seat: int, count: int) -> Layout:
        """Leave a seat this many cubes at home, the others being lost."""
        self.g.cubes[seat] = count
        self.sound = False
        return self

    def gardeners(self, seat: int, count: int) -> Layout:
        """Give a seat gardeners from the supply."""
        self.g.gardeners[seat] += count
        self.g.court_left[GARDENER, 0] -= count
        assert self.g.court_left[GARDENER, 0] >= 0
        return self

    def court(self, seat: int, kind: Court, level: int) -> Layout:
        """Give a seat the court cards of a kind up to this level."""
        while self.g.court_level[seat, kind] < level:
            step = int(self.g.court_level[seat, kind]) + 1
            assert self.g.court_left[kind, step] > 0, "no such card left"
            self.g.court_left[kind, step] -= 1
            self.g.court_level[seat, kind] = step
            if kind == LEADER and step == 2:
                self.g.leader_good[int(self.g.leader_good.argmax())] -= 1
        return self

    def sold_out(self, kind: Court, level: int = 0) -> Layout:
        """Take all copies left of a court card out of the supply."""
        self.g.court_cards[kind, level] -= self.g.court_left[kind, level]
        self.g.court_left[kind, level] = 0
        if kind == LEADER and level == 2:
            self.g.leader_good[:] = 0
        return self

    def leaders_carry(self, *goods: Good) -> Layout:
        """The second caravan leaders left carry these goods."""
        assert len(goods) == self.g.court_left[LEADER, 2]
        self.g.leader_good[:] = [goods.count(good) for good in Good]
        return self

    def tile(self, name: str, prestige: int, *bonuses: Bonus) -> Layout:
        """Print prestige and bonuses on the tile of a square."""
        self.g.tile_prestige[square(name)] = prestige
        self.g.tile_bonus[square(name)] = [bonuses.count(bonus) for bonus in Bonus]
        return self

    def planted(self, *names: str, by: int = BLUE) -> Layout:
        """These squares have been planted, their tiles taken by a seat."""
        for name in names:
            assert self.g.square[square(name)] == Square.TILE
            self.g.square[square(name)] = Square.PLANTED
            self.g.tiles[by] += 1
        self.lead_water()
        return self

    def water(self, owner: int, *channels: str) -> Layout:
        """An owner's cube on one dry zone of each channel; name a double channel twice to fill it."""
        for channel in channels:
            dry = [zone for zone in self._zones(channel) if self.g.zone[zone] == EMPTY]
            assert dry, f"no dry zone in {channel}"
            self.g.zone[dry[0]] = owner
            if owner != NEUTRAL:
                self._take_cube(owner)
        self.lead_water()
        return self

    def water_everything(self, *but: str) -> Layout:
        """Neutral cubes on all dry zones but those of the named channels."""
        for channel in CHANNELS:
            if channel not in but:
                self.water(NEUTRAL, *(channel for zone in self._zones(channel) if self.g.zone[zone] == EMPTY))
        return self

    def field(self, row: int, *owners: int) -> Layout:
        """Cubes on the first fields of a row."""
        for place, owner in enumerate(owners):
            self.g.field[row, place] = owner
            self._take_cube(owner)
        return self

    def temple(self, temple: Temple, *owners: int) -> Layout:
        """Cubes in a temple, from the left."""
        for space, owner in enumerate(owners):
            self.g.temple[temple, space] = owner
            if owner != NEUTRAL:
                self._take_cube(owner)
        return self

    def caravan(self, city: City) -> Layout:
        """The caravan stands at a city."""
        self.g.caravan = city
        return self

    def plant_card(self, city: City, level: int, extra: Good | None = None) -> Layout:
        """A city's plant card shows this side."""
        side = 0 if city == City.KHORSABAD else level - 1
        self.g.card_side[city] = side
        if extra is not None:
            self.g.card_extra[city, side] = extra
        assert self.g.card_level[city, side] == level
        return self

    def copy(self) -> Layout:
        """The same position on another table."""
        twin = Layout.__new__(Layout)
        twin.table = self.table.copy()
        twin.g = twin.table.g
        twin.sound = self.sound
        twin.groups = dict(self.groups)
        return twin

    def asked(self) -> tuple[Task, int]:
        """What is asked now, and of whom."""
        top = int(self.g.todo) - 1
        return Task(int(self.g.todo_task[top])), int(self.g.todo_seat[top])

    def legal(self, seat: int) -> set[int]:
        """The actions a seat may take now."""
        return {int(action) for action in self.table.legal(seat)}

    def can(self, seat: int, action: int) -> bool:
        """Whether a seat may do this now."""
        return action in self.legal(seat)

    def do(self, seat: int, *chain: int) -> Layout:
        """One or several actions of a seat, each legal when its turn comes."""
        for action in chain:
            assert self.table.actors() == [seat], f"seat {self.table.actors()} is asked, not {seat}"
            assert self.can(seat, action), f"action {action} is not among {sorted(self.legal(seat))}"
            self.table.apply(seat, action)
            assert not self.sound or GAME.rules["audit"](self.g) == 0
        return self

    def everybody_passes(self) -> Layout:
        """All who have not passed yet do so in turn."""
        while self.asked()[0] is Task.TURN:
            self.do(self.asked()[1], PASS)
        return self

    def end_round(self, procession: Temple = MARDUK) -> Layout:
        """All pass and the procession goes to a temple; what follows is asked as it comes."""
        self.everybody_passes()
        task, leader = self.asked()
        assert task is Task.PROCESSION
        return self.do(leader, worship(procession))

    def stock(self, seat: int) -> list[Good]:
        """A seat's goods, one by one."""
        return [good for good in Good for _ in range(int(self.g.goods[seat, good]))]

    def owners(self, channel: str) -> list[int]:
        """Who owns the cubes on a channel's zones."""
        return [int(self.g.zone[zone]) for zone in self._zones(channel)]

    def row(self, row: int) -> list[int]:
        """Who owns the cubes in a row of fields."""
        return [int(owner) for owner in self.g.field[row] if owner != EMPTY]

    def inside(self, temple: Temple) -> list[int]:
        """Who owns the cubes in a temple, from the left."""
        return [int(owner) for owner in self.g.temple[temple] if owner != EMPTY]

    def channels_open(self, seat: int) -> set[str]:
        """The channels a seat who is asked to irrigate may water."""
        assert self.asked() == (Task.IRRIGATE, seat)
        open_channels = {channel for channel in CHANNELS for zone in (0, 1) if self.can(seat, water(channel, zone))}
        assert len(self.legal(seat)) >= len(open_channels)
        return open_channels

    def squares_open(self, seat: int) -> set[str]:
        """The squares a seat who is asked to plant may choose."""
        assert self.asked() == (Task.PLANT, seat)
        return {name for name in SQUARES if self.can(seat, plant(name))}

    def cities_open(self, seat: int) -> set[City]:
        """The cities to which a seat may move the caravan."""
        return {city for city in City if self.can(seat, travel(city))}

    def _zones(self, channel: str) -> list[int]:
        first = 2 * edge(channel)
        return [zone for zone in (first, first + 1) if self.g.zone[zone] != ABSENT]

    def _take_cube(self, seat: int) -> None:
        assert self.g.cubes[seat] > 0
        self.g.cubes[seat] -= 1

    def lead_water(self) -> None:
        """Find anew which zones water can be led to and which squares have a fully watered side."""
        self.g.open_zones = sum(1 << zone for zone in self.zones_in_reach())
        self.g.ready_squares = sum(1 << square(name) for name in self.squares_ready())

    def zones_in_reach(self) -> set[int]:
        """The dry zones with an end at the river or at water that comes from it."""
        reached = {corner for corner in range(25) if int(self.g.river) >> corner & 1}
        watered = [corners(channel) for channel in CHANNELS if any(owner != EMPTY for owner in self.owners(channel))]
        for _ in CHANNELS:
            for ends in watered:
                if reached.intersection(ends):
                    reached.update(ends)
        near = [channel for channel in CHANNELS if reached.intersection(corners(channel))]
        return {zone for channel in near for zone in self._zones(channel) if self.g.zone[zone] == EMPTY}

    def squares_ready(self) -> set[str]:
        """The squares with a tile and at least one side on which no zone is dry."""
        watered = {name for channel in CHANNELS if EMPTY not in self.owners(channel) for name in channel.split("-")}
        return {name for name in watered if self.g.square[square(name)] == Square.TILE}


def lay(
    seats: int = 4, start: int = BLUE, procession: str = "right-of-start", supply: str = "unlimited", box: Any = None
) -> Layout:
    """A table after setup, ready to be laid out."""
    return Layout(seats, start, procession, supply, box)
