"""A state machine that plays Amyitis as people do: choosing, trying what isn't allowed, taking back, saving,
branching.
"""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tworivers.amyitis import GAME
from tworivers.engine.match import IllegalMove, Match, NothingToUndo
from tworivers.engine.notation import load_text, save_text


class Players(RuleBasedStateMachine):
    """Two to four people at one table."""

    match: Match

    @initialize(
        seats=st.sampled_from(GAME.seats),
        seed=st.integers(0, 10_000),
        options=st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in GAME.options}),
    )
    def sit_down(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.match = Match(GAME, seats, str(seed), options)

    @property
    def asked(self) -> int:
        return self.match.table.actors()[0]

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data(), turns=st.integers(1, 30))
    def play(self, data: Any, turns: int) -> None:
        """Choose something legal, several times over."""
        for _ in range(turns):
            if self.match.over:
                return
            codes = [int(code) for code in self.match.table.legal(self.asked)]
            self.match.play(self.asked, codes[data.draw(st.integers(0, 1_000_000)) % len(codes)])

    @precondition(lambda self: not self.match.over)
    @rule(seat=st.integers(-1, 4), action=st.integers(-1, GAME.actions))
    def try_anything(self, seat: int, action: int) -> None:
        """What isn't legal is refused and changes nothing."""
        before, moves = self.match.table.digest(), len(self.match.moves)
        allowed = 0 <= seat < self.match.seats and action in self.match.table.legal(seat)
        try:
            self.match.play(seat, action)
        except IllegalMove:
            assert not allowed
            assert self.match.table.digest() == before
        else:
            assert allowed
            assert len(self.match.moves) == moves + 1

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        """Take back one's own last action, if nothing became known since."""
        allowed, moves = self.match.can_undo(seat), self.match.moves
        try:
            self.match.undo(seat)
        except NothingToUndo:
            assert not allowed
            assert self.match.moves == moves
        else:
            assert allowed
            assert self.match.moves == moves[:-1]

    @rule()
    def save_and_load(self) -> None:
        loaded = load_text(save_text(self.match), "saved", {GAME.name: GAME})
        assert loaded.table.digest() == self.match.table.digest()
        self.match = loaded

    @rule(part=st.floats(0, 1))
    def look_back(self, part: float) -> None:
        """A branch of an earlier moment plays on by itself."""
        count = int(len(self.match.moves) * part)
        branch, now = self.match.branch(count), self.match.table.digest()
        for move in self.match.moves[count:]:
            branch.play(move.seat, move.action)
        assert branch.table.digest() == self.match.table.digest() == now

    @invariant()
    def laws_hold(self) -> None:
        if hasattr(self, "match"):
            assert GAME.native.audit_at(self.match.table.records, 0) == 0


TestPlayers = Players.TestCase
TestPlayers.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)
