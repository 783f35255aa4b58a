"""The ways of caravans that a view tells: whom they ask, and where they go."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import EMPTY, OfferState, Province
from tworivers.mesopotamia.routes import transit_parties
from tworivers.mesopotamia.view import view

SEATS = GAME.seat_names


def give(g: Any, seat: int, *places: Province) -> None:
    """These provinces belong to a seat."""
    for place in places:
        if g.owner[place] != EMPTY:
            g.realm[g.owner[place]] &= ~(1 << place)
        g.owner[place] = seat
        g.realm[seat] |= 1 << place


def neighbours(g: Any, seat: int) -> list[Province]:
    """All that borders a realm."""
    near = 0
    for place in Province:
        if g.owner[place] == seat:
            near |= int(g.border[place])
    return [place for place in Province if near >> place & 1 and g.owner[place] != seat]


def way(g: Any, seat: int, to: int) -> Any:
    """A seat's way to another."""
    return next(one for one in view(g, seat)["journeys"] if (one["from"], one["to"]) == (SEATS[seat], SEATS[to]))


def test_over_free_land_the_shortest_way_asks_nobody() -> None:
    """rules/mesopotamia.md §Trade: neutral land is free."""
    g = Table(GAME, 4, 1).g
    found = way(g, 0, 1)
    places = [Province[name.upper()] for name in found["path"]]

    assert found["asks"] == []
    assert (g.owner[places[0]], g.owner[places[-1]]) == (0, 1)
    assert all(g.owner[place] == EMPTY for place in places[1:-1])
    for one, other in pairwise(places):
        assert int(g.border[one]) >> other & 1


def test_whom_a_caravan_asks_is_the_rules_own_answer() -> None:
    """rules/mesopotamia.md §Trade: fewest parties, then fewest of their provinces, then table order."""
    g = Table(GAME, 5, 1).g
    give(g, 2, *neighbours(g, 0))
    for to in (1, 3, 4):
        found, asked = way(g, 0, to), transit_parties(g, 0, to)
        assert found["asks"] == [SEATS[other] for other in range(5) if asked >> other & 1] == [SEATS[2]]
        crossed = [name for name in found["path"] if g.owner[Province[name.upper()]] == 2]
        assert len(crossed) == 1, "no more of their land than needed"


def test_who_must_let_a_caravan_pass_sees_its_way() -> None:
    """rules/mesopotamia.md §Trade: each of these parties allows it, demands a toll or refuses."""
    g = Table(GAME, 4, 1).g
    give(g, 2, *neighbours(g, 0))
    assert [one["from"] for one in view(g, 2)["journeys"]] == [SEATS[2]] * 3
    g.offer[0], g.partner[0], g.transit[0] = OfferState.TRANSIT, 1, 1 << 2
    asking = view(g, 2)["journeys"][-1]
    assert (asking["from"], asking["to"], asking["asks"]) == (SEATS[0], SEATS[1], [SEATS[2]])
    assert all(one["from"] == SEATS[3] for one in view(g, 3)["journeys"]), "whom it doesn't concern sees nothing"
