"""Actions and events in words: the text notation of save files, and messages that every language's catalogue can say."""

from __future__ import annotations

from collections.abc import Callable

from tworivers.engine.compiled import plain
from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.codes import bank_pair
from tworivers.mesopotamia.economy import season_of, year_of
from tworivers.mesopotamia.masks import in_basket
from tworivers.mesopotamia.realm import cities_of
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import (
    EMPTY,
    NOMADS,
    SEATS,
    Building,
    Campaign,
    Card,
    Material,
    OfferState,
    Party,
    Province,
    Season,
    Symbol,
    Task,
    Tribe,
    Unit,
    Work,
)
from tworivers.mesopotamia.todo import now_task, now_value

SEAT_NAMES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""Seats in save files; which party sits there depends on the number of parties."""


def word(kind: str, member: str) -> Message:
    """The catalogue's word for a thing of the game."""
    return Message(f"{kind}-{member.lower().replace('_', '-')}")


def province_word(province: int) -> Message:
    """The catalogue's word for a province."""
    return word("province", Province(province).name)


def material_word(material: int) -> Message:
    """The catalogue's word for a material."""
    return word("material", Material(material).name)


def card_word(card: int) -> Message:
    """The catalogue's word for a kind of card."""
    return word("card", Card(card).name)


def symbol_word(symbol: int) -> Message:
    """The catalogue's word for a symbol on the frame."""
    return word("symbol", Symbol(symbol).name)


def seat_word(g: State, seat: int) -> Message:
    """The catalogue's word for the party in a seat; nomads have one too."""
    return Message("party-nomads") if seat == NOMADS else word("party", Party(g.party[seat]).name)


def _name(member: Province | Material | Card | Unit | Work | Building | Campaign) -> str:
    return member.name.lower().replace("_", "-")


def notation(action: int) -> str:
    """An action as save files write it. The same text never means two actions."""
    for first, write in _NOTATION:
        if action >= first:
            return write(action - first)
    raise ValueError(f"no action {action}")


_NOTATION: tuple[tuple[int, Callable[[int], str]], ...] = (
    (codes.REFUSE, lambda n: f"refuse {SEAT_NAMES[n]}"),
    (codes.DEMAND, lambda n: f"demand {SEAT_NAMES[n]}"),
    (codes.FREE, lambda n: f"free {SEAT_NAMES[n]}"),
    (codes.COUNTER, lambda n: f"counter {SEAT_NAMES[n]}"),
    (codes.DECLINE, lambda n: f"decline {SEAT_NAMES[n]}"),
    (codes.ACCEPT, lambda n: f"accept {SEAT_NAMES[n]}"),
    (codes.NO_TOLLS, lambda n: "no tolls"),
    (codes.TOLLS, lambda n: "tolls"),
    (codes.DROP, lambda n: "drop"),
    (codes.SEND, lambda n: "send"),
    (codes.UNASK_CARD, lambda n: f"unask card {_name(Card(n))}"),
    (codes.ASK_CARD, lambda n: f"ask card {_name(Card(n))}"),
    (codes.UNGIVE_CARD, lambda n: f"ungive card {_name(Card(n))}"),
    (codes.GIVE_CARD, lambda n: f"give card {_name(Card(n))}"),
    (codes.UNASK, lambda n: f"unask {_name(Material(n))}"),
    (codes.ASK, lambda n: f"ask {_name(Material(n))}"),
    (codes.UNGIVE, lambda n: f"ungive {_name(Material(n))}"),
    (codes.GIVE, lambda n: f"give {_name(Material(n))}"),
    (codes.WITHDRAW, lambda n: "withdraw"),
    (codes.TRADE, lambda n: f"trade {SEAT_NAMES[n]}"),
    (codes.BANK, lambda n: f"bank {_name(Material(bank_pair(n)[0]))} {_name(Material(bank_pair(n)[1]))}"),
    (codes.CARD, lambda n: f"card {_name(Card(n))}"),
    (codes.SLOT, lambda n: f"slot {n + 1}"),
    (codes.GO, lambda n: "go"),
    (codes.ATTACK, lambda n: "attack"),
    (codes.UNIT, lambda n: f"unit {_name(Unit(n))}"),
    (codes.PAY, lambda n: f"pay {_name(Material(n))}"),
    (codes.PARTY, lambda n: "against nomads" if n == NOMADS else f"against {SEAT_NAMES[n]}"),
    (codes.CAMPAIGN, lambda n: f"campaign {_name(Campaign(n))}"),
    (codes.ERECT, lambda n: f"erect {_name(Building(n))}"),
    (codes.WORK, lambda n: f"work {_name(Work(n))}"),
    (codes.PLACE, lambda n: f"at {_name(Province(n))}"),
    (codes.MILL, lambda n: f"mill {n}"),
    (codes.VOTE, lambda n: f"vote {n + 1}"),
    (codes.COUNTERCLOCKWISE, lambda n: "counterclockwise"),
    (codes.CLOCKWISE, lambda n: "clockwise"),
    (codes.NO, lambda n: "no"),
    (codes.YES, lambda n: "yes"),
    (codes.DONE, lambda n: "done"),
)


def task_of(g: State, seat: int) -> Task | None:
    """The question a seat is asked, if any; waiting isn't one."""
    task = now_task(g, seat)
    return None if task < 0 or task >= Task.WAIT else Task(task)


def task_key(task: Task) -> str:
    """A question's name in the catalogues."""
    return task.name.lower().replace("_", "-")


def action_words(g: State, seat: int, action: int) -> Message:
    """What an action does, with its price, as a button would say it."""
    task = task_of(g, seat)
    if action == codes.DONE:
        return Message(f"do-done-{task_key(task)}" if task in _DONE else "do-done")
    if action in (codes.YES, codes.NO):
        answer = "yes" if action == codes.YES else "no"
        return Message(f"do-{answer}-{task_key(task)}" if task in _YES else f"do-{answer}")
    if action in (codes.CLOCKWISE, codes.COUNTERCLOCKWISE):
        return Message("do-clockwise" if action == codes.CLOCKWISE else "do-counterclockwise")
    if action < codes.MILL:
        return Message("do-vote", {"years": action - codes.VOTE + 1})
    if action < codes.PLACE:
        return Message("do-mill", {"grain": action - codes.MILL})
    if action < codes.WORK:
        return Message("do-place", {"province": province_word(action - codes.PLACE)})
    if action < codes.PARTY:
        return _work_words(g, action)
    if action < codes.PAY:
        foe = action - codes.PARTY
        return (
            Message("do-party", {"who": seat_word(g, foe)})
            if foe == NOMADS or foe < g.seats
            else Message("do-nobody", {"seat": foe + 1})
        )
    if action < codes.UNIT:
        return Message("do-pay", {"material": material_word(action - codes.PAY)})
    if action < codes.ATTACK:
        return Message(
            "do-unit" if task != Task.MOVE else "do-move-unit", {"unit": word("unit", Unit(action - codes.UNIT).name)}
        )
    if action < codes.SLOT:
        return Message("do-attack" if action == codes.ATTACK else "do-go")
    if action < codes.CARD:
        return Message("do-slot", {"slot": action - codes.SLOT + 1})
    if action < codes.BANK:
        return Message(
            "do-take-card" if task in (Task.TAKE_CARD, Task.NOMAD_CARD) else "do-card",
            {"card": card_word(action - codes.CARD)},
        )
    if action < codes.TRADE:
        given, taken = bank_pair(action - codes.BANK)
        return Message(
            "do-bank", {"rate": int(g.bank_rate), "given": material_word(given), "taken": material_word(taken)}
        )
    return _trade_words(g, seat, action)


_DONE = {Task.FELL, Task.FEED, Task.FORGE, Task.WALL, Task.WORKS, Task.BUILD, Task.CAMPAIGN, Task.MOVE, Task.NOMAD_STEP}
_YES = {Task.BLESS, Task.ENVOYS, Task.CONSENT, Task.SECOND_WIND}


def _work_words(g: State, action: int) -> Message:
    """Work for a forge, a building, a campaign."""
    if action < codes.ERECT:
        work = Work(action - codes.WORK)
        price = {Work.FOOT: int(g.foot_price), Work.CHARIOT: int(g.chariot_price)}.get(work, 0)
        values = {Work.SMELT: {"ore": int(g.smelt_ore)}, Work.BLANK: {}}.get(work, {"price": price})
        return Message(f"do-work-{work.name.lower()}", values)
    if action < codes.CAMPAIGN:
        building = Building(action - codes.ERECT)
        price = int(g.works_price) if building <= Building.MILLSTONE else int(g.building_price)
        return Message("do-erect", {"building": word("building", building.name), "price": price})
    return Message(f"do-campaign-{Campaign(action - codes.CAMPAIGN).name.lower()}")


def _trade_words(g: State, seat: int, action: int) -> Message:
    """Offers, tolls and the answers to them."""
    if action < codes.WITHDRAW:
        return _about(g, "do-trade", action - codes.TRADE)
    for first, name in ((codes.UNASK, "unask"), (codes.ASK, "ask"), (codes.UNGIVE, "ungive"), (codes.GIVE, "give")):
        if first <= action < codes.GIVE_CARD:
            return Message(f"do-{name}", {"material": material_word(action - first)})
    for first, name in (
        (codes.UNASK_CARD, "unask"),
        (codes.ASK_CARD, "ask"),
        (codes.UNGIVE_CARD, "ungive"),
        (codes.GIVE_CARD, "give"),
    ):
        if first <= action < codes.SEND:
            return Message(f"do-{name}-card", {"card": card_word(action - first)})
    if action == codes.SEND:
        return Message("do-send-toll" if task_of(g, seat) == Task.TOLL else "do-send")
    for code, name in (
        (codes.WITHDRAW, "withdraw"),
        (codes.DROP, "drop"),
        (codes.TOLLS, "tolls"),
        (codes.NO_TOLLS, "no-tolls"),
    ):
        if action == code:
            return Message(f"do-{name}")
    first = codes.ACCEPT + (action - codes.ACCEPT) // SEATS * SEATS
    name = ("accept", "decline", "counter", "free", "demand", "refuse")[(first - codes.ACCEPT) // SEATS]
    return _about(g, f"do-{name}", action - first)


def _about(g: State, message: str, party: int) -> Message:
    """A sentence about a party; empty seats have none."""
    return (
        Message(message, {"who": seat_word(g, party)}) if party < g.seats else Message("do-nobody", {"seat": party + 1})
    )


def question_words(g: State, seat: int) -> Message:
    """The question asked of a seat; for others and those who wait, what the round is about."""
    task = task_of(g, seat) if 0 <= seat < g.seats else None
    if task is None:
        asked = [other for other in range(g.seats) if 0 <= seat < g.seats and _asked_by(g, seat, other)]
        if asked:
            return Message("ask-offer", {"who": seat_word(g, asked[0])})
        if g.active != EMPTY:
            return Message("ask-other-turn", {"who": seat_word(g, int(g.active))})
        return Message("ask-others", {"season": word("season", Season(season_of(g)).name), "year": year_of(g)})
    value = now_value(g, seat)
    values: Values = {}
    if task == Task.FEED:
        values = {"cities": cities_of(g, seat), "flour": int(g.stock[seat, Material.FLOUR])}
    elif task in (Task.CONSENT, Task.DRAFT, Task.TOLL, Task.TAKE_CARD):
        values = {"who": seat_word(g, value)}
    elif task == Task.MILL:
        values = {"most": min(value, int(g.stock[seat, Material.GRAIN]))}
    elif task in (Task.WORK_AT, Task.ERECT_AT):
        values = {
            "what": word("work", Work(value).name) if task == Task.WORK_AT else word("building", Building(value).name)
        }
    elif task in (Task.COMMIT, Task.DUEL, Task.DEFEND, Task.SECOND_WIND):
        values = {"province": province_word(int(g.battle_at))}
    elif task in (Task.CONVERT, Task.UNSEAT):
        values = {
            "who": seat_word(g, value % 16),
            **({"symbol": symbol_word(value // 16)} if task == Task.CONVERT else {}),
        }
    elif task == Task.NOMAD_STEP:
        values = {"tribe": word("tribe", Tribe(value // 16).name)}
    return Message(f"ask-{task_key(task)}", values)


def _asked_by(g: State, seat: int, proposer: int) -> bool:
    """Whether a seat has an answer to give about a proposer's offer."""
    state = int(g.offer[proposer])
    if state == OfferState.SENT:
        return bool(g.partner[proposer] == seat)
    if state == OfferState.TOLLS:
        return proposer == seat
    return bool(state == OfferState.TRANSIT and int(g.transit[proposer]) >> seat & 1)


def basket(materials: list[int], cards: int) -> dict[str, dict[str, int]]:
    """A basket as views show it."""
    return {
        "materials": {material.name.lower(): int(materials[material]) for material in Material if materials[material]},
        "cards": {_name(card): count for card in Card if (count := plain(in_basket)(cards, int(card)))},
    }
