"""Campaigns, alliances and wars (mesopotamia.de §11B "Außenpolitik")."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.cards import can_use, spend_card
from tworivers.mesopotamia.frame import symbols_of
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import Campaign, Card, Event, Material, Reason, Symbol, Task
from tworivers.mesopotamia.supply import change
from tworivers.mesopotamia.todo import later, remove_task


@rule
def payments(g: State, seat: int) -> int:
    """A campaign costs one metal, wood or flour: those in stock, as bits."""
    found = 0
    if g.stock[seat, Material.FLOUR] > 0:
        found |= 1 << Material.FLOUR
    if g.stock[seat, Material.METAL] > 0:
        found |= 1 << Material.METAL
    if g.stock[seat, Material.WOOD] > 0:
        found |= 1 << Material.WOOD
    return found


@rule
def campaign_rivals(g: State, seat: int, campaign: int) -> int:
    """Against whom a campaign makes sense. After an alliance ended, war may be declared from the next round."""
    others = int(g.living) & ~(1 << seat)
    if campaign == Campaign.ALLIANCE:
        return others & ~int(g.allied[seat])
    if campaign == Campaign.BREAK:
        return others & int(g.allied[seat])
    return others & ~int(g.allied[seat]) & ~int(g.at_war[seat]) & ~int(g.parted[seat])


@rule
def campaigns_possible(g: State, seat: int) -> int:
    """The campaigns that can be paid and have a rival, as bits."""
    found = 0
    if payments(g, seat) != 0:
        for campaign in range(3):
            if campaign_rivals(g, seat, campaign) != 0:
                found |= 1 << campaign
    return found


@rule
def begin_campaign(g: State, seat: int, plan: int, material: int, log: Log) -> None:
    """Pay; the payment is lost on failure too. A plan is 16 campaign + rival."""
    change(g, seat, material, -1, Reason.CAMPAIGN, log)
    note(log, Event.CAMPAIGN, seat, plan // 16, plan % 16, material, 0)
    later(g, seat, Task.ENVOYS if can_use(g, seat, Card.ENVOYS) else Task.CAMPAIGN_ROLL, plan)


@rule
def send_envoys(g: State, seat: int, plan: int, used: bool, log: Log) -> None:
    """With envoys a campaign succeeds without a roll."""
    if used:
        spend_card(g, seat, Card.ENVOYS, log)
        succeed(g, seat, plan, log)
    else:
        later(g, seat, Task.CAMPAIGN_ROLL, plan)


@rule
def roll_bonus(g: State, seat: int, campaign: int) -> int:
    """One pip for every three own temples on the frame: of Ishtar for alliances, of Marduk against others."""
    symbol = Symbol.ISHTAR if campaign == Campaign.ALLIANCE else Symbol.MARDUK
    return symbols_of(g, seat, symbol) // int(g.campaign_bonus)


@rule
def roll_campaign(g: State, seat: int, plan: int, dice: Dice, log: Log) -> None:
    """Success on four pips."""
    bonus = roll_bonus(g, seat, plan // 16)
    pips = throw(dice, 6) + 1
    note(log, Event.CAMPAIGN_ROLL, seat, pips, bonus, int(g.campaign_roll), 0)
    if pips + bonus >= g.campaign_roll:
        succeed(g, seat, plan, log)


@rule
def succeed(g: State, seat: int, plan: int, log: Log) -> None:
    """An alliance still needs the partner's consent; the others happen at once."""
    campaign = plan // 16
    rival = plan % 16
    if campaign == Campaign.ALLIANCE:
        later(g, seat, Task.WAIT, 0)
        later(g, rival, Task.CONSENT, seat)
    elif campaign == Campaign.BREAK:
        end_alliance(g, seat, rival, log)
    else:
        g.at_war[seat] |= 1 << rival
        g.at_war[rival] |= 1 << seat
        g.war_new[seat] |= 1 << rival
        g.war_new[rival] |= 1 << seat
        note(log, Event.WAR, seat, rival, 0, 0, 0)


@rule
def consent(g: State, seat: int, suitor: int, agreed: bool, log: Log) -> None:
    """An alliance ends a war between the two."""
    remove_task(g, suitor, Task.WAIT)
    if not agreed:
        note(log, Event.REFUSED, seat, suitor, 0, 0, 0)
        return
    g.allied[seat] |= 1 << suitor
    g.allied[suitor] |= 1 << seat
    end_war(g, seat, suitor)
    note(log, Event.ALLIED, suitor, seat, 0, 0, 0)


@rule
def end_alliance(g: State, seat: int, rival: int, log: Log) -> None:
    """War between the two may be declared from the next round; somebody else's intrigue may find nothing left to end."""
    g.wake |= g.living
    g.allied[seat] &= ~(1 << rival)
    g.allied[rival] &= ~(1 << seat)
    g.parted[seat] |= 1 << rival
    g.parted[rival] |= 1 << seat
    note(log, Event.BROKEN, seat, rival, 0, 0, 0)


@rule
def end_war(g: State, seat: int, rival: int) -> None:
    """Peace between two parties."""
    g.at_war[seat] &= ~(1 << rival)
    g.at_war[rival] &= ~(1 << seat)
    g.war_new[seat] &= ~(1 << rival)
    g.war_new[rival] &= ~(1 << seat)


@rule
def mark_fight(g: State, seat: int, rival: int) -> None:
    """A fight keeps a war going."""
    g.fought[seat] |= 1 << rival
    g.fought[rival] |= 1 << seat


@rule
def wars_lapse(g: State, log: Log) -> None:
    """End of the round: a war lapses after its first whole round without a fight."""
    for seat in range(g.seats):
        tired = int(g.at_war[seat]) & ~int(g.fought[seat]) & ~int(g.war_new[seat])
        for rival in range(seat + 1, g.seats):
            if (tired >> rival) & 1 == 1:
                end_war(g, seat, rival)
                note(log, Event.WAR_LAPSED, seat, rival, 0, 0, 0)
    for seat in range(g.seats):
        g.fought[seat] = 0
        g.war_new[seat] = 0
        g.parted[seat] = 0
