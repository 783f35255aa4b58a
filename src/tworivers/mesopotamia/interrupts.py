"""What a party may do though nothing is asked of it: trade, and cards that interrupt others (mesopotamia.de §1).

"Ein Tausch kann in jeder Spielphase ... abgeschlossen werden", "Das Ausspielen einer Karte unterbricht die ... Abfolge
der einzelnen Spielphasen". Nobody waits for it: whoever has nothing to decide but may do this isn't among the actors.
Milling, too, is open for it. Games of versions before 3 know nothing of all this.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log
from tworivers.mesopotamia.bank import bank_obstacle, bank_trades, flour_obstacle
from tworivers.mesopotamia.cards import IN_POLICY, card_obstacle, play_card, playable
from tworivers.mesopotamia.names import Obstacle, Stage, Task
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import keeps_secrets, later, now_task, remove_task, take_back
from tworivers.mesopotamia.trade import offer_obstacle, partners, withdrawal_obstacle


@rule
def is_open(g: State) -> bool:
    """Whether the rules know free trade and interrupts, and a round is on."""
    return bool(keeps_secrets(g) and g.round_number > 0 and g.stage != Stage.VOTE)


@rule
def free_bank_obstacle(g: State, seat: int, given: int, taken: int) -> int:
    """The bank is open in every phase."""
    return bank_obstacle(g, seat, given, taken) if is_open(g) else Obstacle.OTHER_QUESTION.value


@rule
def free_flour_obstacle(g: State, seat: int) -> int:
    """For flour, too."""
    return flour_obstacle(g, seat) if is_open(g) else Obstacle.OTHER_QUESTION.value


@rule
def free_bank_trades(g: State, seat: int) -> int:
    """The exchanges a stock allows, as bits."""
    return bank_trades(g, seat) if is_open(g) else 0


@rule
def free_offer_obstacle(g: State, seat: int, party: int) -> int:
    """Offers are begun in every phase."""
    return offer_obstacle(g, seat, party) if is_open(g) else Obstacle.OTHER_QUESTION.value


@rule
def free_partners(g: State, seat: int) -> int:
    """To whom an offer can be begun, as bits."""
    return partners(g, seat) if is_open(g) else 0


@rule
def free_withdrawal_obstacle(g: State, seat: int) -> int:
    """What was sent can be taken back in every phase."""
    return withdrawal_obstacle(g, seat) if is_open(g) else Obstacle.OTHER_QUESTION.value


@rule
def free_card_gate(g: State, seat: int) -> int:
    """Cards are open at milling; to whom nothing is asked, if the option has it so."""
    if not is_open(g):
        return Obstacle.OTHER_QUESTION
    return Obstacle.NONE if g.interrupts == 1 or now_task(g, seat) == Task.MILL else Obstacle.NO_INTERRUPTS


@rule
def free_card_obstacle(g: State, seat: int, card: int) -> int:
    """A card that can be used, at the time it is for, and does something."""
    closed = free_card_gate(g, seat)
    return closed if closed != Obstacle.NONE else card_obstacle(g, seat, card)


@rule
def free_cards(g: State, seat: int) -> int:
    """The cards that can be played, as bits."""
    return playable(g, seat) if free_card_gate(g, seat) == Obstacle.NONE else 0


@rule
def interrupt(g: State, seat: int, card: int, log: Log) -> None:
    """Play a card in between. While a military one is carried out, whose turn it is waits.

    What that party has half decided and nobody has seen is taken back: the card may change what is possible.
    """
    if (IN_POLICY >> card) & 1 == 1:
        active = int(g.active)
        take_back(g, active)
        later(g, active, Task.WAIT, 0)
        later(g, seat, Task.RESUME, active)
    play_card(g, seat, card, log)


@rule
def resume(g: State, active: int) -> None:
    """The interruption is over: whose turn it is goes on, and all look again at what they can do."""
    remove_task(g, active, Task.WAIT)
    g.wake |= g.living
