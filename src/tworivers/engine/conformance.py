"""What every game must do, whatever its rules: checks that a test calls with a `Case`.

Each check plays random games and raises `AssertionError` with a sentence that says what broke and how to find it
again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.engine.dice import dice_from_number
from tworivers.engine.lookalikes import compare_games, draw_seat
from tworivers.engine.match import Match, Move
from tworivers.engine.messages import Message, words
from tworivers.engine.notation import load_text, save_text
from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.languages import LANGUAGES

SPECTATOR = -1
REDRAWS = 3
"""How often hidden things are redrawn at a position."""
UNASKED = 0.1
"""How often anybody who has a legal action is drawn, not only those who are asked."""
IDLE = 8
"""At a position of a long game one in so many actions is looked at for those who aren't asked."""
LOOKALIKES = 6
"""How many actions of a decision are compared."""


@dataclass(frozen=True)
class Case:
    """A game to check: everything that decides how it is played at random, and how closely it is looked at."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: int
    stride: int = 1
    """Long games are looked at this many times more rarely."""
    most: int = 1 << 40
    """Games are broken off after this many decisions."""

    def table(self) -> Table:
        """A fresh table."""
        return Table(self.game, self.seats, self.seed, self.options)

    def match(self) -> Match:
        """A fresh match."""
        return Match(self.game, self.seats, str(self.seed), self.options)

    def positions(self, every: int = 1) -> Iterator[Table]:
        """One position in every `every` of a random game, the last one included."""
        table, chance = self.table(), random.Random(self.seed)
        number = 0
        while not table.over and number < self.most:
            if number % (every * self.stride) == 0:
                yield table
            seat = draw_seat(table, chance, UNASKED)
            table.apply(seat, int(chance.choice(list(table.legal(seat)))))
            number += 1
        yield table


def settings_of(game: Game) -> list[tuple[int, dict[str, str]]]:
    """What to check a game with: every player count as it usually is, and every other value of an option.

    Where there are many options, they are checked at one player count.
    """
    changes = [{option.name: value} for option in game.options for value in option.values[1:]]
    counts = game.seats if len(changes) < 3 else [game.seats[len(game.seats) // 2]]
    return [(seats, {}) for seats in game.seats] + [(seats, change) for seats in counts for change in changes]


def check_game(game: Game, seed: int = 1) -> None:
    """Every check below, for every player count and option: what the tests of a new game call."""
    for seats, options in settings_of(game):
        case = Case(game, seats, options, seed)
        for check in (check_course, check_copies, check_notation, check_words, check_views, check_revelations):
            check(case)
        check_secrets(case)
        check_lookalikes(case)
        check_secret_games(case, 5, 20, lambda g: True)
        for decisions in (5, 50, 500):
            check_undo(case, decisions)
            check_saves(case, decisions)


def check_course(case: Case) -> None:
    """Who is asked can decide, legal codes are in order, laws hold, looking changes nothing."""
    for table in case.positions():
        actors = table.actors()
        assert bool(actors) != table.over, f"{case}: somebody may decide exactly while the game isn't over"
        law = case.game.native.audit_at(table.records, 0)
        assert law == 0, f"{case}: broken: {case.game.laws[law]}"
        before = table.digest()
        for seat in range(case.seats):
            codes = [int(code) for code in table.legal(seat)]
            assert codes or seat not in actors, f"{case}: seat {seat} is asked and has no legal action"
            assert not (codes and table.over), f"{case}: seat {seat} has {len(codes)} legal actions after the end"
            assert codes == sorted(set(codes)), f"{case}: legal codes are not ascending: {codes}"
            assert all(0 <= code < case.game.actions for code in codes), f"{case}: a code outside the table: {codes}"
        assert len(table.scores()) == case.seats
        assert table.digest() == before, f"{case}: asking what is legal changed the record"


def check_copies(case: Case) -> None:
    """A copy goes its own way, and the same actions on the same dice lead to the same record."""
    for table in case.positions(every=9):
        if table.over:
            break
        before = table.digest()
        one, other = table.copy(), table.copy()
        seat = table.actors()[0]
        action = int(table.legal(seat)[-1])
        one.apply(seat, action)
        other.apply(seat, action)
        assert table.digest() == before, f"{case}: playing on a copy changed the original"
        assert one.digest() == other.digest(), f"{case}: the same action on the same dice gave two records"


def check_notation(case: Case) -> None:
    """Every action of the table has a text of its own, without surprises for save files."""
    texts = [case.game.notation(code) for code in range(case.game.actions)]
    assert len(set(texts)) == case.game.actions, f"{case.game.name}: two actions share a text"
    for text in texts:
        assert text == " ".join(text.split()), f"{case.game.name}: {text!r} has spaces that a save file wouldn't keep"
        assert text.isprintable(), f"{case.game.name}: {text!r} is not plain text"


def check_words(case: Case) -> None:
    """Legal actions, reasons against all others, questions and events can be said in every language."""
    for number, table in enumerate(case.positions()):
        for event in table.events():
            _say(case, case.game.event_words(table.g, event))
        if number % 5 == 0:
            for seat in table.actors():
                _say(case, case.game.question_words(table.g, seat))
            _check_reasons(case, table, number)


def _check_reasons(case: Case, table: Table, number: int) -> None:
    """Every action of the table is either legal or comes with a reason.

    Who isn't asked has one reason against nearly all of them: in a long game some are looked at, others at the next
    position.
    """
    asked = table.actors()
    for seat in range(case.seats):
        legal = {int(code) for code in table.legal(seat)}
        every = 1 if seat in asked or case.stride < IDLE else IDLE
        for action in sorted(legal.union(range(number % every, case.game.actions, every))):
            reason = case.game.why_not(table.g, seat, action)
            assert (reason is None) == (action in legal), (
                f"{case}: {case.game.notation(action)!r} is {'' if action in legal else 'il'}legal, "
                f"but the reason is {reason}"
            )
            _say(case, case.game.action_words(table.g, seat, action) if reason is None else reason)


_SAID: set[tuple[str, str]] = set()
"""Games' messages, as JSON, that every language was seen to say."""


def _say(case: Case, message: Message) -> None:
    told = (case.game.name, json.dumps(message.as_json()))
    if told in _SAID:
        return
    _SAID.add(told)
    for language in LANGUAGES:
        assert words(language, case.game.catalogue).say(message).strip(), f"{case}: {message} says nothing"


def check_views(case: Case) -> None:
    """Views are JSON, change nothing and list exactly the legal actions."""
    for table in case.positions(every=4):
        before = table.digest()
        for seat in range(SPECTATOR, case.seats):
            shown = case.game.view(table.g, seat)
            assert json.loads(json.dumps(shown)) == shown, f"{case}: the view isn't plain JSON"
            codes = [] if seat == SPECTATOR else [int(code) for code in table.legal(seat)]
            assert [action["code"] for action in shown["actions"]] == codes, (
                f"{case}: the view offers other actions than the rules"
            )
        assert table.digest() == before, f"{case}: looking changed the record"


def check_secrets(case: Case) -> int:
    """Whatever a seat can't know may change and the seat sees, may do and observes the same.

    Returns how often something did change.
    """
    changed = 0
    for number, table in enumerate(case.positions(every=7)):
        public = json.dumps(case.game.view(table.g, SPECTATOR))
        for seat in range(case.seats):
            seen = _seen(case, table, seat)
            for redraw in range(REDRAWS):
                other = table.copy()
                case.game.native.hide_at(other.records, 0, seat, dice_from_number(case.seed + number, redraw))
                changed += other.digest() != table.digest()
                assert _seen(case, other, seat) == seen, (
                    f"{case}: position {7 * number}: seat {seat} sees something that is hidden from it"
                )
                assert json.dumps(case.game.view(other.g, SPECTATOR)) == public, (
                    f"{case}: position {7 * number}: spectators see what seat {seat} can't"
                )
                law = case.game.native.audit_at(other.records, 0)
                assert law == 0, f"{case}: hiding broke a law: {case.game.laws[law]}"
                assert _hidden(case, other, seat, number) == _hidden(case, table, seat, number), (
                    f"{case}: position {7 * number}: what seat {seat} is given depends on what is hidden from it"
                )
    return changed


def _hidden(case: Case, table: Table, seat: int, number: int) -> bytes:
    """A position as a bot in a seat is given it."""
    other = table.copy()
    case.game.native.hide_at(other.records, 0, seat, dice_from_number(case.seed, number))
    return bytes(other.records.tobytes())


def check_lookalikes(case: Case) -> int:
    """Where two actions look the same to another seat, its bots are given the same record.

    Returns how many such pairs there were.
    """
    pairs, chance = 0, random.Random(case.seed)
    for number, table in enumerate(case.positions(every=3)):
        if table.over:
            break
        actor = chance.choice(table.actors())
        codes = [int(code) for code in table.legal(actor)]
        afters = [_after(table, actor, action) for action in chance.sample(codes, min(len(codes), LOOKALIKES))]
        for seat in {(actor + 1) % case.seats, (actor + 2) % case.seats} - {actor}:
            given: dict[str, tuple[bytes, bytes]] = {}
            for after in afters:
                shown, numbers, _ = _seen(case, after, seat)
                told = [event for event in after.events() if case.game.hears(event, seat)]
                looks = f"{shown} {told} {_counters(after)}"
                found = numbers, _hidden(case, after, seat, number)
                pairs += looks in given
                assert given.setdefault(looks, found) == found, (
                    f"{case}: position {3 * number}: seat {seat} is given a secret of seat {actor}"
                )
    return pairs


def check_secret_games(case: Case, pairs: int, moves: int, settled: Callable[[Any], bool]) -> int:
    """Whole games that differ in what a seat can't know look the same to it, until a rule shows it (lookalikes.py).

    Returns how many moves were compared.
    """
    found = compare_games(case.game, case.seats, pairs, moves, case.seed, idle=UNASKED, settled=settled)
    assert not found.differences, f"{case}: {len(found.differences)} of {found.pairs} differ: {found.differences[0]}"
    return found.moves


def check_revelations(case: Case) -> None:
    """An action that can be taken back shows nothing hidden: it ends the same for who decided, whatever was hidden."""
    chance = random.Random(case.seed)
    for number, table in enumerate(case.positions(every=3)):
        if table.over:
            break
        seat = chance.choice(table.actors())
        action = int(chance.choice(list(table.legal(seat))))
        twin = table.copy()
        case.game.native.hide_at(twin.records, 0, seat, dice_from_number(case.seed, number))
        after, other = _after(table, seat, action), _after(twin, seat, action)
        if _counters(after) == _counters(table) and not after.over:
            assert _seen(case, other, seat) == _seen(case, after, seat), (
                f"{case}: position {3 * number}: {case.game.notation(action)!r} shows seat {seat} something hidden "
                "and can be taken back"
            )


def _after(table: Table, seat: int, action: int) -> Table:
    """The position after an action; the table stays as it is."""
    after = table.copy()
    after.apply(seat, action)
    return after


def _counters(table: Table) -> tuple[int, ...]:
    """How often dice were thrown and secrets shown."""
    return tuple(int(count) for count in table.dice[3:])


def _seen(case: Case, table: Table, seat: int) -> tuple[str, bytes, list[int]]:
    """All that seat can learn from a position."""
    numbers = np.zeros(case.game.observation, np.float32)
    case.game.native.observe_at(table.records, 0, seat, numbers)
    assert np.isfinite(numbers).all(), f"{case}: an observation isn't a number"
    return json.dumps(case.game.view(table.g, seat)), numbers.tobytes(), [int(code) for code in table.legal(seat)]


def check_undo(case: Case, decisions: int) -> None:
    """A seat's moves back to the last thing that became known, and forth again: the identical record.

    Others' moves stand: where all decide at once, undo reaches past them.
    """
    match, chance = case.match(), random.Random(case.seed)
    thrown = [_counters(match.table)]
    for _ in range(decisions):
        if match.over:
            break
        seat = draw_seat(match.table, chance, UNASKED)
        match.play(seat, int(chance.choice(list(match.table.legal(seat)))))
        thrown.append(_counters(match.table))
    if not match.moves or match.over:
        return
    end, played = match.table.digest(), match.moves
    seat, undone = played[-1].seat, 0
    while match.can_undo(seat):
        match.undo(seat)
        undone += 1
    own = [number for number, move in enumerate(played) if move.seat == seat]
    back = own[len(own) - undone :]
    stands = [move for number, move in enumerate(played) if number not in back]
    assert list(match.moves) == stands, f"{case}: undo took back other moves than the seat's last ones"
    assert match.table.digest() == _replayed(case, stands), f"{case}: undo left another record than replay"
    if stands and case.game.at_once is None:
        last = len(stands)
        assert back == list(range(last, len(played))), f"{case}: undo went back over another seat's move"
        blocked = stands[-1].seat != seat or thrown[last] != thrown[last - 1]
        assert blocked, f"{case}: undo stopped at move {last} although nothing became known there"
    for number in back:
        assert thrown[number + 1] == thrown[number], (
            f"{case}: undo went back over move {number + 1}, which made something known"
        )
        match.play(seat, played[number].action)
    assert match.table.digest() == end, f"{case}: redoing what was undone gave another record"


def _replayed(case: Case, moves: Sequence[Move]) -> bytes:
    """The record after these moves."""
    match = case.match()
    for move in moves:
        match.play(move.seat, move.action)
    return match.table.digest()


def check_saves(case: Case, decisions: int) -> None:
    """A saved match loads to the identical record and saves to the identical text."""
    match, chance = case.match(), random.Random(case.seed)
    while not match.over and len(match.moves) < decisions:
        seat = draw_seat(match.table, chance, UNASKED)
        match.play(seat, int(chance.choice(list(match.table.legal(seat)))))
    text = save_text(match)
    loaded = load_text(text, "saved", {case.game.name: case.game})
    assert loaded.table.digest() == match.table.digest(), f"{case}: a loaded match has another record"
    assert loaded.moves == match.moves, f"{case}: a loaded match has other moves"
    assert save_text(loaded) == text, f"{case}: a loaded match saves differently"
