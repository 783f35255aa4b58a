"""Cards in hand and in the rest of the deck: who may play one, how they change hands (mesopotamia.md §Cards)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.knowledge import card_went
from tworivers.mesopotamia.names import CARD_MOST, KINDS, TRIBES, Event, Obstacle, Reason
from tworivers.mesopotamia.packing import basket_of, in_basket
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import keeps_secrets


@rule
def round_obstacle(g: State, seat: int) -> int:
    """One card a round, if the game is played with cards."""
    if g.cards_on == 0:
        return Obstacle.CARDS_OFF
    return Obstacle.NONE if g.card_played[seat] == 0 else Obstacle.CARD_PLAYED


@rule
def holding_obstacle(g: State, seat: int, card: int) -> int:
    """A card must be in hand, and be the first of the round."""
    obstacle = round_obstacle(g, seat)
    if g.hand[seat, card] == 0 and obstacle != Obstacle.CARDS_OFF:
        return Obstacle.NO_CARD
    return obstacle


@rule
def can_use(g: State, seat: int, card: int) -> bool:
    """Whether a party holds a card and has played none this round."""
    return holding_obstacle(g, seat, card) == Obstacle.NONE


@rule
def might_use(g: State, seat: int, card: int) -> bool:
    """Whether a party could use a card now as far as everybody knows. Before version 3: whether it can.

    It might hold it if that much lay open, or if it holds cards that nobody has seen and not all of the kind are known
    elsewhere.
    """
    if not keeps_secrets(g):
        return can_use(g, seat, card)
    if round_obstacle(g, seat) != Obstacle.NONE:
        return False
    if in_basket(int(g.open_cards[seat]), card) > 0:
        return True
    unseen = cards_held(g, seat)
    for kind in range(KINDS):
        unseen -= in_basket(int(g.open_cards[seat]), kind)
    elsewhere = int(g.played[card])
    for rival in range(g.seats):
        elsewhere += in_basket(int(g.open_cards[rival]), card)
    return bool(unseen > 0 and elsewhere < g.card_count[card])


@rule
def cards_held(g: State, seat: int) -> int:
    """How many cards a party holds: that much everybody sees."""
    total = 0
    for card in range(KINDS):
        total += int(g.hand[seat, card])
    return total


@rule
def spend_card(g: State, seat: int, card: int, log: Log) -> None:
    """Play a card for everybody to see."""
    g.hand[seat, card] -= 1
    g.played[card] += 1
    g.card_played[seat] = 1
    card_went(g, seat, card)
    note(log, Event.CARD, seat, card, 0, 0, 0)


@rule
def hand_as_basket(g: State, seat: int) -> int:
    """A whole hand as a basket of cards."""
    cards = 0
    for card in range(KINDS):
        cards |= basket_of(card, min(int(g.hand[seat, card]), CARD_MOST))
    return cards


@rule
def hand_over(g: State, giver: int, taker: int, card: int, count: int, reason: int, log: Log) -> None:
    """Cards go from hand to hand; somebody about to take one may find none left."""
    g.wake |= g.living
    g.hand[giver, card] -= count
    g.hand[taker, card] += count
    note(log, Event.HAND, giver, card, -count, reason, 0)
    note(log, Event.HAND, taker, card, count, reason, 0)


@rule
def choose_nomad_card(g: State, seat: int, card: int, log: Log) -> None:
    """Qatna's extra card from the rest of the deck."""
    g.deck[card] -= 1
    g.hand[seat, card] += 1
    note(log, Event.HAND, seat, card, 1, Reason.CARD, 0)


@rule
def nomad_card_obstacle(g: State, card: int) -> int:
    """A tribe's card that is left in the deck."""
    return Obstacle.NONE if card < TRIBES and g.deck[card] > 0 else Obstacle.NOT_THIS_CARD


@rule
def nomad_cards_left(g: State) -> int:
    """Nomad cards in the rest of the deck, as bits."""
    found = 0
    for card in range(TRIBES):
        if nomad_card_obstacle(g, card) == Obstacle.NONE:
            found |= 1 << card
    return found
