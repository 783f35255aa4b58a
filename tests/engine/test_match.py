"""A match: checked moves, undo up to what became known, and the way back to any position."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.playing import guessed, play, random_match
from tworivers.engine.boxes import BadBox
from tworivers.engine.match import BadName, IllegalMove, Match, Move, NothingToUndo, StaleProposal
from tworivers.engine.messages import COMMON_WORDS, words
from tworivers.engine.rules import BadOption
from tworivers.languages import LANGUAGES
from tworivers_wells import GAME as WELLS
from tworivers_wells.rules import Event


def standing(match: Match) -> tuple[bytes, tuple[Move, ...], list[int]]:
    """Everything about a match that a move changes."""
    return match.table.digest(), match.moves, match.table.dice.tolist()


def refusal(match: Match, seat: int, action: str | int) -> str:
    """The key of the reason for which a move is refused; the match must be as it was."""
    before, code = standing(match), match.game.codes[action] if isinstance(action, str) else action
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, code)
    with pytest.raises(IllegalMove) as proposed:
        match.propose(seat, code)
    assert standing(match) == before
    assert proposed.value.message == caught.value.message
    for language in LANGUAGES:
        assert words(language, COMMON_WORDS, match.game.catalogue).say(caught.value.message)
    return caught.value.message.key


def undo_refusal(match: Match, seat: int) -> str:
    """The key of the reason for which nothing can be taken back."""
    assert not match.can_undo(seat)
    moves = match.moves
    with pytest.raises(NothingToUndo) as caught:
        match.undo(seat)
    assert match.moves == moves
    return caught.value.message.key


def test_a_new_match_has_its_own_seed_and_the_standard_box() -> None:
    one, other = Match(WELLS, 2), Match(WELLS, 2)
    assert one.seed != other.seed
    assert len(one.seed) == 32
    assert one.box_text is None
    assert one.names == ("ash", "bay")
    assert one.options == {"start": "first"}
    assert not one.over


def test_the_same_seed_gives_the_same_match() -> None:
    assert guessed(seed="x").table.digest() == guessed(seed="x").table.digest()
    assert guessed(seed="x").seed_hash == guessed(seed="x").seed_hash != guessed(seed="y").seed_hash


def test_play_returns_what_happened() -> None:
    match = guessed()
    assert match.play(0, WELLS.codes["add 2"]) == [(Event.ADDED, 0, 2, 0, 0, 0)]
    assert match.moves[-1] == Move(0, WELLS.codes["add 2"])


def test_seats_that_decide_at_once_may_do_so_in_any_order() -> None:
    match = Match(WELLS, 3)
    assert match.table.actors() == [0, 1, 2]
    play(match, "cob guess deep", "ash guess deep")
    assert match.table.actors() == [1]
    assert refusal(match, 0, "guess deep") == "why-guessed"


def test_refused_moves_say_why_and_change_nothing() -> None:
    match = guessed()
    assert refusal(match, 2, "roll") == "match-unknown-seat"
    assert refusal(match, -1, "roll") == "match-unknown-seat"
    assert refusal(match, 0, WELLS.actions) == "match-unknown-action"
    assert refusal(match, 0, -1) == "match-unknown-action"
    assert refusal(match, 1, "roll") == "why-other-seat"
    assert refusal(match, 0, "guess deep") == "why-not-guessing"
    play(match, "ash add 3")
    assert refusal(match, 0, "add 2") == "why-pebbles"
    play(match, "ash stop", "bay stop")
    assert match.over
    assert refusal(match, 0, "roll") == "match-over"


def test_the_winners_are_all_with_the_highest_score() -> None:
    match = play(guessed(), "ash stop", "bay stop")
    assert match.winners == [seat for seat in (0, 1) if match.scores[seat] == max(match.scores)]


def test_a_proposal_tells_what_would_happen_and_changes_nothing_before_it_is_accepted() -> None:
    match = guessed()
    before = standing(match)
    proposal = match.propose(0, WELLS.codes["add 2"])
    assert standing(match) == before
    assert proposal.events == [(Event.ADDED, 0, 2, 0, 0, 0)]
    assert proposal.after.g.pebbles[0] == match.table.g.pebbles[0] - 2
    match.accept(proposal)
    assert match.table.digest() == proposal.after.digest()
    assert match.table.events() == proposal.events
    assert match.moves[-1] == proposal.move == Move(0, WELLS.codes["add 2"])


def test_a_proposal_knows_whether_it_could_be_taken_back() -> None:
    match = guessed()
    for action, undoable in (("add 1", True), ("peek", False), ("roll", False), ("stop", True)):
        proposal = match.propose(0, WELLS.codes[action])
        assert proposal.undoable is undoable
        branch = match.branch(len(match.moves))
        branch.play(0, WELLS.codes[action])
        assert branch.can_undo(0) is undoable
    play(match, "ash stop")
    last = match.propose(1, WELLS.codes["stop"])
    assert last.after.over
    assert not last.undoable


def test_a_proposal_is_taken_at_its_own_position_and_once_only() -> None:
    match = guessed()
    one, other = match.propose(0, WELLS.codes["add 1"]), match.propose(0, WELLS.codes["add 2"])
    elsewhere = match.branch(len(match.moves)).propose(0, WELLS.codes["add 1"])
    with pytest.raises(StaleProposal, match="another position"):
        match.accept(elsewhere)
    match.accept(one)
    before = standing(match)
    for stale in (one, other):
        with pytest.raises(StaleProposal, match="another position"):
            match.accept(stale)
    assert standing(match) == before
    match.undo(0)
    with pytest.raises(StaleProposal):
        match.accept(other)


def test_an_undo_is_proposed_and_accepted_like_a_move() -> None:
    match = guessed()
    with pytest.raises(NothingToUndo):
        match.propose_undo(0)
    at_first = standing(match)
    play(match, "ash add 2")
    before = standing(match)
    proposal, stale = match.propose_undo(0), match.propose(0, WELLS.codes["add 1"])
    assert standing(match) == before
    assert (proposal.move, proposal.after.digest()) == (Move(0, WELLS.codes["add 2"]), at_first[0])
    match.accept_undo(proposal)
    assert standing(match) == at_first
    with pytest.raises(StaleProposal):
        match.accept_undo(proposal)
    with pytest.raises(StaleProposal):
        match.accept(stale)
    assert standing(match) == at_first


@given(chance=st.randoms(use_true_random=False), limit=st.integers(1, 60))
def test_proposing_and_accepting_is_playing(chance: random.Random, limit: int) -> None:
    match = random_match(chance, limit)
    twin = Match(WELLS, match.seats, match.seed, match.options)
    third = Match(WELLS, match.seats, match.seed, match.options)
    for number, move in enumerate(match.moves, 1):
        proposal = twin.propose(move.seat, move.action)
        twin.accept(proposal)
        assert proposal.events == third.play(move.seat, move.action) == match.events_of(number)
        assert standing(twin) == standing(third)
        assert twin.can_undo(move.seat) == third.can_undo(move.seat) == proposal.undoable
        assert twin.at(number // 2).digest() == match.at(number // 2).digest()
    assert standing(twin) == standing(match)


def test_undo_takes_back_a_chain_of_ones_own_actions() -> None:
    match = guessed()
    before = match.table.digest()
    play(match, "ash add 2", "ash add 1")
    assert match.undo(0) == Move(0, WELLS.codes["add 1"])
    match.undo(0)
    assert match.table.digest() == before
    assert undo_refusal(match, 0) == "match-undo-other"


def test_where_seats_take_turns_nothing_is_replayed_to_refuse_an_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(WELLS, 2)
    play(match, "ash guess deep", "bay guess deep")
    monkeypatch.setattr(Match, "at", lambda *_: pytest.fail("every state that is sent asks this"))
    assert undo_refusal(match, 0) == "match-undo-other"


def test_undo_stops_at_dice_at_secrets_and_at_other_seats() -> None:
    match = Match(WELLS, 2)
    assert undo_refusal(match, 0) == "match-undo-nothing"
    play(match, "ash guess deep")
    assert match.can_undo(0)
    assert undo_refusal(match, 1) == "match-undo-other"
    play(match, "bay guess deep")
    assert undo_refusal(match, 1) == "match-undo-known"
    assert undo_refusal(match, 0) == "match-undo-other"
    play(match, "ash add 1", "ash peek")
    assert undo_refusal(match, 0) == "match-undo-known"
    play(match, "ash roll")
    assert undo_refusal(match, 0) == "match-undo-known"


def test_nothing_is_taken_back_after_the_end_as_the_seed_is_known() -> None:
    match = play(guessed(), "ash stop", "bay stop")
    assert undo_refusal(match, 1) == "match-undo-over"


def test_events_of_a_move_can_be_told_again() -> None:
    match = play(guessed(), "ash add 1", "ash peek", "ash stop")
    assert match.events_of(0) == []
    assert [event[0] for event in match.events_of(2)] == [Event.GUESSED, Event.GUESSES_SHOWN]
    assert match.events_of(3) == [(Event.ADDED, 0, 1, 0, 0, 0)]
    assert match.events_of(4) == [(Event.PEEKED, 0, 1, 0, 0, 0)]
    with pytest.raises(IndexError, match="no move 6"):
        match.events_of(6)
    with pytest.raises(IndexError, match="no position after 6"):
        match.at(6)


def test_steps_tell_every_move_with_the_tables_around_it() -> None:
    match = random_match(random.Random(1))
    steps = list(match.steps())
    assert [step.number for step in steps] == list(range(1, len(match.moves) + 1))
    assert [step.move for step in steps] == list(match.moves)
    assert all(step.before.digest() == match.at(step.number - 1).digest() for step in steps)
    assert steps[-1].after.digest() == match.table.digest()
    assert [step.number for step in match.steps(len(match.moves))] == [len(match.moves)]
    assert list(match.steps(len(match.moves) + 1)) == []


def test_a_branch_goes_its_own_way() -> None:
    match = play(guessed(), "ash add 1", "ash add 2")
    branch = match.branch(3)
    play(branch, "ash stop")
    assert match.moves[3] != branch.moves[3]
    assert match.table.g.stopped[0] == 0
    assert branch.table.g.stopped[0] == 1
    assert match.at(3).digest() == branch.at(3).digest()


def test_a_match_has_the_box_options_and_names_it_is_given() -> None:
    box = WELLS.standard_box.read_text().replace("value = 4", "value = 9")
    match = Match(
        WELLS, 2, box_text=box.replace("\n", "\r\n"), options={"start": "thrown"}, names=["Ada, of Ur", 'B"n']
    )
    assert match.table.g.pebbles[0] == 9
    assert match.box_text == box
    assert match.names == ("Ada, of Ur", 'B"n')


def test_what_a_match_cant_be_made_of() -> None:
    with pytest.raises(BadOption, match="2 to 3 players, not 4"):
        Match(WELLS, 4)
    with pytest.raises(BadOption, match="no option 'end'"):
        Match(WELLS, 2, options={"end": "never"})
    with pytest.raises(BadBox, match=r"mine\.toml"):
        Match(WELLS, 2, box_text="sides = 6", box_name="mine.toml")
    with pytest.raises(BadName, match="one name for 2 seats"):
        Match(WELLS, 2, names=["Ada"])
    for bad in ("", " ", "two\nlines", "bell\a", " Ada", "\ud800"):
        with pytest.raises(BadName, match="name"):
            Match(WELLS, 2, names=[bad, "Ben"])
        with pytest.raises(BadName, match="seed"):
            Match(WELLS, 2, seed=bad)


@given(chance=st.randoms(use_true_random=False), limit=st.integers(0, 60), back=st.integers(0, 60))
def test_every_earlier_position_can_be_had_again(chance: random.Random, limit: int, back: int) -> None:
    match = random_match(chance, limit)
    count = max(0, len(match.moves) - back)
    twin = Match(WELLS, match.seats, match.seed, match.options)
    for move in match.moves[:count]:
        twin.play(move.seat, move.action)
    assert match.at(count).digest() == twin.table.digest()
    assert match.at(count).dice.tolist() == twin.table.dice.tolist()
    assert random_match(random.Random(7), 9, match.branch(count)).moves == random_match(random.Random(7), 9, twin).moves


@given(chance=st.randoms(use_true_random=False), limit=st.integers(1, 60))
def test_undo_to_the_last_boundary_and_replay_give_the_identical_record(chance: random.Random, limit: int) -> None:
    match = random_match(chance, limit)
    after, known = match.table.digest(), match.table.dice.tolist()
    undone: list[Move] = []
    seat = match.moves[-1].seat
    while match.can_undo(seat):
        undone.append(match.undo(seat))
        assert match.table.dice.tolist() == known
        assert match.table.digest() == match.at(len(match.moves)).digest()
    for move in reversed(undone):
        match.play(move.seat, move.action)
    assert match.table.digest() == after
    assert match.table.dice.tolist() == known
