"""Where all decide at once, a ruler's last decision can be taken back past what others have decided since."""

from __future__ import annotations

import random

import pytest

from tworivers.engine.match import Match, Move, NothingToUndo
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Material, Stage

FIRST, SECOND, THIRD = range(3)
UNDO = 0.3
"""How often somebody at random takes something back, where that is possible."""
MOVES = 90


def begun(seed: str = "aside") -> Match:
    """A game of three, before anybody has decided anything."""
    return Match(GAME, 3, seed)


def play(match: Match, seat: int, *texts: str) -> None:
    """Moves by their notation."""
    for text in texts:
        match.play(seat, GAME.codes[text])


def reason(match: Match, seat: int) -> str:
    """Why a seat can't take anything back."""
    with pytest.raises(NothingToUndo) as caught:
        match.undo(seat)
    return caught.value.message.key


def test_what_others_decided_stands_without_it() -> None:
    match, without = begun(), begun()
    play(match, FIRST, "mill 5")
    for one in (match, without):
        play(one, SECOND, "mill 5", "done")
        play(one, THIRD, "mill 4")
    assert match.undo(FIRST) == Move(FIRST, GAME.codes["mill 5"])
    assert match.moves == without.moves
    assert match.table.digest() == without.table.digest()
    play(match, FIRST, "mill 3")
    assert match.table.g.stock[FIRST, Material.FLOUR] == 8


def test_a_chain_is_taken_back_one_by_one_up_to_what_shows_something() -> None:
    match = begun()
    play(match, FIRST, "mill 5", "done", "work smelt", "at babylon", "done")
    play(match, SECOND, "mill 5")
    for text in ("done", "at babylon", "work smelt"):
        assert match.undo(FIRST).action == GAME.codes[text]
    # the feeding has shown that no city starved
    assert reason(match, FIRST) == "match-undo-other"
    assert match.undo(SECOND).action == GAME.codes["mill 5"]
    assert reason(match, FIRST) == "match-undo-known"


def test_dice_and_trades_stay() -> None:
    match = begun()
    play(match, FIRST, "trade second", "give metal", "send")
    play(match, THIRD, "mill 5")
    assert reason(match, FIRST) == "match-undo-other"
    play(match, SECOND, "accept first")
    assert reason(match, FIRST) == "match-undo-other"


def test_nobody_takes_back_once_the_turns_have_begun() -> None:
    match = begun()
    for seat in (FIRST, SECOND, THIRD):
        while match.table.g.stage == Stage.PARALLEL and seat in match.table.actors():
            legal = {GAME.notation(int(code)) for code in match.table.legal(seat)}
            play(match, seat, "mill 5" if "mill 5" in legal else "done")
        if seat != THIRD:
            assert match.can_undo(seat)
    assert match.table.g.stage == Stage.TURNS
    assert reason(match, FIRST) == reason(match, SECOND) == "match-undo-other"


@pytest.mark.parametrize("seed", ["one", "two"])
def test_whatever_is_taken_back_the_rest_is_a_game_of_its_own(seed: str) -> None:
    match, chance = begun(seed), random.Random(seed)
    past_others = 0
    while not match.over and len(match.moves) < MOVES:
        seat = chance.randrange(3)
        if match.can_undo(seat) and chance.random() < UNDO:
            past_others += match.moves[-1].seat != seat
            match.undo(seat)
            again = Match(GAME, 3, seed)
            for move in match.moves:
                again.play(move.seat, move.action)
            assert again.table.digest() == match.table.digest()
            assert (again.table.dice == match.table.dice).all()
            assert [again.can_undo(one) for one in range(3)] == [match.can_undo(one) for one in range(3)]
            middle = len(match.moves) // 2
            assert again.at(middle).digest() == match.at(middle).digest()
        seat = chance.choice(match.table.actors())
        match.play(seat, int(chance.choice(match.table.legal(seat))))
    assert past_others > 0
