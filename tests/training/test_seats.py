"""Seats counted from whoever decides and from the table's first; leads that count as much at every table."""

from __future__ import annotations

from training.taught import torch
from tworivers.training.seats import Seating

SEATS = torch.tensor([2, 3, 4])


def test_there_and_back() -> None:
    seating = Seating(SEATS, 4)
    deciding = torch.tensor([1, 2, 3])
    values = torch.arange(12.0).reshape(3, 4) * seating.taken
    counted = seating.relative(values, deciding)
    assert counted[1].tolist() == [values[1, 2], values[1, 0], values[1, 1], 0]
    assert torch.equal(seating.absolute(counted, deciding), values)


def test_chances_are_those_of_the_seats_there_are() -> None:
    chances = Seating(SEATS, 4).chances(torch.zeros(3, 4), torch.tensor([1, 0, 2]))
    assert chances.sum(1).allclose(torch.ones(3))
    assert chances[0].tolist() == [0.5, 0.5, 0, 0]


def test_a_clear_lead_is_smaller_at_larger_tables() -> None:
    points = torch.tensor([[60, 40, 0, 0], [60, 40, 40, 0], [60, 40, 40, 40]])
    alike = Seating(SEATS, 4, 60.0).standing(points)[:, 0]
    assert alike.allclose(alike[:1])
    by_table = Seating(SEATS, 4, 60.0, power=1.5).standing(points)[:, 0]
    assert by_table[0] < by_table[1] < by_table[2]


def test_surprises_reach_back_as_many_own_decisions_everywhere() -> None:
    traces = Seating(SEATS, 4).traces(0.97)[:, 0]
    assert (traces**SEATS).allclose(torch.full((3,), 0.97**2))
