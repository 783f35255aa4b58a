"""Why not? The reason an action of the table isn't legal now, from the very obstacle the rules found."""

from __future__ import annotations

from collections.abc import Callable

from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia import actions, codes
from tworivers.mesopotamia.bank import bank_pair
from tworivers.mesopotamia.building import building_of, price_of_building
from tworivers.mesopotamia.cards import ASKED_AT
from tworivers.mesopotamia.decisions import question_words
from tworivers.mesopotamia.drafts import EDITS, amount_and_material
from tworivers.mesopotamia.forges import price_of_unit
from tworivers.mesopotamia.names import Campaign, Card, Material, Obstacle, Task
from tworivers.mesopotamia.offer_limits import basket_room
from tworivers.mesopotamia.packing import unit_and_origin
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import missing_material
from tworivers.mesopotamia.todo import now_value
from tworivers.mesopotamia.words import (
    building_word,
    card_word,
    material_word,
    name_of,
    province_word,
    seat_word,
    task_of,
    unit_word,
)

ValuesOf = Callable[[State, int, int, int], Values]
"""Record, seat, first code of the action's block, number in it -> the values of a reason."""


def why_not(g: State, seat: int, action: int) -> Message | None:
    """The reason in words with its values, or None if the action is legal."""
    found = Obstacle(actions.obstacle(g, seat, action))
    if found == Obstacle.NONE:
        return None
    first = codes.TABLE.block(action).first
    values = _VALUES[found](g, seat, first, action - first) if found in _VALUES else {}
    return Message(f"why-{_name(found, action - first)}", values)


def _name(found: Obstacle, number: int) -> str:
    """An obstacle's name in the catalogues; campaigns and cards that are asked for have a reason of their own each."""
    if found == Obstacle.NO_RIVAL:
        return f"no-rival-{name_of(Campaign(number))}"
    if found == Obstacle.ASKED_FOR:
        return name_of(Card(number))
    return {Obstacle.NO_ORE: "no-material", Obstacle.PARTY_OUT: "out"}.get(found, name_of(found))


def _question(g: State, seat: int, first: int, number: int) -> Values:
    return {"question": question_words(g, seat)}


def _oneself(g: State, seat: int, first: int, number: int) -> Values:
    return {"who": seat_word(g, seat)}


def _party(g: State, seat: int, first: int, party: int) -> Values:
    return {"who": seat_word(g, party)}


def _province(g: State, seat: int, first: int, province: int) -> Values:
    return {"province": province_word(province)}


def _walls(g: State, seat: int, first: int, province: int) -> Values:
    return {"province": province_word(province), "cities": int(g.cities[province])}


def _barred(g: State, seat: int, first: int, unit: int) -> Values:
    return {"province": province_word(int(g.battle_at)), "walls": int(g.walls[g.battle_at])}


def _no_city(g: State, seat: int, first: int, province: int) -> Values:
    return {"province": province_word(province), "building": building_word(now_value(g, seat))}


def _building(g: State, seat: int, first: int, number: int) -> Values:
    return {"building": building_word(building_of(number) if first == codes.BUILD else number)}


def _price(g: State, seat: int, first: int, number: int) -> Values:
    """Names the first material of the price that is missing."""
    if first == codes.WORK:
        price = price_of_unit(g, number)
    elif first == codes.ERECT:
        price = price_of_building(g, number)
    elif first == codes.BUILD:
        price = price_of_building(g, building_of(number))
    elif task_of(g, seat) == Task.WALL:
        price = int(g.wall_price)
    else:
        price = price_of_building(g, now_value(g, seat))
    material = missing_material(g, seat, price)
    return {"price": price, "material": material_word(material), "have": int(g.stock[seat, material])}


def _ore(g: State, seat: int, first: int, number: int) -> Values:
    return {"material": material_word(Material.ORE)}


def _material(g: State, seat: int, first: int, material: int) -> Values:
    return {"material": material_word(material)}


def _unit(g: State, seat: int, first: int, number: int) -> Values:
    """Names the unit that is meant, or the one that was chosen before."""
    return {"unit": unit_word(number if first == codes.UNIT else unit_and_origin(now_value(g, seat))[0])}


def _card(g: State, seat: int, first: int, number: int) -> Values:
    """Names the card that is meant, or the one that is asked for."""
    task = task_of(g, seat)
    return {"card": card_word(ASKED_AT[task] if first == codes.YES and task is not None else number)}


def _flour(g: State, seat: int, first: int, number: int) -> Values:
    return {"material": material_word(Material.FLOUR)}


def _owned(g: State, seat: int, first: int, number: int) -> Values:
    material = number if first == codes.GIVE else amount_and_material(number)[1]
    return {"material": material_word(material), "have": int(g.stock[seat, material])}


def _bank(g: State, seat: int, first: int, number: int) -> Values:
    given = Material.FLOUR if first == codes.BANK_FLOUR else bank_pair(number)[0]
    return {"rate": int(g.bank_rate), "material": material_word(given), "have": int(g.stock[seat, given])}


_VALUES: dict[Obstacle, ValuesOf] = {
    Obstacle.OUT: _oneself,
    Obstacle.OTHER_TURN: _question,
    Obstacle.OTHER_QUESTION: _question,
    Obstacle.OTHER_NOBODY: lambda g, seat, first, number: {"seat": number + 1},
    Obstacle.OTHER_OFFER: _party,
    Obstacle.OTHER_TRANSIT: _party,
    Obstacle.PARTY_OUT: _party,
    Obstacle.NOT_THIS_PARTY: _party,
    Obstacle.NOT_YOURS: _province,
    Obstacle.FELLED: _province,
    Obstacle.NO_TREE: _province,
    Obstacle.NO_HOLE: _province,
    Obstacle.MILL: lambda g, seat, first, number: {
        "grain": int(g.stock[seat, Material.GRAIN]),
        "most": now_value(g, seat),
    },
    Obstacle.NOT_TEAR: _province,
    Obstacle.NO_ORE: _ore,
    Obstacle.PRICE: _price,
    Obstacle.NOT_WORK_AT: _province,
    Obstacle.WALLS_FULL: _walls,
    Obstacle.WALLED: _province,
    Obstacle.NO_SITE: _building,
    Obstacle.BUILT: _province,
    Obstacle.NO_CITY_FREE: _no_city,
    Obstacle.NOT_PAYABLE: _material,
    Obstacle.NO_MATERIAL: _material,
    Obstacle.NO_UNIT: _unit,
    Obstacle.NO_FLOUR: _unit,
    Obstacle.NO_MOVE: _unit,
    Obstacle.NOT_MOVE_FROM: _province,
    Obstacle.NOT_NEXT: _province,
    Obstacle.NOT_ENTERABLE: _province,
    Obstacle.NOT_MOVE_TO: _province,
    Obstacle.NOT_ATTACK_AT: _province,
    Obstacle.NOT_COMMIT: _province,
    Obstacle.CHARIOTS_BARRED: _barred,
    Obstacle.NO_UNIT_HERE: _unit,
    Obstacle.NOT_THIS_SLOT: lambda g, seat, first, slot: {"slot": slot + 1},
    Obstacle.NOT_NOMAD_STEP: _province,
    Obstacle.NO_CARD: _card,
    Obstacle.CARD_PHASE: _card,
    Obstacle.TRIBE_STUCK: lambda g, seat, first, card: {"tribe": card_word(card)},
    Obstacle.MERCENARIES: lambda g, seat, first, card: {
        "price": int(g.mercenary_metal),
        "have": int(g.stock[seat, Material.METAL]),
    },
    Obstacle.CARD_USELESS: _card,
    Obstacle.NOT_MERCENARIES_AT: _province,
    Obstacle.NOT_DESERTERS_AT: _province,
    Obstacle.NOT_THIS_CARD: _card,
    Obstacle.BANK: _bank,
    Obstacle.NO_FLOUR_TAKEN: _flour,
    Obstacle.NO_FLOUR_GIVEN: _flour,
    Obstacle.MAY_NOT_ATTACK: lambda g, seat, first, province: {"who": seat_word(g, int(g.owner[province]))},
    Obstacle.SMELT: lambda g, seat, first, rest: {
        "ore": int(g.stock[seat, Material.ORE]),
        "most": int(g.smelt_ore),
    },
    Obstacle.NOT_OWNED: _owned,
    Obstacle.OFFERS_SENT: lambda g, seat, first, number: {"count": int(g.sent[seat])},
    Obstacle.DRAFTS: lambda g, seat, first, number: {"count": int(g.drafts[seat])},
    Obstacle.OFFER_OPEN: lambda g, seat, first, number: {"who": seat_word(g, int(g.partner[seat]))},
    Obstacle.EDITS: lambda g, seat, first, number: {"count": EDITS},
    Obstacle.BASKET_FULL: lambda g, seat, first, number: {"count": basket_room(g)},
    Obstacle.CARD_COUNT: _card,
    Obstacle.CANNOT_COVER: _party,
    Obstacle.OWN_POLICY: _card,
    Obstacle.TOLL_BEGUN: _party,
    Obstacle.TOLL_STANDS: lambda g, seat, first, number: {"who": seat_word(g, int(g.toll_offer[seat]))},
}
"""What the words of an obstacle need to know; the others need nothing."""
