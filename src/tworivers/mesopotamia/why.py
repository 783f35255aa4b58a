"""Why not? The reason an action of the table isn't legal now, with its values."""

from __future__ import annotations

from tworivers.engine.messages import Message
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.building import building_sites
from tworivers.mesopotamia.cards import rivals
from tworivers.mesopotamia.choices import erect_sites
from tworivers.mesopotamia.codes import bank_pair
from tworivers.mesopotamia.forges import idle_forges, works_sites
from tworivers.mesopotamia.policy import campaign_rivals
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import (
    NOMADS,
    SEATS,
    TRIBES,
    Building,
    Campaign,
    Card,
    Material,
    OfferState,
    Task,
    Unit,
    Work,
)
from tworivers.mesopotamia.todo import now_value
from tworivers.mesopotamia.trade import EDITS, covers_asked, edits_of, offers_left
from tworivers.mesopotamia.troops import stacks_with
from tworivers.mesopotamia.view import legal_codes
from tworivers.mesopotamia.war import chariots_barred, enterable
from tworivers.mesopotamia.words import (
    card_word,
    material_word,
    province_word,
    question_words,
    seat_word,
    task_of,
    word,
)

MAIN = tuple(task for task in Task if task <= Task.MOVE)


def why_not(g: State, seat: int, action: int) -> Message | None:
    """The reason in words with its values, or None if the action is legal."""
    if g.over == 1:
        return Message("why-game-over")
    if not 0 <= seat < g.seats:
        return Message("why-no-seat")
    if int(g.living) >> seat & 1 == 0:
        return Message("why-out", {"who": seat_word(g, seat)})
    if action in legal_codes(g, seat):
        return None
    if action >= codes.TOLLS:
        return _offer_reason(g, seat, action)
    task = task_of(g, seat)
    if task is None:
        return Message("why-other-turn", {"question": question_words(g, seat)})
    if task in MAIN:
        return _main_reason(g, seat, task, action)
    return _answer_reason(g, seat, task, action)


def _other_question(g: State, seat: int) -> Message:
    return Message("why-other-question", {"question": question_words(g, seat)})


def _offer_reason(g: State, seat: int, action: int) -> Message:
    """Answers to offers: there must be such an offer, and one must be able to answer it so."""
    if action < codes.ACCEPT:
        return Message("why-other-tolls")
    proposer = (action - codes.ACCEPT) % SEATS
    if proposer >= g.seats:
        return Message("why-other-nobody", {"seat": proposer + 1})
    who = {"who": seat_word(g, proposer)}
    if action < codes.FREE:
        if g.offer[proposer] != OfferState.SENT or g.partner[proposer] != seat:
            return Message("why-other-offer", who)
        if action < codes.DECLINE and not covers_asked(g, seat, proposer):
            return Message("why-cannot-cover", who)
        return _no_more_offers(g, seat)
    if g.offer[proposer] != OfferState.TRANSIT or int(g.transit[proposer]) >> seat & 1 == 0:
        return Message("why-other-transit", who)
    if g.toll_offer[seat] == proposer:
        return Message("why-toll-begun", who)
    return Message("why-toll-stands", {"who": seat_word(g, int(g.toll_offer[seat]))})


def _no_more_offers(g: State, seat: int) -> Message:
    """Why a party can't begin an offer."""
    if g.sent[seat] >= g.offers_most:
        return Message("why-offers-sent", {"count": int(g.sent[seat])})
    if not offers_left(g, seat):
        return Message("why-drafts", {"count": int(g.drafts[seat])})
    return Message("why-offer-open", {"who": seat_word(g, int(g.partner[seat]))})


def _main_reason(g: State, seat: int, task: Task, action: int) -> Message:
    """At a main decision: what the action would need."""
    if codes.CARD <= action < codes.BANK:
        return _card_reason(g, seat, task, action - codes.CARD)
    if codes.BANK <= action < codes.TRADE:
        given = bank_pair(action - codes.BANK)[0]
        return Message(
            "why-bank", {"rate": int(g.bank_rate), "material": material_word(given), "have": int(g.stock[seat, given])}
        )
    if codes.TRADE <= action < codes.WITHDRAW:
        partner = action - codes.TRADE
        if partner >= g.seats:
            return Message("why-other-nobody", {"seat": partner + 1})
        if partner == seat:
            return Message("why-oneself")
        if int(g.living) >> partner & 1 == 0:
            return Message("why-out", {"who": seat_word(g, partner)})
        return _no_more_offers(g, seat)
    if action == codes.WITHDRAW:
        return Message("why-nothing-open")
    fits = {
        Task.FELL: codes.PLACE <= action < codes.WORK,
        Task.WALL: codes.PLACE <= action < codes.WORK,
        Task.FORGE: codes.WORK <= action < codes.ERECT,
        Task.WORKS: codes.ERECT <= action <= codes.ERECT + Building.MILLSTONE,
        Task.BUILD: codes.ERECT + Building.MARDUK <= action < codes.CAMPAIGN,
        Task.CAMPAIGN: codes.CAMPAIGN <= action < codes.PARTY,
        Task.MOVE: codes.UNIT <= action <= codes.ATTACK,
    }
    return _work_reason(g, seat, task, action) if fits.get(task, False) else _other_question(g, seat)


def _price(g: State, seat: int, price: int) -> Message | None:
    """Names the first material of a price that is missing."""
    for material in (Material.METAL, Material.WOOD, Material.FLOUR):
        if g.stock[seat, material] < price:
            return Message(
                "why-price", {"price": price, "material": material_word(material), "have": int(g.stock[seat, material])}
            )
    return None


def _work_reason(g: State, seat: int, task: Task, action: int) -> Message:
    province = action - codes.PLACE
    if task in (Task.FELL, Task.WALL):
        return _site_reason(g, seat, task, province)
    if task == Task.FORGE:
        work = Work(action - codes.WORK)
        if work == Work.BLANK:
            return Message("why-no-blank" if g.blanks_home[seat] == 0 else "why-no-stack")
        if idle_forges(g, seat) == 0:
            return Message("why-no-forge")
        if work == Work.SMELT:
            return Message("why-no-material", {"material": material_word(Material.ORE)})
        return _price(g, seat, int(g.foot_price) if work == Work.FOOT else int(g.chariot_price)) or Message(
            "why-stack-full"
        )
    if task in (Task.WORKS, Task.BUILD):
        building = Building(action - codes.ERECT)
        sites = works_sites(g, seat, building) if task == Task.WORKS else building_sites(g, seat, building)
        if sites == 0:
            return Message("why-no-site", {"building": word("building", building.name)})
        return _price(g, seat, int(g.works_price) if task == Task.WORKS else int(g.building_price)) or _other_question(
            g, seat
        )
    if task == Task.CAMPAIGN:
        campaign = Campaign(action - codes.CAMPAIGN)
        if campaign_rivals(g, seat, campaign) == 0:
            return Message(f"why-no-rival-{campaign.name.lower()}")
        return Message("why-campaign-price")
    if action == codes.ATTACK:
        return Message("why-no-target")
    unit = Unit(action - codes.UNIT)
    name = {"unit": word("unit", unit.name)}
    if stacks_with(g, seat, unit) == 0:
        return Message("why-no-unit", name)
    if g.stock[seat, Material.FLOUR] == 0:
        return Message("why-no-flour", name)
    return Message("why-no-move", name)


def _site_reason(g: State, seat: int, task: Task, province: int) -> Message:
    """Felling and walls: what keeps a province from it."""
    name = {"province": province_word(province)}
    if g.owner[province] != seat:
        return Message("why-not-yours", name)
    if task == Task.FELL:
        return Message("why-felled" if int(g.felled) >> province & 1 else "why-no-tree", name)
    if g.walls[province] >= g.cities[province]:
        return Message("why-walls-full", {**name, "cities": int(g.cities[province])})
    if int(g.walled) >> province & 1:
        return Message("why-walled", name)
    return _price(g, seat, int(g.wall_price)) or _other_question(g, seat)


def _card_reason(g: State, seat: int, task: Task, card: int) -> Message:
    name = {"card": card_word(card)}
    if g.cards_on == 0:
        return Message("why-cards-off")
    if g.hand[seat, card] == 0:
        return Message("why-no-card", name)
    if g.card_played[seat] == 1:
        return Message("why-card-played")
    if card in (Card.SECOND_WIND, Card.ENVOYS, Card.BLESSING):
        return Message(f"why-{Card(card).name.lower().replace('_', '-')}")
    if card < Card.RICH_HARVEST and task not in (Task.CAMPAIGN, Task.MOVE):
        return Message("why-card-phase", name)
    if card < TRIBES:
        return Message("why-tribe-stuck", {"tribe": card_word(card)})
    if card == Card.MERCENARIES and g.stock[seat, Material.METAL] < g.mercenary_metal:
        return Message("why-mercenaries", {"price": int(g.mercenary_metal), "have": int(g.stock[seat, Material.METAL])})
    return Message("why-card-useless", name)


def _answer_reason(g: State, seat: int, task: Task, action: int) -> Message:
    """At any other question: whether the action answers it at all, then what keeps the province, party or thing from it."""
    if task in (Task.DRAFT, Task.TOLL):
        return _basket_reason(g, seat, task, action)
    if task == Task.MILL and codes.MILL <= action < codes.PLACE:
        return Message("why-mill", {"grain": int(g.stock[seat, Material.GRAIN]), "most": now_value(g, seat)})
    if codes.PLACE <= action < codes.WORK and task in _PLACES:
        return _place_reason(g, seat, task, action - codes.PLACE)
    if codes.PARTY <= action < codes.PAY and task in _PARTIES:
        party = action - codes.PARTY
        if party != NOMADS and party >= g.seats:
            return Message("why-other-nobody", {"seat": party + 1})
        if party == seat:
            return Message("why-oneself")
        if party != NOMADS and rivals(g, seat) >> party & 1 == 0:
            return Message("why-out", {"who": seat_word(g, party)})
        return Message("why-not-this-party", {"who": seat_word(g, party)})
    if codes.PAY <= action < codes.UNIT and task == Task.PAY:
        material = Material(action - codes.PAY)
        if material in (Material.GRAIN, Material.ORE):
            return Message("why-not-payable", {"material": material_word(material)})
        return Message("why-no-material", {"material": material_word(material)})
    if codes.UNIT <= action < codes.ATTACK and task in (Task.COMMIT_UNIT, Task.DUEL, Task.DEFEND):
        unit = Unit(action - codes.UNIT)
        if task == Task.COMMIT_UNIT and unit == Unit.CHARIOT and chariots_barred(g, int(g.battle_at)):
            return Message(
                "why-chariots-barred", {"province": province_word(int(g.battle_at)), "walls": int(g.walls[g.battle_at])}
            )
        return Message("why-no-unit-here", {"unit": word("unit", unit.name)})
    if action == codes.YES and task in _HELP:
        return Message("why-no-card", {"card": card_word(_HELP[task])})
    if action == codes.GO and task == Task.COMMIT:
        return Message("why-none-committed")
    if codes.SLOT <= action < codes.CARD and task in (Task.CONVERT, Task.UNSEAT):
        return Message("why-not-this-slot", {"slot": action - codes.SLOT + 1})
    if codes.CARD <= action < codes.BANK and task in (Task.TAKE_CARD, Task.NOMAD_CARD):
        return Message("why-not-this-card", {"card": card_word(action - codes.CARD)})
    return _other_question(g, seat)


_HELP = {Task.BLESS: Card.BLESSING, Task.ENVOYS: Card.ENVOYS, Task.SECOND_WIND: Card.SECOND_WIND}
_PLACES = {
    Task.REGROW,
    Task.TEAR,
    Task.WORK_AT,
    Task.ERECT_AT,
    Task.MOVE_FROM,
    Task.MOVE_TO,
    Task.ATTACK_AT,
    Task.COMMIT,
    Task.NOMAD_STEP,
    Task.MERCENARIES_AT,
    Task.DESERTERS_AT,
}
_PARTIES = {Task.RIVAL, Task.FOE, Task.LOCUSTS_ON, Task.INTRIGUE_ONE, Task.INTRIGUE_TWO, Task.SPY_ON, Task.DESERTERS_OF}
_OWN = {Task.REGROW, Task.TEAR, Task.ERECT_AT, Task.MERCENARIES_AT}


def _place_reason(g: State, seat: int, task: Task, province: int) -> Message:
    """What keeps a province from being the answer."""
    name = {"province": province_word(province)}
    if task in _OWN and g.owner[province] != seat:
        return Message("why-not-yours", name)
    if task == Task.REGROW:
        return Message("why-no-hole", name)
    if task == Task.ERECT_AT:
        building = Building(now_value(g, seat))
        if building >= Building.MARDUK and int(g.built) >> province & 1:
            return Message("why-built", name)
        if erect_sites(g, seat, building) >> province & 1 == 0:
            return Message("why-no-city-free", {**name, "building": word("building", building.name)})
    if task == Task.MOVE_TO:
        if int(g.border[now_value(g, seat) % 64]) >> province & 1 == 0:
            return Message("why-not-next", name)
        if enterable(g, seat) >> province & 1 == 0:
            return Message("why-not-enterable", name)
    return Message(f"why-not-{task.name.lower().replace('_', '-')}", name)


def _basket_reason(g: State, seat: int, task: Task, action: int) -> Message:
    """Drafts and tolls."""
    if not codes.GIVE <= action <= codes.DROP:
        return _other_question(g, seat)
    if task == Task.TOLL and (action < codes.ASK or codes.GIVE_CARD <= action < codes.ASK_CARD or action == codes.DROP):
        return Message("why-toll-side")
    if action == codes.SEND:
        return Message("why-empty-offer")
    if edits_of(g, seat, task) >= EDITS:
        return Message("why-edits", {"count": EDITS})
    if codes.GIVE_CARD <= action < codes.UNGIVE_CARD:
        return Message("why-no-card", {"card": card_word(action - codes.GIVE_CARD)})
    if codes.ASK_CARD <= action < codes.UNASK_CARD:
        return Message(
            "why-cards-off" if g.cards_on == 0 else "why-card-count", {"card": card_word(action - codes.ASK_CARD)}
        )
    if action >= codes.UNGIVE_CARD or codes.UNASK <= action < codes.GIVE_CARD or codes.UNGIVE <= action < codes.ASK:
        return Message("why-not-in-basket")
    return Message("why-basket-full", {"count": int(g.basket_most)})
