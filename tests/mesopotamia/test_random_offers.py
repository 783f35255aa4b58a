"""Offers, tolls and answers at random, thousands of them: nothing is lost, nothing is made, and no trade happens by halves."""

from __future__ import annotations

import random

import pytest

from mesopotamia.field import BABYLON, PLENTY, Field, cards_of, turn_of
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.state import EMPTY, Card, Event, Province, Reason

DECK = [Card.LOCUSTS] * 2 + [Card.SPIES] * 2 + [Card.CARAVAN] * 3 + [Card.BLESSING] * 4 + [Card.GUTIANS] * 2
FOLLOWING = (Reason.FEEDING,)
"""What may happen by itself after a trade: who has no grain left to mill feeds the cities at once."""
Goods = list[int]
"""Five materials, then every kind of card."""


@pytest.mark.parametrize("seed", range(3))
def test_random_offers_lose_and_make_nothing(seed: int) -> None:
    """rules/mesopotamia.md §Trade: all of it happens or nothing, whatever is offered and however stocks change meanwhile."""
    done = trade_at_random(random.Random(seed), offers=500)

    assert min(done.values()) > 0, done


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(16))
def test_a_hundred_thousand_random_offers(seed: int) -> None:
    """The same, with as many as 6,250 offers sent from each seed."""
    done = trade_at_random(random.Random(f"soak {seed}"), offers=6_250)

    assert min(done.values()) > 10, done


def trade_at_random(chance: random.Random, offers: int) -> dict[str, int]:
    """Trade until so many offers were sent; what came of them."""
    board = crowded(chance)
    done = {"offers": 0, "traded": 0, "failed": 0, "tolls": 0}
    while done["offers"] < offers:
        if board.table.over or chance.random() < 0.01:
            board = crowded(chance)
        random_trade(board, chance, done)
    return done


def crowded(chance: random.Random) -> Field:
    """One party owns all land between the others' cores, stocks are small, hands hold some cards."""
    board = turn_of(BABYLON, cards=True)
    cards = chance.sample(DECK, 8)
    middle = chance.randrange(4)
    for seat in range(4):
        board.hand(seat, *cards[2 * seat : 2 * seat + 2]).stock(seat, *[chance.randrange(5) for _ in range(5)])
    return board.owns(
        middle, *[province for province in Province if board.owner(province) == EMPTY and board.g.cities[province]]
    )


def goods_of(board: Field) -> list[Goods]:
    """What every party has."""
    return [[int(count) for count in (*board.g.stock[seat], *board.g.hand[seat])] for seat in range(4)]


def basket(materials: object, cards: object) -> Goods:
    """One side of an offer."""
    return [int(count) for count in materials] + cards_of(int(cards))  # type: ignore[call-overload, attr-defined]


def expected(board: Field, seat: int, action: int, done: dict[str, int]) -> list[Goods]:
    """What every party should have after an action of a trade."""
    goods = goods_of(board)
    if codes.BANK <= action < codes.TRADE:
        given, taken = codes.bank_pair(action - codes.BANK)
        goods[seat][given] -= 3
        goods[seat][taken] += 1
    if codes.ACCEPT <= action < codes.DECLINE:
        proposer = action - codes.ACCEPT
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


def random_trade(board: Field, chance: random.Random, done: dict[str, int]) -> None:
    """One random action, most often of a trade."""
    seat = chance.choice(board.table.actors())
    legal = board.legal(seat)
    trade = [code for code in sorted(legal) if code >= codes.TRADE and code not in (codes.DROP, codes.WITHDRAW)]
    answers = [
        code
        for code in trade
        if codes.TOLLS <= code < codes.DECLINE or codes.FREE <= code < codes.REFUSE or code == codes.SEND
    ]
    if chance.random() < 0.8:
        trade = [code for code in trade if not codes.GIVE_CARD <= code < codes.SEND]
    kind = chance.random()
    if answers and kind < 0.5:
        action = chance.choice(answers)
    elif trade and kind < 0.97:
        action = chance.choice(trade)
    elif codes.DONE in legal:
        action = codes.DONE
    else:
        action = chance.choice(sorted(legal))
    goods, season, sent = expected(board, seat, action, done), board.g.round_number, int(board.g.sent[seat])
    board.table.apply(seat, action)
    done["offers"] += int(board.g.sent[seat]) > sent
    if action >= codes.BANK and board.g.round_number == season:
        for kind, owner, material, count, reason, _ in board.table.events():
            if kind == Event.STOCK and reason in FOLLOWING:
                goods[owner][material] += count
        assert goods_of(board) == goods
        assert all(0 <= count < 2 * PLENTY for row in goods for count in row)
