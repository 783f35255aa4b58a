"""Campaigns, alliances and wars (mesopotamia.de §11B "Außenpolitik")."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.frame import symbols_of
from tworivers.mesopotamia.hands import holding_obstacle, might_use, spend_card
from tworivers.mesopotamia.names import Campaign, Card, Event, Material, Obstacle, Reason, Symbol, Task
from tworivers.mesopotamia.packing import campaign_and_rival, pack_campaign
from tworivers.mesopotamia.parties import party_obstacle, rivals
from tworivers.mesopotamia.readings import Reading, reads
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import change
from tworivers.mesopotamia.todo import done, later, remove_task

MATERIALS = len(Material)
CAMPAIGNS = len(Campaign)


@rule
def payment_obstacle(g: State, seat: int, material: int) -> int:
    """A campaign costs one metal, wood or flour."""
    if material == Material.GRAIN or material == Material.ORE:
        return Obstacle.NOT_PAYABLE
    return Obstacle.NONE if g.stock[seat, material] > 0 else Obstacle.NO_MATERIAL


@rule
def payments(g: State, seat: int) -> int:
    """The materials with which a campaign can be paid, as bits."""
    found = 0
    for material in range(MATERIALS):
        if payment_obstacle(g, seat, material) == Obstacle.NONE:
            found |= 1 << material
    return found


@rule
def payments_for(g: State, seat: int, campaign: int, rival: int) -> int:
    """What can be paid for a campaign as long as it makes sense: somebody's card may have changed that."""
    return payments(g, seat) if (campaign_rivals(g, seat, campaign) >> rival) & 1 == 1 else 0


@rule
def campaign_rivals(g: State, seat: int, campaign: int) -> int:
    """Against whom a campaign makes sense, as bits. When an alliance has ended, war waits for the next round."""
    others = rivals(g, seat)
    if campaign == Campaign.ALLIANCE:
        return others & ~int(g.allied[seat])
    if campaign == Campaign.BREAK:
        return others & int(g.allied[seat])
    return others & ~int(g.allied[seat]) & ~may_attack(g, seat) & ~int(g.parted[seat])


@rule
def may_attack(g: State, seat: int) -> int:
    """Of the parties at war with a seat those that it may attack, as bits.

    "Kämpfen darfst du nur, wenn deine unmittelbar zuvor erwürfelte Kampagne zur Kriegserklärung gegenüber der Partei
    erfolgreich gewesen ist oder du bereits in der vorherigen Runde gegen diese Partei gekämpft hast."
    """
    war = int(g.at_war[seat])
    if reads(g, Reading.WAR_ALLOWS_ATTACKS):
        return war
    return war & (int(g.fought_before[seat]) | (int(g.declared) if g.active == seat else 0))


@rule
def campaign_obstacle(g: State, seat: int, campaign: int) -> int:
    """A campaign needs a rival and a payment."""
    if campaign_rivals(g, seat, campaign) == 0:
        return Obstacle.NO_RIVAL
    return Obstacle.NONE if payments(g, seat) != 0 else Obstacle.CAMPAIGN_PRICE


@rule
def campaigns_possible(g: State, seat: int) -> int:
    """The campaigns that can be paid and have a rival, as bits."""
    found = 0
    if payments(g, seat) != 0:
        for campaign in range(CAMPAIGNS):
            if campaign_rivals(g, seat, campaign) != 0:
                found |= 1 << campaign
    return found


@rule
def choose_campaign(g: State, seat: int, campaign: int) -> None:
    """There is only one campaign a turn. Its rival is asked next."""
    done(g, seat)
    later(g, seat, Task.RIVAL, campaign)


@rule
def rival_obstacle(g: State, seat: int, campaign: int, party: int) -> int:
    """A campaign is aimed at a party against which it makes sense."""
    return party_obstacle(g, seat, party, campaign_rivals(g, seat, campaign))


@rule
def choose_rival(g: State, seat: int, campaign: int, party: int) -> None:
    """The payment is asked next."""
    later(g, seat, Task.PAY, pack_campaign(campaign, party))


@rule
def begin_campaign(g: State, seat: int, campaign: int, rival: int, material: int, log: Log) -> None:
    """Pay; the payment is lost on failure too."""
    change(g, seat, material, -1, Reason.CAMPAIGN, log)
    note(log, Event.CAMPAIGN, seat, campaign, rival, material, 0)
    plan = pack_campaign(campaign, rival)
    later(g, seat, Task.ENVOYS if might_use(g, seat, Card.ENVOYS) else Task.CAMPAIGN_ROLL, plan)


@rule
def envoys_obstacle(g: State, seat: int) -> int:
    """The envoys must still be in hand."""
    return holding_obstacle(g, seat, Card.ENVOYS)


@rule
def send_envoys(g: State, seat: int, campaign: int, rival: int, log: Log) -> None:
    """With envoys a campaign succeeds without a roll."""
    spend_card(g, seat, Card.ENVOYS, log)
    succeed(g, seat, campaign, rival, log)


@rule
def keep_envoys(g: State, seat: int, campaign: int, rival: int) -> None:
    """No envoys: a roll decides."""
    later(g, seat, Task.CAMPAIGN_ROLL, pack_campaign(campaign, rival))


@rule
def roll_bonus(g: State, seat: int, campaign: int) -> int:
    """One pip for every three own temples on the frame: of Ishtar for alliances, of Marduk against others."""
    symbol = Symbol.ISHTAR if campaign == Campaign.ALLIANCE else Symbol.MARDUK
    return symbols_of(g, seat, symbol) // int(g.campaign_bonus)


@rule
def roll_campaign(g: State, seat: int, plan: int, dice: Dice, log: Log) -> None:
    """Success on four pips."""
    campaign, rival = campaign_and_rival(plan)
    bonus = roll_bonus(g, seat, campaign)
    pips = throw(dice, 6) + 1
    note(log, Event.CAMPAIGN_ROLL, seat, pips, bonus, int(g.campaign_roll), 0)
    if pips + bonus >= g.campaign_roll:
        succeed(g, seat, campaign, rival, log)


@rule
def succeed(g: State, seat: int, campaign: int, rival: int, log: Log) -> None:
    """An alliance still needs the partner's consent; the others happen at once."""
    if campaign == Campaign.ALLIANCE:
        later(g, seat, Task.WAIT, 0)
        later(g, rival, Task.CONSENT, seat)
    elif campaign == Campaign.BREAK:
        end_alliance(g, seat, rival, log)
    else:
        declare_war(g, seat, rival, log)


@rule
def declare_war(g: State, seat: int, rival: int, log: Log) -> None:
    """War, if there is none yet; the one who declared it may attack in this turn."""
    if (int(g.at_war[seat]) >> rival) & 1 == 0:
        g.at_war[seat] |= 1 << rival
        g.at_war[rival] |= 1 << seat
        g.war_new[seat] |= 1 << rival
        g.war_new[rival] |= 1 << seat
    g.declared |= 1 << rival
    note(log, Event.WAR, seat, rival, 0, 0, 0)


@rule
def consent(g: State, seat: int, suitor: int, log: Log) -> None:
    """An alliance ends a war between the two."""
    remove_task(g, suitor, Task.WAIT)
    g.allied[seat] |= 1 << suitor
    g.allied[suitor] |= 1 << seat
    end_war(g, seat, suitor)
    note(log, Event.ALLIED, suitor, seat, 0, 0, 0)


@rule
def refuse_alliance(g: State, seat: int, suitor: int, log: Log) -> None:
    """No alliance; the campaign was in vain."""
    remove_task(g, suitor, Task.WAIT)
    note(log, Event.REFUSED, seat, suitor, 0, 0, 0)


@rule
def end_alliance(g: State, seat: int, rival: int, log: Log) -> None:
    """War between the two waits for the next round; somebody else's intrigue may find nothing left to end."""
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
        g.fought_before[seat] = g.fought[seat]
        g.fought[seat] = 0
        g.war_new[seat] = 0
        g.parted[seat] = 0
