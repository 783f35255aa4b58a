"""Lays out a table of Mesopotamia for a test and walks the parties to the decision it is about.

BABYLON, MARI, ESHNUNNA and ASSUR are the seats at a table of four, where most tests play; at other tables
`seat(Party.ASSUR)` finds a party's seat. A test begins after setup (`lay`), at the last decision before a season
(`eve_of`), in a party's turn in phase 11 (`turn_of`) or at a `front`; `moves.py` names the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from mesopotamia.moves import ANSWERS, ATTACK, DECLARE_WAR, DONE, GO, NO, party, pay, place, unit
from mesopotamia.position import PLENTY, Position
from tworivers.engine.dice import STREAM
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import (
    CARD_BITS,
    Card,
    Event,
    Material,
    Phase,
    Province,
    Season,
    Stage,
    Symbol,
    Task,
    Unit,
)

BABYLON, MARI, ESHNUNNA, ASSUR = range(4)
SPRING, SUMMER, AUTUMN, WINTER = Season
GRAIN, FLOUR, ORE, METAL, WOOD = Material
FOOT, CHARIOT, BLANK = Unit
MARDUK, ISHTAR, CANAL, MILITARY = Symbol
AROUND_BABYLON = (Province.KISH, Province.SIPPAR, Province.MARAD, Province.NIPPUR)
"""The provinces that border on Babylon's core."""
SEED = 1
MANY_DECISIONS = 5000


def cards_of(basket: int) -> list[int]:
    """How many of each kind a basket of cards holds."""
    return [basket >> CARD_BITS * kind & (1 << CARD_BITS) - 1 for kind in Card]


OBVIOUS = (
    Task.WORK_AT,
    Task.PAY,
    Task.MOVE_FROM,
    Task.MOVE_TO,
    Task.ATTACK_AT,
    Task.COMMIT,
    Task.COMMIT_UNIT,
    Task.MERCENARIES_AT,
    Task.TAKE_CARD,
)
"""Asked even if one answer alone is possible, which others can't see; a story leaves that answer out."""


class Layout(Position):
    """A position, and how a test plays on from it. `brief`: answers that are the only ones are given by themselves."""

    brief = True

    def do(self, seat: int, *chain: int) -> Layout:
        """One or several moves of a party, each legal when its turn comes."""
        for action in chain:
            legal = self.legal(seat)
            assert action in legal, (
                f"{GAME.notation(action)} is not among {[GAME.notation(code) for code in sorted(legal)]}"
            )
            self._apply(seat, action)
            while self.brief and self.task(seat) in OBVIOUS and len(self.asked_for(seat)) == 1:
                self._apply(seat, *self.asked_for(seat))
            law = GAME.rules["audit"](self.g)
            assert law == 0, GAME.laws[law]
        return self

    def asked_for(self, seat: int) -> list[int]:
        """The answers to what a party is asked, without those to offers."""
        return [code for code in self.legal(seat) if code not in ANSWERS]

    def answer(self, seat: int, task: Task, action: int) -> Layout:
        """Answer a question if it is asked: a party with only one possible answer isn't asked."""
        return self.do(seat, action) if self.task(seat) == task else self

    def _apply(self, seat: int, action: int) -> None:
        self.table.apply(seat, action)
        self.story += self.table.events()

    # idling: doing as little as the rules allow

    def idle(self, seat: int | None = None) -> Layout:
        """One decision of a party, or of the first who may decide, as idle as can be."""
        actor = self.actors()[0] if seat is None else seat
        legal = self.legal(actor)
        self._apply(actor, NO if NO in legal else min(legal))
        return self

    def idle_until(self, there: Callable[[], bool]) -> Layout:
        """Everybody idles until something is so."""
        for _ in range(MANY_DECISIONS):
            if there():
                return self
            self.idle()
        raise AssertionError("that never came")

    def until(self, seat: int, task: Task) -> Layout:
        """A party idles until it is asked this; meanwhile nobody else decides."""
        while (asked := self.task(seat)) is not task:
            assert asked is not None, f"seat {seat} was never asked for {task.name}"
            self.idle(seat)
        return self

    def walk(self, seat: int, phase: Phase = Phase.BUILDING) -> Layout:
        """A party idles through phases 1 to 10 until it has come to this one or beyond;
        meanwhile nobody else decides.
        """
        while self.g.stage == Stage.PARALLEL and self.phase(seat) != Phase.IDLE and self.phase(seat) < phase:
            self.idle(seat)
        return self

    def walk_all(self) -> Layout:
        """Everybody idles through phases 1 to 10."""
        return self.idle_until(lambda: self.g.stage != Stage.PARALLEL)

    def begin(self, throwing: Mapping[int, int] | None = None) -> Layout:
        """The last turn of the round before ends and the round begins;
        the dice of ore or harvest show these pips, by seat.
        """
        wanted = throwing or {}
        for stream in range(100_000):
            trial = self.copy()
            if wanted:
                trial.table.dice[STREAM] = stream
            trial.idle()
            if wanted.items() <= {line[0]: line[1] for line in trial.told(Event.DICE)}.items():
                assert trial.g.round_number == self.g.round_number + 1
                return self._become(trial)
        raise AssertionError(f"no dice show {throwing}")

    def turns(self, starter: int = BABYLON) -> Layout:
        """Everybody idles through phases 1 to 10; the lot lets this party begin phase 11, clockwise."""
        self.idle_until(lambda: self.g.stage != Stage.TURNS)
        while self.g.stage == Stage.PARALLEL:
            before = self.copy()
            self.idle()
        for stream in range(200):
            trial = before.copy()
            trial.table.dice[STREAM] = stream
            trial.idle()
            if trial.g.active == starter:
                return self._become(trial).turn(starter)
        raise AssertionError(f"seat {starter} never begins")

    def _become(self, other: Layout) -> Layout:
        self.__dict__.update(other.__dict__)
        return self

    def turn(self, seat: int) -> Layout:
        """Others idle until it is this party's 11A."""
        return self.idle_until(lambda: self.g.active == seat and self.task(seat) == Task.BUILD)

    def in_the_last_turn(self) -> bool:
        """Whether the last party plays its turn in phase 11."""
        return bool(self.g.stage == Stage.TURNS and int(self.g.unplayed) == 1 << int(self.g.active))

    def policy(self, seat: int = BABYLON) -> Layout:
        """Others idle until this party, done with building, may begin a campaign."""
        return self.turn(seat).do(seat, DONE) if self.task(seat) != Task.CAMPAIGN else self

    def march(self, seat: int = BABYLON) -> Layout:
        """Others idle until this party, done with building and policy, may move."""
        return self.policy(seat).do(seat, DONE) if self.task(seat) != Task.MOVE else self

    def end_round(self) -> Layout:
        """Everybody idles until the next round begins, the vote comes or the game is over."""
        now = int(self.g.round_number)
        return self.idle_until(lambda: self.table.over or self.g.round_number != now or self.g.stage == Stage.VOTE)

    # war

    def move(self, seat: int, kind: Unit, start: Province, *steps: Province) -> Layout:
        """Move a unit, step by step."""
        for here, there in zip((start, *steps), steps, strict=False):
            before = sum(self.units(seat, there))
            self.do(seat, unit(kind)).answer(seat, Task.MOVE_FROM, place(here)).answer(seat, Task.MOVE_TO, place(there))
            assert sum(self.units(seat, there)) == before + 1
        return self

    def may_move(self, seat: int, kind: Unit, start: Province) -> set[Province]:
        """Where a unit may move from here."""
        twin = self.copy()
        if not twin.can(seat, unit(kind)):
            return set()
        twin.do(seat, unit(kind))
        if twin.task(seat) == Task.MOVE_FROM:
            if not twin.can(seat, place(start)):
                return set()
            twin.do(seat, place(start))
        if twin.task(seat) == Task.MOVE_TO:
            found = twin.places(seat)
        else:
            found = {there for there in Province if sum(twin.units(seat, there)) > sum(self.units(seat, there))}
        return found if all(self.g.border[start] >> there & 1 for there in found) else set()

    def attack(self, seat: int, at: Province, *units: tuple[Unit, Province], foe: int | None = None) -> Layout:
        """Attack a province with these units, each from where it stands."""
        self.do(seat, ATTACK).answer(seat, Task.ATTACK_AT, place(at))
        if foe is not None:
            self.answer(seat, Task.FOE, party(foe))
        for number, (kind, start) in enumerate(units):
            if self.task(seat) in (Task.COMMIT, Task.COMMIT_UNIT) and self.committed() == number:
                self.answer(seat, Task.COMMIT, place(start)).answer(seat, Task.COMMIT_UNIT, unit(kind))
        return self.answer(seat, Task.COMMIT, GO)

    def committed(self) -> int:
        """How many units are committed to the battle."""
        return int(self.g.attack_foot) + int(self.g.attack_chariots)

    def may_attack(self, seat: int) -> set[Province]:
        """Which provinces a party may attack."""
        twin = self.copy()
        if not twin.can(seat, ATTACK):
            return set()
        twin.do(seat, ATTACK)
        if twin.task(seat) == Task.ATTACK_AT:
            return twin.places(seat)
        begun = [event[2] for event in twin.table.events() if event[0] == Event.ATTACK]
        return {Province(begun[0] if begun else int(twin.g.battle_at))}

    def conquer(self, seat: int, at: Province, roll: int = 1) -> Layout:
        """In its 11A a party builds no more, declares war and marches into an undefended province;
        the roll is the buildings' fate.
        """
        rival = self.owner(at)
        assert self.units(rival, at) == (0, 0, 0)
        self.do(seat, DONE, DECLARE_WAR).loaded(6, roll)
        for action in (party(rival), pay(WOOD), ATTACK, place(at), GO):
            if self.can(seat, action):
                self.do(seat, action)
        while self.task(seat) not in (Task.MOVE, None):
            self.do(seat, GO if self.can(seat, GO) else min(self.legal(seat)))
        assert self.owner(at) == seat
        return self


def lay(seats: int = 4, cards: bool = False, *, box: Any = None, **options: str) -> Layout:
    """A table after setup; options are named with underscores."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Layout(seats, SEED, chosen if cards else {**chosen, "cards": "off"}, box)


def eve_of(
    season: Season = SPRING, year: int = 1, seats: int = 4, cards: bool = False, box: Any = None, **options: str
) -> Layout:
    """The last decision before a season: what is laid out now is what the round begins with (`begin`)."""
    if box is None:
        board = _eve(seats, cards, frozenset(options.items())).copy()
    else:
        board = _idle_to_the_eve(lay(seats, cards, box=box, **options))
    board.g.round_number = 4 * (year - 1) + season
    return board


@cache
def _eve(seats: int, cards: bool, options: frozenset[tuple[str, str]]) -> Layout:
    return _idle_to_the_eve(lay(seats, cards, **dict(options)))


def _idle_to_the_eve(board: Layout) -> Layout:
    """Everybody idles through the first round up to its last decision; then stocks are full again."""
    board.idle_until(lambda: board.in_the_last_turn() and board.task(int(board.g.active)) == Task.MOVE)
    board.story.clear()
    for seat in board.seats:
        board.stock(seat, *[PLENTY] * 5)
    return board


def turn_of(seat: int, seats: int = 4, cards: bool = False, **options: str) -> Layout:
    """The first phase 11 begins, with this party's 11A."""
    return _turn_of(seat, seats, cards, frozenset(options.items())).copy()


@cache
def _turn_of(seat: int, seats: int, cards: bool, options: frozenset[tuple[str, str]]) -> Layout:
    return lay(seats, cards, **dict(options)).turns(seat)


def front(cards: bool = False, **options: str) -> Layout:
    """Babylon in Kish faces Eshnunna in Bagdad, at war, nothing built in Bagdad;
    only cores have troops, and Babylon is to move.
    """
    board = turn_of(BABYLON, 4, cards, **options).march(BABYLON)
    return board.owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD).war(BABYLON, ESHNUNNA)
