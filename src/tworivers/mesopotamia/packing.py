"""Two numbers in one: the values of tasks that must remember a pair of things."""

from __future__ import annotations

from tworivers.engine.compiled import rule


@rule
def campaign_and_rival(value: int) -> tuple[int, int]:
    """What `Task.PAY` and the tasks that follow it are about."""
    return value // 16, value % 16


@rule
def unit_and_origin(value: int) -> tuple[int, int]:
    """The kind of unit that `Task.MOVE_TO` moves, and the province it comes from."""
    return value // 64, value % 64


@rule
def tribe_and_steps(value: int) -> tuple[int, int]:
    """The tribe of `Task.NOMAD_STEP`, and the steps it has gone."""
    return value // 16, value % 16


@rule
def party_and_symbol(value: int) -> tuple[int, int]:
    """Whose symbol `Task.CONVERT` converts, and of which kind it is."""
    return value % 16, value // 16
