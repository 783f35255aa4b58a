"""The cards, one a party and round (mesopotamia.de §Macht- und Einflusskarten, mesopotamia.md §Cards).

`CARDS`, at the end, says of every kind what it does, what it needs and when it is played.
"""

from __future__ import annotations

from dataclasses import dataclass

from tworivers.engine.compiled import rule
from tworivers.engine.decisions import Rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.dispatch import switch
from tworivers.engine.events import Log, note
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.deserters import deserters_obstacle, look_for_deserters
from tworivers.mesopotamia.hands import hand_as_basket, hand_over, holding_obstacle, round_obstacle, spend_card
from tworivers.mesopotamia.knowledge import card_was_taken, report
from tworivers.mesopotamia.names import (
    EMPTY,
    KINDS,
    UNIT_MOST,
    Card,
    Event,
    Material,
    Obstacle,
    Reason,
    Stage,
    Task,
    Unit,
)
from tworivers.mesopotamia.nomads import tribe_steps
from tworivers.mesopotamia.packing import pack_tribe
from tworivers.mesopotamia.parties import party_obstacle, rivals
from tworivers.mesopotamia.policy import end_alliance
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import change, change_secretly, reckon
from tworivers.mesopotamia.todo import is_half_decided, is_main, later, now_task, task_below_writing, waits
from tworivers.mesopotamia.troops import raise_units, stacks_of, units


@rule
def lead_tribe(g: State, seat: int, card: int) -> None:
    """A nomad card: its tribe marches."""
    g.tribe_leader[card] = seat
    later(g, seat, Task.NOMAD_STEP, pack_tribe(card, 0))


@rule
def tribe_obstacle(g: State, seat: int, card: int) -> int:
    """The tribe must be able to go somewhere."""
    return Obstacle.NONE if tribe_steps(g, seat, card) != 0 else Obstacle.TRIBE_STUCK


@rule
def march_on(g: State) -> None:
    """A forced march: this turn foot takes two steps, as chariots always do."""
    g.forced_march = 1


@rule
def raise_ladders(g: State) -> None:
    """Siege ladders: walls don't count in the next battle."""
    g.ladders = 1


@rule
def pay_mercenaries(g: State, seat: int, log: Log) -> None:
    """Mercenaries are paid; where they are raised is asked next."""
    change(g, seat, Material.METAL, -int(g.mercenary_metal), Reason.CARD, log)
    later(g, seat, Task.MERCENARIES_AT, 0)


@rule
def mercenaries_obstacle(g: State, seat: int) -> int:
    """Mercenaries cost metal and need a place."""
    if g.stock[seat, Material.METAL] < g.mercenary_metal:
        return Obstacle.MERCENARIES
    return Obstacle.NONE if mercenary_sites(g, seat) != 0 else Obstacle.CARD_USELESS


@rule
def mercenary_site_obstacle(g: State, seat: int, province: int) -> int:
    """An own city province with room in the stack."""
    if g.owner[province] != seat:
        return Obstacle.NOT_YOURS
    if g.cities[province] == 0 or units(g, seat, province, Unit.FOOT) + int(g.mercenary_foot) > UNIT_MOST:
        return Obstacle.NOT_MERCENARIES_AT
    return Obstacle.NONE


@rule
def mercenary_sites(g: State, seat: int) -> int:
    """Where mercenaries can be raised, as bits."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if mercenary_site_obstacle(g, seat, province) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def hire_mercenaries(g: State, seat: int, province: int, log: Log) -> None:
    """Two foot that may move at once."""
    raise_units(g, seat, province, Unit.FOOT, int(g.mercenary_foot))
    note(log, Event.MERCENARIES, seat, province, int(g.mercenary_foot), 0, 0)


@rule
def gather_harvest(g: State, seat: int, log: Log) -> None:
    """A rich harvest brings grain."""
    change(g, seat, Material.GRAIN, int(g.harvest_card), Reason.CARD, log)


@rule
def dig_vein(g: State, seat: int, log: Log) -> None:
    """A rich vein brings ore."""
    change(g, seat, Material.ORE, int(g.vein_card), Reason.CARD, log)


@rule
def land_rafts(g: State, seat: int, log: Log) -> None:
    """Cedar rafts bring wood."""
    change(g, seat, Material.WOOD, int(g.rafts_card), Reason.CARD, log)


@rule
def meet_caravan(g: State, seat: int, log: Log) -> None:
    """A caravan brings metal."""
    change(g, seat, Material.METAL, int(g.caravan_card), Reason.CARD, log)


@rule
def call_locusts(g: State, seat: int) -> None:
    """Whom they strike is asked next."""
    later(g, seat, Task.LOCUSTS_ON, 0)


@rule
def victim_obstacle(g: State, seat: int, party: int) -> int:
    """Locusts and spies come over any other party."""
    return party_obstacle(g, seat, party, rivals(g, seat))


@rule
def locusts(g: State, seat: int, party: int, log: Log) -> None:
    """A rival loses half his grain, rounded up; how much that is only he sees. He may have nothing left to mill."""
    note(log, Event.LOCUSTS, seat, party, 0, 0, 0)
    change_secretly(g, party, Material.GRAIN, -((int(g.stock[party, Material.GRAIN]) + 1) // 2), Reason.LOCUSTS, log)
    reckon(g, party, Material.GRAIN, -((int(g.reckoned[party, Material.GRAIN]) + 1) // 2))
    g.wake |= 1 << party


@rule
def intriguers(g: State, seat: int) -> int:
    """Others who are allied with a third party, as bits."""
    found = 0
    for rival in range(g.seats):
        if rival != seat and allies_but(g, seat, rival) != 0:
            found |= 1 << rival
    return found


@rule
def begin_intrigue(g: State, seat: int) -> None:
    """Whose alliance ends is asked next."""
    later(g, seat, Task.INTRIGUE_ONE, 0)


@rule
def intrigue_obstacle(g: State, seat: int) -> int:
    """Two others must be allied."""
    return Obstacle.NONE if intriguers(g, seat) != 0 else Obstacle.CARD_USELESS


@rule
def first_ally_obstacle(g: State, seat: int, party: int) -> int:
    """Another who is allied with a third party."""
    return party_obstacle(g, seat, party, intriguers(g, seat))


@rule
def choose_ally(g: State, seat: int, party: int) -> None:
    """With whom his alliance ends is asked next."""
    later(g, seat, Task.INTRIGUE_TWO, party)


@rule
def allies_but(g: State, seat: int, ally: int) -> int:
    """A party's allies without the intriguer, as bits."""
    return int(g.allied[ally]) & ~(1 << seat)


@rule
def second_ally_obstacle(g: State, seat: int, ally: int, party: int) -> int:
    """One of the first one's allies."""
    return party_obstacle(g, seat, party, allies_but(g, seat, ally))


@rule
def part_allies(g: State, ally: int, party: int, log: Log) -> None:
    """The intrigue ends their alliance."""
    end_alliance(g, ally, party, log)


@rule
def send_spies(g: State, seat: int) -> None:
    """To whom is asked next."""
    later(g, seat, Task.SPY_ON, 0)


@rule
def spy(g: State, seat: int, party: int, dice: Dice, log: Log) -> None:
    """See a rival's hand and stacks, then take a card if there is one."""
    show(dice)
    report(g, seat, party, stacks_of(g, party), hand_as_basket(g, party))
    note(log, Event.SPIED, seat, party, 0, 0, 0)
    later(g, seat, Task.TAKE_CARD, party)


@rule
def loot_obstacle(g: State, rival: int, card: int) -> int:
    """Spies take a card that is there."""
    return Obstacle.NONE if g.hand[rival, card] > 0 else Obstacle.NOT_THIS_CARD


@rule
def take_card(g: State, seat: int, rival: int, card: int, log: Log) -> None:
    """The spies bring a card along."""
    hand_over(g, rival, seat, card, 1, Reason.CARD, log)
    card_was_taken(g, rival, seat, card)


@dataclass(frozen=True)
class CardRule:
    """What a kind of card does."""

    play: Rule | None = None
    """What happens when it is played at a main decision, or the first thing it asks."""
    obstacle: Rule | None = None
    """Why it would do nothing now; None: it always does something."""
    in_policy: bool = False
    """Whether it is for 11B only."""
    interrupts: bool = False
    """Whether it interrupts others' 11B too."""
    asked_at: Task | None = None
    """The question that asks for it where it helps; then it isn't played at a main decision."""


_NOMADS = CardRule(lead_tribe, tribe_obstacle, in_policy=True, interrupts=True)

CARDS = {
    Card.SUTAEANS: _NOMADS,
    Card.HANAEANS: _NOMADS,
    Card.YAMINITES: _NOMADS,
    Card.GUTIANS: _NOMADS,
    Card.TURUKKAEANS: _NOMADS,
    Card.FORCED_MARCH: CardRule(march_on, in_policy=True),
    Card.SIEGE_LADDERS: CardRule(raise_ladders, in_policy=True),
    Card.MERCENARIES: CardRule(pay_mercenaries, mercenaries_obstacle, in_policy=True, interrupts=True),
    Card.DESERTERS: CardRule(look_for_deserters, deserters_obstacle, in_policy=True, interrupts=True),
    Card.SECOND_WIND: CardRule(asked_at=Task.SECOND_WIND),
    Card.RICH_HARVEST: CardRule(gather_harvest),
    Card.RICH_VEIN: CardRule(dig_vein),
    Card.CEDAR_RAFTS: CardRule(land_rafts),
    Card.CARAVAN: CardRule(meet_caravan),
    Card.LOCUSTS: CardRule(call_locusts),
    Card.ENVOYS: CardRule(asked_at=Task.ENVOYS),
    Card.INTRIGUE: CardRule(begin_intrigue, intrigue_obstacle),
    Card.SPIES: CardRule(send_spies),
    Card.BLESSING: CardRule(asked_at=Task.BLESS),
}
"""Every kind of card."""

ASKED_AT = {entry.asked_at: card for card, entry in CARDS.items() if entry.asked_at is not None}
"""Questions that ask for a card, and for which."""
ASKED_FOR = sum(1 << card for card in ASKED_AT.values())
IN_POLICY = sum(1 << card for card, entry in CARDS.items() if entry.in_policy)
INTERRUPTING = sum(1 << card for card, entry in CARDS.items() if entry.interrupts)
"""Sets of cards as bits."""

effect_obstacle = switch(
    __name__,
    "effect_obstacle",
    ("g", "seat", "card"),
    {card: entry.obstacle for card, entry in CARDS.items() if entry.obstacle is not None},
    otherwise=int(Obstacle.NONE),
)
take_effect = switch(
    __name__,
    "take_effect",
    ("g", "seat", "card", "log"),
    {card: entry.play for card, entry in CARDS.items() if entry.play is not None},
)


@rule
def makes_sense(g: State, seat: int, card: int) -> bool:
    """Whether a card could do anything now."""
    return bool((ASKED_FOR >> card) & 1 == 0 and effect_obstacle(g, seat, card) == Obstacle.NONE)


@rule
def card_obstacle(g: State, seat: int, card: int) -> int:
    """A card that can be used, at the time it is for, and does something."""
    obstacle = holding_obstacle(g, seat, card)
    if obstacle != Obstacle.NONE:
        return obstacle
    if (ASKED_FOR >> card) & 1 == 1:
        return Obstacle.ASKED_FOR
    if (IN_POLICY >> card) & 1 == 1:
        obstacle = policy_obstacle(g, seat, card)
    return obstacle if obstacle != Obstacle.NONE else int(effect_obstacle(g, seat, card))


@rule
def policy_obstacle(g: State, seat: int, card: int) -> int:
    """Military cards are for 11B: all of them in one's own, some in between in another's, but not in a battle."""
    task = now_task(g, seat)
    if task == Task.CAMPAIGN or task == Task.MOVE:
        return Obstacle.NONE
    if (INTERRUPTING >> card) & 1 == 0 or g.interrupts == 0:
        return Obstacle.OWN_POLICY
    if task != EMPTY or not is_policy_on(g):
        return Obstacle.CARD_PHASE
    if g.battle_at != EMPTY:
        return Obstacle.IN_BATTLE
    busy = task_below_writing(g, int(g.active))
    return Obstacle.NONE if is_main(busy) or is_half_decided(busy) else Obstacle.BUSY


@rule
def is_policy_on(g: State) -> bool:
    """Whether somebody has come to 11B."""
    return bool(g.stage == Stage.TURNS and g.active != EMPTY and not waits(g, int(g.active), Task.BUILD))


@rule
def playable(g: State, seat: int) -> int:
    """The cards a party can play at a main decision, as bits."""
    found = 0
    if round_obstacle(g, seat) == Obstacle.NONE:
        for card in range(KINDS):
            if card_obstacle(g, seat, card) == Obstacle.NONE:
                found |= 1 << card
    return found


@rule
def play_card(g: State, seat: int, card: int, log: Log) -> None:
    """What a card does, or the first thing it asks."""
    spend_card(g, seat, card, log)
    take_effect(g, seat, card, log)
