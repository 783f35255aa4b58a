"""Baskets that are being filled: a party's draft of an offer, and the toll it writes down (mesopotamia.md §Trade)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log
from tworivers.engine.records import Int16s
from tworivers.mesopotamia.names import Material, Obstacle
from tworivers.mesopotamia.offer_limits import basket_room, most_given
from tworivers.mesopotamia.packing import basket_of, in_basket
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import done, keeps_secrets
from tworivers.mesopotamia.trade import anything_offered, send_offer
from tworivers.mesopotamia.transit import let_pass

EDITS = 120
"""Changes to one draft; no honest basket needs more."""
MATERIALS = len(Material)
FEW, MANY = 5, 25
"""How many pieces of a material go into a basket, or out of it, at once."""


@rule
def amount_and_material(number: int) -> tuple[int, int]:
    """How many of which material a code for several puts into a basket or takes out."""
    return FEW if number < MATERIALS else MANY, number % MATERIALS


@rule
def room_obstacle(g: State, basket: Int16s, material: int, amount: int) -> int:
    """A basket holds only so much of a material."""
    return Obstacle.NONE if basket[material] + amount <= basket_room(g) else Obstacle.BASKET_FULL


@rule
def taking_obstacle(basket: Int16s, material: int, amount: int) -> int:
    """What is taken out must be in the basket."""
    return Obstacle.NONE if basket[material] >= amount else Obstacle.NOT_IN_BASKET


@rule
def wish_obstacle(g: State, cards: int, card: int) -> int:
    """A basket asks for no more cards of a kind than there are."""
    return Obstacle.NONE if in_basket(cards, card) < g.card_count[card] else Obstacle.CARD_COUNT


@rule
def taking_card_obstacle(cards: int, card: int) -> int:
    """A card that is taken out must be in the basket."""
    return Obstacle.NONE if in_basket(cards, card) > 0 else Obstacle.NOT_IN_BASKET


@rule
def draft_gate(g: State, seat: int) -> int:
    """A draft is changed only so often."""
    return Obstacle.NONE if g.edits[seat] < EDITS else Obstacle.EDITS


@rule
def draft_wish_gate(g: State, seat: int) -> int:
    """Cards are asked for where there are any."""
    closed = draft_gate(g, seat)
    return Obstacle.CARDS_OFF if closed == Obstacle.NONE and g.cards_on == 0 else closed


@rule
def toll_gate(g: State, seat: int) -> int:
    """A toll is changed only so often."""
    return Obstacle.NONE if g.toll_edits[seat] < EDITS else Obstacle.EDITS


@rule
def toll_wish_gate(g: State, seat: int) -> int:
    """Cards are asked for where there are any."""
    closed = toll_gate(g, seat)
    return Obstacle.CARDS_OFF if closed == Obstacle.NONE and g.cards_on == 0 else closed


@rule
def count_edit(g: State, seat: int) -> None:
    """A draft was changed once more."""
    g.edits[seat] += 1


@rule
def giving_several_obstacle(g: State, seat: int, amount: int, material: int) -> int:
    """One's own side has room for what one has, or for what the box allows."""
    if g.give[seat, material] + amount <= most_given(g, seat, material):
        return Obstacle.NONE
    full = room_obstacle(g, g.give[seat], material, amount)
    return full if full != Obstacle.NONE else Obstacle.NOT_OWNED


@rule
def giving_obstacle(g: State, seat: int, material: int) -> int:
    """One more on one's own side must find room there."""
    return giving_several_obstacle(g, seat, 1, material)


@rule
def give_several(g: State, seat: int, amount: int, material: int) -> None:
    """Several more on one's own side."""
    g.give[seat, material] += amount


@rule
def give(g: State, seat: int, material: int) -> None:
    """One more on one's own side."""
    g.give[seat, material] += 1


@rule
def ungiving_obstacle(g: State, seat: int, material: int) -> int:
    """It must be on one's own side."""
    return taking_obstacle(g.give[seat], material, 1)


@rule
def ungiving_several_obstacle(g: State, seat: int, amount: int, material: int) -> int:
    """They must be on one's own side."""
    return taking_obstacle(g.give[seat], material, amount)


@rule
def ungive_several(g: State, seat: int, amount: int, material: int) -> None:
    """Several less on one's own side."""
    g.give[seat, material] -= amount


@rule
def ungive(g: State, seat: int, material: int) -> None:
    """One less on one's own side."""
    g.give[seat, material] -= 1


@rule
def asking_obstacle(g: State, seat: int, material: int) -> int:
    """The other side has room for what the partner may have."""
    return room_obstacle(g, g.ask[seat], material, 1)


@rule
def asking_several_obstacle(g: State, seat: int, amount: int, material: int) -> int:
    """Several more must find room on the other side."""
    return room_obstacle(g, g.ask[seat], material, amount)


@rule
def ask_several(g: State, seat: int, amount: int, material: int) -> None:
    """Several more on the other side."""
    g.ask[seat, material] += amount


@rule
def ask(g: State, seat: int, material: int) -> None:
    """One more on the other side."""
    g.ask[seat, material] += 1


@rule
def unasking_obstacle(g: State, seat: int, material: int) -> int:
    """It must be on the other side."""
    return taking_obstacle(g.ask[seat], material, 1)


@rule
def unasking_several_obstacle(g: State, seat: int, amount: int, material: int) -> int:
    """They must be on the other side."""
    return taking_obstacle(g.ask[seat], material, amount)


@rule
def unask_several(g: State, seat: int, amount: int, material: int) -> None:
    """Several less on the other side."""
    g.ask[seat, material] -= amount


@rule
def unask(g: State, seat: int, material: int) -> None:
    """One less on the other side."""
    g.ask[seat, material] -= 1


@rule
def giving_card_obstacle(g: State, seat: int, card: int) -> int:
    """A card must be in hand, and not in the basket yet."""
    return Obstacle.NONE if in_basket(int(g.give_cards[seat]), card) < g.hand[seat, card] else Obstacle.NO_CARD


@rule
def give_card(g: State, seat: int, card: int) -> None:
    """One more card on one's own side."""
    g.give_cards[seat] = int(g.give_cards[seat]) + basket_of(card, 1)


@rule
def ungiving_card_obstacle(g: State, seat: int, card: int) -> int:
    """It must be on one's own side."""
    return taking_card_obstacle(int(g.give_cards[seat]), card)


@rule
def ungive_card(g: State, seat: int, card: int) -> None:
    """One card less on one's own side."""
    g.give_cards[seat] = int(g.give_cards[seat]) - basket_of(card, 1)


@rule
def asking_card_obstacle(g: State, seat: int, card: int) -> int:
    """The partner may have it or not."""
    return wish_obstacle(g, int(g.ask_cards[seat]), card)


@rule
def ask_card(g: State, seat: int, card: int) -> None:
    """One more card on the other side."""
    g.ask_cards[seat] = int(g.ask_cards[seat]) + basket_of(card, 1)


@rule
def unasking_card_obstacle(g: State, seat: int, card: int) -> int:
    """It must be on the other side."""
    return taking_card_obstacle(int(g.ask_cards[seat]), card)


@rule
def unask_card(g: State, seat: int, card: int) -> None:
    """One card less on the other side."""
    g.ask_cards[seat] = int(g.ask_cards[seat]) - basket_of(card, 1)


@rule
def sending_obstacle(g: State, seat: int) -> int:
    """An offer must hold something."""
    return Obstacle.NONE if anything_offered(g, seat) else Obstacle.EMPTY_OFFER


@rule
def send_draft(g: State, seat: int, dice: Dice, log: Log) -> None:
    """The draft becomes an offer, and shows its partner what is in it: a counter holds only cards that are there."""
    if keeps_secrets(g):
        show(dice)
    done(g, seat)
    send_offer(g, seat, log)


@rule
def count_toll_edit(g: State, seat: int) -> None:
    """A toll was changed once more."""
    g.toll_edits[seat] += 1


@rule
def toll_side_obstacle() -> int:
    """A toll has no side of one's own, and is sent in the end."""
    return Obstacle.TOLL_SIDE


@rule
def demanding_obstacle(g: State, seat: int, material: int) -> int:
    """A toll has the same room as an offer."""
    return room_obstacle(g, g.toll[seat], material, 1)


@rule
def demanding_several_obstacle(g: State, seat: int, amount: int, material: int) -> int:
    """Several more must find room in the toll."""
    return room_obstacle(g, g.toll[seat], material, amount)


@rule
def demand_several(g: State, seat: int, amount: int, material: int) -> None:
    """Several more in the toll."""
    g.toll[seat, material] += amount


@rule
def demand(g: State, seat: int, material: int) -> None:
    """One more in the toll."""
    g.toll[seat, material] += 1


@rule
def undemanding_obstacle(g: State, seat: int, material: int) -> int:
    """It must be in the toll."""
    return taking_obstacle(g.toll[seat], material, 1)


@rule
def undemanding_several_obstacle(g: State, seat: int, amount: int, material: int) -> int:
    """They must be in the toll."""
    return taking_obstacle(g.toll[seat], material, amount)


@rule
def undemand_several(g: State, seat: int, amount: int, material: int) -> None:
    """Several less in the toll."""
    g.toll[seat, material] -= amount


@rule
def undemand(g: State, seat: int, material: int) -> None:
    """One less in the toll."""
    g.toll[seat, material] -= 1


@rule
def demanding_card_obstacle(g: State, seat: int, card: int) -> int:
    """The proposer may have it or not."""
    return wish_obstacle(g, int(g.toll_cards[seat]), card)


@rule
def demand_card(g: State, seat: int, card: int) -> None:
    """One more card in the toll."""
    g.toll_cards[seat] = int(g.toll_cards[seat]) + basket_of(card, 1)


@rule
def undemanding_card_obstacle(g: State, seat: int, card: int) -> int:
    """It must be in the toll."""
    return taking_card_obstacle(int(g.toll_cards[seat]), card)


@rule
def undemand_card(g: State, seat: int, card: int) -> None:
    """One card less in the toll."""
    g.toll_cards[seat] = int(g.toll_cards[seat]) - basket_of(card, 1)


@rule
def send_toll(g: State, seat: int, proposer: int, log: Log) -> None:
    """The toll is demanded; an empty one is free passage."""
    done(g, seat)
    let_pass(g, seat, proposer, log)
