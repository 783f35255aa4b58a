"""Clocks by themselves: what moves spend and renew, live and by days, for several deciders at once."""

from __future__ import annotations

from tworivers.server.clocks import DAYS, HOUR, LIVE, MINUTE, Clocks, TimeControl, kept_clocks, new_clocks, time_control

LIVE_10_AND_30 = TimeControl(LIVE, 10 * MINUTE, 30_000)
DAY_AND_RESERVE = TimeControl(DAYS, 48 * HOUR, 24 * HOUR)
NOON = 1_700_000_000_000


def begun(control: TimeControl, *running: int, seats: int = 3) -> Clocks:
    """Clocks of a game that has begun at noon, with these seats to decide."""
    return new_clocks(control, seats).after(running, [0] * seats, None, NOON)


def test_time_runs_on_the_clocks_of_all_who_may_decide_and_on_no_other() -> None:
    clocks = begun(LIVE_10_AND_30, 0, 2)
    assert [clocks.left(seat, NOON + MINUTE) for seat in range(3)] == [9 * MINUTE, 10 * MINUTE, 9 * MINUTE]


def test_a_live_turn_takes_its_time_and_brings_the_increment_once_others_go_on() -> None:
    clocks = begun(LIVE_10_AND_30, 0)
    halfway = clocks.after([0], [1, 0, 0], 0, NOON + MINUTE)
    assert halfway.left(0, NOON + MINUTE) == 9 * MINUTE, "the turn goes on"
    after = halfway.after([1], [2, 0, 0], 0, NOON + 2 * MINUTE)
    assert after.left(0, NOON + 5 * MINUTE) == 8 * MINUTE + 30_000
    assert after.left(1, NOON + 3 * MINUTE) == 9 * MINUTE


def test_an_increment_lifts_no_clock_above_what_it_began_with() -> None:
    clocks = begun(LIVE_10_AND_30, 0)
    after = clocks.after([1], [1, 0, 0], 0, NOON + 1000)
    assert after.left(0, NOON) == 10 * MINUTE


def test_what_is_taken_back_and_decided_anew_renews_nothing() -> None:
    clocks = begun(LIVE_10_AND_30, 0)
    played = clocks.after([1], [1, 0, 0], 0, NOON + 2 * MINUTE)
    back = played.after([0], [0, 0, 0], 0, NOON + 2 * MINUTE)
    again = back.after([1], [1, 0, 0], 0, NOON + 3 * MINUTE)
    assert again.left(0, NOON) == 10 * MINUTE - 3 * MINUTE + 30_000
    once_more = again.after([0], [1, 1, 0], 1, NOON + 3 * MINUTE).after([1], [2, 1, 0], 0, NOON + 3 * MINUTE)
    assert once_more.left(0, NOON) == 8 * MINUTE, "a new decision does"


def test_by_days_each_decision_has_its_hours_and_then_the_reserve() -> None:
    clocks = begun(DAY_AND_RESERVE, 0)
    assert clocks.left(0, NOON) == 72 * HOUR
    assert clocks.deadline == NOON + 72 * HOUR
    first = clocks.after([0], [1, 0, 0], 0, NOON + 20 * HOUR)
    assert first.left(0, NOON + 20 * HOUR) == 72 * HOUR, "within the day nothing of the reserve is used"
    second = first.after([1], [2, 0, 0], 0, NOON + 20 * HOUR + 30 * HOUR)
    assert second.reserve(0, NOON + 60 * HOUR) == 42 * HOUR
    assert second.out(NOON + 50 * HOUR + 72 * HOUR) == [1]
    assert second.out(NOON + 50 * HOUR + 72 * HOUR - 1) == []


def test_taking_back_gives_no_new_day_within_a_turn() -> None:
    clocks = begun(DAY_AND_RESERVE, 0).after([0], [1, 0, 0], 0, NOON + 20 * HOUR)
    back = clocks.after([0], [0, 0, 0], 0, NOON + 30 * HOUR)
    again = back.after([0], [1, 0, 0], 0, NOON + 30 * HOUR)
    assert again.left(0, NOON + 30 * HOUR) == 62 * HOUR


def test_time_that_is_excused_is_nobodys_loss() -> None:
    clocks = begun(LIVE_10_AND_30, 0, 1).after([1], [1, 0, 0], 0, NOON + MINUTE).after([0, 1], [1, 0, 0], None, NOON)
    excused = begun(LIVE_10_AND_30, 0, 1).excused(NOON + MINUTE, NOON + 3 * MINUTE)
    assert [excused.left(seat, NOON + 4 * MINUTE) for seat in (0, 1)] == [8 * MINUTE, 8 * MINUTE]
    assert clocks.excused(NOON - MINUTE, NOON + MINUTE).left(1, NOON + MINUTE) == 10 * MINUTE, "it ran only since noon"
    assert excused.seats[2] == begun(LIVE_10_AND_30, 0, 1).seats[2]


def test_whoever_comes_back_with_nothing_left_has_a_tenth() -> None:
    out = begun(LIVE_10_AND_30, 0).after([], [0, 0, 0], None, NOON + 11 * MINUTE)
    assert out.left(0, NOON) == 0
    assert out.come_back(0).left(0, NOON) == MINUTE
    assert out.come_back(1).left(1, NOON) == 10 * MINUTE


def test_clocks_are_the_same_from_the_database() -> None:
    wish = {"kind": "days", "hours": 24, "reserve": 48}
    clocks = begun(time_control(wish), 0, 2)
    assert clocks.control == DAY_AND_RESERVE
    assert kept_clocks(wish, clocks.as_json()) == clocks
    assert kept_clocks(None, []) is None
    assert time_control({"kind": "live", "minutes": 10, "increment": 30}) == LIVE_10_AND_30
