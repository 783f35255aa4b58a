"""Lays out a table of Mesopotamia for a test, and names its actions.

Parties are named by their realm (`BABYLON`), provinces by the names on the map (`"kish"`). A layout waits at the last decision of the
round before the one a test is about; what is laid out then is what the round begins with (`begin`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tworivers.engine.dice import throw
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME, codes
from tworivers.mesopotamia.state import (
    EMPTY,
    FOOT_BITS,
    FRAME,
    Building,
    Campaign,
    Event,
    Material,
    Party,
    Phase,
    Province,
    Season,
    Stage,
    Symbol,
    Task,
    Unit,
    Work,
)

LARSA, BABYLON, MARI, QATNA, ESHNUNNA, YAMHAD, ASSUR, SUSA = Party
SPRING, SUMMER, AUTUMN, WINTER = Season
GRAIN, FLOUR, ORE, METAL, WOOD = Material
MARDUK, ISHTAR, CANAL, MILITARY = Symbol

DONE = codes.DONE
CLOCKWISE, COUNTERCLOCKWISE = codes.CLOCKWISE, codes.COUNTERCLOCKWISE
SMELT, RAISE_FOOT, RAISE_CHARIOT, ADD_BLANK = (codes.WORK + work for work in Work)
BUILD_FORGE, BUILD_MILLSTONE, BUILD_MARDUK, BUILD_ISHTAR, BUILD_CANAL = (
    codes.ERECT + building for building in Building
)
DECLARE_WAR = codes.CAMPAIGN + Campaign.WAR
ATTACK, GO = codes.ATTACK, codes.GO
MOVE_FOOT, MOVE_CHARIOT = codes.UNIT + Unit.FOOT, codes.UNIT + Unit.CHARIOT

PLENTY = 30
"""Of each material, at the start of a round that is about something else."""
MANY_DECISIONS = 5000


def province(name: str) -> Province:
    """The number of a province."""
    return Province[name.upper()]


def place(name: str) -> int:
    """Name a province when asked for one."""
    return codes.PLACE + province(name)


def mill(grain: int) -> int:
    """Mill so much grain."""
    return codes.MILL + grain


def pay(material: Material) -> int:
    """Pay a campaign."""
    return codes.PAY + material


def vote(years: int) -> int:
    """Vote for so many more years."""
    return codes.VOTE + years - 1


class Layout:
    """A table being laid out, then played. What isn't laid out is as after setup, with plenty of everything in stock."""

    def __init__(self, seats: int, seed: int, options: Mapping[str, str], box: Any) -> None:
        self.table = Table(GAME, seats, seed, options, box)
        self.g = self.table.g
        self.story: list[tuple[int, ...]] = []
        while len(self._turns_left()) != 1 or self.task() is not Task.MOVE:
            self._idle()
        self.story = []
        for party in self.parties:
            self.store(party, *[PLENTY] * 5)

    # laying out

    def store(
        self, party: Party, grain: int = 0, flour: int = 0, ore: int = 0, metal: int = 0, wood: int = 0
    ) -> Layout:
        """Give a party exactly this stock."""
        self.g.stock[self.seat(party)] = [grain, flour, ore, metal, wood]
        return self

    def own(self, party: Party, *names: str) -> Layout:
        """These provinces belong to a party."""
        for name in names:
            self.neutral(name)
            self.g.owner[province(name)] = self.seat(party)
            self.g.realm[self.seat(party)] |= 1 << province(name)
        return self

    def neutral(self, name: str) -> Layout:
        """A province belongs to nobody; what is built there stays."""
        if self.owner(name) is not None:
            self.g.realm[self.g.owner[province(name)]] &= ~(1 << province(name))
        self.g.owner[province(name)] = EMPTY
        return self

    def built(self, name: str, **counts: int) -> Layout:
        """Exactly so many walls, forges, millstones, marduk or ishtar temples, canals stand in a province; others stay as they are."""
        for kind, count in counts.items():
            if kind in ("marduk", "ishtar"):
                self.g.temples[("marduk", "ishtar").index(kind), province(name)] = count
            else:
                assert kind in ("walls", "forges", "millstones", "canals")
                self.g[kind][province(name)] = count
        return self

    def nothing_built(self, name: str) -> Layout:
        """A province without buildings."""
        return self.built(name, walls=0, forges=0, millstones=0, canals=0, marduk=0, ishtar=0)

    def trees(self, name: str, count: int) -> Layout:
        """So many trees stand in a province's holes."""
        assert 0 <= count <= self.g.holes[province(name)]
        self.g.trees[province(name)] = count
        return self

    def troops(self, party: Party, name: str, foot: int = 0, chariots: int = 0, blanks: int = 0) -> Layout:
        """A party's stack in a province holds exactly these units."""
        seat, where = self.seat(party), province(name)
        had_foot, had_chariots, had_blanks = self.stack(party, name)
        self.g.raised[seat] += foot + chariots - had_foot - had_chariots
        self.g.blanks_home[seat] += had_blanks - blanks
        self.g.stack[seat, where] = foot | chariots << FOOT_BITS | blanks << 2 * FOOT_BITS
        self.g.open_stacks[seat] &= ~(1 << where)
        return self

    def symbols(self, party: Party, *symbols: Symbol) -> Layout:
        """Put a party's symbols on the next empty slots of the frame."""
        for symbol in symbols:
            slot = self.frame().index(None)
            self.g.frame_owner[slot] = self.seat(party)
            self.g.frame_symbol[slot] = symbol
            self.g.frame_placed += 1
        return self

    def gap(self, slot: int) -> Layout:
        """Take the symbol off a slot of the frame."""
        assert self.frame()[slot] is not None
        self.g.frame_owner[slot] = self.g.frame_symbol[slot] = EMPTY
        self.g.frame_removed += 1
        return self

    def dice(self, *pips: int) -> Layout:
        """The next dice of phase 11 show these pips."""
        dice = self.table.dice
        for key in range(100_000):
            trial = dice.copy()
            trial[0] = key
            if all(throw(trial, 6) + 1 == wanted for wanted in pips):
                dice[0] = key
                return self
        raise AssertionError(f"no dice show {pips}")

    # playing

    def begin(self, throwing: Mapping[Party, int] | None = None) -> Layout:
        """The last turn of the round before ends and the round begins; the dice of ore or harvest show these pips."""
        wanted = {self.seat(party): pips for party, pips in (throwing or {}).items()}
        for key in range(100_000 if wanted else 1):
            trial = self.copy()
            if wanted:
                trial.table.dice[0] = key
            trial._idle()
            if wanted.items() <= {line[0]: line[1] for line in trial.told(Event.DICE)}.items():
                assert trial.g.round_number == self.g.round_number + 1
                self.__dict__.update(trial.__dict__)
                return self
        raise AssertionError(f"no dice show {throwing}")

    def do(self, party: Party, *chain: int) -> Layout:
        """One or several actions of a party, each legal when its turn comes."""
        for action in chain:
            assert self.can(party, action), f"action {action} is not among {sorted(self.legal(party))}"
            self._apply(self.seat(party), action)
        return self

    def until(self, party: Party, task: Task) -> Layout:
        """A party does nothing it need not do until it is asked for this; meanwhile nobody else acts."""
        while self.asked(party) is not task:
            assert self.asked(party) is not None, f"{party.name} was never asked for {task.name}"
            self._apply(self.seat(party), min(self.legal(party)))
        return self

    def walk(self, *parties: Party) -> Layout:
        """These parties do nothing in phases 1 to 10."""
        for party in parties or self.parties:
            while self.g.stage == Stage.PARALLEL and self.asked(party) is not None:
                self._apply(self.seat(party), min(self.legal(party)))
        return self

    def turn(self, party: Party) -> Layout:
        """Nobody does anything until a party's turn in phase 11."""
        return self._idle_until(lambda: self.g.stage == Stage.TURNS and self.asked(party) is Task.BUILD)

    def finish(self) -> Layout:
        """Nobody does anything until the next round begins, the vote comes or the game is over."""
        now = int(self.g.round_number)
        return self._idle_until(lambda: self.table.over or self.g.round_number != now or self.g.stage == Stage.VOTE)

    def conquer(self, attacker: Party, name: str, roll: int = 1) -> Layout:
        """In its 11A a party builds no more, wages war and marches into an undefended province; the roll says what becomes of buildings."""
        rival = self.owner(name)
        assert rival is not None
        assert self.stack(rival, name) == (0, 0, 0)
        self.do(attacker, DONE, DECLARE_WAR).dice(6, roll)
        for action in (codes.PARTY + self.seat(rival), pay(WOOD), ATTACK, place(name), GO):
            if self.can(attacker, action):
                self.do(attacker, action)
        while self.asked(attacker) not in (Task.MOVE, None):
            self.do(attacker, GO if self.can(attacker, GO) else min(self.legal(attacker)))
        assert self.owner(name) is attacker
        return self

    def copy(self) -> Layout:
        """The same position on another table."""
        twin = Layout.__new__(Layout)
        twin.table = self.table.copy()
        twin.g = twin.table.g
        twin.story = list(self.story)
        return twin

    # looking

    @property
    def parties(self) -> list[Party]:
        """The parties in play, in table order."""
        return [Party(int(party)) for party in self.g.party[: self.table.seats]]

    def seat(self, party: Party) -> int:
        """Where a party sits."""
        return self.parties.index(party)

    def actors(self) -> list[Party]:
        """Who may decide now."""
        return [self.parties[seat] for seat in self.table.actors()]

    def legal(self, party: Party) -> set[int]:
        """The actions a party may take now."""
        return {int(action) for action in self.table.legal(self.seat(party))}

    def can(self, party: Party, action: int) -> bool:
        """Whether a party may do this now."""
        return action in self.legal(party)

    def places(self, party: Party) -> set[str]:
        """The provinces a party may name now."""
        return {name.name.lower() for name in Province if self.can(party, codes.PLACE + name)}

    def asked(self, party: Party) -> Task | None:
        """What a party is asked now, if anything."""
        seat = self.seat(party)
        if seat not in self.table.actors():
            return None
        return Task(int(self.g.todo_task[seat, self.g.todo[seat] - 1]))

    def task(self) -> Task | None:
        """What the party is asked whose turn it is in phase 11."""
        return self.asked(self.actors()[0]) if self.g.stage == Stage.TURNS else None

    def stock(self, party: Party) -> tuple[int, int, int, int, int]:
        """A party's grain, flour, ore, metal and wood."""
        grain, flour, ore, metal, wood = (int(count) for count in self.g.stock[self.seat(party)])
        return grain, flour, ore, metal, wood

    def of(self, party: Party, material: Material) -> int:
        """How much of a material a party has."""
        return self.stock(party)[material]

    def owner(self, name: str) -> Party | None:
        """Whose province it is."""
        seat = int(self.g.owner[province(name)])
        return None if seat == EMPTY else self.parties[seat]

    def realm(self, party: Party) -> set[str]:
        """The provinces of a party."""
        return {name.name.lower() for name in Province if self.g.owner[name] == self.seat(party)}

    def count(self, kind: str, name: str) -> int:
        """How many trees, walls, forges, millstones, canals, marduk or ishtar temples a province has."""
        if kind in ("marduk", "ishtar"):
            return int(self.g.temples[("marduk", "ishtar").index(kind), province(name)])
        return int(self.g[kind][province(name)])

    def stack(self, party: Party, name: str) -> tuple[int, int, int]:
        """Foot, chariots and blanks of a party in a province."""
        packed = int(self.g.stack[self.seat(party), province(name)])
        most = (1 << FOOT_BITS) - 1
        return packed & most, packed >> FOOT_BITS & most, packed >> 2 * FOOT_BITS

    def frame(self) -> list[tuple[Party, Symbol] | None]:
        """What lies on the slots of the frame, from the lower left corner."""
        owners, symbols = self.g.frame_owner, self.g.frame_symbol
        slots = range(min(FRAME, int(self.g.frame_size)))
        return [
            None if owners[slot] == EMPTY else (self.parties[owners[slot]], Symbol(int(symbols[slot])))
            for slot in slots
        ]

    def told(self, event: Event) -> list[tuple[int, ...]]:
        """What was told of this kind since the layout, without the kind: the seat and four values."""
        return [line[1:] for line in self.story if line[0] == event]

    def phase(self, party: Party) -> Phase:
        """Where a party is in its round."""
        return Phase(int(self.g.phase[self.seat(party)]))

    def scores(self) -> dict[Party, int]:
        """Everybody's score."""
        return dict(zip(self.parties, self.table.scores(), strict=True))

    def _turns_left(self) -> list[int]:
        """The seats still to play in phase 11, the one whose turn it is included; none before that phase."""
        if self.g.stage != Stage.TURNS:
            return []
        waiting = [seat for seat in range(self.table.seats) if int(self.g.unplayed) >> seat & 1]
        return sorted({*waiting, int(self.g.active)})

    def _idle_until(self, there: Callable[[], bool]) -> Layout:
        for _ in range(MANY_DECISIONS):
            if there():
                return self
            assert not self.table.over, "the game was over before"
            self._idle()
        raise AssertionError("that never came")

    def _idle(self) -> None:
        """The first who may decide does as little as possible."""
        seat = self.table.actors()[0]
        self._apply(seat, int(self.table.legal(seat)[0]))

    def _apply(self, seat: int, action: int) -> None:
        self.table.apply(seat, action)
        self.story += self.table.events()
        law = GAME.rules["audit"](self.g)
        assert law == 0, GAME.laws[law]


@cache
def _rest(seats: int, seed: int, options: frozenset[tuple[str, str]]) -> Layout:
    """A table before the end of the first round, with the standard box: laid out anew for every test from here."""
    return Layout(seats, seed, dict(options), None)


def lay(
    seats: int = 4,
    season: Season = SPRING,
    year: int = 1,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: Any = None,
) -> Layout:
    """A table ready to be laid out, before the round of this season and year."""
    chosen = {"cards": "off", **(options or {})}
    table = _rest(seats, seed, frozenset(chosen.items())).copy() if box is None else Layout(seats, seed, chosen, box)
    table.g.round_number = 4 * (year - 1) + season
    return table
