"""Offers, tolls and answers at random, thousands of them: nothing is lost, nothing is made,
and no trade happens by halves.
"""

from __future__ import annotations

import random

import pytest

from mesopotamia.layout import BABYLON, Layout, cards_of, turn_of
from mesopotamia.moves import (
    ACCEPTING,
    BANKING,
    BASKETS_OF_CARDS,
    DONE,
    DROP,
    NO_TOLLS,
    PASSAGE,
    SEND,
    SEVERAL,
    TOLLS,
    TRADES,
    WITHDRAW,
    banked,
)
from mesopotamia.position import PLENTY
from tworivers.mesopotamia.names import EMPTY, Card, Event, Province, Reason

DECK = [Card.LOCUSTS] * 2 + [Card.SPIES] * 2 + [Card.CARAVAN] * 3 + [Card.BLESSING] * 4 + [Card.GUTIANS] * 2
FOLLOWING = (Reason.FEEDING,)
"""What may happen by itself after a trade: who has no grain left to mill feeds the cities at once."""
Goods = list[int]
"""Five materials, then every kind of card."""


@pytest.mark.parametrize("seed", range(3))
def test_random_offers_lose_and_make_nothing(seed: int) -> None:
    """rules/mesopotamia.md §Trade: all of it happens or nothing,
    whatever is offered and however stocks change meanwhile.
    """
    done = trade_at_random(random.Random(seed), offers=700, limits="limited")

    assert min(done.values()) > 0, done


@pytest.mark.parametrize("seed", range(3))
def test_random_offers_of_any_size_lose_and_make_nothing(seed: int) -> None:
    """mesopotamia.de §1: "zu freien Kursen". Tolls as large as that are seldom paid."""
    done = trade_at_random(random.Random(seed), offers=200, limits="free")

    assert min(done["traded"], done["failed"]) > 0, done


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(16))
def test_a_hundred_thousand_random_offers(seed: int) -> None:
    """The same, with as many as 6,250 offers sent from each seed."""
    done = trade_at_random(random.Random(f"soak {seed}"), offers=6_250, limits="limited")

    assert min(done.values()) > 10, done


def trade_at_random(chance: random.Random, offers: int, limits: str) -> dict[str, int]:
    """Trade until this many offers were sent; what came of them."""
    board = crowded(chance, limits)
    done = {"offers": 0, "traded": 0, "failed": 0, "tolls": 0}
    while done["offers"] < offers:
        if board.table.over or chance.random() < 0.01:
            board = crowded(chance, limits)
        random_trade(board, chance, done)
    return done


def crowded(chance: random.Random, limits: str) -> Layout:
    """One party owns all land between the others' cores, stocks are small, hands hold some cards."""
    board = turn_of(BABYLON, cards=True, offers=limits)
    cards = chance.sample(DECK, 8)
    middle = chance.randrange(4)
    for seat in range(4):
        board.hand(seat, *cards[2 * seat : 2 * seat + 2]).stock(seat, *[chance.randrange(5) for _ in range(5)])
    return board.owns(
        middle, *[province for province in Province if board.owner(province) == EMPTY and board.g.cities[province]]
    )


def goods_of(board: Layout) -> list[Goods]:
    """What every party has."""
    return [[int(count) for count in (*board.g.stock[seat], *board.g.hand[seat])] for seat in range(4)]


def basket(materials: object, cards: object) -> Goods:
    """One side of an offer."""
    return [int(count) for count in materials] + cards_of(int(cards))  # type: ignore[call-overload, attr-defined]


def expected(board: Layout, seat: int, action: int, done: dict[str, int]) -> list[Goods]:
    """What every party should have after an action of a trade."""
    goods = goods_of(board)
    if action in BANKING:
        given, taken = banked(action)
        goods[seat][given] -= 3
        goods[seat][taken] += 1
    if action in ACCEPTING:
        proposer = action - ACCEPTING.start
        flows = [(proposer, seat, basket(board.g.give[proposer], board.g.give_cards[proposer]))]
        flows += [(seat, proposer, basket(board.g.ask[proposer], board.g.ask_cards[proposer]))]
        tolls = [other for other in range(4) if board.g.toll_offer[other] == proposer]
        flows += [(proposer, other, basket(board.g.toll[other], board.g.toll_cards[other])) for other in tolls]
        paid = [[sum(flow[2][k] for flow in flows if flow[0] == who) for k in range(len(goods[0]))] for who in range(4)]
        possible = all(paid[who][k] <= goods[who][k] for who in range(4) for k in range(len(goods[0])))
        if possible:
            for giver, taker, content in flows:
                goods[giver] = [have - count for have, count in zip(goods[giver], content, strict=True)]
                goods[taker] = [have + count for have, count in zip(goods[taker], content, strict=True)]
        done["traded" if possible else "failed"] += 1
        done["tolls"] += possible and any(sum(flow[2]) for flow in flows[2:])
    return goods


def random_trade(board: Layout, chance: random.Random, done: dict[str, int]) -> None:
    """One random action, most often of a trade."""
    seat = chance.choice(board.table.actors())
    legal = board.legal(seat)
    trade = [code for code in sorted(legal) if code in TRADES and code not in (DROP, WITHDRAW)]
    answers = [code for code in trade if code in (TOLLS, NO_TOLLS, SEND) or code in ACCEPTING or code in PASSAGE]
    if chance.random() < 0.8:
        trade = [code for code in trade if code not in BASKETS_OF_CARDS and code not in SEVERAL]
    kind = chance.random()
    if answers and kind < 0.5:
        action = chance.choice(answers)
    elif trade and kind < 0.97:
        action = chance.choice(trade)
    elif DONE in legal:
        action = DONE
    else:
        action = chance.choice(sorted(legal))
    goods, season, sent = expected(board, seat, action, done), board.g.round_number, int(board.g.sent[seat])
    board.table.apply(seat, action)
    done["offers"] += int(board.g.sent[seat]) > sent
    if (action in BANKING or action in TRADES) and board.g.round_number == season:
        for kind, owner, material, count, reason, _ in board.table.events():
            if kind == Event.STOCK and reason in FOLLOWING:
                goods[owner][material] += count
        assert goods_of(board) == goods
        assert all(0 <= count < 2 * PLENTY for row in goods for count in row)
