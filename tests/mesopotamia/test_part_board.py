"""Fewer parties on a part of the board: what is in play, and that nobody goes anywhere else."""

from __future__ import annotations

from collections import deque

import pytest

from mesopotamia.layout import BABYLON, FOOT, Layout, lay, turn_of
from tworivers.engine.messages import words
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Party, Province, Tribe
from tworivers.mesopotamia.part_board import connected as connected_by_rule
from tworivers.mesopotamia.view import view

EVERY_NUMBER = (3, 4, 5, 6, 7, 8)
CORES = {party: Province(int(GAME.box[0]["capital"][party])) for party in Party}
HOMES = {Province(int(GAME.box[0]["tribe_home"][tribe])) for tribe in Tribe}
BORDERS = {
    province: [other for other in Province if int(GAME.box[0]["border"][province]) >> other & 1]
    for province in Province
}


def steps_from(start: Province) -> dict[Province, int]:
    """How far every province is from one, over the whole board."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for other in BORDERS[here]:
            if other not in far:
                far[other] = far[here] + 1
                waiting.append(other)
    return far


FAR = {party: steps_from(core) for party, core in CORES.items()}


def in_play(board: Layout) -> set[Province]:
    """The provinces that are played."""
    return {province for province in Province if int(board.g.land) >> province & 1}


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_provinces_nearest_to_absent_rulers_are_out(seats: int) -> None:
    """mesopotamia.de §2: "Bei acht Spielparteien wird das ganze Feld bespielt, bei weniger Mitspielern …"; our reading:
    out is what lies nearer to an absent ruler's core than to any in play, but for origins and ways between.
    """
    board = lay(seats, board="part")
    present = board.names
    absent = [party for party in Party if party not in present]
    kept = in_play(board)

    near = {
        province
        for province in Province
        if not absent or min(FAR[party][province] for party in present) <= min(FAR[party][province] for party in absent)
    }
    assert near | HOMES <= kept
    assert {CORES[party] for party in present} <= kept
    ways = kept - near - HOMES
    assert all(not connected((near | HOMES | ways) - {way}) for way in ways), "only what keeps it in one piece"
    assert connected(kept)


def connected(provinces: set[Province]) -> bool:
    """Whether provinces hang together."""
    first = min(provinces)
    reached, new = {first}, [first]
    while new:
        for other in BORDERS[new.pop()]:
            if other in provinces and other not in reached:
                reached.add(other)
                new.append(other)
    return reached == provinces


@pytest.mark.parametrize("other", [Province.SUSA, Province.QATNA, Province.MARI])
def test_what_would_fall_apart_is_joined_by_a_shortest_way(other: Province) -> None:
    """Our reading: what stays must be connected; provinces needed to connect it stay."""
    g, start = lay(4).g, CORES[Party.BABYLON]

    found = int(connected_by_rule(g, 1 << start, 1 << start | 1 << other))

    way = {province for province in Province if found >> province & 1}
    assert connected(way)
    assert len(way) == FAR[Party.BABYLON][other] + 1


def test_with_eight_the_whole_board_is_played() -> None:
    """mesopotamia.de §2: "Bei acht Spielparteien wird das ganze Feld bespielt"."""
    assert in_play(lay(8, board="part")) == set(Province)
    assert lay(8, board="part").g.border.tolist() == lay(8).g.border.tolist()


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_the_whole_board_may_be_played_by_fewer(seats: int) -> None:
    """rules/mesopotamia.md §Readings: `board=whole`."""
    assert in_play(lay(seats)) == set(Province)


def test_nothing_is_out_there() -> None:
    """Out of play: no trees, no borders, no mines."""
    board = lay(3, board="part")
    out = set(Province) - in_play(board)
    assert len(out) > 8

    for province in out:
        assert (board.count("trees", province), board.count("holes", province)) == (0, 0)
        assert int(board.g.border[province]) == 0
        assert not (int(board.g.mines) | int(board.g.cities_mask)) >> province & 1
    for province in in_play(board):
        assert {other for other in Province if int(board.g.border[province]) >> other & 1} == set(
            BORDERS[province]
        ) - out


def test_nobody_goes_there() -> None:
    """Out of play: nobody moves there."""
    board = turn_of(BABYLON, 3, board="part").march(BABYLON)
    edge, out = next(
        (province, other)
        for province in sorted(in_play(board) - HOMES)
        for other in BORDERS[province]
        if other not in in_play(board)
    )
    board.owns(BABYLON, edge).troops(BABYLON, edge, foot=1)

    assert out not in board.may_move(BABYLON, FOOT, edge)
    assert board.may_move(BABYLON, FOOT, edge) <= in_play(board)


def test_absent_cores_out_of_play_stay_bare() -> None:
    """mesopotamia.de §1: "jede Kernprovinz": of those in play."""
    board = lay(3, board="part", absent_cores="furnished")

    for party in set(Party) - set(board.names):
        furnished = CORES[party] in in_play(board)
        assert bool(board.stands(CORES[party])) == furnished


def test_everybody_sees_what_is_out() -> None:
    """The map shows it."""
    board = lay(4, board="part")

    lines = GAME.board(board.g, 0, words("en", GAME.catalogue), 100)
    assert any("Not played:" in line for line in lines)
    assert not any("Not played:" in line for line in GAME.board(lay(4).g, 0, words("en", GAME.catalogue), 100))
    assert {Province[entry["name"].upper()] for entry in view(board.g, 0)["provinces"] if entry["in_play"]} == in_play(
        board
    )
