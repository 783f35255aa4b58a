"""What is told of dice and votes: every die with what was needed, a failure by its name, votes once all are in."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    BABYLON,
    ESHNUNNA,
    FOOT,
    MARI,
    WINTER,
    Layout,
    eve_of,
    front,
    turn_of,
)
from mesopotamia.moves import NO, YES, vote
from tworivers.engine.dice import SHOWN, dice_from_number
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Event, Province, Stage

KISH, BAGDAD = Province.KISH, Province.BAGDAD
SPECTATOR = -1


def test_both_dice_of_a_duel_are_told_with_what_each_adds() -> None:
    """rules/mesopotamia.md §Movement and battle: both roll; attack +1 foot; defence +1 per wall; tie rerolls."""
    board = front().buildings(BAGDAD, walls=1).troops(ESHNUNNA, BAGDAD, foot=1).troops(BABYLON, KISH, foot=1)
    board.loaded(3, 3, 6, 2).attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert [line[1:] for line in board.told(Event.DUEL_ROLL)] == [(3, 3, 1, 1), (6, 2, 1, 1)]
    assert board.told(Event.DUEL)[0][1:3] == (7, 3)


def test_a_victory_where_nothing_is_taken_is_told() -> None:
    """rules/mesopotamia.md §Nomads: parties at war may still fight on cityless land, also a third party's."""
    board = turn_of(BABYLON).march(BABYLON).war(BABYLON, ESHNUNNA).owns(BABYLON, Province.ARRAPHA)
    board.owns(ASSUR, Province.LULLUBUM).troops(BABYLON, Province.ARRAPHA, foot=1)
    board.troops(ESHNUNNA, Province.LULLUBUM, foot=1).loaded(6, 1)
    board.attack(BABYLON, Province.LULLUBUM, (FOOT, Province.ARRAPHA), foe=ESHNUNNA)

    assert board.told(Event.CONQUERED) == []
    assert board.told(Event.FIELD) == [(BABYLON, Province.LULLUBUM, ESHNUNNA, 0, 0)]


@pytest.mark.parametrize(
    ("event", "key"),
    [
        ((Event.CAMPAIGN_ROLL, MARI, 3, 0, 4, 0), "event-campaign-roll-fails"),
        ((Event.CAMPAIGN_ROLL, MARI, 3, 1, 4, 0), "event-campaign-roll-succeeds"),
        ((Event.ROLL, MARI, 0, 3, 4, 0), "event-roll-misses"),
        ((Event.ROLL, MARI, 0, 2, 2, 0), "event-roll-scores"),
        ((Event.DUEL_ROLL, MARI, 3, 3, 1, 1), "event-duel-roll-tie"),
        ((Event.DUEL_ROLL, MARI, 3, 4, 2, 0), "event-duel-roll"),
    ],
)
def test_a_roll_says_what_came_of_it(event: tuple[int, ...], key: str) -> None:
    """rules/mesopotamia.md §Policy, success on 4+; §Frame roll."""
    assert GAME.event_words(turn_of(BABYLON).g, event).key == key


def test_a_destruction_roll_says_what_was_needed() -> None:
    """rules/mesopotamia.md §Movement and battle: over 2 destroys every building there."""
    board = front().buildings(BAGDAD, forges=1).troops(BABYLON, KISH, foot=1)
    board.loaded(5).attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert board.told(Event.DESTROYED)[0][1:4] == (BAGDAD, 5, 3)


def ballots(years: str, *votes: int) -> Layout:
    """The first year is over, and the first parties have voted."""
    board = eve_of(season=WINTER, years=years)
    if years == "yearly":
        board.g.rounds = 16
    board.begin().end_round()
    for seat, answer in enumerate(votes):
        board.do(seat, answer)
    return board


@pytest.mark.parametrize(
    ("years", "kind", "votes"),
    [("vote", Event.VOTE, [vote(1), vote(3), vote(2), vote(2)]), ("yearly", Event.YEAR_VOTE, [YES, NO, YES, YES])],
)
def test_a_vote_is_told_when_all_have_voted(years: str, kind: Event, votes: list[int]) -> None:
    """rules/mesopotamia.md §Setup, Length: every living party votes; who votes later knows no more than the first."""
    board = ballots(years, *votes[:3])
    assert board.g.stage == Stage.VOTE
    cast = [(kind, *line) for line in board.told(kind)]
    for event in cast:
        heard = [seat for seat in (SPECTATOR, BABYLON, MARI, ESHNUNNA, ASSUR) if GAME.hears(event, seat)]
        assert heard == [event[1]]

    shown = int(board.table.dice[SHOWN])
    board.do(ASSUR, votes[3])
    told = [(kind, *line) for line in board.told(kind)]
    assert {event[1] for event in told if GAME.hears(event, SPECTATOR)} == {BABYLON, MARI, ESHNUNNA, ASSUR}
    assert board.table.dice[SHOWN] > shown, "the last vote can't be taken back once the others are known"


@pytest.mark.parametrize(("years", "one", "other"), [("vote", vote(1), vote(3)), ("yearly", YES, NO)])
def test_a_bot_doesnt_see_how_others_voted(years: str, one: int, other: int) -> None:
    """What a bot is given depends on nothing that its seat can't know."""
    seen = []
    for answer in (one, other):
        board = ballots(years, answer)
        GAME.native.hide_at(board.table.records, 0, MARI, dice_from_number(7, 0))
        seen.append(bytes(board.table.records.tobytes()))

    assert seen[0] == seen[1]
